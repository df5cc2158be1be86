"""A batch as plain SQL statements, ready for the driver: every move needs some, and few are cheaper than many."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any

from msgspec.structs import astuple
from sqlalchemy import Dialect, Table, bindparam, delete, func, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite

from maukas.journal.rows import Batch, EventRow
from maukas.journal.schema import events, leases, matches, players, sitters, tables

MOST_ROWS = 64  # in one statement

Statement = tuple[str, list[tuple[Any, ...]]]  # its text, and the values for each time that it is carried out


def statements(batch: Batch, dialect: Dialect) -> list[Statement]:
    """Upsert what describes the present and insert what is new; tables first, for sitters refer to them."""
    present = {row.code: row for row in batch.tables}
    seats = {(row.code, row.guest): row for row in batch.sitters}
    in_order = [seats[key] for key in sorted(seats)]  # in the same order everywhere, so that no two processes wait for each other
    found: list[Statement] = [
        (upsert_sql(tables, dialect), [astuple(present[code]) for code in sorted(present)]),
        (insert_sql(leases, dialect, 1), [*map(astuple, batch.opened)]),
        (upsert_sql(sitters, dialect), [(row.guest, row.code) for row in in_order if row.sits]),
        (delete_sitter_sql(dialect), [(row.guest, row.code) for row in in_order if not row.sits]),
        *event_inserts(batch.events, dialect),
        (insert_sql(matches, dialect, 1), [*map(astuple, batch.matches)]),
        (insert_sql(players, dialect, 1), [*map(astuple, batch.players)]),
        (
            fold_sql(dialect),
            [(row.code, row.until, row.code, row.until) for row in batch.folds],
        ),  # late: what a match of this batch needs stays
        (release_sql(dialect), [("", *astuple(lease)) for lease in batch.released]),
    ]
    return [(text, values) for text, values in found if values]


def event_inserts(rows: Sequence[EventRow], dialect: Dialect) -> Iterator[Statement]:
    """Insert events with few statements, since another thread may have to be waited for after each."""
    done = 0
    while done < len(rows):
        size = min(1 << (len(rows) - done).bit_length() - 1, MOST_ROWS)  # so that few different ones are needed
        yield insert_sql(events, dialect, size), [tuple(chain.from_iterable(map(astuple, rows[done : done + size])))]
        done += size


@cache
def insert_sql(table: Table, dialect: Dialect, rows: int) -> str:
    """The text that inserts so many rows, their values in the order of the columns."""
    return str(insert(table).values([placeholders(table)] * rows).compile(dialect=dialect))


@cache
def upsert_sql(table: Table, dialect: Dialect) -> str:
    """The text that inserts a row, or replaces the one with the same key; where there is nothing but the key, that one stays."""
    statement = (sqlite if dialect.name == "sqlite" else postgresql).insert(table).values([placeholders(table)])
    others = {column.name: statement.excluded[column.name] for column in table.columns if not column.primary_key}
    keys = list(table.primary_key)
    if others:
        statement = statement.on_conflict_do_update(index_elements=keys, set_=others)
    else:
        statement = statement.on_conflict_do_nothing(index_elements=keys)
    return str(statement.compile(dialect=dialect))


@cache
def delete_sitter_sql(dialect: Dialect) -> str:
    """The text that removes a guest from a table."""
    is_meant = sitters.c.guest == bindparam("leaver"), sitters.c.code == bindparam("left")
    return str(delete(sitters).where(*is_meant).compile(dialect=dialect))


@cache
def fold_sql(dialect: Dialect) -> str:
    """The text that removes what happened between two matches of a table; event 1 stays."""
    finished = (
        select(func.coalesce(func.max(matches.c.last), literal_column("1")))
        .where(matches.c.code == bindparam("finished_at"), matches.c.last < bindparam("finished_before"))
        .scalar_subquery()
    )
    is_between = events.c.code == bindparam("folded"), events.c.number < bindparam("until"), events.c.number > finished
    return str(delete(events).where(*is_between).compile(dialect=dialect))


@cache
def release_sql(dialect: Dialect) -> str:
    """The text that lets go of a table."""
    is_held = leases.c.code == bindparam("left"), leases.c.owner == bindparam("leaver"), leases.c.epoch == bindparam("held")
    return str(update(leases).values(owner=bindparam("nobody")).where(*is_held).compile(dialect=dialect))


def placeholders(table: Table) -> dict[str, None]:
    """A row whose values are still to come."""
    return dict.fromkeys(column.name for column in table.columns)
