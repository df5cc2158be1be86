"""The casual level: rules of thumb, no looking ahead; calls nearly always, and often notices who does not."""

import random

from maukas.bots.bot import Budget, Situation
from maukas.bots.interjection import interjection
from maukas.bots.visible_state import visible_state


def weighed_moves(situation: Situation) -> list[tuple[int, str]]:
    """The decisions of the seat on turn, each with what it is worth by the game's rules of thumb; all the same where it has none."""
    game, moves = situation.rules, situation.decisions
    if game.weigh is None:
        return [(0, move) for move in moves]
    state = visible_state(situation)
    return [(game.weigh(state, game.parse_action(move)), move) for move in moves]


class Casual:
    """Takes the move that is worth most, any of them if several are."""

    memory = 0.97
    attention = 0.6

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)  # noqa: S311 (no secret)

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        """The best move by the rules of thumb."""
        moves = weighed_moves(situation)
        best = max(worth for worth, _ in moves)
        return self.dice.choice([move for worth, move in moves if worth == best])

    def interject(self, situation: Situation) -> str | None:
        """The call in time, mostly; a catch, often."""
        return interjection(situation, self.dice, memory=self.memory, attention=self.attention)
