"""One who does not read, is silent or says too much is let go, and disturbs nobody."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from maukas.client import Client
from tests.server.house import PATIENCE, House
from tests.server.people import Person, all_play, guests, in_loop, quick, seated, until
from tests.server.raw import CONT, PING, PONG, dialled, frame, handshake, joined

UNSENT = {"maukas.server.sockets:MOST_UNSENT": 16 * 1024}
SILENT = {"maukas.server.sockets:SILENCE": 2.0, "maukas.server.site:SWEEP_EVERY": 0.05}
WINDOW = 2048                                           # bytes that one who does not read lets the system keep
TRIES = 200
MANY = 500                                              # at a rate of 20: 60 at once, 60 that are refused, more for each second it takes


async def figure(house: House, name: str, value: float) -> None:
    """Wait until a figure of the server has a value."""
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(house.figures))[name] != value:
            await asyncio.sleep(0.02)


async def dropped(house: House) -> int:
    """How many were sent away for being slow or flooding."""
    return int((await asyncio.to_thread(house.figures))["maukas_dropped_total"])


@in_loop
async def test_one_who_does_not_read_stops_nobody_and_is_let_go(tmp_path: Path) -> None:
    with House(tmp_path, patches=UNSENT) as house:
        async with guests(house, "Ada", "Ben", "Eve") as (ada, ben, eve), seated([ada, ben], quick("dos", 2)) as people:
            async with joined(house, eve, people[0].link.code, window=WINDOW):
                matches = 0
                while await dropped(house) == 0 and matches < TRIES:
                    matches += 1
                    await all_play(people, matches)     # whole matches, while it is stuck
                assert 0 < matches < TRIES
                await figure(house, "maukas_connections", 2)
            await all_play(people, matches + 1)


@in_loop
async def test_one_who_pings_without_reading_the_answers_is_let_go(tmp_path: Path) -> None:
    with House(tmp_path, patches=UNSENT, rate=1e9) as house:
        async with guests(house, "Ada") as (ada,), joined(house, ada, await ada.open_table(quick("dos", 2)), window=WINDOW) as stuck:
            for _ in range(2):                          # the table, and once more with everybody who is there; then nothing happens
                assert await stuck.message("table")
            for _ in range(TRIES):
                await stuck.send(frame(b"x" * 125, PING) * 500)
                if stuck.writer.is_closing() or await dropped(house):
                    break
            assert await dropped(house) == 1
            await figure(house, "maukas_connections", 0)


@in_loop
async def test_one_who_is_gone_without_a_word_is_noticed_and_one_who_answers_may_be_silent(tmp_path: Path) -> None:
    with House(tmp_path, patches=SILENT) as house:
        async with guests(house, "Ada", "Eve") as (ada, eve):
            code = await ada.open_table(quick("dos", 2))
            async with ada.join(code) as link, joined(house, eve, code) as dead:
                person = Person(link)
                await until(person, lambda table: table.watching == 1)
                opcodes = []
                while (received := await dead.receive()) is not None:
                    opcodes.append(received[0])
                assert PING in opcodes
                await until(person, lambda table: table.watching == 0)      # and Ada, whose library answers, is still there
                assert not [message for message in person.heard if type(message).__name__ == "Goodbye"]


@in_loop
async def test_one_who_does_not_read_cannot_keep_the_server_from_stopping(tmp_path: Path) -> None:
    with House(tmp_path, patches={"maukas.server.run:GRACE": 1}) as house:
        async with guests(house, "Ada") as (ada,), joined(house, ada, await ada.open_table(quick("dos", 2)), window=WINDOW) as stuck:
            await stuck.send(*[frame(b"x" * 125, PING) * 500] * 5)
            await asyncio.to_thread(house.stop)


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
    with House(tmp_path, rate=20.0) as house:
        async with guests(house, "Ada", "Eve") as (ada, eve):
            code = await ada.open_table(quick("dos", 2))
            async with ada.join(code) as link, joined(house, eve, code) as flood:
                person = Person(link)
                await flood.send(REQUESTS[kind]() * MANY)
                reasons = []
                while (message := await flood.message("refused", "goodbye")) is not None:
                    reasons.append(message["reason"])
                assert reasons[-1] == "flood"
                assert "table-too-fast" in reasons
                assert await dropped(house) == 1
                await until(person, lambda table: table.watching == 0)
                heard = [message for message in person.heard if type(message).__name__ == "Reacted"]
                assert len(heard) <= 5                  # the others hear a few reactions, not all
            async with ada.join(code) as link:          # the one who flooded may come back, and who did not is not punished
                await until(Person(link), lambda table: table.you == 0)


@in_loop
async def test_a_text_in_parts_without_end_is_a_flood_too(tmp_path: Path) -> None:
    with House(tmp_path, rate=20.0) as house:
        async with guests(house, "Ada") as (ada,), joined(house, ada, await ada.open_table(quick("dos", 2))) as flood:
            await flood.send(frame("{", fin=False) + frame(b"", CONT, fin=False) * MANY)
            message = await flood.message("goodbye")
            assert message is not None
            assert message["reason"] == "flood"
            assert await flood.end() == 1008


async def knock(stack: AsyncExitStack, house: House, code: str, client: Client, address: str) -> int:
    """Try to connect, and stay; return the answer."""
    raw = await stack.enter_async_context(dialled(house))
    headers = {"Cookie": f"maukas={client.secret}", "X-Forwarded-For": address}
    await raw.send(handshake(house, f"/api/tables/{code}/socket", headers))
    return (await raw.head())[0]


@pytest.mark.parametrize(("limits", "admitted"), [
    ({"most_per_guest": 3}, [3, 3]), ({"most_watching": 4}, [4, 0]), ({"most_per_address": 5}, [5, 5]),
])
@in_loop
async def test_so_many_connections_and_no_more(tmp_path: Path, limits: dict[str, Any], admitted: list[int]) -> None:
    with House(tmp_path, linger=0.05, **limits) as house:
        async with guests(house, "Ada", "Ben", "Eve") as (ada, *watchers):
            code = await ada.open_table(quick("dos", 2))
            await figure(house, "maukas_tables_awake", 0)                   # the table sleeps: those who knock wait for it together
            async with AsyncExitStack() as stack:
                for client, expected in zip(watchers, admitted, strict=True):
                    knocks = (knock(stack, house, code, client, client.http.headers["X-Forwarded-For"]) for _ in range(8))
                    statuses = await asyncio.gather(*knocks)
                    assert sorted(statuses) == [101] * expected + [429] * (8 - expected)
            await figure(house, "maukas_connections", 0)
            async with AsyncExitStack() as stack:                           # when they are gone there is room again
                assert await knock(stack, house, code, watchers[0], "10.1.2.3") == 101


@in_loop
async def test_knocking_too_often_is_refused_before_anybody_is_looked_up(tmp_path: Path) -> None:
    with House(tmp_path, most_per_address=20) as house:
        statuses = []
        for number in range(60):
            async with dialled(house) as raw:
                headers = {"Cookie": f"maukas=guess{number}", "X-Forwarded-For": "10.1.1.1"}
                await raw.send(handshake(house, "/api/tables/babababababa/socket", headers))
                statuses.append((await raw.head())[0])
        assert statuses[0] == 401
        assert statuses[-1] == 429
        async with dialled(house) as raw:               # somebody else is not punished
            await raw.send(handshake(house, "/api/tables/babababababa/socket", {"Cookie": "maukas=a", "X-Forwarded-For": "10.1.1.2"}))
            assert (await raw.head())[0] == 401
