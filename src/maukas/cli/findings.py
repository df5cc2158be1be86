"""What does not hold in a record, in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from maukas.cli.story import told
from maukas.games.errors import IllegalMove
from maukas.games.match_record import Finding, MatchRecord, verify
from maukas.texts import Texts

UNFINISHED = "verify-seed-missing"


@dataclass(frozen=True, slots=True)
class WordedFinding:
    """A finding as people read it."""

    reason: str
    text: str

    @property
    def is_unfinished(self) -> bool:
        """Whether nothing is wrong, and a round is merely still being played."""
        return self.reason == UNFINISHED


def first_finding(record: MatchRecord, texts: Texts) -> WordedFinding | None:
    """The first thing that does not hold, or None if everything does."""
    findings: Sequence[Finding] = verify(record)
    if not findings:
        return None
    finding = findings[0]
    values = dict(finding.values)
    if finding.reason == "verify-move-refused":
        values["why"] = why_refused(record, texts) or values["why"]
    return WordedFinding(finding.reason, texts.text(finding.reason, **values))


def why_refused(record: MatchRecord, texts: Texts) -> str | None:
    """Why the rules refuse a move of the record, if they do; bad text is not for them to explain."""
    try:
        told(record)
    except IllegalMove as error:
        return f"{error.refusal.clause}: {texts.refusal_text(error.refusal, record.players)}"
    except ValueError:
        return None
    return None
