"""The settings that somebody wishes for a table, checked against its game."""

from collections.abc import Mapping

from maukas.games.game import AnyGame
from maukas.games.options import BadOption, Options
from maukas.games.registry import game_named
from maukas.protocol.settings import Settings
from maukas.tables.errors import RequestRefused


def strict_settings(wish: Settings) -> Settings:
    """What is wished for, with only those house rules that differ from the strict rules."""
    game = game_named(wish.game)
    if wish.seats not in game.players:
        raise RequestRefused("table-bad-seats", low=game.players[0], high=game.players[-1])
    options = house_rules(game, wish.options)
    return Settings(**{name: getattr(wish, name) for name in Settings.__struct_fields__} | {"options": options.changed()})


def house_rules(game: AnyGame, chosen: Mapping[str, str | int | bool]) -> Options:
    """The options of a game as somebody has chosen them."""
    known = {option.name: option for option in game.options.all()}
    for name, value in chosen.items():
        if name not in known:
            raise RequestRefused("table-no-option", option=name)
        try:
            known[name].check(value)
        except BadOption:
            raise RequestRefused("table-bad-option", option=name, value=str(value), allowed=known[name].allowed) from None
    return game.options.of(chosen)
