"""Records of matches that the user names: read, or said to be unreadable."""

from pathlib import Path

from maukas.cli.failure import Failure, read_text
from maukas.games.errors import BadNotation
from maukas.games.match_record import MatchRecord, parse_record


def read_record(path: Path) -> MatchRecord:
    """The record in a file."""
    text = read_text(path)
    try:
        return parse_record(text)
    except (BadNotation, RecursionError) as error:
        raise Failure("error-bad-record", path=str(path), why=str(error)) from None
