"""The journal of a server: the events of its tables in their order, finished matches, and guests."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import token_bytes
from typing import Any, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict
from sqlalchemy import Connection, Select, func, insert, make_url, or_, select, update
from sqlalchemy.exc import ArgumentError

from maukas.journal import expiry, leases
from maukas.journal.acquaintance import companions_query, expiry_of_invitations, invitations_query, separation, withdrawal, write_invitation
from maukas.journal.database_address import single_hosts
from maukas.journal.errors import BadAddress, Unfinished
from maukas.journal.moderation import Moderation
from maukas.journal.review_store import ReviewStore
from maukas.journal.rows import (
    Batch,
    CompanionRow,
    EventRow,
    Expired,
    Guest,
    InvitationNote,
    InvitationRow,
    Lease,
    MatchRow,
    NodeRow,
    Owner,
    StoreSize,
    TableRow,
)
from maukas.journal.schema import events, guests, matches, players, pulse, sitters, tables
from maukas.journal.sqlite import SqliteStore
from maukas.journal.statements import statements
from maukas.journal.store import Store
from maukas.journal.transfer import is_unfinished

PULSE_SIZE = 4096  # bytes; a move, and what lists show of its table, are fewer
ROWS_AT_ONCE = 1000  # that are made of what was fetched, before others have a turn

T = TypeVar("T")


class Journal:
    """Appends events, and looks up tables, matches and guests."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.moderation = Moderation(store)
        self.reviews = ReviewStore(store)

    @classmethod
    async def open(cls, address: str) -> "Journal":
        """Open the store at an address, `sqlite:///path/to/file.db` or `postgresql://user@host/database`.

        A store that does not exist is made, one of an older version is migrated, half a store is refused (Unfinished).
        """
        store = await open_store(address)
        try:
            if await is_unfinished(store):
                raise Unfinished("the store is the target of a move that was interrupted")
        except BaseException:
            await store.close()
            raise
        return cls(store)

    async def append(self, batch: Batch, held: Sequence[Lease] = ()) -> None:
        """Store a batch, all of it or nothing; when this returns it is on the disk. An empty one only checks the leases.

        Conflict: there is an event with this number already, or none with the number before. LeaseLost: one of the leases under which
        the batch was made no longer holds.
        """
        if held or not batch.is_empty:
            await self._store.write(statements(batch, self._store.dialect), held)

    async def table(self, code: str) -> TableRow | None:
        """The table of this code."""
        return await self._row(TableRow, select(tables).where(tables.c.code == code))

    async def events(self, code: str, first: int = 1, last: int | None = None) -> list[EventRow]:
        """The events of a table from `first` to `last`, or to the newest."""
        query = select(events).where(events.c.code == code, events.c.number >= first)
        if last is not None:
            query = query.where(events.c.number <= last)
        return await self._rows(EventRow, query.order_by(events.c.number))

    async def replayable(self, code: str, after: int = 0, most: int | None = None) -> list[EventRow]:
        """The events that rebuild a table: event 1, and those from `replay_from` on; so many of them, after one that is known."""
        is_needed = or_(events.c.number == 1, events.c.number >= tables.c.replay_from)
        query = select(events).join(tables, tables.c.code == events.c.code).where(events.c.code == code, is_needed)
        return await self._rows(EventRow, query.where(events.c.number > after).order_by(events.c.number).limit(most))

    async def match(self, id: str) -> MatchRow | None:
        """The finished match of this id."""
        return await self._row(MatchRow, select(matches).where(matches.c.id == id))

    async def matches_of_guest(self, guest_id: str, limit: int) -> list[MatchRow]:
        """The finished matches that a guest played, the newest first."""
        query = select(matches).join(players, players.c.match == matches.c.id).where(players.c.guest == guest_id)
        return await self._rows(MatchRow, query.order_by(matches.c.ended.desc(), matches.c.id).limit(limit))

    async def tables_of_guest(self, guest_id: str, limit: int) -> list[TableRow]:
        """The tables where a guest has a seat, the one that changed last first."""
        query = select(tables).join(sitters, sitters.c.code == tables.c.code).where(sitters.c.guest == guest_id)
        return await self._rows(TableRow, query.order_by(tables.c.changed.desc(), tables.c.code).limit(limit))

    async def guests_at(self, codes: Sequence[str]) -> dict[str, set[str]]:
        """Who has a seat at tables, by their codes."""
        found: dict[str, set[str]] = {}
        if codes:
            for row in await self._store.fetch(select(sitters.c.code, sitters.c.guest).where(sitters.c.code.in_(codes))):
                found.setdefault(row.code, set()).add(row.guest)
        return found

    async def due(self, now: float, node: str | None = None) -> list[str]:
        """The codes of the tables that must be loaded, the most urgent first; for a node without those that another one owns."""
        if node is not None:
            return await self._store.change(lambda connection: leases.due_for(connection, now, node))
        query = select(tables.c.code).where(tables.c.alarm <= now).order_by(tables.c.alarm, tables.c.code)
        return [code for (code,) in await self._store.fetch(query)]

    async def owner(self, code: str) -> Owner | None:
        """Which node owns a table; None if none ever did."""
        return await self._store.change(lambda connection: leases.owner(connection, code))

    async def take(self, code: str, node: str, epoch: int) -> Lease | None:
        """Take a table for a node, as it was seen in this epoch (0: never owned); None if it was not to be had."""
        taken = await self._store.change(lambda connection: leases.take(connection, code, node, epoch))
        return None if taken is None else Lease(code, node, taken)

    async def nodes(self) -> list[NodeRow]:
        """The nodes that live, the oldest first."""
        return await self._store.change(leases.living_nodes)

    async def set_draining(self, node: str, draining: bool) -> bool:
        """Ask a node to give its tables to others, or to take some again; return whether there is such a node."""
        return await self._store.change(lambda connection: leases.set_draining(connection, node, draining))

    async def note_change(self, guest_id: str) -> None:
        """Let all nodes look at a guest again."""
        await self._store.change(lambda connection: leases.note_change(connection, guest_id))

    async def changed_guests(self, seconds: float) -> list[tuple[float, Guest]]:
        """The guests who have changed in the last seconds, and when by the clock of the database."""
        return await self._store.change(lambda connection: leases.changed_guests(connection, seconds))

    async def add_guest(self, guest: Guest) -> None:
        """Store a new guest.

        Conflict: the id or the secret is taken.
        """
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
        """Change what is given of a guest, if the guest exists."""
        given = {"name": name, "language": language, "preferences": preferences, "seen": seen}
        values = {key: value for key, value in given.items() if value is not UNSET}
        if values:
            await self._store.change(lambda connection: connection.execute(update(guests).where(guests.c.id == id).values(values)))

    async def companions(self, guest_id: str, limit: int) -> list[CompanionRow]:
        """Who has finished matches with a guest, the latest first."""
        return await self._rows(CompanionRow, companions_query(guest_id, limit))

    async def players(self, match_id: str) -> list[str]:
        """The guests who played a finished match."""
        return [guest for (guest,) in await self._store.fetch(select(players.c.guest).where(players.c.match == match_id))]

    async def invite(self, row: InvitationRow) -> None:
        """Leave a note for a guest; it replaces the one that the same inviter has left before."""
        await self._store.change(lambda connection: write_invitation(connection, row, self._store.dialect))

    async def invitations(self, guest_id: str, since: float, limit: int) -> list[InvitationNote]:
        """The notes for a guest since a time, the latest first."""
        return await self._rows(InvitationNote, invitations_query(guest_id, since, limit))

    async def withdraw(self, guest_id: str, code: str) -> None:
        """Remove the notes that lead a guest to a table."""
        await self._store.change(lambda connection: connection.execute(withdrawal(guest_id, code)))

    async def separate(self, guest_id: str, other_id: str) -> None:
        """Remove the notes between two guests."""
        await self._store.change(lambda connection: connection.execute(separation(guest_id, other_id)))

    async def expire_invitations(self, before: float) -> None:
        """Remove old notes, and those of guests who are gone."""
        await self._store.change(lambda connection: connection.execute(expiry_of_invitations(before)))

    async def expire(
        self, *, tables_before: float, matches_before: float | None, guests_before: float, visitors_before: float = 0.0
    ) -> Expired:
        """Remove what is older than these times and no longer needed, as `expiry` says; without a time matches stay for ever.

        This is done in portions: what is removed together is consistent, and batches are stored in between. A table that is in memory
        must be unloaded first; later events of it are refused.
        """
        gone = Expired()
        if matches_before is not None:
            gone += await self._repeated(lambda connection: expiry.expire_matches(connection, matches_before))
        gone += await self._repeated(lambda connection: expiry.expire_tables(connection, tables_before))
        gone += await self._repeated(lambda connection: expiry.expire_guests(connection, guests_before, visitors_before))
        return gone

    async def check(self) -> None:
        """Raise `Unavailable` unless the store can take as much as a move writes, and be read, now."""
        beat = update(pulse).values(beats=pulse.c.beats + 1, data=token_bytes(PULSE_SIZE))
        await self._store.change(lambda connection: connection.execute(beat))
        await self._store.fetch(select(pulse.c.beats))

    async def checkpoint(self) -> None:
        """Bring what is stored to its last place, so that a damaged log costs little."""
        await self._store.checkpoint()

    async def size(self) -> StoreSize:
        """How large the store is, and how much room is left."""
        return StoreSize(await self._store.size(), await self.free_space())

    async def free_space(self) -> int | None:
        """The bytes that are left on the disk of the store; None where nobody here knows."""
        return await self._store.free_space()

    async def counts(self) -> dict[str, int]:
        """How many rows there are of each kind."""
        kinds = {"tables": tables, "matches": matches, "events": events, "guests": guests}
        return {name: (await self._store.fetch(select(func.count()).select_from(kind)))[0][0] for name, kind in kinds.items()}

    async def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file while the store is in use (SQLite); PostgreSQL has pg_dump for that."""
        await self._store.backup(path)

    def drop_connections(self) -> None:
        """Give up all connections to the store, where there are any; new ones are made when they are needed."""
        self._store.drop_connections()

    async def close(self) -> None:
        await self._store.close()

    async def _rows(self, kind: Callable[..., T], query: Select[Any]) -> list[T]:
        found = await self._store.fetch(query)
        rows: list[T] = []
        for start in range(0, len(found), ROWS_AT_ONCE):
            rows += [kind(*row) for row in found[start : start + ROWS_AT_ONCE]]
            if start + ROWS_AT_ONCE < len(found):
                await asyncio.sleep(0)  # the events of a long match are many, and others wait
        return rows

    async def _row(self, kind: Callable[..., T], query: Select[Any]) -> T | None:
        return next(iter(await self._rows(kind, query)), None)

    async def _repeated(self, step: Callable[[Connection], Expired]) -> Expired:
        total = Expired()
        while (gone := await self._store.change(step)) != Expired():
            total += gone
        return total


async def open_store(address: str) -> Store:
    """The store at an address, migrated to the newest version."""
    try:
        url = make_url(single_hosts(address)[0])
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
                raise BadAddress("a store in PostgreSQL needs asyncpg: install the extra postgres") from None
            return await PostgresStore.open("postgresql://" + address.partition("://")[2])
        case engine:
            raise BadAddress(f"a store is kept in sqlite or postgresql, not in {engine}")
