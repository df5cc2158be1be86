"""Measure the server beside its peers: `make bench-server`; the result is kept in benchmarks/results/server.md.

The peers and their load client are a folder of their own, `peers-bench`; MAUKAS_PEERS_BENCH says where it is, and nothing in it is
changed: it is copied to a scratch folder, where npm installs the peers and our adapter is put beside theirs. Every run is a fresh
server on one core and the load client on the other. Servers take turns, and a ratio is of two runs of the same turn: what else the
machine does meanwhile touches them alike.
"""

import asyncio
import datetime
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from benchmarks.server.thinkers import keep_thinking
from maukas.client import Client
from maukas.protocol.settings import Settings

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PEERS = Path(os.environ.get("MAUKAS_PEERS_BENCH", ROOT.parent / "shared" / "peers-bench"))
RESULT = ROOT / "benchmarks" / "results" / "server.md"
PORT = 8841
SLEEPERS = 10_000
NAMES = {
    "bgio-mem": "boardgame.io 0.50.2, in memory",
    "coly18": "Colyseus 0.18.17, in memory",
    "maukas": "**Maukas, stored before told**",
}
OURS = """module.exports = () => ({
  'maukas': { cmd: [%s, '-m', 'benchmarks.server.serve'], cwd: %s, env: {}, port: %d, adapter: 'maukas', cenv: {} },
});
"""


def prepare(scratch: Path) -> Path:
    """A copy of the peers, installed, with our server among them."""
    bench = scratch / "peers-bench"
    shutil.copytree(PEERS, bench)
    for folder in ("bgio", "colyseus"):
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=bench / folder, check=True)
    shutil.copy(HERE / "maukas.js", bench / "common" / "adapters")
    (bench / "servers.local.js").write_text(OURS % (json.dumps(sys.executable), json.dumps(str(ROOT)), PORT))
    (bench / "results").mkdir(exist_ok=True)
    return bench


def run(bench: Path, config: str) -> dict[str, Any]:
    """Run one configuration; if the machine was not quiet, try once more."""
    patience = {"MAXTRY": "2", "MAXWAIT": "20"}
    subprocess.run(["node", "run.js", config, "1"], cwd=bench, check=True, stdout=sys.stderr, env={**os.environ, **patience})
    last: dict[str, Any] = json.loads((bench / "results" / "runs.jsonl").read_text().splitlines()[-1])
    assert last["tag"] == config, f"{config} has failed"
    return last


class OurServer:
    """Our server alone, on these cores."""

    def __init__(self, cores: str = "0", **environment: str) -> None:
        command = ["taskset", "-c", cores, sys.executable, "-m", "benchmarks.server.serve"]
        self.process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PORT": str(PORT), **environment})

    def __enter__(self) -> "OurServer":
        for _ in range(200):
            time.sleep(0.1)
            try:
                self.memory()
            except OSError:
                continue
            return self
        raise TimeoutError("the server does not start")

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def memory(self) -> float:
        """Resident bytes."""
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT + 1}/?gc=1") as answer:
            return float(json.load(answer)["rss"])


def load(bench: Path, **settings: object) -> dict[str, Any]:
    """Run the load client against our server on the second core."""
    arguments = [word for name, value in settings.items() for word in (f"--{name}", str(value))]
    command = ["taskset", "-c", "1", "node", "common/load.js", "--adapter", "maukas", "--port", str(PORT), *arguments]
    done = subprocess.run(command, cwd=bench, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def thinking(bench: Path, turns: int) -> list[list[float]]:
    """The 99th percentile at 200 moves a second over 50 tables, while no bot, one and two of them think, half a second a move.

    The server has both cores, as it would anywhere; two bots keep both of them busy.
    """
    paced = {"matches": 50, "seats": 4, "secs": 8, "warm": 2, "rate": 200}
    found = []
    for _ in range(turns):
        row = []
        for tables in range(3):
            with OurServer("0,1", THINK="0.5"), keep_thinking(f"http://127.0.0.1:{PORT}", tables=tables):
                row.append(load(bench, **paced)["allP99"])
        found.append(row)
    return found


def sleepers() -> float:
    """Bytes that a sleeping table costs."""
    async def open_all() -> None:
        async with Client(f"http://127.0.0.1:{PORT}") as host:
            await host.call_me("Host")
            settings = Settings(game="maumau", seats=4)
            for start in range(0, SLEEPERS, 50):
                await asyncio.gather(*(host.open_table(settings) for _ in range(start, start + 50)))

    with OurServer(LINGER="0") as server:
        asyncio.run(open_all())                         # what is needed once is there
        before = server.memory()
        asyncio.run(open_all())
        time.sleep(2)
        return (server.memory() - before) / SLEEPERS


def middle(runs: list[dict[str, Any]], key: str) -> float:
    """The median of a figure."""
    return float(statistics.median(run[key] for run in runs))


def per_table(runs: list[dict[str, Any]], key: str) -> float:
    """kB that a table costs."""
    return float(statistics.median((run[key] - run["rss0"]) / run["matches"] / 1000 for run in runs))


def page(figures: Mapping[str, list[dict[str, Any]]], thoughts: list[list[float]], sleeper: float, turns: int) -> str:
    """The page."""
    today = f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}"
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    bgio, ours = figures["bgio-mem:m50"], figures["maukas:m50"]
    times = statistics.median(our["mps"] / peer["mps"] for our, peer in zip(ours, bgio, strict=True))
    alone, one, two = (statistics.median(each) for each in zip(*thoughts, strict=True))
    rows = [
        f"| {title} | {middle(figures[f'{key}:m50'], 'mps'):,.0f} | {middle(figures[f'{key}:r1000'], 'allP99'):.1f} ms "
        f"| {per_table(figures[f'{key}:mem1000'], 'rss1'):.0f} / {per_table(figures[f'{key}:mem1000'], 'rss2'):.0f} |"
        for key, title in NAMES.items()
    ]
    return "\n".join([
        "# The server, measured",
        "",
        f"{today}, {machine}. Server on one core, load client on the other. Medians of {turns} runs. Made by `make bench-server`.",
        "",
        "| one process, four seats a table | moves/s, 50 tables | p99 at 1,000 moves/s | kB a table: sitting / after 60 moves |",
        "|---|---|---|---|",
        *rows,
        "",
        "| figure | measured | goal |",
        "|---|---|---|",
        f"| moves a second, beside boardgame.io in memory | {times:.1f} times | at least 3 |",
        f"| p99 at 1,000 moves a second over 100 tables | {middle(figures['maukas:r1000'], 'allP99'):.1f} ms | at most 10 ms |",
        f"| a table with four sockets | {per_table(figures['maukas:mem1000'], 'rss1'):.0f} kB | at most 60 kB |",
        f"| a sleeping table | {sleeper:.0f} bytes | next to nothing |",
        f"| p99 at 200 moves a second, while a bot thinks 500 ms a move | {one:.1f} ms, alone {alone:.1f} ms | less than 5 ms more |",
        f"| the same, while two bots do, on two cores | {two:.1f} ms | |",
        "",
    ])


def main() -> None:
    """Measure, and write the page."""
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as folder:
        bench = prepare(Path(folder))
        figures: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
        for kind, times in (("m50", turns), ("r1000", turns), ("mem1000", 1)):
            for _ in range(times):
                for server in NAMES:
                    figures[f"{server}:{kind}"].append(run(bench, f"{server}:{kind}"))
        text = page(figures, thinking(bench, turns), sleepers(), turns)
    RESULT.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
