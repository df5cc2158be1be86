"""What a client can choose from: the games with their options, the bots, the clocks; nothing of it is written twice."""

from typing import get_args

from maukas import __version__
from maukas.games.game import AnyGame
from maukas.games.options import Option as GameOption
from maukas.games.registry import GAMES
from maukas.printing.typesetting import is_possible
from maukas.protocol import VERSION
from maukas.protocol.bodies import Catalogue, GameInfo, Option
from maukas.protocol.requests import REACTIONS
from maukas.protocol.settings import Clock


def catalogue(levels: tuple[str, ...]) -> Catalogue:
    """What this server offers."""
    infos = tuple(info_of(game) for game in GAMES.values())
    return Catalogue(__version__, VERSION, infos, levels, get_args(Clock), REACTIONS, is_possible())


def info_of(game: AnyGame) -> GameInfo:
    """What can be chosen for a game."""
    presets = {name: dict(chosen) for name, chosen in game.presets.items()}
    return GameInfo(game.name, game.players[0], game.players[-1], options_of(game), presets)


def options_of(game: AnyGame) -> tuple[Option, ...]:
    """The house rules of a game."""
    return tuple(map(offered, game.options.all()))


def offered(option: GameOption) -> Option:
    """A house rule as a client is told of it."""
    if isinstance(option.values, range):
        return Option(option.name, option.default, low=option.values[0], high=option.values[-1], ready=option.ready)
    return Option(option.name, option.default, tuple(option.values))
