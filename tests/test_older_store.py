"""A store that an older version wrote (`data/older_store.db`), opened by this one: tables go on, and everything is told as it was.

What the older version itself said of that store is in `data/older_store.json`. Neither is ever made anew: what is stored stays readable.
"""

import asyncio
import hashlib
import json
import shutil
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from maukas.client import Client
from maukas.games.match_record import parse_record
from maukas.games.match_verification import verify
from maukas.journal.journal import Journal
from maukas.protocol.codec import encode, parse_request
from maukas.server.hosting.journal_rows import entry_of
from maukas.tables.broadcast import Broadcast
from maukas.tables.decider import Decider, Person
from maukas.tables.entry import Entry
from maukas.tables.events import format_event
from maukas.tables.table import Table
from tests.server.people import Person as Player
from tests.server.people import all_play, in_loop
from tests.server.server_process import ServerProcess

DATA = Path(__file__).parent / "data"
EXPECTED: dict[str, Any] = json.loads((DATA / "older_store.json").read_text())
NOW: float = EXPECTED["now"]
LEVELS = ("beginner", "casual", "strong", "master")
TABLES: dict[str, Any] = EXPECTED["tables"]
GUESTS: dict[str, Any] = EXPECTED["guests"]
MATCHES: dict[str, Any] = EXPECTED["matches"]
CENTURY = 36_500  # days


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of a copy."""
    return f"sqlite:///{shutil.copy(DATA / 'older_store.db', tmp_path / 'store.db')}"


def server_on_copy(folder: Path) -> ServerProcess:
    """A server on a copy, which keeps it however old it is."""
    shutil.copy(DATA / "older_store.db", folder / "store.db")
    return ServerProcess(folder, keep_tables=CENTURY, keep_guests=CENTURY, keep_visitors=CENTURY)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where nobody plays."""
    with server_on_copy(tmp_path_factory.mktemp("older")) as running:
        yield running


async def restored(database: str, code: str) -> Table:
    """A table as it comes out of the store."""
    journal = await Journal.open(database)
    try:
        rows = await journal.replayable(code)
    finally:
        await journal.close()
    return Table.restored(code, map(entry_of, rows), NOW)


def as_then(told: Any, then: Any) -> Any:
    """What is told, without the fields that have been added since: messages may say more one day, never less."""
    if isinstance(told, list) and isinstance(then, list) and len(told) == len(then):
        return [*map(as_then, told, then)]
    if isinstance(told, dict) and isinstance(then, dict):
        return {key: as_then(value, then[key]) for key, value in told.items() if key in then}
    return told


def shown(table: Table, now: float, pictures: dict[str, Any]) -> Any:
    """What guests who have seen nothing are shown, compared with what they saw then."""
    return {guest: as_then(json.loads(encode(Broadcast(table, now).snapshot(guest, 0))), then) for guest, then in pictures.items()}


@pytest.mark.parametrize("code", TABLES)
def test_everybody_sees_a_table_of_an_older_store_as_before(database: str, code: str) -> None:
    table, expected = asyncio.run(restored(database, code)), TABLES[code]
    assert shown(table, NOW, expected["pictures"]) == expected["pictures"]
    assert (table.round and table.round.position()) == expected["position"]


@pytest.mark.parametrize("code", TABLES)
def test_a_table_of_an_older_store_is_played_on_with_the_same_events(database: str, code: str) -> None:
    table, expected = asyncio.run(restored(database, code)), TABLES[code]["onward"]
    secrets = (hashlib.sha256(f"onward {number}".encode()).digest() for number in count())
    decider, done = Decider(LEVELS, seed=lambda: next(secrets), code=lambda: "onwardid"), list[Entry]()
    for request in expected["asked"]:
        match request:
            case ["arrive", guest, now]:
                done += decider.arrive(table, Person(guest, guest.removeprefix("key-of-").capitalize()), now)
            case ["play", seat, move, by, now]:
                done += decider.play(table, seat, move, table.number, now, sys.intern(by))  # type: ignore[arg-type]
            case ["ring", now]:
                done += decider.ring(table, now)
            case ["ask", guest, asked, now]:
                done += decider.ask(table, Person(guest, "Ada"), parse_request(json.dumps(asked)), now)
    assert [[each.number, each.at, format_event(each.event).decode()] for each in done] == expected["done"]
    assert shown(table, expected["now"], expected["pictures"]) == expected["pictures"]
    assert (table.round and table.round.position()) == expected["position"]


def as_guest(server: ServerProcess, guest: str) -> httpx.AsyncClient:
    """A browser that has the cookie of a guest since then."""
    return httpx.AsyncClient(base_url=server.address, cookies={"maukas": GUESTS[guest]["secret"]})


@pytest.mark.parametrize("guest", GUESTS)
@in_loop
async def test_a_guest_of_an_older_store_is_known_and_finds_tables_and_matches(server: ServerProcess, guest: str) -> None:
    expected = GUESTS[guest]
    async with as_guest(server, guest) as browser:
        known = {"name": expected["name"], "language": expected["language"], "preferences": expected["preferences"]}
        assert as_then((await browser.get("/api/me")).json(), known) == known
        assert as_then((await browser.get("/api/me/matches")).json(), expected["matches"]) == expected["matches"]
        tables = {each["code"]: each for each in (await browser.get("/api/me/tables")).json()}
        due = {code for code in TABLES if TABLES[code]["alarm"] is not None}  # they are woken at once, and go on
        assert tables.keys() == {each["code"] for each in expected["tables"]}
        kept = [each for each in expected["tables"] if each["code"] not in due]
        assert [as_then(tables[each["code"]], each) for each in kept] == kept


@pytest.mark.parametrize("id", MATCHES)
@in_loop
async def test_a_finished_match_of_an_older_store_is_told_as_before_and_its_record_holds(server: ServerProcess, id: str) -> None:
    expected = MATCHES[id]
    async with httpx.AsyncClient(base_url=server.address) as stranger:
        assert as_then((await stranger.get(f"/api/matches/{id}")).json(), expected["summary"]) == expected["summary"]
        record = (await stranger.get(f"/api/matches/{id}/record")).text
        assert record == expected["record"]
        assert verify(parse_record(record)) == []
        for number, replay in enumerate(expected["rounds"], 1):
            assert as_then((await stranger.get(f"/api/matches/{id}/rounds/{number}")).json(), replay) == replay


@in_loop
async def test_a_match_of_an_older_store_is_played_to_its_end_at_the_server(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        server, people = stack.enter_context(server_on_copy(tmp_path)), []
        for guest in ("key-of-ada", "key-of-cat"):
            client = await stack.enter_async_context(Client(server.address, GUESTS[guest]["secret"]))
            people.append(Player(await stack.enter_async_context(client.join("dodealudosu")), guest))
        await all_play(people)
        table = people[0].link.table
        assert table is not None
        assert table.match_id is not None
        record = parse_record(await client.record(table.match_id))
    assert verify(record) == []
    assert record.rounds[0].commitment == TABLES["dodealudosu"]["pictures"]["key-of-ada"]["results"][0]["commitment"]
    assert record.rounds[1].commitment == TABLES["dodealudosu"]["pictures"]["key-of-ada"]["commitment"]
    assert b"\xbe\xef" in record.rounds[1].shares  # what Cat gave then
