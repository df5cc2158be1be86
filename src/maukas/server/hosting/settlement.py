"""Store, then tell: what happens at a table is stored, and only when it is durable is anybody told."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from random import Random

from maukas.journal.errors import Abandoned, LeaseLost, Unavailable
from maukas.journal.rows import Batch
from maukas.journal.writer import Writer
from maukas.protocol import messages
from maukas.protocol.codec import encode
from maukas.protocol.messages import AnyMessage
from maukas.server.hosting.journal_rows import batch_of
from maukas.server.hosting.live_table import LiveTable, Viewer
from maukas.server.metrics import Metrics
from maukas.server.outage_log import OUTAGES
from maukas.tables.broadcast import Broadcast
from maukas.tables.change import ChangeKind, change_of
from maukas.tables.entry import Entry
from maukas.tables.table_times import postpone

PRESENCE_DELAY = 0.2  # seconds in which all who come and go are told in one message
COME_BACK = 0.1, 1.0  # seconds until people come back to a table that is elsewhere now, not all at once
LATE = 0.1  # seconds from when something is decided until it is told, if the store is slow

LOGGER = logging.getLogger("maukas")


class Settlement:
    """Hands what happens to the writer, and sends the messages about it, in order."""

    def __init__(
        self,
        writer: Writer,
        metrics: Metrics,
        now: Callable[[], float],
        attend: Callable[[LiveTable], None],
        unload: Callable[[LiveTable], None],
    ) -> None:
        self.writer = writer
        self.metrics = metrics
        self.now = now
        self.attend = attend  # sets the alarm of a table, and asks its bots
        self.unload = unload  # drops a table from memory
        self.loop = asyncio.get_running_loop()
        self.dice = Random()  # noqa: S311

    def settle(
        self,
        live: LiveTable,
        happened: Sequence[Entry],
        also: Iterable[tuple[Viewer, bytes]] = (),
        done: asyncio.Future[None] | None = None,
    ) -> None:
        """Store what happened, then tell it: messages are made now, and sent when it is durable."""
        outgoing = [*also]
        if happened:
            self.metrics.count(happened)
            change = change_of(live.table, happened)
            batch = batch_of(live.table, happened, change, live.stored_guests)
            outgoing += self.deliveries(live, happened, change)
            if live.lease is not None and happened[0].number == 1:
                batch.opened.append(live.lease)
        elif not outgoing and done is None:
            return
        else:
            batch = Batch()

        def told() -> None:
            for viewer, data in outgoing:
                viewer.send(data)
            if done is not None and not done.done():
                done.set_result(None)
            if happened:
                self.notice_told(live, happened, self.loop.time() - put_at)

        def failed(error: BaseException) -> None:
            if done is not None and not done.done():
                done.set_exception(error)
            self.give_up(live, error)

        if batch.tables:
            live.stored_guests, live.changed = live.table.guests(), batch.tables[-1].changed
        live.untold += bool(happened)
        put_at = self.loop.time()
        self.writer.put(batch, told, failed, code=live.table.code, lease=live.lease)
        if happened:
            self.attend(live)

    def notice_told(self, live: LiveTable, happened: Sequence[Entry], late: float) -> None:
        """Let the time of what has just been told begin now; an alarm that rang too early is set anew."""
        live.untold -= 1
        if late > LATE:
            postpone(live.table, happened, late)
        is_missing = not live.untold and live.alarm_timer is None
        if (late > LATE or is_missing) and live.table.alarm is not None and not live.is_unloaded:
            self.attend(live)

    def deliveries(self, live: LiveTable, happened: Sequence[Entry], change: ChangeKind) -> list[tuple[Viewer, bytes]]:
        """What each viewer is sent about it."""
        if change is ChangeKind.READINESS:
            self.tell_presence_soon(live)  # several are ready within a moment: one picture for all of them
            return []
        if change is ChangeKind.TABLE:
            live.forget_audience()  # somebody may have another seat
            self.cancel_presence(live)  # everybody is shown the table now
        return Broadcast(live.table, happened[-1].at, live.screens).tell(happened, change, live.audience())

    def give_up(self, live: LiveTable, error: BaseException) -> None:
        """Drop a table whose events could not be stored, and let everybody come back to what is stored."""
        cause = error.__cause__ if isinstance(error, Abandoned) and error.__cause__ is not None else error
        if isinstance(cause, LeaseLost):
            self.metrics.leases_lost.inc()
            self.let_go(live)
            return
        self.metrics.lost.inc()
        if isinstance(cause, Unavailable):
            OUTAGES.note("a table could not be stored", cause)
        else:
            LOGGER.error("a table could not be stored: %s", type(cause).__name__)  # its code would open it to whoever reads this
        self.send_away(live, messages.Goodbye("trouble", 2.0))

    def let_go(self, live: LiveTable) -> None:
        """Drop a table that another node owns, or may own, and let everybody come back to it there."""
        self.send_away(live, messages.Goodbye("restart", self.dice.uniform(*COME_BACK)))

    def send_away(self, live: LiveTable, goodbye: messages.Goodbye) -> None:
        """Drop a table from memory, and with it everybody who watches it."""
        viewers = [*live.viewers]
        for viewer in viewers:
            live.remove(viewer)
        self.unload(live)
        for viewer in viewers:
            viewer.finish(goodbye)

    def announce(self, live: LiveTable, message: AnyMessage) -> None:
        """Tell everybody something that is not stored, after all that came before."""
        data = encode(message)
        self.settle(live, (), [(viewer, data) for viewer in live.viewers])

    def reply(self, live: LiveTable, viewer: Viewer, message: AnyMessage) -> None:
        """Answer one viewer, after all that came before."""
        self.settle(live, (), [(viewer, encode(message))])

    def tell_presence_soon(self, live: LiveTable) -> None:
        """Show everybody the table in a moment: others are there now, or ready."""
        if live.presence_timer is None and len(live.viewers) > 0:
            live.presence_timer = self.loop.call_later(PRESENCE_DELAY, self.tell_presence, live)

    def cancel_presence(self, live: LiveTable) -> None:
        if live.presence_timer is not None:
            live.presence_timer.cancel()
            live.presence_timer = None

    def tell_presence(self, live: LiveTable) -> None:
        """Show everybody the table."""
        live.presence_timer = None
        broadcast = Broadcast(live.table, self.now(), live.screens)
        self.settle(live, (), [(viewer, encode(broadcast.snapshot(viewer.person.guest))) for viewer in live.viewers])
