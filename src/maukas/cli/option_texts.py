"""House rules and their values in words."""

from maukas.cli.game_options import number_range, written_value
from maukas.games.options import Option
from maukas.texts import Texts


def option_title(texts: Texts, game: str, name: str) -> str:
    """What a house rule is called."""
    return texts.text(option_id(game, name))


def option_value(texts: Texts, game: str, name: str, value: object) -> str:
    """What a value of a house rule means: a sentence, or the number itself."""
    if isinstance(value, bool):
        return texts.text(f"{option_id(game, name)}-{'on' if value else 'off'}")
    if isinstance(value, int):
        return str(value)
    return texts.text(f"{option_id(game, name)}-{str(value).replace('_', '-')}")


def option_help(texts: Texts, game: str, option: Option) -> list[tuple[str, str]]:
    """Every value of a house rule with what it means; a number with what it counts."""
    if isinstance(option.values, range):
        return [(number_range(option.values), texts.text(f"{option_id(game, option.name)}-help"))]
    return [(written_value(value), option_value(texts, game, option.name, value)) for value in option.values]


def option_id(game: str, name: str) -> str:
    """The id of the text that names a house rule."""
    return f"option-{game}-{name.replace('_', '-')}"
