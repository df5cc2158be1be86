"""Saying and catching, as levels do it: how well a player remembers its own call, and watches the others'."""

import random
from typing import Any

from maukas.games.words import due_call, due_catch


def word(view: Any, dice: random.Random, *, memory: float, attention: float) -> str | None:
    """The call that is due if the player remembers it, a catch if it notices; never a wrong one."""
    call = due_call(view)
    if call is not None and dice.random() < memory:
        return call
    catch = due_catch(view)
    return catch if catch is not None and dice.random() < attention else None
