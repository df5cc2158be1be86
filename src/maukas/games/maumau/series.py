"""How rounds of Mau Mau make a match: who deals, when it ends, who wins."""

from collections.abc import Sequence

from maukas.games import series
from maukas.games.maumau.state import Options


def first_dealer(seed: bytes, seats: int) -> int:
    """Who deals the first round: chance decides (M-07, AM-02)."""
    return series.first_dealer(seed, seats)


def next_dealer(dealer: int, winner: int | None, seats: int) -> int:
    """Who deals after a round: the dealer's left neighbour, whoever won (M-12, AM-02)."""
    return series.left_neighbour(dealer, winner, seats)


def is_finished(options: Options, rounds: int, totals: Sequence[int]) -> bool:
    """Whether the agreed number of rounds is played (M-05, M-45); by a house rule a tie for the lowest total needs one more (AM-33)."""
    return rounds >= options.rounds and (options.ties != "one_more" or len(winners(totals)) == 1)


def goal(options: Options) -> series.Goal:
    """The agreed number of rounds; after a tie there may be more (M-05, AM-33)."""
    return series.Goal(rounds=options.rounds)


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """Who wins the finished match: the lowest total, shared if equal (M-45, AM-33)."""
    return series.lowest_totals(totals)


def break_tie(options: Options, tied: Sequence[int], rounds_won: Sequence[int]) -> tuple[int, ...]:
    """Who of those with the lowest total wins: all of them or, by a house rule, those who won the most rounds (AM-33)."""
    if options.ties != "rounds_won":
        return tuple(tied)
    most = max(rounds_won[seat] for seat in tied)
    return tuple(seat for seat in tied if rounds_won[seat] == most)
