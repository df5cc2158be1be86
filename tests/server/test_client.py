"""A link to a table comes back by itself, whatever the network does."""

import asyncio
from pathlib import Path

import pytest

from maukas.client import ServerRefused
from maukas.protocol import requests
from tests.server.people import Person, guests, in_loop, quick, until
from tests.server.server_process import TIMEOUT, ServerProcess


async def all_told(person: Person) -> None:
    """Hear the table, and once more with everybody who is there; then nothing happens."""
    for _ in range(2):
        await until(person, lambda table: table.you == 0)


@in_loop
async def test_what_is_asked_while_the_connection_is_lost_is_not_done_and_breaks_nothing(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada") as (ada,), ada.join(await ada.open_table(quick("dos", 3))) as link:
            person = Person(link)
            await all_told(person)
            await asyncio.to_thread(server.kill)
            while link.socket is not None and link.socket.state.name != "CLOSED":
                await asyncio.sleep(0.01)
            await link.send(requests.Fill("casual"))
            await asyncio.to_thread(server.start)
            table = await until(person, lambda _: True)
            assert [chair.kind for chair in table.chairs] == ["person", "free", "free"]
            await link.send(requests.Fill("casual"))
            await until(person, lambda table: [chair.kind for chair in table.chairs] == ["person", "bot", "bot"])


@in_loop
async def test_a_link_survives_a_server_that_dies_in_the_handshake(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada") as (ada,), ada.join(await ada.open_table(quick("dos", 2))) as link:
            person = Person(link)
            await all_told(person)
            coming_back = asyncio.create_task(until(person, lambda _: True))
            await asyncio.to_thread(server.kill)
            met = asyncio.Event()

            async def die(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                met.set()
                writer.close()
                await writer.wait_closed()

            async with await asyncio.start_server(die, "127.0.0.1", server.settings.port):
                await asyncio.wait_for(met.wait(), TIMEOUT)
                await asyncio.sleep(0.05)
                assert not coming_back.done()
            await asyncio.to_thread(server.start)
            assert (await coming_back).you == 0


@in_loop
async def test_a_table_that_is_not_there_is_not_waited_for(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada") as (ada,):
            with pytest.raises(ServerRefused) as caught:
                await ada.join("babababababa").connect()
            assert caught.value.status == 404
