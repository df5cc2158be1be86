"""What a table tells a client; every message is made for one seat, or for none, and holds nothing that it may not see."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from maukas.protocol.settings import Settings

Phase = Literal["waiting", "dealing", "playing", "finished"]
By = Literal["owner", "bot", "clock"]
Reason = Literal["only", "out", "cards", "points", "ahead"]
View = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/View"})]  # of the game that is played
Values = dict[str, str | int | float]


class Message(Struct, frozen=True, tag=str.lower, tag_field="type"):
    """Base of all messages."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat and who is there."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: Annotated[str, Meta(description="of a bot, or of the one that plays for an absent person")] = ""
    present: bool = False
    stand_in: Annotated[bool, Meta(description="a bot plays for its owner")] = False
    next: Annotated[str, Meta(description="who takes the seat in the next round")] = ""
    ready: bool = False
    patience: Annotated[
        float | None, Meta(description="in a match: seconds that a turn of its owner lasts until the host may remove them")
    ] = None
    waited: Annotated[float | None, Meta(description="on turn, with `patience`: seconds that everybody has been waiting for its move")] = (
        None
    )
    face: Annotated[int, Meta(description="the number that their picture is drawn from")] = 0


class Goal(Struct, frozen=True, omit_defaults=True):
    """What ends a match; a tie may ask for more rounds than these."""

    rounds: Annotated[int, Meta(description="so many of them")] = 0
    points: Annotated[int, Meta(description="a total of so many")] = 0


class RoundResult(Struct, frozen=True):
    """A finished round of this match, with everything that proves its deal."""

    dealer: int
    winner: int | None
    scores: tuple[int, ...]
    commitment: str
    seed: str
    shares: tuple[str, ...]


class MoveMade(Struct, frozen=True):
    """A move that was made."""

    number: int
    seat: int
    move: str


class TableSnapshot(Message, frozen=True, tag="table"):
    """All there is to see of the table; `moves` are those of this round after the number that the client had seen, the latest 200."""

    code: str
    number: Annotated[int, Meta(description="of the last event; what comes next is higher")]
    settings: Settings
    phase: Phase
    chairs: tuple[Chair, ...]
    you: int | None
    host: Annotated[int | None, Meta(description="the host's seat, if the host has one")]
    hosting: Annotated[bool, Meta(description="whether you may do what the host does")]
    watching: int
    match: Annotated[int, Meta(description="how many were begun at this table")]
    round: int
    match_id: Annotated[str | None, Meta(description="of the match that is on, or was last")]
    commitment: Annotated[str | None, Meta(description="to the seed of the next deal, or of the one being played")]
    deal_in: Annotated[float | None, Meta(description="seconds until the deal, at the latest")]
    clock: Annotated[float | None, Meta(description="seconds left of the turn")]
    results: Annotated[tuple[RoundResult, ...], Meta(description="of the latest 20 finished rounds of the match")]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    leaders: Annotated[tuple[int, ...], Meta(description="who is ahead after the finished rounds")]
    players: Annotated[tuple[str, ...], Meta(description="whose results they are; after the match others may sit on their chairs")]
    played_as: Annotated[int | None, Meta(description="your seat in that match")]
    removed: Annotated[tuple[str, ...], Meta(description="whom the host has removed: they do not sit down again until they are allowed to")]
    view: View
    moves: tuple[MoveMade, ...]
    goal: Goal = Goal()
    screens: Annotated[int, Meta(description="big screens that show the table to everybody in a room")] = 0
    earlier: Annotated[int, Meta(description="finished rounds before those in `results`; all are at `/api/tables/{code}/results`")] = 0
    paused: Annotated[str | None, Meta(description="who has paused the match, while it is paused")] = None
    next_seat: Annotated[int | None, Meta(description="the seat that you get in the next round")] = None
    watchers: Annotated[tuple[str, ...], Meta(description="who watches and could be let in; told only to whoever hosts")] = ()


class Moved(Message, frozen=True, omit_defaults=True, kw_only=True):
    """A move was made; the view after it."""

    number: int
    seat: int
    move: str
    by: By = "owner"
    clock: Annotated[float | None, Meta(description="seconds that the seat now on turn has")] = None
    view: View  # last: with what differs between seats at its end, they share all before it


class Refused(Message, frozen=True, omit_defaults=True):
    """A request was not carried out: the clause where a rule says so, and the id and values of the text that explains it."""

    request: str
    reason: str
    clause: str | None = None
    values: Values = {}  # msgspec gives each its own
    move: Annotated[str, Meta(description="of a `play`")] = ""


class Advice(Struct, frozen=True):
    """What the master thinks of a move."""

    move: str
    wins: Annotated[float, Meta(description="the chance to win the round")]
    points: Annotated[float, Meta(description="what the round is expected to add to your score")]


class Hinted(Message, frozen=True):
    """The answer to a hint, the best move first; `after` is the number of the event it was asked at."""

    after: int
    advice: tuple[Advice, ...]
    reason: Annotated[
        Reason | None, Meta(description="why the first: the only one, the last card, more cards, better points, or just found so")
    ] = None
    count: Annotated[int, Meta(description="of `reason`: cards, points, or how often the master looked ahead")] = 0


class Reacted(Message, frozen=True):
    """Somebody reacts."""

    name: str
    seat: int | None
    reaction: str


class Hurry(Message, frozen=True):
    """A clock is running out."""

    seat: int
    seconds: float


class Goodbye(Message, frozen=True):
    """The connection will be closed; a client waits so many seconds and comes back, unless that is None."""

    reason: Literal["restart", "flood", "trouble", "dismissed", "closed", "removed"]
    back_in: float | None


class Announced(Message, frozen=True):
    """Those who run the server say what they are about to do: restart it in so many seconds; None takes that back."""

    what: Literal["restart"]
    seconds: float | None


AnyMessage = TableSnapshot | Moved | Refused | Hinted | Reacted | Hurry | Announced | Goodbye
