"""A bell that all nodes on a database hear: something has changed, look now instead of in a second. Whoever misses it looks in a second.

PostgreSQL lets only one transaction at a time commit that notifies. So no move ever does: the bell has a connection and transactions of its
own, and however often it is wanted, a node rings ten times a second at most.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from maukas.journal.leases import CHANNEL, RING
from maukas.journal.postgres_connection import CONNECTION_ERRORS, connect
from maukas.journal.store import TIMEOUT

RING_EVERY = 0.1  # seconds
RECONNECT_EVERY = 5.0
FIND_CHANNEL = f"SELECT {CHANNEL}"
NAME = {"application_name": "maukas bell"}

LOGGER = logging.getLogger("maukas")


class Bell:
    """Rings for the other nodes, and calls `heard` when one of them does."""

    def __init__(self, database: str, heard: Callable[[], None]) -> None:
        self.database = database
        self.heard = heard
        self.wanted = asyncio.Event()

    def ring(self) -> None:
        """Let the others look soon."""
        self.wanted.set()

    async def live(self) -> None:
        """Listen, and ring when that is wanted, until cancelled; a connection that was lost is made again."""
        while True:
            try:
                await self.attend()
            except CONNECTION_ERRORS:
                pass  # nothing is lost: everybody looks once a second
            except Exception:
                LOGGER.exception("the bell of a node failed")
            await asyncio.sleep(RECONNECT_EVERY)

    async def attend(self) -> None:
        """The same for as long as a connection lasts."""
        connection = await connect(self.database, timeout=TIMEOUT, command_timeout=TIMEOUT, server_settings=NAME)
        try:
            connection.add_termination_listener(lambda _: self.wanted.set())
            await connection.add_listener(await connection.fetchval(FIND_CHANNEL), self.hear)
            self.heard()  # there is no knowing what was missed
            while not connection.is_closed():
                await self.wanted.wait()
                self.wanted.clear()
                await connection.execute(RING)
                await asyncio.sleep(RING_EVERY)
        finally:
            connection.terminate()

    def hear(self, connection: Any, sender: int, *_: object) -> None:
        """Somebody rings; a node does not listen to its own bell."""
        if sender != connection.get_server_pid():
            self.heard()
