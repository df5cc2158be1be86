"""The casual level: rules of thumb, no looking ahead; calls nearly always, and often notices who does not."""

import random
from collections.abc import Callable
from typing import Any

from maukas.bots.bot import Budget, Situation
from maukas.bots.public import public_state
from maukas.bots.rules_of_thumb import dos, maumau
from maukas.bots.words import word
from maukas.games.game import game_named
from maukas.games.words import decisions

WEIGH: dict[str, Callable[[Any, int], int]] = {"maumau": maumau.weigh, "dos": dos.weigh}


def weighed_moves(situation: Situation) -> list[tuple[int, str]]:
    """The decisions of the seat on turn, each with what it is worth by the rules of thumb."""
    game, state = game_named(situation.game), public_state(situation)
    weigh = WEIGH[situation.game]
    return [(weigh(state, game.parse_action(move)), move) for move in decisions(situation.view.legal)]


class Casual:
    """Takes the move that is worth most, any of them if several are."""

    memory = 0.97
    attention = 0.6

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)  # noqa: S311 (whims are no secret)

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        """The best move by the rules of thumb."""
        moves = weighed_moves(situation)
        best = max(worth for worth, _ in moves)
        return self.dice.choice([move for worth, move in moves if worth == best])

    def interject(self, situation: Situation) -> str | None:
        """The call in time, mostly; a catch, often."""
        return word(situation.view, self.dice, memory=self.memory, attention=self.attention)
