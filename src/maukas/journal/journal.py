"""The journal of a server: what happened at its tables, in the order in which it happened, and who its guests are."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict
from sqlalchemy import Connection, Select, insert, make_url, or_, select, update
from sqlalchemy.exc import ArgumentError

from maukas.journal import expiry
from maukas.journal.changes import statements
from maukas.journal.errors import BadAddress
from maukas.journal.rows import Batch, Event, Expired, Guest, MatchRow, TableRow
from maukas.journal.schema import events, guests, matches, players, pulse, sitters, tables
from maukas.journal.sqlite import SqliteStore
from maukas.journal.store import Store

T = TypeVar("T")


class Journal:
    """A store of events, which are only ever added, and of what is looked up about tables, matches and guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @classmethod
    async def open(cls, address: str) -> "Journal":
        """Open the store at an address, `sqlite:///path/to/file.db` or `postgresql://user@host/database`.

        A store that is not there is made, one of an older version is brought to the newest.
        """
        return cls(await open_store(address))

    async def append(self, batch: Batch) -> None:
        """Store a batch, all of it or nothing; when this returns it is on the disk.

        An event is refused (`Conflict`) if there is one of its number, or none of the number before.
        """
        if not batch.is_empty:
            await self._store.write(statements(batch, self._store.dialect))

    async def table(self, code: str) -> TableRow | None:
        """The table of this code."""
        return await self._row(TableRow, select(tables).where(tables.c.code == code))

    async def events(self, code: str, first: int = 1, last: int | None = None) -> list[Event]:
        """What happened at a table, from the event `first` to `last`, or to the newest."""
        query = select(events).where(events.c.code == code, events.c.number >= first)
        if last is not None:
            query = query.where(events.c.number <= last)
        return await self._rows(Event, query.order_by(events.c.number))

    async def replayable(self, code: str) -> list[Event]:
        """The events that rebuild a table: event 1, and those from `replay_from` on."""
        is_needed = or_(events.c.number == 1, events.c.number >= tables.c.replay_from)
        query = select(events).join(tables, tables.c.code == events.c.code).where(events.c.code == code, is_needed)
        return await self._rows(Event, query.order_by(events.c.number))

    async def match(self, id: str) -> MatchRow | None:
        """The finished match of this id."""
        return await self._row(MatchRow, select(matches).where(matches.c.id == id))

    async def matches_of_table(self, code: str, limit: int) -> list[MatchRow]:
        """The finished matches of a table, the newest first."""
        query = select(matches).where(matches.c.code == code).order_by(matches.c.ended.desc(), matches.c.id).limit(limit)
        return await self._rows(MatchRow, query)

    async def matches_of_guest(self, guest_id: str, limit: int) -> list[MatchRow]:
        """The finished matches that a guest played, the newest first."""
        query = select(matches).join(players, players.c.match == matches.c.id).where(players.c.guest == guest_id)
        return await self._rows(MatchRow, query.order_by(matches.c.ended.desc(), matches.c.id).limit(limit))

    async def tables_of_guest(self, guest_id: str, limit: int) -> list[TableRow]:
        """The tables where a guest has a seat, the one that changed last first."""
        query = select(tables).join(sitters, sitters.c.code == tables.c.code).where(sitters.c.guest == guest_id)
        return await self._rows(TableRow, query.order_by(tables.c.changed.desc(), tables.c.code).limit(limit))

    async def due(self, now: float) -> list[str]:
        """The codes of the tables that must be woken, the most urgent first."""
        query = select(tables.c.code).where(tables.c.alarm <= now).order_by(tables.c.alarm, tables.c.code)
        return [code for (code,) in await self._store.fetch(query)]

    async def add_guest(self, guest: Guest) -> None:
        """Store a new guest; `Conflict` if the id or the secret is taken."""
        await self._store.change(lambda connection: connection.execute(insert(guests), asdict(guest)))

    async def guest(self, id: str) -> Guest | None:
        """The guest of this id."""
        return await self._row(Guest, select(guests).where(guests.c.id == id))

    async def guest_by_secret(self, secret_hash: bytes) -> Guest | None:
        """The guest who knows the secret."""
        return await self._row(Guest, select(guests).where(guests.c.secret_hash == secret_hash))

    async def update_guest(
        self,
        id: str,
        *,
        name: str | UnsetType = UNSET,
        language: str | UnsetType | None = UNSET,
        preferences: bytes | UnsetType = UNSET,
        seen: float | UnsetType = UNSET,
    ) -> None:
        """Change what is given of a guest, if there is such a guest."""
        given = {"name": name, "language": language, "preferences": preferences, "seen": seen}
        values = {key: value for key, value in given.items() if value is not UNSET}
        if values:
            await self._store.change(lambda connection: connection.execute(update(guests).where(guests.c.id == id).values(values)))

    async def expire(self, *, tables_before: float, matches_before: float | None, guests_before: float) -> Expired:
        """Remove what is older than these times and no longer needed, as `expiry` says; matches stay for ever if there is no time.

        It is done in portions: what is removed together is consistent, and batches are stored in between. A table that is still held
        in memory must be let go first; what it says later is refused.
        """
        gone = Expired()
        if matches_before is not None:
            gone += await self._repeated(lambda connection: expiry.expire_matches(connection, matches_before))
        gone += await self._repeated(lambda connection: expiry.expire_tables(connection, tables_before))
        gone += await self._repeated(lambda connection: expiry.expire_guests(connection, guests_before))
        return gone

    async def check(self) -> None:
        """Raise `Unavailable` unless the store can be written and read now."""
        await self._store.change(lambda connection: connection.execute(update(pulse).values(beats=pulse.c.beats + 1)))
        await self._store.fetch(select(pulse))

    async def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file while the store is in use (SQLite); PostgreSQL has pg_dump for that."""
        await self._store.backup(path)

    async def close(self) -> None:
        """Let the store go."""
        await self._store.close()

    async def _rows(self, kind: Callable[..., T], query: Select[Any]) -> list[T]:
        return [kind(*row) for row in await self._store.fetch(query)]

    async def _row(self, kind: Callable[..., T], query: Select[Any]) -> T | None:
        return next(iter(await self._rows(kind, query)), None)

    async def _repeated(self, step: Callable[[Connection], Expired]) -> Expired:
        total = Expired()
        while (gone := await self._store.change(step)) != Expired():
            total += gone
        return total


async def open_store(address: str) -> Store:
    """The store at an address, brought to the newest version."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadAddress("the address of a store is sqlite:///path/to/file.db or postgresql://user@host/database") from None
    match url.get_backend_name():
        case "sqlite":
            if url.database in (None, "", ":memory:") or url.query:
                raise BadAddress(f"{address!r} names no file; use sqlite:///path/to/file.db")
            return await SqliteStore.open(Path(url.database).absolute())
        case "postgresql" | "postgres":
            try:
                from maukas.journal.postgres import PostgresStore
            except ModuleNotFoundError:
                raise BadAddress("a store in PostgreSQL needs asyncpg: install maukas[postgres]") from None
            return await PostgresStore.open("postgresql://" + address.partition("://")[2])
        case engine:
            raise BadAddress(f"a store is kept in sqlite or postgresql, not in {engine}")
