"""What is told of the review of a finished match."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from maukas.protocol.settings import GameName

LossKind = Literal["out", "threat", "stuck", "again", "owes", "keeps", "takes", "cards", "ahead"]


class ReviewProgress(Struct, frozen=True, kw_only=True):
    """How far the review of a match is. Anyone who waits for it asks again and again; when nobody does, it is given up."""

    state: Annotated[Literal["none", "waiting", "running", "done"], Meta(description="none: nobody has asked for it")]
    done: Annotated[int, Meta(description="moves of the match that are reviewed")] = 0
    total: Annotated[int, Meta(description="moves that there are; 0 before the first one")] = 0
    reason: Annotated[str, Meta(description="why there is none and none is made, or why the last one failed: the id of a text")] = ""


class Interval(Struct, frozen=True):
    """A mean, and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


class LossCause(Struct, frozen=True):
    """Why the best move was better: which sentence, the numbers in it for both moves, and the seat it speaks of."""

    kind: LossKind
    best: int
    played: int
    seat: int | None


class JudgedMove(Struct, frozen=True, kw_only=True):
    """A decision, judged by what its seat could know then."""

    number: Annotated[int, Meta(description="of the move in its round, from 1")]
    seat: int
    move: str
    best: Annotated[str, Meta(description="the move with the best chance to win the round")]
    forced: Annotated[bool, Meta(description="whether there was only one")]
    before: Annotated[float, Meta(description="the chance to win the round with the best move, 0 to 1")]
    after: Annotated[float, Meta(description="the chance with the move that was made")]
    loss: Annotated[Interval, Meta(description="of that chance, against the best move")]
    points: Annotated[float, Meta(description="how many points worse it was than the best move for points")]
    marked: Annotated[bool, Meta(description="whether the loss is large, and clearly no noise")]
    cause: Annotated[LossCause | None, Meta(description="of a marked one")]


class LuckParts(Struct, frozen=True):
    """The parts of a result; they add up to it."""

    share: Annotated[float, Meta(description="what a seat with an average deal has")]
    deal: Annotated[float, Meta(description="what these hands changed")]
    drawn: Annotated[float, Meta(description="cards that were drawn or turned up, by whomever")]
    others: Annotated[float, Meta(description="what the others did")]
    own: Annotated[float, Meta(description="own decisions, and calls that were forgotten")]


class SeatLuck(Struct, frozen=True):
    """Where the result of a seat came from."""

    seat: int
    wins: Annotated[LuckParts, Meta(description="its part of the victory: 1, or its share where nobody won")]
    points: LuckParts


class ReviewedRound(Struct, frozen=True):
    """A round of a review."""

    number: int
    decisions: tuple[JudgedMove, ...]
    luck: Annotated[tuple[SeatLuck, ...], Meta(description="by seat")]


class ReviewedMatch(Struct, frozen=True, kw_only=True):
    """The review of a finished match: what each decision was worth, and where the results came from."""

    id: Annotated[str, Meta(description="of the match")]
    game: GameName
    depth: Annotated[int, Meta(description="worlds in which each move was tried")]
    rounds: tuple[ReviewedRound, ...]
    luck: Annotated[tuple[SeatLuck, ...], Meta(description="of the whole match, by seat")]
