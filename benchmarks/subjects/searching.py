"""Our search as the master level uses it: iterations a second on one core, over the first moves of some rounds."""

import json
import sys
import time

from maukas import Round
from maukas.bots import search
from maukas.bots.bot import Notebook
from maukas.bots.master import Master
from maukas.bots.searcher import searched_state

ITERATIONS = 20_000
DEALS = 8


def seconds(name: str, seats: int, seed: int) -> float:
    """How long one search from the beginning of a round takes."""
    played = Round.deal(name, seats=seats, seed=seed.to_bytes(32, "big"))
    master, situation = Master(seed), Notebook(played, played.turn).situation()
    reader, deals = master.read(situation)
    games = search.position_record(name, searched_state(situation, reader.belief.discard))
    tree, thought = search.new_tree(), search.new_thought(seed)
    search.search(games, deals, tree, thought, 10, master.exploration, master.whim, master.playout)
    began = time.perf_counter()
    search.search(games, deals, tree, thought, ITERATIONS, master.exploration, master.whim, master.playout)
    return time.perf_counter() - began


def main(name: str, seats: int, seed: int) -> None:
    """Time some searches."""
    total = sum(seconds(name, seats, seed * DEALS + deal) for deal in range(DEALS))
    print(json.dumps({"iterations_per_second": DEALS * ITERATIONS / total}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
