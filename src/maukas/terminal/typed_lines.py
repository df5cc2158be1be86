"""Lines that somebody types, or a script sends: read in a thread that holds nothing, so that leaving never waits for it."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator
from contextlib import suppress

CHUNK = 4096
LONGEST = 10_000  # characters of a line
MOST_WAITING = 100  # lines that are read before anybody wants them: a pipe may have no end


class TypedLines:
    """The lines of a file descriptor; the iterator ends with the file."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.room = threading.Semaphore(MOST_WAITING)
        self.loop = asyncio.get_running_loop()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        """Read until the end of the file, or until nobody listens."""
        rest = b""
        with suppress(OSError, RuntimeError):  # closed, or the loop is
            while chunk := os.read(self.descriptor, CHUNK):
                *whole, rest = (rest + chunk).split(b"\n")
                for line in whole:
                    self.hand_over(line)
                rest = rest[-LONGEST:]
        with suppress(RuntimeError):
            if rest:
                self.hand_over(rest)
            self.loop.call_soon_threadsafe(self.lines.put_nowait, None)

    def hand_over(self, line: bytes) -> None:
        """Give a line to whoever waits for one, when there is room."""
        self.room.acquire()
        self.loop.call_soon_threadsafe(self.lines.put_nowait, line[:LONGEST].decode(errors="replace").strip())

    async def __aiter__(self) -> AsyncIterator[str]:
        while (line := await self.lines.get()) is not None:
            self.room.release()
            yield line
