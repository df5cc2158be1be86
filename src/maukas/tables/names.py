"""Names of people, cleaned; names for bots; codes for tables."""

import re
import secrets
import unicodedata
from collections.abc import Collection

LONGEST_NAME = 24
MOST_MARKS = 2                                          # on a letter; some languages are written so
BLANKS = re.compile(                                    # letters and marks that nobody sees
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]",
)
BOT_NAMES = ("Aino", "Birk", "Cilla", "Dag", "Eeva", "Freja", "Gustav", "Helmi", "Iiro", "Juno", "Kaisa", "Loke")

CONSONANTS = "bdfghjklmnprstv"
VOWELS = "aeiou"
SYLLABLES = 6                                           # 37 bits: not to be guessed, and read aloud in a breath


def cleaned(name: str) -> str:
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


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])


def new_code() -> str:
    """A code for a table or a match: syllables, chosen at random."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


def read_code(text: str) -> str:
    """The code that somebody means who writes capitals, spaces or hyphens."""
    return "".join(each for each in text.lower() if each.isalpha())
