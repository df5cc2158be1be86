"""A server with a gate for SSH, as people start it, and guests with a real SSH client."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import asyncssh

from maukas.texts import Texts
from tests.server.server_process import TIMEOUT, free_port

ENGLISH = Texts("en")
STARTED = ENGLISH.text("serve-how-to-stop")
WHERE = ENGLISH.text("terminal-entrance-ask")
YOUR_MOVE = ENGLISH.text("terminal-your-move")


class SshServer:
    """`maukas serve --ssh` in a process of its own."""

    def __init__(self, folder: Path, *arguments: str, database: str | None = None) -> None:
        self.port, self.ssh = free_port(), free_port()
        self.log = folder / "log"
        self.database = database or f"sqlite:///{folder / 'store.db'}"
        self.arguments = arguments
        self.process: subprocess.Popen[bytes]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "maukas", "-l", "en", "serve", "--port", str(self.port), "--ssh", str(self.ssh)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database, "--rate", "10000", *self.arguments],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
            )
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(TIMEOUT)

    def said(self) -> str:
        return self.log.read_text(errors="replace")

    async def started(self) -> None:
        await eventually(lambda: STARTED in self.said(), self.said)

    def gate(self) -> int | None:
        """The process of the gate."""
        return next(iter(processes_of(self.process.pid, "maukas.cli.ssh_gate")), None)

    def sessions(self) -> list[int]:
        """The processes of guests."""
        gate = self.gate()
        return [] if gate is None else processes_of(gate, "maukas.cli.ssh_session")


def processes_of(parent: int, module: str) -> list[int]:
    """The children of a process that run a module."""
    found = []
    for task in Path(f"/proc/{parent}/task").glob("*"):
        for child in (task / "children").read_text().split():
            try:
                command = Path(f"/proc/{child}/cmdline").read_bytes()
            except OSError:  # just ended
                continue
            if module.encode() in command:
                found.append(int(child))
    return found


async def eventually(holds: Any, why: Any = lambda: "") -> None:
    """Wait until something holds."""
    try:
        async with asyncio.timeout(TIMEOUT):
            while not holds():
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise AssertionError(f"it never held: {why()}") from None


class Anyone(asyncssh.SSHClient):
    """A client that goes on without a key when it has none that does, as those of people do."""

    def kbdint_auth_requested(self) -> str:
        return ""


class SshGuest:
    """Somebody at an SSH client."""

    def __init__(self, connection: asyncssh.SSHClientConnection, process: "asyncssh.SSHClientProcess[str]") -> None:
        self.connection = connection
        self.process = process
        self.heard = ""
        self.read_to = 0

    async def until(self, text: str) -> str:
        """Listen until something is said; return all that was said since the last time."""
        try:
            async with asyncio.timeout(TIMEOUT):
                while text not in self.heard[self.read_to :]:
                    more = await self.process.stdout.read(65536)
                    assert more, f"it ended: {self.heard[-2000:]}"
                    self.heard += more.replace("\r", "")
        except TimeoutError:
            raise AssertionError(f"{text!r} was never said: {self.heard[-2000:]}") from None
        start, self.read_to = self.read_to, self.heard.index(text, self.read_to) + len(text)
        return self.heard[start : self.read_to]

    def type(self, line: str) -> None:
        self.process.stdin.write(f"{line}\n")


@asynccontextmanager
async def ssh_guest(
    server: SshServer, name: str = "Aino", words: str | None = "plain", key: asyncssh.SSHKey | None = None, **options: Any
) -> AsyncIterator[SshGuest]:
    """Somebody who comes with a key, or without one."""
    await eventually(lambda: server.gate() is not None, server.said)
    connection = await connect(server, username=name, client_keys=None if key is None else [key])
    async with connection:
        yield SshGuest(connection, await connection.create_process(words, **options))


async def connect(server: SshServer, **options: Any) -> asyncssh.SSHClientConnection:
    """A connection of SSH; the keys of whoever runs the tests are left alone."""
    async with asyncio.timeout(TIMEOUT):
        return await asyncssh.connect(
            "127.0.0.1", server.ssh, known_hosts=None, agent_path=None, config=None, client_factory=Anyone, **options
        )


def new_key() -> asyncssh.SSHKey:
    return asyncssh.generate_private_key("ssh-ed25519")


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
