"""What a finished match was made of: what each decision was worth, and how much of each result was luck.

`review_match` takes the record of a match that is over. Decisions are judged by what their seat could know; `MatchReview.losses` are
those that clearly lost something, the largest first. The receipts say how much of each result came from the deal, from cards drawn, from
what others did, and from own decisions. All that comes back is frozen, and `as_table` makes plain values of it.
"""

from maukas.estimates import Estimate
from maukas.review.match_review import DecisionReview, LossReason, MatchReview, MoveWorth, RoundReview, SeatSummary, as_table
from maukas.review.receipt import Account, Receipt
from maukas.review.reviewer import Unreviewable, check_reviewable, review_match

__all__ = [
    "review_match",
    "check_reviewable",
    "Unreviewable",
    "MatchReview",
    "RoundReview",
    "DecisionReview",
    "MoveWorth",
    "LossReason",
    "SeatSummary",
    "Receipt",
    "Account",
    "Estimate",
    "as_table",
]
