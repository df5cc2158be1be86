"""What is appended is found again, all of it or nothing."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

import asyncpg
import pytest
from sqlalchemy import make_url, text

from maukas.journal.errors import Conflict, Unavailable
from maukas.journal.journal import Journal, open_store
from maukas.journal.rows import Batch, EventRow, PlayerRow, SitterRow
from tests.journal.samples import event, events, finished, guest, in_loop, opened, table


@in_loop
async def test_what_is_appended_is_there_when_the_store_is_opened_again(address: str) -> None:
    batch = Batch(events("AB", 1, 3), [table("AB", alarm=7.5)], [finished("m1", "AB", 2, 3)], [SitterRow("g1", "AB", True)])
    async with opened(address) as journal:
        await journal.append(batch)
    async with opened(address) as journal:
        assert await journal.table("AB") == batch.tables[0]
        assert await journal.events("AB") == batch.events
        assert await journal.match("m1") == batch.matches[0]
        assert await journal.tables_of_guest("g1", 10) == batch.tables
        assert await journal.table("XX") is None
        assert await journal.match("m2") is None
        assert await journal.events("XX") == []


@in_loop
async def test_a_part_of_what_happened_is_read(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(Batch([*events("AB", 1, 6), *events("CD", 1, 6)], [table("AB", replay_from=5), table("CD")]))
        assert await journal.events("AB", 3) == events("AB", 3, 6)
        assert await journal.events("AB", 3, 4) == events("AB", 3, 4)
        assert await journal.replayable("AB") == [event("AB", 1), event("AB", 5), event("AB", 6)]
        assert await journal.replayable("CD") == events("CD", 1, 6)
        assert await journal.replayable("XX") == []


@in_loop
async def test_a_table_row_replaces_the_one_before_it(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(Batch(tables=[table("AB"), table("CD")]))
        await journal.append(Batch(tables=[table("AB", summary=b"on", changed=1.0), table("AB", summary=b"over", changed=2.0, alarm=3.0)]))
        assert await journal.table("AB") == table("AB", summary=b"over", changed=2.0, alarm=3.0)
        assert await journal.table("CD") == table("CD")


@pytest.mark.parametrize(
    "bad",
    [
        Batch([*events("CD", 1, 1), event("AB", 2)]),  # stored already
        Batch([*events("CD", 1, 1), event("AB", 4)]),  # the one before is missing
        Batch([*events("CD", 1, 1), event("EF", 2)]),
        Batch([*events("CD", 1, 1), event("EF", 0)]),
        Batch(events("CD", 1, 1), [], [finished("m1", "CD", 1, 1)]),  # a match of this id is stored already
        Batch(events("CD", 1, 1), [], [], [SitterRow("g2", "EF", True)]),  # there is no such table
        Batch(events("CD", 1, 1), [], [], [], [PlayerRow("m2", "g2")]),
    ],
)
@in_loop
async def test_of_a_batch_that_is_refused_nothing_is_stored(address: str, bad: Batch) -> None:
    async with opened(address) as journal:
        good = Batch(events("AB", 1, 2), [table("AB")], [finished("m1", "AB", 1, 2)])
        await journal.append(good)
        with pytest.raises(Conflict):
            await journal.append(Batch(bad.events, [table("AB", summary=b"over")], bad.matches, bad.sitters, bad.players))
        assert await journal.events("AB") == good.events
        assert await journal.events("CD") == []
        assert await journal.table("AB") == table("AB")
        assert await journal.match("m1") == good.matches[0]
        await journal.append(Batch([event("AB", 3)]))  # and the store goes on


@in_loop
async def test_what_is_stored_does_not_get_into_error_messages(address: str) -> None:
    async with opened(address) as journal:
        secret = Batch([EventRow("AB", 1, 0.0, b"seed-of-the-round")])
        await journal.append(secret)
        with pytest.raises(Conflict) as caught:
            await journal.append(secret)
        assert "seed-of-the-round" not in f"{caught.value} {caught.value.__cause__}"
        await journal.add_guest(guest("g1"))
        with pytest.raises(Conflict) as caught:
            await journal.add_guest(guest("g1"))
        assert "Aino" not in f"{caught.value} {caught.value.__cause__}"


@in_loop
async def test_an_event_keeps_its_bytes_and_its_time(address: str) -> None:
    wanted = [EventRow("Ä♥", 1, 1731712345.123456, bytes(range(256)) * 300), EventRow("Ä♥", 2, 0.1 + 0.2, b"")]
    async with opened(address) as journal:
        await journal.append(Batch(wanted))
        assert await journal.events("Ä♥") == wanted


@in_loop
async def test_matches_come_newest_first_and_no_more_than_asked_for(address: str) -> None:
    found = [finished("m1", "AB", 1, 2, 10.0), finished("m2", "AB", 3, 4, 30.0), finished("m3", "CD", 1, 9, 20.0)]
    played = [PlayerRow("m1", "g1"), PlayerRow("m2", "g2"), PlayerRow("m2", "g1"), PlayerRow("m3", "g1")]
    async with opened(address) as journal:
        await journal.append(Batch(matches=found, players=played))
        assert await journal.matches_of_guest("g1", 10) == [found[1], found[2], found[0]]
        assert await journal.matches_of_guest("g1", 2) == [found[1], found[2]]
        assert await journal.matches_of_guest("g2", 10) == [found[1]]
        assert await journal.matches_of_guest("g3", 10) == []


@in_loop
async def test_a_guest_has_the_tables_where_he_sits(address: str) -> None:
    rows = [table("AB", changed=1.0), table("CD", changed=3.0), table("EF", changed=2.0)]
    async with opened(address) as journal:
        await journal.append(Batch(tables=rows, sitters=[SitterRow("g1", code, True) for code in ("AB", "CD", "EF")]))
        assert await journal.tables_of_guest("g1", 10) == [rows[1], rows[2], rows[0]]
        assert await journal.tables_of_guest("g1", 2) == [rows[1], rows[2]]
        leaves = [SitterRow("g1", "CD", False), SitterRow("g1", "EF", False), SitterRow("g1", "EF", True)]
        await journal.append(Batch(sitters=[*leaves, SitterRow("g1", "AB", True), SitterRow("g2", "CD", True)]))
        assert await journal.tables_of_guest("g1", 10) == [rows[2], rows[0]]  # the later of two counts, twice is once
        assert await journal.tables_of_guest("g2", 10) == [rows[1]]


@in_loop
async def test_tables_are_due_when_their_alarm_has_come(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(Batch(tables=[table("AB", alarm=5.0), table("CD", alarm=4.0), table("EF", alarm=5.5), table("GH")]))
        assert await journal.due(3.9) == []
        assert await journal.due(5.0) == ["CD", "AB"]
        await journal.append(Batch(tables=[table("CD")]))
        assert await journal.due(6.0) == ["AB", "EF"]


@in_loop
async def test_a_guest_is_known_again_by_the_secret(address: str) -> None:
    async with opened(address) as journal:
        await journal.add_guest(guest("g1"))
        await journal.add_guest(guest("g2"))
        assert await journal.guest("g1") == guest("g1")
        assert await journal.guest_by_secret(b"hash of g2") == guest("g2")
        assert await journal.guest("g3") is None
        assert await journal.guest_by_secret(b"hash of g3") is None


@in_loop
async def test_an_id_or_a_secret_belongs_to_one_guest(address: str) -> None:
    async with opened(address) as journal:
        await journal.add_guest(guest("g1"))
        for other in (guest("g1"), type(guest("g1"))("g2", b"hash of g1", "Bo", "fi", b"", 0.0, 0.0)):
            with pytest.raises(Conflict):
                await journal.add_guest(other)
        assert await journal.guest("g1") == guest("g1")
        assert await journal.guest("g2") is None


@in_loop
async def test_of_a_guest_only_what_is_given_changes(address: str) -> None:
    async with opened(address) as journal:
        await journal.add_guest(guest("g1"))
        await journal.add_guest(guest("g2"))
        await journal.update_guest("g1")
        assert await journal.guest("g1") == guest("g1")
        await journal.update_guest("g1", name="Åsa", language="sv", seen=9.5)
        changed = await journal.guest("g1")
        assert changed is not None
        assert (changed.name, changed.language, changed.preferences, changed.seen) == ("Åsa", "sv", b"{}", 9.5)
        await journal.update_guest("g1", language=None, preferences=b'{"auto": true}')
        changed = await journal.guest("g1")
        assert changed is not None
        assert (changed.name, changed.language, changed.preferences, changed.seen) == ("Åsa", None, b'{"auto": true}', 9.5)
        assert await journal.guest("g2") == guest("g2")
        await journal.update_guest("g3", name="Cai")
        assert await journal.guest("g3") is None


@in_loop
async def test_whoever_reads_does_not_wait_for_who_writes(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(Batch(events("AB", 1, 1), [table("AB")]))
        async with held_back(address):
            appending = asyncio.create_task(journal.append(Batch([event("AB", 2)], [table("AB", summary=b"on")])))
            await asyncio.sleep(0.1)
            read = [journal.events("AB") for _ in range(20)]
            assert await asyncio.wait_for(asyncio.gather(*read), 5) == [[event("AB", 1)]] * 20
            await asyncio.wait_for(journal.append(Batch()), 5)  # where there is nothing to store, there is nothing to wait for
            assert not appending.done()
        await appending
        assert await journal.events("AB") == events("AB", 1, 2)


@asynccontextmanager
async def held_back(address: str) -> AsyncIterator[None]:
    """Let nobody write."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(str(url.database), isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            yield
    else:
        connection = await asyncpg.connect(address)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
                yield
        finally:
            await connection.close()


@in_loop
async def test_a_commit_is_on_the_disk(sqlite_address: str) -> None:
    store = await open_store(sqlite_address)
    try:
        assert await store.change(lambda connection: connection.execute(text("PRAGMA journal_mode")).scalar()) == "wal"
        assert await store.change(lambda connection: connection.execute(text("PRAGMA synchronous")).scalar()) == 2  # FULL
        assert await store.change(lambda connection: connection.execute(text("PRAGMA foreign_keys")).scalar()) == 1
    finally:
        await store.close()


@in_loop
async def test_a_commit_is_on_the_disk_of_a_server_that_would_not_by_itself(postgres_address: str) -> None:
    async with set_on_server(postgres_address, "synchronous_commit = off"):
        store = await open_store(postgres_address)
        try:
            assert await store.change(lambda connection: connection.execute(text("SHOW synchronous_commit")).scalar()) == "on"
        finally:
            await store.close()


@in_loop
async def test_a_connection_that_broke_is_made_again(postgres_address: str) -> None:
    async with opened(postgres_address) as journal:
        await journal.append(Batch(events("AB", 1, 1)))
        async with set_on_server(postgres_address, "work_mem = '8MB'"):
            await journal.append(Batch([event("AB", 2)]))
        assert await journal.events("AB") == events("AB", 1, 2)


@in_loop
async def test_a_store_that_works_passes_the_check(address: str) -> None:
    async with opened(address) as journal:
        await journal.check()


@in_loop
async def test_a_file_that_takes_no_writes_does_not_pass_the_check(sqlite_address: str) -> None:
    store = await open_store(sqlite_address)
    try:
        await store.change(lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON"))
        with pytest.raises(Unavailable, match="readonly"):
            await Journal(store).check()
    finally:
        await store.close()


@in_loop
async def test_a_server_that_takes_no_writes_does_not_pass_the_check(postgres_address: str) -> None:
    async with opened(postgres_address) as journal, set_on_server(postgres_address, "default_transaction_read_only = on"):
        with pytest.raises(Unavailable, match="read-only"):
            await journal.check()


@asynccontextmanager
async def set_on_server(address: str, setting: str) -> AsyncIterator[None]:
    """Let a setting hold for a while, and break the connections that do not know of it."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f"ALTER DATABASE postgres SET {setting}")
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maukas'")
        yield
    finally:
        await connection.execute(f"ALTER DATABASE postgres RESET {setting.partition(' ')[0]}")
        await connection.close()
