"""Masters thinking at two tables at once: how long a move takes beyond its budget."""

import json
import sys
import threading
import time

from maukas import Round
from maukas.bots.bot import Budget, Notebook
from maukas.bots.master import Master

BUDGET = 100  # milliseconds
MOVES = 100  # of each of the two
ALLOWED = 20
CALLS = {"maumau": {"mau": "auto"}, "dos": {"dos": "auto"}}  # nobody speaks here, and a round without calls hardly ends


def think(name: str, seed: int, times: list[float]) -> None:
    """Play against oneself, and note how long each move took; a move without a choice needs no thought."""
    masters, number = [Master(2 * seed), Master(2 * seed + 1)], 0
    while len(times) < MOVES:
        played = Round.deal(name, seats=2, seed=(seed * 1000 + number).to_bytes(32, "big"), options=CALLS[name])
        number += 1
        books = [Notebook(played, seat) for seat in range(2)]
        while not played.is_over and len(times) < MOVES:
            situation = books[played.turn].situation()
            began = time.perf_counter()
            move = masters[played.turn].choose(situation, Budget(milliseconds=BUDGET))
            if len(situation.decisions) > 1:
                times.append(1000 * (time.perf_counter() - began))
            played.play(played.turn, move)
            for book in books:
                book.note()


def main(name: str, seed: int) -> None:
    """Time both."""
    played = Round.deal(name, seats=2, seed=bytes(32))
    Master(0).estimates(Notebook(played, played.turn).situation(), Budget(iterations=1))
    times: list[list[float]] = [[], []]
    threads = [threading.Thread(target=think, args=(name, 2 * seed + i, times[i])) for i in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    every = sorted(times[0] + times[1])
    within = sum(each <= BUDGET + ALLOWED for each in every) / len(every)
    print(json.dumps({"within": within, "p99": every[int(0.99 * len(every))]}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
