"""A way to the database that can be cut: bytes wait, are lost with their connections or one way only, or everything is closed."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Literal

from tools.siege.besieged import free_port

AT_ONCE = 64 * 1024  # bytes
COMMIT = b"COMMIT"

Cut = Literal["wait", "lose", "mute", "close"]
CUTS: tuple[Cut, ...] = ("wait", "lose", "mute", "close")


class Passage:
    """A connection through the proxy."""

    def __init__(self, client: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.client, self.server = client, server
        self.is_dead = False  # neither end hears of the other again, nor is told so
        self.is_mute = False  # the server hears the client, who hears nothing

    def abort(self) -> None:
        for end in (self.client, self.server):
            end.transport.abort()


class TcpProxy:
    """Hands connections to a server of this computer on, as long as it is not cut."""

    def __init__(self, target: int | Path) -> None:
        self.target = target  # its port, or its socket
        self.port = free_port()
        self.passages: set[Passage] = set()
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.refuses = self.is_mute = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.listener: asyncio.Server

    async def start(self) -> None:
        self.listener = await asyncio.start_server(self.accept, "127.0.0.1", self.port)

    async def stop(self) -> None:
        """End everything, and wait until it has ended."""
        self.listener.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def cut(self, kind: Cut) -> None:
        """Let nothing through: as a network that comes back (`wait`), forgets its connections (`lose`) or ends them (`close`).

        Or let all through but the answer to a commit, and what comes after it (`mute`).
        """
        self.is_mute = kind == "mute"
        if not self.is_mute:
            self.is_open.clear()
        self.refuses = kind == "close"
        for passage in [*self.passages]:
            passage.is_dead = passage.is_dead or kind == "lose"
            if kind == "close":
                passage.abort()

    def mend(self) -> None:
        """Let everything through again, on new connections where bytes are missing in the old ones."""
        self.refuses = self.is_mute = False
        self.is_open.set()
        for passage in [*self.passages]:
            if passage.is_mute:
                passage.abort()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self.connected(reader, writer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connect somebody with the target, and hand on what both say."""
        if self.refuses:
            writer.transport.abort()
            return
        await self.is_open.wait()
        try:
            their_reader, their_writer = await self.connect()
        except OSError:
            writer.transport.abort()
            return
        passage = Passage(writer, their_writer)
        self.passages.add(passage)
        try:
            await asyncio.gather(self.hand_on(passage, reader, their_writer), self.hand_on(passage, their_reader, writer))
        finally:
            self.passages.discard(passage)
            passage.abort()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self.target, Path):
            return await asyncio.open_unix_connection(self.target)
        return await asyncio.open_connection("127.0.0.1", self.target)

    async def hand_on(self, passage: Passage, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(AT_ONCE):
                await self.is_open.wait()
                is_answer = writer is passage.client
                passage.is_mute = passage.is_mute or (self.is_mute and not is_answer and COMMIT in data)
                if not passage.is_dead and not (is_answer and passage.is_mute):
                    writer.write(data)
                    await writer.drain()
        if not passage.is_dead:
            writer.close()
