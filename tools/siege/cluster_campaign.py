"""A campaign against a cluster: people play whole matches while nodes and the database fail at random; then there is a report."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tools.siege.campaign import ADDRESSES, OPTIONS
from tools.siege.checker import Checker
from tools.siege.cluster import FAULTS, Cluster, Faults
from tools.siege.guest import Guest

TABLES = (("maumau", 2, 0), ("dos", 2, 0), ("maumau", 3, 0), ("dos", 2, 1))  # game, people, bots
CLOCK = 15  # seconds, at tables without bots
AT_ONCE = 3  # things that happen at the same time
LONGEST_PAUSE = 0.5  # seconds from one to the next
RECOVERY_TIMEOUT = 120.0  # seconds in which everybody must have found back


@dataclass
class ClusterReport:
    """What a campaign has shown."""

    seconds: float
    happened: Counter[str]
    takeovers: list[float]
    history: list[str]  # what happened when
    checker: Checker

    def lines(self) -> list[str]:
        """The report as text."""
        checker, slowest = self.checker, max(self.takeovers, default=0.0)
        kinds = ", ".join(f"{count} {name}" for name, count in sorted(self.happened.items()))
        return [
            f"{self.seconds:.0f} s, {self.happened.total()} faults: {kinds}",
            f"{checker.told} moves told, {checker.searched} messages searched, {checker.records} records compared",
            f"{len(self.takeovers)} nodes that stayed dead, others had gone on at all tables after {slowest:.1f} s at most",
            *(self.history if checker.discrepancies else ()),
            *(f"WRONG: {each}" for each in checker.discrepancies[:50]),
            f"{len(checker.discrepancies)} discrepancies",
        ]


class ClusterCampaign:
    """Everything that is going on, and the dice that decide about it."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self.cluster = cluster
        self.dice = random.Random(seed)  # noqa: S311
        self.checker = Checker()
        self.codes: list[str] = []
        self.tables: list[list[Guest]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.happened: Counter[str] = Counter()
        self.first = self.dice.sample([*FAULTS], len(FAULTS))  # each of them once
        self.history: list[str] = []
        self.began = 0.0
        self.faults = Faults(cluster, self.tables, self.dice)

    async def run(self, faults: int, also: Callable[[], Awaitable[None]] | None = None) -> ClusterReport:
        """Let so many things happen and perhaps another one, then let everybody find back and play to the end."""
        self.began = time.monotonic()
        try:
            for table in TABLES:
                await self.open_table(*table)
            await asyncio.gather(*(self.spoil(faults) for _ in range(AT_ONCE)))
            if also is not None:
                await also()
            await self.find_back()
            await self.finish()
        finally:
            while not all(task.done() for task in self.tasks):  # again, for a library may have swallowed it
                for task in self.tasks:
                    task.cancel()
                await asyncio.wait(self.tasks, timeout=1)
            for guests in self.tables:
                for guest in guests:
                    await guest.http.aclose()
        self.checker.read_records()
        return ClusterReport(time.monotonic() - self.began, self.happened, self.faults.takeovers, self.history, self.checker)

    async def open_table(self, game: str, people: int, bots: int) -> None:
        """A table where people play match after match."""
        place = len(self.tables)
        guests = [Guest(self.cluster.balancer, self.checker, f"Ada {place} {each}", next(ADDRESSES), self.dice) for each in range(people)]
        for guest in guests:
            await guest.enter()
        settings = {"game": game, "seats": people + bots, "options": OPTIONS[game], "pace": 0, "grace": 0, "clock": 0 if bots else CLOCK}
        code = await guests[0].open_table(**settings)
        self.tasks += [asyncio.create_task(guest.play(code, people, "casual" if bots else "")) for guest in guests]
        self.codes.append(code)
        self.tables.append(guests)

    async def spoil(self, faults: int) -> None:
        """Let one thing after the other happen."""
        while self.happened.total() < faults:
            (does,) = [self.first.pop()] if self.first else self.dice.choices([*FAULTS], [*FAULTS.values()])
            self.happened[does.__name__] += 1
            began = time.monotonic()
            await does(self.faults)
            self.history.append(f"{began - self.began:.1f} to {time.monotonic() - self.began:.1f} s: {does.__name__}")
            await asyncio.sleep(self.dice.uniform(0, LONGEST_PAUSE))
            self.checker.read_records()
            self.look_for_broken()

    async def find_back(self) -> None:
        """Everybody is told something new, without being helped."""
        marks = [(guest, guest.seen) for guests in self.tables for guest in guests]
        deadline = time.monotonic() + RECOVERY_TIMEOUT
        while time.monotonic() < deadline:
            if all(guest.seen > seen for guest, seen in marks):
                return
            await asyncio.sleep(0.1)
        lost = [guest.name for guest, seen in marks if guest.seen <= seen]
        self.checker.fault(f"{', '.join(lost)} did not find back")

    async def finish(self) -> None:
        """The matches come to an end, so that there is a record of every move."""
        for guests in self.tables:
            for guest in guests:
                guest.goes_on = False
        deadline = time.monotonic() + RECOVERY_TIMEOUT
        while time.monotonic() < deadline:
            self.look_for_broken()
            if all(guest.table.get("phase") == "finished" for guests in self.tables for guest in guests):
                await asyncio.sleep(0.5)  # those who have just heard of it read the record
                return
            await asyncio.sleep(0.1)
        self.checker.fault("a match did not come to an end")

    def look_for_broken(self) -> None:
        """A client that has broken is a discrepancy, too."""
        for task in [*self.tasks]:
            if task.done() and not task.cancelled():
                self.checker.fault(f"a client broke: {task.exception()!r}")
                self.tasks.remove(task)
