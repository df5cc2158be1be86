"""Tables that nobody looks at leave memory, and are found again as they were; clocks that run for days wake them."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from maukas.protocol import messages, requests
from maukas.tables import events
from tests.server.house import PATIENCE, House, stored_at
from tests.server.people import Person, guests, in_loop, quick, seated, until
from tests.server.raw import dialled, handshake
from tests.server.test_crowds import figure

AWAKE = "maukas_tables_awake"


@in_loop
async def test_a_table_nobody_looks_at_sleeps_and_wakes_by_its_link_in_the_same_state(tmp_path: Path) -> None:
    with House(tmp_path, linger=0.1) as house:
        async with guests(house, "Ada", "Ben") as clients:
            async with seated(clients, quick("maumau", 2)) as people:
                tables = await playing(people)
            await figure(house, AWAKE, 0)
            for client, before in zip(clients, tables, strict=True):
                async with client.join(before.code) as link:
                    after = await until(Person(link), lambda _: True)
                    for name in ("number", "you", "phase", "view", "settings", "commitment", "round", "match_id", "results", "totals"):
                        assert getattr(after, name) == getattr(before, name)
                    assert [made.move for made in after.moves] == []
                await figure(house, AWAKE, 0)


async def playing(people: list[Person]) -> list[messages.Table]:
    """Bring people to the first turn of a round; what each of them sees."""
    for person in people:
        await until(person, lambda table: table.phase == "dealing")
        await person.link.send(requests.Ready())
    return [await until(person, lambda table: table.phase == "playing") for person in people]


@in_loop
async def test_one_who_knocks_and_does_not_come_in_keeps_no_table_awake(tmp_path: Path) -> None:
    with House(tmp_path, linger=0.1) as house:
        async with guests(house, "Ada") as (ada,):
            code = await ada.open_table(quick("dos", 2))
            await figure(house, AWAKE, 0)
            path, cookie = f"/api/tables/{code}/socket", {"Cookie": f"maukas={ada.secret}"}
            for headers in ({"Sec-WebSocket-Key": None}, {"Sec-WebSocket-Version": "8"}):
                async with dialled(house) as raw:
                    await raw.send(handshake(house, path, {**cookie, **headers}))
                    assert (await raw.head())[0] == 400
                await figure(house, AWAKE, 0)
            async with dialled(house) as raw:           # and one who hangs up before the answer
                await raw.send(handshake(house, path, cookie))
            await figure(house, AWAKE, 0)


# Clocks

DAY = 86_400


def let_time_pass(house: House, seconds: float) -> None:
    """Make all that the store knows so much older."""
    with closing(sqlite3.connect(house.settings.database.removeprefix("sqlite:///"), timeout=PATIENCE)) as connection, connection:
        connection.execute("UPDATE events SET at = at - ?", (seconds,))
        connection.execute("UPDATE tables SET alarm = alarm - ?, changed = changed - ?", (seconds, seconds))


@in_loop
async def test_a_clock_of_days_wakes_a_sleeping_table_by_itself(tmp_path: Path) -> None:
    with House(tmp_path, linger=0.1, patches={"maukas.server.site:WAKE_EVERY": 0.1}) as house:
        async with guests(house, "Ada", "Ben") as clients:
            async with seated(clients, quick("maumau", 2, clock=DAY)) as people:
                tables = await playing(people)
            code, number = tables[0].code, tables[0].number
            await figure(house, AWAKE, 0)
            await asyncio.to_thread(let_time_pass, house, DAY / 2)          # too early
            await asyncio.sleep(0.3)
            assert len(await stored_at(house.settings.database, code)) == number
            await asyncio.to_thread(let_time_pass, house, DAY / 2)
            async with asyncio.timeout(PATIENCE):
                while len(stored := await stored_at(house.settings.database, code)) < number + 2:
                    await asyncio.sleep(0.05)
            turn = tables[0].view["turn"]
            assert stored[number].event == events.TimedOut(turn)
            made = stored[number + 1].event
            assert isinstance(made, events.Moved)
            assert (made.seat, made.by) == (turn, "clock")
            await figure(house, AWAKE, 0)               # and it sleeps again, for another day
            async with clients[turn].join(code) as link:
                table = await until(Person(link), lambda _: True)
                assert table.chairs[turn].stand_in is False
                assert table.number >= number + 2


@in_loop
async def test_a_clock_survives_a_kill_and_then_warns_and_then_a_bot_plays(tmp_path: Path) -> None:
    """The one test that waits for a real clock of fifteen seconds."""
    with House(tmp_path) as house:
        async with guests(house, "Ada", "Ben") as clients, seated(clients, quick("maumau", 2, clock=15)) as people:
            began = time.monotonic()
            tables = await playing(people)
            turn: int = tables[0].view["turn"]
            assert tables[0].clock is not None
            assert tables[0].clock > 10
            await asyncio.sleep(3)
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)
            again = await until(people[turn], lambda table: table.clock is not None and table.clock <= 12.5)    # what was gone is gone
            heard = await until_moved(people[turn])
            assert [type(message).__name__ for message in heard if not isinstance(message, messages.Table)] == ["Hurry", "Moved"]
            hurry = next(message for message in heard if isinstance(message, messages.Hurry))
            assert hurry.seat == turn
            assert 0 < hurry.seconds <= 5
            last = heard[-1]
            assert isinstance(last, messages.Moved)
            assert (last.seat, last.by) == (turn, "clock")
            assert 14 < time.monotonic() - began < 15 + PATIENCE
            stored = await stored_at(house.settings.database, again.code)
            assert events.TimedOut(turn) in [each.event for each in stored]


async def until_moved(person: Person) -> list[messages.AnyMessage]:
    """All that is heard up to the next move."""
    heard = []
    async with asyncio.timeout(PATIENCE):
        async for message in person.link:
            heard.append(message)
            if isinstance(message, messages.Moved):
                return heard
    raise AssertionError("the link has ended")
