"""Match records that the user names: read, and the first thing that does not hold in words."""

from pathlib import Path

from maukas.cli.errors import CommandError
from maukas.cli.files import read_text
from maukas.games.errors import BadNotation
from maukas.games.match_record import MatchRecord, parse_record
from maukas.games.match_verification import verify
from maukas.texts import Texts


def read_record(path: Path) -> MatchRecord:
    """The record in a file."""
    text = read_text(path)
    try:
        return parse_record(text)
    except (BadNotation, RecursionError) as error:
        raise CommandError("error-bad-record", path=str(path), why=str(error)) from None


def worded_discrepancy(record: MatchRecord, texts: Texts) -> str | None:
    """The first thing that does not hold, or None if everything does."""
    for found in verify(record):
        values, refusal = dict(found.values), found.refusal
        if refusal is not None:
            values["why"] = f"{refusal.clause}: {texts.refusal_text(refusal, record.players)}"
        return texts.text(found.reason, **values)
    return None


def round_being_played(record: MatchRecord) -> int | None:
    """The number of the round that is still on in a record without discrepancies: the last one, if its seed is not told yet."""
    return len(record.rounds) if record.rounds and record.rounds[-1].seed is None else None
