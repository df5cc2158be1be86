"""A store moved into another one, row by row and checked: from SQLite to PostgreSQL, or back.

Rows are copied in portions, in the order of their keys. A portion that the target has already is left, one that differs is replaced, so
a move that was interrupted goes on where it stood, whatever happened to the source since. Until it is done a fact in the target says
that it is half a store, and no server opens it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, collate, delete, func, insert, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from maukas.journal.errors import NotEmpty, TransferFailed
from maukas.journal.migrations.versions.v1 import GUARDS
from maukas.journal.schema import facts, leases, metadata, nodes, pulse, renames
from maukas.journal.store import Store

PORTION = 500  # rows that are read and written together
TRANSFER = "transfer"  # the fact that a store is the target of a move that is not finished, and from where
LEFT_BEHIND = (facts, pulse, nodes, leases, renames)  # of one store, and of who uses it now
MOVED: tuple[Table, ...] = tuple(table for table in metadata.sorted_tables if table not in LEFT_BEHIND)  # what others refer to first
UNGUARD = {"sqlite": "DROP TRIGGER IF EXISTS events_without_gaps", "postgresql": "DROP TRIGGER IF EXISTS events_without_gaps ON events"}

Told = Callable[[str, int], None]


async def transfer(source: Store, target: Store, source_name: str, told: Told = lambda _table, _rows: None) -> dict[str, int]:
    """Copy everything into an empty store, or go on with a move from the same source; return how many rows of each kind were compared.

    NotEmpty: there is something else in the target. TransferFailed: the two are not the same afterwards.
    """
    await begin(target, source_name)
    for table in MOVED:
        told(table.name, await copy_rows(table, source, target))
    counts = {table.name: await compare_rows(table, source, target) for table in MOVED}
    await finish(source, target)
    return counts


async def is_unfinished(store: Store) -> bool:
    """Whether a store is the target of a move that was interrupted."""
    return await fact(store, TRANSFER) is not None


async def fact(store: Store, name: str) -> str | None:
    """What a fact says of the store."""
    return next((value for (value,) in await store.fetch(select(facts.c.value).where(facts.c.name == name))), None)


async def is_empty(store: Store) -> bool:
    """Whether nothing is stored."""
    for table in MOVED:
        if (await store.fetch(select(func.count()).select_from(select(table).limit(1).subquery())))[0][0]:
            return False
    return True


async def begin(target: Store, source_name: str) -> None:
    """Mark the target; the guard against gaps is taken away, for what nobody needs any longer is missing in the source, too."""
    began = await fact(target, TRANSFER)
    if began is None and not await is_empty(target):
        raise NotEmpty("the target holds something already")
    if began is not None and began != source_name:
        raise NotEmpty(f"the target holds half of a move from {began}")

    def mark(connection: Connection) -> None:
        connection.exec_driver_sql(UNGUARD[connection.dialect.name])
        dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
        connection.execute(dialect.insert(facts).values(name=TRANSFER, value=source_name).on_conflict_do_nothing())

    await target.change(mark)


async def finish(source: Store, target: Store) -> None:
    """Make the target a whole store: the facts of the source, and the guard again."""
    known = [row._asdict() for row in await source.fetch(select(facts))]

    def unmark(connection: Connection) -> None:
        connection.execute(delete(facts))
        if known:
            connection.execute(insert(facts), known)
        connection.exec_driver_sql(GUARDS[connection.dialect.name][-1])

    await target.change(unmark)


async def copy_rows(table: Table, source: Store, target: Store) -> int:
    """Make a table of the target the same as the source's; return how many rows it has."""
    after: Row[Any] | None = None
    count = 0
    while rows := await portion(table, source, after):
        if await span(table, target, after, rows[-1]) != rows:
            await target.change(replacing(table, target, after, rows))
        count += len(rows)
        after = rows[-1]
    await target.change(lambda connection: connection.execute(delete(table).where(*between(table, target, after, None))))
    return count


async def compare_rows(table: Table, source: Store, target: Store) -> int:
    """Compare a table row by row; return how many rows there are."""
    after: Row[Any] | None = None
    count = 0
    while True:
        theirs, ours = await portion(table, source, after), await portion(table, target, after)
        if theirs != ours:
            raise TransferFailed(f"the rows of {table.name} differ after {count}")
        if not theirs:
            return count
        count += len(theirs)
        after = theirs[-1]


async def portion(table: Table, store: Store, after: Row[Any] | None) -> Sequence[Row[Any]]:
    """The next rows after one."""
    query = select(table).where(*between(table, store, after, None))
    return await store.fetch(query.order_by(*keys_of(table, store)).limit(PORTION))


async def span(table: Table, store: Store, after: Row[Any] | None, last: Row[Any]) -> Sequence[Row[Any]]:
    """The rows after one and up to another."""
    return await store.fetch(select(table).where(*between(table, store, after, last)).order_by(*keys_of(table, store)))


def replacing(table: Table, store: Store, after: Row[Any] | None, rows: Sequence[Row[Any]]) -> Callable[[Connection], None]:
    """Put rows in the place of whatever is there."""

    def work(connection: Connection) -> None:
        connection.execute(delete(table).where(*between(table, store, after, rows[-1])))
        connection.execute(insert(table), [row._asdict() for row in rows])

    return work


def between(table: Table, store: Store, after: Row[Any] | None, last: Row[Any] | None) -> list[ColumnElement[bool]]:
    """That a key is after one row's and not after another's, where they are given."""
    names, keys = [column.name for column in table.primary_key], tuple_(*keys_of(table, store))
    found: list[ColumnElement[bool]] = []
    if after is not None:
        found.append(keys > tuple_(*(getattr(after, name) for name in names)))
    if last is not None:
        found.append(keys <= tuple_(*(getattr(last, name) for name in names)))
    return found


def keys_of(table: Table, store: Store) -> list[Any]:
    """The key of a table in an order that is the same in both engines: that of the bytes."""
    is_postgres = store.dialect.name == "postgresql"
    return [collate(column, "C") if is_postgres and column.type.python_type is str else column for column in table.primary_key]
