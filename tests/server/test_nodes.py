"""Several nodes on one database: whichever of them one asks, there is one table, and it lives as long as one of them does."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from maukas.client import Client, ServerRefused
from maukas.protocol import messages, requests
from tests.journal.conftest import create_schema
from tests.play import generator
from tests.server.node_processes import at, eventually, living, owner_of, roaming, running_nodes, set_draining
from tests.server.people import all_play, guests, in_loop, quick, seated, until, Person
from tests.server.server_process import TIMEOUT, ServerProcess, stored_at
from tests.server.truth import moves_in

MOST_PER_GUEST = 8


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[ServerProcess]]:
    """Two nodes that the tests share; whoever harms one starts it again."""
    asyncio.run(create_schema(postgres, "nodes"))
    with running_nodes(tmp_path_factory.mktemp("nodes"), f"{postgres}&search_path=nodes", 2, most_per_guest=MOST_PER_GUEST) as running:
        yield running


def elsewhere(client: Client, node: ServerProcess) -> None:
    """Let a client reach another node from now on."""
    client.address = node.address
    client.http.base_url = httpx.URL(node.address)


@in_loop
async def test_people_who_reach_different_nodes_play_at_one_table(nodes: list[ServerProcess]) -> None:
    async with guests(nodes[0], "Ada", "Ben", "Cat") as clients:
        elsewhere(clients[1], nodes[1])
        async with seated(clients, quick("maumau", 3)) as people:
            await all_play(people)
            code = people[0].link.code
            assert at(nodes, await owner_of(nodes[0].settings.database, code)) is nodes[0]
            stored = await stored_at(nodes[0].settings.database, code)
            for person in people:
                assert person.told.items() <= moves_in(stored).items()
            assert await clients[1].results(code) == await clients[0].results(code)
            (mine,) = await clients[1].my_matches()
            assert mine.table == code


@in_loop
async def test_the_lobby_is_the_same_everywhere(nodes: list[ServerProcess]) -> None:
    async with guests(nodes[0], "Ada") as (ada,), guests(nodes[1], "Ben") as (ben,):
        code = await ada.open_table(quick("dos", 2, public=True))
        async with ada.join(code):

            async def is_listed() -> bool:
                return code in [table.code for table in await ben.lobby()]

            await eventually(is_listed)
            assert code in [table.code for table in await ada.lobby()]


@in_loop
async def test_another_name_is_heard_of_everywhere(nodes: list[ServerProcess]) -> None:
    async with guests(nodes[0], "Ada") as (ada,):
        code = await ada.open_table(quick("dos", 2))
        async with ada.join(code) as link:
            elsewhere(ada, nodes[1])
            await ada.call_me("Augusta")
            await until(Person(link), lambda table: table.chairs[0].name == "Augusta")
        elsewhere(ada, nodes[0])  # which knew her
        answer = await ada.http.get("/api/me")
        assert answer.json()["name"] == "Augusta"


@in_loop
async def test_what_one_guest_may_have_counts_on_all_nodes_together(nodes: list[ServerProcess]) -> None:
    async with guests(nodes[0], "Ada") as (ada,), AsyncExitStack() as stack:
        codes = [await ada.open_table(quick("dos", 2))]
        elsewhere(ada, nodes[1])
        codes.append(await ada.open_table(quick("dos", 2)))
        for number in range(MOST_PER_GUEST):
            await stack.enter_async_context(ada.join(codes[number % 2]))
        await asyncio.sleep(2.5)  # every second they tell each other
        with pytest.raises(ServerRefused) as refusal:
            await ada.join(codes[0]).connect()
        assert refusal.value.status == 429


@in_loop
async def test_nobody_gets_past_a_node_by_pretending_to_be_one(nodes: list[ServerProcess]) -> None:
    async with guests(nodes[0], "Ada") as (ada,):
        code = await ada.open_table(quick("dos", 2))
        headers = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }
        for secret in (b"", b"guessed", "ä".encode()):
            forged = {**headers, "Maukas-Node-Secret": secret, "Maukas-Client-Address": "10.1.1.1"}
            answer = await ada.http.get(f"/api/tables/{code}/socket", headers=forged)  # type: ignore[arg-type]
            assert answer.status_code in (400, 421)


@in_loop
async def test_a_table_that_nobody_owns_goes_to_the_first_who_is_asked(nodes: list[ServerProcess]) -> None:
    database = nodes[0].settings.database
    async with guests(nodes[0], "Ada", "Ben") as (ada, ben):
        code = await ada.open_table(quick("dos", 2))
        async with ada.join(code):
            elsewhere(ben, nodes[1])
            async with ben.join(code) as link:  # through the other one
                person = Person(link)
                await until(person, lambda table: "Ada" in [chair.name for chair in table.chairs if chair.present])
                await asyncio.to_thread(nodes[0].kill)
                await until(person, lambda table: not any(chair.present for chair in table.chairs))
                assert at(nodes[1:], await owner_of(database, code)) is nodes[1]
        await asyncio.to_thread(nodes[0].start)


@in_loop
async def test_a_node_that_was_stopped_for_long_tells_nothing_more_of_a_table_it_has_lost(nodes: list[ServerProcess]) -> None:
    database = nodes[0].settings.database
    async with guests(nodes[0], "Ada", "Ben") as (ada, ben), seated([ada, ben], quick("maumau", 2, clock=0)) as people:
        await until(people[0], lambda table: table.phase == "dealing")
        code = people[0].link.code
        os.kill(nodes[0].process.pid, signal.SIGSTOP)
        try:
            elsewhere(ben, nodes[1])
            async with asyncio.timeout(TIMEOUT):
                async with ben.join(code) as link:
                    late = Person(link)
                    await until(late, lambda table: table.you is not None)
            assert at(nodes, await owner_of(database, code)) is nodes[1]
            await people[0].link.send(requests.Ready())  # it is read when the node goes on
        finally:
            os.kill(nodes[0].process.pid, signal.SIGCONT)
        async with asyncio.timeout(TIMEOUT):
            async for message in people[0].link:
                people[0].hear(message)
                if isinstance(message, messages.Goodbye):
                    assert message.reason == "restart"
                    break
                assert not isinstance(message, messages.TableSnapshot)
        elsewhere(ada, nodes[1])
        await all_play(people)  # everybody finds back
        assert "Traceback" not in nodes[0].said()

    async def lives_again() -> bool:
        return len(await living(database)) == len(nodes)

    await eventually(lives_again)


@in_loop
async def test_a_node_that_is_drained_gives_its_tables_away_and_says_that_it_is_not_ready(nodes: list[ServerProcess]) -> None:
    database = nodes[0].settings.database
    async with guests(nodes[0], "Ada", "Ben") as (ada, ben):
        elsewhere(ben, nodes[1])
        async with seated([ada, ben], quick("maumau", 2)) as people:
            code = people[0].link.code
            (drained,) = [node for node in await living(database) if nodes[0].address.endswith(node.address)]
            assert await set_draining(database, drained.id, True)

            async def is_drained() -> bool:
                return (await ada.http.get("/ready")).status_code == 503

            await eventually(is_drained)
            await all_play(people)  # also through the node that is drained

            async def is_given_away() -> bool:
                return at(nodes, await owner_of(database, code)) is nodes[1]

            await eventually(is_given_away)
            assert await set_draining(database, drained.id, False)

            async def is_ready() -> bool:
                return (await ada.http.get("/ready")).status_code == 200

            await eventually(is_ready)


@in_loop
async def test_a_server_that_stops_leaves_its_tables_to_the_others_at_once(nodes: list[ServerProcess]) -> None:
    dice = generator("nodes", "stop")
    async with roaming(nodes, dice, "Ada", "Ben") as clients, seated(clients, quick("dos", 2)) as people:
        players = [asyncio.create_task(person.play(None)) for person in people]
        try:
            for node in (nodes[0], nodes[1], nodes[0]):
                marks = [(person, len(person.told) + 5) for person in people]
                async with asyncio.timeout(TIMEOUT):
                    while any(len(person.told) < mark for person, mark in marks):
                        await asyncio.sleep(0.01)
                        assert not any(player.done() for player in players), players
                others = [each for each in nodes if each is not node]
                for client in clients:
                    client.nodes = others
                await asyncio.to_thread(node.stop)
                await asyncio.to_thread(node.start)
                for client in clients:
                    client.nodes = nodes
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
        stored = await stored_at(nodes[0].settings.database, people[0].link.code)
        for person in people:
            assert person.told.items() <= moves_in(stored).items()


def test_a_file_is_not_shared(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as first:
        (tmp_path / "other").mkdir()
        second = ServerProcess(tmp_path / "other", database=first.settings.database)
        with pytest.raises(AssertionError, match="another server"):
            second.start()
        second.process.join()
