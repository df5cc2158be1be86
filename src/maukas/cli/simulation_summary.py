"""What the statistics of a simulation say: means, medians and ranges, and all of it as one table of plain values."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from maukas.estimates import Estimate
    from maukas.simulation import MatchStatistics, Statistics

Counts = Mapping[int, int]  # value -> how often


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread: its mean, its median, and where nine in ten lie."""

    mean: float
    median: int
    low: int
    high: int


def spread(counts: Counts) -> Spread:
    """How the counted values are spread; all zero if there are none."""
    if not counts:
        return Spread(0.0, 0, 0, 0)
    return Spread(mean(counts), quantile(counts, 0.5), quantile(counts, 0.05), quantile(counts, 0.95))


def mean(counts: Counts) -> float:
    """The mean of the counted values."""
    return sum(value * count for value, count in counts.items()) / sum(counts.values())


def quantile(counts: Counts, share: float) -> int:
    """The smallest value that at least this share of all do not exceed."""
    needed = share * sum(counts.values())
    reached = 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= needed:
            return value
    return max(counts)


def decisions_a_second(statistics: "Statistics") -> float:
    """How fast it went."""
    return statistics.decisions / statistics.seconds if statistics.seconds > 0 else 0.0


def as_table(statistics: "Statistics", setting: Mapping[str, Any]) -> dict[str, Any]:
    """Everything as plain values, for programs."""
    return {
        "game": statistics.game,
        "seats": statistics.seats,
        **setting,
        "rounds": statistics.rounds,
        "decisions": statistics.decisions,
        "seconds": statistics.seconds,
        "decisions_per_second": decisions_a_second(statistics),
        "blocked": statistics.blocked,
        "reshuffles": statistics.reshuffles,
        "wins": statistics.wins,
        "player_wins": statistics.seat_wins,
        "win_shares": [ends(each) for each in statistics.win_shares],
        "player_win_shares": [ends(each) for each in statistics.seat_win_shares],
        "length": asdict(spread(statistics.lengths)) | {"interval": ends(statistics.length)[1:]},
        "score": asdict(spread(statistics.scores)) | {"interval": ends(statistics.score)[1:]},
        "lengths": dict(sorted(statistics.lengths.items())),
        "scores": dict(sorted(statistics.scores.items())),
        "kinds": statistics.kinds,
        "kinds_per_round": {kind: ends(statistics.kind_a_round(kind)) for kind in statistics.kinds},
    }


def match_table(statistics: "MatchStatistics", setting: Mapping[str, Any]) -> dict[str, Any]:
    """The same of matches."""
    return {
        "game": statistics.game,
        "seats": statistics.seats,
        **setting,
        "matches": statistics.matches,
        "seconds": statistics.seconds,
        "several_winners": statistics.shared,
        "broken_off": statistics.broken_off,
        "wins": statistics.wins,
        "player_wins": statistics.seat_wins,
        "win_shares": [ends(each) for each in statistics.win_shares],
        "player_win_shares": [ends(each) for each in statistics.seat_win_shares],
        "rounds": dict(sorted(statistics.rounds.items())),
        "lengths": dict(sorted(statistics.lengths.items())),
        "totals": dict(sorted(statistics.totals.items())),
    }


def ends(estimate: "Estimate") -> tuple[float, float | None, float | None]:
    """A mean and the ends of its interval."""
    return estimate.mean, estimate.low, estimate.high
