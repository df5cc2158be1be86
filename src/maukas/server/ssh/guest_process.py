"""The process of one guest: a table in the terminal, over a terminal of its own or a plain connection; it ends with the guest."""

import asyncio
import fcntl
import json
import os
import pty
import re
import signal
import socket
import struct
import termios
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

CHUNK = 16 * 1024
MOST_WAITING = 64 * 1024  # bytes that a guest has sent and the process has not read; then no more is taken from the guest
COLUMNS, LINES = (20, 400), (5, 150)  # least and most; whatever a client says
USUAL_SIZE = 80, 24
TERM = re.compile(r"[A-Za-z0-9.+-]{1,40}")
END_PATIENCE = 3.0  # seconds until a process that was told to end is ended
END_OF_FILE = b"\x04"  # on a terminal


class GuestProcess:
    """A process, and the one descriptor by which it reads and writes."""

    def __init__(self, process: Process, descriptor: int, control: socket.socket, *, is_terminal: bool) -> None:
        self.process = process
        self.descriptor = descriptor
        self.control = control  # the process ends when this is closed, however this one ends
        self.is_terminal = is_terminal
        self.waiting = bytearray()
        self.is_ended = False

    @classmethod
    async def start(
        cls, command: Sequence[str], told: Mapping[str, Any], environment: Mapping[str, str], size: tuple[int, int] | None
    ) -> "GuestProcess":
        """Start a process, with a terminal if there is a size; what it is told goes over a socket, where nobody else can read it."""
        ours, its = pty.openpty() if size is not None else detached_pair()
        control, handed = socket.socketpair()
        try:
            if size is not None:
                set_size(ours, size)
            process = await asyncio.create_subprocess_exec(
                *command,
                str(handed.fileno()),
                stdin=its,
                stdout=its,
                stderr=DEVNULL if size is None else its,  # where Textual draws
                pass_fds=[handed.fileno()],
                env=dict(environment),
                start_new_session=True,
            )
            control.sendall(json.dumps(told).encode() + b"\n")
        except BaseException:
            os.close(ours)
            control.close()
            raise
        finally:
            os.close(its)
            handed.close()
        os.set_blocking(ours, False)
        return cls(process, ours, control, is_terminal=size is not None)

    def read(self) -> bytes | None:
        """What it has written; None at the end."""
        try:
            return os.read(self.descriptor, CHUNK) or None
        except BlockingIOError:
            return b""
        except OSError:  # a terminal that nobody has open any more
            return None

    def write(self, data: bytes) -> None:
        """Hand on what the guest types, as far as there is room; the rest waits."""
        self.waiting += data
        self.flush()

    def flush(self) -> None:
        """Hand on what waits."""
        try:
            while self.waiting:
                del self.waiting[: os.write(self.descriptor, self.waiting[:CHUNK])]
        except BlockingIOError:
            asyncio.get_running_loop().add_writer(self.descriptor, self.flush)
            return
        except OSError:  # it has ended
            self.waiting.clear()
        asyncio.get_running_loop().remove_writer(self.descriptor)

    def write_end(self) -> None:
        """The guest says nothing more."""
        if self.is_terminal:
            self.write(END_OF_FILE)
        else:
            with suppress(OSError), socket.socket(fileno=os.dup(self.descriptor)) as connection:
                connection.shutdown(socket.SHUT_WR)

    def resize(self, size: tuple[int, int]) -> None:
        """The terminal has another size; the process is told by the system."""
        if self.is_terminal and not self.is_ended:
            set_size(self.descriptor, size)

    async def end(self) -> int:
        """End it, and whatever it may have started, and leave nothing behind; return its exit code."""
        if not self.is_ended:
            self.is_ended = True
            loop = asyncio.get_running_loop()
            loop.remove_reader(self.descriptor)
            loop.remove_writer(self.descriptor)
            os.close(self.descriptor)
            self.control.close()
        self.signal(signal.SIGHUP)
        try:
            async with asyncio.timeout(END_PATIENCE):
                return await self.process.wait()
        except TimeoutError:
            self.signal(signal.SIGKILL)
            return await self.process.wait()

    def signal(self, number: int) -> None:
        """Send a signal to the process and those it has started."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, number)


def detached_pair() -> tuple[int, int]:
    """Two ends of a connection without a terminal."""
    ours, its = socket.socketpair()
    return ours.detach(), its.detach()


def set_size(descriptor: int, size: tuple[int, int]) -> None:
    """Set the size of a terminal, within reason."""
    columns, lines = clamped(size)
    with suppress(OSError):
        fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


def clamped(size: tuple[int, int]) -> tuple[int, int]:
    """A size that a screen can have; the usual one for a client that knows none."""
    columns, lines = (wanted or usual for wanted, usual in zip(size, USUAL_SIZE, strict=True))
    return min(max(columns, COLUMNS[0]), COLUMNS[1]), min(max(lines, LINES[0]), LINES[1])


def environment_of(term: str | None, wanted: Mapping[str, str]) -> dict[str, str]:
    """All that the process of a guest finds in its environment: what the terminal can, and nothing of the server's."""
    kept = {"TERM": term if term is not None and TERM.fullmatch(term) else "dumb", "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
    if wanted.get("COLORTERM") in ("truecolor", "24bit"):
        kept["COLORTERM"] = "truecolor"
    if wanted.get("NO_COLOR"):
        kept["NO_COLOR"] = "1"
    return kept
