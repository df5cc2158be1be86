"""This node among the others: it renews its lease, looks who else is there, and lets go of everything when it may be dead for them."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from maukas.journal.errors import LeaseLost, Unavailable
from maukas.journal.journal import Journal
from maukas.journal.node_lease import RENEW_EVERY, NodeLease
from maukas.journal.rows import Guest
from maukas.server.nodes.peers import Peers
from maukas.server.outage_log import OUTAGES

LOOK_AGAIN = 0.1  # seconds at least from one look to the next, however often the bell rings
GIVE_EVERY = 0.01  # seconds from one table to the next, when all are given to others
LOOK_BACK = 10.0  # seconds in which a guest who has changed is noticed

LOGGER = logging.getLogger("maukas")


class Node:
    """Lives among others until it is cancelled."""

    def __init__(
        self,
        lease: NodeLease,
        journal: Journal,
        peers: Peers,
        status: Callable[[float], bytes],
        drop_all: Callable[[], None],
        give_one: Callable[[], bool],
        guest_changed: Callable[[Guest], Awaitable[None]],
        peers_seen: Callable[[], None],
        set_draining: Callable[[bool], None],
        look_up_orders: Callable[[], Awaitable[None]],
    ) -> None:
        self.lease = lease
        self.journal = journal
        self.peers = peers
        self.status = status  # what it says of itself, with how late its event loop is
        self.drop_all = drop_all  # drops all tables, and what was known of guests
        self.give_one = give_one  # gives one table to another node, and returns whether there was one
        self.guest_changed = guest_changed
        self.peers_seen = peers_seen
        self.set_draining = set_draining
        self.look_up_orders = look_up_orders  # reads what operators have ordered
        self.rung = asyncio.Event()  # another node has rung the bell
        self.draining = False
        self.doubts_connections = False  # the database has not answered, and may be reached on new connections only
        self.lag = 0.0
        self.noticed: dict[str, float] = {}  # guests who have changed, and when

    async def live(self) -> None:
        """Renew the lease in time; whatever happens, go on."""
        loop = asyncio.get_running_loop()
        others = asyncio.create_task(self.watch_lease()), asyncio.create_task(self.watch_others())
        try:
            while True:
                began = loop.time()
                await self.renew()
                wanted = max(began + RENEW_EVERY, loop.time())
                await asyncio.sleep(wanted - loop.time())
                self.lag = max(loop.time() - wanted, self.lag / 2)
        finally:
            for task in others:
                task.cancel()

    async def renew(self) -> None:
        """Renew the lease; a node that the others took for dead begins anew."""
        try:
            was_draining, self.draining = self.draining, await self.lease.renew(self.status(self.lag))
            self.set_draining(self.draining)
            if self.draining and not was_draining:
                self.rung.set()  # its tables are given away at once
            self.trust_again()
        except LeaseLost:
            LOGGER.warning("this node was silent for too long, and others have taken its tables; it begins anew")
            self.drop_all()
            try:
                await self.lease.register(self.status(self.lag))
                self.trust_again()
            except Unavailable as error:
                OUTAGES.note("a node could not register", error)
        except Unavailable as error:
            OUTAGES.note("a node could not renew its lease", error)
            self.doubts_connections = True
            await asyncio.sleep(RENEW_EVERY / 4)

    def trust_again(self) -> None:
        """The database answers again, on a new connection: nobody waits any longer for one that the network has forgotten."""
        if self.doubts_connections:
            self.journal.drop_connections()
            self.doubts_connections = False

    async def watch_lease(self) -> None:
        """When the lease may be over for others, let people go where the table is, and nobody wait for an answer that does not come."""
        was_sure = True
        while True:
            await asyncio.sleep(max(self.lease.left, 0.05))
            is_sure = self.lease.is_sure
            if not is_sure:
                self.drop_all()
            if was_sure and not is_sure:
                self.journal.drop_connections()
            was_sure = is_sure

    async def watch_others(self) -> None:
        """Look around again and again, sooner when the bell rings; the lease is renewed meanwhile, however long that takes."""
        while True:
            was_rung = self.rung.is_set()
            self.rung.clear()
            await self.look_around(was_rung)
            await asyncio.sleep(LOOK_AGAIN)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.rung.wait(), RENEW_EVERY - LOOK_AGAIN)

    async def look_around(self, was_rung: bool) -> None:
        """Look who else is there, which guests have changed, and whether tables are to be given away."""
        if not self.lease.is_sure:
            return
        try:
            self.peers.see(await self.journal.nodes(), self.lease.id)
            self.peers_seen()
            changed = await self.journal.changed_guests(LOOK_BACK)
            for at, guest in changed:
                if self.noticed.get(guest.id) != at:
                    await self.guest_changed(guest)
            self.noticed = {guest.id: at for at, guest in changed}
            if was_rung:
                await self.look_up_orders()
        except Unavailable as error:
            OUTAGES.note("a node could not look around", error)
            return
        while self.draining and self.peers.any_ready() is not None and self.lease.left > RENEW_EVERY and self.give_one():
            await asyncio.sleep(GIVE_EVERY)


def network_place() -> str:
    """Where an address like 127.0.0.1:8080 means one thing only: this start of this computer, and of it this network."""
    try:
        start = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{start}/{Path('/proc/self/ns/net').stat().st_ino}"
    except OSError:  # not on Linux
        return socket.gethostname()
