"""Nodes share a PostgreSQL database, others have it alone; and no statement takes for ever."""

import asyncio

import asyncpg
import pytest

from maukas.journal import postgres_lock
from maukas.journal.errors import InUse
from maukas.journal.store_lock import owned
from tests.journal.samples import in_loop, opened

KILL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maukas lock'"


def never() -> None:
    raise AssertionError("nobody else has it")


@in_loop
async def test_a_second_server_on_the_same_database_is_refused_until_the_first_one_ends(postgres_address: str) -> None:
    async with owned(postgres_address, never), opened(postgres_address):
        with pytest.raises(InUse):
            async with owned(postgres_address, never):
                pass
    async with owned(postgres_address, never):
        pass


@in_loop
async def test_nodes_share_a_database_and_whoever_wants_it_alone_waits_for_all_of_them(postgres_address: str) -> None:
    async with owned(postgres_address, never, shared=True):
        async with owned(postgres_address, never, shared=True):
            pass
        with pytest.raises(InUse):  # as a server without nodes
            async with owned(postgres_address, never):
                pass
    async with owned(postgres_address, never):
        with pytest.raises(InUse):
            async with owned(postgres_address, never, shared=True):
                pass


@in_loop
async def test_other_stores_of_the_same_database_are_in_nobodys_way(postgres: str, postgres_address: str) -> None:
    async with owned(postgres_address, never), owned(postgres, never):
        pass


@in_loop
async def takes_it_again(address: str) -> None:
    lost = asyncio.Event()
    async with owned(address, lost.set):
        await execute(address, KILL)
        async with asyncio.timeout(30):
            while True:  # until it has come back
                try:
                    async with owned(address, never):
                        await asyncio.sleep(0.02)
                except InUse:
                    break
                await asyncio.sleep(0.2)
        assert not lost.is_set()


@in_loop
async def hears_of_another(address: str) -> None:
    lost = asyncio.Event()
    async with owned(address, lost.set):
        await execute(address, KILL)
        async with owned(address, never):
            await asyncio.wait_for(lost.wait(), 30)


async def execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def test_a_lost_connection_is_made_again(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_lock, "LOOK_EVERY", 0.1)
    takes_it_again(postgres_address)


def test_and_a_server_that_came_too_late_hears_of_it(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_lock, "LOOK_EVERY", 0.5)
    hears_of_another(postgres_address)


@in_loop
async def test_every_statement_has_a_timeout(postgres_address: str) -> None:
    async with opened(postgres_address) as journal:
        store = journal._store
        for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            value = await store.change(lambda connection, name=name: connection.exec_driver_sql(f"SHOW {name}").scalar_one())  # type: ignore[misc]
            assert value not in ("0", "")
