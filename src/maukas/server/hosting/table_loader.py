"""Rebuilding tables from their events: in threads, a few at a time, and once for all who wait for the same one."""

import asyncio
from collections import Counter
from collections.abc import Callable

from maukas.journal.journal import Journal
from maukas.journal.rows import Lease, TableRow
from maukas.server.hosting.journal_rows import entry_of
from maukas.server.hosting.live_table import LiveTable
from maukas.server.nodes.ownership import Ownership
from maukas.server.shared_tasks import shared_task
from maukas.server.worker_threads import WorkerThreads
from maukas.tables.table import Table
from maukas.tables.table_times import give_time

LOADERS = 2  # tables that are loaded at once
EVENTS_AT_ONCE = 1000  # of them that are in memory

TakeIn = Callable[[Table, TableRow, Lease | None], LiveTable]


class TableLoader:
    """Loads tables that are not in memory."""

    def __init__(self, journal: Journal, ownership: Ownership, now: Callable[[], float], take_in: TakeIn) -> None:
        self.journal = journal
        self.ownership = ownership
        self.now = now
        self.take_in = take_in  # what is done with a table that was loaded
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.expecting: Counter[str] = Counter()  # how many wait for a table to be loaded, by code
        self.threads, self.places = WorkerThreads(LOADERS, "loader"), asyncio.Semaphore(LOADERS)

    async def find(self, code: str) -> LiveTable | None:
        """The table with this code; None if there is none. Two who come at once load it once.

        OwnedElsewhere: another node has it in memory.
        """
        if code not in self.loading:
            self.loading[code] = shared_task(self.load(code))
            self.loading[code].add_done_callback(lambda _: self.loading.pop(code))
        self.expecting[code] += 1
        try:
            return await asyncio.shield(self.loading[code])
        finally:
            self.expecting[code] -= 1
            if not self.expecting[code]:
                del self.expecting[code]

    async def load(self, code: str) -> LiveTable | None:
        """Rebuild a table from its events."""
        async with self.places:  # before anything is read
            lease = await self.ownership.take(code)  # before its events are read: nobody else adds any from now on
            row = await self.journal.table(code)
            table = None if row is None else await self.rebuild(code)
        return None if row is None or table is None else self.take_in(table, row, lease)

    async def look(self, code: str) -> Table | None:
        """A table as it is stored, whoever owns it; nothing can happen there."""
        async with self.places:
            return await self.rebuild(code)

    async def rebuild(self, code: str) -> Table | None:
        """A table that its events make, some at a time and in a thread: a match of days has a great many."""
        table = Table(code)
        while rows := await self.journal.replayable(code, table.number, EVENTS_AT_ONCE):
            await self.threads.run(lambda rows=rows: table.recall_all(map(entry_of, rows)))  # type: ignore[misc]
        if not table.number:
            return None
        give_time(table, self.now())
        return table

    def is_expected(self, code: str) -> bool:
        """Whether somebody has waited for a table, and has not come to it yet."""
        return self.expecting[code] > 0

    def close(self) -> None:
        """Begin nothing more."""
        self.threads.close()
