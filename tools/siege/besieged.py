"""The server that is besieged: a process of its own, which can be killed, stalled and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

START_TIMEOUT = 120.0  # seconds, on a machine that has other things to do
KILOBYTE = 1024


class Target:
    """Where a server listens: all that its clients know of it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.starts = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Besieged(Target):
    """A server with its usual settings, and its store in a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(free_port())
        self.folder = folder
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.is_up = False  # not while it is being killed or stalled on purpose

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "maukas", "serve", "--port", str(self.port), "--database", f"sqlite:///{self.folder}/store.db"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        deadline = time.monotonic() + START_TIMEOUT
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=5):  # noqa: S310
                    self.is_up = True
                    self.starts += 1
                    return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError(f"the server does not start: {self.log.read_text(errors='replace')[-2000:]}")

    def kill(self) -> None:
        """Stop it in the middle of whatever it does."""
        self.is_up = False
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stall(self, seconds: float) -> None:
        """Let it do nothing for a while."""
        if self.process is not None:
            self.is_up = False
            os.kill(self.process.pid, signal.SIGSTOP)
            time.sleep(seconds)
            os.kill(self.process.pid, signal.SIGCONT)
            self.is_up = True

    def memory(self) -> int:
        """Its memory in bytes, where the system tells it."""
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines() if self.process is not None else []
        except OSError:
            return 0
        return next((int(line.split()[1]) * KILOBYTE for line in lines if line.startswith("VmRSS:")), 0)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
