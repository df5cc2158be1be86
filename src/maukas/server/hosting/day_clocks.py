"""Clocks that run for days: when one is due, its table is loaded, for nobody may be there to do it."""

import logging
import time
from collections.abc import Callable

from maukas.server.hosting.live_tables import LiveTables
from maukas.server.metrics import Metrics
from maukas.server.nodes.ownership import OwnedElsewhere

FIRST_RETRY = 60.0  # seconds until a table that could not be loaded is tried again;
LONGEST_RETRY = 3600.0  # twice as long after every further time, up to this

LOGGER = logging.getLogger("maukas")


class DayClocks:
    """Loads the tables that are due; one that cannot be loaded is tried again with backoff, and keeps no other waiting."""

    def __init__(self, live_tables: LiveTables, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self.live_tables = live_tables
        self.metrics = metrics
        self.clock = clock
        self.failures: dict[str, tuple[int, float]] = {}  # by code: how many in a row, and when to try again

    async def load_due(self) -> None:
        """Load every table whose clock is due, the most urgent first."""
        due = await self.live_tables.journal.due(self.live_tables.now(), self.live_tables.ownership.node)
        self.failures = {code: self.failures[code] for code in due if code in self.failures}
        for code in due:
            failures, retry_at = self.failures.get(code, (0, 0.0))
            if failures and self.clock() < retry_at:
                continue
            try:
                await self.live_tables.find(code)
            except OwnedElsewhere:  # since then
                self.failures.pop(code, None)
            except Exception as error:  # whatever it is, it is this table's
                self.failures[code] = failures + 1, self.clock() + min(FIRST_RETRY * 2 ** min(failures, 10), LONGEST_RETRY)
                self.metrics.unloadable.inc()
                LOGGER.error("a table could not be loaded: %s", type(error).__name__)  # its code would open it to whoever reads this
            else:
                self.failures.pop(code, None)
