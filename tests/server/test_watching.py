"""What an operator sees: whether moves can be stored, and figures of who and what is there."""

import asyncio
import resource
from pathlib import Path

import asyncpg
import httpx
import pytest

from maukas.journal.errors import Unavailable
from maukas.journal.journal import Journal
from maukas.server.readiness import Readiness
from tests.server.people import Person, all_play, guests, in_loop, quick, seated, until
from tests.server.server_process import TIMEOUT, ServerProcess


async def ready(server: ServerProcess, expected: bool) -> httpx.Response:
    """Ask until it says so."""
    async with httpx.AsyncClient(base_url=server.address, timeout=TIMEOUT) as client, asyncio.timeout(TIMEOUT):
        while (answer := await client.get("/ready")).is_success != expected:
            await asyncio.sleep(0.2)
    return answer


@in_loop
async def test_with_a_full_disk_it_is_not_ready_and_with_room_again_it_is(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        await ready(server, expected=True)
        no_room = (0, resource.RLIM_INFINITY)  # no file of the process may grow: the system says so at each write
        room = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, no_room)
        answer = await ready(server, expected=False)
        assert (answer.status_code, answer.json()["store"]) == (503, False)
        async with httpx.AsyncClient(base_url=server.address) as client:
            assert (await client.get("/health")).text == "ok\n"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, room)
        await ready(server, expected=True)
        assert "Traceback" not in server.said()


@in_loop
async def test_with_a_read_only_store_it_is_not_ready(tmp_path: Path, postgres_address: str) -> None:
    with ServerProcess(tmp_path, database=postgres_address) as server:
        await ready(server, expected=True)
        operator = await asyncpg.connect(postgres_address)
        role = await operator.fetchval("SELECT quote_ident(current_user)")
        cut_off = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maukas' AND pid <> pg_backend_pid()"
        try:
            await operator.execute(f"ALTER ROLE {role} SET default_transaction_read_only = on")
            await operator.execute(cut_off)
            await ready(server, expected=False)
        finally:
            await operator.execute("SET default_transaction_read_only = off")
            await operator.execute(f"ALTER ROLE {role} RESET default_transaction_read_only")
            await operator.execute(cut_off)
            await operator.close()
        await ready(server, expected=True)


class CountingJournal(Journal):
    """A journal that counts how often it is checked, and takes as long as it is told."""

    def __init__(self) -> None:
        self.checks = 0
        self.gate = asyncio.Event()
        self.is_broken = False

    async def check(self) -> None:
        self.checks += 1
        await self.gate.wait()
        if self.is_broken:
            raise Unavailable("disk is full")


@in_loop
async def test_however_many_ask_the_store_is_written_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maukas.server.readiness.LONGEST", 0.05)
    now, journal = 0.0, CountingJournal()
    readiness = Readiness(journal, lambda: now)
    assert not any(await asyncio.gather(*(readiness.store_works() for _ in range(50))))  # it takes too long
    journal.gate.set()
    assert all(await asyncio.gather(*(readiness.store_works() for _ in range(50))))
    assert await readiness.store_works()
    assert journal.checks == 1
    now, journal.is_broken = 1.5, True
    assert not await readiness.store_works()
    assert journal.checks == 2


@in_loop
async def test_people_tables_moves_and_the_store_are_counted(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada", "Ben", "Cai") as clients:
            async with (
                seated(clients[:2], quick("dos", 2)) as people,
                clients[2].join(await clients[2].open_table(quick("maumau", 2))) as link,
            ):
                await until(Person(link), lambda _: True)
                await until(people[0], lambda table: table.phase == "dealing")
                figures = await asyncio.to_thread(server.figures)
                assert figures["maukas_people"] == 3
                assert figures['maukas_tables{game="maumau",phase="waiting"}'] == 1
                assert figures['maukas_tables{game="dos",phase="dealing"}'] == 1
                await all_play(people)
                moves = len(people[0].told)
            figures = await asyncio.to_thread(server.figures)
        assert figures["maukas_moves_total"] == moves > 0
        assert figures["maukas_store_seconds_count"] > 0
        assert figures["maukas_store_seconds_sum"] > 0
        assert figures["maukas_bot_thoughts_waiting"] == figures["maukas_bot_thoughts_running"] == 0
        assert figures["process_resident_memory_bytes"] > 10_000_000
