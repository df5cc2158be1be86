"""OpenSpiel's crazy eights: random rollouts in its own C++, decisions a second on one core (run with the peers' Python)."""

import json
import random
import sys
import time

import pyspiel


def dealt(game: pyspiel.Game) -> pyspiel.State:
    """A state after the deal, where the first player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, chances)[0])
    return state


def decisions_to_the_end(state: pyspiel.State) -> int:
    """How many decisions a random rollout from `state` takes."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def main(players: int, seed: int) -> None:
    """Time rollouts; their mean length is counted apart, from the same state, for the rollouts do not tell it."""
    random.seed(seed)
    game = pyspiel.load_game(f"crazy_eights(players={players})")
    state = dealt(game)
    mean = sum(decisions_to_the_end(state.clone()) for _ in range(500)) / 500
    rollouts = 12_000
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    searcher = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, seed, False)  # one simulation is all the rollouts
    began = time.perf_counter()
    searcher.mcts_search(state)
    print(json.dumps({"decisions_per_second": rollouts * mean / (time.perf_counter() - began)}))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
