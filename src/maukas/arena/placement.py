"""How a round counts: the winner, the points and the order of the seats, also when somebody has forfeited."""

from collections.abc import Sequence
from dataclasses import dataclass

from maukas.games.round import Round
from maukas.games.state import NO_SEAT


@dataclass(frozen=True, slots=True)
class Placement:
    """The winner, if there is one, what each seat is given, and its place: 1 is the best, equals share one."""

    winner: int | None
    scores: tuple[int, ...]
    places: tuple[int, ...]


def placement(played: Round, forfeited: Sequence[bool]) -> Placement:
    """How a round counts; one that was broken off counts as if nobody could go on.

    A seat that has forfeited does not win, takes the last place, and is given the worst score of the round.
    """
    state, seats = played.state, range(played.seats)
    winner = None if state.winner == NO_SEAT or forfeited[state.winner] else state.winner
    scores = [played.game.score(state, seat) for seat in seats]
    worst = max(scores) if played.game.lower_wins else min(scores)
    order = [(forfeited[seat], seat != winner, played.game.hand_points(state, seat)) for seat in seats]
    return Placement(
        winner,
        tuple(worst if forfeited[seat] else scores[seat] for seat in seats),
        tuple(placed([key if not key[0] else (True, True, 0) for key in order])),
    )


def placed(keys: Sequence[tuple[bool, bool, int]]) -> list[int]:
    """The places of seats that are ordered by these keys."""
    return [1 + sum(other < key for other in keys) for key in keys]
