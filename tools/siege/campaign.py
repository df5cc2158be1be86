"""A campaign: honest tables play while hostile clients attack, then while the server is killed and stalled; then there is a report."""

import asyncio
import multiprocessing
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from multiprocessing.context import SpawnProcess

from tools.siege.attacks import ATTACKS, attack_together
from tools.siege.besieged import Besieged
from tools.siege.checker import Checker
from tools.siege.guest import Guest
from tools.siege.prober import probe

TABLES = (("maumau", 2, 1), ("dos", 2, 1), ("maumau", 3, 0))  # game, people, bots; the last one is attacked, and has no seat to take
OPTIONS = {
    "maumau": {"rounds": 3, "hand_size": 4, "mau": "auto"},
    "dos": {"target": 40, "hand_size": 4, "dos": "auto"},
}  # no bot waits for a call
LOOK_EVERY = 0.5  # seconds between two looks at health and memory
MEGABYTE = 1_000_000
PROCESSES = multiprocessing.get_context("spawn")


@dataclass
class Figures:
    """What was measured while the attacks were running, and no fault."""

    latencies: list[float] = field(default_factory=list)
    bot_times: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    memory: int = 0


@dataclass
class Report:
    """What a campaign has shown."""

    seconds: float
    attackers: int
    kills: int
    stalls: int
    checker: Checker
    figures: Figures

    def lines(self) -> list[str]:
        """The report as text."""
        checker, figures, own = self.checker, self.figures, self.figures.latencies
        return [
            f"{self.seconds:.0f} s, {self.attackers} hostile clients, {self.kills} kills, {self.stalls} stalls",
            f"{checker.told} moves told, {checker.messages} views checked, {checker.records} records compared",
            f"own moves: {len(own)}, p50 {percentile(own, 50):.0f} ms, p99 {percentile(own, 99):.0f} ms",
            f"bots' moves: {len(figures.bot_times)}, p99 {percentile(figures.bot_times, 99):.0f} ms after the move before",
            f"health: p99 {percentile(figures.health, 99):.0f} ms; memory at most {figures.memory / MEGABYTE:.0f} MB",
            *(f"WRONG: {each}" for each in checker.discrepancies[:50]),
            f"{len(checker.discrepancies)} discrepancies",
        ]


class Campaign:
    """Everything that is going on, and the dice that decide about it."""

    def __init__(self, server: Besieged, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)  # noqa: S311
        self.checker = Checker()
        self.guests: list[Guest] = []
        self.figures = Figures()
        self.kills = self.stalls = 0

    async def run(self, seconds: float, attackers: int, faults: bool) -> Report:
        """Attack for half the time, or all of it without faults; then kill and stall, while everybody plays on."""
        tasks: list[asyncio.Task[None]] = []
        began = time.monotonic()
        try:
            codes = [await self.open_table(tasks, *table) for table in TABLES]
            with self.attacked(codes[-1], attackers) as hostile:
                await self.watch(seconds / 2 if faults else seconds, tasks)
                self.collect()
                if faults:
                    await self.spoil(seconds / 2, tasks)
                if attackers and hostile.exitcode is not None:
                    self.checker.fault("the hostile clients broke: what they say is above")
        finally:
            while not all(task.done() for task in tasks):  # again, for a library may have swallowed it
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks, timeout=1)
        self.checker.read_records()
        return Report(time.monotonic() - began, attackers, self.kills, self.stalls, self.checker, self.figures)

    @contextmanager
    def attacked(self, code: str, attackers: int) -> Iterator[SpawnProcess]:
        """Hostile clients in a process of their own, so that nobody takes the time that they need for the server's."""
        hostile = PROCESSES.Process(target=attack_together, args=(self.server.port, code, attackers), daemon=True)
        hostile.start()
        try:
            yield hostile
        finally:
            hostile.kill()
            hostile.join()

    async def open_table(self, tasks: list[asyncio.Task[None]], game: str, people: int, bots: int) -> str:
        """A table where people play match after match."""
        guests = [Guest(self.server, self.checker, f"Ada {game} {each}", next(ADDRESSES), self.dice) for each in range(people)]
        for guest in guests:
            await guest.enter()
        clock = 15 if not bots else 0
        settings = {"game": game, "seats": people + bots, "options": OPTIONS[game], "pace": 0, "grace": 0, "clock": clock, "public": True}
        code = await guests[0].open_table(**settings)
        tasks += [asyncio.create_task(guest.play(code, people, "casual" if bots else "")) for guest in guests]
        self.guests += guests
        return code

    async def watch(self, seconds: float, tasks: list[asyncio.Task[None]]) -> None:
        """Look at memory for a while, and let another process ask for health."""
        heard, says = PROCESSES.Pipe(duplex=False)
        prober = PROCESSES.Process(target=probe, args=(self.server.port, seconds, says), daemon=True)
        prober.start()
        while not heard.poll():
            self.figures.memory = max(self.figures.memory, self.server.memory())
            self.check(tasks)
            if prober.exitcode:
                raise RuntimeError("whoever asks for health broke")
            await asyncio.sleep(LOOK_EVERY)
        self.figures.health += heard.recv()
        prober.join()

    async def spoil(self, seconds: float, tasks: list[asyncio.Task[None]]) -> None:
        """Kill and stall the server for a while, once at least; and let everybody play on afterwards."""
        until = time.monotonic() + seconds
        while time.monotonic() < until or not self.kills + self.stalls:
            await asyncio.sleep(self.dice.uniform(0.5, 3))
            if self.dice.random() < 0.6:
                await asyncio.to_thread(self.server.kill)
                await asyncio.to_thread(self.server.start)
                self.kills += 1
            else:
                await asyncio.to_thread(self.server.stall, self.dice.uniform(0.2, 2))
                self.stalls += 1
            before = self.checker.told
            for _ in range(600):  # somebody always goes on
                if self.checker.told > before:
                    break
                await asyncio.sleep(0.1)
            else:
                self.checker.fault("nobody was told anything for a minute after a fault")
            self.checker.read_records()
            self.check(tasks)

    def check(self, tasks: list[asyncio.Task[None]]) -> None:
        """A client that has broken is a discrepancy, too."""
        for task in tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                self.checker.fault(f"a client broke: {task.exception()!r}")
                tasks.remove(task)

    def collect(self) -> None:
        for guest in self.guests:
            self.figures.latencies += guest.latencies
            self.figures.bot_times += guest.bot_times


def percentile(seconds: list[float], share: int) -> float:
    """A percentile in milliseconds; 0 if nothing was measured."""
    if len(seconds) < 2:
        return 1000 * sum(seconds)
    return 1000 * statistics.quantiles(seconds, n=100, method="inclusive")[share - 1]


ADDRESSES = (f"10.0.{number >> 8}.{number & 255}" for number in count(1))
USUAL_ATTACKERS = 2 * len(ATTACKS)
