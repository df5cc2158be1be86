"""A database that says goodbye, and whose connections are closed only later: they are lost, and nothing else is wrong."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import httpx
import pytest

from maukas.journal import bell, postgres_lock
from maukas.journal.bell import Bell
from maukas.journal.postgres_lock import postgres_locked
from tests.journal.samples import in_loop
from tools.siege.tcp_proxy import AT_ONCE, Passage, TcpProxy

END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
COUNT = "SELECT count(*) FROM pg_stat_activity WHERE application_name = $1"


class LateEnds(TcpProxy):
    """A network where the end of the first connection does not arrive, though the last words of the server do."""

    first: Passage | None = None

    async def hand_on(self, passage: Passage, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.first = self.first or passage
        while data := await reader.read(AT_ONCE):
            writer.write(data)
        if writer is passage.server or passage is not self.first:
            writer.close()


@asynccontextmanager
async def late_ends(address: str) -> AsyncIterator[str]:
    """The address of the same database behind such a network."""
    place = httpx.URL(address).params
    proxy = LateEnds(Path(place["host"]) / ".s.PGSQL.5432")
    await proxy.start()
    try:
        yield f"postgresql://maukas@127.0.0.1:{proxy.port}/postgres?search_path={place['search_path']}"
    finally:
        await proxy.stop()


async def say_goodbye(address: str, name: str) -> None:
    """Let the server end the connections of one name, and wait until that has arrived."""
    connection = await asyncpg.connect(address)
    try:
        assert await connection.fetch(END, name)
        while await connection.fetchval(COUNT, name):
            await asyncio.sleep(0.01)
    finally:
        await connection.close()
    await asyncio.sleep(0.1)


@in_loop
async def ring_again(address: str, log: pytest.LogCaptureFixture) -> None:
    heard = asyncio.Event()
    async with late_ends(address) as late:
        ringing = Bell(late, heard.set)
        task = asyncio.create_task(ringing.live())
        try:
            await asyncio.wait_for(heard.wait(), 30)
            heard.clear()
            await say_goodbye(address, "maukas bell")
            ringing.ring()
            await asyncio.wait_for(heard.wait(), 30)  # whoever begins to listen looks once
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
    assert not log.records


def test_a_bell_listens_again_without_a_word(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bell, "RECONNECT_EVERY", 0.1)
    caplog.set_level(logging.WARNING, logger="maukas")
    ring_again(postgres_address, caplog)


@in_loop
async def lock_again(address: str) -> None:
    async with late_ends(address) as late, postgres_locked(late, never):
        await say_goodbye(address, "maukas lock")
        connection = await asyncpg.connect(address)
        try:
            async with asyncio.timeout(30):
                while not await connection.fetchval(COUNT, "maukas lock"):
                    await asyncio.sleep(0.05)
        finally:
            await connection.close()


def never() -> None:
    raise AssertionError("nobody else has it")


def test_a_lock_is_taken_again(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_lock, "LOOK_EVERY", 0.1)
    lock_again(postgres_address)
