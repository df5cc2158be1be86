"""What a review says of a match: frozen values, which can be stored as JSON and read again."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from maukas.estimates import Estimate
from maukas.review.receipt import Receipt

VERSION = 1  # of the stored form


@dataclass(frozen=True, slots=True)
class MoveWorth:
    """What a move that a seat could make is worth by all that it could know then."""

    move: str
    chance: float  # to win the round
    points: float  # that the round is expected to add to the seat's score


@dataclass(frozen=True, slots=True)
class LossReason:
    """Why the best move was better, found in the same worlds: an id, and the numbers that the sentence speaks of."""

    kind: str
    best: int = 0
    played: int = 0
    seat: int | None = None  # the one that is spoken of


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionReview:
    """A decision, judged by what its seat could know."""

    round: int  # the first one is 1
    number: int  # of the move in its round; the first one is 1
    seat: int
    move: str
    best: str  # the move with the best chance to win the round
    is_forced: bool  # there was only one
    before: MoveWorth  # what the best move promised
    after: MoveWorth  # what was left by the move that was made
    loss: Estimate  # of the chance to win the round, against the best move
    points_loss: Estimate  # how many points worse than the best move for points
    is_marked: bool  # the loss is large, and clearly no noise
    reason: LossReason | None  # of a marked one
    moves: tuple[MoveWorth, ...]  # all that were legal, the best first
    worlds: int  # in which each was tried
    hands: tuple[tuple[str, ...], ...]  # what all held in truth, which counts for nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundReview:
    """A round of the match."""

    number: int
    dealer: int
    winner: int | None
    scores: tuple[int, ...]
    decisions: tuple[DecisionReview, ...]
    receipts: tuple[Receipt, ...]  # by seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSummary:
    """How one seat decided over the whole match, forced moves left out."""

    seat: int
    decisions: int
    marked: int
    loss: Estimate | None  # a decision, on average; None without any


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchReview:
    """All that a review found."""

    version: int = VERSION
    game: str
    options: Mapping[str, str | bool | int]  # that differ from the strict rules
    players: tuple[str, ...]
    seats: int
    depth: int
    seed: int
    rounds: tuple[RoundReview, ...]
    summaries: tuple[SeatSummary, ...]
    receipts: tuple[Receipt, ...]  # of all rounds that were reviewed, by seat

    @property
    def losses(self) -> list[DecisionReview]:
        """The marked decisions, the largest loss first."""
        marked = [each for reviewed in self.rounds for each in reviewed.decisions if each.is_marked]
        return sorted(marked, key=lambda each: -each.loss.mean)


def as_table(review: MatchReview) -> dict[str, Any]:
    """A review as plain values, ready for JSON; the parts of receipts come with what they add up to."""
    return asdict(review)
