"""A look at a database in PostgreSQL that changes nothing: whether it answers, and what is in it."""

import asyncio
from dataclasses import dataclass

import asyncpg
from alembic.script import ScriptDirectory

from maukas.journal.errors import NotAStore, SchemaTooNew, Unavailable
from maukas.journal.postgres_connection import CONNECTION_ERRORS, connect
from maukas.journal.schema import metadata
from maukas.journal.schema_version import MIGRATIONS, VERSION_TABLE

PATIENCE = 5  # seconds
SETTINGS = {"application_name": "maukas doctor", "default_transaction_read_only": "on"}
TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
MAY_MAKE = "SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AND NOT pg_is_in_recovery()"
MAY_WRITE = "SELECT has_table_privilege($1, 'INSERT') AND NOT pg_is_in_recovery()"


@dataclass(frozen=True, slots=True)
class DatabaseLook:
    """What was seen: the version of the server, the bytes in use, whether a store is there, and whether it can be written."""

    version: str
    size: int
    has_store: bool
    is_writable: bool


def look_at_postgres(address: str) -> DatabaseLook:
    """Connect as a server would, look, and leave; JournalError says why it cannot be used."""
    try:
        return asyncio.run(look(address))
    except (*CONNECTION_ERRORS, ValueError) as error:  # asyncpg raises ValueError for an address that it cannot read
        raise Unavailable(str(error) or type(error).__name__) from error


async def look(address: str) -> DatabaseLook:
    """What is in a database."""
    connection = await connect(address, timeout=PATIENCE, server_settings=SETTINGS, command_timeout=PATIENCE)
    try:
        names = {row[0] for row in await connection.fetch(TABLES)}
        has_store = VERSION_TABLE in names
        if has_store:
            await check_version(connection)
        elif taken := names & {*metadata.tables}:
            raise NotAStore(f"the database has tables of other origin: {', '.join(sorted(taken))}")
        size = await connection.fetchval("SELECT pg_database_size(current_database())")
        is_writable = await (connection.fetchval(MAY_WRITE, "events") if has_store else connection.fetchval(MAY_MAKE))
        version = await connection.fetchval("SHOW server_version")  # with where it was packaged
        return DatabaseLook(version.split()[0], size, has_store, is_writable)
    finally:
        await connection.close(timeout=PATIENCE)


async def check_version(connection: asyncpg.Connection) -> None:
    """Raise SchemaTooNew for a store that a newer program has written."""
    current = await connection.fetchval(f"SELECT version_num FROM {VERSION_TABLE}")  # noqa: S608 (our own name)
    if current not in {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}:
        raise SchemaTooNew(f"the store has version {current}")
