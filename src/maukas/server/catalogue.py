"""What a client can choose from: the games with their options, the bots, the clocks; nothing of it is written twice."""

from typing import get_args

from msgspec import Struct

from maukas import __version__
from maukas.games.game import GAMES, Game
from maukas.protocol import VERSION
from maukas.protocol.presets import PRESETS, Preset
from maukas.protocol.requests import REACTIONS
from maukas.protocol.settings import Clock
from maukas.protocol.settings import Game as GameName


class Option(Struct, frozen=True):
    """A house rule: its values, or the least and the most of a number."""

    name: str
    default: str | int | bool
    values: tuple[str | bool, ...] | None = None
    low: int | None = None
    high: int | None = None


class GameInfo(Struct, frozen=True):
    """A game and its house rules."""

    name: GameName
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    presets: dict[str, Preset]                          # house rules that go well together, by name


class Catalogue(Struct, frozen=True):
    """Everything that a table can be made of."""

    version: str
    protocol: int
    games: tuple[GameInfo, ...]
    levels: tuple[str, ...]
    clocks: tuple[int, ...]
    reactions: tuple[str, ...]


def catalogue(levels: tuple[str, ...]) -> Catalogue:
    """What this server offers."""
    games = [(name, GAMES[name]) for name in PRESETS]
    infos = tuple(GameInfo(name, game.players[0], game.players[-1], options_of(game), PRESETS[name]) for name, game in games)
    return Catalogue(__version__, VERSION, infos, levels, get_args(Clock), REACTIONS)


def options_of(game: Game) -> tuple[Option, ...]:
    """The house rules of a game."""
    return tuple(
        Option(option.name, option.default, low=option.values[0], high=option.values[-1]) if isinstance(option.values, range)
        else Option(option.name, option.default, tuple(option.values))
        for option in game.options.all()
    )
