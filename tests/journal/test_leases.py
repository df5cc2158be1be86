"""A table has one owner: what an older one still wants to store is refused, whatever the two do at the same time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import AsyncMock

import asyncpg
import pytest

from maukas.journal import node_lease
from maukas.journal.errors import Conflict, LeaseLost, Unavailable
from maukas.journal.journal import Journal
from maukas.journal.leases import check_leases
from maukas.journal.node_lease import NodeCard, NodeLease
from maukas.journal.rows import Batch, Lease
from maukas.journal.store import translated
from maukas.journal.writer import Writer
from tests.journal.samples import event, events, in_loop, opened, table

TIMEOUT = 30.0  # seconds


@asynccontextmanager
async def living(address: str, *names: str) -> AsyncIterator[list[NodeLease]]:
    """Nodes that have just begun to live."""
    nodes = [NodeLease(address, NodeCard(f"{name}:1", "here", "secret", "1")) for name in names]
    try:
        for node in nodes:
            await node.register(b"{}")
        yield nodes
    finally:
        for node in nodes:
            node.close()


async def execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def let_die(address: str, node: NodeLease) -> None:
    """Let the time of a node be over, for the database."""
    await execute(address, f"UPDATE nodes SET until = 0 WHERE id = '{node.id}'")  # noqa: S608


async def open_table(journal: Journal, node: NodeLease, code: str = "a") -> Lease:
    lease = Lease(code, node.id, 1)
    await journal.append(Batch([event(code, 1)], [table(code)], opened=[lease]), [Lease(code, node.id, 0)])
    return lease


@in_loop
async def test_a_table_that_is_opened_has_an_owner_at_once(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada") as (ada,):
        await open_table(journal, ada)
        owner = await journal.owner("a")
        assert owner is not None
        assert (owner.owner, owner.epoch, owner.address, owner.secret) == (ada.id, 1, "ada:1", "secret")
        assert [(node.id, node.address, node.draining) for node in await journal.nodes()] == [(ada.id, "ada:1", False)]


@in_loop
async def test_a_table_is_not_taken_from_a_node_that_lives(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada", "ben") as (ada, ben):
        held = await open_table(journal, ada)
        assert await journal.take("a", ben.id, 1) is None
        await journal.append(Batch([event("a", 2)]), [held])


@in_loop
async def test_nor_is_one_that_there_is_not(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada") as (ada,):
        assert await journal.owner("a") is None
        assert await journal.take("a", ada.id, 0) is None


@in_loop
async def test_a_table_of_a_server_without_nodes_is_taken_by_the_first_who_comes(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada", "ben") as (ada, ben):
        await journal.append(Batch([event("a", 1)], [table("a")]))
        assert await journal.take("a", ada.id, 0) == Lease("a", ada.id, 1)
        assert await journal.take("a", ben.id, 0) is None


@in_loop
async def test_whoever_was_dead_for_others_stores_nothing_more(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada", "ben") as (ada, ben):
        held = await open_table(journal, ada)
        await let_die(postgres_address, ada)
        assert await journal.take("a", ben.id, 1) == Lease("a", ben.id, 2)
        with pytest.raises(LeaseLost):
            await journal.append(Batch([event("a", 2)]), [held])
        with pytest.raises(LeaseLost):
            await journal.append(Batch(), [held])  # nor does it tell anything
        with pytest.raises(LeaseLost):
            await open_table(journal, ada, "b")
        with pytest.raises(LeaseLost):
            await ada.renew(b"{}")
        assert not ada.is_sure
        assert len(await journal.events("a")) == 1
        assert await journal.table("b") is None
        await journal.append(Batch([event("a", 2)]), [Lease("a", ben.id, 2)])


@in_loop
async def test_a_node_that_was_late_lives_on_if_nobody_wanted_its_tables(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada") as (ada,):
        held = await open_table(journal, ada)
        await let_die(postgres_address, ada)
        assert await ada.renew(b"{}") is False
        await journal.append(Batch([event("a", 2)]), [held])


@in_loop
async def test_an_epoch_is_over_when_the_same_node_takes_the_table_again(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada") as (ada,):
        held = await open_table(journal, ada)
        assert await journal.take("a", ada.id, 1) == Lease("a", ada.id, 2)
        with pytest.raises(LeaseLost):
            await journal.append(Batch([event("a", 2)]), [held])


@in_loop
async def test_a_table_that_was_let_go_is_anybodys(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada", "ben") as (ada, ben):
        held = await open_table(journal, ada)
        await journal.append(Batch(released=[Lease("a", ada.id, 7)]))  # of an epoch that is not the present one
        assert await journal.take("a", ben.id, 1) is None
        await journal.append(Batch(released=[held]))
        assert await journal.take("a", ben.id, 1) == Lease("a", ben.id, 2)


@in_loop
async def test_whoever_gets_the_same_address_in_the_same_place_is_the_heir(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada") as (before,):
        await open_table(journal, before)
        async with living(postgres_address, "ada") as (after,):
            assert await journal.take("a", after.id, 1) == Lease("a", after.id, 2)


@in_loop
async def test_one_of_many_who_want_a_table_gets_it(postgres_address: str) -> None:
    names = [f"node {number}" for number in range(6)]
    async with opened(postgres_address) as journal, living(postgres_address, "ada", *names) as (ada, *others):
        await open_table(journal, ada)
        for epoch in range(1, 8):
            await execute(postgres_address, f"UPDATE leases SET owner = 'nobody {epoch}'")  # noqa: S608
            taken = await asyncio.gather(*(journal.take("a", node.id, epoch) for node in others))
            assert [lease.epoch for lease in taken if lease is not None] == [epoch + 1]


async def store_slowly(journal: Journal, held: Lease, seconds: float) -> None:
    """Stand still between the check of a lease and the end of the transaction."""
    with translated():
        async with journal._store._engine.begin() as connection:  # type: ignore[attr-defined]
            await check_leases(connection, [held])
            await asyncio.sleep(seconds)
            await connection.exec_driver_sql("SELECT 1")


@in_loop
async def test_a_table_is_not_taken_while_its_owner_stores(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada", "ben") as (ada, ben):
        held = await open_table(journal, ada)
        storing = asyncio.create_task(store_slowly(journal, held, 1.5))
        await asyncio.sleep(0.5)
        await let_die(postgres_address, ada)
        assert await asyncio.wait_for(journal.take("a", ben.id, 1), TIMEOUT) is not None
        assert storing.done()
        await storing


@in_loop
async def test_a_node_renews_its_lease_while_it_stores(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada") as (ada,):
        held = await open_table(journal, ada)
        storing = asyncio.create_task(store_slowly(journal, held, 1.5))
        await asyncio.sleep(0.5)
        assert await ada.renew(b"{}") is False
        assert not storing.done()
        await storing


@in_loop
async def test_a_process_that_stands_still_in_a_transaction_holds_nobody_up_for_long(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada", "ben") as (ada, ben):
        held = await open_table(journal, ada)
        storing = asyncio.create_task(store_slowly(journal, held, 8.0))
        await asyncio.sleep(0.5)
        await let_die(postgres_address, ada)
        assert await asyncio.wait_for(journal.take("a", ben.id, 1), TIMEOUT) is not None
        assert not storing.done()
        with pytest.raises(Unavailable):
            await storing


@in_loop
async def test_in_a_group_only_those_fail_whose_table_was_lost(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada", "ben") as (ada, ben):
        kept, lost = await open_table(journal, ada, "a"), await open_table(journal, ben, "b")
        await let_die(postgres_address, ben)
        assert await journal.take("b", ada.id, 1) is not None
        answers: list[str] = []
        writer = Writer(journal)
        for lease, number in ((kept, 2), (lost, 2), (kept, 3), (lost, 3)):
            name = f"{lease.code}{number}"
            writer.put(
                Batch([event(lease.code, number)]),
                lambda name=name: answers.append(name),  # type: ignore[misc]
                lambda error, name=name: answers.append(f"{name}: {type(error).__name__}"),  # type: ignore[misc]
                code=lease.code,
                lease=lease,
            )
        await writer.close()
        assert answers == ["a2", "b2: LeaseLost", "a3", "b3: Abandoned"]
        assert await journal.events("a") == events("a", 1, 3)
        assert await journal.events("b") == events("b", 1, 1)


@pytest.mark.parametrize("is_sure", [True, False])
@in_loop
async def test_whoever_is_not_sure_asks_before_telling_anything(postgres_address: str, is_sure: bool) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada") as (ada,):
        held = await open_table(journal, ada)
        await execute(postgres_address, "DELETE FROM nodes")
        answers: list[str] = []
        writer = Writer(journal, is_sure=lambda: is_sure)
        writer.put(Batch(), lambda: answers.append("told"), lambda error: answers.append(type(error).__name__), code="a", lease=held)
        await writer.close()
        assert answers == (["told"] if is_sure else ["LeaseLost"])


@in_loop
async def test_numbers_are_refused_twice_whoever_owns_the_table(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada") as (ada,):
        held = await open_table(journal, ada)
        with pytest.raises(Conflict):
            await journal.append(Batch([event("a", 1)]), [held])


@in_loop
async def test_a_clock_of_days_is_minded_by_its_owner_or_by_anybody_if_there_is_none(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada", "ben") as (ada, ben):
        lease = Lease("a", ada.id, 1)
        await journal.append(Batch([event("a", 1)], [table("a", alarm=5.0)], opened=[lease]), [Lease("a", ada.id, 0)])
        assert await journal.due(4.0, ada.id) == []
        assert await journal.due(6.0, ada.id) == ["a"]
        assert await journal.due(6.0, ben.id) == []
        await let_die(postgres_address, ada)
        assert await journal.due(6.0, ben.id) == ["a"]


@in_loop
async def test_a_node_is_asked_to_give_its_tables_to_others(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, living(postgres_address, "ada") as (ada,):
        assert await journal.set_draining(ada.id, True)
        assert await ada.renew(b"{}") is True
        assert not await journal.set_draining("nobody", True)


@in_loop
async def is_unsure_in_time(address: str) -> None:
    async with opened(address), living(address, "ada") as (ada,):
        assert ada.is_sure
        assert 0 < ada.left <= node_lease.LASTS
        await execute(address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maukas node'")
        with pytest.raises(Unavailable):
            await ada.renew(b"{}")
        assert await ada.renew(b"{}") is False  # on a new connection
        await asyncio.sleep(ada.left + 0.01)
        assert not ada.is_sure


@in_loop
async def test_whatever_the_driver_complains_of_the_lease_is_renewed_on_a_new_connection(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_address), living(postgres_address, "ada") as (ada,):
        with monkeypatch.context() as broken:  # as seen on a busy machine, when the database had closed the connection
            broken.setattr(asyncpg.Connection, "fetchval", AsyncMock(side_effect=asyncpg.InternalClientError("another operation")))
            with pytest.raises(Unavailable):
                await ada.renew(b"{}")
        assert ada.connection is None
        assert await ada.renew(b"{}") is False


def test_a_node_whose_database_is_away_knows_when_it_may_be_dead_for_others(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_lease, "LASTS", 1.0)
    is_unsure_in_time(postgres_address)
