"""Finished matches are told to many and cost little: a few are made at a time, once, from what is needed, and not for who is gone."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maukas.journal.journal import Journal
from maukas.journal.rows import Batch, EventRow, MatchRow
from maukas.protocol import requests
from maukas.server import replays as replays_module
from maukas.server.http.controllers import Busy, while_there
from maukas.server.replays import AT_ONCE, MOST_OF_ADDRESS, MOST_WAITING, Replays
from maukas.server.worker_threads import Overloaded
from maukas.tables.entry import Entry
from maukas.tables.events import format_event
from maukas.tables.history import history_of
from maukas.tables.replay import NoSuchRound
from tests.server.people import all_play, guests, in_loop, quick, seated
from tests.server.server_process import TIMEOUT, ServerProcess
from tests.server.test_replays import asked
from tests.tables.simulated_table import ADA, BEN, table_of

ROUNDS = 6


@cache
def finished() -> tuple[Entry, ...]:
    """The events of a match of some rounds."""
    simulated = table_of(ADA, BEN, game="maumau", options={"rounds": ROUNDS, "hand_size": 3})
    simulated.looks = 0.0
    simulated.ask(ADA, requests.Start())
    simulated.finish_match()
    return tuple(simulated.stored)


class CountingJournal(Journal):
    """A journal that says what is read of events, and may keep readers waiting."""

    spans: list[tuple[int, int | None]]
    gate: asyncio.Event
    reading = most_reading = 0

    async def events(self, code: str, first: int = 1, last: int | None = None) -> list[EventRow]:
        self.spans.append((first, last))
        self.reading += 1
        self.most_reading = max(self.most_reading, self.reading)
        try:
            await self.gate.wait()
            return await super().events(code, first, last)
        finally:
            self.reading -= 1


@asynccontextmanager
async def telling(folder: Path) -> AsyncIterator[tuple[Replays, CountingJournal, MatchRow]]:
    """Replays over a store with one match."""
    journal = await CountingJournal.open(f"sqlite:///{folder}/store.db")
    assert isinstance(journal, CountingJournal)
    journal.spans, journal.gate = [], asyncio.Event()
    entries, replays = finished(), Replays(journal)
    await journal.append(Batch([EventRow("badegu", each.number, each.at, format_event(each.event)) for each in entries]))
    began = next(each.number for each in entries if type(each.event).__name__ == "MatchBegan")
    try:
        yield replays, journal, MatchRow("match1", "badegu", "maumau", began, entries[-1].number, 0.0, b"{}")
    finally:
        journal.gate.set()
        replays.close()
        await journal.close()


def in_a_loop(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, TIMEOUT))


async def settled(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not happens():
            await asyncio.sleep(0.005)


def test_a_few_are_made_at_a_time_and_nothing_is_read_for_those_who_wait(tmp_path: Path) -> None:
    async def host() -> None:
        async with telling(tmp_path) as (replays, journal, row):
            asking = [asyncio.create_task(replays.round(row, number, f"10.0.0.{number}")) for number in range(1, ROUNDS + 1)]
            await settled(lambda: journal.reading == AT_ONCE)
            await asyncio.sleep(0.05)
            assert journal.most_reading == AT_ONCE < ROUNDS
            journal.gate.set()
            answers = [msgspec.json.decode(answer) for answer in await asyncio.gather(*asking)]
            assert [answer["round"] for answer in answers] == [*range(1, ROUNDS + 1)]
            assert journal.most_reading == AT_ONCE

    in_a_loop(host())


def test_one_address_cannot_have_all_of_them_made_and_another_still_can(tmp_path: Path) -> None:
    async def host() -> None:
        async with telling(tmp_path) as (replays, journal, row):
            greedy = [asyncio.create_task(replays.round(row, number, "greedy")) for number in range(1, ROUNDS + 1)]
            await settled(lambda: sum(task.done() for task in greedy) == ROUNDS - MOST_OF_ADDRESS)
            assert all(isinstance(task.exception(), Overloaded) for task in greedy if task.done())
            family = asyncio.create_task(replays.record(row, "family"))
            journal.gate.set()
            assert await family
            await asyncio.wait(greedy)
            assert sum(task.exception() is None for task in greedy) == MOST_OF_ADDRESS
            assert not replays.jobs

    in_a_loop(host())


def test_many_addresses_together_have_only_so_many_made(tmp_path: Path) -> None:
    async def host() -> None:
        async with telling(tmp_path) as (replays, _, row):
            rows = [msgspec.structs.replace(row, id=f"match{number}") for number in range(MOST_WAITING + 1)]
            asking = [asyncio.create_task(replays.record(each, each.id)) for each in rows]
            await settled(lambda: asking[-1].done())
            assert isinstance(asking[-1].exception(), Overloaded)
            for task in asking:
                task.cancel()
            await asyncio.wait(asking)
            assert not replays.jobs  # whoever is gone is not worked for

    in_a_loop(host())


def test_what_many_ask_for_is_made_once_and_kept(tmp_path: Path) -> None:
    async def host() -> None:
        async with telling(tmp_path) as (replays, journal, row):
            journal.gate.set()
            answers = await asyncio.gather(*(replays.round(row, 2, "one family") for _ in range(100)))
            assert len({*answers}) == 1
            read = len(journal.spans)
            assert await replays.round(row, 2, "later") == answers[0]
            assert len(journal.spans) == read

    in_a_loop(host())


def test_of_a_match_that_is_known_only_the_events_of_the_round_are_read(tmp_path: Path) -> None:
    async def host() -> None:
        async with telling(tmp_path) as (replays, journal, row):
            journal.gate.set()
            await replays.round(row, 1, "")
            del journal.spans[:]
            await replays.round(row, 4, "")
            assert journal.spans == [history_of(finished()).spans[3]]
            with pytest.raises(NoSuchRound):
                await replays.round(row, ROUNDS + 1, "")
            assert len(journal.spans) == 1

    in_a_loop(host())


def test_a_long_match_is_read_in_slices_and_no_longer_when_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays_module, "EVENTS_AT_ONCE", 5)

    async def host() -> None:
        async with telling(tmp_path) as (replays, journal, row):
            asking = asyncio.create_task(replays.record(row, ""))
            await settled(lambda: journal.reading == 1)
            asking.cancel()
            await asyncio.wait([asking])
            journal.gate.set()
            await settled(lambda: journal.reading == 0)
            await asyncio.sleep(0.05)
            assert len(journal.spans) == 1
            assert (await replays.record(row, "")).decode().count("[[round]]") == ROUNDS
            assert len(journal.spans) == 1 + -(-(row.last - row.first + 1) // 5)

    in_a_loop(host())


def test_nothing_more_is_done_for_a_client_that_has_gone_away() -> None:
    class Gone:
        """A request whose client hangs up."""

        messages = iter([{"type": "http.request"}, {"type": "http.disconnect"}])

        async def receive(self) -> dict[str, str]:
            return next(self.messages)

    ended = False

    async def work() -> bytes:
        nonlocal ended
        try:
            await asyncio.Event().wait()
        finally:
            ended = True
        return b""

    async def host() -> None:
        with pytest.raises(Busy):
            await while_there(Gone(), work())  # type: ignore[arg-type]
        await settled(lambda: ended)

    in_a_loop(host())


@in_loop
async def test_whoever_asks_for_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches={"maukas.server.replays:MOST_OF_ADDRESS": 0}) as server:
        async with guests(server, "Ada") as (ada,), seated([ada], quick("maumau", 2), "casual") as (person,):
            await all_play([person])
            table = person.link.table
            assert table is not None
            for path in ("/record", "/rounds/1"):
                answer = await asked(server, f"/api/matches/{table.match_id}{path}")
                assert (answer.status_code, answer.json()["reason"]) == (503, "http-replays-busy")
                assert int(answer.headers["retry-after"]) > 0
            assert (await asked(server, f"/api/matches/{table.match_id}/rounds/0")).status_code == 404
