"""Measure the server beside its peers: `make bench-server`; the result is kept in benchmarks/results/server.md.

Every run is a fresh server on one core and the load client on the other. Servers take turns, and a ratio is of two runs of the same
turn: what else the machine does meanwhile touches them alike. The peers host a short card game of our own (node/game.js) with their own
protocols; ours hosts Mau Mau with all its rules, and stores every move before it tells it.
"""

import asyncio
import datetime
import os
import platform
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from benchmarks.server.load import OURS, PORT, ROOT, SUBJECTS, Running, install, load, measured
from benchmarks.server.siege import kept_section
from benchmarks.server.thinkers import keep_thinking
from maukas.client import Client
from maukas.protocol.settings import Settings

RESULT = ROOT / "benchmarks" / "results" / "server.md"
SLEEPERS = 10_000
LOADS = {
    "busy": {"matches": 50, "seats": 4, "secs": 8, "warm": 2},
    "paced": {"matches": 100, "seats": 4, "secs": 8, "warm": 2, "rate": 1000},
    "memory": {"matches": 1000, "seats": 4, "moves": 60},
}


def thinking(turns: int) -> list[list[float]]:
    """The 99th percentile at 200 moves a second over 50 tables, while no bot, one and two of them think, half a second a move.

    The server has both cores, as it would anywhere; two bots keep both of them busy.
    """
    paced = {"matches": 50, "seats": 4, "secs": 8, "warm": 2, "rate": 200}
    found = []
    for _ in range(turns):
        row = []
        for tables in range(3):
            with Running(OURS, "0,1", THINK="0.5"), keep_thinking(f"http://127.0.0.1:{PORT}", tables=tables):
                row.append(load(OURS.adapter, **paced)["allP99"])
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

    with Running(OURS, LINGER="0") as server:
        asyncio.run(open_all())  # what is needed once is there
        before = server.memory()
        asyncio.run(open_all())
        time.sleep(2)
        return (server.memory() - before) / SLEEPERS


def middle(runs: list[dict[str, Any]], key: str) -> float:
    """The median of a figure."""
    return float(statistics.median(run[key] for run in runs))


def per_table(runs: list[dict[str, Any]], key: str) -> float:
    """kB that a table costs."""
    return float(statistics.median((run[key] - run["empty"]) / run["matches"] / 1000 for run in runs))


def page(figures: Mapping[tuple[str, str], list[dict[str, Any]]], thoughts: list[list[float]], sleeper: float, turns: int) -> str:
    """The page."""
    today = f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}"
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    bgio, ours = figures["boardgame_io", "busy"], figures["maukas", "busy"]
    times = statistics.median(our["movesPerSecond"] / peer["movesPerSecond"] for our, peer in zip(ours, bgio, strict=True))
    alone, one, two = (statistics.median(each) for each in zip(*thoughts, strict=True))
    rows = [
        f"| {each.title} | {middle(figures[each.adapter, 'busy'], 'movesPerSecond'):,.0f} "
        f"| {middle(figures[each.adapter, 'paced'], 'allP99'):.1f} ms "
        f"| {per_table(figures[each.adapter, 'memory'], 'sitting'):.0f} / {per_table(figures[each.adapter, 'memory'], 'played'):.0f} |"
        for each in SUBJECTS
    ]
    return "\n".join(
        [
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
            f"| p99 at 1,000 moves a second over 100 tables | {middle(figures['maukas', 'paced'], 'allP99'):.1f} ms | at most 10 ms |",
            f"| a table with four sockets | {per_table(figures['maukas', 'memory'], 'sitting'):.0f} kB | at most 60 kB |",
            f"| a sleeping table | {sleeper:.0f} bytes | next to nothing |",
            f"| p99 at 200 moves a second, while a bot thinks 500 ms a move | {one:.1f} ms, alone {alone:.1f} ms | less than 5 ms more |",
            f"| the same, while two bots do, on two cores | {two:.1f} ms | |",
            "",
        ]
    )


def measure_all(turns: int) -> Mapping[tuple[str, str], list[dict[str, Any]]]:
    """Every server under every load, taking turns."""
    figures: defaultdict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for kind, times in (("busy", turns), ("paced", turns), ("memory", 1)):
        for _ in range(times):
            for subject in SUBJECTS:
                figures[subject.adapter, kind].append(measured(subject, **LOADS[kind]))
    return figures


def main() -> None:
    """Measure, and write the page."""
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    install()
    text = page(measure_all(turns), thinking(turns), sleepers(), turns)
    siege = kept_section(RESULT.read_text(encoding="utf-8"))  # measured by itself
    RESULT.write_text(f"{text}\n{siege}".rstrip() + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
