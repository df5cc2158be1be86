"""`maukas move`: everything arrives in another database, also when it is interrupted; what is there is never overwritten."""

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from maukas.journal.errors import Conflict, Unfinished
from maukas.journal.journal import Journal, open_store
from maukas.journal.rows import Batch, PlayerRow, SitterRow
from maukas.journal.schema import bans, facts
from maukas.journal.store_lock import owned
from maukas.journal.transfer import MOVED, PORTION
from maukas.texts import LANGUAGES
from tests.cli.command import maukas
from tests.journal.conftest import create_schema
from tests.journal.samples import event, events, finished, guest, opened, table

MANY = 4 * PORTION + 7  # events of a table: several portions
numbers = count(1)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with something of everything: names beyond ASCII, codes in every order, folded events, a fact."""
    path = tmp_path_factory.mktemp("filled") / "maukas.db"

    async def fill() -> None:
        async with opened(f"sqlite:///{path}") as journal:
            await journal.append(Batch(events("Zebra", 1, MANY), [table("Zebra", replay_from=MANY - 5, alarm=7.25)]))
            for code in ("äpple", "apple", "Äpple", "apfel-1", "apfel_2"):
                await journal.append(Batch(events(code, 1, 40), [table(code)], sitters=[SitterRow("g1", code, True)]))
            await journal.append(Batch(events("Zebra", MANY + 1, MANY + 2), matches=[finished("m1", "Zebra", 2, 20)]))
            await journal.append(Batch(players=[PlayerRow("m1", "g1"), PlayerRow("m1", "g2")]))
            for id in ("g1", "g2"):
                await journal.add_guest(guest(id, seen=1 / 3))
        store = await open_store(f"sqlite:///{path}")
        try:
            await store.change(lambda connection: connection.execute(insert(facts).values(name="closed", value="1")))
            await store.change(lambda connection: connection.execute(insert(bans).values(subject="g2", name="Åke", at=0.1, until=9e12)))
        finally:
            await store.close()
        with closing(sqlite3.connect(path)) as connection:  # as a table is folded that nobody looks at
            connection.execute("DELETE FROM events WHERE code = 'apple' AND number BETWEEN 2 AND 30")
            connection.commit()

    asyncio.run(fill())
    return path


@pytest.fixture
def source(filled: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(filled, tmp_path / "source.db"))


@pytest.fixture
def postgres_address(postgres: str) -> str:
    name = f"moved_{next(numbers)}"
    asyncio.run(create_schema(postgres, name))
    return f"{postgres}&search_path={name}"


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'target.db'}" if request.param == "sqlite" else str(request.getfixturevalue("postgres_address"))


def contents(address: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a store, sorted by what they are."""

    async def read() -> dict[str, list[tuple[object, ...]]]:
        store = await open_store(address)
        try:
            return {each.name: sorted((tuple(row) for row in await store.fetch(select(each))), key=repr) for each in (*MOVED, facts)}
        finally:
            await store.close()

    return asyncio.run(read())


def test_everything_arrives_and_comes_back(source: Path, postgres_address: str, tmp_path: Path) -> None:
    before = contents(f"sqlite:///{source}")
    there = maukas("move", source, postgres_address)
    assert (there.returncode, there.stdout.count(f"events {MANY + 2 + 5 * 40 - 29}")) == (0, 1), there.stderr
    assert contents(postgres_address) == before
    back = tmp_path / "back.db"
    assert maukas("move", postgres_address, back).returncode == 0
    assert contents(f"sqlite:///{back}") == before == contents(f"sqlite:///{source}")


def test_a_moved_store_is_guarded_again(source: Path, target: str) -> None:
    assert maukas("move", source, target).returncode == 0

    async def go_on() -> None:
        async with opened(target) as journal:
            await journal.append(Batch([event("Zebra", MANY + 3)]))
            with pytest.raises(Conflict):
                await journal.append(Batch([event("Zebra", MANY + 5)]))

    asyncio.run(go_on())


def test_a_move_that_was_killed_goes_on_and_no_server_opens_half_a_store(source: Path, target: str) -> None:
    with closing(sqlite3.connect(source)) as connection:
        connection.executemany("INSERT INTO bans VALUES (?, '', 0.5, 1.5)", [(f"10.0.{n // 250}.{n % 250}",) for n in range(20_000)])
        connection.commit()
    mover = subprocess.Popen([sys.executable, "-m", "maukas", "move", str(source), target], stderr=subprocess.PIPE, text=True)
    assert mover.stderr is not None
    with mover.stderr:
        assert mover.stderr.readline()  # the first kind of rows is there; the others are on their way
        mover.send_signal(signal.SIGKILL)
        mover.wait(60)
    with pytest.raises(Unfinished):
        asyncio.run(Journal.open(target))
    assert "half of a move" in maukas("serve", "--port", "0", "--database", target).stderr
    with closing(sqlite3.connect(source)) as connection:  # the old server was started once more in between
        connection.execute("UPDATE guests SET name = 'Ada' WHERE id = 'g1'")
        connection.execute("DELETE FROM bans WHERE subject LIKE '10.0.7.%'")
        connection.commit()
    ended = maukas("move", source, target)
    assert ended.returncode == 0, ended.stderr
    assert contents(target) == contents(f"sqlite:///{source}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_target_that_is_not_empty_is_left_as_it_is(source: Path, tmp_path: Path, language: str) -> None:
    other = tmp_path / "other.db"

    async def fill() -> None:
        async with opened(f"sqlite:///{other}") as journal:
            await journal.append(Batch(events("AB", 1, 1), [table("AB")]))

    asyncio.run(fill())
    before = contents(f"sqlite:///{other}")
    ended = maukas("move", source, other, "-l", language)
    assert ended.returncode == 2
    assert str(other) in ended.stderr
    assert "move-" not in ended.stderr
    assert contents(f"sqlite:///{other}") == before


@pytest.mark.parametrize("side", ["source", "target"])
def test_while_a_server_runs_on_either_side_nothing_is_moved(source: Path, target: str, side: str) -> None:
    async def tried() -> subprocess.CompletedProcess[str]:
        async with owned(f"sqlite:///{source}" if side == "source" else target, lambda: None):
            return await asyncio.to_thread(maukas, "move", source, target)

    ended = asyncio.run(tried())
    assert (ended.returncode, "Another server is running" in ended.stderr) == (1, True)
    assert maukas("move", source, target).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.db", "there.db"], "nowhere.db"),
        (["same.db", "same.db"], "the same database"),
        (["mysql://host/db", "there.db"], "SOURCE is written sqlite:///"),
        (["empty.db", "there.db"], "nothing in"),
    ],
)
def test_what_cannot_be_moved_is_said(tmp_path: Path, arguments: list[str], said: str) -> None:
    for name in ("same.db", "empty.db"):
        asyncio.run(make(tmp_path / name))
    ended = maukas("move", *(each if "://" in each else str(tmp_path / each) for each in arguments))
    assert (ended.returncode, said in ended.stderr) == (2, True), ended.stderr


async def make(path: Path) -> None:
    async with opened(f"sqlite:///{path}"):
        pass
