"""A process that reviews one match: the record comes in, then go out a line for each step of progress, and the review in the end.

It is started by `server/reviews.py`, so that the review has an interpreter lock and a priority of its own, and can be ended at any moment.
"""

import sys
import zlib
from typing import TYPE_CHECKING

from maukas.server.thread_priority import step_back

if TYPE_CHECKING:
    from maukas.protocol.reviews import JudgedMove, LuckParts, ReviewedMatch, SeatLuck
    from maukas.review import Account, DecisionReview, MatchReview, Receipt

RESULT = b"result\n"  # after this line comes the review


def main() -> None:
    """Review the match whose record is read; the arguments are its id and the depth."""
    step_back()  # before anything else, so that all threads to come have this priority
    from maukas.games.match_record import parse_record
    from maukas.protocol.codec import encode
    from maukas.review import review_match

    id, depth = sys.argv[1], int(sys.argv[2])
    record = parse_record(sys.stdin.buffer.read().decode())
    found = review_match(record, depth=depth, on_progress=tell)
    sys.stdout.buffer.write(RESULT + zlib.compress(encode(told_review(id, found))))
    sys.stdout.buffer.flush()


def tell(done: int, total: int) -> None:
    """Say how far it is; when nobody listens any more, this ends the process."""
    sys.stdout.buffer.write(b"%d %d\n" % (done, total))
    sys.stdout.buffer.flush()


def told_review(id: str, review: "MatchReview") -> "ReviewedMatch":
    """A review as it is told."""
    from maukas.protocol.reviews import ReviewedMatch, ReviewedRound

    rounds = [
        ReviewedRound(each.number, tuple(map(told_decision, each.decisions)), tuple(map(told_luck, each.receipts)))
        for each in review.rounds
    ]
    return ReviewedMatch(
        id=id, game=review.game, depth=review.depth, rounds=tuple(rounds), luck=tuple(map(told_luck, review.receipts))
    )  # fmt: skip


def told_decision(decision: "DecisionReview") -> "JudgedMove":
    """A decision as it is told, without the true hands and the other moves."""
    from maukas.protocol.reviews import Interval, JudgedMove, LossCause

    loss, reason = decision.loss, decision.reason
    return JudgedMove(
        number=decision.number,
        seat=decision.seat,
        move=decision.move,
        best=decision.best,
        forced=decision.is_forced,
        before=short(decision.before.chance),
        after=short(decision.after.chance),
        loss=Interval(*(short(loss.mean if each is None else each) for each in (loss.mean, loss.low, loss.high))),
        points=short(decision.points_loss.mean),
        marked=decision.is_marked,
        cause=None if reason is None else LossCause(reason.kind, reason.best, reason.played, reason.seat),  # type: ignore[arg-type]
    )


def told_luck(receipt: "Receipt") -> "SeatLuck":
    """A receipt as it is told; its parts still add up."""
    from maukas.protocol.reviews import SeatLuck

    return SeatLuck(receipt.seat, told_parts(receipt.wins), told_parts(receipt.points))


def told_parts(account: "Account") -> "LuckParts":
    """The parts of a result, each with four digits."""
    from maukas.protocol.reviews import LuckParts

    return LuckParts(*account.rounded(4))


def short(number: float) -> float:
    """A number with four digits after the point; the rest is noise."""
    return round(number, 4)


if __name__ == "__main__":
    main()
