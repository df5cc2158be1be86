"""What many rounds or matches amount to: counts that add up, and means and shares with their intervals."""

from collections import Counter
from dataclasses import dataclass, fields
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from maukas.estimates import Estimate, estimate_of_ratio, estimate_of_sums, proportion_of_count
from maukas.games.state import NO_SEAT
from maukas.simulation.rounds import Part

SCORE, SCORERS, PRODUCTS, RESHUFFLES = "score", "scorers", "score by scorers", "reshuffles"


@dataclass
class Statistics:
    """What happened in a number of rounds; parts add up with `+`."""

    game: str
    seats: int
    rounds: int
    decisions: int
    seconds: float
    blocked: int
    reshuffles: int
    lengths: Counter[int]  # decisions in a round -> rounds
    wins: list[int]  # by seat, counted from the dealer's left neighbour
    seat_wins: list[int]  # by seat, wherever the dealer was: the players' own
    scores: Counter[int]  # points written for one seat that has any part in them -> how often
    kinds: Counter[str]  # kind of move -> how often
    squares: Counter[str]  # sums of squares over rounds, from which intervals are made

    @classmethod
    def of(cls, part: Part) -> Self:
        """Of rounds that were played together."""
        seats, rows = part.setting.seats, part.rows
        names = part.setting.rules.move_kinds
        kinds = rows["kinds"].astype(np.int64)
        scores = rows["scores"][:, :seats].astype(np.int64)
        totals, scorers = scores.sum(axis=1), (scores > 0).sum(axis=1)
        winners = rows["winner"].astype(np.int64)
        won = winners != NO_SEAT
        squares = {name: squared(kinds[:, place]) for place, name in enumerate(names)}
        squares |= {SCORE: squared(totals), SCORERS: squared(scorers), PRODUCTS: int((totals * scorers).sum())}
        return cls(
            game=part.setting.game,
            seats=seats,
            rounds=len(rows),
            decisions=int(rows["length"].sum()),
            seconds=part.seconds,
            blocked=int((~won).sum()),
            reshuffles=int(rows["reshuffles"].sum()),
            lengths=counted(rows["length"]),
            wins=seat_counts((winners - rows["dealer"] - 1)[won] % seats, seats),
            seat_wins=seat_counts(winners[won], seats),
            scores=counted(scores[scores > 0]),
            kinds=Counter({name: int(kinds[:, place].sum()) for place, name in enumerate(names)}),
            squares=Counter(squares | {RESHUFFLES: squared(rows["reshuffles"].astype(np.int64))}),
        )

    def __add__(self, other: "Statistics") -> "Statistics":
        return Statistics(self.game, self.seats, **sums_of_fields(self, other))

    @property
    def length(self) -> Estimate:
        """Decisions a round."""
        return mean_of_counts(self.lengths)

    @property
    def score(self) -> Estimate:
        """Points written for a seat that has any part in them; those of one round belong together."""
        points, seats = sum(value * count for value, count in self.scores.items()), sum(self.scores.values())
        return estimate_of_ratio(points, seats, self.squares[SCORE], self.squares[SCORERS], self.squares[PRODUCTS])

    @property
    def reshuffles_a_round(self) -> Estimate:
        """How often the discard pile was shuffled in a round."""
        return estimate_of_sums(self.rounds, self.reshuffles, self.squares[RESHUFFLES])

    @property
    def blocked_share(self) -> Estimate:
        """The share of rounds that nobody won."""
        return proportion_of_count(self.blocked, self.rounds)

    @property
    def win_shares(self) -> list[Estimate]:
        """The share of rounds that each seat won, counted from the dealer's left neighbour."""
        return [proportion_of_count(wins, self.rounds) for wins in self.wins]

    @property
    def seat_win_shares(self) -> list[Estimate]:
        """The share of rounds that each seat won, wherever the dealer was."""
        return [proportion_of_count(wins, self.rounds) for wins in self.seat_wins]

    def kind_a_round(self, kind: str) -> Estimate:
        """How often a kind of move was made in a round."""
        return estimate_of_sums(self.rounds, self.kinds[kind], self.squares[kind])


@dataclass
class MatchStatistics:
    """What happened in a number of matches; parts add up with `+`."""

    game: str
    seats: int
    matches: int
    seconds: float
    shared: int  # matches with several winners
    broken_off: int
    rounds: Counter[int]  # rounds in a match -> matches
    lengths: Counter[int]  # decisions in a match -> matches
    totals: Counter[int]  # points of a seat at the end -> how often
    wins: list[float]  # by seat, counted from the left neighbour of whoever dealt first; several winners share one win
    seat_wins: list[float]  # by seat: the players' own
    total_squares: int  # squares of what all seats of a match have together, added up

    @classmethod
    def of(cls, part: Part) -> Self:
        """Of matches that were played together."""
        seats, rows = part.setting.seats, part.rows
        shares = winner_shares(part)
        from_left = np.take_along_axis(shares, (rows["dealer"].astype(np.int64)[:, None] + 1 + np.arange(seats)) % seats, axis=1)
        return cls(
            game=part.setting.game,
            seats=seats,
            matches=len(rows),
            seconds=part.seconds,
            shared=int(((shares > 0).sum(axis=1) > 1).sum()),
            broken_off=int((rows["winners"] == 0).sum()),
            rounds=counted(rows["rounds"]),
            lengths=counted(rows["length"]),
            totals=counted(rows["totals"][:, :seats]),
            wins=from_left.sum(axis=0).tolist(),
            seat_wins=shares.sum(axis=0).tolist(),
            total_squares=squared(rows["totals"].astype(np.int64).sum(axis=1)),
        )

    def __add__(self, other: "MatchStatistics") -> "MatchStatistics":
        return MatchStatistics(self.game, self.seats, **sums_of_fields(self, other))

    @property
    def total(self) -> Estimate:
        """Points of a seat at the end; those of one match belong together."""
        points = sum(value * count for value, count in self.totals.items())
        return estimate_of_sums(self.matches, points, self.total_squares).scaled(1 / self.seats)

    @property
    def win_shares(self) -> list[Estimate]:
        """The share of matches that each seat won, counted from the left neighbour of whoever dealt first."""
        return [proportion_of_count(wins, self.matches) for wins in self.wins]

    @property
    def seat_win_shares(self) -> list[Estimate]:
        """The share of matches that each seat won."""
        return [proportion_of_count(wins, self.matches) for wins in self.seat_wins]


def winner_shares(part: Part) -> NDArray[np.float64]:
    """What each seat has of the win of each match: several winners share it."""
    won = (part.rows["winners"].astype(np.int64)[:, None] >> np.arange(part.setting.seats)) & 1
    return np.asarray(won / np.maximum(won.sum(axis=1, keepdims=True), 1), np.float64)


def sums_of_fields(one: Any, other: Any) -> dict[str, Any]:
    """The fields of two statistics of the same game and seats, added up."""
    sums: dict[str, Any] = {}
    for each in fields(one)[2:]:
        mine, theirs = getattr(one, each.name), getattr(other, each.name)
        sums[each.name] = [a + b for a, b in zip(mine, theirs, strict=True)] if isinstance(mine, list) else mine + theirs
    return sums


def mean_of_counts(counts: Counter[int]) -> Estimate:
    """The mean of counted values with its interval."""
    total = sum(value * count for value, count in counts.items())
    return estimate_of_sums(counts.total(), total, sum(value**2 * count for value, count in counts.items()))


def counted(values: NDArray[Any]) -> Counter[int]:
    """How often each value is there."""
    found, counts = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), counts.tolist(), strict=True)))


def seat_counts(seats: NDArray[Any], size: int) -> list[int]:
    """How often each seat is there."""
    found: list[int] = np.bincount(seats, minlength=size).tolist()
    return found


def squared(values: NDArray[np.int64]) -> int:
    """The sum of the squares."""
    return int((values**2).sum())
