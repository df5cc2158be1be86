"""The texts that people read: messages in Fluent, one folder a language, from which each file is read when it is first needed."""

import re
from collections.abc import Sequence
from pathlib import Path

from maukas.games.errors import Refusal

LANGUAGES = ("en", "fi", "sv", "da")
FALLBACK = "en"
FOLDER = Path(__file__).parent / "locales"

# Where a message is looked for: by how its id begins; all the others are in cli.ftl
FILES = {
    "option": ("options",), "preset": ("options",),
    "table": ("table",), "http": ("table",), "web": ("web",), "play": ("play",), "sheet": ("sheet",), "learn": ("learn",),
    "match": ("replay",), "fair": ("replay",),
    "colour": ("cards",),
    "maumau": ("cards", "judge"), "dos": ("cards", "judge"),
    "M": ("rules",), "AM": ("rules",), "D": ("rules",), "AD": ("rules",),
}
KINDS = {"<>": "reverse", "+2": "take-two", "+4": "take-four", "X": "stop", "#": "hash"}
WHOLE_NAMES = {("maumau", "W"): "maumau-card-colour-change", ("dos", "D"): "dos-card-wild"}

CONTROLS = dict.fromkeys([*range(32), *range(127, 160)], "\N{REPLACEMENT CHARACTER}") | dict.fromkeys(b"\t\n\r", " ")
CARD_VALUES = ("card", "top", "first", "second", "target")
LONGEST = 500                                           # characters of a value; Fluent refuses a message with more than 2,500
HUGE = 10**15                                           # from here on a number is not formatted, only written
LONGEST_NAME = 40                                       # of a player


def best_language(wanted: str | None) -> str:
    """The language of ours that a wish like "fi", "sv_FI.UTF-8" or None asks for; English if we have no better one."""
    code = language_code(wanted or "")
    return code if code in LANGUAGES else FALLBACK


def language_code(wanted: str) -> str:
    """The language alone in a wish like "sv_FI.UTF-8"."""
    return re.split("[_.-]", wanted, maxsplit=1)[0].lower()


def printable(text: str) -> str:
    """Text from a file or a player on one line, and without anything that a terminal would obey."""
    return text.translate(CONTROLS)


def shortened(text: str, longest: int) -> str:
    """Text of at most so many characters; what is left out is marked."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def fit_to_fill_in(value: str | int | float) -> str | int | float:
    """A value that Fluent can put into a message: neither long nor a huge number."""
    if isinstance(value, str):
        return shortened(printable(value), LONGEST)
    return shortened(str(value), LONGEST) if abs(value) >= HUGE else value


def files_of(id: str) -> tuple[str, ...]:
    """The names of the files that may hold the message."""
    return FILES.get(id.partition("-")[0], ("cli",))


class MessageFiles:
    """The message files of one language, each read once."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.folder = FOLDER / language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.read: dict[str, tuple[str, ...]] = {}

    def ids(self, file: str) -> tuple[str, ...]:
        """The ids of a file's messages in their order."""
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Message

        if file not in self.read:
            path = self.folder / f"{file}.ftl"
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource)
            self.read[file] = tuple(entry.id.name for entry in resource.body if isinstance(entry, Message))
        return self.read[file]

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(id in self.ids(file) for file in files_of(id))

    def format(self, id: str, values: dict[str, str | int | float]) -> str:
        """The message with its values filled in."""
        pattern = self.bundle.get_message(id).value
        return "" if pattern is None else str(self.bundle.format_pattern(pattern, values)[0])


class Texts:
    """The texts in one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = best_language(language)
        self._sources: dict[str, MessageFiles] = {}

    def text(self, id: str, /, **values: str | int | float) -> str:
        """The message, or its bare id if there is none in any language."""
        clean = {name: fit_to_fill_in(value) for name, value in values.items()}
        sources = map(self._source, dict.fromkeys((self.language, FALLBACK)))
        return next((source.format(id, clean) for source in sources if source.has(id)), id)

    def ids(self, file: str) -> tuple[str, ...]:
        """The ids of a file's messages in their order."""
        return self._source(self.language).ids(file)

    def card_name(self, game: str, card: str) -> str:
        """A card in words: "R5" is "red 5"."""
        whole = WHOLE_NAMES.get((game, card))
        if whole is not None:
            return self.text(whole)
        colour, mark = card[0], card[1:]
        return self.text(f"{game}-card-{KINDS.get(mark, 'number')}", colour=colour, number=mark)

    def colour_name(self, letter: str) -> str:
        """A colour in words: "R" is "red"."""
        return self.text(f"colour-{letter}")

    def player_name(self, seat: int, players: Sequence[str] = ()) -> str:
        """The name of the player in a seat; without names the seat, counted from 0 as the notation does."""
        name = shortened(printable(players[seat]).strip(), LONGEST_NAME) if seat < len(players) else ""
        return name or self.text("seat-name", seat=seat)

    def refusal_text(self, refusal: Refusal, players: Sequence[str] | None = None) -> str:
        """Why a move is refused, in words."""
        game = refusal.reason.partition("-")[0]
        values = {name: self._in_words(game, name, value, players or ()) for name, value in refusal.values.items()}
        return self.text(refusal.reason, **values)

    def _source(self, language: str) -> MessageFiles:
        """The message files of a language."""
        if language not in self._sources:
            self._sources[language] = MessageFiles(language)
        return self._sources[language]

    def _in_words(self, game: str, name: str, value: str | int, players: Sequence[str]) -> str | int:
        """One value of a refusal: notation becomes words, a number stays one."""
        if name in CARD_VALUES:
            return self.card_name(game, str(value))
        if name == "colour":
            return self.colour_name(str(value))
        if name == "answer":
            return self.text(f"maumau-kind-{value}")
        if name == "player":
            return self.player_name(int(value), players)
        return value
