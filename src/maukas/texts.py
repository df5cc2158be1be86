"""The texts that people read: messages in Fluent, one folder a language, from which each file is read when it is first needed."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from maukas.games.errors import Refusal
from maukas.games.registry import BUILT_IN, GAMES

LANGUAGES = ("en", "fi", "sv", "da")
FALLBACK = "en"
FOLDER = Path(__file__).parent / "locales"

# Where a message is looked for: by how its id begins; all the others are in cli.ftl
FILES = {
    "option": ("options",),
    "preset": ("options",),
    "table": ("table",),
    "http": ("table",),
    "web": ("web", "friends"),
    "play": ("play", "menu"),
    "friends": ("friends",),
    "sheet": ("sheet",),
    "learn": ("learn",),
    "match": ("replay",),
    "fair": ("review",),
    "colour": ("cards",),
    "print": ("print",),
    "result": ("result",),
    "pad": ("pad",),
    "look": ("look",),
    "tv": ("tv",),
    "terminal": ("terminal",),
    "ssh": ("terminal",),
    "admin": ("admin",),
    "conduct": ("conduct",),
    "speech": ("speech",),
    "review": ("review",),
    "reviewed": ("review",),
    **dict.fromkeys(BUILT_IN, ("cards", "judge")),
}
RULES = ("rules",)  # of clauses and rulings, which begin with capitals

CONTROLS = dict.fromkeys([*range(32), *range(127, 160)], "\N{REPLACEMENT CHARACTER}") | dict.fromkeys(b"\t\n\r", " ")
CARD_VALUES = ("card", "top", "first", "second", "target")
LONGEST = 500  # characters of a value; Fluent refuses a message with more than 2,500
HUGE = 10**15  # from here on a number is not formatted, only written
LONGEST_NAME = 40  # of a player


def best_language(wanted: str | None) -> str:
    """The language of ours that a wish like "fi", "sv_FI.UTF-8" or None asks for; English if we have no better one."""
    code = language_code(wanted or "")
    return code if code in LANGUAGES else FALLBACK


def preferred_language(header: str) -> str:
    """The first language of ours in an Accept-Language header; English if there is none."""
    spoken = (language_code(choice.strip().partition(";")[0]) for choice in header.split(","))
    return next((code for code in spoken if code in LANGUAGES), FALLBACK)


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
    kind = id.partition("-")[0]
    return RULES if kind.isupper() else FILES.get(kind, ("cli",))


class MessageFiles:
    """The message files of one language, each read once."""

    def __init__(self, language: str) -> None:
        from maukas.message_formatter import MessageFormatter

        self.folder = FOLDER / language
        self.formatter = MessageFormatter(language)
        self.read: dict[str, tuple[str, ...]] = {}

    def ids(self, file: str) -> tuple[str, ...]:
        """The ids of a file's messages in their order."""
        if file not in self.read:
            self.read[file] = self.formatter.add((self.folder / f"{file}.ftl").read_text(encoding="utf-8"))
        return self.read[file]

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(id in self.ids(file) for file in files_of(id))

    def format(self, id: str, form: str, values: dict[str, str | int | float]) -> str:
        """The message with its values filled in; in a form of it, an attribute, where the language has one."""
        return self.formatter.format(id, form, values)


class Texts:
    """The texts in one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = best_language(language)
        self._sources: dict[str, MessageFiles] = {}

    def text(self, id: str, /, **values: str | int | float) -> str:
        """The message, or its bare id if there is none in any language."""
        return self._text(id, "", values)

    def _text(self, id: str, form: str, values: Mapping[str, str | int | float]) -> str:
        """The message in a form, such as a case, or as it is where the language does not inflect it."""
        clean = {name: fit_to_fill_in(value) for name, value in values.items()}
        sources = map(self._source, dict.fromkeys((self.language, FALLBACK)))
        return next((source.format(id, form, clean) for source in sources if source.has(id)), id)

    def ids(self, file: str) -> tuple[str, ...]:
        """The ids of a file's messages in their order."""
        return self._source(self.language).ids(file)

    def card_name(self, game: str, card: str, form: str = "") -> str:
        """A card in words: "R5" is "red 5"; with "genitive" as the object of a sentence, where the language inflects it."""
        id = f"{game}-card-{GAMES[game].card_kind(card)}"
        named = self._text(id, form, {"colour": card[0], "number": card[1:]})
        return card if named == id else named  # of a game that has no texts here

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
            return self.text(f"{game}-kind-{value}")
        if name == "player":
            return self.player_name(int(value), players)
        return value
