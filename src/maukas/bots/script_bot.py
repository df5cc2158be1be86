"""A bot that is only a function `choose(view, random)`, as short scripts have it."""

import random
from collections.abc import Callable

from maukas.bots.bot import Budget, Situation
from maukas.games.view import View

Choose = Callable[[View, random.Random], str]


class ScriptBot:
    """Asks a function for each move on its turn, words included; it says nothing out of turn and needs no history."""

    def __init__(self, function: Choose, seed: int) -> None:
        self.function = function
        self.dice = random.Random(seed)  # noqa: S311 (a player's whim is no secret)

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        return self.function(situation.view, self.dice)

    def interject(self, situation: Situation) -> str | None:  # noqa: ARG002
        return None
