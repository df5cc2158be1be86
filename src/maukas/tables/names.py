"""Names of people, cleaned, and names for bots."""

import re
import unicodedata
from collections.abc import Collection, Iterable
from itertools import chain, count

from maukas.tables.lookalikes import looks_of

LONGEST_NAME = 24
MOST_MARKS = 2  # on a letter; some languages are written so
BLANKS = re.compile(  # letters and marks that nobody sees
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
BOT_NAMES = ("Aino", "Birk", "Cilla", "Dag", "Eeva", "Freja", "Gustav", "Helmi", "Iiro", "Juno", "Kaisa", "Loke")


def clean_name(name: str) -> str:
    """A name on one line, without anything invisible and not too long; empty if nothing is left."""
    text = unicodedata.normalize("NFC", BLANKS.sub("", name))
    seen = "".join(" " if unicodedata.category(each)[0] in "ZC" else each for each in text)
    words = (without_towers(word) for word in seen.split())
    return " ".join(word for word in words if word)[:LONGEST_NAME].strip()


def without_towers(word: str) -> str:
    """A word whose letters carry only a few marks each; before the first letter there are none."""
    kept, marks = "", MOST_MARKS
    for each in word:
        marks = marks + 1 if unicodedata.category(each)[0] == "M" else 0
        kept += each if marks <= MOST_MARKS else ""
    return kept


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody else has: the second of a name gets a number."""
    looks = set().union(*map(looks_of, taken))
    suffixes = chain([""], (f" {number}" for number in count(2)))
    numbered = (name[: LONGEST_NAME - len(suffix)].rstrip() + suffix for suffix in suffixes)
    return next(each for each in numbered if not looks & looks_of(each))


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    looks = set().union(*map(looks_of, taken))
    return next((name for name in BOT_NAMES if not looks & looks_of(name)), BOT_NAMES[0])
