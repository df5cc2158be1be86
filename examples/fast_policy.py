"""A policy of one's own in Numba, at full speed: whoever gets rid of the most points first against three random players."""

import sys
import time
from typing import Any

import numba
import numpy as np

from maukas.compiled import OVER, apply, begin_round, due_words, new_games, new_scratch, opening, random_below, turn_actions
from maukas.games.maumau.cards import COLOURED, points

SEATS = 4
OWN_SEAT = 0


@numba.njit
def policy(scratch: Any, decisions: int) -> Any:
    """The number of an action: the word that is due, else the card that counts most, else whatever there is."""
    if scratch.count > decisions:  # words are listed behind the decisions
        return scratch.actions[decisions]
    best, most = scratch.actions[0], -1
    for place in range(decisions):
        action = scratch.actions[place]
        worth = points(action) if action < COLOURED else 0  # the coloured cards are the first actions
        if worth > most:
            best, most = action, worth
    return best


@numba.njit(nogil=True)
def play(games: Any, start: Any, wins: Any, rounds: int, scratch: Any) -> Any:
    """Play so many rounds, count who wins, and return the number of decisions."""
    game, room, taken = games[0], scratch[0], 0
    for number in range(rounds):
        begin_round(games, 0, start, number % SEATS, scratch)
        while game.phase != OVER:
            room.count = 0
            turn_actions(game, room)
            decisions = room.count
            due_words(game, game.turn, room)
            action = policy(room, decisions) if game.turn == OWN_SEAT else room.actions[random_below(room, room.count)]
            apply(game, game.turn, action)
            taken += 1
        if game.winner >= 0:
            wins[game.winner] += 1
    return taken


def main(rounds: int) -> None:
    """Compile, play, and say how it went."""
    games, start, scratch, wins = new_games("maumau", 1), opening("maumau", seats=SEATS), new_scratch(1), np.zeros(SEATS, np.int64)
    play(games, start, wins.copy(), 1, scratch)  # compiles
    began = time.perf_counter()
    taken = play(games, start, wins, rounds, scratch)
    print(f"{taken / (time.perf_counter() - began):,.0f} decisions a second")
    print(f"the policy won {wins[OWN_SEAT] / rounds:.1%} of {rounds:,} rounds; by luck alone it is {1 / SEATS:.0%}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
