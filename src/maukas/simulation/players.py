"""Who plays in a simulation: the two players that are compiled, and bots of any kind."""

import random
from functools import partial

from maukas.bots.loader import load_bot
from maukas.bots.registry import BotMaker
from maukas.bots.script_bot import ScriptBot
from maukas.games.game import AnyGame
from maukas.games.view import View

PLAYERS = ("random", "steady")
"""The players that are compiled."""


def load_player(player: str, game: AnyGame) -> BotMaker:
    """What makes the bots of this name; the two compiled players are scripts beside others."""
    script = SCRIPTS.get(player)
    return load_bot(player) if script is None else partial(ScriptBot, partial(script, game))


def any_move(game: AnyGame, view: View, dice: random.Random) -> str:
    """Any decision or due word."""
    return dice.choice([*game.decisions(view.legal), *due_words(game, view)])


def steady(game: AnyGame, view: View, dice: random.Random) -> str:  # noqa: ARG001
    """The word that is due, otherwise the first decision, which lays or covers if anything does."""
    return [*due_words(game, view), *game.decisions(view.legal)][0]


def due_words(game: AnyGame, view: View) -> list[str]:
    """What should be said: its own call, and the catch of somebody who forgot; wrong ones only cost cards."""
    return [word for word in (game.due_call(view), game.due_catch(view)) if word is not None]


SCRIPTS = dict(zip(PLAYERS, (any_move, steady), strict=True))
