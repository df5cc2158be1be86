"""A bot of your own: it sees what its seat sees, and returns one of its legal moves.

    maukas arena --game maumau --bots examples/write_a_bot.py:Hoarder,casual --seats 2 --rounds 400

To bring it to the arena and to tables by a name, let your package have an entry point:

    [project.entry-points."maukas.bots"]
    hoarder = "my_package:Hoarder"
"""

import random

from maukas.bots import Budget, Situation


class Hoarder:
    """Keeps its wild cards to the end, and always says its word."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def choose(self, situation: Situation, budget: Budget) -> str:
        """Any decision that spends no wild card, if there is one."""
        moves = situation.decisions
        return self.dice.choice([move for move in moves if "W" not in move and "#" not in move] or moves)

    def interject(self, situation: Situation) -> str | None:
        """The call that is due, before the card or after it."""
        return situation.rules.due_call(situation.view)
