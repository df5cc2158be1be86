"""The chance in a finished round, move by move: what was expected before the cards came, and what after them.

What a move leads to is valued twice: over all cards that could have come, by the true hands and the cards left in the draw pile, and with
those that did come. The difference is luck. Nobody who decides knows the order of the pile, so each difference is nought on average,
however bad the values are; good values explain more. In poker such a correction of results is known as AIVAT.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from maukas.games.chance import shuffled
from maukas.games.compiled_rules import new_games, write_record
from maukas.games.game import AnyGame
from maukas.games.round import Round
from maukas.games.state import MAX_SEATS, RoundState
from maukas.review.open_values import NO_ACTION, new_playouts, play_on

Values = NDArray[np.float64]  # two rows, by seat: the part of the victory, and points

RESHUFFLED = -1  # instead of a number of cards drawn


@dataclass(frozen=True, slots=True, eq=False)
class MoveLuck:
    """A move, what was expected before its cards came, and what after."""

    seat: int
    move: str
    expected: Values
    happened: Values


class OpenTable:
    """Values moves with all hands open, by seeded playouts."""

    def __init__(self, game: AnyGame, seats: int, seed: int, tries: int) -> None:
        self.game, self.seats, self.tries = game, seats, tries
        self.games, self.playouts = new_games(game.name, 3), new_playouts(seed)
        self.results = np.zeros((2, 2, MAX_SEATS))

    def value(self, state: RoundState, seat: int, action: int, after: RoundState, fixed: int) -> tuple[Values, Values]:
        """What a move leads to before and after its cards have come; the `fixed` lowest cards of the pile are known to lie there."""
        write_record(state, self.games, 0)
        write_record(after, self.games, 1)
        play_on(self.games, self.playouts, seat, action, cards_drawn(state, after), fixed, self.tries, self.results)
        expected, happened = self.results[:, :, : self.seats].copy()
        return expected, happened

    def standing(self, state: RoundState, fixed: int) -> Values:
        """What a position is worth as it stands, whatever the order of the draw pile."""
        return self.value(state, state.turn, NO_ACTION, state, fixed)[0]


def cards_drawn(before: RoundState, after: RoundState) -> int:
    """How many cards left the draw pile by a move."""
    return before.draw_size - after.draw_size if after.reshuffles == before.reshuffles else RESHUFFLED


def buried_cards(dealt: Round) -> int:
    """How many cards of the draw pile everybody has seen go to its bottom, because they were no start card (AM-04)."""
    pile = dealt.state.draw[: dealt.state.draw_size]
    pack = [dealt.game.pack[place] for place in shuffled(dealt.seed, "deal", len(dealt.game.pack))][::-1]
    return next(count for count in range(len(pile) + 1) if pile[count:] == pack[: len(pile) - count])


def follow(dealt: Round, moves: Iterable[tuple[int, str]], table: OpenTable) -> Iterator[MoveLuck]:
    """Make the moves of a round that has just been dealt; yield those by which chance has spoken."""
    fixed, game = buried_cards(dealt), dealt.game
    for seat, move in moves:
        before, action = dealt.state.copy(), game.parse_action(move)
        dealt.carry_out(seat, move)
        if cards_drawn(before, dealt.state):
            yield MoveLuck(seat, move, *table.value(before, seat, action, dealt.state, fixed))
        if dealt.state.reshuffles:
            fixed = 0


def luck_of_round(dealt: Round, moves: Iterable[tuple[int, str]], table: OpenTable) -> Values:
    """What the cards drawn in a round gave each seat."""
    total = np.zeros((2, dealt.seats))
    for each in follow(dealt, moves, table):
        total += each.happened - each.expected
    return total
