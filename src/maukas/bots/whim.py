"""A bot without a thought: any legal move."""

import random

from maukas.bots.bot import Budget, Situation
from maukas.games.words import is_word


class Whim:
    """Makes any legal move, and says whatever it may."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)  # noqa: S311 (a whim is no secret)

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        """Any legal move."""
        legal: tuple[str, ...] = situation.view.legal
        return self.dice.choice(legal)

    def interject(self, situation: Situation) -> str | None:
        """Any word it may say, half the time."""
        words = [move for move in situation.view.legal if is_word(move)]
        return self.dice.choice(words) if words and self.dice.random() < 0.5 else None
