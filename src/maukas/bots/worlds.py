"""What a seat knows of the hidden cards: who may hold which, by everything that it has seen.

Every hidden card lies in a *slot*: a place of somebody's hand, with what is known of it. A slot remembers which pile it was drawn from
(the pack, or the discard pile after the first reshuffle, and so on), when, and which cards it cannot hold, because its owner had to draw
while holding it. What a pile consisted of is known, so the cards of a pile that nobody has seen yet are, too: they are in the slots of
that pile and, of the last one, in the draw pile.

When somebody lays a card, it comes from one of the slots that could hold it; which one is not known, so it is drawn at random, each
slot as likely as it is to hold that card. A `Belief` is one such reading of the history. What comes later may show that a guess was
wrong, so it keeps the past as well: `deals` thinks again about where the cards came from.
"""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from maukas.bots.bot import Seen, Situation
from maukas.games.bits import contains
from maukas.games.dos.cards import SINGLES
from maukas.games.game import Game, game_named
from maukas.games.maumau.cards import (
    ALL_CARDS, COLOUR_CHANGE, COLOURED_CARDS, LETTERS, NUMBER_CARDS, cards_of_colour, cards_of_kind, kind,
)
from maukas.games.notation import laid_cards
from maukas.games.state import MAX_SEATS

ROW = MAX_SEATS                                         # takes cards, too


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

    slots: list[list[Slot]]                             # by seat; the own one is empty
    unseen: list[Counter[int]]                          # by pile
    discard: list[int]                                  # known to all; the last one on top
    laid: list[Laid]
    bars: list[Bar]
    is_lenient: bool = False                            # whether the bars are only likely


class Reader:
    """Reads a seat's history move by move into a belief; it goes on where it stopped."""

    def __init__(self, situation: Situation, seed: int, *, infers: bool = True) -> None:
        self.game: Game = game_named(situation.game)
        self.options: Any = situation.options
        self.seat = situation.seat
        self.dice = random.Random(seed)  # noqa: S311 (for sampling)
        self.infers = infers
        self.time = 0
        self.opening = self.before = opening = situation.opening
        self.belief = Belief([], [], [], [], [], is_lenient=self.game.name == "dos")
        if self.game.name == "maumau":
            self.belief.discard += self.parse([opening.top])
        self.start_over(opening)

    def read(self, situation: Situation) -> Belief:
        """The belief after the whole history."""
        for seen in situation.history[self.time :]:
            self.time += 1
            self.follow(self.before, seen)
            self.before = seen.view
        return self.belief

    def start_over(self, view: Any) -> None:
        """Believe only what a view shows and what was discarded: any of the other cards may be anywhere."""
        unseen = Counter(self.game.pack)
        unseen.subtract([*self.parse(view.hand), *self.parse(row_cards(view)), *self.belief.discard])
        self.belief.unseen = [unseen]
        sizes = [size if seat != self.seat else 0 for seat, size in enumerate(view.hand_sizes)]
        self.belief.slots = [[Slot(0, self.time) for _ in range(size)] for size in sizes]
        self.belief.laid, self.belief.bars = [], []

    def parse(self, names: Iterable[str]) -> list[int]:
        """Cards by number."""
        return [self.game.cards.parse(name) for name in names]

    def follow(self, before: Any, seen: Seen) -> None:
        """What one move tells."""
        laid = self.parse(laid_cards(seen.move))
        forbidden = self.forbidden_by(before, seen)
        if forbidden:
            self.belief.bars.append(Bar(seen.seat, self.time, forbidden))
            for slot in self.belief.slots[seen.seat]:
                slot.forbidden |= forbidden
        if seen.seat != self.seat:
            for card in laid:
                if self.game.name == "maumau" and before.phase == "drawn":                  # it is the card just drawn
                    self.see(card, self.belief.slots[seen.seat].pop().pile)
                else:
                    self.lay(seen.seat, card)
        if self.game.name == "maumau":
            self.belief.discard += laid
        elif seen.move == "end" and before.phase == "covered":
            covered = [centre for centre in before.row if centre.covered_by]
            self.belief.discard += self.parse(name for centre in covered for name in (centre.card, *centre.covered_by))
        self.draw(before, seen, len(laid))

    def lay(self, seat: int, card: int) -> None:
        """A hidden card shows itself: it comes from one of the slots that could hold it."""
        slots, unseen = self.belief.slots[seat], self.belief.unseen
        alike = {(slot.pile, slot.forbidden) for slot in slots}
        chance = {(pile, forbidden): likelihood(card, unseen[pile], forbidden) for pile, forbidden in alike}
        chances = [chance[slot.pile, slot.forbidden] for slot in slots]
        if not any(chances):                            # a guess was wrong
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

    def draw(self, before: Any, seen: Seen, laid: int) -> None:
        """Cards leave the draw pile; in the middle of it a new pile may be made."""
        after, belief = seen.view, self.belief
        own = Counter(after.hand)
        own.subtract(before.hand)
        own.update(laid_cards(seen.move) if seen.seat == self.seat else [])
        shown = {self.seat: self.parse(own.elements()), ROW: self.parse(refills(before, seen))}
        takers = [*([ROW] * len(shown[ROW])), *self.takers(before, seen, laid)]
        for number, taker in enumerate(takers):
            if number == before.draw_size and after.reshuffles > before.reshuffles:
                self.reshuffle(after.discard_size)
            if taker in shown:
                card = next((card for card in shown[taker] if belief.unseen[-1][card] > 0), shown[taker][0])
                shown[taker].remove(card)
                self.see(card, -1)
                if after.reshuffles > before.reshuffles:                                    # then it is a guess which card came from which
                    belief.laid.append(Laid(taker, card, self.time + 1, Slot(len(belief.unseen) - 1, self.time)))
            else:
                unlike = self.drawn_forbidden(before, seen, taker)
                belief.slots[taker].append(Slot(len(belief.unseen) - 1, self.time, unlike, unlike))

    def takers(self, before: Any, seen: Seen, laid: int) -> list[int]:
        """Who takes a card from the draw pile by this move, in the order of the rules as far as it shows."""
        after, seats = seen.view, len(seen.view.hand_sizes)
        counts = [after.hand_sizes[seat] - before.hand_sizes[seat] + laid * (seat == seen.seat) for seat in range(seats)]
        first = getattr(before, "window", None)
        order = sorted(range(seats), key=lambda seat: (seat != first, (seat - seen.seat - (seen.move == "end")) % seats))
        return [seat for seat in order for _ in range(counts[seat])]

    def reshuffle(self, kept: int) -> None:
        """The discard pile, but for what is on it now, is the new draw pile."""
        discard = self.belief.discard
        pile = discard[: len(discard) - kept]
        self.belief.unseen.append(Counter(pile))
        self.belief.discard = discard[len(discard) - kept :]

    def forbidden_by(self, before: Any, seen: Seen) -> int:
        """The cards that a seat cannot have held, because it drew."""
        if not self.infers or seen.move != "draw" or seen.seat == self.seat:
            return 0
        if self.game.name == "dos":
            return self.uncovered_singles(before)
        if before.debt > 0 or self.options.free_draw:
            return 0
        fitting = fitting_cards(before, self.game.cards.parse(before.top)) & COLOURED_CARDS         # M-18, AM-06, AM-07
        alone = before.hand_sizes[seen.seat] == 1 and before.window != seen.seat
        return fitting & NUMBER_CARDS if self.options.last_card == "number" and alone else fitting

    def uncovered_singles(self, before: Any) -> int:
        """In DOS nobody must cover, but who draws has mostly nothing to cover with: believed of single cards only."""
        if before.phase != "start":
            return 0
        forbidden = 0
        for centre in before.row:
            forbidden |= SINGLES[self.game.cards.parse(centre.card)]
        return forbidden

    def drawn_forbidden(self, before: Any, seen: Seen, taker: int) -> int:
        """Where a drawn card may be played, whether the turn goes on tells whether it fits."""
        if self.game.name != "maumau" or seen.move != "draw" or taker != seen.seat:
            return 0
        if self.options.drawn_card != "may_play" or before.debt > 0 or before.window == seen.seat:
            return 0
        fitting = fitting_cards(before, self.game.cards.parse(before.top))
        return ALL_CARDS & ~fitting if seen.view.phase == "drawn" and seen.view.turn == taker else fitting


def likelihood(card: int, unseen: Counter[int], forbidden: int) -> float:
    """How likely a slot holds `card`, among the unseen cards that it can hold."""
    if unseen[card] <= 0 or contains(forbidden, card):
        return 0.0
    return unseen[card] / sum(count for other, count in unseen.items() if count > 0 and not contains(forbidden, other))


def fitting_cards(view: Any, top: int) -> int:
    """The cards that fit, as a view shows it; there is no debt."""
    if view.colour is None:
        return ALL_CARDS
    fitting = cards_of_colour(LETTERS.index(view.colour)) | 1 << COLOUR_CHANGE
    return fitting if top == COLOUR_CHANGE else fitting | cards_of_kind(kind(top))


def refills(before: Any, seen: Seen) -> list[str]:
    """The cards that came into the row from the draw pile."""
    if seen.move != "end" or not hasattr(before, "row"):
        return []
    kept = Counter(centre.card for centre in before.row if not centre.covered_by)
    return list((Counter(centre.card for centre in seen.view.row) - kept).elements())


def row_cards(view: Any) -> list[str]:
    """The cards of the centre row and those that lie on them; Mau Mau has none."""
    return [card for centre in getattr(view, "row", ()) for card in (centre.card, *centre.covered_by)]

