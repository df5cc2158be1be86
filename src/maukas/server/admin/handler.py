"""Answers the requests of operators: from the store, and in the running server if there is one."""

import time
from collections.abc import Awaitable, Callable

import msgspec

from maukas.journal.journal import Journal
from maukas.journal.moderation import Ban
from maukas.journal.rows import Guest
from maukas.protocol.summaries import TableSummary
from maukas.server.admin import messages
from maukas.server.admin.audit import mark_of, note
from maukas.server.admin.every_node import EveryNode
from maukas.server.admin.messages import AnyAdminAnswer, AnyAdminRequest, Done, NotDone, TableLine
from maukas.server.bans import network_of
from maukas.tables.codes import read_code
from maukas.tables.names import clean_name

MOST_TABLES = 1_000
MOST_REPORTS = 500
MOST_LOGGED = 200


class CannotDo(Exception):
    """Why something is not done: the id and values of the text."""

    def __init__(self, reason: str, **values: str) -> None:
        super().__init__(reason)
        self.answer = NotDone(reason, dict(values))


class AdminHandler:
    """Does what operators ask for; where no server is running, only the store is there."""

    def __init__(self, journal: Journal, expire: Callable[[], Awaitable[object]], running: Callable[[], EveryNode] | None = None) -> None:
        self.journal = journal
        self.expire = expire
        self.running = running

    async def answer(self, request: AnyAdminRequest) -> AnyAdminAnswer:
        """Do what is asked, or say why not; and say which nodes did not answer."""
        running = None if self.running is None else self.running()
        answering = Answering(self.journal, self.expire, running)
        try:
            answer = await answering.look(request) or await answering.act(request)
        except CannotDo as error:
            return error.answer
        silent = [] if running is None else sorted({*running.silent})
        return msgspec.structs.replace(answer, silent=silent) if silent and not isinstance(answer, NotDone) else answer


class Answering:
    """The answer to one request."""

    def __init__(self, journal: Journal, expire: Callable[[], Awaitable[object]], running: EveryNode | None) -> None:
        self.journal = journal
        self.moderation = journal.moderation
        self.expire = expire
        self.running = running

    async def look(self, request: AnyAdminRequest) -> AnyAdminAnswer | None:
        """Answer what changes nothing."""
        running, moderation = self.running, self.moderation
        match request:
            case messages.People():
                return messages.PeopleList([] if running is None else await running.people())
            case messages.Tables():
                return messages.TableList(await self.stored_tables() if running is None else await running.tables())
            case messages.Today(since):
                return await self.figures(since)
            case messages.Bans():
                return messages.BanList(await moderation.bans(time.time()))
            case messages.Reports():
                return messages.ReportList(await moderation.reports(MOST_REPORTS))
            case messages.Log():
                return messages.AuditList(await moderation.audit(MOST_LOGGED))
        return None

    async def act(self, request: AnyAdminRequest) -> AnyAdminAnswer:
        """Do something, and write it down."""
        match request:
            case messages.End(code):
                return await self.close_table("end", code, with_matches=False)
            case messages.Delete(code):
                return await self.close_table("delete", code, with_matches=True)
            case messages.Remove(who):
                return await self.remove(who)
            case messages.KeepOut(who, seconds):
                return await self.keep_out(who, seconds)
            case messages.LetIn(who):
                return await self.let_in(who)
            case messages.Rename(who, name):
                return await self.rename(who, name)
            case messages.Settle(who):
                guest = await self.guest(who)
                count = await self.moderation.settle_reports(guest.id)
                await note(self.moderation, "settle", guest=guest.id, reports=count)
                return Done("admin-settled", {"name": guest.name, "count": count})
            case messages.Announce(seconds):
                return await self.announce(seconds)
            case messages.Close() | messages.Open():
                return await self.set_closed(isinstance(request, messages.Close))
            case _:
                await self.expire()
                await note(self.moderation, "expire")
                return Done("admin-expired")

    # Looking

    async def stored_tables(self) -> list[TableLine]:
        """The tables in the store, of which nobody knows who watches them."""
        found = [msgspec.json.decode(each, type=TableSummary) for each in await self.moderation.summaries(MOST_TABLES)]
        return [stored_line(each) for each in found]

    async def figures(self, since: float) -> messages.Figures:
        """Figures of the day, and of the moment."""
        stored, is_closed = await self.moderation.figures(since), await self.moderation.is_closed()
        if self.running is None:
            return messages.Figures(stored, is_closed=is_closed)
        now = await self.running.moment()
        return messages.Figures(
            stored,
            people=now.people,
            most_people=now.most_people,
            tables=now.tables,
            moves=now.moves,
            running=now.running,
            is_closed=is_closed,
        )

    async def guest(self, who: str) -> Guest:
        """The guest of an id, or of a name that only one has: of those who are on, else of all."""
        found = await self.journal.guest(who)
        if found is not None:
            return found
        on = {} if self.running is None else {each.guest: each for each in await self.running.people()}
        ids = [id for id, each in on.items() if each.name.casefold() == who.casefold()]
        ids = ids or [each.id for each in await self.moderation.guests_named(who)]
        if len(ids) > 1:
            raise CannotDo("admin-several", name=who, ids=", ".join(ids))
        found = await self.journal.guest(ids[0]) if ids else None
        if found is None:
            raise CannotDo("admin-nobody", name=who)
        return found

    # Doing

    async def close_table(self, action: str, text: str, *, with_matches: bool) -> AnyAdminAnswer:
        """End a table, or delete it."""
        code = read_code(text)
        if self.running is not None:
            await self.running.close_table(code)
        if not await self.moderation.remove_table(code, with_matches=with_matches):
            raise CannotDo("admin-no-table", table=text)
        if self.running is not None:
            await self.running.close_table(code)  # somebody may have come in between
        await note(self.moderation, action, table=mark_of(code))
        return Done("admin-deleted" if with_matches else "admin-ended", {"table": code})

    async def remove(self, who: str) -> AnyAdminAnswer:
        """Send a guest or an address away."""
        if self.running is None:
            raise CannotDo("admin-no-server")
        network = network_of(who)
        if network is not None:
            count = await self.running.remove(address=network)
            await note(self.moderation, "remove", address=network, connections=count)
            return Done("admin-removed", {"name": network, "count": count})
        guest = await self.guest(who)
        count = await self.running.remove(guest=guest.id)
        await note(self.moderation, "remove", guest=guest.id, connections=count)
        return Done("admin-removed", {"name": guest.name, "count": count})

    async def keep_out(self, who: str, seconds: float) -> AnyAdminAnswer:
        """Ban a guest or an address for a time."""
        network, now = network_of(who), time.time()
        guest = None if network is not None else await self.guest(who)
        ban = Ban(network or "", "", now, now + seconds) if guest is None else Ban(guest.id, guest.name, now, now + seconds)
        await self.moderation.ban(ban)  # stored, then in force
        if self.running is not None:
            await self.running.orders_changed()
            await self.running.remove(address=network or "", guest="" if guest is None else guest.id)
        await note(self.moderation, "ban", seconds=seconds, **({"address": network} if network else {"guest": ban.subject}))
        return Done("admin-banned", {"name": ban.name or ban.subject, "until": ban.until})

    async def let_in(self, who: str) -> AnyAdminAnswer:
        """End a ban."""
        network = network_of(who)
        subject = network or next((ban.subject for ban in await self.moderation.bans(time.time()) if who in (ban.subject, ban.name)), "")
        if not await self.moderation.unban(subject):
            raise CannotDo("admin-no-ban", name=who)
        if self.running is not None:
            await self.running.orders_changed()
        await note(self.moderation, "unban", **({"address": subject} if network else {"guest": subject}))
        return Done("admin-unbanned", {"name": who})

    async def rename(self, who: str, text: str) -> AnyAdminAnswer:
        """Give a guest another name."""
        guest, name = await self.guest(who), clean_name(text)
        if not name:
            raise CannotDo("http-bad-name")
        if self.running is None:
            await self.journal.update_guest(guest.id, name=name)
        else:
            await self.running.rename(guest, name)
        await note(self.moderation, "rename", guest=guest.id)
        return Done("admin-renamed", {"old": guest.name, "name": name})

    async def announce(self, seconds: float | None) -> AnyAdminAnswer:
        """Announce a restart, or take that back."""
        if self.running is None:
            raise CannotDo("admin-no-server")
        count = await self.running.announce(seconds)
        await note(self.moderation, "announce", **({} if seconds is None else {"seconds": seconds}))
        return Done("admin-cancelled" if seconds is None else "admin-announced", {"count": count, "seconds": seconds or 0.0})

    async def set_closed(self, is_closed: bool) -> AnyAdminAnswer:
        """Open no new tables, or open them again."""
        await self.moderation.set_closed(is_closed)
        if self.running is not None:
            await self.running.orders_changed()
        await note(self.moderation, "close" if is_closed else "open")
        return Done("admin-closed" if is_closed else "admin-opened")


def stored_line(table: TableSummary) -> TableLine:
    """A table of the store in a line."""
    taken = len(table.names) - table.free
    return TableLine(
        table.code,
        mark_of(table.code),
        table.game,
        table.phase,
        taken - table.bots,
        table.bots,
        table.free,
        0,
        None,
        table.host,
        table.changed,
    )
