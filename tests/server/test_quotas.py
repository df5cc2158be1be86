"""What one address can have stored is limited, and a store that has grown too large takes no new tables; those in play go on."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from maukas.journal.errors import Unavailable
from maukas.journal.sqlite import SqliteStore
from maukas.protocol import requests
from maukas.server.outage_log import OutageLog
from maukas.texts import LANGUAGES, Texts
from tests.server.people import Person, addresses, all_play, guests, in_loop, quick, seated, until
from tests.server.raw_socket import PING, PONG, frame, joined
from tests.server.server_process import TIMEOUT, ServerProcess, stored_at
from tests.server.test_limits import figure

SIT, LEAVE = frame('{"type": "sit"}'), frame('{"type": "leave"}')


@in_loop
async def test_whoever_sits_down_and_gets_up_without_end_is_soon_refused(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, rate=20.0) as server:
        async with guests(server, "Ada", "Eve") as (ada, eve):
            code = await ada.open_table(quick("dos", 3))
            async with joined(server, eve, code) as raw:
                for _ in range(8):
                    await raw.send((SIT + LEAVE) * 6)
                    await asyncio.sleep(0.5)  # within the rate of requests
                refused: list[tuple[str, str]] = []
                while len(refused) < 20 and (message := await raw.message("refused")) is not None:
                    refused.append((message["request"], message["reason"]))
                assert {*refused} <= {
                    ("sit", "table-too-fast"),
                    ("leave", "table-too-fast"),
                    ("leave", "table-not-seated"),
                    ("", "table-too-fast"),
                }
            assert len(await stored_at(server.settings.database, code)) < 60
            async with ada.join(code) as link:  # others at the table are not punished
                await link.send(requests.Fill("casual"))
                await until(Person(link), lambda table: table.chairs[2].kind == "bot")


def test_an_address_has_only_so_many_new_guests(tmp_path: Path) -> None:
    many = {"maukas.server.transport.middleware:BURST": 100.0}  # it is not the limit of requests that counts here
    with ServerProcess(tmp_path, http_rate=40.0, patches=many) as server:
        statuses, first = [], ""
        for number in range(200):
            answer = httpx.put(server.address + "/api/me", json={"name": f"Eve {number}"}, headers={"X-Forwarded-For": "10.7.7.7"})
            statuses.append(answer.status_code)
            if answer.status_code == 429:
                break
            first = first or answer.headers["set-cookie"].partition(";")[0]
        assert statuses[-1] == 429
        assert statuses.count(200) >= 60  # a family, or a class
        assert answer.json()["reason"] == "table-too-fast"
        known = {"X-Forwarded-For": "10.7.7.7", "Cookie": first}
        assert httpx.put(server.address + "/api/me", json={"name": "Eve"}, headers=known).status_code == 200  # who is known is no new guest
        other = httpx.put(server.address + "/api/me", json={"name": "Ada"}, headers={"X-Forwarded-For": "10.7.7.8"})
        assert other.status_code == 200


@in_loop
async def test_what_happened_before_a_match_is_dropped_when_the_table_sleeps(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, linger=0.1) as server:
        async with guests(server, "Ada", "Ben") as clients:
            async with seated(clients, quick("dos", 2)) as people:
                await all_play(people)
                assert people[0].link.table is not None
                code, id = people[0].link.code, people[0].link.table.match_id
            await figure(server, "maukas_tables_awake", 0)
            numbers = [entry.number for entry in await stored_at(server.settings.database, code)]
            assert numbers[0] == 1
            assert numbers[1] > 3  # who sat down when is in the event that began the match
            assert numbers[1:] == [*range(numbers[1], numbers[-1] + 1)]
            async with clients[0].join(code) as link:
                assert (await until(Person(link), lambda _: True)).phase == "finished"
            record = await clients[0].http.get(f"/api/matches/{id}/record")
            assert record.status_code == 200


@in_loop
async def test_what_is_stored_does_not_live_in_the_log_alone(tmp_path: Path) -> None:
    file, copy = tmp_path / "store.db", tmp_path / "copy.db"
    with ServerProcess(tmp_path, patches={"maukas.server.services:MEASURE_EVERY": 0.05}) as server:
        async with guests(server, "Ada") as (ada,):
            code = await ada.open_table(quick("dos", 2))
            async with asyncio.timeout(TIMEOUT):
                found: list[Any] = []
                while not found:  # as if the log were lost
                    await asyncio.sleep(0.05)
                    copy.write_bytes(file.read_bytes())
                    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(copy)) as store:  # it may be written just now
                        found = store.execute("SELECT code FROM tables WHERE code = ?", (code,)).fetchall()


@in_loop
async def test_a_store_that_is_too_large_takes_no_new_tables_and_those_in_play_go_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, most_stored=0, patches={"maukas.server.services:MEASURE_EVERY": 0.1}) as server:
        async with guests(server, "Ada") as (ada,):
            reason = None
            async with asyncio.timeout(TIMEOUT):
                while reason is None:
                    answer = await ada.http.post("/api/tables", json={"game": "dos", "seats": 2})
                    reason = answer.json().get("reason")
            assert (answer.status_code, reason) == (503, "http-store-full")
        assert server.figures()["maukas_store_bytes"] > 0
        answer = httpx.get(server.address + "/ready", headers={"X-Forwarded-For": next(addresses)})
        assert answer.status_code == 200


async def free_by_file(store: SqliteStore) -> int:
    """As much of the disk is free as a file says: a test cannot fill a disk."""
    return int((store._path.parent / "free").read_text())


@in_loop
async def test_a_disk_that_others_fill_takes_no_new_tables_until_there_is_room_again(tmp_path: Path) -> None:
    (tmp_path / "free").write_text(str(10**12))
    patches = {"maukas.server.services:MEASURE_EVERY": 3600.0, "maukas.journal.sqlite:SqliteStore.free_space": free_by_file}
    with ServerProcess(tmp_path, rate=1000.0, patches=patches) as server:
        async with guests(server, "Ada") as (ada,):
            for free, status in ((10**12, 201), (160 * 10**6, 503), (10**12, 201)):
                (tmp_path / "free").write_text(str(free))
                async with asyncio.timeout(TIMEOUT):
                    while (await ada.http.post("/api/tables", json={"game": "dos", "seats": 2})).status_code != status:
                        await asyncio.sleep(0.2)
            assert "the disk 160 MB left: no new tables are opened" in server.log.read_text()


def test_there_is_a_sentence_for_it_in_every_language() -> None:
    assert len({Texts(language).text("http-store-full") for language in LANGUAGES}) == len(LANGUAGES)


@in_loop
async def test_a_flood_of_tiny_pings_is_not_answered_to_its_end(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, rate=20.0) as server:
        async with guests(server, "Eve") as (eve,), joined(server, eve, await eve.open_table(quick("dos", 2))) as flood:
            await flood.send(frame(b"", PING) * 10_000)
            pongs = 0
            while (received := await flood.receive()) is not None:
                pongs += received[0] == PONG
            assert 60 <= pongs < 600


def test_an_outage_is_one_line_a_second_with_its_cause(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    log = OutageLog(lambda: now)
    error = Unavailable("away")
    error.__cause__ = ConnectionRefusedError(111, "Connection refused")
    for each in range(100):
        now = each / 40
        log.note("a request failed", error)
    assert caplog.text.count("Connection refused") == 3
    assert "39 more" in caplog.text
    error.__cause__ = ValueError("what Ada holds in her hand")
    now += 10
    log.note("a request failed", error)
    assert "Ada" not in caplog.text
