"""How a batch gets into a store."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy import Connection, Dialect, Executable, Insert, Table, bindparam, delete, insert
from sqlalchemy.dialects import postgresql, sqlite

from maukas.journal.rows import Batch, Event
from maukas.journal.schema import events, matches, players, sitters, tables

MOST_ROWS = 64                                          # in one statement

LEAVE = delete(sitters).where(sitters.c.guest == bindparam("leaver"), sitters.c.code == bindparam("left"))


def append(connection: Connection, batch: Batch) -> None:
    """Replace what stands for the present and add what is new, tables first: sitters refer to them."""
    present = {row.code: row for row in batch.tables}
    seats = {(row.code, row.guest): row for row in batch.sitters}
    in_order = [seats[key] for key in sorted(seats)]    # in the same order everywhere, so that no two processes wait for each other
    execute(connection, replacement(tables, connection.dialect.name), plain(present[code] for code in sorted(present)))
    execute(connection, replacement(sitters, connection.dialect.name), [
        {"guest": row.guest, "code": row.code, "at": row.at} for row in in_order if row.sits
    ])
    execute(connection, LEAVE, [{"leaver": row.guest, "left": row.code} for row in in_order if not row.sits])
    add(connection, batch.events)
    execute(connection, insert(matches), plain(batch.matches))
    execute(connection, insert(players), plain(batch.players))


def add(connection: Connection, rows: Sequence[Event]) -> None:
    """Add events, which every move needs: with few and plain statements, since another thread may have to be waited for after each."""
    done = 0
    while done < len(rows):
        size = min(1 << (len(rows) - done).bit_length() - 1, MOST_ROWS)         # so that few different statements are needed
        values = chain.from_iterable(map(astuple, rows[done : done + size]))
        connection.exec_driver_sql(addition(events, connection.dialect, size), tuple(values))
        done += size


def plain(rows: Iterable[Struct]) -> list[dict[str, Any]]:
    """Rows as the database takes them."""
    return [asdict(row) for row in rows]


def execute(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    """Execute a statement for all these rows, if there are any."""
    if rows:
        connection.execute(statement, rows)


@cache
def addition(table: Table, dialect: Dialect, rows: int) -> str:
    """The text of the statement that adds so many rows, their values in the order of the columns."""
    empty = {column.name: None for column in table.columns}
    return str(insert(table).values([empty] * rows).compile(dialect=dialect))


@cache
def replacement(table: Table, dialect: str) -> Insert:
    """The statement that adds a row, or replaces the one with the same key."""
    statement = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    others = {column.name: statement.excluded[column.name] for column in table.columns if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=others)
