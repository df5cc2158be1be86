"""How a batch gets into a store."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy import Connection, Dialect, Executable, Insert, Table, bindparam, delete, insert
from sqlalchemy.dialects import postgresql, sqlite

from maukas.journal.rows import Batch
from maukas.journal.schema import events, matches, players, sitters, tables

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
    if batch.events:                                    # the one statement that every move needs, as plain as it can be
        connection.exec_driver_sql(addition(events, connection.dialect), [astuple(row) for row in batch.events])
    execute(connection, insert(matches), plain(batch.matches))
    execute(connection, insert(players), plain(batch.players))


def plain(rows: Iterable[Struct]) -> list[dict[str, Any]]:
    """Rows as the database takes them."""
    return [asdict(row) for row in rows]


def execute(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    """Execute a statement for all these rows, if there are any."""
    if rows:
        connection.execute(statement, rows)


@cache
def addition(table: Table, dialect: Dialect) -> str:
    """The text of the statement that adds a row, its values in the order of the columns."""
    return str(insert(table).compile(dialect=dialect))


@cache
def replacement(table: Table, dialect: str) -> Insert:
    """The statement that adds a row, or replaces the one with the same key."""
    statement = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    others = {column.name: statement.excluded[column.name] for column in table.columns if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=others)
