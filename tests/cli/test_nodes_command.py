"""`maukas nodes`: who shares a database, and a node that is drained while people play."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from maukas import __version__
from tests.cli.command import maukas
from tests.journal.conftest import create_schema
from tests.server.node_processes import at, eventually, owner_of, running_nodes
from tests.server.people import guests, in_loop, quick, seated
from tests.server.server_process import TIMEOUT, ServerProcess, stored_at
from tests.server.truth import moves_in


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[ServerProcess]]:
    asyncio.run(create_schema(postgres, "listed"))
    with running_nodes(tmp_path_factory.mktemp("listed"), f"{postgres}&search_path=listed", 2) as running:
        yield running


def name_of(node: ServerProcess) -> str:
    return node.address.removeprefix("http://")


def test_nodes_are_listed_with_what_they_do(nodes: list[ServerProcess]) -> None:
    database = nodes[0].settings.database
    found = json.loads(maukas("nodes", "--json", "--database", database).stdout)["nodes"]
    assert [(each["address"], each["version"], each["draining"]) for each in found] == [(name_of(n), __version__, False) for n in nodes]
    assert all(each["tables"] >= 0 and each["lag"] >= 0 and each["heard"] < 4 and each["up"] > 0 for each in found)
    shown = maukas("nodes", "--database", database).stdout
    assert [bool(re.search(rf"{each['id']} +{re.escape(each['address'])} .* ready", shown)) for each in found] == [True, True]
    assert maukas("nodes", "--database", database, MAUKAS_LANGUAGE="fi").stdout.startswith("Solmu")


def test_what_makes_no_sense_is_refused_in_a_sentence(nodes: list[ServerProcess], tmp_path: Path, postgres: str) -> None:
    database = nodes[0].settings.database
    for arguments, code, said in (
        (("stop", "x", "--database", database), 2, "There is no action “stop”"),
        (("drain", "--database", database), 2, "Say which node"),
        (("drain", "nobody", "--database", database), 1, "There is no node “nobody”"),
        (("--database", f"sqlite:///{tmp_path / 'store.db'}"), 2, "which one server uses alone"),
        (("--database", f"{postgres}&search_path=nowhere"), 1, "cannot be used"),  # nothing is made there
    ):
        ended = maukas("nodes", *arguments)
        assert (ended.returncode, said in ended.stderr) == (code, True), ended.stderr


@in_loop
async def test_a_node_is_drained_while_people_play_and_nothing_is_lost(nodes: list[ServerProcess]) -> None:
    database = nodes[0].settings.database
    async with guests(nodes[0], "Ada", "Ben") as clients, seated(clients, quick("maumau", 2)) as people:
        code = people[0].link.code
        assert at(nodes, await owner_of(database, code)) is nodes[0]
        players = [asyncio.create_task(person.play(None)) for person in people]
        try:
            drained = await asyncio.to_thread(maukas, "nodes", "drain", name_of(nodes[0]), "--wait", str(TIMEOUT), "--database", database)
            assert (drained.returncode, "has given away all its tables" in drained.stdout) == (0, True), drained.stderr
            assert at(nodes, await owner_of(database, code)) is nodes[1]
            async with httpx.AsyncClient(base_url=nodes[0].address) as browser:
                assert (await browser.get("/ready")).status_code == 503
            (other,) = [each for each in listed(database) if each["draining"]]
            assert (other["address"], other["tables"]) == (name_of(nodes[0]), 0)
            alone = await asyncio.to_thread(maukas, "nodes", "drain", name_of(nodes[1]), "--database", database)
            assert (alone.returncode, "Start one first" in alone.stderr) == (1, True)
            marks = [len(person.told) + 5 for person in people]
            async with asyncio.timeout(TIMEOUT):
                while any(len(person.told) < mark for person, mark in zip(people, marks, strict=True)):
                    await asyncio.sleep(0.05)
                    assert not any(player.done() for player in players), players
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
        stored = await stored_at(database, code)
        assert [each.number for each in stored] == [*range(1, len(stored) + 1)]
        for person in people:
            assert person.told.items() <= moves_in(stored).items()
        resumed = await asyncio.to_thread(maukas, "nodes", "resume", listed(database)[0]["id"][:8], "--database", database)
        assert (resumed.returncode, "takes tables again" in resumed.stdout) == (0, True)

        async def is_ready() -> bool:
            async with httpx.AsyncClient(base_url=nodes[0].address) as browser:
                return (await browser.get("/ready")).status_code == 200

        await eventually(is_ready)


def listed(database: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(maukas("nodes", "--json", "--database", database).stdout)["nodes"]
    return found
