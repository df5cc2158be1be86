"""What a client may ask of a table; the connection, never the message, says who asks."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from maukas.protocol.patterns import whole
from maukas.protocol.settings import Level, TableWish
from maukas.protocol.settings import Pace as Seconds

Seat = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Move = Annotated[str, Meta(min_length=1, max_length=24)]
Share = Annotated[str, Meta(max_length=64, pattern=whole("([0-9a-f]{2})*"))]
Reaction = Literal["hello", "nice", "wow", "oops", "hurry", "thanks", "laugh", "bye"]

REACTIONS: tuple[Reaction, ...] = get_args(Reaction)


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="type"):
    """Base of all requests."""


class Play(Request, frozen=True):
    """Make a move of your own seat; `after` is the number of the last event seen, so that a stale click is refused."""

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


class Change(Request, frozen=True):
    """Have other settings: between matches any, in a match only whether the table is public; for the host."""

    settings: TableWish


class Bot(Request, frozen=True):
    """Seat a bot of this level on a free seat, or in a match for somebody who has left, or give a bot this level; for the host."""

    seat: Seat
    level: Level


class Fill(Request, frozen=True):
    """Seat bots of this level on all free seats; for the host."""

    level: Level


class Remove(Request, frozen=True):
    """Remove whoever waits for a seat, else whoever has it; while a match is on, a bot takes it if its owner has left. For the host."""

    seat: Seat


class Allow(Request, frozen=True):
    """Let all who were removed sit down again; for the host in person."""


class Dismiss(Request, frozen=True):
    """Send away everybody who has no seat, for some minutes; for the host in person."""


class Resize(Request, frozen=True):
    """Have so many seats; between matches, for the host."""

    seats: Annotated[int, Meta(ge=2, le=10)]


class Pace(Request, frozen=True):
    """Let bots take so many seconds at least; at any time, for the host."""

    pace: Seconds


class Hasten(Request, frozen=True):
    """Let the bots hurry until it is a person's turn; they do as soon as all who sit there ask for it."""


class Admit(Request, frozen=True):
    """Let somebody who watches have a free seat now, or a bot's seat from the next round on; for the host."""

    watcher: Annotated[str, Meta(max_length=40, description="one of `watchers`")]
    seat: Seat | None = None


class Pause(Request, frozen=True):
    """Stop the match: nobody moves, and no clock runs; for the host."""


class Resume(Request, frozen=True):
    """Let the match go on after a pause; for the host."""


class Hint(Request, frozen=True):
    """Ask what the master would play."""

    after: Number


class React(Request, frozen=True):
    """Show one of the quick reactions."""

    reaction: Reaction


AnyRequest = (
    Play
    | Sit
    | Leave
    | Ready
    | Start
    | Rematch
    | Change
    | Bot
    | Fill
    | Remove
    | Allow
    | Dismiss
    | Resize
    | Pace
    | Admit
    | Pause
    | Resume
    | Hasten
    | Hint
    | React
)
