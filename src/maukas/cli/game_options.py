"""Games and house rules as the user names them."""

from collections.abc import Mapping, Sequence

from maukas.cli.errors import CommandError
from maukas.games.game import AnyGame
from maukas.games.registry import GAMES
from maukas.games.options import Option


def chosen_games(name: str | None) -> list[str]:
    """The game with this name, or all of them."""
    return list(GAMES) if name is None else [chosen_game(name).name]


def chosen_game(name: str) -> AnyGame:
    """The game with this name."""
    game = GAMES.get(name.lower())
    if game is None:
        raise CommandError("error-no-such-game", game=name, games=", ".join(GAMES))
    return game


def parse_options(game: AnyGame, settings: Sequence[str]) -> dict[str, str | int | bool]:
    """House rules written as `name=value`, each value of its option's own type."""
    known = {option.name: option for option in game.options.all()}
    values: dict[str, str | int | bool] = {}
    for setting in settings:
        name, mark, text = setting.partition("=")
        if not mark:
            raise CommandError("error-option-form", setting=setting)
        name = name.strip().replace("-", "_")
        if name not in known:
            raise CommandError("error-no-such-house-rule", name=name, names=", ".join(known))
        values[name] = parse_value(known[name], text.strip())
    return values


def parse_comparison(game: AnyGame, text: str, options: Mapping[str, str | int | bool]) -> tuple[str, list[str | int | bool]]:
    """The house rule of `name=value,value,...` that is to be compared, and its values."""
    name, _, values = text.partition("=")
    listed = [value.strip() for value in values.split(",") if value.strip()]
    if len(listed) < 2:
        raise CommandError("error-compare-form", setting=text)
    found = [value for each in listed for value in parse_options(game, [f"{name}={each}"]).items()]
    name = found[0][0]
    if len({value for _, value in found}) < len(found):
        raise CommandError("error-compare-twice", setting=text)
    if name in options:
        raise CommandError("error-compare-option", name=name)
    return name, [value for _, value in found]


def parse_value(option: Option, text: str) -> str | int | bool:
    """The value of a house rule that `text` stands for."""
    written = {written_value(value): value for value in option.values}
    value = written.get(text.lower().replace("-", "_"))
    if value is None:
        raise CommandError("error-house-rule-value", name=option.name, value=text, allowed=allowed(option))
    return value


def allowed(option: Option) -> str:
    """What a house rule may be."""
    return number_range(option.values) if isinstance(option.values, range) else ", ".join(map(written_value, option.values))


def number_range(values: range) -> str:
    """The lowest and the highest number."""
    return f"{values[0]}-{values[-1]}"


def written_value(value: object) -> str:
    """A value as it is written on the command line and in files."""
    return str(value).lower() if isinstance(value, bool) else str(value)
