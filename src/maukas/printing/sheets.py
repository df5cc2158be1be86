"""The printed sheets: each is a preset of its game, and some clauses have a wording for what it says."""

from maukas.games.options import Options
from maukas.games.registry import GAMES
from maukas.texts import Texts

PRESET = "sheet-"  # and the language of the sheet


def sheets_of(game: str) -> list[str]:
    """The languages of the sheets that a game has presets for."""
    return [name.removeprefix(PRESET) for name in GAMES[game].presets if name.startswith(PRESET)]


def sheet_options(game: str, sheet: str) -> Options:
    """The options that a sheet's game is played with."""
    return GAMES[game].options.of(GAMES[game].presets[PRESET + sheet])


class SheetTexts(Texts):
    """Texts in which the clauses say what one sheet says, without the differences of the others."""

    def __init__(self, language: str, options: Options) -> None:
        super().__init__(language)
        self.own = own_texts(self, options)

    def text(self, id: str, /, **values: str | int | float) -> str:
        return super().text(self.own.get(id, id), **values)


def own_texts(texts: Texts, options: Options) -> dict[str, str]:
    """The clauses that have a text for these options: `sheet-<clause>-<option>-<value>`."""
    own: dict[str, str] = {}
    for option in options.all():
        value = getattr(options, option.name)
        named = ("off", "on")[value] if isinstance(value, bool) else str(value)
        ending = f"-{option.name}-{named}".replace("_", "-")
        found = [id for id in texts.ids("sheet") if id.endswith(ending)]
        own |= {id.removeprefix("sheet-").removesuffix(ending): id for id in found}
    return own
