"""What an operator does to the people and tables of one running server."""

import asyncio
import time

from maukas.journal.rows import Batch
from maukas.protocol.messages import Goodbye
from maukas.protocol.requests import Leave
from maukas.server.admin.audit import mark_of
from maukas.server.admin.messages import PersonLine, TableLine
from maukas.server.admin.node_orders import (
    AnnounceRestart,
    AnyNodeOrder,
    CloseTable,
    CountAll,
    ListPeople,
    ListTables,
    Moment,
    OrderDone,
    RemovePeople,
)
from maukas.server.hosting.announcements import Announcement
from maukas.server.hosting.live_table import LiveTable
from maukas.server.hosting.watchers import watchers
from maukas.server.services import Services
from maukas.server.transport.sockets import Socket
from maukas.tables.decider import RequestRefused
from maukas.tables.person import Person


class RunningServer:
    """A running server, as an operator handles it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live_tables = services.live_tables
        self.connections = services.connections

    async def carry_out(self, order: AnyNodeOrder) -> OrderDone:
        """Do what is ordered here, or at the node where an operator asks."""
        match order:
            case ListPeople():
                return OrderDone(people=self.people())
            case ListTables():
                return OrderDone(tables=self.tables())
            case CountAll():
                return OrderDone(moment=self.moment())
            case CloseTable(code):
                await self.close_table(code)
                return OrderDone()
            case RemovePeople(guest, address):
                await self.services.look_up_orders()  # whoever is banned does not come back
                return OrderDone(count=self.remove(guest=guest, address=address))
            case AnnounceRestart(seconds):
                return OrderDone(count=self.announce(seconds))

    # Who and what is there

    def sockets(self) -> list[Socket]:
        """The connections of people who are past the handshake."""
        return [each for each in self.connections.sockets if each.live is not None and not each.is_screen]

    def people(self) -> list[PersonLine]:
        """Who is on, by name."""
        now = time.monotonic()
        return sorted((person_line(each, each.live, now) for each in self.sockets() if each.live), key=lambda line: line.name.casefold())

    def tables(self) -> list[TableLine]:
        """The tables in memory, the one that changed last first."""
        lines = (table_line(live) for live in self.live_tables.by_code.values() if live.table.number)
        return sorted(lines, key=lambda line: -line.changed)

    def moment(self) -> Moment:
        """Figures of the moment."""
        connections = self.connections
        return Moment(
            people=connections.people,
            most_people=max(connections.most_people, connections.people),
            tables=len(self.live_tables.by_code),
            moves=self.services.metrics.moves,
            running=round(time.monotonic() - self.services.opened_at, 1),
        )

    # What is done

    async def close_table(self, code: str) -> None:
        """Send everybody away from a table and drop it from memory; return when all that happened there is stored."""
        live = self.live_tables.by_code.get(code)
        if live is None:
            return
        for viewer in [*live.viewers]:
            viewer.finish(Goodbye("closed", None))
        self.live_tables.unload(live)
        stored = asyncio.get_running_loop().create_future()
        done = lambda *_: stored.set_result(None)  # noqa: E731  # stored or not: nothing more comes
        self.live_tables.writer.put(Batch(), done, done, code=code)
        await stored

    def remove(self, *, guest: str = "", address: str = "") -> int:
        """Let a guest get up everywhere, and close the connections of the guest or the address; return how many."""
        if guest:
            self.get_up(guest)
        gone = [each for each in self.sockets() if each.person.guest == guest or (address and each.address == address)]
        for each in gone:
            each.finish(Goodbye("removed", None))
        return len(gone)

    def get_up(self, guest: str) -> None:
        """Let a guest leave all tables in memory; a bot plays on where a match is on."""
        for live in [*self.live_tables.by_code.values()]:
            if guest in live.table.guests():
                try:
                    happened = self.live_tables.decider.ask(live.table, Person(guest, ""), Leave(), self.live_tables.now())
                except RequestRefused:  # so much has happened there that nobody gets up any more
                    continue
                self.live_tables.settlement.settle(live, happened)

    def announce(self, seconds: float | None) -> int:
        """Tell all tables when the server restarts, or that it does not; return how many are told."""
        self.live_tables.announcement = None if seconds is None else Announcement.after(seconds)
        message = Announcement.message(self.live_tables.announcement)
        watched = [live for live in self.live_tables.by_code.values() if live.viewers]
        for live in watched:
            self.live_tables.settlement.announce(live, message)
        return len(watched)


def person_line(each: Socket, live: LiveTable, now: float) -> PersonLine:
    """A connection in a line."""
    guest = each.person.guest
    return PersonLine(guest, each.person.name, each.address, live.table.code, live.table.seat_of(guest), round(now - each.heard, 1))


def table_line(live: LiveTable) -> TableLine:
    """A table in a line."""
    table = live.table
    host = table.seat_of(table.host)
    return TableLine(
        code=table.code,
        mark=mark_of(table.code),
        game=table.settings.game,
        phase=table.phase,
        people=sum(bool(sitter.guest) for sitter in table.sitters),
        bots=sum(bool(sitter.level) for sitter in table.sitters),
        free=sum(sitter.is_free for sitter in table.sitters),
        watching=len(watchers(live)),
        public=table.settings.public,
        host="" if host is None else table.sitters[host].name,
        changed=live.changed,
    )
