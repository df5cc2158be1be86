"""The rules of the games: no clock, no files, no network, and nothing but the standard library.

`GAMES` has every game by its name. A package brings a game of its own as a `Game` named by an entry point of the group `maukas.games`;
everything else in the project meets a game only through what `Game` has.
"""

from maukas.games.errors import BadNotation, IllegalMove, Refusal
from maukas.games.game import AnyGame, Fact, Game
from maukas.games.options import BadOption, Option, Options
from maukas.games.registry import GAMES, BrokenGame, game_named
from maukas.games.state import RoundState
from maukas.games.view import View

__all__ = [
    "GAMES",
    "game_named",
    "Game",
    "AnyGame",
    "Fact",
    "BrokenGame",
    "RoundState",
    "View",
    "Options",
    "Option",
    "BadOption",
    "Refusal",
    "IllegalMove",
    "BadNotation",
]
