"""The public tables that anyone can find; with many of them, looking takes its time, so it is done once a second at most."""

import time
from collections.abc import Callable

from maukas.protocol.summaries import TableSummary
from maukas.server.hosting.journal_rows import summary_of
from maukas.server.hosting.live_tables import LiveTables
from maukas.server.nodes.peers import Peers

KEPT_FOR = 1.0  # seconds


class Lobby:
    """The list of open tables, as it was a moment ago."""

    def __init__(self, live_tables: LiveTables, clock: Callable[[], float] = time.monotonic, peers: Peers | None = None) -> None:
        self.live_tables = live_tables
        self.peers = peers or Peers()
        self.clock = clock
        self.looked_at = float("-inf")
        self.found: list[TableSummary] = []

    def tables(self) -> list[TableSummary]:
        """Public tables with somebody there, those with room first."""
        if self.clock() >= self.looked_at + KEPT_FOR:
            self.looked_at = self.clock()
            both = {table.code: table for table in (*self.peers.lobby, *self.look())}  # one that has moved a moment ago may be on two lists
            self.found = sorted(both.values(), key=room_first)
        return self.found

    async def tables_for(self, guest: str | None) -> list[TableSummary]:
        """The same for a guest: without tables where somebody sits with whom there is a block."""
        found = self.tables()
        apart = frozenset() if guest is None else (await self.live_tables.blocks.of(guest)).apart
        if not apart:
            return found
        far = await self.live_tables.journal.guests_at([each.code for each in found if each.code not in self.live_tables.by_code])
        return [each for each in found if apart.isdisjoint(self.guests_at(each.code) or far.get(each.code, ()))]

    def guests_at(self, code: str) -> set[str]:
        """Who sits now at a table of this node."""
        live = self.live_tables.by_code.get(code)
        return set() if live is None else live.table.guests()

    def first(self, count: int) -> tuple[TableSummary, ...]:
        """The tables of this node alone that come first."""
        return tuple(sorted(self.look(), key=room_first)[:count])

    def look(self) -> list[TableSummary]:
        """The public tables with somebody there now."""
        return [
            summary_of(live.table, live.changed)
            for live in self.live_tables.by_code.values()
            if live.table.settings.public and live.viewers
        ]


def room_first(table: TableSummary) -> tuple[bool, int, int, str]:
    """The order of a list in which somebody looks for a seat."""
    return table.phase != "waiting", -table.free, -table.bots, table.code
