"""`maukas serve --workers`: several processes behind one port, of which each may die or be replaced while people play."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from maukas.client import Client
from tests.journal.conftest import create_schema
from tests.server.node_processes import eventually, living
from tests.server.people import addresses, heard_more, in_loop, quick, seated
from tests.server.server_process import TIMEOUT, free_port, stored_at
from tests.server.truth import moves_in

WORKERS = 2


class Supervised:
    """A supervisor with its workers."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        self.port = free_port()
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start it, unless it runs: whichever tests have run here before."""
        if self.process is not None and self.process.poll() is None:
            return
        command = [sys.executable, "-m", "maukas", "serve", "--workers", str(WORKERS), "--port", str(self.port), "--rate", "10000"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, "--database", self.database], stdout=log, stderr=log, stdin=subprocess.DEVNULL)

    def workers(self) -> list[int]:
        return [int(child) for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def said(self) -> str:
        return self.log.read_text(errors="replace")


@pytest.fixture(scope="module")
def supervised(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Supervised]:
    asyncio.run(create_schema(postgres, "workers"))
    running = Supervised(tmp_path_factory.mktemp("workers"), f"{postgres}&search_path=workers")
    running.start()
    assert running.process is not None
    try:
        asyncio.run(eventually(lambda: all_live(running), TIMEOUT))
        yield running
    finally:
        running.process.kill()
        running.process.wait()


async def all_live(running: Supervised) -> bool:
    assert running.process is not None
    assert running.process.poll() is None, running.said()
    return running.address in running.said() and len(await living(running.database)) == WORKERS


@in_loop
async def test_people_play_on_while_workers_die_and_are_replaced(supervised: Supervised) -> None:
    supervised.start()
    await eventually(lambda: all_live(supervised), TIMEOUT)
    clients = [Client(supervised.address) for _ in range(2)]
    try:
        for number, client in enumerate(clients):
            client.http.headers["X-Forwarded-For"] = next(addresses)
            await client.call_me(f"Ada {number}")
        async with seated(clients, quick("maumau", 2)) as people:
            players = [asyncio.create_task(person.play(None)) for person in people]
            try:
                await heard_more(people, 5)
                for worker in supervised.workers():  # each of them in turn
                    os.kill(worker, signal.SIGKILL)
                    await eventually(lambda: all_live(supervised), TIMEOUT)
                    await heard_more(people, 5)
                before = {*supervised.workers()}
                os.kill(supervised.pid, signal.SIGHUP)

                async def is_replaced() -> bool:
                    return "all workers are new" in supervised.said()

                await eventually(is_replaced, TIMEOUT)
                assert not before & {*supervised.workers()}
                await heard_more(people, 5)
            finally:
                for player in players:
                    player.cancel()
                await asyncio.gather(*players, return_exceptions=True)
            stored = await stored_at(supervised.database, people[0].link.code)
            assert [each.number for each in stored] == [*range(1, len(stored) + 1)]
            for person in people:
                assert person.told.items() <= moves_in(stored).items()
    finally:
        for client in clients:
            await client.http.aclose()
    assert "Traceback" not in supervised.said()


@in_loop
async def test_they_stop_together(supervised: Supervised) -> None:
    supervised.start()
    await eventually(lambda: all_live(supervised), TIMEOUT)
    assert supervised.process is not None
    workers = supervised.workers()
    assert len(workers) == WORKERS
    supervised.process.terminate()
    assert await asyncio.to_thread(supervised.process.wait, TIMEOUT) == 0
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
    assert await living(supervised.database) == []


@in_loop
async def test_and_none_is_left_when_the_supervisor_is_killed(supervised: Supervised) -> None:
    supervised.start()
    await eventually(lambda: all_live(supervised), TIMEOUT)
    workers = supervised.workers()
    os.kill(supervised.pid, signal.SIGKILL)
    assert supervised.process is not None
    await asyncio.to_thread(supervised.process.wait, TIMEOUT)

    async def are_gone() -> bool:
        return not any(Path(f"/proc/{worker}").exists() for worker in workers)

    await eventually(are_gone, TIMEOUT)


def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "maukas", "serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'store.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, env={**os.environ, "LANG": "C"})
    assert done.returncode == 2
    assert "--workers needs a database in PostgreSQL" in done.stderr
    assert f"maukas move {tmp_path / 'store.db'} postgresql://" in done.stderr
    assert not [*tmp_path.iterdir()]
