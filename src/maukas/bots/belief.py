"""What a seat knows of the hidden cards: who may hold which, by everything that it has seen.

Every hidden card lies in a *slot*: a place of somebody's hand, with what is known of it. A slot remembers which pile it was drawn from
(the pack, or the discard pile after the first reshuffle, and so on), when, and which cards it cannot hold, because its owner had to draw
while holding it. What a pile consisted of is known, so the cards of a pile that nobody has seen yet are, too: they are in the slots of
that pile and, of the last one, in the draw pile.

When somebody lays a card, it comes from one of the slots that could hold it; which one is not known, so it is drawn at random, each
slot as likely as it is to hold that card. A `Belief` is one such reading of the history. What comes later may show that a guess was
wrong, so it keeps the past as well: `deal_sampler` thinks again about where the cards came from.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from maukas.bots.bot import Situation
from maukas.games.bits import contains
from maukas.games.inference import Observed
from maukas.games.state import MAX_SEATS
from maukas.games.view import View

TABLE = MAX_SEATS  # takes cards from the draw pile, too


@dataclass(slots=True, eq=False)
class Slot:
    """A hidden card of a hand: which pile it came from and when, the cards it cannot be, and those of them that were clear at once."""

    pile: int
    since: int
    forbidden: int = 0
    unlike: int = 0


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that was hidden until it was laid, and the slot it is taken to come from."""

    seat: int
    card: int
    time: int
    slot: Slot


@dataclass(frozen=True, slots=True)
class Bar:
    """A moment at which nothing in a hand was one of these cards."""

    seat: int
    time: int
    cards: int


@dataclass(slots=True)
class Belief:
    """One reading of the history: the slots of every other hand, the unseen cards of every pile, what lies discarded, and the past."""

    slots: list[list[Slot]]  # by seat; the bot's own is empty
    unseen: list[Counter[int]]  # by pile
    discard: list[int]  # known to all; the last one on top
    laid: list[Laid]
    bars: list[Bar]
    is_lenient: bool = False  # whether the bars are only likely


class Reader:
    """Reads a seat's history move by move into a belief; it goes on where it stopped."""

    def __init__(self, situation: Situation, seed: int, *, infers: bool = True) -> None:
        self.game = situation.rules
        self.options = situation.options
        self.seat = situation.seat
        self.dice = random.Random(seed)  # noqa: S311 (for sampling)
        self.infers = infers
        self.time = 0
        self.opening = self.before = opening = situation.opening
        discard = self.parse(self.game.inference.discarded_at_deal(opening))
        self.belief = Belief([], [], discard, [], [], is_lenient=not self.game.inference.is_certain)
        self.start_over(opening)

    def read(self, situation: Situation) -> Belief:
        """The belief after the whole history."""
        for seen in situation.history[self.time :]:
            self.time += 1
            self.follow(Observed(seen.seat, seen.move, self.before, seen.view))
            self.before = seen.view
        return self.belief

    def start_over(self, view: View) -> None:
        """Believe only what a view shows and what was discarded: any of the other cards may be anywhere."""
        unseen = Counter(self.game.pack)
        unseen.subtract([*self.parse(view.hand or ()), *self.parse(self.game.inference.lying_open(view)), *self.belief.discard])
        self.belief.unseen = [unseen]
        sizes = [size if seat != self.seat else 0 for seat, size in enumerate(view.hand_sizes)]
        self.belief.slots = [[Slot(0, self.time) for _ in range(size)] for size in sizes]
        self.belief.laid, self.belief.bars = [], []

    def parse(self, names: Iterable[str]) -> list[int]:
        """Cards by number."""
        return [self.game.cards.parse(name) for name in names]

    def follow(self, observed: Observed[View]) -> None:
        """What one move tells."""
        inference, names, is_own = self.game.inference, self.game.laid_cards(observed.move), observed.seat == self.seat
        denied = inference.denied(observed, self.options) if self.infers and not is_own else 0
        if denied:
            self.belief.bars.append(Bar(observed.seat, self.time, denied))
            for slot in self.belief.slots[observed.seat]:
                slot.forbidden |= denied
        if not is_own:
            for card in self.parse(names):
                if inference.lays_drawn_card(observed):
                    self.see(card, self.belief.slots[observed.seat].pop().pile)
                else:
                    self.lay(observed.seat, card)
        self.belief.discard += self.parse(inference.discarded(observed, names))
        self.draw(observed, names)

    def lay(self, seat: int, card: int) -> None:
        """A hidden card shows itself: it comes from one of the slots that could hold it."""
        slots, unseen = self.belief.slots[seat], self.belief.unseen
        alike = {(slot.pile, slot.forbidden) for slot in slots}
        chance = {(pile, forbidden): likelihood(card, unseen[pile], forbidden) for pile, forbidden in alike}
        chances = [chance[slot.pile, slot.forbidden] for slot in slots]
        if not any(chances):  # a guess was wrong
            chances = [float(max(unseen[slot.pile][card], 0)) for slot in slots]
        if not any(chances):
            chances = [1.0] * len(slots)
        slot = self.dice.choices(slots, chances)[0]
        slots.remove(slot)
        self.belief.laid.append(Laid(seat, card, self.time, slot))
        self.see(card, slot.pile)

    def see(self, card: int, pile: int) -> None:
        """A card of a pile is no longer unseen; if the pile did not have it, another one that was laid did not come from there."""
        self.belief.unseen[pile][card] -= 1

    def draw(self, observed: Observed[View], laid: Sequence[str]) -> None:
        """Cards leave the draw pile; in the middle of it a new pile may be made."""
        before, after, belief = observed.before, observed.after, self.belief
        own = Counter(after.hand)
        own.subtract(before.hand or ())
        own.update(laid if observed.seat == self.seat else ())
        shown = {self.seat: self.parse(own.elements()), TABLE: self.parse(self.game.inference.turned_up(observed))}
        takers = [*([TABLE] * len(shown[TABLE])), *self.takers(observed, len(laid))]
        for number, taker in enumerate(takers):
            if number == before.draw_size and after.reshuffles > before.reshuffles:
                self.reshuffle(after.discard_size)
            if taker in shown:
                card = next((card for card in shown[taker] if belief.unseen[-1][card] > 0), shown[taker][0])
                shown[taker].remove(card)
                self.see(card, -1)
                if after.reshuffles > before.reshuffles:  # then it is a guess which card came from which
                    belief.laid.append(Laid(taker, card, self.time + 1, Slot(len(belief.unseen) - 1, self.time)))
            else:
                is_drawn = taker == observed.seat and taker not in takers[:number]  # then comes what is paid for a wrong word
                unlike = self.game.inference.drawn_denied(observed, self.options) if is_drawn else 0
                belief.slots[taker].append(Slot(len(belief.unseen) - 1, self.time, unlike, unlike))

    def takers(self, observed: Observed[View], laid: int) -> list[int]:
        """Who takes a card from the draw pile by this move, in the order of the rules as far as it shows."""
        sizes = zip(observed.before.hand_sizes, observed.after.hand_sizes, strict=True)
        counts = [after - before + laid * (seat == observed.seat) for seat, (before, after) in enumerate(sizes)]
        return [seat for seat in self.game.inference.drawing_order(observed) for _ in range(counts[seat])]

    def reshuffle(self, kept: int) -> None:
        """The discard pile, but for what is on it now, is the new draw pile."""
        discard = self.belief.discard
        pile = discard[: len(discard) - kept]
        self.belief.unseen.append(Counter(pile))
        self.belief.discard = discard[len(discard) - kept :]


def likelihood(card: int, unseen: Counter[int], forbidden: int) -> float:
    """How likely a slot holds `card`, among the unseen cards that it can hold."""
    if unseen[card] <= 0 or contains(forbidden, card):
        return 0.0
    return unseen[card] / sum(count for other, count in unseen.items() if count > 0 and not contains(forbidden, other))
