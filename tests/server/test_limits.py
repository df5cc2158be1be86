"""One who does not read, is silent or says too much is let go, and disturbs nobody."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from maukas.client import Client
from tests.server.people import Person, all_play, guests, in_loop, quick, seated, until
from tests.server.raw_socket import CONT, PING, PONG, dialled, frame, handshake, joined
from tests.server.server_process import TIMEOUT, ServerProcess

UNSENT = {"maukas.server.transport.sockets:MOST_UNSENT": 16 * 1024}
SILENT = {"maukas.server.transport.sockets:PING_AFTER": 2.0, "maukas.server.services:CHECK_SILENT_EVERY": 0.05}
WINDOW = 2048  # bytes that one who does not read lets the system keep
TRIES = 200
MANY = 500  # at a rate of 20: 60 at once, 60 that are refused, more for each second it takes


async def figure(server: ServerProcess, name: str, value: float) -> None:
    """Wait until a figure of the server has a value."""
    async with asyncio.timeout(TIMEOUT):
        while (await asyncio.to_thread(server.figures))[name] != value:
            await asyncio.sleep(0.02)


async def dropped(server: ServerProcess) -> int:
    """How many were sent away for being slow or flooding."""
    return int((await asyncio.to_thread(server.figures))["maukas_dropped_total"])


@in_loop
async def test_one_who_does_not_read_stops_nobody_and_is_let_go(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches=UNSENT) as server:
        async with guests(server, "Ada", "Ben", "Eve") as (ada, ben, eve), seated([ada, ben], quick("dos", 2)) as people:
            async with joined(server, eve, people[0].link.code, window=WINDOW):
                matches = 0
                while await dropped(server) == 0 and matches < TRIES:
                    matches += 1
                    await all_play(people, matches)  # whole matches, while it is stuck
                assert 0 < matches < TRIES
                await figure(server, "maukas_connections", 2)
            await all_play(people, matches + 1)


@in_loop
async def test_one_who_pings_without_reading_the_answers_is_let_go(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches=UNSENT, rate=1e9) as server:
        async with guests(server, "Ada") as (ada,), joined(server, ada, await ada.open_table(quick("dos", 2)), window=WINDOW) as stuck:
            for _ in range(2):  # the table, and once more with everybody who is there; then nothing happens
                assert await stuck.message("table")
            for _ in range(TRIES):
                await stuck.send(frame(b"x" * 125, PING) * 500)
                if stuck.writer.is_closing() or await dropped(server):
                    break
            assert await dropped(server) == 1
            await figure(server, "maukas_connections", 0)


@in_loop
async def test_one_who_is_gone_without_a_word_is_noticed_and_one_who_answers_may_be_silent(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches=SILENT) as server:
        async with guests(server, "Ada", "Eve") as (ada, eve):
            code = await ada.open_table(quick("dos", 2))
            async with ada.join(code) as link, joined(server, eve, code) as dead:
                person = Person(link)
                await until(person, lambda table: table.watching == 1)
                opcodes = []
                while (received := await dead.receive()) is not None:
                    opcodes.append(received[0])
                assert PING in opcodes
                await until(person, lambda table: table.watching == 0)  # and Ada, whose library answers, is still there
                assert not [message for message in person.heard if type(message).__name__ == "Goodbye"]


@in_loop
async def test_one_who_does_not_read_cannot_keep_the_server_from_stopping(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches={"maukas.server.process:SHUTDOWN_TIMEOUT": 1}) as server:
        async with guests(server, "Ada") as (ada,), joined(server, ada, await ada.open_table(quick("dos", 2)), window=WINDOW) as stuck:
            await stuck.send(*[frame(b"x" * 125, PING) * 500] * 5)
            await asyncio.to_thread(server.stop)


REQUESTS: dict[str, Callable[[], bytes]] = {
    "reactions": lambda: frame('{"type": "react", "reaction": "hello"}'),
    "refused requests": lambda: frame('{"type": "play", "move": "R1", "after": 0}'),
    "garbage": lambda: frame("{"),
    "pings": lambda: frame(b"", PING),
    "pongs": lambda: frame(b"", PONG),
}


@pytest.mark.parametrize("kind", REQUESTS)
@in_loop
async def test_a_flood_is_refused_and_then_sent_away_and_the_table_lives(tmp_path: Path, kind: str) -> None:
    with ServerProcess(tmp_path, rate=20.0) as server:
        async with guests(server, "Ada", "Eve") as (ada, eve):
            code = await ada.open_table(quick("dos", 2))
            async with ada.join(code) as link, joined(server, eve, code) as flood:
                person = Person(link)
                await flood.send(REQUESTS[kind]() * MANY)
                reasons = []
                while (message := await flood.message("refused", "goodbye")) is not None:
                    reasons.append(message["reason"])
                assert reasons[-1] == "flood"
                assert "table-too-fast" in reasons
                assert await dropped(server) == 1
                await until(person, lambda table: table.watching == 0)
                heard = [message for message in person.heard if type(message).__name__ == "Reacted"]
                assert len(heard) <= 5  # the others hear a few reactions, not all
            async with AsyncExitStack() as stack:  # the one who did is, for half a minute
                assert await knock(stack, server, code, eve, "10.1.2.3") == 429
            async with ada.join(code) as link:  # who did not flood is not punished
                await until(Person(link), lambda table: table.you == 0)


@in_loop
async def test_whoever_has_flooded_may_come_back_after_a_while(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, rate=20.0, patches={"maukas.server.transport.connections:FLOOD_PAUSE": 0.5}) as server:
        async with guests(server, "Eve") as (eve,):
            code = await eve.open_table(quick("dos", 2))
            async with joined(server, eve, code) as flood:
                await flood.send(frame("{") * MANY)
                assert await flood.message("goodbye") is not None
            await asyncio.sleep(0.6)
            async with eve.join(code) as link:
                await until(Person(link), lambda table: table.you == 0)


@in_loop
async def test_so_many_hints_of_one_guest_and_of_one_address_and_no_more(tmp_path: Path) -> None:
    few = {
        "maukas.server.transport.connections:HINTS_OF_GUEST": (0.0001, 3.0),
        "maukas.server.transport.connections:HINTS_OF_ADDRESS": (0.0001, 5.0),
    }
    with ServerProcess(tmp_path, patches=few) as server:
        async with guests(server, "Ada", "Ben", "Cat") as clients:
            told = []
            for client in clients:  # whose sockets come from one address
                async with joined(server, client, await client.open_table(quick("dos", 2))) as raw:
                    await raw.send(frame('{"type": "hint", "after": 0}') * 5)
                    answers = [await raw.message("refused") for _ in range(5)]
                    told.append(sum(answer is not None and answer["reason"] == "table-hint-not-now" for answer in answers))
            assert told == [3, 2, 0]


@in_loop
async def test_a_text_in_parts_without_end_is_a_flood_too(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, rate=20.0) as server:
        async with guests(server, "Ada") as (ada,), joined(server, ada, await ada.open_table(quick("dos", 2))) as flood:
            await flood.send(frame("{", fin=False) + frame(b"", CONT, fin=False) * MANY)
            message = await flood.message("goodbye")
            assert message is not None
            assert message["reason"] == "flood"
            assert await flood.end() == 1008


async def knock(stack: AsyncExitStack, server: ServerProcess, code: str, client: Client, address: str) -> int:
    """Try to connect, and stay; return the answer."""
    raw = await stack.enter_async_context(dialled(server))
    headers = {"Cookie": f"maukas={client.secret}", "X-Forwarded-For": address}
    await raw.send(handshake(server, f"/api/tables/{code}/socket", headers))
    return (await raw.head())[0]


@pytest.mark.parametrize(
    ("limits", "admitted"), [({"most_per_guest": 3}, [3, 3]), ({"most_watching": 4}, [4, 0]), ({"most_per_address": 3}, [3, 3])]
)
@in_loop
async def test_so_many_connections_and_no_more(tmp_path: Path, limits: dict[str, Any], admitted: list[int]) -> None:
    with ServerProcess(tmp_path, linger=0.05, **limits) as server:
        async with guests(server, "Ada", "Ben", "Eve") as (ada, *watchers):
            code = await ada.open_table(quick("dos", 2))
            await figure(server, "maukas_tables_awake", 0)  # the table sleeps: those who knock wait for it together
            async with AsyncExitStack() as stack:
                for client, expected in zip(watchers, admitted, strict=True):
                    knocks = (knock(stack, server, code, client, client.http.headers["X-Forwarded-For"]) for _ in range(8))
                    statuses = await asyncio.gather(*knocks)
                    assert sorted(statuses) == [101] * expected + [429] * (8 - expected)
            await figure(server, "maukas_connections", 0)
            async with AsyncExitStack() as stack:  # when they are gone there is room again
                assert await knock(stack, server, code, watchers[0], "10.1.2.3") == 101


@in_loop
async def test_knocking_too_often_is_refused_before_anybody_is_looked_up(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, most_per_address=20) as server:
        statuses = []
        for number in range(60):
            async with dialled(server) as raw:
                headers = {"Cookie": f"maukas=guess{number}", "X-Forwarded-For": "10.1.1.1"}
                await raw.send(handshake(server, "/api/tables/babababababa/socket", headers))
                statuses.append((await raw.head())[0])
        assert statuses[0] == 401
        assert statuses[-1] == 429
        async with dialled(server) as raw:  # somebody else is not punished
            await raw.send(handshake(server, "/api/tables/babababababa/socket", {"Cookie": "maukas=a", "X-Forwarded-For": "10.1.1.2"}))
            assert (await raw.head())[0] == 401
