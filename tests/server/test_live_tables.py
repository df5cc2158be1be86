"""Tables in memory over a real store, in one process: each is on its own, also in what can go wrong with it."""

import asyncio
import gc
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from maukas.journal.journal import Journal
from maukas.journal.rows import Batch, Lease
from maukas.protocol import requests
from maukas.protocol.settings import Settings
from maukas.protocol.summaries import TableSummary
from maukas.server.bots.bot_threads import BotThreads
from maukas.server.hosting.day_clocks import FIRST_RETRY, LONGEST_RETRY, DayClocks
from maukas.server.hosting import lobby as lobby_module
from maukas.server.hosting import table_loader
from maukas.server.hosting.journal_rows import summary_of
from maukas.server.hosting.live_table import LiveTable
from maukas.server.hosting.live_tables import LiveTables
from maukas.server.hosting.lobby import KEPT_FOR, Lobby
from maukas.server.metrics import Metrics
from maukas.server.nodes.ownership import OwnedElsewhere
from maukas.server.settings import ServerSettings
from maukas.tables.decider import Decider, Person
from maukas.tables.entry import Entry
from maukas.tables.table import Table
from tests.server.server_process import TIMEOUT
from tests.server.test_bot_turns import Onlooker

ADA = Person("ada", "Ada")
USUAL = Decider(("casual",))
PUBLIC = Settings(game="dos", seats=2, public=True)
SLOW = Settings(game="dos", seats=2, clock=86_400)


@asynccontextmanager
async def hosting(folder: Path, decider: Decider = USUAL, **settings: Any) -> AsyncIterator[LiveTables]:
    """Tables over a store in a folder."""
    journal, threads = await Journal.open(f"sqlite:///{folder}/store.db"), BotThreads(1)
    live_tables = LiveTables(ServerSettings(**settings), journal, decider, Metrics(), threads)
    try:
        yield live_tables
    finally:
        await live_tables.close()
        threads.close()
        await journal.close()


def change(folder: Path, statement: str, *values: object) -> None:
    """Change something in the store behind everybody's back."""
    with closing(sqlite3.connect(folder / "store.db")) as connection, connection:
        connection.execute(statement, values)


def test_a_table_that_cannot_be_loaded_keeps_no_other_waiting_and_is_tried_again_ever_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    now = 0.0

    async def host() -> None:
        nonlocal now
        async with hosting(tmp_path) as before:
            broken, whole = [await before.open_table(ADA, SLOW) for _ in range(2)]
        good = await first_event(tmp_path, broken)
        change(tmp_path, "UPDATE tables SET alarm = CASE code WHEN ? THEN 1 ELSE 2 END", broken)
        change(tmp_path, "UPDATE events SET data = ? WHERE code = ? AND number = 1", b"not what a table says", broken)
        async with hosting(tmp_path) as live_tables:
            clocks = DayClocks(live_tables, live_tables.metrics, lambda: now)
            tries = []
            for pause in (0.0, 0.0, FIRST_RETRY, FIRST_RETRY, FIRST_RETRY, 100 * LONGEST_RETRY, LONGEST_RETRY):
                now += pause
                await clocks.load_due()
                tries.append(live_tables.metrics.registry.get_sample_value("maukas_load_failures_total"))
            assert [*live_tables.by_code] == [whole]
            assert tries == [1, 1, 2, 2, 3, 4, 5]
            clocks.failures[broken] = 5000, now  # after months
            await clocks.load_due()
            assert clocks.failures[broken] == (5001, now + LONGEST_RETRY)
            assert broken not in caplog.text  # whoever reads the log could sit down there
            change(tmp_path, "UPDATE events SET data = ? WHERE code = ? AND number = 1", good, broken)
            now += LONGEST_RETRY
            await clocks.load_due()
            assert {*live_tables.by_code} == {broken, whole}
            assert not clocks.failures

    asyncio.run(host())
    assert caplog.text.count("could not be loaded") == 6


async def first_event(folder: Path, code: str) -> bytes:
    """What the store says happened first at a table."""
    journal = await Journal.open(f"sqlite:///{folder}/store.db")
    try:
        return (await journal.events(code, 1, 1))[0].data
    finally:
        await journal.close()


def test_the_code_of_a_new_table_is_the_deciders(tmp_path: Path) -> None:
    async def host() -> str:
        async with hosting(tmp_path, Decider(("casual",), code=lambda: "bababababa")) as live_tables:
            return await live_tables.open_table(ADA, SLOW)

    assert asyncio.run(host()) == "bababababa"


def test_the_lobby_is_looked_through_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, looked = 100.0, 0

    class Somebody:
        """A viewer, for a table without one is not in the lobby."""

        person, address = ADA, ""
        is_screen = False

        def send(self, data: bytes) -> None:
            """Nothing is read."""

        def finish(self, goodbye: object) -> None:
            """Nothing is closed."""

    def counted(*given: object) -> TableSummary:
        nonlocal looked
        looked += 1
        return summary_of(*given)  # type: ignore[arg-type]

    async def host() -> None:
        nonlocal now
        monkeypatch.setattr(lobby_module, "summary_of", counted)
        async with hosting(tmp_path) as live_tables:
            lobby = Lobby(live_tables, lambda: now)
            first = await live_tables.open_table(ADA, PUBLIC)
            live_tables.by_code[first].add(Somebody())
            assert [[table.code for table in lobby.tables()] for _ in range(3)] == [[first]] * 3
            assert looked == 1
            second = await live_tables.open_table(ADA, PUBLIC)
            live_tables.by_code[second].add(Somebody())
            now += KEPT_FOR - 0.01
            assert len(lobby.tables()) == 1
            now += 0.02
            assert {table.code for table in lobby.tables()} == {first, second}
            assert looked == 3

    asyncio.run(host())


async def unloaded(live_tables: LiveTables, code: str) -> None:
    """Wait until a table has left memory."""
    async with asyncio.timeout(TIMEOUT):
        while code in live_tables.by_code:
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("linger", [0.0, 0.001])
def test_all_who_wake_a_table_come_to_the_same_table_however_short_it_lingers(tmp_path: Path, linger: float) -> None:
    async def host() -> None:
        async with hosting(tmp_path, linger=linger) as live_tables:
            code = await live_tables.open_table(ADA, SLOW)
            await unloaded(live_tables, code)

            async def come(number: int) -> LiveTable:
                live = await live_tables.find(code)
                assert live is not None
                live_tables.arrive(live, Onlooker(Person(f"guest{number}", "Guest")), None)
                return live

            first = await come(0)
            assert {await come(number) for number in range(1, 4)} == {first}
            assert live_tables.by_code[code] is first
            for viewer in [*first.viewers]:
                live_tables.depart(first, viewer)
            await unloaded(live_tables, code)  # and it does leave when they have left
            both = await asyncio.gather(*map(come, range(20)))
            assert {*both} == {live_tables.by_code[code]}
            both[0].viewers.clear()

    asyncio.run(host())


def test_a_table_stays_while_somebody_waits_for_it_and_one_that_is_gone_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def host() -> None:
        async with hosting(tmp_path, linger=0.0) as live_tables:
            code, find = await live_tables.open_table(ADA, SLOW), live_tables.loader.find
            await unloaded(live_tables, code)
            live_tables.loader.expecting[code] += 1  # somebody is at the door
            kept = await live_tables.find(code)
            await asyncio.sleep(0.1)
            assert live_tables.by_code.get(code) is kept is not None
            del live_tables.loader.expecting[code]
            await unloaded(live_tables, code)
            found: list[LiveTable] = []

            async def find_and_lose(code: str) -> LiveTable | None:
                live = await find(code)
                assert live is not None
                if not found:
                    live_tables.unload(live)  # as if it could not be stored
                found.append(live)
                return live

            monkeypatch.setattr(live_tables.loader, "find", find_and_lose)
            live = await live_tables.find(code)
            assert live is found[-1] is not found[0]
            assert live_tables.by_code[code] is live

    asyncio.run(host())


def test_a_table_stays_until_what_happened_there_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def host() -> None:
        async with hosting(tmp_path, linger=0.0) as live_tables:
            code = await live_tables.open_table(ADA, SLOW)
            live = await live_tables.find(code)
            assert live is not None
            ada, gate, append = Onlooker(ADA), asyncio.Event(), live_tables.journal.append

            async def append_later(batch: Batch, held: Sequence[Lease] = ()) -> None:
                await gate.wait()
                await append(batch, held)

            live_tables.arrive(live, ada, None)
            await live_tables.writer.drain()
            monkeypatch.setattr(live_tables.journal, "append", append_later)
            live_tables.ask(live, ada, requests.Fill("casual"))
            number = live.table.number
            live_tables.depart(live, ada)
            await asyncio.sleep(0.05)
            assert await live_tables.find(code) is live  # the store does not know of the bot yet
            gate.set()
            await unloaded(live_tables, code)
            again = await live_tables.find(code)
            assert again is not None
            assert again.table.number == number

    asyncio.run(host())


def test_twenty_who_knock_at_once_wake_a_table_once_and_not_in_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    recall_all = Table.recall_all

    def watched(table: Table, entries: Iterable[Entry]) -> None:
        threads.append(threading.current_thread())
        recall_all(table, entries)

    async def host() -> None:
        async with hosting(tmp_path, linger=0.01) as live_tables:
            code = await live_tables.open_table(ADA, SLOW)
            await unloaded(live_tables, code)
            monkeypatch.setattr(Table, "recall_all", watched)
            found = await asyncio.gather(*(live_tables.find(code) for _ in range(20)))
            assert len({*found}) == 1

    asyncio.run(host())
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


def test_a_long_table_is_read_some_events_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_loader, "EVENTS_AT_ONCE", 7)
    recall_all, sizes = Table.recall_all, list[int]()

    def counted(table: Table, entries: Iterable[Entry]) -> None:
        listed = [*entries]
        sizes.append(len(listed))
        recall_all(table, listed)

    async def host() -> None:
        async with hosting(tmp_path, linger=0.01) as live_tables:
            code = await live_tables.open_table(ADA, SLOW)
            live, ada = await live_tables.find(code), Onlooker(ADA)
            assert live is not None
            live_tables.arrive(live, ada, None)
            for pace in range(20):
                live_tables.ask(live, ada, requests.Pace(float(pace % 3)))
            number = live.table.number
            live_tables.depart(live, ada)
            await unloaded(live_tables, code)
            monkeypatch.setattr(Table, "recall_all", counted)
            again = await live_tables.find(code)
            assert again is not None
            assert again.table.number == number > 14
            assert again.table.settings == live.table.settings

    asyncio.run(host())
    assert max(sizes) == 7
    assert len(sizes) > 2


def test_a_load_that_fails_after_everybody_has_left_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave() -> list[dict[str, Any]]:
        troubles: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, trouble: troubles.append(trouble))
        async with hosting(tmp_path) as live_tables:
            loader, may_fail = live_tables.loader, asyncio.Event()

            async def take(code: str) -> None:
                await may_fail.wait()
                raise OwnedElsewhere(code, "secret")

            monkeypatch.setattr(loader.ownership, "take", take)
            waiting = asyncio.create_task(loader.find("kefosalujefo"))
            while not loader.loading:
                await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.wait([waiting])
            may_fail.set()
            while loader.loading:
                await asyncio.sleep(0)
            del waiting
            gc.collect()  # what nobody has asked for would be told now
        return troubles

    assert asyncio.run(asyncio.wait_for(leave(), TIMEOUT)) == []
