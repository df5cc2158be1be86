"""Two versions on one PostgreSQL database: the one before there were nodes, and one after this."""

import asyncio
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

import maukas as package
from maukas.client import Client
from maukas.journal.journal import Journal
from maukas.journal.postgres import PostgresStore
from maukas.journal.rows import NodeRow
from maukas.protocol import messages
from maukas.server.hosting.journal_rows import entry_of
from maukas.tables.entry import Entry
from tests.server.people import Person, all_play, guests, in_loop, quick, seated, until
from tests.server.server_process import TIMEOUT, ServerProcess, free_port
from tests.server.truth import moves_in

ROOT = Path(__file__).parents[2]
BEFORE_NODES = "7887f0a"  # of this repository
START = """
import importlib
async def nothing(*_): ...
getattr(importlib.import_module("{module}"), "{owner}").warm_up = nothing  # no strong bots: compiling them takes its time
from maukas.cli import main
main()
"""
NEXT_MIGRATION = '''
"""Version 8, one day: as the rules of docs/hosting.md have it, it only adds."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "8"
down_revision = "7"


def upgrade(op: Operations) -> None:
    op.add_column("guests", sa.Column("shoe_size", sa.Integer))
    op.create_table("shoes", sa.Column("guest", sa.Text, primary_key=True))
'''


@pytest.fixture
def before_nodes(tmp_path: Path) -> Path:
    """The package as it was before there were nodes."""
    command = ["git", "archive", BEFORE_NODES, "src/maukas"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False) if shutil.which("git") else None
    if done is None or done.returncode:
        pytest.skip("the history of this repository is not here")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(tmp_path / "before", filter="data")
    return tmp_path / "before" / "src"


@pytest.fixture
def next_version(tmp_path: Path) -> Path:
    """The package as it might be next."""
    folder = tmp_path / "next" / "maukas"
    shutil.copytree(ROOT / "src" / "maukas", folder, ignore=shutil.ignore_patterns("page", "__pycache__"))
    (folder / "journal" / "migrations" / "versions" / "v8.py").write_text(NEXT_MIGRATION.lstrip())
    version = folder / "__init__.py"
    text = version.read_text()
    assert package.__version__ in text
    version.write_text(text.replace(package.__version__, "99.0"))
    return folder.parent


@contextmanager
def started(source: Path, module: str, owner: str, database: str, folder: Path) -> Iterator[tuple[str, "subprocess.Popen[bytes]", Path]]:
    """A server of another version; gives its address, its process and its log."""
    port, log = free_port(), folder / f"{module}.log"
    arguments = ["serve", "--port", str(port), "--rate", "10000", "--database", database]
    environment = {**os.environ, "PYTHONPATH": str(source), "LANG": "C"}
    with log.open("wb") as file:
        command = [sys.executable, "-c", START.format(module=module, owner=owner), *arguments]
        process = subprocess.Popen(command, env=environment, cwd=folder, stdout=file, stderr=file)
    try:
        until = time.monotonic() + TIMEOUT
        while process.poll() is None:
            assert time.monotonic() < until, log.read_text()
            try:
                if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                    break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}", process, log
    finally:
        process.kill()
        process.wait()


async def events_in(database: str) -> int:
    connection = await asyncpg.connect(database)
    try:
        return int(await connection.fetchval("SELECT count(*) FROM events"))
    finally:
        await connection.close()


class OldPlayer:
    """Somebody who plays at a server of that version, in the words of that version."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def say(self, **request: Any) -> None:
        await self.socket.send(json.dumps(request))

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(TIMEOUT):
            self.heard.append(json.loads(await self.socket.recv()))
        return self.heard[-1]

    async def until_playing(self) -> dict[str, Any]:
        """Be ready; return the first message with the table as it is played."""
        while True:
            message = await self.hear()
            is_dealing = message["type"] == "table" and message["phase"] == "dealing"
            if is_dealing and not message["chairs"][message["you"]].get("ready"):
                await self.say(type="ready")
            if message.get("view"):
                return message


@in_loop
async def test_a_server_that_knows_no_nodes_cannot_write_beside_one(before_nodes: Path, postgres_address: str, tmp_path: Path) -> None:
    old = before_nodes, "maukas.server.thinking", "Thinking", postgres_address, tmp_path
    async with AsyncExitStack() as stack:
        address, _, log = stack.enter_context(started(*old))
        players: list[OldPlayer] = []
        secrets: list[str] = []
        for name in ("Ada", "Ben"):
            browser = await stack.enter_async_context(httpx.AsyncClient(base_url=address))
            assert (await browser.put("/api/me", json={"name": name})).status_code == 200, log.read_text()
            if not players:
                code = (await browser.post("/api/tables", json={"game": "maumau", "seats": 2})).json()["code"]
            secrets.append(browser.cookies["maukas"])
            link = f"ws{address.removeprefix('http')}/api/tables/{code}/socket"
            players.append(
                OldPlayer(await stack.enter_async_context(connect(link, additional_headers={"Cookie": f"maukas={secrets[-1]}"})))
            )
        await players[1].say(type="sit")
        while (await players[1].hear()).get("you") is None:
            pass
        await players[0].say(type="start")
        tables = await asyncio.gather(*(player.until_playing() for player in players))
        turn = tables[0]["view"]["turn"]
        move = next(each for each in tables[turn]["view"]["legal"] if not each.startswith(("mau", "catch")))
        before = await events_in(postgres_address)

        node = stack.enter_context(ServerProcess(tmp_path, database=postgres_address))  # brings the database to its own version
        await players[turn].say(type="play", move=move, after=tables[turn]["number"])
        while (message := await players[turn].hear())["type"] != "goodbye":  # it could not be stored, so it is not told
            assert message["type"] != "moved"
        assert await events_in(postgres_address) == before

        async with Client(node.address, secrets[turn]) as client:
            assert [table.code for table in await client.my_tables()] == [code]
            async with client.join(code) as link_here:  # the match goes on where it stood
                table = await until(Person(link_here), lambda table: table.view is not None)
                assert (table.you, table.phase) == (turn, "playing")
                await link_here.play(move)
                async with asyncio.timeout(TIMEOUT):
                    async for told in link_here:
                        if isinstance(told, messages.Moved):
                            break
        assert await events_in(postgres_address) > before
        _, again, said = stack.enter_context(started(*old))  # nor does the old one start again
        assert again.poll() == 2, said.read_text()
        assert "newer version" in said.read_text()


@in_loop
async def test_a_later_version_joins_while_people_play(next_version: Path, postgres_address: str, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, database=postgres_address) as node:
        async with guests(node, "Ada", "Ben") as (ada, ben):
            later = next_version, "maukas.server.bots.bot_threads", "BotThreads", postgres_address, tmp_path
            with started(*later) as (address, process, log):
                assert process.poll() is None, log.read_text()
                assert [each.version for each in await living_of(postgres_address)] == [package.__version__, "99.0"]
                ben.address, ben.http.base_url = address, httpx.URL(address)
                async with seated([ada, ben], quick("maumau", 2)) as people:  # he is handed on by the later one
                    await all_play(people)
                    code = people[0].link.code
                    stored = moves_in(await stored_of(postgres_address, code))
                    assert all(person.told.items() <= stored.items() for person in people)
                other = await ben.open_table(quick("dos", 2))
                async with ben.join(other) as his, ada.join(other) as hers:  # and the other way round
                    await until(Person(his), lambda table: table.watching > 0)
                    await until(Person(hers), lambda table: table.chairs[0].present)
                await asyncio.to_thread(node.stop)
                with pytest.raises(AssertionError, match="did not start"):  # an older one goes on, and does not come back
                    node.start()
                node.process.join()
                node.gone()
                ada.address, ada.http.base_url = address, httpx.URL(address)
                assert len(await ada.my_matches()) == 1
                assert "Traceback" not in log.read_text()


async def living_of(database: str) -> list[NodeRow]:
    """The nodes in a store that this version is too old to open."""
    journal = Journal(PostgresStore(database))
    try:
        return await journal.nodes()
    finally:
        await journal.close()


async def stored_of(database: str, code: str) -> list[Entry]:
    """What happened at a table there."""
    journal = Journal(PostgresStore(database))
    try:
        return [entry_of(row) for row in await journal.events(code)]
    finally:
        await journal.close()
