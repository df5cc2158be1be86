"""Report and block: what players do about somebody at their table whom they do not want to meet."""

import time
from collections.abc import Awaitable, Callable

from maukas.journal.journal import Journal
from maukas.journal.moderation import Block, Report
from maukas.journal.rows import Guest
from maukas.protocol.bodies import ReportReason
from maukas.protocol.summaries import BlockedPerson
from maukas.server.hosting.live_tables import LiveTables
from maukas.server.invitations import key_of
from maukas.server.transport.rate_limits import TokenBuckets
from maukas.tables.errors import RequestRefused
from maukas.tables.table import Table

BY_GUEST = 1 / 60, 5.0  # reports and blocks: five at once, then one a minute
BY_ADDRESS = 1 / 20, 20.0


class Conduct:
    """Takes reports and blocks; a report does nothing by itself, an operator reads it."""

    def __init__(self, journal: Journal, live_tables: LiveTables, tell_nodes: Callable[..., Awaitable[None]]) -> None:
        self.journal = journal
        self.live_tables = live_tables
        self.tell_nodes = tell_nodes  # that these guests must be looked at again
        self.by_guest, self.by_address = TokenBuckets(*BY_GUEST), TokenBuckets(*BY_ADDRESS)

    async def report(self, guest: Guest, address: str, code: str, name: str, reason: ReportReason) -> None:
        """Report somebody at a table where the guest is, too."""
        reported, shown = await self.person_at(guest, code, name)
        self.spend(guest, address)
        await self.journal.moderation.report(Report(guest.id, reported, shown, reason, code, time.time()))

    async def block(self, guest: Guest, address: str, code: str, name: str) -> list[BlockedPerson]:
        """Block somebody at a table where the guest is, too; notes between the two are put away."""
        blocked, shown = await self.person_at(guest, code, name)
        self.spend(guest, address)
        if not await self.live_tables.blocks.add(Block(guest.id, blocked, shown, time.time())):
            raise RequestRefused("http-many-blocks")
        await self.tell_nodes(guest.id, blocked)
        await self.journal.separate(guest.id, blocked)
        return await self.blocked(guest)

    async def unblock(self, guest: Guest, key: str) -> list[BlockedPerson]:
        """Let somebody be met again."""
        for block in await self.journal.moderation.blocks_of(guest.id):
            if key_of(guest.id, block.blocked) == key:
                await self.live_tables.blocks.remove(guest.id, block.blocked)
                await self.tell_nodes(guest.id, block.blocked)
        return await self.blocked(guest)

    async def blocked(self, guest: Guest) -> list[BlockedPerson]:
        """Whom a guest has blocked, the latest first."""
        found = await self.journal.moderation.blocks_of(guest.id)
        return [BlockedPerson(key=key_of(guest.id, each.blocked), name=each.name, at=each.at) for each in found]

    async def person_at(self, guest: Guest, code: str, name: str) -> tuple[str, str]:
        """The guest behind a name at a table, and the name; only for somebody who is there, and about somebody else."""
        table = await self.live_tables.look(code)
        if table is None or (guest.id not in table.present and guest.id not in table.guests()):
            raise RequestRefused("http-not-my-table")
        found = guest_named(table, name)
        if found is None or found == guest.id:
            raise RequestRefused("http-nobody-there")
        return found, name

    def limits(self) -> dict[str, TokenBuckets]:
        """The limits that nodes share."""
        return {"conduct of guest": self.by_guest, "conduct of address": self.by_address}

    def spend(self, guest: Guest, address: str) -> None:
        """Count one more report or block."""
        now = time.monotonic()
        if not (self.by_guest.take(guest.id, now) and self.by_address.take(address, now)):
            raise RequestRefused("table-too-fast")


def guest_named(table: Table, name: str) -> str | None:
    """The guest who is called so at a table: on a seat, waiting for one, or watching; a bot is nobody."""
    named = {sitter.name: sitter.guest for sitter in table.sitters if sitter.guest}
    named |= {sitter.next_name: sitter.next_guest for sitter in table.sitters if sitter.next_guest}
    watcher = table.standing.get(name)
    return named.get(name) or (None if watcher is None else watcher.guest)
