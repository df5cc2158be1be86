"""Our games in compiled code: random play with full rules, decisions a second on one core and on two."""

import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from maukas.games import compiled_rules
from maukas.games.registry import GAMES

BATCH = 256


def opening_of(name: str, seats: int) -> Any:
    """The record from which rounds with the strict rules begin."""
    state = GAMES[name].state_type()
    GAMES[name].options().enter(state)
    state.seats = seats
    return compiled_rules.opening_record(name, state, GAMES[name].pack)


def one_game(name: str, seats: int, seed: int) -> float:
    """One game after the other on one core."""
    games, opening, scratch = compiled_rules.new_games(name, 1), opening_of(name, seats), compiled_rules.new_scratch(seed)
    compiled_rules.step_batch(games, 0, 1, opening, 1000, scratch)
    began = time.perf_counter()
    taken = compiled_rules.step_batch(games, 0, 1, opening, 12_000_000, scratch)
    return float(taken / (time.perf_counter() - began))


def batch(name: str, seats: int, seed: int, threads: int) -> float:
    """A batch of games stepped by that many threads."""
    games = compiled_rules.new_games(name, BATCH)
    workers = [(opening_of(name, seats), compiled_rules.new_scratch(seed + number), number) for number in range(threads)]

    def step(opening: Any, scratch: Any, number: int, steps: int) -> int:
        return int(compiled_rules.step_batch(games, BATCH * number // threads, BATCH * (number + 1) // threads, opening, steps, scratch))

    def step_all(pool: ThreadPoolExecutor, steps: int) -> int:
        return sum(future.result() for future in [pool.submit(step, *worker, steps) for worker in workers])

    with ThreadPoolExecutor(threads) as pool:
        step_all(pool, 100)
        began = time.perf_counter()
        return step_all(pool, 40_000) / (time.perf_counter() - began)


def main(name: str, seats: int, seed: int) -> None:
    """Time the game three ways."""
    one, two = batch(name, seats, seed, 1), batch(name, seats, seed, 2)
    print(json.dumps({"decisions_per_second": one_game(name, seats, seed), "batch": one, "batch_on_two_cores": two}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
