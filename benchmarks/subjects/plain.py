"""Our games from Python, one at a time through `Round`: legal moves as text, play as text; and what a round weighs."""

import json
import random
import sys
import time
import tracemalloc

from maukas import Round


def play(name: str, seats: int, dice: random.Random) -> int:
    """Play one random round; return its decisions."""
    played = Round.deal(name, seats=seats, seed=dice.randbytes(32))
    while not played.is_over:
        played.play(played.turn, dice.choice(played.legal_moves()))
    return len(played.moves)


def weight(name: str, seats: int, dice: random.Random) -> float:
    """Bytes that one finished round holds, in the mean of a hundred."""
    play(name, seats, dice)
    tracemalloc.start()
    rounds = []
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(100):
        played = Round.deal(name, seats=seats, seed=dice.randbytes(32))
        while not played.is_over:
            played.play(played.turn, dice.choice(played.legal_moves()))
        rounds.append(played)
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return held / len(rounds)


def main(name: str, seats: int, seed: int) -> None:
    """Time rounds, then weigh some."""
    dice = random.Random(seed)
    play(name, seats, dice)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < 3:
        decisions += play(name, seats, dice)
    rate = decisions / (time.perf_counter() - began)
    print(json.dumps({"decisions_per_second": rate, "bytes_per_round": weight(name, seats, dice)}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
