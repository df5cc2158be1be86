"""A server as one of several nodes: what it owns, how it stays one of them, and how it leaves."""

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from maukas import __version__
from maukas.journal.bell import Bell
from maukas.journal.errors import Unavailable
from maukas.journal.node_lease import NodeCard, NodeLease
from maukas.server.metrics import NodeSeen
from maukas.server.nodes.node import Node, network_place
from maukas.server.nodes.ownership import LeasedOwnership
from maukas.server.nodes.node_status import FEW_OF_ADDRESS, FEW_OF_GUEST, MOST_NAMED, NodeStatus, format_status

if TYPE_CHECKING:
    from maukas.server.services import Services

MOST_LISTED = 50  # tables of the lobby


class Member:
    """One of the nodes on a database."""

    def __init__(self, services: "Services") -> None:
        self.services = services
        self.secret = secrets.token_urlsafe(32)
        card = NodeCard(services.address, network_place(), self.secret, __version__)
        self.lease = NodeLease("postgresql://" + services.settings.database.partition("://")[2], card)
        self.ownership = LeasedOwnership(services.journal, self.lease, services.peers)
        self.node = Node(
            self.lease,
            services.journal,
            services.peers,
            self.status,
            self.drop_all,
            self.give_one,
            services.guest_changed,
            self.peers_seen,
            self.set_draining,
            services.look_up_orders,
        )
        self.bell = Bell(self.lease.database, self.node.rung.set)

    @classmethod
    async def registered(cls, services: "Services") -> "Member":
        """Become one of the nodes."""
        member = cls(services)
        await member.lease.register(format_status(NodeStatus()))
        return member

    async def live(self) -> None:
        """Stay one of the nodes."""
        await self.node.live()

    async def leave(self) -> None:
        """Let others have everything."""
        with suppress(Unavailable):
            await self.lease.leave()
        self.lease.close()

    def status(self, lag: float) -> bytes:
        """What this node says of itself."""
        services = self.services
        connections, tables = services.connections, services.live_tables.by_code
        handed_on = sum(socket.relay is not None for socket in connections.sockets)
        return format_status(
            NodeStatus(
                tables=len(tables),
                connections=len(connections.sockets) - handed_on,
                handed_on=handed_on,
                draining=self.ownership.draining,
                lag=round(lag, 3),
                lobby=services.lobby.first(MOST_LISTED) if services.peers.nodes else (),
                guests={guest: count for guest, count in connections.by_guest.most_common(MOST_NAMED) if count > FEW_OF_GUEST},
                addresses={address: count for address, count in connections.by_address.most_common(MOST_NAMED) if count > FEW_OF_ADDRESS},
                spent=services.shared_limits.tell(),
            )
        )

    def seen(self) -> NodeSeen:
        """What figures say of this node."""
        handed_on = sum(socket.relay is not None for socket in self.services.connections.sockets)
        is_draining = self.ownership.draining
        return NodeSeen(len(self.services.peers.nodes) + 1, is_draining, not self.ownership.is_sure(), self.node.lag, handed_on)

    def drop_all(self) -> None:
        """Others may own everything that was ours."""
        self.services.live_tables.drop_all()
        self.services.guests.forget()

    def give_one(self) -> bool:
        """Give a table to another node; return whether there was one."""
        live = next(iter(self.services.live_tables.by_code.values()), None)
        if live is not None:
            self.services.live_tables.give_away(live)
        return live is not None

    def peers_seen(self) -> None:
        """Act on what the others say."""
        self.services.connections.drop_orphans()
        self.services.shared_limits.hear(self.services.peers.spent())

    def set_draining(self, draining: bool) -> None:
        """Take no more tables, or take some again."""
        self.ownership.draining = draining
