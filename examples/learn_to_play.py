"""Let a program learn Mau Mau by playing: a linear policy, improved by what its rounds were worth, against a player who acts at random.

    python examples/learn_to_play.py 3000

It prints the share of rounds won before and after. Half a minute brings it from half of them to some 53 %: luck has a large
share in this game, and a linear policy sees little.
"""

import sys
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from maukas.envs import BatchEnv

Floats: TypeAlias = NDArray[np.float64]
Masks: TypeAlias = NDArray[np.bool_]

BATCH, SEATS, LEARNER, RATE, DISCOUNT = 256, 2, 0, 0.2, 0.95


def choose(weights: Floats, seen: Floats, masks: Masks, dice: np.random.Generator) -> NDArray[np.int64]:
    """An action for each round, by chance, the better ones more often."""
    wishes = np.where(masks, seen @ weights + dice.gumbel(size=masks.shape), -np.inf)
    return np.asarray(wishes.argmax(axis=1))


def chances(weights: Floats, seen: Floats, masks: Masks) -> Floats:
    """How likely each action is."""
    wishes = np.where(masks, seen @ weights, -np.inf)
    likely = np.exp(wishes - wishes.max(axis=1, keepdims=True))
    return np.asarray(likely / likely.sum(axis=1, keepdims=True))


def play(weights: Floats, steps: int, *, rate: float) -> float:
    """Play that many steps in every round, learning at this rate; return the share of rounds won."""
    env, dice = BatchEnv("maumau", size=BATCH, seats=SEATS, seed=1), np.random.default_rng(1)
    untaught = np.zeros_like(weights)
    moment, won, ended = env.reset(), 0, 0
    traces = np.zeros((BATCH, *weights.shape))  # of each round: what its actions so far would change
    for _ in range(steps):
        mine = moment.turns == LEARNER
        seen = moment.observations / 5.0
        actions = np.where(mine, choose(weights, seen, moment.masks, dice), choose(untaught, seen, moment.masks, dice))
        if rate:
            taken = np.zeros_like(moment.masks, np.float64)
            taken[np.arange(BATCH), actions] = 1
            surprise = (taken - chances(weights, seen, moment.masks)) * mine[:, None]
            traces[mine] *= DISCOUNT
            traces += seen[:, :, None] * surprise[:, None, :]
        step = env.step(actions)
        if rate and step.over.any():
            weights += rate * (step.rewards[step.over, LEARNER, None, None] * traces[step.over]).mean(axis=0)
        traces[step.over | step.cut_off] = 0
        won += int((step.rewards[:, LEARNER] > 0).sum())
        ended += int(step.over.sum())
        moment = step
    return won / max(ended, 1)


def main(steps: int) -> None:
    """Learn, and say what it was good for."""
    env = BatchEnv("maumau", size=1, seats=SEATS)
    weights = np.zeros((env.observation_size, env.actions.count))
    print(f"before: {play(weights, 300, rate=0):.1%} won")
    play(weights, steps, rate=RATE)
    print(f"after:  {play(weights, 300, rate=0):.1%} won")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
