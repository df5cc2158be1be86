"""Which bots may play in the arena: all that can be loaded by name or from a file, and three yardsticks."""

from maukas.arena.clairvoyant import Clairvoyant
from maukas.arena.oblivious import Oblivious
from maukas.bots.loader import load_bot
from maukas.bots.registry import BotMaker, bot_names
from maukas.bots.searcher import Searcher

ARENA_ONLY: dict[str, BotMaker] = {"clairvoyant": Clairvoyant, "oblivious": Oblivious, "search": Searcher}


def contender_names() -> list[str]:
    """The names of all bots, with those for the arena only."""
    return [*bot_names(), *ARENA_ONLY]


def load_contender(name: str) -> BotMaker:
    """What makes bots of this name from a seed."""
    return ARENA_ONLY.get(name) or load_bot(name)
