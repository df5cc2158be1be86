"""Several servers on one PostgreSQL database, and clients who may reach any of them."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, ExitStack
from pathlib import Path
from typing import Any

from maukas.client import Client
from maukas.journal.journal import Journal
from maukas.journal.rows import NodeRow, Owner
from tests.server.people import addresses
from tests.server.server_process import ServerProcess


@contextmanager
def running_nodes(folder: Path, database: str, count: int, **settings: Any) -> Iterator[list[ServerProcess]]:
    """So many nodes."""
    with ExitStack() as stack:
        nodes = []
        for number in range(count):
            home = folder / f"node{number}"
            home.mkdir()
            nodes.append(stack.enter_context(ServerProcess(home, database=database, **settings)))
        yield nodes


class RoamingClient(Client):
    """A guest whom a balancer sends to another node each time, of those that there are."""

    def __init__(self, nodes: Sequence[ServerProcess], dice: random.Random) -> None:
        self.nodes = nodes
        self.dice = dice
        super().__init__(nodes[0].address)

    @property
    def address(self) -> str:
        return self.dice.choice(self.nodes).address

    @address.setter
    def address(self, _: str) -> None: ...


@asynccontextmanager
async def roaming(nodes: Sequence[ServerProcess], dice: random.Random, *names: str) -> AsyncIterator[list[RoamingClient]]:
    """Guests who reach any node."""
    async with AsyncExitStack() as stack:
        clients = []
        for name in names:
            client = await stack.enter_async_context(RoamingClient(nodes, dice))
            client.http.headers["X-Forwarded-For"] = next(addresses)
            await client.call_me(name)
            clients.append(client)
        yield clients


async def owner_of(database: str, code: str) -> Owner | None:
    journal = await Journal.open(database)
    try:
        return await journal.owner(code)
    finally:
        await journal.close()


async def living(database: str) -> list[NodeRow]:
    journal = await Journal.open(database)
    try:
        return await journal.nodes()
    finally:
        await journal.close()


async def set_draining(database: str, node: str, draining: bool) -> bool:
    journal = await Journal.open(database)
    try:
        return await journal.set_draining(node, draining)
    finally:
        await journal.close()


def at(nodes: Sequence[ServerProcess], owner: Owner | None) -> ServerProcess:
    """The process that owns a table."""
    assert owner is not None
    return next(node for node in nodes if node.address == f"http://{owner.address}")


async def eventually(holds: Any, timeout: float = 60.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(timeout):
        while not await holds():
            await asyncio.sleep(0.1)
