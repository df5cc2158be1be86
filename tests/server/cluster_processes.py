"""Three nodes on a PostgreSQL server of their own, each with a way to it that can be cut, behind a real balancer if there is one."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_process import TIMEOUT, ServerProcess, free_port
from tools.postgres_server import PostgresServer, running_server, server_programs
from tools.siege.balancer import Balancer, installed_balancer
from tools.siege.besieged import Target
from tools.siege.cluster import Cluster
from tools.siege.tcp_proxy import TcpProxy

NODES = 3
SKEW = 2.0  # seconds by which the clock of one node is ahead of another's
LINGER = 1.0  # seconds
LEASE, RENEWAL, ANSWER = 1.6, 0.4, 0.6  # seconds: all is over sooner than usually
QUICK_LEASES = {
    "maukas.journal.node_lease:LASTS": LEASE,
    "maukas.journal.node_lease:RENEW_EVERY": RENEWAL,
    "maukas.journal.node_lease:TIMEOUT": ANSWER,
    "maukas.server.nodes.node:RENEW_EVERY": RENEWAL,
}

right_time = time.time


def skewed_time() -> float:
    """The time by a clock that is wrong."""
    return right_time() + SKEW


class ClusterNode(ServerProcess):
    """A node that is started again until it runs, as a supervisor would."""

    @property
    def pid(self) -> int:
        return int(self.process.pid)

    def start(self) -> None:
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                super().start()
            except AssertionError:
                if self.process is not None:
                    self.kill()
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)
            else:
                return


class AnyNode(Target):
    """Where clients go when there is no balancer: anywhere."""

    def __init__(self, nodes: list[ClusterNode]) -> None:
        super().__init__(0)
        self.nodes = nodes
        self.dice = random.Random()

    @property
    def address(self) -> str:
        return self.dice.choice(self.nodes).address


@asynccontextmanager
async def running_cluster(folder: Path, balancer: str | None, **settings: Any) -> AsyncIterator[tuple[Cluster, list[ClusterNode], str]]:
    """The cluster, its nodes, and the address of its database; the clock of one node is ahead."""
    programs = server_programs()
    if programs is None:
        pytest.skip("no PostgreSQL server here: install postgresql (Debian, Ubuntu) or postgresql-server (Fedora)")
    async with AsyncExitStack() as stack:
        database: PostgresServer = stack.enter_context(running_server(programs, free_port()))
        assert database.port is not None
        proxies, nodes = [], []
        for number in range(NODES):
            proxy = TcpProxy(database.port)
            await proxy.start()
            stack.push_async_callback(proxy.stop)
            proxies.append(proxy)
            home = folder / f"node{number}"
            home.mkdir()
            patches = {"time:time": skewed_time} if number == NODES - 1 else {}
            address = f"postgresql://maukas@127.0.0.1:{proxy.port}/postgres"
            nodes.append(ClusterNode(home, database=address, linger=LINGER, http_rate=1000.0, patches={**patches, **settings}))
        for node in nodes:
            stack.callback(end, node)
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in nodes))
        target: Target = AnyNode(nodes)
        program = installed_balancer(balancer) if balancer is not None else None
        if program is not None:
            target = Balancer(program, folder, [node.settings.port for node in nodes])
            stack.callback(target.stop)
            await asyncio.to_thread(target.start)
        lease = settings.get("maukas.journal.node_lease:LASTS", 4.0)
        yield Cluster(target, nodes, database, proxies, lease, LINGER), nodes, database.address


def end(node: ClusterNode) -> None:
    if node.process is not None:
        node.kill()
