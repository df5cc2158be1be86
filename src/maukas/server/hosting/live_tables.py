"""The tables in memory: a request becomes events, the events are stored, and only then is anybody told."""

import asyncio
from collections.abc import Sequence

import msgspec

from maukas.journal.journal import Journal
from maukas.journal.rows import Batch, FoldRow, Lease, TableRow
from maukas.journal.writer import Writer
from maukas.protocol import messages, requests
from maukas.protocol.codec import encode
from maukas.protocol.requests import AnyRequest
from maukas.protocol.summaries import TableSummary
from maukas.protocol.settings import DAY, Settings
from maukas.server.blocks import Blocks
from maukas.server.bots.bot_threads import BotThreads
from maukas.server.bots.bot_turns import BotTurns
from maukas.server.hosting.alarms import Alarms
from maukas.server.hosting.announcements import Announcement
from maukas.server.hosting.journal_rows import summary_of
from maukas.server.hosting.live_table import LiveTable, Viewer
from maukas.server.hosting.settlement import Settlement
from maukas.server.hosting.table_loader import TableLoader
from maukas.server.hosting.wall_clock import WallClock
from maukas.server.hosting.watchers import dismiss
from maukas.server.metrics import Metrics
from maukas.server.nodes.ownership import SOLE, OwnedElsewhere, Ownership
from maukas.server.settings import ServerSettings
from maukas.tables.broadcast import Broadcast, refused
from maukas.tables.decider import Decider, Person, RequestRefused
from maukas.tables.entry import Entry
from maukas.tables.seat_names import name_at, watching_name
from maukas.tables.table import Table
from maukas.tables.table_times import give_time, resume, shift


class LiveTables:
    """All tables in memory; the only place that owns them."""

    def __init__(
        self,
        settings: ServerSettings,
        journal: Journal,
        decider: Decider,
        metrics: Metrics,
        bot_threads: BotThreads,
        ownership: Ownership = SOLE,
    ) -> None:
        self.settings = settings
        self.journal = journal
        self.ownership = ownership
        self.writer = Writer(journal, metrics.observe_store, ownership.is_sure)
        self.decider = decider
        self.metrics = metrics
        self.bot_turns = BotTurns(settings, decider, bot_threads, self.settle_turn, self.now, self.address_of)
        self.by_code: dict[str, LiveTable] = {}
        self.settlement = Settlement(self.writer, metrics, self.now, self.attend, self.unload)
        self.alarms = Alarms(decider, self.settlement, self.now, self.attend)
        self.loader = TableLoader(journal, ownership, self.now, self.take_in)
        self.clock = WallClock(self.set_clocks)
        self.loop = asyncio.get_running_loop()
        self.is_closing = False
        self.blocks = Blocks(journal.moderation)
        self.announcement: Announcement | None = None

    def now(self) -> float:
        """The time by the clock of the computer."""
        return self.clock.now()

    # Into memory and out of it

    async def find(self, code: str) -> LiveTable | None:
        """The table with this code, loaded if it is not in memory; None if there is none.

        OwnedElsewhere: another node has it in memory.
        """
        while True:
            live = self.by_code.get(code)
            if live is not None or self.is_closing:
                return live
            live = await self.loader.find(code)
            if live is None or not live.is_unloaded:  # else it could not be stored, and is dropped already
                return live

    async def look(self, code: str) -> Table | None:
        """The table with this code, to read something there; one that another node owns as it is stored. None if there is none."""
        try:
            live = await self.find(code)
        except OwnedElsewhere:
            return await self.loader.look(code)
        return None if live is None else live.table

    def take_in(self, table: Table, row: TableRow, lease: Lease | None) -> LiveTable:
        """Go on at a table that was loaded."""
        resume(table, self.now())
        live = LiveTable(table, table.guests(), row.changed, lease)
        self.keep(live)
        self.extend(live)
        self.attend(live)
        return live

    def extend(self, live: LiveTable) -> None:
        """Give time at a table with a clock of days, if it ran out while no server was there."""
        self.settlement.settle(live, self.decider.extend(live.table, self.now(), self.clock.started))

    def keep(self, live: LiveTable) -> None:
        """Own a table; unless somebody comes to watch it, not for long."""
        self.by_code[live.table.code] = live
        self.metrics.in_memory.set(len(self.by_code))
        self.unload_later(live)

    def unload(self, live: LiveTable) -> None:
        """Drop a table from memory; its events are stored."""
        if self.by_code.get(live.table.code) is live:
            del self.by_code[live.table.code]
        live.is_unloaded = True
        self.metrics.in_memory.set(len(self.by_code))
        for timer in (live.alarm_timer, live.presence_timer, live.unload_timer):
            if timer is not None:
                timer.cancel()
        self.bot_turns.forget(live.table)

    def unload_later(self, live: LiveTable) -> None:
        """Unload a table that nobody watches, unless somebody comes soon."""
        if not live.viewers and live.unload_timer is None:
            live.unload_timer = self.loop.call_later(self.settings.linger, self.unload_unwatched, live)

    def unload_unwatched(self, live: LiveTable) -> None:
        """Unload a table that nobody has come to, when all that happened there is stored: whoever comes next reads it."""
        number = live.table.number

        def stored() -> None:
            if live.is_unloaded or live.viewers or live.unload_timer is None:
                return
            live.unload_timer = None
            if self.loader.is_expected(live.table.code) or live.table.number != number:  # somebody is at the door, or a bot has played
                self.unload_later(live)
            else:
                self.unload(live)
                self.release(live)

        def failed(_: BaseException) -> None:
            """Whatever could not be stored says so itself."""

        folds = [FoldRow(live.table.code, live.table.match_began)] if live.table.match_began > 1 else []
        self.writer.put(Batch(folds=folds), stored, failed, code=live.table.code, lease=live.lease)

    def release(self, live: LiveTable) -> asyncio.Future[None]:
        """Let any node have a table that is no longer in memory, when all that happened there is stored; the future says when."""
        released: asyncio.Future[None] = self.loop.create_future()

        def done(_: BaseException | None = None) -> None:
            """If it could not be stored, whoever wants the table is sent here, and it is loaded again."""
            if not released.done():
                released.set_result(None)

        if live.lease is None:
            done()
        else:
            self.writer.put(Batch(released=[live.lease]), done, done, code=live.table.code)
        return released

    async def give_to_another(self, code: str) -> bool:
        """Let another node that is asked for a table have it, if nobody is at it here; return whether it should look again who owns it.

        So a table is soon where a balancer sends those who want it, wherever it was opened.
        """
        live = self.by_code.get(code)
        if live is None:
            owner = await self.journal.owner(code)
            return (owner is None or owner.owner != self.ownership.node) and not self.loader.is_expected(code)
        if live.viewers or self.loader.is_expected(code):
            return False
        self.unload(live)
        await self.release(live)
        return True

    def give_away(self, live: LiveTable) -> None:
        """Let another node go on at a table, with everybody who is there."""
        self.settlement.let_go(live)
        self.release(live)

    def drop_all(self) -> None:
        """Drop all tables, for other nodes may have taken them."""
        for live in [*self.by_code.values()]:
            self.settlement.let_go(live)

    async def close(self) -> None:
        """Tell everybody to come back, store everything, and stop."""
        self.is_closing = True
        for live in [*self.by_code.values()]:
            for viewer in [*live.viewers]:
                viewer.finish(messages.Goodbye("restart", 1.0))
            self.unload(live)
            self.release(live)
        self.loader.close()
        await self.writer.close()

    async def summary(self, code: str) -> TableSummary | None:
        """What lists show of a table, in memory or not; None if there is none."""
        live = self.by_code.get(code)
        if live is not None and live.table.number:
            return summary_of(live.table, live.changed)
        row = await self.journal.table(code)
        return None if row is None else msgspec.json.decode(row.summary, type=TableSummary)

    # Requests

    async def open_table(self, person: Person, settings: Settings, code: str | None = None) -> str:
        """Open a table for a person, under a new code if none is given; return the code once it is stored.

        Conflict: there is a table with this code.
        """
        now = self.now()
        table = Table(code or self.decider.code())
        happened = self.decider.open(table, person, settings, now)
        live = LiveTable(table, set(), now, self.ownership.opened(table.code))
        self.keep(live)
        stored: asyncio.Future[None] = self.loop.create_future()
        self.settlement.settle(live, happened, done=stored)
        await stored
        return table.code

    def arrive(self, live: LiveTable, viewer: Viewer, after: int | None) -> None:
        """Show the table to somebody who has connected, with the moves missed."""
        now = self.now()
        if live.unload_timer is not None:
            live.unload_timer.cancel()
            live.unload_timer = None
        if not live.viewers:
            give_time(live.table, now)
        happened = [] if viewer.is_screen else self.decider.arrive(live.table, viewer.person, now)
        first = encode(Broadcast(live.table, now, live.screens + viewer.is_screen).snapshot(viewer.person.guest, after))
        told = [first] if self.announcement is None else [first, encode(Announcement.message(self.announcement))]
        self.settlement.settle(live, happened, [(viewer, each) for each in told])
        live.add(viewer)
        self.attend(live)  # clocks and bots wait while nobody is there
        self.settlement.tell_presence_soon(live)

    def depart(self, live: LiveTable, viewer: Viewer) -> None:
        """Take away a connection that is closed."""
        if not live.remove(viewer):
            return
        if not viewer.is_screen:
            live.table.depart(viewer.person.guest)
        if live.is_unloaded:
            return
        self.settlement.settle(live, self.decider.go_on(live.table, self.now()))
        self.settlement.tell_presence_soon(live)
        self.unload_later(live)

    def ask(self, live: LiveTable, viewer: Viewer, request: AnyRequest) -> None:
        """Do what is requested, or say why not."""
        try:
            match request:
                case requests.Hint(after):
                    self.hint(live, viewer, after)
                case requests.Hasten():
                    self.bot_turns.hasten(live.table, viewer.person.guest)
                case requests.React(reaction):
                    self.react(live, viewer.person, reaction)
                case requests.Dismiss():
                    self.dismiss(live, viewer.person.guest)
                case _:
                    self.settlement.settle(live, self.decider.ask(live.table, viewer.person, request, self.now()))
        except RequestRefused as refusal:
            self.metrics.refused.inc()
            self.settlement.reply(live, viewer, refused(request, refusal))

    def hint(self, live: LiveTable, viewer: Viewer, after: int) -> None:
        """Let a bot think about a move; the answer is for the viewer who asked, if still there."""

        def answer(advice: messages.Hinted) -> None:
            if viewer in live.viewers:
                self.settlement.reply(live, viewer, advice)

        self.bot_turns.hint(live.table, viewer.person.guest, viewer.address, after, answer)

    def react(self, live: LiveTable, person: Person, reaction: str) -> None:
        """Show a reaction to everybody who has not blocked that person; whoever watches under the name of a player has a number."""
        seat = live.table.seat_of(person.guest)
        name = watching_name(live.table, person) if seat is None else name_at(live.table, person)
        data = encode(messages.Reacted(name, seat, reaction))
        self.settlement.settle(live, (), [(each, data) for each in live.viewers if not self.blocks.has(each.person.guest, person.guest)])

    def dismiss(self, live: LiveTable, guest: str) -> None:
        """Send away all who watch, as the host wishes."""
        if guest != live.table.host:
            raise RequestRefused("table-not-host")
        for viewer in dismiss(live, self.now()):
            viewer.finish(messages.Goodbye("dismissed", None))

    def rename(self, person: Person) -> None:
        """Give a person another name wherever that person sits."""
        for live in [*self.by_code.values()]:
            if person.guest in live.stored_guests or person.guest in live.table.present:
                self.settlement.settle(live, self.decider.rename(live.table, person, self.now()))

    # What the parts ask of each other

    def settle_turn(self, table: Table, happened: Sequence[Entry]) -> None:
        """Store what a bot has done, then tell it; its table is in memory while it thinks."""
        self.settlement.settle(self.by_code[table.code], happened)

    def address_of(self, table: Table) -> str:
        """From where a table is watched."""
        live = self.by_code.get(table.code)
        return "" if live is None else live.address

    def set_clocks(self, now: float, step: float, is_new_start: bool) -> None:
        """Go on after the clock of the computer was set, or the computer slept; after more than moments as after a start."""
        for live in [*self.by_code.values()]:
            shift(live.table, step)
            if is_new_start and live.table.settings.clock >= DAY:
                resume(live.table, now)
                self.extend(live)
            self.attend(live)

    def attend(self, live: LiveTable) -> None:
        """Set the alarm of a table, and ask its bots."""
        self.alarms.set(live)
        table = live.table
        if table.is_playing and not table.is_paused and (live.viewers or table.settings.clock >= DAY):
            self.bot_turns.prompt(table)
