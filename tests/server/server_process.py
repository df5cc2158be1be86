"""A server of our own: a real process on a real port with a real store, which can be stopped, killed and started again."""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import socket
import sys
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import replace
from http.client import HTTPConnection
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Self

from maukas.journal.errors import Unavailable
from maukas.journal.journal import Journal
from maukas.server.hosting.journal_rows import entry_of
from maukas.server.settings import ServerSettings
from maukas.tables.entry import Entry
from maukas.tables.table import Table

TIMEOUT = 120.0  # seconds, for a machine that has other things to do
NEVER = 3600.0  # seconds; no test takes so long
PORTS = range(20_000, 32_000)  # below those that the system gives to clients: ours is free again after a kill

nursery = multiprocessing.get_context("forkserver")  # a server starts in a moment, for everything is imported there already
nursery.set_forkserver_preload(["maukas.server.process", "tests.server.server_process"])


class ServerProcess:
    """A server and its store."""

    def __init__(
        self, folder: Path, *, database: str | None = None, warm: bool = False, patches: Mapping[str, Any] | None = None, **settings: Any
    ) -> None:
        settings = {"rate": 10_000.0} | settings
        self.settings = ServerSettings(port=free_port(), database=database or f"sqlite:///{folder / 'store.db'}", **settings)
        self.warm = warm  # whether strong bots can play
        self.patches = dict(patches or {})  # "module:NAME": another value, where a constant is too long to wait for
        self.log = folder / "server.log"
        self.figures_text = ""
        self.process: Any = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}{self.settings.base}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    def start(self) -> None:
        """Start, and wait until it listens."""
        assert self.process is None
        ours, its = nursery.Pipe(duplex=False)
        self.process = nursery.Process(target=run, args=(self.settings, self.warm, self.patches, self.log, its), daemon=True)
        self.process.start()
        its.close()
        with ours:
            assert ours.poll(TIMEOUT), f"the server does not start: {self.said()}"
            try:
                port = ours.recv()
            except EOFError:
                raise AssertionError(f"the server did not start: {self.said()}") from None
        self.settings = replace(self.settings, port=port)

    def open_sockets(self) -> int:
        """How many sockets it has open, those to listen and to wake up included."""
        count = 0
        for file in Path(f"/proc/{self.process.pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # just closed
                count += str(file.readlink()).startswith("socket:")
        return count

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        os.kill(self.process.pid, signal.SIGTERM)
        self.process.join(TIMEOUT)
        assert self.process.exitcode in (0, -signal.SIGTERM), self.said()
        self.gone()

    def kill(self) -> None:
        """Stop it in the middle of whatever it does."""
        self.process.kill()
        self.process.join(TIMEOUT)
        self.gone()

    def gone(self) -> None:
        self.process.close()
        self.process = None

    def said(self) -> str:
        """Its log."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def figures(self) -> dict[str, float]:
        """What it tells operators."""
        with closing(HTTPConnection("127.0.0.1", self.settings.port, timeout=TIMEOUT)) as connection:
            forwarded = f"10.255.{random.randrange(256)}.{random.randrange(256)}"  # who looks often is not refused
            connection.request("GET", f"{self.settings.base}/metrics", headers={"X-Forwarded-For": forwarded})
            self.figures_text = connection.getresponse().read().decode()
        lines = [line.rpartition(" ") for line in self.figures_text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in lines}

    def stored(self, code: str) -> list[Entry]:
        """What the store knows of a table."""
        return asyncio.run(stored_at(self.settings.database, code))


async def stored_at(database: str, code: str) -> list[Entry]:
    journal = await Journal.open(database)
    try:
        return [entry_of(row) for row in await journal.events(code)]
    finally:
        await journal.close()


def free_port() -> int:
    """A port that nobody uses."""
    dice = random.SystemRandom()
    while True:
        port = dice.choice(PORTS)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def run(settings: ServerSettings, warm: bool, patches: Mapping[str, Any], log: Path, listening: Connection) -> None:
    """Be the server; this is its process."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    logging.basicConfig(level=logging.DEBUG)  # nothing secret is said at any level
    from maukas.server.process import serve

    patches = {
        "maukas.server.bots.bot_turns:BotTurns.pauses": no_longer_than_the_pace,
        "maukas.tables.table:FIRST_DEAL": NEVER,  # it is dealt when all are ready, however slow they are
        "maukas.tables.table:NEXT_DEAL": NEVER,
        **patches,
    }
    if not warm:
        patches = {**patches, "maukas.server.bots.bot_threads:BotThreads.warm_up": nothing}
    for name, value in patches.items():
        module, _, path = name.partition(":")
        owner: Any = import_module(module)
        *owners, attribute = path.split(".")
        for each in owners:
            owner = getattr(owner, each)
        assert hasattr(owner, attribute), f"there is no {name} to patch"
        setattr(owner, attribute, value)
    try:
        serve(settings, listening.send)
    except Unavailable as error:
        sys.exit(f"the store does not answer: {error}")


def no_longer_than_the_pace(_: object, table: Table, _move: str | None) -> tuple[float, float]:
    """Bots do not wait a second for who owes a call."""
    return table.settings.pace, table.settings.pace


async def nothing(*_: object) -> None:
    """Instead of compiling."""
