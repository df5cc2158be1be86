"""What happens at a table, as it is stored: a table is what its events make of it, one after the other."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from maukas.protocol.messages import By
from maukas.protocol.patterns import whole
from maukas.protocol.settings import Settings
from maukas.tables.faces import UNKNOWN


class Event(Struct, frozen=True, omit_defaults=True, tag=str.lower, tag_field="event"):
    """Base of all events."""


class StoredSitter(Struct, frozen=True, omit_defaults=True):
    """A seat as it is written down when a match begins."""

    guest: str = ""
    name: str = ""
    level: str = ""
    is_away: bool = False
    missed: int = 0
    face: int = UNKNOWN


class Opened(Event, frozen=True):
    """The table is there."""

    settings: Settings
    host: str  # a guest's id


class Seated(Event, frozen=True):
    """Somebody has a free seat now."""

    seat: int
    guest: str
    name: str
    face: int = UNKNOWN


class Followed(Event, frozen=True):
    """Somebody gets a bot's seat in the next round."""

    seat: int
    guest: str
    name: str
    face: int = UNKNOWN


class BotSeated(Event, frozen=True):
    """A bot has the seat now."""

    seat: int
    level: str
    name: str


class Freed(Event, frozen=True):
    """The seat is free."""

    seat: int


class Removed(Event, frozen=True):
    """The host has removed somebody, who may watch, but not sit down until the host allows it."""

    guest: str
    name: str


class Allowed(Event, frozen=True):
    """All who were removed may sit down again."""


class WentAway(Event, frozen=True):
    """A bot plays for the owner of the seat."""

    seat: int


class CameBack(Event, frozen=True):
    """The owner plays again."""

    seat: int


class Renamed(Event, frozen=True):
    """Somebody at the table has another name, or another face."""

    guest: str
    name: str
    face: int = UNKNOWN


class Resized(Event, frozen=True):
    """The table has another number of seats; those who sit move together. Newer tables have `SettingsChanged` instead."""

    seats: int


class PaceChanged(Event, frozen=True):
    """Bots take more or less time for a move."""

    pace: float


class SettingsChanged(Event, frozen=True):
    """The table has other settings; if its seats are fewer or more, those who sit move together."""

    settings: Settings


class BotRenamed(Event, frozen=True):
    """A bot has another name, for somebody has come with the one that it had."""

    seat: int
    name: str


class Paused(Event, frozen=True):
    """Somebody has stopped the match for a while."""

    guest: str
    name: str


class Resumed(Event, frozen=True):
    """The match goes on."""


class HostChanged(Event, frozen=True):
    """Somebody else is the host."""

    guest: str


class MatchBegan(Event, frozen=True):
    """A match begins; what came before is not needed to know the table."""

    id: str
    match: int
    settings: Settings
    host: str
    seats: tuple[StoredSitter, ...]
    removed: dict[str, str] = {}  # guests who may not sit down, and their names


class Committed(Event, frozen=True):
    """The secret of the next deal is fixed, and its commitment published."""

    seed: Annotated[str, Meta(pattern=whole("[0-9a-f]{64}"))]


class Agreed(Event, frozen=True):
    """A seat is ready for the deal, perhaps with a share of the randomness."""

    seat: int
    share: str = ""


class Dealt(Event, frozen=True):
    """A round begins."""


class Moved(Event, frozen=True):
    """A move."""

    seat: int
    move: str
    by: By = "owner"


class BrokenOff(Event, frozen=True):
    """The round has gone on for so long that it ends as it stands, without a winner."""


class TimedOut(Event, frozen=True):
    """The clock of the seat on turn has run out: a bot makes this one turn."""

    seat: int


class Extended(Event, frozen=True):
    """A turn of days lasts until another time, for no server was there when it ran out."""

    until: float


AnyEvent = (
    Opened
    | Seated
    | Followed
    | BotSeated
    | Freed
    | Removed
    | Allowed
    | WentAway
    | CameBack
    | Renamed
    | Resized
    | PaceChanged
    | SettingsChanged
    | BotRenamed
    | Paused
    | Resumed
    | HostChanged
    | MatchBegan
    | Committed
    | Agreed
    | Dealt
    | Moved
    | BrokenOff
    | TimedOut
    | Extended
)

decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
parse_event = decoder.decode
format_event = msgspec.json.Encoder().encode
