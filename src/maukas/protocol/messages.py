"""What a table tells a client; every message is made for one seat, or for none, and holds nothing that it may not see."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from maukas.protocol.settings import Settings

Phase = Literal["waiting", "dealing", "playing", "finished"]
By = Literal["owner", "bot", "clock"]
View = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/MauMauView"}, {"$ref": "#/$defs/DosView"}]})]
Values = dict[str, str | int | float]


class Message(Struct, frozen=True, tag=str.lower, tag_field="type"):
    """Base of all messages."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat and who is there."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str = ""                                     # of a bot, or of the one that plays for an absent person
    present: bool = False
    stand_in: bool = False                              # a bot plays for its owner
    next: str = ""                                      # who takes the seat in the next round
    ready: bool = False
    patience: float | None = None                       # in a match: seconds that a turn of its owner lasts until the host may remove them
    waited: float | None = None                         # on turn, with `patience`: seconds that everybody has been waiting for its move


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


class Table(Message, frozen=True):
    """All there is to see of the table; `moves` are those of this round after the number that the client had seen."""

    code: str
    number: int                                         # of the last event; what comes next is higher
    settings: Settings
    phase: Phase
    chairs: tuple[Chair, ...]
    you: int | None
    host: int | None                                    # the host's seat, if the host has one
    hosting: bool                                       # whether you may do what the host does
    watching: int
    match: int                                          # how many were begun at this table
    round: int
    match_id: str | None                                # of the match that is on, or was last
    commitment: str | None                              # to the seed of the next deal, or of the one being played
    deal_in: float | None                               # seconds until the deal, at the latest
    clock: float | None                                 # seconds left of the turn
    results: tuple[RoundResult, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    leaders: tuple[int, ...]                            # who is ahead after the finished rounds
    players: tuple[str, ...]                            # whose results they are; after the match others may sit on their chairs
    played_as: int | None                               # your seat in that match
    removed: tuple[str, ...]                            # whom the host has removed: they do not sit down again until they are allowed to
    view: View
    moves: tuple[MoveMade, ...]


class Moved(Message, frozen=True, omit_defaults=True, kw_only=True):
    """A move was made; the view after it."""

    number: int
    seat: int
    move: str
    by: By = "owner"
    clock: float | None = None                          # seconds that the seat now on turn has
    view: View                                          # last: with what differs between seats at its end, they share all before it


class Refused(Message, frozen=True):
    """A request was not carried out: the clause where a rule says so, and the id and values of the text that explains it."""

    request: str
    reason: str
    clause: str | None = None
    values: Values | UnsetType = UNSET
    move: str | UnsetType = UNSET


class Advice(Struct, frozen=True):
    """What the master thinks of a move."""

    move: str
    wins: float                                         # the chance to win the round
    points: float                                       # what the round is expected to add to the own score


class Hinted(Message, frozen=True):
    """The answer to a hint, the best move first; `after` is the number of the event it was asked at."""

    after: int
    advice: tuple[Advice, ...]


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

    reason: Literal["restart", "flood", "trouble"]
    back_in: float | None


AnyMessage = Table | Moved | Refused | Hinted | Reacted | Hurry | Goodbye
