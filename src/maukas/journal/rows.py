"""What a store holds: events, tables, matches, guests; and the batch, what is stored together."""

from msgspec import Struct


class Event(Struct, frozen=True):
    """Something that happened at a table; `number` counts 1, 2, 3 ... there, and what `data` says is the table's own affair."""

    code: str
    number: int
    at: float
    data: bytes


class TableRow(Struct, frozen=True):
    """A table as it stands.

    Event 1 and those from `replay_from` on rebuild it; `summary` is what lists show of it; at `alarm` it must be woken even if nobody
    is there.
    """

    code: str
    game: str
    is_public: bool
    phase: str
    summary: bytes
    replay_from: int
    alarm: float | None
    created: float
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


class Player(Struct, frozen=True):
    """A guest who played a match."""

    match: str
    guest: str


class Sitter(Struct, frozen=True):
    """A guest who has a seat at a table from now on, or who no longer has one."""

    guest: str
    code: str
    sits: bool
    at: float


class Guest(Struct, frozen=True):
    """Somebody without an account, known again by a secret of which only the hash is kept."""

    id: str
    secret_hash: bytes
    name: str
    language: str | None
    preferences: bytes
    created: float
    seen: float


class Batch(Struct, frozen=True):
    """What is stored together or not at all; of a table row or a sitter given twice the later one counts."""

    events: list[Event] = []
    tables: list[TableRow] = []
    matches: list[MatchRow] = []
    sitters: list[Sitter] = []
    players: list[Player] = []

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to store."""
        return not (self.events or self.tables or self.matches or self.sitters or self.players)

    @property
    def codes(self) -> set[str]:
        """The tables it is about."""
        return {row.code for rows in (self.events, self.tables, self.matches, self.sitters) for row in rows}


class Expired(Struct, frozen=True):
    """How many of each were removed."""

    tables: int = 0
    matches: int = 0
    guests: int = 0
    events: int = 0

    def __add__(self, other: "Expired") -> "Expired":
        return Expired(
            self.tables + other.tables, self.matches + other.matches, self.guests + other.guests, self.events + other.events
        )
