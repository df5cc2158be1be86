"""How good a decision was, by what its seat could know: every move tried in the same worlds with the same luck, many times.

The worlds come in batches. A loss is what the best move has over the one that was made, on average over the batches. Which one is best
is said by one half of them, and what it is worth by the other, so that the luckiest of several equal moves is not taken for a better one.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from maukas.bots.bot import Budget, Situation
from maukas.bots.master import Master
from maukas.bots.searcher import Searcher
from maukas.bots.weights import learned_net
from maukas.estimates import Estimate, student
from maukas.review.match_review import MoveWorth

BATCHES = 16
FORCED_DEPTH = 32  # worlds for a move that was the only one
LOOK = 4  # batches after which poor moves are left out
BEHIND = 5.0  # standard errors that they are behind
LEAST_ERROR = 0.002
SURE = 3.3  # standard errors of a loss that is no noise
WORTH_MARKING = 0.02  # of the chance to win

Table = NDArray[np.float64]  # a row a batch, a column a move; no number where a move was left out


@dataclass(frozen=True, slots=True, eq=False)
class Trials:
    """What came of trying the moves of a position."""

    moves: tuple[str, ...]
    chances: Table
    points: Table
    worlds: int  # in all batches


@dataclass(frozen=True, slots=True)
class Loss:
    """What was lost against the best move, and by how many standard errors that one is better."""

    best: int
    estimate: Estimate
    certainty: float


class Judge:
    """Tries the moves of one seat in one round; it reads on in what the seat has seen, and knows nothing else."""

    def __init__(self, seed: int, depth: int) -> None:
        self.bot, self.depth = Master(seed), depth

    def try_moves(self, situation: Situation, played: str) -> Trials:
        """Try all decisions of the seat on turn."""
        net = learned_net(situation.game)
        moves = tuple(situation.decisions)
        size = max((self.depth if len(moves) > 1 else FORCED_DEPTH) // BATCHES, 1)
        chances, points = np.full((2, BATCHES, len(moves)), np.nan)
        if net is None:
            for batch in range(BATCHES):
                found = Searcher.think(self.bot, situation, Budget(iterations=size * len(moves)), hurry=False)
                chances[batch], points[batch] = ([getattr(each, name) for each in found] for name in ("wins", "points"))
            return Trials(moves, chances, points, size * BATCHES)
        comparison, kept = self.bot.compare(net, situation), moves.index(played)
        tallies = comparison.tallies
        for batch in range(BATCHES):
            before, tried = tallies.copy(), tallies["is_out"] == 0
            comparison.run(size, self.bot.turns, self.bot.thumbs, self.bot.tries)
            chances[batch, tried] = (tallies["wins"] - before["wins"])[tried] / size
            points[batch, tried] = (tallies["points"] - before["points"])[tried] / size
            if batch % LOOK == LOOK - 1:
                tallies["is_out"][poor_moves(chances[: batch + 1], kept)] = 1
        return Trials(moves, chances, points, size * BATCHES)


def poor_moves(chances: Table, kept: int) -> list[int]:
    """The moves that are clearly behind the best one, but for the one that is judged."""
    means = np.where(np.isnan(chances).any(axis=0), -1.0, chances.mean(axis=0))
    best = int(means.argmax())
    gaps = chances[:, best : best + 1] - chances
    errors = gaps.std(axis=0, ddof=1) / math.sqrt(len(gaps))
    far = BEHIND * np.maximum(errors, LEAST_ERROR)
    return [move for move in range(len(means)) if move not in (best, kept) and not gaps[:, move].mean() <= far[move]]


def loss_of(values: Table, played: int) -> Loss:
    """What the move at `played` loses against the best one that was tried to the end; more is better."""
    tried = [move for move in range(values.shape[1]) if not np.isnan(values[:, move]).any()]
    means = values[:, tried].mean(axis=0)
    best = tried[int(means.argmax())]
    rivals = [move for move in tried if move != played]
    if not rivals:
        return Loss(played, Estimate(0.0, 0.0, 0.0), 0.0)
    halves = [values[0::2], values[1::2]]
    lost = [apart(mine, tried[int(its[:, tried].mean(axis=0).argmax())], played) for mine, its in (halves, halves[::-1])]
    rival = max(rivals, key=lambda move: values[:, move].mean())
    gaps = values[:, rival] - values[:, played]
    error = max(float(gaps.std(ddof=1)) / math.sqrt(len(gaps)), 1e-9)
    mean, margin = max(sum(lost) / 2, 0.0), student(len(gaps) - 1) * error
    low, high = max(float(gaps.mean()) - margin, 0.0), max(float(gaps.mean()) + margin, 0.0)
    return Loss(best, Estimate(mean, min(low, mean), max(high, mean)), float(gaps.mean()) / error)


def apart(values: Table, best: int, played: int) -> float:
    """How far one move is ahead of another."""
    return float((values[:, best] - values[:, played]).mean())


def is_clear(loss: Loss) -> bool:
    """Whether a loss is worth telling, and no noise."""
    return loss.estimate.mean >= WORTH_MARKING and loss.certainty >= SURE


def worths(trials: Trials) -> list[MoveWorth]:
    """What each move was worth on average, as far as it was tried."""
    means = [(float(np.nanmean(trials.chances[:, move])), float(np.nanmean(trials.points[:, move]))) for move in range(len(trials.moves))]
    return [MoveWorth(move, *mean) for move, mean in zip(trials.moves, means, strict=True)]
