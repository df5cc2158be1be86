"""What keeps a house in order, as it is stored: bans, reports, blocks, what operators have done, and facts about the store as a whole."""

from collections.abc import Callable
from secrets import token_hex
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Delete, Select, Table, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from maukas.journal.expiry import END, forget_events
from maukas.journal.schema import audit, bans, blocks, facts, guests, matches, reports, tables
from maukas.journal.store import Store

CLOSED = "closed"  # the fact that no new tables are opened
MOST_FOUND = 20  # guests of one name

T = TypeVar("T")


class Ban(Struct, frozen=True):
    """A guest, or an address as limits count it, that is kept out until a time; `name`: of the guest, then."""

    subject: str
    name: str
    at: float
    until: float


class Report(Struct, frozen=True):
    """What a guest complains about another one: the name that was seen, why, and at which table."""

    reporter: str
    reported: str
    name: str
    reason: str
    code: str
    at: float


class Block(Struct, frozen=True):
    """A guest who does not want to meet another one, whose name was this."""

    guest: str
    blocked: str
    name: str
    at: float


class AuditEntry(Struct, frozen=True):
    """Something that an operator has done."""

    id: str
    at: float
    action: str
    detail: str


class FoundGuest(Struct, frozen=True):
    """A guest as an operator finds one."""

    id: str
    name: str
    seen: float


class DayFigures(Struct, frozen=True):
    """What a store says of the time since a moment."""

    new_guests: int
    guests: int
    matches: int
    tables: int
    reports: int


class Moderation:
    """Reads and writes what keeps a house in order."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def bans(self, now: float) -> list[Ban]:
        """Those that hold, the one that ends last first."""
        return await self._rows(Ban, select(bans).where(bans.c.until > now).order_by(bans.c.until.desc(), bans.c.subject))

    async def ban(self, ban: Ban) -> None:
        """Keep somebody out; the newest ban of a subject counts."""
        await self._upsert(bans, ban)

    async def unban(self, subject: str) -> bool:
        """Let somebody in again; return whether there was a ban."""
        return await self._removed(delete(bans).where(bans.c.subject == subject)) > 0

    async def report(self, report: Report) -> None:
        """Keep a report; a later one of the same reporter about the same guest takes its place."""
        await self._upsert(reports, report)

    async def reports(self, limit: int) -> list[Report]:
        """The latest first."""
        return await self._rows(Report, select(reports).order_by(reports.c.at.desc(), reports.c.reporter).limit(limit))

    async def settle_reports(self, reported: str) -> int:
        """Put the reports about a guest away; return how many there were."""
        return await self._removed(delete(reports).where(reports.c.reported == reported))

    async def block(self, block: Block, most: int) -> bool:
        """Note that a guest does not want to meet another one, unless there are so many already; return whether it is noted."""
        known = await self.blocks_of(block.guest)
        if len(known) >= most and all(each.blocked != block.blocked for each in known):
            return False
        await self._upsert(blocks, block)
        return True

    async def unblock(self, guest: str, blocked: str) -> None:
        """Let them meet again."""
        await self._removed(delete(blocks).where(blocks.c.guest == guest, blocks.c.blocked == blocked))

    async def blocks_of(self, guest: str) -> list[Block]:
        """Whom a guest has blocked, the latest first."""
        return await self._rows(Block, select(blocks).where(blocks.c.guest == guest).order_by(blocks.c.at.desc(), blocks.c.blocked))

    async def blocked_by(self, guest: str) -> set[str]:
        """Who has blocked a guest."""
        return {each for (each,) in await self._store.fetch(select(blocks.c.guest).where(blocks.c.blocked == guest))}

    async def note(self, at: float, action: str, detail: str) -> None:
        """Write down what an operator has done."""
        await self._upsert(audit, AuditEntry(token_hex(8), at, action, detail))

    async def audit(self, limit: int) -> list[AuditEntry]:
        """What operators have done, the latest first."""
        return await self._rows(AuditEntry, select(audit).order_by(audit.c.at.desc(), audit.c.id).limit(limit))

    async def is_closed(self) -> bool:
        """Whether no new tables are opened."""
        return bool(await self._store.fetch(select(facts).where(facts.c.name == CLOSED)))

    async def set_closed(self, is_closed: bool) -> None:
        """Open no new tables, or open them again."""
        if is_closed:
            await self._store.change(lambda connection: upsert(connection, facts, {"name": CLOSED, "value": "1"}))
        else:
            await self._removed(delete(facts).where(facts.c.name == CLOSED))

    async def guests_named(self, name: str) -> list[FoundGuest]:
        """The guests of a name, the one seen last first."""
        query = select(guests.c.id, guests.c.name, guests.c.seen).where(func.lower(guests.c.name) == name.lower())
        return await self._rows(FoundGuest, query.order_by(guests.c.seen.desc(), guests.c.id).limit(MOST_FOUND))

    async def summaries(self, limit: int) -> list[bytes]:
        """What lists show of the tables, those that changed last first."""
        return [each for (each,) in await self._store.fetch(select(tables.c.summary).order_by(tables.c.changed.desc()).limit(limit))]

    async def remove_table(self, code: str, *, with_matches: bool) -> bool:
        """Remove a table, and with it, if that is wanted, the matches that were finished there; return whether there was anything."""

        def work(connection: Connection) -> bool:
            gone = 0
            if with_matches:
                gone += connection.execute(delete(matches).where(matches.c.code == code)).rowcount
            gone += connection.execute(delete(tables).where(tables.c.code == code)).rowcount
            forget_events(connection, [(code, 1, END)])
            return gone > 0

        return await self._store.change(work)

    async def figures(self, since: float) -> DayFigures:
        """What has happened since a time."""
        counted = (
            (guests, guests.c.created >= since),
            (guests, guests.c.seen >= since),
            (matches, matches.c.ended >= since),
            (tables, tables.c.changed >= since),
            (reports, reports.c.at >= since),
        )
        counts = [(await self._store.fetch(select(func.count()).select_from(table).where(when)))[0][0] for table, when in counted]
        return DayFigures(*counts)

    async def expire(self, now: float, keep: float) -> None:
        """Remove bans that are over, what operators did and what was reported long ago, and what is about guests who are gone."""
        known = select(guests.c.id)
        for statement in (
            delete(bans).where(bans.c.until <= now),
            delete(audit).where(audit.c.at < now - keep),
            delete(reports).where(reports.c.at < now - keep),
            delete(blocks).where(or_(blocks.c.guest.not_in(known), blocks.c.blocked.not_in(known))),
        ):
            await self._removed(statement)

    async def _rows(self, kind: Callable[..., T], query: Select[Any]) -> list[T]:
        return [kind(*row) for row in await self._store.fetch(query)]

    async def _upsert(self, table: Table, row: Struct) -> None:
        await self._store.change(lambda connection: upsert(connection, table, asdict(row)))

    async def _removed(self, statement: Delete) -> int:
        return await self._store.change(lambda connection: connection.execute(statement).rowcount)


def upsert(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert a row, or replace the one with the same key."""
    statement = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table).values(values)
    others = {column.name: statement.excluded[column.name] for column in table.columns if not column.primary_key}
    connection.execute(statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=others))
