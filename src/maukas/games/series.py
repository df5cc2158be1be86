"""How rounds make a match where a game says nothing else: one round, dealt by anybody, won by the lowest total."""

from collections.abc import Sequence
from dataclasses import dataclass

from maukas.games.chance import below
from maukas.games.options import Options

Draw = dict[int, int]  # seats and the cards they drew


@dataclass(frozen=True, slots=True)
class Goal:
    """What ends a match: so many rounds, or so many points; 0 where that ends nothing."""

    rounds: int = 0
    points: int = 0


def first_dealer(seed: bytes, seats: int) -> int:
    """Chance decides who deals first."""
    return below(seed, "first dealer", seats)


def no_draw_for_deal(seed: bytes, seats: int) -> list[Draw]:
    """Nobody draws for the deal."""
    return []


def left_neighbour(dealer: int, winner: int | None, seats: int) -> int:
    """The dealer's left neighbour deals next, whoever won."""
    return (dealer + 1) % seats


def one_round(options: Options, rounds: int, totals: Sequence[int]) -> bool:
    """A match is one round."""
    return rounds >= 1


def goal_of_one_round(options: Options) -> Goal:
    """The goal of such a match."""
    return Goal(rounds=1)


def lowest_totals(totals: Sequence[int]) -> tuple[int, ...]:
    """The lowest total wins, shared if equal."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def highest_totals(totals: Sequence[int]) -> tuple[int, ...]:
    """The highest total wins, shared if equal."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def all_tied(options: Options, tied: Sequence[int], rounds_won: Sequence[int]) -> tuple[int, ...]:
    """Those who are equal at the end of a match win together."""
    return tuple(tied)
