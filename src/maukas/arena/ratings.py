"""Ratings from all rounds at once: the strengths under which these winners were most likely (Bradley and Terry, Luce), as Elo points.

A seat wins a round with the chance that its bot's strength has among those at the table. What came first and what last does not matter,
and a bot that wins more often on the same deals is never rated lower. A difference of 400 points means odds of ten to one between two.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from maukas.arena.contest_round import ContestRound
from maukas.estimates import Estimate, student

Vector = NDArray[np.float64]

ELO = 400 / math.log(10)  # points for a difference of 1 between logarithms of strengths
DOUBT = (
    3.0  # about how far a bot may be from the mean, as such a logarithm: without any doubt one that wins every round would have no rating
)
STEPS = 50
CLOSE = 1e-10


class DealOutcome(NamedTuple):
    """The rounds of one deal: in each the number of the bot in every seat, and what part of the victory was whose."""

    bots: NDArray[np.int64]  # a row a round
    shares: Vector


def rate_bots(rounds: Sequence[ContestRound]) -> dict[str, Estimate]:
    """The rating of each bot, 0 on average, with its interval over deals."""
    names = [*dict.fromkeys(bot for played in rounds for bot in played.bots)]
    deals = deal_outcomes(rounds, names)
    strengths = np.zeros(len(names))
    for _ in range(STEPS):  # Newton's method: the function has one summit
        slopes, curvature = derivatives(deals, strengths)
        step = np.linalg.solve(curvature, slopes.sum(axis=0) - strengths / DOUBT**2)
        strengths += step
        if np.abs(step).max() < CLOSE:
            break
    margins = margins_over_deals(*derivatives(deals, strengths))
    return {name: rating(strength, margin) for name, strength, margin in zip(names, strengths, margins, strict=True)}


def deal_outcomes(rounds: Sequence[ContestRound], names: Sequence[str]) -> list[DealOutcome]:
    """The rounds by deal."""
    numbers, by_deal = {name: number for number, name in enumerate(names)}, dict[int, list[ContestRound]]()
    for played in rounds:
        by_deal.setdefault(played.deal, []).append(played)
    return [
        DealOutcome(np.array([[numbers[bot] for bot in each.bots] for each in played]), np.array([victory(each) for each in played]))
        for played in by_deal.values()
    ]


def victory(played: ContestRound) -> list[float]:
    """What part of the victory is each seat's: all or nothing, or the same for all who have not forfeited a round without a winner."""
    if played.winner is not None:
        return [float(seat == played.winner) for seat in range(len(played.bots))]
    in_play = [forfeit is None for forfeit in played.forfeits]
    return [float(each) / sum(in_play) if any(in_play) else 1 / len(in_play) for each in in_play]


def derivatives(deals: Sequence[DealOutcome], strengths: Vector) -> tuple[Vector, Vector]:
    """How the likelihood of each deal changes with the strengths, and how that changes over all of them, the doubt included."""
    slopes = np.zeros((len(deals), len(strengths)))
    curvature = np.eye(len(strengths)) / DOUBT**2
    for number, (bots, shares) in enumerate(deals):
        chances = np.exp(strengths[bots])
        chances /= chances.sum(axis=1, keepdims=True)
        np.add.at(slopes[number], bots, shares - chances)
        for row, chance in zip(bots, chances, strict=True):
            mine = np.bincount(row, chance, len(strengths))  # a bot may have several seats
            curvature += np.diag(mine) - np.outer(mine, mine)
    return slopes, curvature


def margins_over_deals(slopes: Vector, curvature: Vector) -> list[float | None]:
    """How far the intervals reach to each side when deals, not rounds, are independent (Huber and White); unknown with a single deal."""
    count = len(slopes)
    if count < 2:
        return [None] * slopes.shape[1]
    inverse = np.linalg.inv(curvature)
    spread = inverse @ (slopes.T @ slopes) @ inverse * count / (count - 1)
    return [student(count - 1) * math.sqrt(variance) for variance in np.diag(spread)]


def rating(strength: float, margin: float | None) -> Estimate:
    """A strength in Elo points."""
    mean = ELO * float(strength)
    return Estimate(mean, None, None) if margin is None else Estimate(mean, mean - ELO * margin, mean + ELO * margin)
