"""What SQLite and PostgreSQL have in common under a journal."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Dialect, Row, Select
from sqlalchemy.exc import DBAPIError, IntegrityError, TimeoutError

from maukas.journal.errors import Conflict, Unavailable
from maukas.journal.rows import Lease
from maukas.journal.statements import Statement

TIMEOUT = 10  # seconds to wait for a server that does not answer, or for another writer
KNOWS_NODES = "maukas.knows_nodes"  # the setting of a session by which PostgreSQL knows that a program takes heed of leases
OWNER_ONLY = 0o600  # of every file: seeds of rounds that are being played are in the store

T = TypeVar("T")


class Store(Protocol):
    """A database: it answers queries while it is being changed, and keeps the event loop free."""

    async def fetch(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """All rows of a query."""

    @property
    def dialect(self) -> Dialect:
        """The dialect of its statements."""

    async def write(self, statements: Sequence[Statement], held: Sequence[Lease] = ()) -> None:
        """Execute plain statements in one transaction, which is durable afterwards; if one fails, nothing is changed.

        LeaseLost: one of these leases no longer holds; an epoch of 0 stands for one that comes with the statements. (Only where there
        are nodes.)
        """

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Call `work` in one transaction, which is durable afterwards; if it raises, nothing is changed."""

    async def checkpoint(self) -> None:
        """Bring what is stored to its last place, where the engine leaves that to us."""

    async def size(self) -> int:
        """The bytes in use."""

    async def free_space(self) -> int | None:
        """The bytes that are left where it is kept; None if that is not known."""

    async def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file."""

    def drop_connections(self) -> None:
        """Give up all connections of a network that may have forgotten them; whoever waits for an answer is told that there is none."""

    async def close(self) -> None:
        """Close all connections."""


@contextmanager
def translated() -> Iterator[None]:
    """Raise the errors of the database, and of the driver where it is used directly, as errors of the journal."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except sqlite3.Error as error:
        raise Unavailable(str(error)) from error
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except DBAPIError as error:
        raise Unavailable(str(error.orig)) from error
    except (TimeoutError, OSError) as error:
        raise Unavailable(str(error) or type(error).__name__) from error
