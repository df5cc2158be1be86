"""What `maukas admin` asks, and what it is answered: one line of JSON each way."""

from typing import Annotated

from msgspec import Meta, Struct

from maukas.journal.moderation import AuditEntry, Ban, DayFigures, Report
from maukas.protocol.messages import Values

LONGEST_BAN = 10 * 365 * 86_400.0  # seconds
Text = Annotated[str, Meta(min_length=1, max_length=200)]


class AdminRequest(Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="type"):
    """Base of all requests."""


class People(AdminRequest, frozen=True):
    """Who is on?"""


class Tables(AdminRequest, frozen=True):
    """Which tables are there? Of a running server those in memory."""


class Today(AdminRequest, frozen=True):
    """What has happened since a time?"""

    since: float


class Bans(AdminRequest, frozen=True):
    """Who is kept out?"""


class Reports(AdminRequest, frozen=True):
    """Who was reported?"""


class Log(AdminRequest, frozen=True):
    """What have operators done?"""


class End(AdminRequest, frozen=True):
    """Close a table for good; its finished matches stay."""

    code: Text


class Delete(AdminRequest, frozen=True):
    """Close a table for good, and remove its finished matches, too."""

    code: Text


class Remove(AdminRequest, frozen=True):
    """Let a guest get up everywhere and close their connections, or all of an address; they may come back."""

    who: Text


class KeepOut(AdminRequest, frozen=True):
    """Remove a guest or an address, and let nobody of them in for so many seconds."""

    who: Text
    seconds: Annotated[float, Meta(gt=0, le=LONGEST_BAN)]


class LetIn(AdminRequest, frozen=True):
    """End a ban."""

    who: Text


class Rename(AdminRequest, frozen=True):
    """Give a guest another name."""

    who: Text
    name: Text


class Settle(AdminRequest, frozen=True):
    """Put the reports about a guest away."""

    who: Text


class Announce(AdminRequest, frozen=True):
    """Tell all tables that the server restarts in so many seconds; without a number, that it does not."""

    seconds: Annotated[float, Meta(ge=0, le=86_400)] | None


class Close(AdminRequest, frozen=True):
    """Open no new tables."""


class Open(AdminRequest, frozen=True):
    """Open new tables again."""


class Expire(AdminRequest, frozen=True):
    """Remove now what is older than the settings say."""


AnyAdminRequest = (
    People
    | Tables
    | Today
    | Bans
    | Reports
    | Log
    | End
    | Delete
    | Remove
    | KeepOut
    | LetIn
    | Rename
    | Settle
    | Announce
    | Close
    | Open
    | Expire
)


class AdminAnswer(Struct, frozen=True, tag=str.lower, tag_field="type"):
    """Base of all answers; `silent` are the addresses of nodes that did not answer."""


class PersonLine(Struct, frozen=True):
    """A connection: of whom, from where, to which table, on which seat, and for how many seconds nothing was heard."""

    guest: str
    name: str
    address: str
    table: str
    seat: int | None
    silent: float


class TableLine(Struct, frozen=True):
    """A table; `mark` stands for its code in the log, where the code itself would open it to whoever reads that."""

    code: str
    mark: str
    game: str
    phase: str
    people: int
    bots: int
    free: int
    watching: int
    public: bool | None
    host: str
    changed: float


class PeopleList(AdminAnswer, frozen=True):
    """Who is on."""

    rows: list[PersonLine]
    silent: list[str] = []


class TableList(AdminAnswer, frozen=True):
    """The tables."""

    rows: list[TableLine]
    silent: list[str] = []


class BanList(AdminAnswer, frozen=True):
    """Who is kept out."""

    rows: list[Ban]
    silent: list[str] = []


class ReportList(AdminAnswer, frozen=True):
    """Who was reported."""

    rows: list[Report]
    silent: list[str] = []


class AuditList(AdminAnswer, frozen=True):
    """What operators have done."""

    rows: list[AuditEntry]
    silent: list[str] = []


class Figures(AdminAnswer, frozen=True):
    """Figures since a time, and, of a server that runs, of the moment."""

    stored: DayFigures
    people: int | None = None
    most_people: int | None = None
    tables: int | None = None
    moves: int | None = None
    running: float | None = None
    is_closed: bool = False
    silent: list[str] = []


class Done(AdminAnswer, frozen=True):
    """It is done: the id of the text that says so, and its values."""

    told: str
    values: Values = {}
    silent: list[str] = []


class NotDone(AdminAnswer, frozen=True):
    """It is not done: the id of the text that says why, and its values."""

    reason: str
    values: Values = {}


AnyShownAnswer = PeopleList | TableList | BanList | ReportList | AuditList | Figures | Done
AnyAdminAnswer = AnyShownAnswer | NotDone
