"""What a guest says behind the address of the server, as in `ssh host plain fi`: a few words of ours, which are never run as a command."""

import re
from dataclasses import dataclass

from maukas.games.registry import GAMES
from maukas.tables.codes import read_code
from maukas.texts import LANGUAGES

PLAIN, WATCH = "plain", "watch"
CODE = re.compile(r"(?=[a-z-]{12,20}\Z)[a-z]+(-[a-z]+)*", re.IGNORECASE)
LONGEST = 100  # characters


class UnknownWord(ValueError):
    """A word that means nothing here."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants: the table line by line, in a language, a game or the code of a table."""

    is_plain: bool = False
    watches: bool = False
    language: str = ""
    game: str = ""
    code: str = ""


def parse_wish(text: str) -> Wish:
    """What the words of a guest mean.

    UnknownWord: one of them means nothing.
    """
    said: dict[str, str | bool] = {}
    if len(text) > LONGEST:
        raise UnknownWord
    for word in text.split():
        plain = word.lower()
        if plain == PLAIN:
            said["is_plain"] = True
        elif plain == WATCH:
            said["watches"] = True
        elif plain in LANGUAGES:
            said["language"] = plain
        elif plain in GAMES:
            said["game"] = plain
        elif CODE.fullmatch(word):
            said["code"] = read_code(word)
        else:
            raise UnknownWord(word)
    return Wish(**said)  # type: ignore[arg-type]
