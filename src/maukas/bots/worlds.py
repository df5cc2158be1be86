"""Worlds that agree with everything a seat has seen: who may hold which of the hidden cards.

Every hidden card lies in a *slot*: a place of somebody's hand, with what is known of it. A slot remembers which pile it was drawn from
(the pack, or the discard pile after the first reshuffle, and so on: its *generation*) and which cards it cannot hold, because its owner
had to draw while holding it. What a pile consisted of is known, so the cards of a generation that nobody has seen yet are, too: they
are in the slots of that generation and, of the last one, in the draw pile.

When somebody lays a card, it comes from one of the slots that could hold it; which one is not known, so it is drawn at random, each
slot as likely as it is to hold that card. A `Belief` is one such reading of the history; a search uses several. A reading may go wrong by
such a choice, and what comes later shows it: then it notes a fault.
"""

import random
from collections import Counter
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Self

from maukas.bots.bot import Seen, Situation
from maukas.games.bits import contains
from maukas.games.dos.cards import SINGLES
from maukas.games.game import Game, game_named
from maukas.games.maumau.cards import (
    ALL_CARDS, COLOUR_CHANGE, COLOURED_CARDS, LETTERS, NUMBER_CARDS, cards_of_colour, cards_of_kind, kind,
)
from maukas.games.notation import laid_cards

ROW = -1                                                # takes cards, too
DOS_FAITH = 0.8                                         # how often a DOS player who draws is taken to have had no single cover
SOUND, CONTRADICTED, ASTRAY = range(3)                  # faults of a reading: none; a slot was not what it must be; cards are too many


@dataclass(slots=True)
class Slot:
    """A hidden card of a hand."""

    generation: int
    forbidden: int = 0                                  # the set of cards it cannot be


@dataclass(slots=True)
class Belief:
    """One reading of the history: the slots of every other hand, the unseen cards of every generation, and the discard pile."""

    slots: list[list[Slot]]                             # by seat; the own one is empty
    unseen: list[Counter[int]]                          # by generation
    discard: list[int]                                  # known to all; the last one on top


class Reader:
    """Reads a seat's history move by move into a belief; it goes on where it stopped."""

    def __init__(self, situation: Situation, seed: int, *, infers: bool = True) -> None:
        self.game: Game = game_named(situation.game)
        self.options: Any = situation.options
        self.seat = situation.seat
        self.dice = random.Random(seed)  # noqa: S311 (for sampling)
        self.infers = infers
        self.fault = SOUND
        self.read_moves = 0
        self.before = opening = situation.opening
        self.belief = Belief([], [], [])
        if self.game.name == "maumau":
            self.belief.discard += self.parse([opening.top])
        self.start_over(opening)

    def read(self, situation: Situation) -> Belief:
        """The belief after the whole history."""
        for seen in situation.history[self.read_moves :]:
            self.follow(self.before, seen)
            self.before = seen.view
            self.read_moves += 1
        return self.belief

    def twin(self, seed: int) -> Self:
        """Another reader who has come to the same belief, and goes on by itself."""
        other = copy(self)
        other.dice = random.Random(seed)  # noqa: S311 (for sampling)
        slots = [[replace(slot) for slot in hand] for hand in self.belief.slots]
        other.belief = Belief(slots, [unseen.copy() for unseen in self.belief.unseen], [*self.belief.discard])
        return other

    def start_over(self, view: Any) -> None:
        """Believe only what a view shows and what was discarded: any of the other cards may be anywhere."""
        unseen = Counter(self.game.pack)
        unseen.subtract([*self.parse(view.hand), *self.parse(row_cards(view)), *self.belief.discard])
        self.belief.unseen = [unseen]
        self.belief.slots = [[Slot(0) for _ in range(size if seat != self.seat else 0)] for seat, size in enumerate(view.hand_sizes)]

    def parse(self, names: Iterable[str]) -> list[int]:
        """Cards by number."""
        return [self.game.cards.parse(name) for name in names]

    def follow(self, before: Any, seen: Seen) -> None:
        """What one move tells."""
        laid = self.parse(laid_cards(seen.move))
        forbidden = self.forbidden_by(before, seen)
        if forbidden:
            for slot in self.belief.slots[seen.seat]:
                slot.forbidden |= forbidden
        if seen.seat != self.seat:
            for card in laid:
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
        alike = {(slot.generation, slot.forbidden) for slot in slots}
        chance = {(generation, forbidden): likelihood(card, unseen[generation], forbidden) for generation, forbidden in alike}
        chances = [chance[slot.generation, slot.forbidden] for slot in slots]
        if not any(chances):
            if self.game.name == "maumau":              # in DOS it was only likely
                self.fault = max(self.fault, CONTRADICTED)
            chances = [float(max(unseen[slot.generation][card], 0)) for slot in slots]
        if not any(chances):
            chances = [1.0] * len(slots)
        slot = self.dice.choices(slots, chances)[0]
        slots.remove(slot)
        self.see(card, slot.generation)

    def see(self, card: int, generation: int) -> None:
        """A card of a generation is no longer unseen."""
        unseen = self.belief.unseen[generation]
        unseen[card] -= 1
        if unseen[card] < 0:
            self.fault = ASTRAY

    def draw(self, before: Any, seen: Seen, laid: int) -> None:
        """Cards leave the draw pile; in the middle of it a new pile may be made."""
        after, belief = seen.view, self.belief
        own = Counter(after.hand)
        own.subtract(before.hand)
        own.update(laid_cards(seen.move) if seen.seat == self.seat else [])
        mine = self.parse(name for name, count in own.items() for _ in range(count))
        row = self.parse(refills(before, seen))
        takers = [*([ROW] * len(row) if seen.move == "end" else []), *self.takers(before, seen, laid)]
        for number, taker in enumerate(takers):
            if number == before.draw_size and after.reshuffles > before.reshuffles:
                self.reshuffle(after.discard_size)
            if taker == ROW:
                self.see(row.pop(0), -1)
            elif taker == self.seat:
                card = next((card for card in mine if belief.unseen[-1][card] > 0), mine[0])
                mine.remove(card)
                self.see(card, -1)
            else:
                belief.slots[taker].append(Slot(len(belief.unseen) - 1, self.drawn_forbidden(before, seen, taker)))

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
        """In DOS nobody must cover, but who draws has mostly nothing to cover with: believed so often, and of single cards only."""
        if before.phase != "start" or self.dice.random() > DOS_FAITH:
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

