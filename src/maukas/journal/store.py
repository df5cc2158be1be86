"""What the engines under a journal have in common."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Dialect, Row, Select
from sqlalchemy.exc import DBAPIError, IntegrityError, TimeoutError

from maukas.journal.changes import Statement
from maukas.journal.errors import Conflict, Unavailable

PATIENCE = 10                                           # seconds to wait for a server that does not answer, or for another who writes

T = TypeVar("T")


class Store(Protocol):
    """A database: it answers queries while it is being changed, and keeps the event loop free."""

    async def fetch(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """All rows that a query gives."""

    @property
    def dialect(self) -> Dialect:
        """How its statements are written."""

    async def write(self, statements: Sequence[Statement]) -> None:
        """Carry out plain statements in one transaction, which is durable afterwards; if one fails, nothing is changed."""

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Let `work` change the store in one transaction, which is durable afterwards; if it raises, nothing is changed."""

    async def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file."""

    async def close(self) -> None:
        """Give up all connections."""


@contextmanager
def translated() -> Iterator[None]:
    """Give the errors of the database, and of the driver where it is used by itself, the names that they have here."""
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
