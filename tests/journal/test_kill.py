"""What somebody was told of is there, whenever the process is killed."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

from maukas.journal.rows import EventRow, TableRow
from tests.journal.appender import CODES
from tests.journal.samples import events, opened, table
from tests.play import scaled

KILLS = {"sqlite": 10, "postgresql": 3}


def test_every_event_that_was_told_is_found_after_a_kill(address: str, tmp_path: Path) -> None:
    rng = random.Random(20)
    told = dict.fromkeys(CODES, 0)
    for _ in range(scaled(KILLS[address.partition(":")[0]])):
        before = dict(told)
        for line in lines_until_killed(address, tmp_path / "told", rng.uniform(0, 0.15)):
            code, _, number = line.partition(" ")
            told[code] = int(number)
        assert told != before
        for code, (found, row) in asyncio.run(look(address)).items():
            assert found == events(code, 1, len(found))  # whole, in order
            assert len(found) % 2 == 0  # and no half of a batch
            assert row == table(code, changed=float(len(found)))
            assert len(found) >= told[code]


def lines_until_killed(address: str, path: Path, seconds: float) -> list[str]:
    """Let a process append, kill it a while after its first words, and say what it said in whole lines."""
    with path.open("wb") as file, subprocess.Popen([sys.executable, "-m", "tests.journal.appender", address], stdout=file) as child:
        try:
            while path.stat().st_size == 0:
                assert child.poll() is None
                time.sleep(0.005)
            time.sleep(seconds)
        finally:
            child.kill()
    return path.read_text().split("\n")[:-1]


async def look(address: str) -> dict[str, tuple[list[EventRow], TableRow | None]]:
    async with opened(address) as journal:
        return {code: (await journal.events(code), await journal.table(code)) for code in CODES}
