"""What a batch is for a store: plain statements, ready for its driver. Every move needs some, and few are cheaper than many."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any

from msgspec.structs import astuple
from sqlalchemy import Dialect, Table, bindparam, delete, insert
from sqlalchemy.dialects import postgresql, sqlite

from maukas.journal.rows import Batch, Event
from maukas.journal.schema import events, matches, players, sitters, tables

MOST_ROWS = 64                                          # in one statement

Statement = tuple[str, list[tuple[Any, ...]]]           # its text, and the values for each time that it is carried out


def statements(batch: Batch, dialect: Dialect) -> list[Statement]:
    """Replace what stands for the present and add what is new, tables first: sitters refer to them."""
    present = {row.code: row for row in batch.tables}
    seats = {(row.code, row.guest): row for row in batch.sitters}
    in_order = [seats[key] for key in sorted(seats)]    # in the same order everywhere, so that no two processes wait for each other
    found: list[Statement] = [
        (replacement(tables, dialect), [astuple(present[code]) for code in sorted(present)]),
        (replacement(sitters, dialect), [(row.guest, row.code, row.at) for row in in_order if row.sits]),
        (departure(dialect), [(row.guest, row.code) for row in in_order if not row.sits]),
        *additions(batch.events, dialect),
        (addition(matches, dialect, 1), [*map(astuple, batch.matches)]),
        (addition(players, dialect, 1), [*map(astuple, batch.players)]),
    ]
    return [(text, values) for text, values in found if values]


def additions(rows: Sequence[Event], dialect: Dialect) -> Iterator[Statement]:
    """Add events with few statements, since another thread may have to be waited for after each."""
    done = 0
    while done < len(rows):
        size = min(1 << (len(rows) - done).bit_length() - 1, MOST_ROWS)         # so that few different ones are needed
        yield addition(events, dialect, size), [tuple(chain.from_iterable(map(astuple, rows[done : done + size])))]
        done += size


@cache
def addition(table: Table, dialect: Dialect, rows: int) -> str:
    """The text that adds so many rows, their values in the order of the columns."""
    return str(insert(table).values([nothing(table)] * rows).compile(dialect=dialect))


@cache
def replacement(table: Table, dialect: Dialect) -> str:
    """The text that adds a row, or replaces the one with the same key."""
    statement = (sqlite if dialect.name == "sqlite" else postgresql).insert(table).values([nothing(table)])
    others = {column.name: statement.excluded[column.name] for column in table.columns if not column.primary_key}
    return str(statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=others).compile(dialect=dialect))


@cache
def departure(dialect: Dialect) -> str:
    """The text that removes a guest from a table."""
    is_meant = sitters.c.guest == bindparam("leaver"), sitters.c.code == bindparam("left")
    return str(delete(sitters).where(*is_meant).compile(dialect=dialect))


def nothing(table: Table) -> dict[str, None]:
    """A row whose values are still to come."""
    return dict.fromkeys(column.name for column in table.columns)
