"""Tables that nobody looks at leave memory, and are found again as they were; clocks that run for days wake them."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec

from maukas.client import Client
from maukas.protocol import messages, requests
from maukas.protocol.summaries import TableSummary
from maukas.tables import events
from tests.server.people import Person, guests, in_loop, quick, seated, until
from tests.server.raw_socket import dialled, handshake
from tests.server.server_process import TIMEOUT, ServerProcess, stored_at
from tests.server.test_limits import figure

AWAKE = "maukas_tables_awake"


@in_loop
async def test_a_table_nobody_looks_at_sleeps_and_wakes_by_its_link_in_the_same_state(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, linger=0.1) as server:
        async with guests(server, "Ada", "Ben") as clients:
            async with seated(clients, quick("maumau", 2)) as people:
                tables = await playing(people)
            await figure(server, AWAKE, 0)
            for client, before in zip(clients, tables, strict=True):
                async with client.join(before.code) as link:
                    after = await until(Person(link), lambda _: True)
                    for name in ("number", "you", "phase", "view", "settings", "commitment", "round", "match_id", "results", "totals"):
                        assert getattr(after, name) == getattr(before, name)
                    assert [made.move for made in after.moves] == []
                await figure(server, AWAKE, 0)


async def playing(people: list[Person]) -> list[messages.TableSnapshot]:
    """Bring people to the first turn of a round; what each of them sees."""
    for person in people:
        await until(person, lambda table: table.phase == "dealing")
        await person.link.send(requests.Ready())
    return [await until(person, lambda table: table.phase == "playing") for person in people]


@in_loop
async def test_every_list_says_when_a_table_changed_whether_it_is_in_memory_or_not(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, linger=0.1) as server:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            before = time.time()
            async with seated([ada, ben], quick("maumau", 2, public=True)) as people:
                code = (await playing(people))[0].code
                told = [*await ada.lobby(), *await ada.my_tables(), await summary(ada, code)]
                assert before < told[0].changed <= time.time()
                assert [table.changed for table in told] == [told[0].changed] * 3
            await figure(server, AWAKE, 0)
            assert [*await ada.my_tables(), await summary(ada, code)] == told[1:]
            async with ada.join(code) as link:  # which loads it again
                await until(Person(link), lambda _: True)
                assert [*await ada.lobby(), *await ada.my_tables(), await summary(ada, code)] == told


async def summary(client: Client, code: str) -> TableSummary:
    """What lists show of a table, for one who knows its code."""
    return msgspec.json.decode(await client.fetch("GET", f"/api/tables/{code}"), type=TableSummary)


@in_loop
async def test_one_who_knocks_and_does_not_come_in_keeps_no_table_awake(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, linger=0.1) as server:
        async with guests(server, "Ada") as (ada,):
            code = await ada.open_table(quick("dos", 2))
            await figure(server, AWAKE, 0)
            path, cookie = f"/api/tables/{code}/socket", {"Cookie": f"maukas={ada.secret}"}
            for headers in ({"Sec-WebSocket-Key": None}, {"Sec-WebSocket-Version": "8"}):
                async with dialled(server) as raw:
                    await raw.send(handshake(server, path, {**cookie, **headers}))
                    assert (await raw.head())[0] == 400
                await figure(server, AWAKE, 0)
            async with dialled(server) as raw:  # and one who hangs up before the answer
                await raw.send(handshake(server, path, cookie))
            await figure(server, AWAKE, 0)


# Clocks

DAY = 86_400


def let_time_pass(server: ServerProcess, seconds: float) -> None:
    """Make all that the store knows so much older."""
    with closing(sqlite3.connect(server.settings.database.removeprefix("sqlite:///"), timeout=TIMEOUT)) as connection, connection:
        connection.execute("UPDATE events SET at = at - ?", (seconds,))
        connection.execute("UPDATE tables SET alarm = alarm - ?, changed = changed - ?", (seconds, seconds))


@in_loop
async def test_a_clock_of_days_wakes_a_sleeping_table_by_itself(tmp_path: Path) -> None:
    patches = {
        "maukas.server.services:LOAD_DUE_EVERY": 0.1,
        "maukas.tables.decider:MOST_EXTENSIONS": 0,
    }  # it runs for days, only by the store
    with ServerProcess(tmp_path, linger=0.1, patches=patches) as server:
        async with guests(server, "Ada", "Ben") as clients:
            async with seated(clients, quick("maumau", 2, clock=DAY)) as people:
                tables = await playing(people)
            code, number = tables[0].code, tables[0].number
            await figure(server, AWAKE, 0)
            await asyncio.to_thread(let_time_pass, server, DAY / 2)  # too early
            await asyncio.sleep(0.3)
            assert (await stored_at(server.settings.database, code))[-1].number == number
            await asyncio.to_thread(let_time_pass, server, DAY / 2)
            async with asyncio.timeout(TIMEOUT):
                while (stored := await stored_at(server.settings.database, code))[-1].number < number + 2:
                    await asyncio.sleep(0.05)
            turn = tables[0].view["turn"]
            happened = {each.number: each.event for each in stored}
            assert happened[number + 1] == events.TimedOut(turn)
            made = happened[number + 2]
            assert isinstance(made, events.Moved)
            assert (made.seat, made.by) == (turn, "clock")
            await figure(server, AWAKE, 0)  # and it sleeps again, for another day
            async with clients[turn].join(code) as link:
                table = await until(Person(link), lambda _: True)
                assert table.chairs[turn].stand_in is False
                assert table.number >= number + 2


@in_loop
async def test_a_clock_survives_a_kill_and_then_warns_and_then_a_bot_plays(tmp_path: Path) -> None:
    """The one test that waits for a real clock of fifteen seconds."""
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada", "Ben") as clients, seated(clients, quick("maumau", 2, clock=15)) as people:
            began = time.monotonic()
            tables = await playing(people)
            turn: int = tables[0].view["turn"]
            assert tables[0].clock is not None
            assert tables[0].clock > 10
            await asyncio.sleep(3)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            again = await until(people[turn], lambda table: table.clock is not None and table.clock <= 12.5)  # what was gone is gone
            heard = await until_moved(people[turn])
            assert [type(message).__name__ for message in heard if not isinstance(message, messages.TableSnapshot)] == ["Hurry", "Moved"]
            hurry = next(message for message in heard if isinstance(message, messages.Hurry))
            assert hurry.seat == turn
            assert 0 < hurry.seconds <= 5
            last = heard[-1]
            assert isinstance(last, messages.Moved)
            assert (last.seat, last.by) == (turn, "clock")
            assert 14 < time.monotonic() - began < 15 + TIMEOUT
            stored = await stored_at(server.settings.database, again.code)
            assert events.TimedOut(turn) in [each.event for each in stored]


async def until_moved(person: Person) -> list[messages.AnyMessage]:
    """All that is heard up to the next move."""
    heard = []
    async with asyncio.timeout(TIMEOUT):
        async for message in person.link:
            heard.append(message)
            if isinstance(message, messages.Moved):
                return heard
    raise AssertionError("the link has ended")
