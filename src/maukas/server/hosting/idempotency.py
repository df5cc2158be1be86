"""A table that is asked for again, because the answer was lost, is opened once: the same key from the same guest gives the same code.

The store refuses a second table with that code, so this also holds at two nodes.
"""

import asyncio

from maukas.journal.errors import Conflict
from maukas.journal.rows import Guest
from maukas.protocol.settings import Settings
from maukas.server.guests import person_of
from maukas.server.hosting.live_tables import LiveTables
from maukas.server.shared_tasks import shared_task
from maukas.tables.codes import derived_code


class TableOpener:
    """Opens the tables that are asked for with a key."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.opening: dict[str, asyncio.Task[None]] = {}  # by code: two requests at once wait for the same table

    async def open_once(self, guest: Guest, settings: Settings, key: str) -> str:
        """Open a table for a guest, unless that was done before with the same key; return its code once it is stored."""
        code = derived_code(guest.secret_hash, key)
        if code not in self.opening:
            self.opening[code] = shared_task(self.open(guest, settings, code))
            self.opening[code].add_done_callback(lambda _: self.opening.pop(code))
        await asyncio.shield(self.opening[code])
        return code

    async def open(self, guest: Guest, settings: Settings, code: str) -> None:
        """Open a table under a code, unless there is one."""
        if code in self.live_tables.by_code or await self.is_stored(code):
            return
        try:
            await self.live_tables.open_table(person_of(guest), settings, code)
        except Conflict:  # another node was quicker
            if not await self.is_stored(code):
                raise

    async def is_stored(self, code: str) -> bool:
        return await self.live_tables.journal.table(code) is not None
