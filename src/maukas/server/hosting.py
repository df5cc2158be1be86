"""The one loop: a request becomes events, the events are stored, and only then is anybody told."""

import asyncio
import time
from collections.abc import Iterable, Sequence

from msgspec import UNSET

from maukas.journal.journal import Journal
from maukas.journal.rows import Batch
from maukas.journal.writer import Writer
from maukas.protocol import messages, requests
from maukas.protocol.codec import encode
from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import DAY, Settings
from maukas.protocol.summaries import TableSummary
from maukas.server.hosted import Hosted, Viewer
from maukas.server.metrics import Metrics
from maukas.server.prompting import Prompter
from maukas.server.rows import batch_of, stored_of, summary_of
from maukas.server.settings import ServerSettings
from maukas.tables import events
from maukas.tables.conduct import Conduct, NotGranted, Person
from maukas.tables.names import new_code
from maukas.tables.table import Stored, Table
from maukas.tables.telling import Scene, is_told_by_moves

PRESENCE_PAUSE = 0.2                                    # seconds; who comes and goes is told in one message
ROUND_UP = 0.01                                         # seconds; a timer may ring a little early


class House:
    """All tables that are awake; the only place that owns them."""

    def __init__(self, settings: ServerSettings, journal: Journal, conduct: Conduct, metrics: Metrics) -> None:
        self.settings = settings
        self.journal = journal
        self.writer = Writer(journal)
        self.conduct = conduct
        self.metrics = metrics
        self.prompter = Prompter(settings, conduct, metrics, self.settle, self.reply)
        self.awake: dict[str, Hosted] = {}
        self.waking: dict[str, asyncio.Future[Hosted | None]] = {}
        self.loop = asyncio.get_running_loop()
        self.is_closing = False

    # Waking and sleeping

    async def find(self, code: str) -> Hosted | None:
        """The table with this code, woken up if it sleeps; None if there is none."""
        hosted = self.awake.get(code)
        if hosted is not None or self.is_closing:
            return hosted
        if code not in self.waking:                     # two who come at once wake it once
            self.waking[code] = asyncio.ensure_future(self.wake(code))
            self.waking[code].add_done_callback(lambda _: self.waking.pop(code))
        return await asyncio.shield(self.waking[code])

    async def wake(self, code: str) -> Hosted | None:
        """Rebuild a table from its events."""
        rows = await self.journal.replayable(code)
        if not rows:
            return None
        hosted = Hosted(Table.restored(code, (stored_of(row) for row in rows), time.time()))
        self.awake[code] = hosted
        self.metrics.awake.set(len(self.awake))
        self.attend(hosted)
        self.doze(hosted)                               # whoever knocked may not come in
        return hosted

    def sleep(self, hosted: Hosted) -> None:
        """Let go of a table; its events are stored."""
        if self.awake.get(hosted.table.code) is hosted:
            del self.awake[hosted.table.code]
        self.metrics.awake.set(len(self.awake))
        for timer in (hosted.timer, hosted.presence_timer, hosted.sleep_timer):
            if timer is not None:
                timer.cancel()
        for task in hosted.tasks or ():
            task.cancel()

    def doze(self, hosted: Hosted) -> None:
        """Nobody looks: sleep, unless somebody comes soon."""
        if not hosted.viewers and hosted.sleep_timer is None:
            hosted.sleep_timer = self.loop.call_later(self.settings.linger, self.sleep, hosted)

    async def wake_due(self) -> None:
        """Wake the tables whose clock runs for days and is due."""
        for code in await self.journal.due(time.time()):
            await self.find(code)

    async def close(self) -> None:
        """Tell everybody to come back, store everything, and stop."""
        self.is_closing = True
        for hosted in [*self.awake.values()]:
            for viewer in [*hosted.viewers]:
                viewer.finish(messages.Goodbye("restart", 1.0))
            self.sleep(hosted)
        self.prompter.thinking.close()
        await self.writer.close()

    # What people do

    async def open_table(self, person: Person, settings: Settings) -> str:
        """Open a table for somebody; return its code once it is stored."""
        table = Table(new_code())
        happened = self.conduct.open(table, person, settings, time.time())
        hosted = Hosted(table)
        hosted.sitters = set()
        self.awake[table.code] = hosted
        self.metrics.awake.set(len(self.awake))
        stored: asyncio.Future[None] = self.loop.create_future()
        self.settle(hosted, happened, done=stored)
        self.doze(hosted)
        await stored
        return table.code

    def arrive(self, hosted: Hosted, viewer: Viewer, after: int | None) -> None:
        """Somebody connects: show the table as it is, and the moves missed."""
        now = time.time()
        if hosted.sleep_timer is not None:
            hosted.sleep_timer.cancel()
            hosted.sleep_timer = None
        if not hosted.viewers:
            hosted.table.wake(now)
        happened = self.conduct.arrive(hosted.table, viewer.person, now)
        first = encode(Scene(hosted.table, now).picture(viewer.person.guest, after))
        self.settle(hosted, happened, [(viewer, first)])
        hosted.add(viewer)
        self.attend(hosted)                             # clocks and bots wait while nobody is there
        self.refresh(hosted)

    def depart(self, hosted: Hosted, viewer: Viewer) -> None:
        """Somebody's connection is gone."""
        if not hosted.remove(viewer):
            return
        hosted.table.depart(viewer.person.guest)
        if self.awake.get(hosted.table.code) is not hosted:
            return
        self.settle(hosted, self.conduct.go_on(hosted.table, time.time()))
        self.refresh(hosted)
        self.doze(hosted)

    def ask(self, hosted: Hosted, viewer: Viewer, request: AnyRequest) -> None:
        """Somebody asks for something."""
        try:
            match request:
                case requests.Hint(after):
                    self.prompter.hint(hosted, viewer, after)
                case requests.React(reaction):
                    seat = hosted.table.seat_of(viewer.person.guest)
                    self.announce(hosted, messages.Reacted(viewer.person.name, seat, reaction))
                case _:
                    self.settle(hosted, self.conduct.ask(hosted.table, viewer.person, request, time.time()))
        except NotGranted as refusal:
            self.metrics.refused.inc()
            self.reply(hosted, viewer, refused(request, refusal))

    def rename(self, person: Person) -> None:
        """Somebody has another name: tell it wherever the person sits."""
        for hosted in [*self.awake.values()]:
            if person.guest in hosted.sitters:
                self.settle(hosted, self.conduct.rename(hosted.table, person, time.time()))

    # What comes of it

    def settle(
        self, hosted: Hosted, happened: Sequence[Stored], also: Iterable[tuple[Viewer, bytes]] = (),
        done: asyncio.Future[None] | None = None,
    ) -> None:
        """Store what happened, then tell it: messages are made now, and sent when it is durable."""
        outgoing = [*also]
        if happened:
            self.metrics.events += len(happened)
            outgoing += self.letters(hosted, happened)
        elif not outgoing and done is None:
            return

        def told() -> None:
            for viewer, data in outgoing:
                viewer.send(data)
            if done is not None and not done.done():
                done.set_result(None)

        def failed(error: BaseException) -> None:
            if done is not None and not done.done():
                done.set_exception(error)
            self.give_up(hosted, error)

        self.writer.put(batch_of(hosted, happened) if happened else Batch(), told, failed, code=hosted.table.code)
        if happened:
            self.attend(hosted)

    def letters(self, hosted: Hosted, happened: Sequence[Stored]) -> list[tuple[Viewer, bytes]]:
        """What each viewer hears of it."""
        if not is_told_by_moves(hosted.table, happened):
            if all(isinstance(each.event, events.Agreed) for each in happened):
                self.refresh(hosted)                    # several are ready within a moment: one picture for all of them
                return []
            hosted.forget_audience()                    # somebody may have another seat
            self.no_refresh(hosted)                     # everybody is shown the table now
        return Scene(hosted.table, time.time()).tell(happened, hosted.audience())

    def give_up(self, hosted: Hosted, error: BaseException) -> None:
        """What happened could not be stored: forget it, and let everybody come back to what is stored."""
        self.metrics.lost.inc()
        self.metrics.log.error("a table could not be stored: %s", type(error).__name__)      # its code opens it to whoever reads this
        viewers = [*hosted.viewers]
        for viewer in viewers:
            hosted.remove(viewer)
        self.sleep(hosted)
        for viewer in viewers:
            viewer.finish(messages.Goodbye("trouble", 2.0))

    def announce(self, hosted: Hosted, message: AnyMessage) -> None:
        """Tell everybody something that is not stored, in its turn."""
        data = encode(message)
        self.settle(hosted, (), [(viewer, data) for viewer in hosted.viewers])

    def reply(self, hosted: Hosted, viewer: Viewer, message: AnyMessage) -> None:
        """Answer somebody, in its turn."""
        self.settle(hosted, (), [(viewer, encode(message))])

    def refresh(self, hosted: Hosted) -> None:
        """Who is there has changed: soon tell everybody."""
        if hosted.presence_timer is None and len(hosted.viewers) > 0:
            hosted.presence_timer = self.loop.call_later(PRESENCE_PAUSE, self.show_presence, hosted)

    def no_refresh(self, hosted: Hosted) -> None:
        """There is nothing left to tell."""
        if hosted.presence_timer is not None:
            hosted.presence_timer.cancel()
            hosted.presence_timer = None

    def show_presence(self, hosted: Hosted) -> None:
        """Show the table anew to everybody."""
        hosted.presence_timer = None
        scene = Scene(hosted.table, time.time())
        self.settle(hosted, (), [(viewer, encode(scene.picture(viewer.person.guest))) for viewer in hosted.viewers])

    # What happens by itself

    def attend(self, hosted: Hosted) -> None:
        """See to the clock and to the bots."""
        table = hosted.table
        if hosted.timer is not None:
            hosted.timer.cancel()
            hosted.timer = None
        alarm = table.alarm
        if alarm is not None:
            hosted.timer = self.loop.call_later(max(alarm - time.time(), 0) + ROUND_UP, self.ring, hosted)
        if table.is_playing and (hosted.viewers or table.settings.clock >= DAY):
            self.prompter.prompt(hosted)

    def ring(self, hosted: Hosted) -> None:
        """The table's alarm."""
        hosted.timer = None
        table, now = hosted.table, time.time()
        if not hosted.viewers and table.settings.clock < DAY:
            return                                      # nobody waits; who comes back finds time left
        if table.warning is not None and table.warning <= now and table.deadline is not None and table.round is not None:
            table.is_hurried = True
            self.announce(hosted, messages.Hurry(table.round.turn, round(max(table.deadline - now, 0), 1)))
            self.attend(hosted)
        else:
            self.settle(hosted, self.conduct.ring(table, now))

    # Lists

    def lobby(self) -> list[TableSummary]:
        """Public tables with somebody there, those with room first."""
        open_tables = [summary_of(hosted.table, time.time()) for hosted in self.awake.values()
                       if hosted.table.settings.public and hosted.viewers]
        return sorted(open_tables, key=lambda each: (each.phase != "waiting", -each.free, -each.bots, each.code))


def refused(request: AnyRequest, refusal: NotGranted) -> messages.Refused:
    """The answer to a request that is not granted."""
    move = request.move if isinstance(request, requests.Play) else UNSET
    return messages.Refused(
        type(request).__name__.lower(), refusal.reason, refusal.clause, dict(refusal.values) or UNSET, move,
    )
