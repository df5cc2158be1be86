"""Players that meet views, never states: levels for people, an interface for bot writers.

A bot is any class that is made with a seed and has the two methods of `Bot`. It gets a `Situation`, which is everything that its seat has
seen, and a `Budget`; it returns one of its legal moves. `load_bot` finds bots by name or in a Python file.
"""

from maukas.bots.bot import Bot, Budget, Seen, Situation
from maukas.bots.loader import load_bot
from maukas.bots.registry import BotMaker, UnknownBot, bot_names

__all__ = ["Bot", "Situation", "Seen", "Budget", "load_bot", "bot_names", "BotMaker", "UnknownBot"]
