"""A bot without a thought: any legal move."""

import random

from maukas.bots.bot import Budget, Situation


class RandomBot:
    """Makes any legal move, and says whatever it may."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)  # noqa: S311 (no secret)

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        """Any legal move."""
        return self.dice.choice(situation.view.legal)

    def interject(self, situation: Situation) -> str | None:
        """Any call or catch it may make, half the time."""
        words = [move for move in situation.view.legal if situation.rules.is_word(move)]
        return self.dice.choice(words) if words and self.dice.random() < 0.5 else None
