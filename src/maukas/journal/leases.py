"""Who owns which table, where several nodes share a PostgreSQL database; the database is the only one that knows.

A *node* lives as long as its row in `nodes`, which it renews; when `until` is over, whoever wants one of its tables removes the row.
A *lease* says which node owns a table, and in which epoch: it counts one up each time the table is taken. It lasts as long as its
owner's row, for to renew a row for every table would cost more than the moves.

A transaction that stores events first locks the row of its node (`FOR KEY SHARE`, which renewing does not wait for and removing does) and
looks whether its leases hold. So a node that was stopped, cut off or slow cannot store anything once another one has taken the table, nor
can the table be taken while it is storing. That is one row to lock for a transaction, however many tables share it.

An id is used once, and a lease is taken only as it was seen before (owner and epoch), so a snapshot that is a little old does no harm.
"""

from collections.abc import Sequence

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from maukas.journal.errors import LeaseLost
from maukas.journal.rows import Guest, Lease, NodeRow, Owner

NOW = "extract(epoch FROM statement_timestamp())::float8"  # by the clock of the database
CHECK = """
WITH living AS MATERIALIZED (SELECT id FROM nodes WHERE id = ANY($2::text[]) ORDER BY id FOR KEY SHARE)
SELECT held.code FROM unnest($1::text[], $2::text[], $3::int[]) AS held (code, owner, epoch)
WHERE held.owner NOT IN (SELECT id FROM living)
   OR held.epoch > 0 AND (
       SELECT leases.owner = held.owner AND leases.epoch = held.epoch FROM leases WHERE leases.code = held.code
   ) IS NOT TRUE
"""
TAKE = f"""
WITH gone AS (DELETE FROM nodes WHERE until <= {NOW} AND id <> $2::text RETURNING id)
INSERT INTO leases (code, owner, epoch)
SELECT tables.code, nodes.id, 1 FROM tables, nodes WHERE tables.code = $1::text AND nodes.id = $2::text
ON CONFLICT (code) DO UPDATE SET owner = excluded.owner, epoch = leases.epoch + 1
WHERE leases.epoch = $3::int AND (
    leases.owner = excluded.owner
    OR leases.owner IN (SELECT id FROM gone)
    OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = leases.owner)
)
RETURNING epoch
"""  # noqa: S608
OWNER = f"""
SELECT leases.owner, leases.epoch, nodes.address, nodes.secret
FROM leases LEFT JOIN nodes ON nodes.id = leases.owner AND nodes.until > {NOW}
WHERE leases.code = $1::text
"""  # noqa: S608
NODES = f"""
SELECT id, address, secret, version, {NOW} - started, until - {NOW}, draining, status
FROM nodes WHERE until > {NOW} ORDER BY started, id
"""  # noqa: S608
CHANNEL = "'maukas_' || to_hex(hashtext(current_schema()))"  # of the bell; a database may have several stores
RING = f"SELECT pg_notify({CHANNEL}, '')"
DRAIN = "UPDATE nodes SET draining = $2 WHERE id = $1::text"
DUE = f"""
SELECT tables.code FROM tables
LEFT JOIN leases ON leases.code = tables.code
LEFT JOIN nodes ON nodes.id = leases.owner AND nodes.until > {NOW}
WHERE tables.alarm <= $1::float8 AND (nodes.id IS NULL OR nodes.id = $2::text)
ORDER BY tables.alarm, tables.code
"""  # noqa: S608
NOTE = f"""
WITH old AS (DELETE FROM renames WHERE at < {NOW} - 60 AND guest <> $1::text)
INSERT INTO renames (guest, at) VALUES ($1::text, {NOW}) ON CONFLICT (guest) DO UPDATE SET at = excluded.at
"""  # noqa: S608
NOTED = f"""
SELECT renames.at, guests.id, secret_hash, name, language, preferences, created, seen
FROM renames JOIN guests ON guests.id = renames.guest WHERE renames.at > {NOW} - $1::float8
"""  # noqa: S608


async def check_leases(connection: AsyncConnection, held: Sequence[Lease]) -> None:
    """Raise LeaseLost unless all these leases hold, and let them hold until the transaction ends."""
    columns = [lease.code for lease in held], [lease.owner for lease in held], [lease.epoch for lease in held]
    lost = (await connection.exec_driver_sql(CHECK, columns)).scalars().all()
    if lost:
        raise LeaseLost(f"{len(lost)} tables belong to others now")


def take(connection: Connection, code: str, node: str, epoch: int) -> int | None:
    """Take a table that nobody who lives owns, as it was seen in this epoch (0: never owned).

    Return the new epoch, or None if it was not to be had.
    """
    return connection.exec_driver_sql(TAKE, (code, node, epoch)).scalar_one_or_none()


def owner(connection: Connection, code: str) -> Owner | None:
    """Who owns a table; None if nobody ever did."""
    row = connection.exec_driver_sql(OWNER, (code,)).one_or_none()
    return None if row is None else Owner(*row)


def living_nodes(connection: Connection) -> list[NodeRow]:
    """The nodes that live, the oldest first."""
    return [NodeRow(*row) for row in connection.exec_driver_sql(NODES)]


def set_draining(connection: Connection, node: str, draining: bool) -> bool:
    """Ask a node to give its tables to others, or to take some again; return whether there is such a node."""
    connection.exec_driver_sql(RING)
    return connection.exec_driver_sql(DRAIN, (node, draining)).rowcount > 0


def note_change(connection: Connection, guest: str) -> None:
    """Let all nodes look at a guest again."""
    connection.exec_driver_sql(NOTE, (guest,))


def changed_guests(connection: Connection, seconds: float) -> list[tuple[float, Guest]]:
    """The guests who have changed in the last seconds, and when."""
    return [(at, Guest(*columns)) for at, *columns in connection.exec_driver_sql(NOTED, (seconds,))]


def due_for(connection: Connection, now: float, node: str) -> list[str]:
    """The codes of the tables that a node must load: nobody else who lives has them in memory."""
    return [code for (code,) in connection.exec_driver_sql(DUE, (now, node))]
