"""Beliefs as deals, and back: what a search needs of a history, and what its deals have found out about the past."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from maukas.bots.deal_sampler import CHANCE, DEAL, IMPOSSIBLE, MENDED, MOST_BARS, MOST_LAID, prepare
from maukas.bots.belief import Bar, Belief, Laid, Slot
from maukas.games.compiler import Records
from maukas.games.state import NO_SEAT

ATTEMPTS = 20  # while no deal is possible; seen to be needed after many reshuffles only
NOT_YET = 1 << 30  # the time at which a hidden card is laid


def possible_deals(belief: Belief, count: int, seed: int) -> Records:
    """So many deals, or those of them that can be made possible; where the belief is wrong about the past it learns from them."""
    deals, chances, outcomes = np.zeros(count, DEAL), np.zeros(1, CHANCE), np.zeros(count, np.int8)
    chances["generator"] = seed
    write_deal(belief, deals[0])
    deals[1:] = deals[0]
    for _ in range(ATTEMPTS):
        prepare(deals, chances, outcomes)
        if (outcomes != IMPOSSIBLE).any():
            break
    possible: Records = deals[outcomes != IMPOSSIBLE]
    if MENDED in outcomes and len(possible) > 0:
        read_deal(possible[0], belief)
    return possible


def write_deal(belief: Belief, deal: np.void) -> None:
    """Write a belief into a record: some deal of the hidden cards, and where those of the past are taken to come from."""
    frozen = max(last_time(belief.laid[:-MOST_LAID]), last_time(belief.bars[:-MOST_BARS]))
    laid = [each for each in belief.laid if each.time > frozen]
    bars = [(bar.seat, bar.time, bar.cards) for bar in belief.bars if bar.time > frozen]
    unseen = [[*cards.elements()] for cards in belief.unseen]
    past = [(each.card, stock, *origin(belief, each.seat, each.slot, frozen), each.time) for each, stock in laid_from(belief, laid, unseen)]
    places = [(*origin(belief, seat, slot, frozen), NOT_YET) for seat, hand in enumerate(belief.slots) for slot in hand]
    deal["held"] = len(places)
    places += [(len(unseen) - 1, NO_SEAT, 0, 0, NOT_YET)] * (sum(map(len, unseen)) - len(places))
    deal["is_lenient"] = belief.is_lenient
    deal["hidden"], deal["all"], deal["bars"] = len(places), len(places) + len(past), len(bars)
    fill(deal, ("card", "stock", "pile", "seat", "since", "unlike", "until"), [*fitted(places, unseen), *past])
    fill(deal, ("bar_seat", "bar_time", "bar_cards"), bars)


def origin(belief: Belief, seat: int, slot: Slot, frozen: int) -> tuple[int, int, int, int]:
    """Where a slot came from; what happened up to the time before which nothing is thought about again counts as seen at once."""
    unlike = slot.unlike
    if slot.since < frozen:
        for bar in belief.bars:
            if bar.seat == seat and slot.since < bar.time <= frozen:
                unlike |= bar.cards
    return slot.pile, seat, slot.since, unlike


def laid_from(belief: Belief, laid: Sequence[Laid], unseen: list[list[int]]) -> list[tuple[Laid, int]]:
    """The pile of each card laid; where more were laid from a pile than it had, one of them was in another and is not unseen there."""
    stocks = [each.slot.pile for each in laid]
    for pile, counts in enumerate(belief.unseen):
        for card in (-counts).elements():
            other = next(other for other, cards in enumerate(unseen) if card in cards)
            unseen[other].remove(card)
            wrong = [number for number, each in enumerate(laid) if each.card == card and stocks[number] == pile]
            if wrong:  # or it was too long ago
                stocks[wrong[-1]] = other
    return [*zip(laid, stocks, strict=True)]


def fitted(places: Sequence[tuple[int, ...]], unseen: Sequence[list[int]]) -> list[tuple[int, ...]]:
    """The places with unseen cards, of their own pile if there are enough."""
    cards = [(unseen[place[0]].pop(), place[0]) if unseen[place[0]] else None for place in places]
    rest = [(card, pile) for pile, left in enumerate(unseen) for card in left]
    return [(*(card or rest.pop()), *place) for card, place in zip(cards, places, strict=True)]


def read_deal(deal: np.void, belief: Belief) -> None:
    """Take over into a belief where the cards of a deal came from."""
    held, hidden, end = int(deal["held"]), int(deal["hidden"]), int(deal["all"])
    columns = (deal[name][:end].tolist() for name in ("seat", "pile", "since", "forbidden", "unlike"))
    slots = [(seat, Slot(*slot)) for seat, *slot in zip(*columns, strict=True)]
    belief.slots = [[slot for owner, slot in slots[:held] if owner == seat] for seat in range(len(belief.slots))]
    past = belief.laid[len(belief.laid) - (end - hidden) :]
    belief.laid[len(belief.laid) - len(past) :] = [replace(each, slot=slot) for each, (_, slot) in zip(past, slots[hidden:], strict=True)]
    belief.unseen = [Counter() for _ in belief.unseen]
    for card, stock in zip(deal["card"][:hidden].tolist(), deal["stock"][:hidden].tolist(), strict=True):
        belief.unseen[stock][card] += 1


def last_time(past: Sequence[Laid] | Sequence[Bar]) -> int:
    """When the last of these happened."""
    return past[-1].time if past else 0


def fill(deal: np.void, names: Sequence[str], rows: Sequence[tuple[int, ...]]) -> None:
    """Write rows into the columns of these names."""
    for name, column in zip(names, zip(*rows, strict=True), strict=False):
        deal[name][: len(rows)] = column


def known_hands(draw_pile: Sequence[int]) -> Records:
    """The deal of somebody who sees all hands; as only the order of the draw pile is unknown, it is given shuffled."""
    deals = np.zeros(1, DEAL)
    deals[0]["hidden"] = deals[0]["all"] = len(draw_pile)
    deals[0]["card"][: len(draw_pile)] = draw_pile
    return deals
