"""A store in a PostgreSQL database, for more than one process."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection, Dialect, Row, Select, func, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine

from maukas.journal.changes import Statement
from maukas.journal.errors import NoBackup, NotAStore
from maukas.journal.schema import metadata
from maukas.journal.store import PATIENCE, translated
from maukas.journal.versions import VERSION_TABLE, bring_to_newest

LOCK = 0x4D61756B6173                                   # "Maukas": who holds it changes the version
SETTINGS = {"application_name": "maukas", "synchronous_commit": "on"}

T = TypeVar("T")


class PostgresStore:
    """A database reached by asyncpg, which reads the address; a commit is on the disk of the server when it returns."""

    def __init__(self, address: str) -> None:
        connect = partial(asyncpg.connect, address, timeout=PATIENCE, server_settings=SETTINGS)
        self._engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True, hide_parameters=True)

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """Open the store in a database, or make it there."""
        store = cls(address)
        try:
            await store.change(prepare)
        except BaseException:
            await store.close()
            raise
        return store

    async def fetch(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """All rows that a query gives."""
        with translated():
            async with self._engine.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return rows

    @property
    def dialect(self) -> Dialect:
        """How its statements are written."""
        return self._engine.dialect

    async def write(self, statements: Sequence[Statement]) -> None:
        """Carry out plain statements in one transaction."""
        with translated():
            async with self._engine.begin() as connection:
                for text, rows in statements:
                    await connection.exec_driver_sql(text, rows if len(rows) > 1 else rows[0])

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Let `work` change the store in one transaction."""
        with translated():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def backup(self, path: Path) -> None:
        """Refuse: the server has its own tools."""
        raise NoBackup(f"{path}: a store in PostgreSQL is backed up with pg_dump")

    async def close(self) -> None:
        """Give up all connections."""
        await self._engine.dispose()


def prepare(connection: Connection) -> None:
    """Bring the store to the newest version, one process at a time; refuse a database where others use the same names."""
    connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    names = {*inspect(connection).get_table_names()}
    if VERSION_TABLE not in names and (taken := names & {*metadata.tables}):
        raise NotAStore(f"the database has tables of other origin: {', '.join(sorted(taken))}")
    bring_to_newest(connection)
