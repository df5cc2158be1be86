"""Codes of tables and ids of matches: syllables that are read aloud easily and not guessed."""

import hmac
import secrets

CONSONANTS = "bdfghjklmnprstv"
VOWELS = "aeiou"
SYLLABLES = 6  # 37 bits: not to be guessed, and read aloud in a breath


def new_code() -> str:
    """A code for a table or a match: syllables, chosen at random."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


def derived_code(secret: bytes, key: str) -> str:
    """The same code whenever somebody asks with the same key; without the secret nobody can guess it."""
    number = int.from_bytes(hmac.digest(secret, key.encode(), "sha256"))
    syllables = [first + second for first in CONSONANTS for second in VOWELS]
    return "".join(syllables[number // len(syllables) ** place % len(syllables)] for place in range(SYLLABLES))


def read_code(text: str) -> str:
    """The code that somebody means who writes capitals, spaces or hyphens."""
    return "".join(each for each in text.lower() if each.isalpha())
