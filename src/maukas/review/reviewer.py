"""A finished match, reviewed: every decision by what its seat could know then, and where each result came from."""

import hashlib
from collections.abc import Callable, Collection, Iterator
from typing import Any

from maukas.bots.bot import Notebook, Situation
from maukas.estimates import Estimate, estimate
from maukas.games.match_record import MatchRecord, RoundRecord, is_unfinished
from maukas.games.match_verification import Discrepancy, verify
from maukas.games.match_walk import match_at
from maukas.games.round import Round
from maukas.review.decision_review import Judge, is_clear, loss_of, worths
from maukas.review.loss_reason import reason_for_loss
from maukas.review.match_review import DecisionReview, MatchReview, RoundReview, SeatSummary
from maukas.review.receipt import added
from maukas.review.round_receipts import receipts_of_round

DEPTH = 320  # worlds in which each move is tried
LEAST_DEPTH = 32

NO_LOSS = Estimate(0.0, 0.0, 0.0)


class Unreviewable(ValueError):
    """A match that is not reviewed: it is still on, or its record does not hold."""

    def __init__(self, reason: str, discrepancy: Discrepancy | None = None) -> None:
        super().__init__(reason if discrepancy is None else f"{reason}: {discrepancy.reason}")
        self.reason = reason
        self.discrepancy = discrepancy


def check_reviewable(record: MatchRecord) -> None:
    """Raise Unreviewable unless a match is over and its record holds: nobody may be helped while cards are still played."""
    if is_unfinished(record):
        raise Unreviewable("unfinished")
    for found in verify(record):
        raise Unreviewable("broken", found)


def review_match(
    record: MatchRecord,
    *,
    rounds: Collection[int] | None = None,
    seats: Collection[int] | None = None,
    depth: int = DEPTH,
    seed: int = 0,
    on_progress: Callable[[int, int], None] | None = None,
) -> MatchReview:
    """Review a finished match, or these rounds of it, and the decisions of these seats; all are counted as in the record, rounds from 1.

    The same record, depth and seed give the same review. `on_progress` is told how many moves of how many are done. A match that is
    still on, or whose record does not hold, raises Unreviewable.
    """
    check_reviewable(record)
    if depth < LEAST_DEPTH:
        raise ValueError(f"depth={depth}: it is at least {LEAST_DEPTH}")
    chosen = [*range(1, len(record.rounds) + 1)] if rounds is None else sorted({*rounds})
    judged = [*range(record.seats)] if seats is None else sorted({*seats})
    if not all(number in range(1, len(record.rounds) + 1) for number in chosen):
        raise ValueError(f"the rounds are 1 to {len(record.rounds)}")
    if not all(seat in range(record.seats) for seat in judged):
        raise ValueError(f"the seats are 0 to {record.seats - 1}")
    total, done, reviewed = sum(len(record.rounds[number - 1].moves) for number in chosen), 0, []
    for number in chosen:

        def tell(moves: int, before: int = done) -> None:
            if on_progress is not None:
                on_progress(before + moves, total)

        reviewed.append(review_round(record, number, judged, depth, seed, tell))
        done += len(record.rounds[number - 1].moves)
    return MatchReview(
        game=record.game,
        options=record.options.changed(),
        players=record.players,
        seats=record.seats,
        depth=depth,
        seed=seed,
        rounds=tuple(reviewed),
        summaries=tuple(summary_of(seat, reviewed) for seat in judged),
        receipts=tuple(added(each.receipts[seat] for each in reviewed) for seat in range(record.seats)) if reviewed else (),
    )


def review_round(
    record: MatchRecord, number: int, seats: Collection[int], depth: int, seed: int, on_progress: Callable[[int], None]
) -> RoundReview:
    """Review one round of a record that holds."""
    written = record.rounds[number - 1]
    assert written.outcome is not None
    decisions = tuple(decisions_of(match_at(record, number).round, number, written, seats, depth, seed, on_progress))
    receipts = receipts_of_round(match_at(record, number).round, written, seed_of(seed, number, "receipts"))
    return RoundReview(
        number=number,
        dealer=written.dealer,
        winner=written.outcome.winner,
        scores=written.outcome.scores,
        decisions=decisions,
        receipts=receipts,
    )


def decisions_of(
    dealt: Round, number: int, written: RoundRecord, seats: Collection[int], depth: int, seed: int, on_progress: Callable[[int], None]
) -> Iterator[DecisionReview]:
    """Play a round again, and judge the decisions of these seats as they come; each is told what its seat has seen."""
    notebooks = {seat: Notebook(dealt, seat) for seat in seats}
    judges = {seat: Judge(seed_of(seed, number, seat), depth) for seat in seats}
    names, game = dealt.game.cards, dealt.game
    for count, (seat, move) in enumerate(written.moves, 1):
        if seat in notebooks and not game.is_word(move):
            hands = tuple(names.hand_names(dealt.state, each) for each in range(dealt.seats))
            found = judged(judges[seat], notebooks[seat].situation(), move)
            yield DecisionReview(round=number, number=count, seat=seat, move=move, hands=hands, **found)
        dealt.carry_out(seat, move)
        for notebook in notebooks.values():
            notebook.note()
        on_progress(count)


def judged(judge: Judge, situation: Situation, move: str) -> dict[str, Any]:
    """What is found of one decision."""
    trials = judge.try_moves(situation, move)
    played = trials.moves.index(move)
    values = worths(trials)
    loss = loss_of(trials.chances, played)
    best, after, is_marked = values[loss.best], values[played], is_clear(loss)
    return {
        "best": best.move,
        "is_forced": len(values) == 1,
        "before": best,
        "after": after,
        "loss": loss.estimate,
        "points_loss": loss_of(-trials.points if situation.rules.lower_wins else trials.points, played).estimate,
        "is_marked": is_marked,
        "reason": reason_for_loss(judge.bot, situation, best, after) if is_marked else None,
        "moves": tuple(sorted(values, key=lambda each: -each.chance)),
        "worlds": trials.worlds,
    }


def summary_of(seat: int, rounds: Collection[RoundReview]) -> SeatSummary:
    """How one seat decided."""
    free = [each for reviewed in rounds for each in reviewed.decisions if each.seat == seat and not each.is_forced]
    lost = [each.loss.mean for each in free]
    return SeatSummary(seat=seat, decisions=len(free), marked=sum(each.is_marked for each in free), loss=estimate(lost) if lost else None)


def seed_of(*parts: object) -> int:
    """A seed for one purpose, whatever else is reviewed."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big") >> 1
