"""Records and replays of finished matches: made beside the event loop, a few at a time, and kept for whoever asks next."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from maukas.games.match import Match
from maukas.games.match_record import format_record
from maukas.journal.journal import Journal
from maukas.journal.rows import MatchRow
from maukas.protocol.codec import encode
from maukas.server.hosting.journal_rows import entry_of
from maukas.server.shared_tasks import shared_task
from maukas.server.worker_threads import Overloaded, WorkerThreads
from maukas.tables.broadcast import round_results
from maukas.tables.history import HistoryReader, MatchHistory
from maukas.tables.replay import NoSuchRound, round_replay

AT_ONCE = 2  # that are made
MOST_WAITING = 32  # that are made, or wait for their turn; nothing is read for those
MOST_OF_ADDRESS = 4  # of them
EVENTS_AT_ONCE = 1000  # that are read and gone through, before it is asked whether anybody still waits
LARGEST_KEPT = 4 * 1024 * 1024  # bytes of one answer
MOST_KEPT = 32 * 1024 * 1024  # bytes of all of them
MOST_ROUNDS_KEPT = 20_000  # of matches whose rounds are known, a kilobyte each

Key = tuple[str, int]  # a match, and the round of it; 0: its record


@dataclass(slots=True, eq=False)
class ReplayJob:
    """An answer that is being made, who asked first, and how many wait for it."""

    task: asyncio.Task[bytes]
    address: str
    waiting: int = 0


class Replays:
    """What is told of finished matches."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.threads = WorkerThreads(AT_ONCE, "replay")
        self.places = asyncio.Semaphore(AT_ONCE)
        self.jobs: dict[Key, ReplayJob] = {}
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.histories: OrderedDict[str, MatchHistory] = OrderedDict()

    async def record(self, row: MatchRow, address: str) -> bytes:
        """The record of a match, as text."""
        return await self.answer((row.id, 0), address, lambda: self.make_record(row))

    async def round(self, row: MatchRow, number: int, address: str) -> bytes:
        """A round of a match, move by move, as JSON; NoSuchRound if it has none of this number."""
        if number < 1:
            raise NoSuchRound(number)
        return await self.answer((row.id, number), address, lambda: self.make_round(row, number))

    async def results(self, match: Match) -> bytes:
        """The finished rounds of a match that may be on, as JSON."""
        return await self.threads.run(lambda: encode(round_results(match)))

    async def answer(self, key: Key, address: str, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """What is kept, or is being made for somebody else already, or is made now; given up when nobody waits for it any more."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        job = self.jobs.get(key)
        if job is None:
            if len(self.jobs) >= MOST_WAITING or sum(each.address == address for each in self.jobs.values()) >= MOST_OF_ADDRESS:
                raise Overloaded
            job = self.jobs[key] = ReplayJob(shared_task(self.make(key, make)), address)
        job.waiting += 1
        try:
            return await asyncio.shield(job.task)
        finally:
            job.waiting -= 1
            if not job.waiting and not job.task.done():
                job.task.cancel()
                if self.jobs.get(key) is job:
                    del self.jobs[key]

    async def make(self, key: Key, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """Make an answer in its turn, and keep it unless it is very large."""
        try:
            async with self.places:
                content = await make()
        finally:
            job = self.jobs.get(key)
            if job is not None and job.task is asyncio.current_task():
                del self.jobs[key]
        if len(content) <= LARGEST_KEPT:
            self.kept[key] = content
            while sum(map(len, self.kept.values())) > MOST_KEPT:
                self.kept.popitem(last=False)
        return content

    async def make_record(self, row: MatchRow) -> bytes:
        """Read a match and write it down."""
        history = await self.read(row, keeps_rounds=True)
        return await self.threads.run(lambda: format_record(history.record).encode())

    async def make_round(self, row: MatchRow, number: int) -> bytes:
        """Read one round of a match, whose history may be known."""
        history = self.histories.pop(row.id, None) or await self.read(row, keeps_rounds=False)
        self.histories[row.id] = history
        while len(self.histories) > 1 and sum(len(each.spans) for each in self.histories.values()) > MOST_ROUNDS_KEPT:
            self.histories.popitem(last=False)
        if number > len(history.spans):
            raise NoSuchRound(number)
        rows = await self.journal.events(row.code, *history.spans[number - 1])
        return await self.threads.run(lambda: encode(round_replay(history, number, map(entry_of, rows))))

    async def read(self, row: MatchRow, *, keeps_rounds: bool) -> MatchHistory:
        """Go through the events of a match, some at a time."""
        reader = HistoryReader(keeps_rounds=keeps_rounds)
        for first in range(row.first, row.last + 1, EVENTS_AT_ONCE):
            rows = await self.journal.events(row.code, first, min(first + EVENTS_AT_ONCE - 1, row.last))
            await self.threads.run(lambda rows=rows: reader.read(map(entry_of, rows)))  # type: ignore[misc]
        return reader.history()

    def close(self) -> None:
        """Make nothing more."""
        self.threads.close()
