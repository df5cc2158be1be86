"""The beginner's level: plays like a child: legal, forgetful, the first thing that fits; misses calls."""

import random

from maukas.bots.bot import Budget, Situation
from maukas.bots.interjection import interjection


class Beginner:
    """Lays anything that can be laid, now and then draws although there was something, and forgets every third call."""

    memory = 0.4  # asked before the card and after it
    attention = 0.1
    overlooking = 0.15

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)  # noqa: S311 (no secret)

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        """Anything that is laid, covered or added; sometimes it is overlooked."""
        moves = situation.decisions
        doing = [move for move in moves if situation.rules.laid_cards(move)]
        if doing and (len(doing) == len(moves) or self.dice.random() > self.overlooking):
            return self.dice.choice(doing)
        return self.dice.choice(moves)

    def interject(self, situation: Situation) -> str | None:
        """The call, if it comes to mind."""
        return interjection(situation, self.dice, memory=self.memory, attention=self.attention)
