"""How a round counts: the winner, the points and the order of the seats, also when somebody has forfeited."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from maukas.games.game import Game
from maukas.games.round import Round
from maukas.games.state import NO_SEAT, RoundState


@dataclass(frozen=True, slots=True)
class Verdict:
    """The winner, if there is one, what each seat is given, and its place: 1 is the best, equals share one."""

    winner: int | None
    scores: tuple[int, ...]
    places: tuple[int, ...]


def verdict(played: Round, forfeited: Sequence[bool]) -> Verdict:
    """How a round counts; one that was broken off counts as if nobody could go on.

    A seat that has forfeited does not win, takes the last place, and is given the worst score of the round.
    """
    state, seats = played.state, range(played.seats)
    winner = None if state.winner == NO_SEAT or forfeited[state.winner] else state.winner
    scores = [played.game.score(state, seat) for seat in seats]
    worst = max(scores) if lower_wins(played.game) else min(scores)
    order = [(forfeited[seat], seat != winner, points_left(played.game, state, seat)) for seat in seats]
    return Verdict(
        winner,
        tuple(worst if forfeited[seat] else scores[seat] for seat in seats),
        tuple(placed([key if not key[0] else (True, True, 0) for key in order])),
    )


def placed(keys: Sequence[tuple[bool, bool, int]]) -> list[int]:
    """The places of those who are ordered by these keys."""
    return [1 + sum(other < key for other in keys) for key in keys]


def lower_wins(game: Game) -> bool:
    """Whether points are bad, as in Mau Mau."""
    return game.winners((0, 1)) == (0,)


def points_left(game: Game, state: RoundState, seat: int) -> int:
    """What the cards count that a seat still holds."""
    points: int = import_module(f"maukas.games.{game.name}.rules").hand_points(state, seat)
    return points
