"""Bots by name: the levels that come with the project, and those that others bring by an entry point of the group `maukas.bots`."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from maukas.bots.bot import Bot
from maukas.extras import NotInstalled, need_extra

GROUP = "maukas.bots"
BUILT_IN = {
    "random": "maukas.bots.random_bot:RandomBot",
    "beginner": "maukas.bots.beginner:Beginner",
    "casual": "maukas.bots.casual:Casual",
    "strong": "maukas.bots.master:Strong",
    "master": "maukas.bots.master:Master",
}
COMPILED = ("strong", "master")  # those that search, in compiled code

BotMaker = Callable[[int], Bot]
"""What makes a bot from a seed: usually its class."""


class UnknownBot(ValueError):
    """There is no bot of that name, or it cannot be loaded."""


def brought() -> dict[str, EntryPoint]:
    """The bots that other packages bring."""
    return {point.name: point for point in entry_points(group=GROUP)}


def bot_names() -> list[str]:
    """The names of all bots, our own first."""
    return [*BUILT_IN, *sorted(set(brought()) - set(BUILT_IN))]


def bot_maker(name: str) -> BotMaker:
    """What makes bots of this name from a seed."""
    try:
        if name in BUILT_IN:
            module, _, attribute = BUILT_IN[name].partition(":")
            if name in COMPILED:
                need_extra("bots")
            maker: BotMaker = getattr(import_module(module), attribute)
        else:
            maker = brought()[name].load()
    except KeyError:
        raise UnknownBot(f"no bot {name!r}; there are {', '.join(bot_names())}") from None
    except NotInstalled:
        raise
    except Exception as error:
        raise UnknownBot(f"the bot {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    return maker
