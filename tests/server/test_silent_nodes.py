"""Nodes that are silent for a while: known bugs of Colyseus as cases.

Colyseus #968: a process that misses one ping loses the listings of its rooms for good. #978: a process that is slow to create a room
creates it after all, when another one has done so instead; both play, and both write results.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.journal.conftest import create_schema
from tests.server.node_processes import eventually, owner_of, running_nodes
from tests.server.people import Person, all_play, guests, in_loop, quick, seated, until
from tests.server.server_process import ServerProcess

RENEWAL = 0.5  # seconds
LONG, SHORT = 60.0, 2.0  # seconds that a lease lasts


@pytest.fixture(scope="module")
def patient_nodes(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[ServerProcess]]:
    """Two nodes that may be silent for long."""
    yield from two_nodes(tmp_path_factory.mktemp("patient"), postgres, "patient", LONG)


@pytest.fixture(scope="module")
def hasty_nodes(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[ServerProcess]]:
    """Two nodes that may not."""
    yield from two_nodes(tmp_path_factory.mktemp("hasty"), postgres, "hasty", SHORT)


def two_nodes(folder: Path, postgres: str, schema: str, lease: float) -> Iterator[list[ServerProcess]]:
    asyncio.run(create_schema(postgres, schema))
    patches = {
        "maukas.journal.node_lease:LASTS": lease,
        "maukas.journal.node_lease:RENEW_EVERY": RENEWAL,
        "maukas.server.nodes.node:RENEW_EVERY": RENEWAL,
    }
    with running_nodes(folder, f"{postgres}&search_path={schema}", 2, patches=patches) as nodes:
        yield nodes


@contextmanager
def stopped(node: ServerProcess) -> Iterator[None]:
    """Let a node stand still."""
    os.kill(node.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(node.process.pid, signal.SIGCONT)


@asynccontextmanager
async def listed_elsewhere(nodes: list[ServerProcess]) -> AsyncIterator[tuple[str, Person, Callable[[], Awaitable[bool]]]]:
    """A public table at the first node, somebody who waits there, and the list that another one reads at the second."""
    async with guests(nodes[0], "Ada") as (ada,), guests(nodes[1], "Ben") as (ben,):
        code = await ada.open_table(quick("dos", 2, public=True))
        async with ada.join(code) as link:

            async def is_listed() -> bool:
                return code in [table.code for table in await ben.lobby()]

            await eventually(is_listed)
            yield code, Person(link), is_listed


@in_loop
async def test_a_missed_renewal_costs_no_listing(patient_nodes: list[ServerProcess]) -> None:
    async with listed_elsewhere(patient_nodes) as (_, _, is_listed):
        with stopped(patient_nodes[0]):
            for _ in range(30):  # several renewals, and the list is read anew several times
                assert await is_listed()
                await asyncio.sleep(RENEWAL / 5)
        assert await is_listed()


@in_loop
async def test_a_listing_comes_back_with_its_table(hasty_nodes: list[ServerProcess]) -> None:
    async with listed_elsewhere(hasty_nodes) as (code, ada, is_listed):
        with stopped(hasty_nodes[0]):

            async def is_given_up() -> bool:
                return not await is_listed()

            await eventually(is_given_up)

        async def stay() -> None:  # the client comes back by itself
            await until(ada, lambda _: False)

        staying = asyncio.create_task(stay())
        await eventually(is_listed)
        staying.cancel()
        assert await owner_of(hasty_nodes[0].settings.database, code) is not None


@in_loop
async def test_a_table_that_was_opened_too_late_is_nobodys_second_game(patient_nodes: list[ServerProcess]) -> None:
    slow, quick_one = patient_nodes
    settings = {"game": "dos", "seats": 2, "public": True, "grace": 0, "pace": 0, "options": {"target": 20, "hand_size": 3}}
    async with guests(slow, "Ada", "Ben") as (ada, ben):
        with stopped(slow):
            with pytest.raises(httpx.TimeoutException):
                await ada.http.post("/api/tables", json=settings, timeout=1)
            for client in (ada, ben):
                client.address, client.http.base_url = quick_one.address, httpx.URL(quick_one.address)
            async with seated([ada, ben], quick("dos", 2, public=True)) as people:
                code = people[0].link.code
                await all_play(people)

        async def has_opened_both() -> bool:
            return len(await ada.my_tables()) == 2

        await eventually(has_opened_both)  # the slow node did what it was asked for, too
        (late,) = [table for table in await ada.my_tables() if table.code != code]
        assert late.phase == "waiting"
        assert [name for name in late.names if name] == ["Ada"]
        await asyncio.sleep(3)  # the lists of the nodes are a second old
        assert late.code not in [table.code for table in await ben.lobby()]  # nobody is there, so nobody is sent there
        assert [match.table for match in await ada.my_matches()] == [code]
