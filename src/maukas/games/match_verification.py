"""Whether a record holds: commitments, dealers, moves, results, the end of the match."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from maukas.games.chance import commitment
from maukas.games.errors import BadNotation, IllegalMove, Refusal
from maukas.games.match import Match
from maukas.games.match_record import MatchRecord, RoundRecord
from maukas.games.match_walk import new_match, walk
from maukas.games.round import Round
from maukas.games.state import MOST_DECISIONS


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """Something in a record that is not as it should be: the id and values of the text that says it."""

    reason: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    refusal: Refusal | None = field(default=None, compare=False)  # of a move, if it is one of the rules


def verify(record: MatchRecord) -> list[Discrepancy]:
    """What does not hold in a record, the first thing of it: commitments, dealers, moves and results; the last round may still be on."""
    match = new_match(record)
    for number, written in enumerate(record.rounds, 1):
        if written.seed is None:
            is_on = number == len(record.rounds) and written.outcome is None and record.totals is None and not match.is_over
            return [] if is_on else [Discrepancy("verify-seed-missing", {"round": number})]
        found = [*verify_round(match, number, written, written.seed)]
        if found:
            return found
    if record.totals is None:
        return [Discrepancy("verify-result-missing")] if match.is_over else []
    scores = match.scores
    if not scores.is_over:
        return [Discrepancy("verify-not-finished")]
    if (record.totals, record.winners) != (scores.totals, scores.winners):
        return [Discrepancy("verify-result-differs", {"written": spaced(record.totals), "found": spaced(scores.totals)})]
    return []


def verify_round(match: Match, number: int, written: RoundRecord, seed: bytes) -> Iterator[Discrepancy]:
    """Replay one round into `match`; stop at the first thing that does not hold."""
    if commitment(seed) != written.commitment:
        yield Discrepancy("verify-commitment-differs", {"round": number})
        return
    if match.is_over:
        yield Discrepancy("verify-round-too-many", {"round": number})
        return
    match.deal(seed, written.shares)
    if match.round.dealer != written.dealer:
        yield Discrepancy("verify-dealer-differs", {"round": number, "written": written.dealer, "found": match.round.dealer})
        return
    try:
        for _ in walk(match, written, nothing):
            pass
    except (IllegalMove, BadNotation) as error:
        count = len(match.round.moves)
        seat, move = written.moves[count]
        values: dict[str, str | int] = {"round": number, "count": count + 1, "move": f"{seat} {move}", "why": str(error)}
        yield Discrepancy("verify-move-refused", values, error.refusal if isinstance(error, IllegalMove) else None)
        return
    decisions = sum(not match.round.game.is_word(move) for _, move in written.moves)
    if written.is_broken_off and decisions < MOST_DECISIONS:
        yield Discrepancy("verify-broken-off-early", {"round": number, "count": decisions, "least": MOST_DECISIONS})
    elif match.round.outcome() is None:  # the seed is revealed, so the round must be over
        yield Discrepancy("verify-round-cut-short", {"round": number})
    elif match.round.outcome() != written.outcome:
        yield Discrepancy("verify-outcome-differs", {"round": number})


def spaced(numbers: tuple[int, ...]) -> str:
    """Numbers with spaces between them."""
    return " ".join(map(str, numbers))


def nothing(_: Round) -> None:
    """Moves are checked without a look at the cards."""
