"""Who may use a PostgreSQL database: a lock that it keeps for as long as a connection of the server lives.

Nodes share it. A server of a version without nodes, and whoever needs the store alone, has it alone: both kinds never run at once.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import asyncpg

from maukas.journal.errors import InUse, Unavailable
from maukas.journal.postgres_connection import CONNECTION_ERRORS, connect
from maukas.journal.store import TIMEOUT

LOCK = 0x4D61756B  # "Mauk"; its other half is the schema, for a database may have several stores
ACQUIRE = "SELECT pg_try_advisory_lock($1::int, hashtext(current_schema()))"
ACQUIRE_SHARED = ACQUIRE.replace("lock(", "lock_shared(")
LOOK_EVERY = 5.0  # seconds, whether the connection is still there
NAME = {"application_name": "maukas lock"}


@asynccontextmanager
async def postgres_locked(address: str, when_lost: Callable[[], None], *, shared: bool = False) -> AsyncIterator[None]:
    """Lock the store at an address, alone or together with others who share it.

    A lost connection is made again, and `when_lost` called if another server was quicker.

    InUse: another server has locked it.
    """
    try:
        connection = await acquire(address, shared)
    except CONNECTION_ERRORS as error:
        raise Unavailable(str(error) or type(error).__name__) from error
    held = [connection]  # the one that has the lock now
    keeper = asyncio.create_task(keep(address, shared, held, when_lost))
    try:
        yield
    finally:
        keeper.cancel()
        with suppress(asyncio.CancelledError):
            await keeper
        with suppress(*CONNECTION_ERRORS):
            await held[0].close(timeout=TIMEOUT)


async def acquire(address: str, shared: bool) -> asyncpg.Connection:
    """A connection that has the lock."""
    connection = await connect(address, timeout=TIMEOUT, command_timeout=TIMEOUT, server_settings=NAME)
    try:
        if await connection.fetchval(ACQUIRE_SHARED if shared else ACQUIRE, LOCK):
            return connection
    except BaseException:
        connection.terminate()
        raise
    await connection.close(timeout=TIMEOUT)
    raise InUse("the database is used by another server")


async def keep(address: str, shared: bool, held: list[asyncpg.Connection], when_lost: Callable[[], None]) -> None:
    """Hold the lock, also when the database was away for a while."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        try:
            await held[0].fetchval("SELECT 1")
        except CONNECTION_ERRORS:
            held[0].terminate()
            try:
                held[0] = await acquire(address, shared)
            except InUse:
                return when_lost()
            except CONNECTION_ERRORS:
                continue  # the database is away: try again later
