"""A player for `maukas simulate --player examples/choose_a_move.py`: it keeps its wild cards for later."""

from random import Random
from typing import Any


def choose(view: Any, random: Random) -> str:
    """Call in time, then lay what is no wild card if there is such a move, else anything."""
    legal: list[str] = list(view.legal)
    for call in ("mau", "dos"):
        if call in legal:
            return call
    plain = [move for move in legal if move[0] not in "WD" and move not in ("draw", "end")]
    return random.choice(plain or legal)
