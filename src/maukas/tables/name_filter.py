"""Names that nobody should have to read: a short list of words in the languages of the house, which a host can extend.

A name is compared by what it looks like: without accents and case, digits and signs read as the letters they stand for, letters that are
set apart drawn together, repeated ones counted once. A word of the list is meant as a whole word, with `*` at its end as the beginning
of one, and with `*` at both ends anywhere. A line that begins with `-` takes a word off the list; after `#` is a remark.
"""

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from maukas.tables.lookalikes import look_of

OWN_LIST = Path(__file__).with_name("unwanted_words.txt")
STAND_FOR = str.maketrans("01345789@$!|€£+", "oieastbgasiielt")
UNMARKED = str.maketrans("øæđł", "oadl")  # letters whose marks Unicode does not take apart
STAND_FOR_AGAIN = str.maketrans("1!|", "lll")  # a 1 may be an l as well
APART = re.compile(r"(?<!\w)(?:\w[\W_]+){2,}\w(?!\w)")  # single letters with something between them
REPEATED = re.compile(r"(.)\1+")


class NameFilter:
    """Says whether a name is wanted."""

    def __init__(self, *lists: str) -> None:
        words = dict.fromkeys(word for each in lists for word in words_of(each))
        unlisted = {word.removeprefix("-") for word in words if word.startswith("-")}
        self.pattern = pattern_of(word for word in words if not word.startswith("-") and word not in unlisted)

    def refuses(self, name: str) -> bool:
        """Whether a name has a word of the list in it, or looks as if it had."""
        return self.pattern is not None and any(self.pattern.search(reading) for reading in readings(name))


def own_filter(more: str = "") -> NameFilter:
    """The list of the house, and what a host adds."""
    return NameFilter(OWN_LIST.read_text(encoding="utf-8"), more)


def words_of(text: str) -> list[str]:
    """The words of a list."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line.casefold() for line in lines if line]


def pattern_of(words: Iterable[str]) -> re.Pattern[str] | None:
    """One pattern for all words of a list, as they look."""
    parts = []
    for word in words:
        core = REPEATED.sub(r"\1", folded(word.strip("*")))
        if core:
            parts.append(("" if word.startswith("*") else r"\b") + re.escape(core) + ("" if word.endswith("*") else r"\b"))
    return re.compile("|".join(parts)) if parts else None


def readings(name: str) -> set[str]:
    """What a name may be read as."""
    plain = {folded(name), folded(look_of(name).translate(STAND_FOR_AGAIN)), folded(look_of(name).translate(STAND_FOR))}
    joined = {APART.sub(lambda found: re.sub(r"[\W_]", "", found[0]), each) for each in plain}
    separate = {re.sub(r"[\W_]+", " ", each) for each in joined}
    return {REPEATED.sub(r"\1", each) for each in separate}


def folded(text: str) -> str:
    """Letters without accents and case."""
    spread = unicodedata.normalize("NFKD", look_of(text))
    return "".join(each for each in spread if not unicodedata.combining(each)).translate(UNMARKED)
