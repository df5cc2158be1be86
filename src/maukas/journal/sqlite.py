"""A store in one SQLite file: one thread writes while others read."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Dialect, Engine, Row, Select, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from maukas.journal.errors import NoBackup, NotAStore, Unavailable
from maukas.journal.rows import Lease
from maukas.journal.schema_version import VERSION_TABLE, migrate
from maukas.journal.sqlite_log import log_of
from maukas.journal.statements import Statement
from maukas.journal.store import OWNER_ONLY, TIMEOUT, translated

READERS = 4  # threads
BEGIN_WRITING = "BEGIN IMMEDIATE"
PAGE_SIZE = 1024  # bytes; the next event of each table touches another page, so small ones pay
LOG_SIZE = 16_000  # pages in the log before a checkpoint, which then writes a hot one only once

T = TypeVar("T")


class SqliteStore:
    """A file in WAL mode: readers never wait, and a commit is on the disk when it returns."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = engine_of(path, BEGIN_WRITING, 1, "synchronous = FULL", "foreign_keys = ON", f"wal_autocheckpoint = {LOG_SIZE}")
        self._reader = engine_of(path, "BEGIN", READERS, "query_only = ON")
        self._writing = ThreadPoolExecutor(1, "journal-writer")
        self._writing_connection: Connection | None = None
        self._reading = ThreadPoolExecutor(READERS, "journal-reader")

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open the store in a file, or make it."""
        await asyncio.to_thread(prepare, path)
        store = cls(path)
        try:
            await store.change(migrate)
            await store.checkpoint()  # a new store is in its file at once, and not only in the log
        except BaseException:
            await store.close()
            raise
        return store

    async def fetch(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._fetch, query)

    @property
    def dialect(self) -> Dialect:
        return self._writer.dialect

    async def write(self, statements: Sequence[Statement], held: Sequence[Lease] = ()) -> None:
        assert not held, "one process alone uses a file"
        await asyncio.get_running_loop().run_in_executor(self._writing, self._write, statements)

    async def change(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._change, work)

    async def checkpoint(self) -> None:
        """Write what is in the log into the file; moves are stored meanwhile."""
        await asyncio.get_running_loop().run_in_executor(self._reading, self._checkpoint)

    async def size(self) -> int:
        """How much of the file is in use, and the log."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._size)

    async def free_space(self) -> int | None:
        return await asyncio.to_thread(lambda: shutil.disk_usage(self._path.parent).free)

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(copy, self._path, path)

    def drop_connections(self) -> None:
        """Do nothing: a file is not lost on the way."""

    async def close(self) -> None:
        """Close all connections, the writer's last: it cleans up the log."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reading, self._reader.dispose)
        await loop.run_in_executor(self._writing, self._close_writer)
        self._reading.shutdown(wait=False)
        self._writing.shutdown(wait=False)

    def _fetch(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with translated(), self._reader.connect() as connection:
            return connection.execute(query).all()

    def _checkpoint(self) -> None:
        with translated(), closing(sqlite3.connect(self._path, timeout=TIMEOUT)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _size(self) -> int:
        with translated(), self._reader.connect() as connection:
            pages, unused, page_size = (
                connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("page_count", "freelist_count", "page_size")
            )
        log = log_of(self._path)
        return int((pages - unused) * page_size) + (log.stat().st_size if log.exists() else 0)

    def _write(self, statements: Sequence[Statement]) -> None:
        with translated():
            driver: sqlite3.Connection = self._connected().connection.driver_connection  # type: ignore[assignment]
            driver.execute(BEGIN_WRITING)  # by the driver, for the engine would take as long again
            try:
                for text, rows in statements:
                    driver.executemany(text, rows)
                driver.execute("COMMIT")
            except BaseException:
                if driver.in_transaction:  # SQLite ends it by itself after some errors
                    driver.execute("ROLLBACK")
                raise

    def _change(self, work: Callable[[Connection], T]) -> T:
        with translated(), self._connected().begin():
            return work(self._connected())

    def _connected(self) -> Connection:
        if self._writing_connection is None:  # kept, for there is one writer only, and a new connection costs as much as a commit
            self._writing_connection = self._writer.connect()
        return self._writing_connection

    def _close_writer(self) -> None:
        if self._writing_connection is not None:
            self._writing_connection.close()
        self._writer.dispose()


def engine_of(path: Path, begin: str, connections: int, *pragmas: str) -> Engine:
    """Connections to a file whose transactions start with `begin`; sqlite3 by itself would delay it, and omit it before DDL."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": TIMEOUT, "isolation_level": None},
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # what is stored does not belong in error messages
    )

    def prepare_connection(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare_connection)
    event.listen(engine, "begin", start)
    return engine


def prepare(path: Path) -> None:
    """Make the file if there is none; refuse one that holds something else, before anything about it is changed."""
    if path.exists() and not path.is_file():
        raise Unavailable(f"{path} is not a file")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            path.touch(OWNER_ONLY, exist_ok=False)
        names = table_names(path)
        if names and VERSION_TABLE not in names:
            raise NotAStore(f"{path} is a database, but no store of Maukas")
        with suppress(PermissionError):  # the file of another user is that user's to protect
            path.chmod(OWNER_ONLY)
        with closing(sqlite3.connect(path, timeout=TIMEOUT)) as connection:
            connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")  # of a new file
            connection.execute("PRAGMA journal_mode = WAL")
    except (OSError, sqlite3.OperationalError) as error:
        raise Unavailable(f"{path}: {error}") from error
    except sqlite3.DatabaseError as error:
        raise NotAStore(f"{path} is not a database: {error}") from error


def table_names(path: Path) -> set[str]:
    """The names of the tables in a database, which is only read."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", timeout=TIMEOUT, uri=True)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def copy(source: Path, target: Path) -> None:
    """Copy a store that is in use; the new file gets its name when it is whole."""
    part = target.with_name(target.name + ".part")
    if target.exists():
        raise NoBackup(f"{target} exists already")
    try:
        part.unlink(missing_ok=True)
        part.touch(OWNER_ONLY)
        with closing(sqlite3.connect(source, timeout=TIMEOUT)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise NoBackup(f"{target}: {error}") from error
