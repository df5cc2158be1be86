"""Prints for the page: made beside the event loop, one at a time, and kept for whoever asks next."""

import asyncio
from collections import OrderedDict

from maukas.printing.job import PrintJob
from maukas.server.shared_tasks import shared_task
from maukas.server.worker_threads import Overloaded, WorkerThreads

MOST_KEPT = 64  # prints; one has some 100 kB
MOST_WAITING = 16  # jobs, each a tenth of a second


class Printer:
    """The prints of a server."""

    def __init__(self) -> None:
        self.kept: OrderedDict[PrintJob, bytes] = OrderedDict()
        self.waiting: dict[PrintJob, asyncio.Task[bytes]] = {}
        self.thread = WorkerThreads(1, "print")

    async def print(self, job: PrintJob) -> bytes:
        """The PDF of a job; many who ask for the same wait for the same."""
        if job in self.kept:
            self.kept.move_to_end(job)
            return self.kept[job]
        task = self.waiting.get(job)
        if task is None:
            if len(self.waiting) >= MOST_WAITING:
                raise Overloaded
            task = self.waiting[job] = shared_task(self.make(job))
        return await asyncio.shield(task)  # whoever leaves does not take it from the others

    async def make(self, job: PrintJob) -> bytes:
        """Make a PDF in its turn, and keep it."""
        try:
            content = await self.thread.run(job.pdf)
        finally:
            del self.waiting[job]
        self.kept[job] = content
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return content

    def close(self) -> None:
        """Make nothing more."""
        self.thread.close()
