"""Who may play in the arena: every bot of the registry, the two yardsticks, and a class in a Python file (`my_bot.py:MyBot`)."""

import importlib.util
from pathlib import Path

from maukas.arena.clairvoyant import Clairvoyant
from maukas.arena.oblivious import Oblivious
from maukas.bots.registry import BotMaker, UnknownBot, bot_maker, bot_names

ARENA_ONLY: dict[str, BotMaker] = {"clairvoyant": Clairvoyant, "oblivious": Oblivious}


def contender_names() -> list[str]:
    """The names of all bots, with those for the arena only."""
    return [*bot_names(), *ARENA_ONLY]


def maker_of(name: str) -> BotMaker:
    """What makes bots of this name from a seed."""
    path, _, attribute = name.rpartition(":")
    if path.endswith(".py"):
        return maker_in(Path(path), attribute)
    return ARENA_ONLY.get(name) or bot_maker(name)


def maker_in(path: Path, attribute: str) -> BotMaker:
    """A class of bots in somebody's own Python file."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        maker: BotMaker = getattr(module, attribute)
    except Exception as error:
        raise UnknownBot(f"{path}: {type(error).__name__}: {error}") from error
    return maker
