"""Threads for work that would keep the event loop waiting."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from maukas.server.thread_priority import step_back

T = TypeVar("T")


class Overloaded(Exception):
    """Too much is waiting to be made already; whoever asks is told to come back in a moment."""


class WorkerThreads:
    """A pool of threads that let the event loop go first."""

    def __init__(self, threads: int, name: str) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=step_back)

    async def run(self, work: Callable[[], T]) -> T:
        """Do something in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def close(self) -> None:
        """Begin nothing more."""
        self.pool.shutdown(wait=False, cancel_futures=True)
