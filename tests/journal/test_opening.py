"""A store is made, recognised, brought to the newest version, or refused and left alone."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from maukas.journal.errors import BadAddress, NotAStore, SchemaTooNew, Unavailable
from maukas.journal.journal import Journal, open_store
from maukas.journal.postgres import PostgresStore
from maukas.journal.rows import Batch, EventRow, SitterRow, TableRow
from maukas.journal.schema import metadata
from maukas.journal.schema_version import MIGRATIONS, VERSION_TABLE, migrate
from maukas.journal.sqlite import SqliteStore, prepare
from maukas.journal.store import Store
from tests.journal.samples import event, events, in_loop, opened, table

STEP = """
import sqlalchemy as sa
revision, down_revision = "{version}", "{before}"
def upgrade(op):
    op.add_column("tables", sa.Column("added_{version}", sa.Integer))
"""

LATER = (8, 9)  # versions that a later program may have

OPENER = """
import asyncio, sys
from maukas.journal.journal import Journal
async def look():
    journal = await Journal.open(sys.argv[1])
    await journal.check()
    await journal.close()
print("ready", flush=True)
sys.stdin.read()
asyncio.run(look())
"""


@pytest.mark.parametrize(
    "address", ["", "store.db", "mysql://host/db", "sqlite://", "sqlite:///", "sqlite:///:memory:", "postgresql://u@h:port/db"]
)
@in_loop
async def test_what_is_no_address_of_a_store_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        await Journal.open(address)


@in_loop
async def test_an_error_does_not_tell_the_password() -> None:
    for address in ("postgresql://u:geheim@h:port/db", "mysql://u:geheim@h/db", "postgresql://u:geheim@localhost:1/db"):
        with pytest.raises((BadAddress, Unavailable)) as caught:
            await Journal.open(address)
        assert "geheim" not in str(caught.value)


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"])
@in_loop
async def test_a_file_and_its_folders_are_made_for_the_owner_alone(tmp_path: Path, scheme: str) -> None:
    path = tmp_path / "new" / "folder" / "store of ours.db"
    async with opened(f"{scheme}:///{path}") as journal:
        await journal.append(Batch(events("AB", 1, 1)))
        files = sorted(path.parent.iterdir())
        assert len(files) == 3  # with the log and its index
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert [*path.parent.iterdir()] == [path]


@in_loop
async def test_a_store_that_was_copied_carelessly_is_for_the_owner_alone_again(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(f"sqlite:///{path}"):
        pass
    path.chmod(0o644)
    async with opened(f"sqlite:///{path}"):
        assert path.stat().st_mode & 0o777 == 0o600


def write_text(path: Path) -> None:
    path.write_text("The minutes of the club. " * 100)


def write_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE minutes (words TEXT)")
        connection.commit()


@pytest.mark.parametrize("write", [write_text, write_database])
@in_loop
async def test_a_file_of_somebody_else_is_refused_and_left_as_it_is(tmp_path: Path, write: object) -> None:
    assert callable(write)
    path = tmp_path / "minutes"
    write(path)
    path.chmod(0o644)
    before = path.read_bytes(), path.stat().st_mode, path.stat().st_mtime_ns
    with pytest.raises(NotAStore, match="minutes"):
        await Journal.open(f"sqlite:///{path}")
    assert (path.read_bytes(), path.stat().st_mode, path.stat().st_mtime_ns) == before
    assert [*tmp_path.iterdir()] == [path]


@in_loop
async def test_what_cannot_be_a_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    write_text(tmp_path / "minutes")
    folder = tmp_path / "folder"
    folder.mkdir(0o755)
    for path in (folder, tmp_path / "minutes" / "store.db"):
        with pytest.raises(Unavailable, match=path.name):
            await Journal.open(f"sqlite:///{path}")
    assert folder.stat().st_mode & 0o777 == 0o755


@in_loop
async def test_a_database_where_others_use_our_names_is_refused(postgres_address: str) -> None:
    connection = await asyncpg.connect(postgres_address)
    await connection.execute("CREATE TABLE events (venue text)")
    await connection.execute("CREATE TABLE venues (name text)")
    with pytest.raises(NotAStore, match="events"):
        await Journal.open(postgres_address)
    await connection.execute("DROP TABLE events")  # others with other names do not matter
    await connection.close()
    async with opened(postgres_address) as journal:
        await journal.check()


@in_loop
async def test_a_server_that_does_not_answer_is_told_apart() -> None:
    with pytest.raises(Unavailable):
        await Journal.open("postgresql://maukas@localhost:1/maukas")


@in_loop
async def test_many_who_open_a_new_store_at_once_all_get_it(address: str) -> None:
    journals = await asyncio.gather(*(Journal.open(address) for _ in range(5)))
    await asyncio.gather(*(journal.append(Batch(events(f"T{number}", 1, 1))) for number, journal in enumerate(journals)))
    for number in range(5):
        assert await journals[0].events(f"T{number}") == events(f"T{number}", 1, 1)
    await asyncio.gather(*(journal.close() for journal in journals))


def test_processes_that_open_a_new_store_at_once_all_get_it(address: str) -> None:
    children = [subprocess.Popen([sys.executable, "-c", OPENER, address], stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(3)]
    for child in children:
        assert child.stdout is not None
        with child.stdout:
            assert child.stdout.readline() == b"ready\n"
    for child in children:
        assert child.stdin is not None
        child.stdin.close()
    assert [child.wait(60) for child in children] == [0, 0, 0]


@in_loop
async def test_the_steps_lead_to_the_tables_that_the_code_knows(address: str) -> None:
    store = await open_store(address)
    try:
        assert await store.change(differences) == []
    finally:
        await store.close()


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
    return [*compare_metadata(context, metadata)]


@in_loop
async def test_a_store_of_the_first_version_keeps_what_is_still_read(address: str, tmp_path: Path) -> None:
    store = bare_store(address)
    migrations = copied_migrations(tmp_path)
    for step in (migrations / "versions").glob("v[!1]*.py"):
        step.unlink()
    try:
        await store.change(lambda connection: migrate(connection, migrations))
        await store.change(write_rows_of_version_1)
    finally:
        await store.close()
    stored = TableRow("AB", b"in short", 1, 7.5, 2.5)
    async with opened(address) as journal:
        assert await journal.table("AB") == stored
        assert await journal.tables_of_guest("g1", 9) == [stored]
        assert await journal.events("AB") == [EventRow("AB", 1, 1.25, b"opened")]
        await journal.append(Batch([event("AB", 2)], [table("AB")], sitters=[SitterRow("g1", "AB", True), SitterRow("g2", "AB", True)]))
        assert await journal.tables_of_guest("g2", 9) == [table("AB")]


def bare_store(address: str) -> Store:
    """A store that has taken no step yet."""
    if address.startswith("postgresql"):
        return PostgresStore(address)
    path = Path(address.removeprefix("sqlite:///"))
    prepare(path)
    return SqliteStore(path)


def write_rows_of_version_1(connection: Connection) -> None:
    connection.execute(
        text("INSERT INTO tables VALUES (:code, 'dos', :yes, 'waiting', :summary, 1, 7.5, 1.25, 2.5)"),
        {"code": "AB", "yes": True, "summary": b"in short"},
    )
    connection.execute(text("INSERT INTO events VALUES ('AB', 1, 1.25, :data)"), {"data": b"opened"})
    connection.execute(text("INSERT INTO sitters VALUES ('g1', 'AB', 2.5)"))


@in_loop
async def test_an_older_store_is_brought_to_the_newest_version_and_keeps_what_it_holds(address: str, tmp_path: Path) -> None:
    migrations = longer_migrations(tmp_path)
    batch = Batch(events("AB", 1, 2), [table("AB")])
    async with opened(address) as journal:
        await journal.append(batch)
    store = await open_store(address)
    try:
        for _ in range(2):  # the second time there is nothing to do
            await store.change(lambda connection: migrate(connection, migrations))
        columns = await store.change(lambda connection: {column["name"] for column in inspect(connection).get_columns("tables")})
        assert columns >= {f"added_{version}" for version in LATER}
        journal = Journal(store)
        await journal.append(Batch([event("AB", 3)]))
        assert await journal.events("AB") == events("AB", 1, 3)
        assert await journal.table("AB") == table("AB")
    finally:
        await store.close()


@in_loop
async def test_a_newer_store_is_refused(address: str, tmp_path: Path) -> None:
    migrations = longer_migrations(tmp_path)
    store = await open_store(address)
    await store.change(lambda connection: migrate(connection, migrations))
    await store.close()
    with pytest.raises(SchemaTooNew, match=rf"version {LATER[-1]}, .* up to {LATER[0] - 1}"):
        await Journal.open(address)


@in_loop
async def test_a_step_that_fails_leaves_the_store_as_it_was(address: str, tmp_path: Path) -> None:
    migrations = longer_migrations(tmp_path)
    with (migrations / "versions" / f"v{LATER[-1]}.py").open("a") as file:
        file.write("    raise RuntimeError('the last step stumbles')\n")
    store = await open_store(address)
    try:
        with pytest.raises(RuntimeError, match="stumbles"):
            await store.change(lambda connection: migrate(connection, migrations))
        assert await store.change(differences) == []
    finally:
        await store.close()
    async with opened(address) as journal:
        await journal.check()


def longer_migrations(folder: Path) -> Path:
    """The steps of a later program: ours and two more."""
    migrations = copied_migrations(folder)
    for version in LATER:
        (migrations / "versions" / f"v{version}.py").write_text(STEP.format(version=version, before=version - 1))
    return migrations


def copied_migrations(folder: Path) -> Path:
    return Path(shutil.copytree(MIGRATIONS, folder / "migrations", ignore=shutil.ignore_patterns("__pycache__")))
