"""The server is killed at any moment, again and again: what somebody was told has happened, and everybody goes on where it stopped."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidHandshake

from maukas.client import Client
from maukas.journal.journal import Journal
from maukas.protocol import messages, requests
from maukas.server.hosting.journal_rows import entry_of
from maukas.tables import events
from tests.play import generator, scaled
from tests.server.people import Person, addresses, guests, in_loop, quick, seated
from tests.server.server_process import TIMEOUT, ServerProcess, stored_at
from tests.server.truth import Truth, guest_called, moves_in

TABLES = (("maumau", 2), ("dos", 2), ("maumau", 4), ("dos", 3))


class Crowd:
    """People at several tables, who play match after match as quickly as they can."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.people: dict[str, list[Person]] = {}  # by the code of their table
        self.tasks: list[asyncio.Task[None]] = []

    @classmethod
    @asynccontextmanager
    async def playing(cls, server: ServerProcess, tables: Sequence[tuple[str, int]]) -> AsyncIterator["Crowd"]:
        crowd = cls(server)
        async with AsyncExitStack() as stack:
            for number, (game, seats) in enumerate(tables):
                clients = await stack.enter_async_context(guests(server, *(f"{seat} of {number}" for seat in range(seats))))
                people = await stack.enter_async_context(seated(clients, quick(game, seats), share="5e"))
                crowd.people[people[0].link.code] = people
            crowd.tasks = [asyncio.create_task(person.play(None)) for person in crowd.everybody]
            try:
                yield crowd
            finally:
                for task in crowd.tasks:
                    task.cancel()
                await asyncio.gather(*crowd.tasks, return_exceptions=True)

    @property
    def everybody(self) -> list[Person]:
        return [person for people in self.people.values() for person in people]

    async def progress(self, moves: int) -> None:
        """Wait until everybody has heard of so many moves more."""
        marks = [(person, len(person.told) + moves) for person in self.everybody]
        async with asyncio.timeout(TIMEOUT):
            while any(len(person.told) < mark for person, mark in marks):
                await asyncio.sleep(0.005)
                for task in self.tasks:
                    if task.done():
                        await task  # somebody has stopped to play: here is why

    async def check_told(self) -> None:
        """Every move that anybody was told is stored, with the same content; the store has no gap and nothing twice."""
        for code, people in self.people.items():
            stored = await stored_at(self.server.settings.database, code)
            assert [each.number for each in stored] == [*range(1, len(stored) + 1)]
            moves = moves_in(stored)
            for person in people:
                assert person.told.items() <= moves.items()

    async def check_everything(self) -> None:
        """Everything that anybody was shown agrees with the store: the hand, the moves that are legal, the phase, the seat."""
        for code, people in self.people.items():
            stored = await stored_at(self.server.settings.database, code)
            truth = Truth(stored)
            for person in people:
                assert person.link.table is not None
                assert person.link.table.you is not None
                name = person.link.table.chairs[person.link.table.you].name
                assert truth.check(guest_called(name, stored), person.heard) > 20


async def kill_again_and_again(server: ServerProcess, kills: int, key: object) -> None:
    """Kill the server under load, and look at what was told each time."""
    dice = generator("kill", key)
    async with Crowd.playing(server, TABLES) as crowd:
        for _ in range(kills):
            await crowd.progress(1)
            await asyncio.sleep(dice.uniform(0, 0.2))
            await asyncio.to_thread(server.kill)
            await crowd.check_told()
            await asyncio.to_thread(server.start)
        await crowd.progress(20)
    await crowd.check_everything()
    assert "Traceback" not in server.said()


@pytest.mark.parametrize("chunk", range(2))
@in_loop
async def test_no_move_that_was_told_is_lost_by_a_kill(tmp_path: Path, chunk: int) -> None:
    with ServerProcess(tmp_path) as server:
        await kill_again_and_again(server, scaled(12), chunk)


@in_loop
async def test_nor_with_a_store_in_postgresql(tmp_path: Path, postgres_address: str) -> None:
    with ServerProcess(tmp_path, database=postgres_address) as server:
        await kill_again_and_again(server, scaled(4), "postgresql")


# While tables are opened and seats are taken


class Founders:
    """People who open tables and take seats without end, and note what they were told."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.names: dict[str, str] = {}  # by secret
        self.codes: list[str] = []
        self.seats: list[tuple[str, str, int]] = []  # code, name and seat

    async def found(self, name: str) -> None:
        """Open a table and take both seats, with two new guests each time."""
        for number in count():
            try:
                async with Client(self.server.address) as host, Client(self.server.address) as other:
                    await self.open_and_sit(f"{name} {number}", host, other)
            except (httpx.TransportError, OSError, InvalidHandshake):  # killed meanwhile
                await asyncio.sleep(0.05)

    async def open_and_sit(self, name: str, host: Client, other: Client) -> None:
        for client, whose in ((host, "host"), (other, "other")):
            client.http.headers["X-Forwarded-For"] = next(addresses)
            await client.call_me(f"{name} {whose}")
            assert client.secret is not None
            self.names[client.secret] = f"{name} {whose}"
        code = await host.open_table(quick("dos", 2))
        self.codes.append(code)
        self.seats.append((code, f"{name} host", 0))
        async with other.join(code) as link:
            await link.send(requests.Sit())
            async for message in link:
                if isinstance(message, messages.Goodbye):
                    return
                if isinstance(message, messages.TableSnapshot):
                    if message.you is not None:
                        self.seats.append((code, f"{name} other", message.you))
                        return
                    await link.send(requests.Sit())  # once more after a kill

    async def check_stored(self) -> None:
        """Every table and every seat that was granted is in the store."""
        journal = await Journal.open(self.server.settings.database)
        try:
            found = {code: [entry_of(row) for row in await journal.events(code)] for code in self.codes}
            for code, stored in found.items():
                assert stored, f"the table {code} is lost"
                assert await journal.table(code) is not None
            for code, name, seat in self.seats:
                seated = [(each.event.name, each.event.seat) for each in found[code] if isinstance(each.event, events.Seated)]
                assert seated.count((name, seat)) == 1
                guest = guest_called(name, found[code])
                assert [row.code for row in await journal.tables_of_guest(guest, 9)] == [code]
        finally:
            await journal.close()

    async def check_known(self) -> None:
        """Every guest who got a secret is known by it."""
        async with Client(self.server.address) as client:
            for number, (secret, name) in enumerate(self.names.items()):
                headers = {"X-Forwarded-For": f"10.9.{number // 100}.1", "Cookie": f"maukas={secret}"}
                answer = await client.http.get("/api/me", headers=headers)
                assert answer.json()["name"] == name


@in_loop
async def test_no_table_seat_or_guest_that_was_granted_is_lost_by_a_kill(tmp_path: Path) -> None:
    dice = generator("kill", "founders")
    with ServerProcess(tmp_path) as server:
        founders = Founders(server)
        tasks = [asyncio.create_task(founders.found(name)) for name in ("Ada", "Ben", "Cat")]
        try:
            for _ in range(scaled(8)):
                seats = len(founders.seats)
                async with asyncio.timeout(TIMEOUT):
                    while len(founders.seats) < seats + 6:
                        await asyncio.sleep(0.005)
                        assert not any(task.done() for task in tasks), tasks
                await asyncio.sleep(dice.uniform(0, 0.1))
                await asyncio.to_thread(server.kill)
                await founders.check_stored()
                await asyncio.to_thread(server.start)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await founders.check_known()
        assert "Traceback" not in server.said()


# When it is asked to stop


@in_loop
async def test_a_server_that_is_asked_to_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches={"maukas.server.process:SHUTDOWN_TIMEOUT": TIMEOUT}) as server:
        async with Crowd.playing(server, TABLES) as crowd:
            for stops in range(1, scaled(3) + 1):
                await crowd.progress(5)
                await asyncio.to_thread(server.stop)
                await crowd.check_told()
                await asyncio.to_thread(server.start)
                await crowd.progress(1)
                for person in crowd.everybody:
                    farewells = [message for message in person.heard if isinstance(message, messages.Goodbye)]
                    assert [farewell.reason for farewell in farewells] == ["restart"] * stops
                    assert all(farewell.back_in is not None for farewell in farewells)
        await crowd.check_everything()
        assert "Traceback" not in server.said()
        assert "ERROR" not in server.said()
