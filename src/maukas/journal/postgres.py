"""A store in a PostgreSQL database."""

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakSet

import asyncpg
from sqlalchemy import Connection, Dialect, Row, Select, func, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine

from maukas.journal.errors import NoBackup, NotAStore
from maukas.journal.leases import check_leases
from maukas.journal.postgres_connection import connect
from maukas.journal.rows import Lease
from maukas.journal.schema import metadata
from maukas.journal.schema_version import VERSION_TABLE, migrate
from maukas.journal.statements import Statement
from maukas.journal.store import KNOWS_NODES, TIMEOUT, translated

logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # a connection that is lost is told by whoever needed it
LOCK = 0x4D61756B6173  # "Maukas": whoever holds it may migrate the store
STATEMENT_TIMEOUT = 30  # seconds: whoever waits for longer is better told that the store does not work
IDLE_TIMEOUT = 3  # seconds: a process that stands still within a transaction keeps others from taking its tables
SETTINGS = {
    "application_name": "maukas",
    KNOWS_NODES: "yes",
    "synchronous_commit": "on",
    "statement_timeout": f"{STATEMENT_TIMEOUT}s",
    "lock_timeout": f"{TIMEOUT}s",
    "idle_in_transaction_session_timeout": f"{IDLE_TIMEOUT}s",
}

T = TypeVar("T")


class PostgresStore:
    """A database reached by asyncpg, which parses the address; a commit is on the disk of the database server when it returns."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connections: WeakSet[asyncpg.Connection] = WeakSet()
        self._engine = create_async_engine("postgresql+asyncpg://", async_creator=self._connect, pool_pre_ping=True, hide_parameters=True)

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

    async def _connect(self) -> asyncpg.Connection:
        connection = await connect(self._address, timeout=TIMEOUT, server_settings=SETTINGS, command_timeout=2 * STATEMENT_TIMEOUT)
        self._connections.add(connection)
        return connection

    async def fetch(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with translated():
            async with self._engine.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return rows

    @property
    def dialect(self) -> Dialect:
        return self._engine.dialect

    async def write(self, statements: Sequence[Statement], held: Sequence[Lease] = ()) -> None:
        with translated():
            async with self._engine.begin() as connection:
                if held:
                    await check_leases(connection, held)
                for text, rows in statements:
                    await connection.exec_driver_sql(text, rows if len(rows) > 1 else rows[0])

    async def change(self, work: Callable[[Connection], T]) -> T:
        with translated():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def checkpoint(self) -> None:
        """Do nothing: the server does that by itself."""

    async def size(self) -> int:
        """The bytes of the database."""
        return int((await self.fetch(select(func.pg_database_size(func.current_database()))))[0][0])

    async def free_space(self) -> int | None:
        """Nobody outside the server knows it."""
        return None

    async def backup(self, path: Path) -> None:
        """Refuse: PostgreSQL has its own tools."""
        raise NoBackup(f"{path}: a store in PostgreSQL is backed up with pg_dump")

    def drop_connections(self) -> None:
        for connection in [*self._connections]:
            connection.terminate()

    async def close(self) -> None:
        await self._engine.dispose()


def prepare(connection: Connection) -> None:
    """Migrate the store, one process at a time; refuse a database where others use the same names."""
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # to migrate a great store may take its time
    connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = '60s'")  # and nobody has tables yet that others could want
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    names = {*inspect(connection).get_table_names()}
    if VERSION_TABLE not in names and (taken := names & {*metadata.tables}):
        raise NotAStore(f"the database has tables of other origin: {', '.join(sorted(taken))}")
    migrate(connection)
