"""What does not hold in a record, in words."""

from maukas.cli.story import told
from maukas.games.errors import IllegalMove
from maukas.games.match_record import MatchRecord, verify
from maukas.texts import Texts


def worded_finding(record: MatchRecord, texts: Texts) -> str | None:
    """The first thing that does not hold, or None if everything does."""
    for finding in verify(record):
        values = dict(finding.values)
        if finding.reason == "verify-move-refused":
            values["why"] = why_refused(record, texts) or values["why"]
        return texts.text(finding.reason, **values)
    return None


def round_being_played(record: MatchRecord) -> int | None:
    """The number of the round that is still on in a record without findings: the last one, if its seed is not told yet."""
    return len(record.rounds) if record.rounds and record.rounds[-1].seed is None else None


def why_refused(record: MatchRecord, texts: Texts) -> str | None:
    """Why the rules refuse a move of the record, if they do; bad text is not for them to explain."""
    try:
        told(record)
    except IllegalMove as error:
        return f"{error.refusal.clause}: {texts.refusal_text(error.refusal, record.players)}"
    except ValueError:
        return None
    return None
