"""House rules compared: every variant meets the same deals, so the difference is taken deal by deal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from maukas.estimates import Estimate, estimate_of_sums
from maukas.games.state import NO_SEAT
from maukas.simulation.rounds import MATCH, Part
from maukas.simulation.statistics import winner_shares

LENGTH, ROUNDS, FIRST, FIRST_NAMED, POINTS, BLOCKED = "length", "rounds", "first", "first_named", "points", "blocked"
SHARES = (FIRST, FIRST_NAMED, BLOCKED)
"""The figures that are shares of all rounds or matches; the others are means."""


@dataclass
class Comparison:
    """The figures of each variant and how they differ from the first one; parts add up with `+`.

    `length` is decisions, `rounds` is rounds of a match, `first` is won by the left neighbour of whoever dealt, or dealt first,
    `first_named` is won by the player that is named first, if there are others; `points` are all that were written for a round, and
    `blocked` is won by nobody.
    """

    count: int  # rounds or matches with each variant
    figures: tuple[str, ...]
    sums: NDArray[np.float64]  # by variant and figure
    squares: NDArray[np.float64]
    differences: NDArray[np.float64]  # to the first variant
    difference_squares: NDArray[np.float64]

    @classmethod
    def of(cls, parts: Sequence[Part]) -> Self:
        """Of the same rounds or matches with each variant."""
        values = [figures_of(part) for part in parts]
        table = np.array([list(each.values()) for each in values])  # by variant, figure and round
        less = table - table[0]
        return cls(len(parts[0].rows), tuple(values[0]), table.sum(axis=2), (table**2).sum(axis=2), less.sum(axis=2), (less**2).sum(axis=2))

    def __add__(self, other: "Comparison") -> "Comparison":
        return Comparison(
            self.count + other.count,
            self.figures,
            self.sums + other.sums,
            self.squares + other.squares,
            self.differences + other.differences,
            self.difference_squares + other.difference_squares,
        )

    def value(self, variant: int, figure: str) -> Estimate:
        """A figure of a variant."""
        place = self.figures.index(figure)
        found = estimate_of_sums(self.count, float(self.sums[variant, place]), float(self.squares[variant, place]))
        if figure not in SHARES or found.low is None or found.high is None:
            return found
        return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))

    def difference(self, variant: int, figure: str) -> Estimate:
        """What a variant has more than the first one, deal by deal."""
        place = self.figures.index(figure)
        return estimate_of_sums(self.count, float(self.differences[variant, place]), float(self.difference_squares[variant, place]))


def figures_of(part: Part) -> Mapping[str, NDArray[Any]]:
    """The figures of each round or match of a part."""
    return match_figures(part) if part.rows.dtype == MATCH else round_figures(part)


def round_figures(part: Part) -> dict[str, NDArray[Any]]:
    """The figures of rounds."""
    setting, rows = part.setting, part.rows
    winners = rows["winner"].astype(np.int64)
    found = {LENGTH: rows["length"], FIRST: winners == (rows["dealer"].astype(np.int64) + 1) % setting.seats}
    if len(set(setting.players)) > 1:
        found[FIRST_NAMED] = np.isin(winners, setting.first_player_seats)
    return found | {POINTS: rows["scores"].sum(axis=1), BLOCKED: winners == NO_SEAT}


def match_figures(part: Part) -> dict[str, NDArray[Any]]:
    """The figures of matches."""
    setting, rows, shares = part.setting, part.rows, winner_shares(part)
    first = (rows["dealer"].astype(np.int64) + 1) % setting.seats
    found = {ROUNDS: rows["rounds"], LENGTH: rows["length"], FIRST: np.take_along_axis(shares, first[:, None], axis=1)[:, 0]}
    if len(set(setting.players)) > 1:
        found[FIRST_NAMED] = shares[:, setting.first_player_seats].sum(axis=1)
    return found
