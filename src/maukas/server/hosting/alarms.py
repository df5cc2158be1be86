"""What happens at tables by the clock: a warning, the end of a turn, a deal."""

import asyncio
from collections.abc import Callable

from maukas.journal.rows import Batch
from maukas.protocol.settings import DAY
from maukas.server.hosting.journal_rows import table_row
from maukas.server.hosting.live_table import LiveTable
from maukas.server.hosting.settlement import Settlement
from maukas.tables.decider import Decider

ALARM_DELAY = 0.01  # seconds, for a timer may be a little early


class Alarms:
    """Rings at each table in memory when something is due there."""

    def __init__(self, decider: Decider, settlement: Settlement, now: Callable[[], float], attend: Callable[[LiveTable], None]) -> None:
        self.decider = decider
        self.settlement = settlement
        self.now = now
        self.attend = attend  # sets the alarm of a table, and asks its bots
        self.loop = asyncio.get_running_loop()

    def set(self, live: LiveTable) -> None:
        """Ring when the next thing is due at a table, and not before."""
        if live.alarm_timer is not None:
            live.alarm_timer.cancel()
            live.alarm_timer = None
        alarm = live.table.alarm
        if alarm is not None:
            live.alarm_timer = self.loop.call_later(max(alarm - self.now(), 0) + ALARM_DELAY, self.ring, live)

    def store(self, live: LiveTable) -> None:
        """Store when a table must be loaded, which is later than it was when something last happened there."""
        row = table_row(live.table, live.changed)

        def told() -> None:
            """There is nothing to tell."""

        batch, code = Batch(tables=[row]), live.table.code
        self.settlement.writer.put(batch, told, lambda error: self.settlement.give_up(live, error), code=code, lease=live.lease)

    def ring(self, live: LiveTable) -> None:
        """Do what is due when the alarm of a table rings."""
        live.alarm_timer = None
        table, now = live.table, self.now()
        if not live.viewers and table.settings.clock < DAY:
            return  # nobody waits; whoever comes back finds time left
        if live.untold:
            return  # nobody knows yet whose turn it is; it is set again when they do
        warning = self.decider.warn(table, now)
        if warning is not None:
            self.settlement.announce(live, warning)
            if table.settings.clock >= DAY:
                self.store(live)  # it need not be loaded to be warned of once more
            self.attend(live)
        elif happened := self.decider.ring(table, now):
            self.settlement.settle(live, happened)
        else:
            self.attend(live)  # too early: the time is not over
