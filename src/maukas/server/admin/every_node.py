"""What an operator does to all nodes: this one does it at once, the others are asked over the network."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from maukas.journal.rows import Guest, NodeRow
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
    answers,
    format_order,
)
from maukas.server.admin.running_server import RunningServer
from maukas.server.nodes.peers import PeerAway

ORDERS = "/api/node-orders"
OK = 201

LOGGER = logging.getLogger("maukas.admin")


class EveryNode:
    """A running server and its peers, as an operator handles them."""

    def __init__(self, here: RunningServer) -> None:
        self.here = here
        self.services = here.services
        self.silent: list[str] = []  # the addresses of nodes that did not answer to this request

    async def order(self, order: AnyNodeOrder) -> list[OrderDone]:
        """What came of an order at every node that answers, this one first."""
        done = [await self.here.carry_out(order)]
        answered = await asyncio.gather(*(self.ask(peer, order) for peer in await self.peers()))
        return [*done, *(each for each in answered if each is not None)]

    async def peers(self) -> Sequence[NodeRow]:
        """The other nodes, as the database knows them now."""
        member = self.services.member
        return [] if member is None else [node for node in await self.services.journal.nodes() if node.id != member.lease.id]

    async def ask(self, peer: NodeRow, order: AnyNodeOrder) -> OrderDone | None:
        """What came of an order at another node; None if it does not say."""
        path = f"{self.services.settings.base}{ORDERS}"
        try:
            got = await self.services.peer_requests.send(peer.address, peer.secret, "POST", path, format_order(order))
            if got.status_code == OK:
                return answers.decode(got.content)
        except (PeerAway, msgspec.DecodeError):
            pass
        LOGGER.warning("%s did not answer to %s", peer.address, type(order).__name__)
        self.silent.append(peer.address)
        return None

    # What is asked for

    async def people(self) -> list[PersonLine]:
        """Who is on, by name."""
        found = [line for done in await self.order(ListPeople()) for line in done.people]
        return sorted(found, key=lambda line: line.name.casefold())

    async def tables(self) -> list[TableLine]:
        """The tables in memory, the one that changed last first."""
        found = {line.code: line for done in await self.order(ListTables()) for line in done.tables}  # one may move meanwhile
        return sorted(found.values(), key=lambda line: -line.changed)

    async def moment(self) -> Moment:
        """Figures of the moment: guests who are at several nodes count at each of them."""
        found = [done.moment for done in await self.order(CountAll())]
        return Moment(
            people=sum(each.people for each in found),
            most_people=sum(each.most_people for each in found),
            tables=sum(each.tables for each in found),
            moves=sum(each.moves for each in found),
            running=max(each.running for each in found),
        )

    # What is done

    async def close_table(self, code: str) -> None:
        """Send everybody away from a table, wherever it is."""
        await self.order(CloseTable(code))

    async def remove(self, *, guest: str = "", address: str = "") -> int:
        """Close the connections of a guest or an address; return how many."""
        return sum(done.count for done in await self.order(RemovePeople(guest, address)))

    async def announce(self, seconds: float | None) -> int:
        """Tell all tables when the server restarts, or that it does not; return how many are told."""
        return sum(done.count for done in await self.order(AnnounceRestart(seconds)))

    async def rename(self, guest: Guest, name: str) -> None:
        """Give a guest another name, wherever that guest sits."""
        changed = await self.services.guests.change(guest, name=name, language=guest.language, preferences=guest.preferences)
        await self.services.rename(changed)

    async def orders_changed(self) -> None:
        """Let all nodes read what was stored for them."""
        await self.services.look_up_orders()
        await self.services.tell_nodes()
