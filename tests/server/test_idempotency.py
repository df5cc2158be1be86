"""A table that is asked for again, because the answer was lost, is opened once."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from maukas.client import Client
from maukas.protocol.codec import encode
from tests.journal.conftest import create_schema
from tests.server.node_processes import running_nodes
from tests.server.people import guests, in_loop, quick
from tests.server.server_process import ServerProcess
from tools.siege.tcp_proxy import Passage, TcpProxy

AT_ONCE = 8


class LostAnswer(TcpProxy):
    """A network that ends the first connection on which a table was asked for, in place of the answer."""

    has_lost = False

    async def hand_on(self, passage: Passage, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(64 * 1024):
            if writer is passage.client and b'"code"' in data and not self.has_lost:
                self.has_lost = True
                passage.abort()
                return
            writer.write(data)
        writer.close()


async def ask(client: Client, key: str | None = "one") -> str:
    headers = {} if key is None else {"idempotency-key": key}
    answer = await client.http.post("/api/tables", content=encode(quick("dos", 2)), headers=headers)
    answer.raise_for_status()
    return str(answer.json()["code"])


@in_loop
async def test_the_same_key_is_the_same_table_for_the_same_guest(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben") as (ada, ben):
        codes = await asyncio.gather(*(ask(ada) for _ in range(AT_ONCE)))
        assert len({*codes}) == 1
        assert await ask(ada) == codes[0]
        assert [table.code for table in await ada.my_tables()] == [codes[0]]
        others = {await ask(ada, "two"), await ask(ada, None), await ask(ada, None), await ask(ben)}
        assert len({codes[0], *others}) == 5


@in_loop
async def test_a_key_that_is_too_long_is_refused(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,):
        with pytest.raises(httpx.HTTPStatusError, match="400"):
            await ask(ada, "k" * 65)


@in_loop
async def test_a_program_asks_again_when_the_answer_is_lost(server: ServerProcess) -> None:
    proxy = LostAnswer(httpx.URL(server.address).port or 80)
    await proxy.start()
    try:
        async with guests(server, "Ada") as (ada,), Client(f"http://127.0.0.1:{proxy.port}", ada.secret) as far:
            code = await far.open_table(quick("dos", 2))
            assert proxy.has_lost
            assert [table.code for table in await ada.my_tables()] == [code]
    finally:
        await proxy.stop()


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[ServerProcess]]:
    asyncio.run(create_schema(postgres, "idempotency"))
    folder: Path = tmp_path_factory.mktemp("nodes")
    with running_nodes(folder, f"{postgres}&search_path=idempotency", 2) as running:
        yield running


@in_loop
async def test_two_nodes_that_are_asked_at_once_open_one_table(nodes: list[ServerProcess]) -> None:
    async with guests(nodes[0], "Ada") as (ada,), Client(nodes[1].address, ada.secret) as there:
        for number in range(AT_ONCE):
            codes = await asyncio.gather(ask(ada, f"{number}"), ask(there, f"{number}"))
            assert codes[0] == codes[1]
        assert len(await ada.my_tables()) == AT_ONCE
