"""Whether the server can take guests: the store takes as much as a move writes; found out once a second at most, however many ask."""

import asyncio
import time
from collections.abc import Callable

from maukas.journal.errors import Unavailable
from maukas.journal.journal import Journal
from maukas.server.outage_log import OUTAGES

KEPT_FOR = 1.0  # seconds
LONGEST = 5.0  # seconds that the store may take: whoever waits for a move would give up, too


class Readiness:
    """What was found a moment ago, or is being found out."""

    def __init__(self, journal: Journal, clock: Callable[[], float] = time.monotonic) -> None:
        self.journal = journal
        self.clock = clock
        self.checked_at = float("-inf")
        self.is_well = False
        self.check: asyncio.Task[None] | None = None  # goes on when it takes too long: the store is not asked twice at once

    async def store_works(self) -> bool:
        """Whether a move could be stored now."""
        if self.check is None and self.clock() < self.checked_at + KEPT_FOR:
            return self.is_well
        if self.check is None:
            self.check = asyncio.create_task(self.look())
        try:
            await asyncio.wait_for(asyncio.shield(self.check), LONGEST)
        except TimeoutError:
            return False
        return self.is_well

    async def look(self) -> None:
        """Write and read."""
        try:
            await self.journal.check()
            self.is_well = True
        except Exception as error:  # whatever it is, we are not ready
            self.is_well = False
            if isinstance(error, Unavailable):
                OUTAGES.note("the readiness check failed", error)
        finally:
            self.checked_at, self.check = self.clock(), None
