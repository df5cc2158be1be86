"""OpenSpiel's information-set search on hearts: iterations a second on one core (run with the peers' Python)."""

import json
import random
import sys
import time

import pyspiel

ITERATIONS = 20_000


def first_trick(game: pyspiel.Game) -> pyspiel.State:
    """A state after the deal and the passing of cards, where the first card is led."""
    state = game.new_initial_state()
    while state.is_chance_node() or state.move_number() < 70:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


def main(seed: int) -> None:
    """Time one search."""
    random.seed(seed)
    state = first_trick(pyspiel.load_game("hearts"))
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    searcher = pyspiel.ISMCTSBot(seed, evaluator, 2.0, ITERATIONS, -1, final, False, False)
    began = time.perf_counter()
    searcher.step(state)
    print(json.dumps({"iterations_per_second": ITERATIONS / (time.perf_counter() - began)}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
