"""A log that is damaged is noticed before a server starts with less than was stored; a loss of power is no damage."""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from maukas.journal.errors import Damaged
from maukas.journal.rows import Batch
from maukas.journal.sqlite_log import FRAME_HEAD, HEAD, is_damaged
from maukas.journal.store_lock import owned
from tests.journal.samples import event, in_loop, opened

EVENTS = 40
FRAME = FRAME_HEAD.size + 1024  # bytes, with a page
KILLED = f"""
import asyncio, os, sys
from maukas.journal.journal import Journal
from maukas.journal.rows import Batch
from tests.journal.samples import event, table
async def store():
    journal = await Journal.open(sys.argv[1])
    await journal.append(Batch([event("CODE", 1)], [table("CODE")]))
    for number in range(2, {EVENTS} + 1):
        await journal.append(Batch([event("CODE", number)]))
    os._exit(0)
asyncio.run(store())
"""


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The store of a server that was killed: all that happened is in the log."""
    path = tmp_path_factory.mktemp("killed") / "store.db"
    subprocess.run([sys.executable, "-c", KILLED, f"sqlite:///{path}"], check=True, timeout=60, cwd=Path(__file__).parents[2])
    assert path.with_name("store.db-wal").stat().st_size > EVENTS * FRAME
    return path


@pytest.fixture
def store(killed: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    for name in ("store.db", "store.db-wal"):
        shutil.copy(killed.with_name(name), tmp_path / name)
    return tmp_path / "store.db"


def damage(log: Path, at: int, data: bytes) -> None:
    with log.open("r+b") as file:
        file.seek(at)
        file.write(data)


async def found(path: Path) -> int:
    """How many events a server finds there."""
    async with owned(f"sqlite:///{path}", lambda: None), opened(f"sqlite:///{path}") as journal:
        counts = await journal.counts()
        assert counts["events"] == len(await journal.events("CODE"))
        return counts["events"]


@in_loop
async def test_a_kill_is_no_damage(store: Path) -> None:
    assert not is_damaged(store)
    assert await found(store) == EVENTS


@pytest.mark.parametrize("place", [0, 5, 13, 20, 29, HEAD.size, HEAD.size + 9, HEAD.size + 3 * FRAME + 500, HEAD.size + 20 * FRAME + 2])
@in_loop
async def test_nobody_starts_with_less_than_was_stored(store: Path, place: int) -> None:
    log = store.with_name("store.db-wal")
    old = log.read_bytes()[place]
    damage(log, place, bytes([old ^ 0x5A]))
    before = log.read_bytes()
    with pytest.raises(Damaged):
        await found(store)
    assert log.read_bytes() == before  # nothing is changed: the second try is refused as well
    with pytest.raises(Damaged):
        await found(store)
    log.unlink()
    assert await found(store) < EVENTS  # whoever moves the log away knows it


@in_loop
async def test_the_last_transaction_may_be_torn_by_a_loss_of_power(store: Path) -> None:
    log = store.with_name("store.db-wal")
    size = log.stat().st_size
    damage(log, size - 700, os.urandom(700))
    assert not is_damaged(store)
    assert await found(store) == EVENTS - 1


@in_loop
async def test_frames_of_an_older_log_are_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(f"sqlite:///{path}") as journal:
        await journal.append(Batch([event("CODE", number) for number in range(1, 200)]))
        await journal.checkpoint()
        await asyncio.sleep(0)
        await journal.append(Batch([event("CODE", 200)]))  # the log begins anew, and is long still
        for name in ("store.db", "store.db-wal"):
            shutil.copy(tmp_path / name, tmp_path / f"copy-{name}")
    assert not is_damaged(tmp_path / "copy-store.db")
    async with opened(f"sqlite:///{tmp_path / 'copy-store.db'}") as journal:
        assert (await journal.counts())["events"] == 200


@in_loop
async def test_after_a_checkpoint_a_lost_log_costs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(f"sqlite:///{path}") as journal:
        await journal.append(Batch([event("CODE", number) for number in range(1, 200)]))
        await journal.checkpoint()
        shutil.copy(path, tmp_path / "copy.db")
    async with opened(f"sqlite:///{tmp_path / 'copy.db'}") as journal:
        assert (await journal.counts())["events"] == 199
