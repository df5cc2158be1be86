"""Several nodes on one database behind a balancer, and everything that can happen to them."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from typing import Protocol

from tools.siege.besieged import Target
from tools.siege.guest import Guest
from tools.siege.tcp_proxy import CUTS, TcpProxy

LONGEST_TAKEOVER = 60.0  # seconds that are waited for
LOOK_EVERY = 0.02


class Node(Protocol):
    """A server that is one of several; its methods take their time."""

    @property
    def address(self) -> str: ...

    @property
    def pid(self) -> int: ...

    def start(self) -> None:
        """Start, and wait until it listens; also when the database is not there at once."""

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""

    def kill(self) -> None:
        """Stop it in the middle of whatever it does."""


class Database(Protocol):
    """The one database."""

    def restart(self, *, in_order: bool) -> None: ...


class Cluster:
    """The nodes, the database, the way from each node to it, and where clients go."""

    def __init__(
        self, balancer: Target, nodes: Sequence[Node], database: Database, proxies: Sequence[TcpProxy], lease: float, linger: float
    ) -> None:
        self.balancer = balancer
        self.nodes = nodes
        self.database = database
        self.proxies = proxies  # in the order of the nodes
        self.lease = lease  # seconds that a silent node lives for the others
        self.linger = linger  # seconds that a table stays in memory when nobody is there
        self.busy = [asyncio.Lock() for _ in nodes]  # nothing happens to a node that something is happening to
        self.database_busy = asyncio.Lock()


class Faults:
    """What happens to a cluster while people play, one method a fault."""

    def __init__(self, cluster: Cluster, tables: Sequence[Sequence[Guest]], dice: random.Random) -> None:
        self.cluster = cluster
        self.tables = tables  # the guests at each
        self.dice = dice
        self.takeovers: list[float] = []

    async def kill(self) -> None:
        """A node dies, and is started again soon."""
        async with self.any_node() as number:
            node = self.cluster.nodes[number]
            await asyncio.to_thread(node.kill)
            await asyncio.sleep(self.dice.uniform(0, self.cluster.lease))
            await asyncio.to_thread(node.start)

    async def take_over(self) -> None:
        """A node dies, and is started again only when everybody has gone on without it; that is measured while nothing else happens."""
        async with AsyncExitStack() as stack:
            for busy in (*self.cluster.busy, self.cluster.database_busy):
                await stack.enter_async_context(busy)
            node = self.dice.choice(self.cluster.nodes)
            await asyncio.to_thread(node.kill)
            began = time.monotonic()
            while not all(guest.heard_at > began for guests in self.tables for guest in guests if guest.is_in.is_set()):
                if time.monotonic() > began + LONGEST_TAKEOVER:
                    break
                await asyncio.sleep(LOOK_EVERY)
            self.takeovers.append(time.monotonic() - began)
            await asyncio.to_thread(node.start)

    async def stall(self) -> None:
        """A node stands still, perhaps for longer than its lease lasts."""
        async with self.any_node() as number:
            process = self.cluster.nodes[number].pid
            os.kill(process, signal.SIGSTOP)
            try:
                await asyncio.sleep(self.dice.uniform(0.2, 2 * self.cluster.lease))
            finally:
                os.kill(process, signal.SIGCONT)

    async def cut(self) -> None:
        """A node does not reach the database for a while."""
        async with self.any_node() as number:
            proxy = self.cluster.proxies[number]
            proxy.cut(self.dice.choice(CUTS))
            try:
                await asyncio.sleep(self.dice.uniform(0.2, 2 * self.cluster.lease))
            finally:
                proxy.mend()

    async def restart_database(self) -> None:
        """The database is restarted, or crashes and comes back."""
        async with self.cluster.database_busy:
            await asyncio.to_thread(self.cluster.database.restart, in_order=self.dice.random() < 0.5)

    async def rolling_restart(self) -> None:
        """All nodes are replaced, one after the other."""
        for number, node in enumerate(self.cluster.nodes):
            async with self.cluster.busy[number]:
                await asyncio.to_thread(node.stop)
                await asyncio.to_thread(node.start)

    async def reload_table(self) -> None:
        """Everybody leaves a table until no node has it in memory; then all come at once, each to another node."""
        guests = self.dice.choice(self.tables)
        for guest in guests:
            guest.is_in.clear()
            if guest.socket is not None:
                await guest.socket.close()
        await asyncio.sleep(self.cluster.linger + 1)
        nodes = self.dice.sample(self.cluster.nodes, len(self.cluster.nodes))
        for guest, node in zip(guests, nodes, strict=False):
            guest.direct = node.address
        for guest in guests:
            guest.is_in.set()

    def any_node(self) -> "Chosen":
        """One of the nodes, for as long as something happens to it."""
        return Chosen(self.cluster, self.dice)


class Chosen:
    """A node that nothing else happens to meanwhile."""

    def __init__(self, cluster: Cluster, dice: random.Random) -> None:
        self.cluster = cluster
        self.number = dice.randrange(len(cluster.nodes))

    async def __aenter__(self) -> int:
        await self.cluster.busy[self.number].acquire()
        return self.number

    async def __aexit__(self, *_: object) -> None:
        self.cluster.busy[self.number].release()


FAULTS: dict[Callable[[Faults], Awaitable[None]], int] = {  # and how often, beside the others
    Faults.kill: 7,
    Faults.take_over: 2,
    Faults.stall: 8,
    Faults.cut: 8,
    Faults.restart_database: 3,
    Faults.rolling_restart: 1,
    Faults.reload_table: 3,
}
