"""Reviews of finished matches, as they are stored: each is made once, by whoever has claimed it.

A claim is the row without its content. It holds until `until`, and is renewed while the work goes on, so that a review is not made by two
nodes at once, and one whose node has died is taken over.
"""

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Double, Select, and_, delete, literal, literal_column, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from maukas.journal.leases import NOW
from maukas.journal.schema import reviews
from maukas.journal.store import Store


class ReviewKey(Struct, frozen=True):
    """Which review: of a match, with so many worlds a move, by this version of values."""

    match: str
    depth: int
    version: str


class ReviewClaim(Struct, frozen=True):
    """How far a review is; `unasked` are the seconds since somebody last waited for it."""

    owner: str
    is_held: bool
    is_done: bool
    done: int
    total: int
    unasked: float


class ReviewStore:
    """Reads and writes reviews."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, key: ReviewKey) -> ReviewClaim | None:
        """How far the review is, if there is one or somebody has been at work on it."""
        return next((claim_in(row) for row in await self._store.fetch(claim_query(key, self._store.dialect.name))), None)

    async def content(self, key: ReviewKey) -> bytes | None:
        """The finished review."""
        query = select(reviews.c.content).where(is_row(key), reviews.c.content.is_not(None))
        return next((content for (content,) in await self._store.fetch(query)), None)

    async def claim(self, key: ReviewKey, owner: str, seconds: float) -> bool:
        """Take the work on a review for so long, unless somebody else has it or it is done; return whether it was taken."""

        def work(connection: Connection) -> bool:
            now = now_by(connection.dialect.name)
            values = {"owner": owner, "until": now + seconds, "asked": now, "done": 0, "total": 0}
            dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
            statement = dialect.insert(reviews).values(match=key.match, depth=key.depth, version=key.version, **values)
            is_free = and_(reviews.c.content.is_(None), or_(reviews.c.until <= now, reviews.c.owner == owner))
            taking = statement.on_conflict_do_update(index_elements=list(reviews.primary_key), set_=values, where=is_free)
            return connection.execute(taking.returning(reviews.c.owner)).first() is not None

        return await self._store.change(work)

    async def renew(self, key: ReviewKey, owner: str, seconds: float, done: int, total: int) -> ReviewClaim | None:
        """Keep the claim, and say how far the work is; None if it was lost."""

        def work(connection: Connection) -> ReviewClaim | None:
            engine = connection.dialect.name
            values = {"until": now_by(engine) + seconds, "done": done, "total": total}
            kept = connection.execute(update(reviews).where(is_claim(key, owner)).values(values)).rowcount
            return claim_in(connection.execute(claim_query(key, engine)).one()) if kept else None

        return await self._store.change(work)

    async def ask(self, key: ReviewKey) -> None:
        """Let whoever is at work on a review know that it is still waited for."""
        asking = update(reviews).where(is_row(key), reviews.c.content.is_(None)).values(asked=now_by(self._store.dialect.name))
        await self._store.change(lambda connection: connection.execute(asking))

    async def release(self, key: ReviewKey, owner: str) -> None:
        """Give up the work on a review."""
        await self._store.change(lambda connection: connection.execute(delete(reviews).where(is_claim(key, owner))))

    async def finish(self, key: ReviewKey, owner: str, content: bytes, total: int) -> None:
        """Keep a finished review of so many moves, if the claim still holds."""
        values = {"content": content, "until": 0.0, "done": total, "total": total}
        await self._store.change(lambda connection: connection.execute(update(reviews).where(is_claim(key, owner)).values(values)))


def is_row(key: ReviewKey) -> ColumnElement[bool]:
    """That a row is the one of a key."""
    return and_(reviews.c.match == key.match, reviews.c.depth == key.depth, reviews.c.version == key.version)


def is_claim(key: ReviewKey, owner: str) -> ColumnElement[bool]:
    """That a row is the claim of an owner."""
    return and_(is_row(key), reviews.c.owner == owner, reviews.c.content.is_(None))


def claim_query(key: ReviewKey, engine: str) -> Select[Any]:
    """The row of a key without its content, and what the time is."""
    columns: tuple[Any, ...] = (reviews.c.owner, reviews.c.until, reviews.c.asked, reviews.c.done, reviews.c.total)
    return select(*columns, reviews.c.content.is_not(None), now_by(engine)).where(is_row(key))


def claim_in(row: Sequence[Any]) -> ReviewClaim:
    """What such a row says."""
    owner, until, asked, done, total, is_done, now = row
    return ReviewClaim(owner, not is_done and until > now, bool(is_done), done, total, now - asked)


def now_by(engine: str) -> ColumnElement[float]:
    """The time by the clock that all who use the store share."""
    return literal(time.time(), Double) if engine == "sqlite" else literal_column(NOW, Double)
