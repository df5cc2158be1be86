"""Calls and catches, as levels make them: how well a player remembers its own call, and watches the others'."""

import random

from maukas.bots.bot import Situation


def interjection(situation: Situation, dice: random.Random, *, memory: float, attention: float) -> str | None:
    """The call that is due if the player remembers it, a catch if it notices; never a wrong one."""
    game, view = situation.rules, situation.view
    call = game.due_call(view)
    if call is not None and dice.random() < memory:
        return call
    catch = game.due_catch(view)
    return catch if catch is not None and dice.random() < attention else None
