"""Threads that serve many tables in a fair order: every address has its turn and, of one address, every table."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeVar

from maukas.server.worker_threads import WorkerThreads

T = TypeVar("T")


class Asker(NamedTuple):
    """For whom something is done: a table, and the address from which it is watched."""

    address: str = ""
    code: str = ""


class FairThreads(WorkerThreads):
    """A pool of threads with a queue in front of it; whoever asks for much waits longer, and nobody else does."""

    def __init__(self, threads: int, name: str) -> None:
        super().__init__(threads, name)
        self.threads = self.free = threads
        self.waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()  # by address, then by table

    @property
    def load(self) -> tuple[int, int]:
        """How many wait, and how many threads are at work."""
        return sum(len(places) for tables in self.waiting.values() for places in tables.values()), self.threads - self.free

    async def run_for(self, asker: Asker, work: Callable[[], T], within: float | None = None) -> T:
        """Do something in a thread when it is this asker's turn; TimeoutError if it then takes longer than `within` seconds."""
        await self.turn_of(asker)
        loop = asyncio.get_running_loop()
        try:
            started = self.pool.submit(work)
        except RuntimeError:  # the server stops
            self.release()
            raise asyncio.CancelledError from None

        def ended(_: object) -> None:  # in the thread: however it ended, and whoever still waits for it
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self.release)

        started.add_done_callback(ended)
        async with asyncio.timeout(within):
            return await asyncio.wrap_future(started)

    async def turn_of(self, asker: Asker) -> None:
        """Wait until a thread is free for this asker."""
        if self.free:
            self.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker.address, OrderedDict()).setdefault(asker.code, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was this one's turn just now
                self.release()
            raise

    def release(self) -> None:
        """A thread is free: for the next one that still waits."""
        while self.waiting:
            place = self.next_place()
            if not place.done():
                place.set_result(None)
                return
        self.free += 1

    def next_place(self) -> asyncio.Future[None]:
        """Whose turn it is; its table goes to the end of those of its address, and the address to the end of all."""
        address, tables = self.waiting.popitem(last=False)
        code, places = tables.popitem(last=False)
        place = places.popleft()
        if places:
            tables[code] = places
        if tables:
            self.waiting[address] = tables
        return place
