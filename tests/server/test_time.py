"""Clocks of tables over a clock of the computer that is set, a store that stalls, and nights in which no server runs."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from maukas.journal.rows import Batch, Lease
from maukas.protocol import requests
from maukas.protocol.messages import Goodbye, Moved, TableSnapshot
from maukas.protocol.settings import DAY, Settings
from maukas.server.hosting.day_clocks import DayClocks
from maukas.server.hosting.live_table import LiveTable
from maukas.server.hosting.live_tables import LiveTables
from maukas.tables import events
from maukas.tables.decider import MOST_EXTENSIONS, Person
from maukas.tables.events import format_event
from tests.server.people import in_loop
from tests.server.server_process import TIMEOUT
from tests.server.test_live_tables import change, hosting

CLOCK = 2  # seconds, for nobody wants to wait for fifteen
ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")


@dataclass(eq=False)
class Watcher:
    """Somebody who is connected, and when they heard what."""

    person: Person
    address: str = ""
    is_screen: bool = False
    heard: list[tuple[float, bytes]] = field(default_factory=list)

    def send(self, data: bytes) -> None:
        self.heard.append((time.monotonic(), data))

    def finish(self, goodbye: Goodbye) -> None:
        """Nothing more is to be heard."""

    def last(self, kind: type[Moved] | type[TableSnapshot]) -> tuple[float, Moved | TableSnapshot]:
        """The newest message of a kind, and when it came."""
        tag = f'"type":"{"table" if kind is TableSnapshot else "moved"}"'.encode()
        at, data = next((at, data) for at, data in reversed(self.heard) if tag in data)
        return at, msgspec.json.decode(data, type=kind)


class WallClock:
    """The clock of the computer, which can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.offset = 0.0
        true_time = time.time
        monkeypatch.setattr(time, "time", lambda: true_time() + self.offset)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


@asynccontextmanager
async def playing(folder: Path, clock: int = CLOCK) -> AsyncIterator[tuple[LiveTables, LiveTable, list[Watcher]]]:
    """A round of two people with a clock."""
    async with hosting(folder) as live_tables:
        code = await live_tables.open_table(ADA, Settings(game="maumau", seats=2, clock=clock, options={"hand_size": 10}))  # type: ignore[arg-type]
        live = live_tables.by_code[code]
        watchers = [Watcher(ADA), Watcher(BEN)]
        for watcher in watchers:
            live_tables.arrive(live, watcher, None)
        live_tables.ask(live, watchers[1], requests.Sit())
        live_tables.ask(live, watchers[0], requests.Start())
        for watcher in watchers:
            live_tables.ask(live, watcher, requests.Ready())
        await live_tables.writer.drain()
        assert live.table.is_playing
        yield live_tables, live, watchers


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not holds():
            await asyncio.sleep(0.01)


def turn_of(live: LiveTable) -> int:
    assert live.table.round is not None
    return live.table.round.turn


def is_lent(live: LiveTable) -> bool:
    return any(sitter.is_lent or sitter.missed for sitter in live.table.sitters)


@in_loop
async def ends_by_the_clock(folder: Path, wall: WallClock, step: float) -> None:
    async with playing(folder) as (live_tables, live, _):
        began = time.monotonic()
        wall.offset = step
        await until(lambda: is_lent(live))
        assert time.monotonic() - began >= CLOCK - 0.2
        await live_tables.writer.drain()
        assert any(b"timedout" in row.data for row in await live_tables.journal.events(live.table.code))


@pytest.mark.parametrize("step", [-0.04, -0.5, 3600.0, -3600.0])  # the first is too small to be noticed
def test_a_turn_takes_as_long_as_it_takes_when_the_clock_of_the_computer_is_set(tmp_path: Path, wall: WallClock, step: float) -> None:
    ends_by_the_clock(tmp_path, wall, step)


@in_loop
async def plays_after_a_step(folder: Path, wall: WallClock) -> None:
    async with playing(folder, 60) as (live_tables, live, watchers):
        wall.offset = 3600.0
        live_tables.settlement.tell_presence(live)
        await live_tables.writer.drain()
        _, shown = watchers[0].last(TableSnapshot)
        assert shown.clock is not None
        assert 50 < shown.clock <= 60
        stored = await live_tables.journal.events(live.table.code)
        live_tables.ask(live, watchers[turn_of(live)], requests.Leave())
        await live_tables.writer.drain()
        newest = (await live_tables.journal.events(live.table.code))[-1]
        assert newest.at > stored[-1].at + 3000  # what is stored has the time of the computer, for others compare it


def test_after_a_step_everybody_is_shown_the_same_time_left(tmp_path: Path, wall: WallClock) -> None:
    plays_after_a_step(tmp_path, wall)


@in_loop
async def test_a_turn_begins_when_it_is_told_however_long_the_store_has_stalled(tmp_path: Path) -> None:
    async with playing(tmp_path) as (live_tables, live, watchers):
        append, released = live_tables.journal.append, asyncio.Event()

        async def stalled(batch: Batch, held: Sequence[Lease] = ()) -> None:
            await released.wait()
            await append(batch, held)

        live_tables.journal.append = stalled  # type: ignore[method-assign]
        before = turn_of(live)
        while turn_of(live) == before:
            assert live.table.round is not None
            move = next(move for move in live.table.round.turn_moves() if move != "mau")
            live_tables.ask(live, watchers[before], requests.Play(move, live.table.number))
        turn = turn_of(live)
        await asyncio.sleep(1.5 * CLOCK)  # longer than a turn
        assert not is_lent(live)
        released.set()
        await live_tables.writer.drain()
        told_at, told = watchers[turn].last(Moved)
        assert told.clock == pytest.approx(CLOCK, abs=0.1)
        await until(lambda: is_lent(live))
        assert time.monotonic() - told_at >= CLOCK - 0.2
        assert live.table.sitters[turn].is_lent


@in_loop
async def test_a_clock_of_days_that_ran_out_while_no_server_ran_leaves_time_to_come_back(tmp_path: Path) -> None:
    async with playing(tmp_path, DAY) as (_, live, _watchers):
        code, turn = live.table.code, turn_of(live)
    change(tmp_path, "UPDATE events SET at = at - ?", 2 * DAY)
    change(tmp_path, "UPDATE tables SET alarm = alarm - ?", 2 * DAY)
    async with hosting(tmp_path) as live_tables:
        clocks = DayClocks(live_tables, live_tables.metrics)
        await clocks.load_due()
        live = live_tables.by_code[code]
        await asyncio.sleep(0.3)
        assert not is_lent(live)
        assert live.table.deadline is not None
        assert DAY / 5 < live.table.deadline - time.time() < DAY / 3
        live_tables.unload(live)
        await live_tables.writer.drain()
        assert await live_tables.journal.due(time.time()) == []  # it is not loaded again and again until then
        again = await live_tables.find(code)
        assert again is not None
        assert again.table.deadline == pytest.approx(live.table.deadline)  # nor has it more time each time that it is loaded
        assert again.table.sitters[turn].missed == 0


@in_loop
async def test_a_server_that_is_started_again_and_again_does_not_hold_up_a_turn_of_days(tmp_path: Path) -> None:
    async with playing(tmp_path, DAY) as (_, live, _watchers):
        code, turn = live.table.code, turn_of(live)
    for start in range(MOST_EXTENSIONS + 1):
        change(tmp_path, "UPDATE events SET at = at - ?", 2 * DAY)
        change(tmp_path, "UPDATE events SET data = ? WHERE CAST(data AS TEXT) LIKE ?", format_event(events.Extended(1.0)), "%extended%")
        change(tmp_path, "UPDATE tables SET alarm = alarm - ?", 2 * DAY)
        async with hosting(tmp_path) as live_tables:
            await DayClocks(live_tables, live_tables.metrics).load_due()
            live = live_tables.by_code[code]
            if start < MOST_EXTENSIONS:
                await asyncio.sleep(0.1)
                assert not is_lent(live)
                assert live.table.extensions == start + 1
            else:
                await until(lambda live=live: live.table.sitters[turn].missed == 1)  # type: ignore[misc]
    assert live.table.extensions <= MOST_EXTENSIONS


@in_loop
async def wakes_after_a_sleep(folder: Path, wall: WallClock) -> None:
    async with playing(folder, DAY) as (live_tables, live, _):
        wall.offset = 2.0 * DAY  # the computer slept for two days
        await DayClocks(live_tables, live_tables.metrics).load_due()
        await asyncio.sleep(0.1)
        assert not is_lent(live)
        assert live.table.deadline is not None
        assert DAY / 5 < live.table.deadline - time.time() < DAY / 3


def test_nor_is_it_lost_when_the_computer_sleeps(tmp_path: Path, wall: WallClock) -> None:
    wakes_after_a_sleep(tmp_path, wall)


@in_loop
async def starts_in_the_past(folder: Path, wall: WallClock) -> None:
    async with playing(folder, 60) as (_, live, _watchers):
        code = live.table.code
    wall.offset = -86_400.0  # the clock of a computer without a battery
    async with hosting(folder) as live_tables:
        again = await live_tables.find(code)
        assert again is not None
        assert again.table.deadline is not None
        assert again.table.deadline - time.time() <= 60


def test_a_server_that_starts_in_the_past_gives_nobody_a_day(tmp_path: Path, wall: WallClock) -> None:
    starts_in_the_past(tmp_path, wall)
