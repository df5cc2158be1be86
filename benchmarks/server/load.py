"""The load client and the servers that it is set on: ours and the peers, which npm installs on demand in benchmarks/server/node."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from tools.web_page import npm

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NODE = HERE / "node"
INSTALLED = NODE / "node_modules" / ".package-lock.json"
PORT = 8841
SERVER_CORE, CLIENT_CORE = "0", "1"
QUIET = 0.15  # cores that other programs may use while it is measured
TRIES = 2
START = 240  # seconds that a server may take to start; the first time its bots are compiled


@dataclass(frozen=True, slots=True)
class Subject:
    """A server to be measured: how the load client talks to it, and how it is started."""

    adapter: str
    title: str
    command: tuple[str, ...]
    folder: Path = NODE


def peer(name: str, title: str) -> Subject:
    """A peer, on Node."""
    return Subject(name, title, ("node", "--expose-gc", f"servers/{name}.js"))


OURS = Subject("maukas", "**Maukas, stored before told**", (sys.executable, "-m", "benchmarks.server.serve"), ROOT)
SUBJECTS = (peer("boardgame_io", "boardgame.io 0.50.2, in memory"), peer("colyseus", "Colyseus 0.18.17, in memory"), OURS)


def install() -> None:
    """Install the peers and what the load client needs, if that has not been done."""
    command = npm()
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < (NODE / "package-lock.json").stat().st_mtime:
        print("installing the peers into benchmarks/server/node ...", file=sys.stderr)
        subprocess.run([command, "install", "--no-save", "--silent"], cwd=NODE, check=True)
        INSTALLED.touch()


class Running:
    """A server on some cores, fresh, until the end of the block."""

    def __init__(self, subject: Subject, cores: str = SERVER_CORE, **environment: str) -> None:
        told = {"NODE_ENV": "production", "PORT": str(PORT), "SEATS": "4", **environment}
        command = ["taskset", "-c", cores, *subject.command]
        self.has_bots = subject.adapter == OURS.adapter
        self.process = subprocess.Popen(command, cwd=subject.folder, env={**os.environ, **told}, stdout=subprocess.DEVNULL)

    def __enter__(self) -> Self:
        until = time.monotonic() + START
        while time.monotonic() < until and self.process.poll() is None:
            time.sleep(0.1)
            if self.is_ready():
                return self
        self.__exit__()
        raise TimeoutError("the server does not start")

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def is_ready(self) -> bool:
        """Whether it answers, and, if it has bots, whether their compiled code is loaded: nothing else is then at work in it."""
        try:
            self.memory()
            return not self.has_bots or bool(fetched(PORT, "/ready")["bots"])
        except OSError:
            return False

    def memory(self) -> float:
        """Resident bytes."""
        return float(fetched(PORT + 1, "/?gc=1")["rss"])


def fetched(port: int, path: str) -> dict[str, Any]:
    """What a server on this machine answers."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def load(adapter: str, **settings: float) -> dict[str, Any]:
    """Run the load client on its core; all that it says is in its last line."""
    arguments = [word for name, value in settings.items() for word in (f"--{name}", str(value))]
    command = ["taskset", "-c", CLIENT_CORE, "node", "load.js", "--adapter", adapter, "--port", str(PORT), *arguments]
    done = subprocess.run(command, cwd=NODE, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def measured(subject: Subject, **settings: float) -> dict[str, Any]:
    """A fresh server under load; once more if the machine was busy with something else."""
    found: dict[str, Any] = {}
    for _ in range(TRIES):
        with Running(subject):
            found = load(subject.adapter, **settings)
        if found.get("others", 0) < QUIET:
            break
    shown = {name: round(value, 2) for name, value in found.items() if name in ("movesPerSecond", "allP99", "others", "stuck")}
    print(subject.adapter, settings, shown, file=sys.stderr)
    return found
