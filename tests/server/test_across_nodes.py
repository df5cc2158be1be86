"""What is not a table works across nodes, too: blocks, limits, what operators do, and who gets a table that nobody is at."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from maukas.client import Client
from maukas.journal.bell import RING_EVERY, Bell
from maukas.protocol import messages, requests
from maukas.server.nodes.node_status import Spent
from maukas.server.nodes.shared_limits import BEAT, SharedLimits
from maukas.server.transport.rate_limits import TokenBuckets
from tests.cli.command import maukas
from tests.journal.conftest import create_schema
from tests.server.node_processes import at, eventually, owner_of, running_nodes
from tests.server.people import Person, addresses, guests, in_loop, quick, until
from tests.server.server_process import TIMEOUT, ServerProcess


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[ServerProcess]]:
    asyncio.run(create_schema(postgres, "across"))
    with running_nodes(tmp_path_factory.mktemp("across"), f"{postgres}&search_path=across", 2) as running:
        yield running


def elsewhere(client: Client, node: ServerProcess) -> None:
    client.address = node.address
    client.http.base_url = httpx.URL(node.address)


async def lobby(client: Client) -> list[str]:
    return [each["code"] for each in (await client.http.get("/api/lobby")).json()]


@in_loop
async def test_whoever_is_blocked_at_one_node_is_blocked_at_all(nodes: list[ServerProcess]) -> None:
    async with guests(nodes[0], "Ada", "Ben") as (ada, ben):
        code = await ben.open_table(quick("dos", 2, public=True))
        async with ben.join(code) as his, ada.join(code) as hers:
            watching = Person(hers)
            await until(Person(his), lambda table: table.you is not None)
            await until(watching, lambda table: table.watching > 0)
            elsewhere(ada, nodes[1])

            async def is_listed() -> bool:
                return code in await lobby(ada)

            await eventually(is_listed)  # node 1 knows now that she has blocked nobody
            reported = await ada.http.post(f"/api/tables/{code}/reports", json={"name": "Ben", "reason": "conduct"})
            assert reported.status_code == 201, reported.text  # she only watches, which the owner of the table alone knows
            blocked = await ada.http.post(f"/api/tables/{code}/blocks", json={"name": "Ben"})
            assert (blocked.status_code, [each["name"] for each in blocked.json()]) == (201, ["Ben"])

            async def is_hidden() -> bool:
                return code not in await lobby(ada)

            await eventually(is_hidden)
            key = blocked.json()[0]["key"]
            assert (await ada.http.delete(f"/api/me/blocks/{key}")).json() == []
            await his.send(requests.React("laugh"))
            async with asyncio.timeout(TIMEOUT):  # node 0 hears that she has not blocked him any more
                while not any(isinstance(each, messages.Reacted) for each in watching.heard):
                    try:
                        async with asyncio.timeout(3):
                            async for message in hers:
                                watching.hear(message)
                                if isinstance(message, messages.Reacted):
                                    break
                    except TimeoutError:
                        await his.send(requests.React("laugh"))


@in_loop
async def test_what_an_address_may_ask_is_counted_on_all_nodes_together(nodes: list[ServerProcess]) -> None:
    address = next(addresses)

    async def granted(node: ServerProcess) -> int:
        async with httpx.AsyncClient(base_url=node.address, headers={"X-Forwarded-For": address}) as browser:
            answers = await asyncio.gather(*(browser.post("/health") for _ in range(60)))
        return sum(answer.status_code != 429 for answer in answers)

    assert await granted(nodes[0]) >= 40
    await asyncio.sleep(2.5)  # every second they tell each other; meanwhile five more are granted
    assert await granted(nodes[1]) < 30


def test_a_node_charges_what_others_have_granted_once() -> None:
    now = 0.0
    there, here = SharedLimits(lambda: now), SharedLimits(lambda: now)
    far, near = TokenBuckets(1.0, 10.0), TokenBuckets(1.0, 10.0)
    there.add({"limit": far})
    here.add({"limit": near})
    assert all(far.take("somebody", now) for _ in range(10))
    told = there.tell()
    for _ in range(3):
        here.hear({"there": told})
    assert [near.take("somebody", now), near.take("another", now)] == [False, True]
    now = BEAT
    assert there.tell() == told  # again, for whoever looks late
    here.hear({"there": (*told, Spent(9, {"unknown": {"somebody": 5}}))})
    for beat in range(2, 12):
        now = beat * BEAT
        last = there.tell()
    assert last == ()
    now = 30.0
    assert near.take("somebody", now)


@in_loop
async def test_a_bell_is_heard_by_the_others_and_not_more_often_than_is_good(postgres_address: str) -> None:
    heard = [0, 0]

    def hears(number: int) -> None:
        heard[number] += 1

    bells = [Bell(postgres_address, lambda number=number: hears(number)) for number in range(2)]  # type: ignore[misc]
    tasks = [asyncio.create_task(bell.live()) for bell in bells]
    try:

        async def listen() -> bool:
            return heard == [1, 1]  # whoever begins to listen looks once

        await eventually(listen)
        began = time.monotonic()
        while time.monotonic() < began + 5 * RING_EVERY:
            bells[0].ring()
            await asyncio.sleep(0.001)

        async def is_heard() -> bool:
            return heard[1] > 1

        await eventually(is_heard)
        assert heard[0] == 1
        assert heard[1] <= 2 + (time.monotonic() - began) / RING_EVERY
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@in_loop
async def test_a_table_that_nobody_is_at_goes_where_somebody_wants_it(nodes: list[ServerProcess]) -> None:
    async with guests(nodes[0], "Ada", "Ben") as (ada, ben):
        code = await ada.open_table(quick("dos", 2))
        elsewhere(ada, nodes[1])
        async with ada.join(code) as hers:  # as a balancer does that sends everybody by the code
            await until(Person(hers), lambda table: table.you == 0)
            assert at(nodes, await owner_of(nodes[0].settings.database, code)) is nodes[1]
            async with ben.join(code) as his:  # and now it stays
                await until(Person(his), lambda table: table.chairs[0].present)
                assert at(nodes, await owner_of(nodes[0].settings.database, code)) is nodes[1]


async def admin(node: ServerProcess, *arguments: str, code: int = 0) -> Any:
    ended = await asyncio.to_thread(maukas, "admin", *arguments, "--json", "--database", node.settings.database)
    assert ended.returncode == code, ended.stderr
    return json.loads(ended.stdout)


async def goodbye(link: Any) -> str:
    async with asyncio.timeout(TIMEOUT):
        async for message in link:
            if isinstance(message, messages.Goodbye):
                return message.reason
    raise AssertionError("nobody said goodbye")


@in_loop
async def test_operators_reach_everybody_through_one_node(nodes: list[ServerProcess]) -> None:
    async with guests(nodes[0], "Ada", "Bea") as (ada, bea), guests(nodes[1], "Cat") as (cat,), AsyncExitStack() as stack:
        codes = [await client.open_table(quick("dos", 2)) for client in (ada, bea, cat)]
        links = [await stack.enter_async_context(client.join(code)) for client, code in zip((ada, bea, cat), codes, strict=True)]
        for link in links:
            await until(Person(link), lambda table: table.you == 0)
        people = (await admin(nodes[0], "people"))["rows"]
        assert {(each["name"], each["table"]) for each in people} >= {("Ada", codes[0]), ("Bea", codes[1]), ("Cat", codes[2])}
        assert {each["code"] for each in (await admin(nodes[0], "tables"))["rows"]} >= {*codes}
        assert (await admin(nodes[0], "today"))["people"] >= 3
        assert (await admin(nodes[0], "announce", "--in", "9m"))["values"]["count"] >= 3
        await admin(nodes[0], "cancel")
        await admin(nodes[0], "rename", "Ada", "Augusta")
        for link, name in ((links[0], "Augusta"), (links[2], "Cat")):
            await until(Person(link), lambda table, name=name: table.chairs[0].name == name)  # type: ignore[misc]
        assert (await admin(nodes[0], "end", codes[0]))["told"] == "admin-ended"
        assert await goodbye(links[0]) == "closed"
        for number, name in ((1, "Bea"), (2, "Cat")):
            assert (await admin(nodes[0], "ban", name, "--for", "1h"))["told"] == "admin-banned"
            assert await goodbye(links[number]) == "removed"
        for client in (bea, cat):
            for node in nodes:
                elsewhere(client, node)
                assert (await client.http.get("/api/me/tables")).status_code == 403


@in_loop
async def test_operators_are_told_which_node_did_not_answer(nodes: list[ServerProcess]) -> None:
    os.kill(nodes[0].process.pid, signal.SIGSTOP)  # the other one, for the newest has the socket
    try:
        assert nodes[0].address.endswith((await admin(nodes[1], "people", code=0))["silent"][0])
    finally:
        os.kill(nodes[0].process.pid, signal.SIGCONT)


@in_loop
async def test_nobody_orders_anything_without_the_secret_of_a_node(nodes: list[ServerProcess]) -> None:
    async with httpx.AsyncClient(base_url=nodes[0].address) as stranger:
        order = {"type": "listpeople"}
        assert (await stranger.post("/api/node-orders", json=order)).status_code == 404
        for secret in ("", "guessed", "x" * 43):
            assert (await stranger.post("/api/node-orders", json=order, headers={"Maukas-Node-Secret": secret})).status_code == 421
