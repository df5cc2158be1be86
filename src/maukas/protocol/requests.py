"""What a client may ask of a table; who asks is known from the connection, never from the message."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from maukas.protocol.settings import Level

REACTIONS = ("hello", "nice", "wow", "oops", "hurry", "thanks", "laugh", "bye")

Seat = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Move = Annotated[str, Meta(min_length=1, max_length=24)]
Share = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2})*$")]
Reaction = Literal["hello", "nice", "wow", "oops", "hurry", "thanks", "laugh", "bye"]


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="type"):
    """Base of all requests."""


class Play(Request, frozen=True):
    """Make a move of the own seat; `after` is the number of the last event seen, so that a stale click is refused."""

    move: Move
    after: Number


class Sit(Request, frozen=True):
    """Take a free seat now, or a bot's seat from the next round on; without a seat, the best one there is. Also: be back."""

    seat: Seat | None = None


class Leave(Request, frozen=True):
    """Get up: a bot plays on for the seat until its owner comes back."""


class Ready(Request, frozen=True):
    """Deal now, as far as it is up to me; with a share of the randomness in hexadecimal digits, if wanted."""

    share: Share = ""


class Start(Request, frozen=True):
    """Begin the match; for the host."""


class Rematch(Request, frozen=True):
    """Another match with the same seats."""


class Bot(Request, frozen=True):
    """Seat a bot of this level on a free seat or in place of another bot; between matches, for the host."""

    seat: Seat
    level: Level


class Fill(Request, frozen=True):
    """Seat bots of this level on all free seats; for the host."""

    level: Level


class Remove(Request, frozen=True):
    """Remove who waits for a seat, else who has it; while a match is on, a bot takes it if its owner has left. For the host."""

    seat: Seat


class Allow(Request, frozen=True):
    """Let all who were removed sit down again; for the host in person."""


class Resize(Request, frozen=True):
    """Have so many seats; between matches, for the host."""

    seats: Annotated[int, Meta(ge=2, le=10)]


class Hint(Request, frozen=True):
    """Ask what the master would play."""

    after: Number


class React(Request, frozen=True):
    """Show one of the quick reactions."""

    reaction: Reaction


AnyRequest = Play | Sit | Leave | Ready | Start | Rematch | Bot | Fill | Remove | Allow | Resize | Hint | React
