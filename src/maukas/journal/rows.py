"""The rows of a store, and the batch: rows that are stored together."""

from msgspec import Struct


class EventRow(Struct, frozen=True):
    """An event of a table; `number` counts 1, 2, 3 ... there, and only the table reads `data`."""

    code: str
    number: int
    at: float
    data: bytes


class TableRow(Struct, frozen=True):
    """A table as it is now.

    Event 1 and those from `replay_from` on rebuild it; `summary` is what lists show of it; at `alarm` it must be loaded even if nobody
    is there; at `changed` its lists last had to show something else.
    """

    code: str
    summary: bytes
    replay_from: int
    alarm: float | None
    changed: float


class MatchRow(Struct, frozen=True):
    """A finished match: the events `first` to `last` of a table."""

    id: str
    code: str
    game: str
    first: int
    last: int
    ended: float
    summary: bytes


class PlayerRow(Struct, frozen=True):
    """A guest who played a match."""

    match: str
    guest: str


class SitterRow(Struct, frozen=True):
    """A guest who has a seat at a table, or, unless `sits`, who no longer has one."""

    guest: str
    code: str
    sits: bool


class FoldRow(Struct, frozen=True):
    """A table whose events after its last finished match and before `until` are needed by nobody, and go."""

    code: str
    until: int


class Lease(Struct, frozen=True):
    """That a node owns a table: the database refuses what comes with an older epoch, or from another owner."""

    code: str
    owner: str
    epoch: int


class Owner(Struct, frozen=True):
    """Who owns a table, as it is stored: the node's address and secret, or None for both if there is no such node any more."""

    owner: str
    epoch: int
    address: str | None
    secret: str | None


class NodeRow(Struct, frozen=True):
    """A node that lives: where others reach it, and what it last said of itself; `left` are the seconds until it counts as dead."""

    id: str
    address: str
    secret: str
    version: str
    age: float
    left: float
    draining: bool
    status: bytes


class Guest(Struct, frozen=True):
    """Somebody without an account, recognised by a secret of which only the hash is stored."""

    id: str
    secret_hash: bytes
    name: str
    language: str | None
    preferences: bytes
    created: float
    seen: float


class CompanionRow(Struct, frozen=True):
    """A guest who has finished matches with another one: when the last one ended, and how many they were."""

    id: str
    name: str
    preferences: bytes
    ended: float
    matches: int


class InvitationRow(Struct, frozen=True):
    """A note that leads a guest to a table."""

    guest: str
    inviter: str
    code: str
    at: float


class InvitationNote(Struct, frozen=True):
    """The same, as the guest reads it: who wrote it, and what lists show of the table."""

    code: str
    name: str
    at: float
    summary: bytes


class Batch(Struct, frozen=True):
    """Rows that are stored together or not at all; of two for the same table or sitter the later one counts."""

    events: list[EventRow] = []
    tables: list[TableRow] = []
    matches: list[MatchRow] = []
    sitters: list[SitterRow] = []
    players: list[PlayerRow] = []
    folds: list[FoldRow] = []
    opened: list[Lease] = []  # of tables that are new
    released: list[Lease] = []

    @property
    def is_empty(self) -> bool:
        return not (
            self.events or self.tables or self.matches or self.sitters or self.players or self.folds or self.opened or self.released
        )

    @property
    def codes(self) -> set[str]:
        return {row.code for rows in (self.events, self.tables, self.matches, self.sitters, self.folds) for row in rows}


class Expired(Struct, frozen=True):
    """How many rows of each kind were removed."""

    tables: int = 0
    matches: int = 0
    guests: int = 0
    events: int = 0

    def __add__(self, other: "Expired") -> "Expired":
        return Expired(self.tables + other.tables, self.matches + other.matches, self.guests + other.guests, self.events + other.events)


class StoreSize(Struct, frozen=True):
    """The bytes that a store uses, and those that are left where it is kept, if that is known."""

    used: int
    free: int | None
