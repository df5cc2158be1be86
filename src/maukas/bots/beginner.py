"""The beginner's level: plays like a child: legal, forgetful, the first thing that fits; misses calls."""

import random

from maukas.bots.bot import Budget, Situation
from maukas.bots.words import word
from maukas.games.words import decisions


class Beginner:
    """Lays anything that can be laid, now and then draws although there was something, and forgets every third call."""

    memory = 0.4                                        # asked before the card and after it
    attention = 0.1
    overlooking = 0.15

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)  # noqa: S311 (whims are no secret)

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        """Anything that is laid, covered or added; sometimes it is overlooked."""
        moves = decisions(situation.view.legal)
        doing = [move for move in moves if move not in ("draw", "end")]
        if doing and (len(doing) == len(moves) or self.dice.random() > self.overlooking):
            return self.dice.choice(doing)
        return self.dice.choice(moves)

    def interject(self, situation: Situation) -> str | None:
        """The call, if it comes to mind."""
        return word(situation.view, self.dice, memory=self.memory, attention=self.attention)
