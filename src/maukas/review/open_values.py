"""What a position is worth to each seat for somebody who sees all hands, compiled: it is played on many times by rules of thumb.

Only the accounts of luck use this, when a round is over; no judgement of a decision does.
"""

import numpy as np

from maukas.bots.rollouts import thumb_action
from maukas.games.compiled_rules import SCRATCH, apply, random_below, score, shuffle
from maukas.games.compiler import Compiled, Records, by_game, compiled
from maukas.games.state import MAX_PACK, OVER

LONGEST = 400  # decisions of a playout
NO_ACTION = -1

call_automatically = by_game("call_automatically", lambda game: game.call_automatically)


@compiled
def play_on(games: Compiled, scratches: Compiled, seat: int, action: int, drawn: int, fixed: int, tries: int, results: Compiled) -> None:
    """What a move leads to, on average over playouts: `games` has the position at 0, the one after the move at 1, and room at 2.

    By the move `drawn` cards leave the draw pile, or it is shuffled anew if that is negative; its `fixed` lowest cards are not left to
    chance. `results` gets what is expected when any cards may come, and then what with those that came: each with a row of parts of the
    victory and one of points. Both are tried with the same luck otherwise.
    """
    game, scratch = games[2], scratches[0]
    places = np.zeros(MAX_PACK, np.int64)
    results[:] = 0.0
    for _ in range(tries):
        luck = scratch.generator
        for known in range(1 if drawn == 0 else 2):
            scratch.generator = luck
            start = 1 if known > 0 and drawn < 0 else 0
            games[2] = games[start]
            low, size = 0 if start > 0 else fixed, game.draw_size
            for place in range(low, size):
                places[place] = place
            for last in range(size - 1, low, -1):
                other = low + random_below(scratch, last + 1 - low)
                places[last], places[other] = places[other], places[last]
            if known > 0 and start == 0:  # the same order but for the cards that came
                for top in range(size - 1, size - 1 - drawn, -1):
                    for place in range(low, top):
                        if places[place] == top:
                            places[place], places[top] = places[top], places[place]
            for place in range(low, size):
                game.draw[place] = games[start].draw[places[place]]
            if action >= 0 and start == 0:
                shuffle(scratch, game.order, MAX_PACK)
                apply(game, seat, action)
            shuffle(scratch, game.order, MAX_PACK)
            call_automatically(game)
            for _ in range(LONGEST):
                if game.phase == OVER:
                    break
                apply(game, game.turn, scratch.actions[thumb_action(game, scratch)])
            for each in range(game.seats):
                nobody = game.phase != OVER or game.winner < 0
                results[known, 0, each] += 1.0 / game.seats if nobody else 1.0 if game.winner == each else 0.0
                results[known, 1, each] += score(game, each)
    results /= tries
    if drawn == 0:
        results[1] = results[0]


def new_playouts(seed: int) -> Records:
    """Room for what playouts need, their luck starting from `seed`."""
    scratch = np.zeros(1, SCRATCH)
    scratch["generator"] = seed % 2**64
    return scratch
