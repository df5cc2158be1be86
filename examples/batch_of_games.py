"""Many games side by side, stepped from NumPy: masks of legal actions in, an action for each game out, as a network would choose them."""

import sys
import time

import numpy as np

from maukas.compiled import OVER, action_count, begin_rounds, legal_masks, new_games, new_scratch, opening, scores, step

GAME, SEATS, BATCH = "maumau", 2, 512


def main(steps: int) -> None:
    """Step every game so many times, with random actions where a network would be."""
    dice = np.random.default_rng(1)
    games, scratch = new_games(GAME, BATCH), new_scratch(1)
    start = opening(GAME, seats=SEATS, options={"mau": "auto"})  # nobody has to call
    masks = np.zeros((BATCH, action_count(GAME)), np.bool_)
    rounds, points = 0, np.zeros(SEATS, np.int64)
    scores(games)  # compiles; whatever is called for the first time within the loop would be measured, too
    for number in range(steps + 1):
        if number == 1:  # the first step compiles the rest
            began = time.perf_counter()
        begin_rounds(games, start, scratch)
        legal_masks(games, masks, scratch)
        wishes = dice.random(masks.shape, np.float32) * masks  # of every action; those that are not legal count nothing
        step(games, wishes.argmax(axis=1), scratch)
        over = games["phase"] == OVER
        rounds += int(over.sum())
        points += scores(games[over]).sum(axis=0, initial=0) if over.any() else 0
    seconds = time.perf_counter() - began
    print(f"{steps * BATCH / seconds:,.0f} decisions a second, {rounds:,} rounds, points by seat: {points.tolist()}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
