"""The lease of a node on its own life: a row in `nodes`, renewed on a connection of its own, so that nothing else holds it up."""

import asyncio
import secrets
import time

import asyncpg
from msgspec import Struct

from maukas.journal.errors import LeaseLost, Unavailable
from maukas.journal.leases import NOW
from maukas.journal.postgres_connection import CONNECTION_ERRORS, connect

LASTS = 4.0  # seconds that a node lives without renewing its lease
RENEW_EVERY = 1.0
TIMEOUT = 1.5  # seconds for each word with the database: another try comes in time
FIRST_TIMEOUT = 10.0  # to begin with there is no hurry
NAME = {"application_name": "maukas node", "lock_timeout": "1s", "statement_timeout": "1s", "idle_in_transaction_session_timeout": "1s"}
REGISTER = f"""
WITH before AS (DELETE FROM nodes WHERE address = $2 AND place = $3)
INSERT INTO nodes (id, address, place, secret, version, started, until, draining, status)
VALUES ($1, $2, $3, $4, $5, {NOW}, {NOW} + $6::float8, false, $7)
"""  # noqa: S608
RENEW = f"UPDATE nodes SET until = {NOW} + $2::float8, status = $3 WHERE id = $1 RETURNING draining"  # noqa: S608
LEAVE = "DELETE FROM nodes WHERE id = $1"
BOOT_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # goes on while the computer sleeps


class NodeCard(Struct, frozen=True):
    """What others need to know of a node: where it is reached, in which network that is true, and the secret that lets them in."""

    address: str
    place: str
    secret: str
    version: str


class NodeLease:
    """Keeps a node alive for the others; where the database does not answer in time, the node knows that it may be dead for them."""

    def __init__(self, database: str, card: NodeCard) -> None:
        self.database = database
        self.card = card
        self.id = ""
        self.deadline = 0.0  # by our own clock, from before the database was asked: never later than by the clock of the database
        self.connection: asyncpg.Connection | None = None

    @property
    def is_sure(self) -> bool:
        """Whether no other node can have taken anything from this one."""
        return passed_time() < self.deadline

    @property
    def left(self) -> float:
        """The seconds for which it is sure."""
        return self.deadline - passed_time()

    async def register(self, status: bytes) -> None:
        """Begin to live under a new id; whoever was at this address before is gone, for it is ours."""
        id, card, asked_at = secrets.token_hex(8), self.card, passed_time()
        await self.ask(REGISTER, id, card.address, card.place, card.secret, card.version, LASTS, status, timeout=FIRST_TIMEOUT)
        self.id, self.deadline = id, asked_at + LASTS

    async def renew(self, status: bytes) -> bool:
        """Live on, and return whether all tables should be given to others.

        LeaseLost: for others this node is dead.
        """
        asked_at = passed_time()
        draining = await self.ask(RENEW, self.id, LASTS, status)
        if draining is None:
            self.deadline = 0.0
            raise LeaseLost(f"node {self.id} was given up by others")
        self.deadline = asked_at + LASTS
        return bool(draining)

    async def leave(self) -> None:
        """Let others have everything at once."""
        self.deadline = 0.0
        await self.ask(LEAVE, self.id)

    async def ask(self, statement: str, *values: object, timeout: float = TIMEOUT) -> object:
        """One statement, on a connection that is made again if it was lost."""
        try:
            async with asyncio.timeout(timeout):
                if self.connection is None:
                    self.connection = await connect(self.database, timeout=timeout, server_settings=NAME)
                return await self.connection.fetchval(statement, *values)
        except CONNECTION_ERRORS as error:
            self.close()
            raise Unavailable(str(error) or type(error).__name__) from error

    def close(self) -> None:
        """Give up the connection."""
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None


def passed_time() -> float:
    """Seconds that only go forward, also while the process stands still."""
    return time.clock_gettime(BOOT_CLOCK)
