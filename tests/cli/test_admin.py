"""`maukas admin`: operators and a running server, through a socket that is theirs alone; and the store of one that does not run."""

import asyncio
import json
import os
import socket
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from maukas.cli.admin_report import show
from maukas.client import Client, ServerRefused
from maukas.journal.journal import Journal
from maukas.journal.moderation import AuditEntry, Ban, DayFigures, Report
from maukas.protocol import messages, requests
from maukas.protocol.bodies import REPORT_REASONS
from maukas.server.admin.admin_socket import socket_path
from maukas.server.admin.audit import mark_of
from maukas.server.admin.messages import AnyAdminAnswer, AuditList, Done, Figures, PeopleList, PersonLine, ReportList, TableLine, TableList
from maukas.server.admin.messages import BanList
from maukas.server.bans import network_of
from maukas.texts import LANGUAGES, Texts
from tests.cli.command import maukas
from tests.journal.samples import opened
from tests.server.people import Person, all_play, guests, in_loop, quick, seated, until
from tests.server.server_process import TIMEOUT, ServerProcess

ASKING = r"""
try:
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(sys.argv[1])
    connection.sendall(b'{"type":"people"}\n')
    print(connection.recv(99))
except ConnectionError:  # it is closed before anything is read
    print(b"")
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as running:
        yield running


def ask(server: ServerProcess, *arguments: str) -> subprocess.CompletedProcess[str]:
    return maukas("admin", *arguments, "--database", server.settings.database)


async def done(server: ServerProcess, *arguments: str) -> str:
    """What is said of something that was done."""
    ended = await asyncio.to_thread(ask, server, *arguments)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


async def found(server: ServerProcess, *arguments: str) -> Any:
    return json.loads(await done(server, *arguments, "--json"))


async def goodbye(person: Person) -> messages.Goodbye:
    async with asyncio.timeout(TIMEOUT):
        async for message in person.link:
            if isinstance(message, messages.Goodbye):
                return message
    raise AssertionError("nobody said goodbye")


# Who may


def test_the_socket_is_for_the_user_of_the_server_alone_and_goes_with_it(server: ServerProcess, tmp_path: Path) -> None:
    path = socket_path(server.settings.database)
    assert path == tmp_path / "store.db.admin"
    assert stat.S_ISSOCK(path.stat().st_mode)
    assert path.stat().st_mode & 0o777 == 0o600
    server.kill()
    assert path.exists()  # left by a crash, and in nobody's way
    server.start()
    assert ask(server, "people").stdout == "Nobody is on.\n"
    server.stop()
    assert not path.exists()


@pytest.mark.skipif(os.getuid() != 0, reason="only root can try it as somebody else")
def test_another_user_cannot_open_the_socket_even_in_a_folder_for_everybody(tmp_path: Path) -> None:
    code = "import os, socket, sys; os.setgid(65534); os.setuid(65534); socket.socket(socket.AF_UNIX).connect(sys.argv[1])"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        path = Path(folder) / "admin"
        with ServerProcess(tmp_path, admin_socket=str(path)):
            refused = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, check=False)
            assert "PermissionError" in refused.stderr
            path.chmod(0o666)  # and if it is opened in spite of that, nothing is answered
            ignored = subprocess.run([sys.executable, "-c", code + ASKING, path], capture_output=True, text=True, check=False)
            assert ignored.stdout == "b''\n"


def test_what_is_said_to_the_socket_is_checked(server: ServerProcess) -> None:
    for line in (
        b"",
        b"\xff\xfe\n",
        b"[" * 10_000 + b"\n",
        b'{"type":"keepout","who":"x","seconds":-1}\n',
        b'{"type":"fly"}\n',
        b"x" * 100_000,
    ):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(TIMEOUT)
            connection.connect(str(socket_path(server.settings.database)))
            connection.sendall(line)
            connection.shutdown(socket.SHUT_WR)
            assert b"admin-not-understood" in connection.recv(10_000)
    assert ask(server, "people").returncode == 0
    assert "Traceback" not in server.said()


def test_a_socket_may_be_far_down_and_a_file_in_its_place_is_left_alone(tmp_path: Path) -> None:
    deep = tmp_path / ("d" * 90) / ("e" * 90)
    deep.mkdir(parents=True)
    with ServerProcess(deep) as server:
        assert ask(server, "people").returncode == 0
    notes = tmp_path / "notes"
    notes.write_text("mine")
    with ServerProcess(tmp_path, admin_socket=str(notes)) as server:
        ended = maukas("admin", "people", "--database", server.settings.database, "--admin-socket", str(tmp_path / "nothing"))
        assert (ended.returncode, "a server is running" in ended.stderr.lower()) == (1, True)
    assert notes.read_text() == "mine"


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("10.0.0.0/8", None),
        ("Ada", None),
    ],
)
def test_an_address_is_what_limits_count(text: str, network: str | None) -> None:
    assert network_of(text) == network


# Looking


@in_loop
async def test_whoever_is_on_which_tables_there_are_and_what_happened_today(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben") as clients, seated(clients, quick("dos", 2)) as people:
        await until(people[0], lambda table: table.phase == "dealing")
        code = people[0].link.code
        lines = (await found(server, "people"))["rows"]
        assert [(line["name"], line["table"], line["seat"]) for line in lines] == [("Ada", code, 0), ("Ben", code, 1)]
        assert {line["address"] for line in lines} == {"127.0.0.1"}
        (line,) = (await found(server, "tables"))["rows"]
        assert (line["code"], line["mark"], line["game"], line["phase"], line["people"], line["public"]) == (
            code,
            mark_of(code),
            "dos",
            "dealing",
            2,
            False,
        )
        await all_play(people)
        figures = await found(server, "today")
        assert (figures["people"], figures["most_people"], figures["tables"]) == (2, 2, 1)
        assert figures["moves"] > 0
        assert figures["stored"] == {"new_guests": 2, "guests": 2, "matches": 1, "tables": 1, "reports": 0}


ANSWERS: list[AnyAdminAnswer] = [
    PeopleList([PersonLine("g1", "Ada", "10.0.0.1", "kodi", 1, 3.2), PersonLine("g2", "Bo\x1b[31m", "10.0.0.2", "kodi", None, 0.1)]),
    TableList([TableLine("kodi", "3f2a91", "dos", "playing", 2, 1, 0, 1, True, "Ada", 1e9)]),
    BanList([Ban("g2", "Bo", 1e9, 2e9)]),
    ReportList([Report("g1", "g2", "Bo", reason, "kodi", 1e9) for reason in REPORT_REASONS]),
    AuditList([AuditEntry("a1", 1e9, "ban", "guest=g2 seconds=60.0")]),
    Figures(DayFigures(1, 2, 3, 4, 5), 2, 3, 1, 77, 7200.0, True),
    Figures(DayFigures(1, 2, 3, 4, 5)),
    Done("admin-banned", {"name": "Bo", "until": 2e9}),
    Done("admin-announced", {"count": 2, "seconds": 60.0}),
    *(kind([]) for kind in (PeopleList, TableList, BanList, ReportList, AuditList)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: type(answer).__name__)
def test_every_answer_is_told_in_every_language(answer: AnyAdminAnswer, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert show(answer, Texts(language), as_json=False) == 0
    said = capsys.readouterr().out
    assert said.strip()
    assert "admin-" not in said
    assert "\x1b[31m" not in said  # a name does not paint the terminal
    show(answer, Texts(language), as_json=True)
    assert json.loads(capsys.readouterr().out)["type"] == type(answer).__name__.lower()


# Doing


@in_loop
async def test_a_table_is_ended_and_another_deleted(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben") as clients:
        for action in ("end", "delete"):
            async with seated(clients, quick("dos", 2)) as people:
                await all_play(people)
                table = people[0].link.table
                assert table is not None
                code, match = people[0].link.code, table.match_id
                assert code in await done(server, action, code)
                for person in people:
                    assert (await goodbye(person)).reason == "closed"
            with pytest.raises(ServerRefused):
                async with clients[0].join(code):
                    pass
            kept = (await clients[0].http.get(f"/api/matches/{match}")).status_code
            assert kept == (200 if action == "end" else 404)
            again = await asyncio.to_thread(ask, server, action, code)
            assert (again.returncode, again.stderr) == (1, f"There is no table “{code}”.\n")
    assert server.said().count(f"table={mark_of(code)}") == 1
    assert code not in server.said()


@in_loop
async def test_a_guest_is_removed_and_comes_back_and_one_who_is_banned_does_not(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben") as clients:
        async with seated(clients, quick("dos", 2)) as people:
            await until(people[0], lambda table: table.phase == "dealing")
            code = people[0].link.code
            assert "1 connection" in await done(server, "remove", "ben")
            assert (await goodbye(people[1])).reason == "removed"
            await until(people[0], lambda table: table.chairs[1].stand_in)
            async with clients[1].join(code) as link:
                back = Person(link)
                await until(back, lambda table: table.you == 1)
                ben = next(line["guest"] for line in (await found(server, "people"))["rows"] if line["name"] == "Ben")
                await done(server, "ban", ben, "--for", "2h")
                assert (await goodbye(back)).reason == "removed"
        await ben_is_out(server, clients[1], code)
        server.kill()
        server.start()
        await ben_is_out(server, clients[1], code)  # a ban survives
        (ban,) = (await found(server, "bans"))["rows"]
        assert (ban["subject"], ban["name"], round(ban["until"] - ban["at"])) == (ben, "Ben", 7200)
        await done(server, "unban", "Ben")
        async with clients[1].join(code) as link:
            await until(Person(link), lambda table: table.you == 1)
        log = [(row["action"], row["detail"]) for row in (await found(server, "log"))["rows"]]
        assert log == [("unban", f"guest={ben}"), ("ban", f"seconds=7200.0 guest={ben}"), ("remove", f"guest={ben} connections=1")]


async def ben_is_out(server: ServerProcess, client: Client, code: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        async with client.join(code):
            pass
    assert refused.value.status == 403
    answer = await client.http.post("/api/tables", json={"game": "dos", "seats": 2})
    assert (answer.status_code, answer.json()["reason"]) == (403, "http-banned")


@in_loop
async def test_an_address_is_banned_until_the_time_is_over(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,):
        ada.http.headers["X-Forwarded-For"] = "2001:db8:1:2::7"
        assert (await ada.http.get("/api/lobby")).status_code == 200
        await done(server, "ban", "2001:db8:1:2::9", "--for", "15s")
        began = time.monotonic()
        refused = await ada.http.get("/api/lobby")
        assert (refused.status_code, refused.json()["reason"]) == (403, "http-banned")
        assert (await ada.http.get("/health")).status_code == 200
        ada.http.headers["X-Forwarded-For"] = "2001:db8:1:3::7"
        assert (await ada.http.get("/api/lobby")).status_code == 200
        ada.http.headers["X-Forwarded-For"] = "2001:db8:1:2::7"
        async with asyncio.timeout(TIMEOUT):
            while (await ada.http.get("/api/lobby")).status_code == 403:
                await asyncio.sleep(0.3)
        assert time.monotonic() - began > 5


@in_loop
async def test_a_guest_gets_another_name_at_the_table_too(server: ServerProcess) -> None:
    async with guests(server, "Rude", "Ben") as clients, seated(clients, quick("dos", 2)) as people:
        await done(server, "rename", "rude", "Guest 7")
        await until(people[1], lambda table: table.chairs[0].name == "Guest 7")
        assert (await clients[0].http.get("/api/me")).json()["name"] == "Guest 7"
        assert "Rude" not in server.said()


@in_loop
async def test_a_restart_is_announced_to_all_tables_and_to_those_who_come(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben") as (ada, ben):
        code = await ada.open_table(quick("dos", 2))
        async with ada.join(code) as link:
            await until(Person(link), lambda _: True)
            await done(server, "announce", "--in", "10m")
            assert 500 < (await announced(link) or 0) <= 600
            async with ben.join(code) as late:
                assert 0 < (await announced(late) or 0) <= 600
                await done(server, "cancel")
                assert await announced(link) is None
                assert await announced(late) is None
            async with ben.join(code) as later:
                await later.send(requests.React("hello"))
                async for message in later:
                    assert not isinstance(message, messages.Announced)
                    if isinstance(message, messages.Reacted):
                        break


async def announced(link: Any) -> float | None:
    async with asyncio.timeout(TIMEOUT):
        async for message in link:
            if isinstance(message, messages.Announced):
                return message.seconds
    raise AssertionError("nothing was announced")


@in_loop
async def test_a_closed_house_opens_no_tables_also_after_a_restart(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,):
        code = await ada.open_table(quick("dos", 2))
        await done(server, "close")
        for _ in range(2):
            with pytest.raises(ServerRefused) as refused:
                await ada.open_table(quick("dos", 2))
            assert (refused.value.status, refused.value.reason) == (503, "http-house-closed")
            async with ada.join(code) as link:  # those that there are go on
                await until(Person(link), lambda _: True)
            server.kill()
            server.start()
        assert (await found(server, "today"))["is_closed"]
        await done(server, "open")
        await ada.open_table(quick("dos", 2))
        await done(server, "expire")


# Without a server


def test_on_the_database_of_a_server_that_does_not_run(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        asyncio.run(one_table(server))
        server.stop()
    (line,) = json.loads(ask(server, "tables", "--json").stdout)["rows"]
    assert (line["game"], line["people"], line["public"]) == ("dos", 1, None)
    assert ask(server, "people").stdout == "Nobody is on.\n"
    assert ask(server, "rename", "Ada", "Adele").returncode == 0
    assert ask(server, "ban", "Adele").returncode == 0
    assert ask(server, "expire").returncode == 0
    assert ask(server, "end", line["code"]).returncode == 0
    for arguments in (("announce",), ("remove", "Adele")):
        ended = ask(server, *arguments)
        assert (ended.returncode, ended.stderr) == (1, "No server is running on this database.\n")
    assert ask(server, "tables").stdout == "There are no tables.\n"

    async def stored() -> tuple[list[str], list[str]]:
        async with opened(server.settings.database) as journal:
            return [ban.name for ban in await journal.moderation.bans(time.time())], [
                row.action for row in await journal.moderation.audit(9)
            ]

    assert asyncio.run(stored()) == (["Adele"], ["end", "expire", "ban", "rename"])


async def one_table(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,):
        await ada.open_table(quick("dos", 2))


def test_several_of_one_name_are_told_apart_by_their_ids(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'store.db'}"

    async def fill() -> None:
        from tests.journal.samples import guest

        journal = await Journal.open(database)
        for id in ("g1", "g2"):
            await journal.add_guest(guest(id))
        await journal.close()

    asyncio.run(fill())
    ended = maukas("admin", "ban", "Aino", "--database", database)
    assert (ended.returncode, "g1, g2" in ended.stderr) == (1, True)
    assert maukas("admin", "ban", "g2", "--database", database).returncode == 0
    assert "no guest" in maukas("admin", "ban", "Nobody", "--database", database).stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["fly"], "There is no action “fly”"),
        (["end"], "It is written: maukas admin end CODE"),
        (["ban", "Ada", "--for", "soon"], "A time is written 90s, 10m, 2h or 7d, not “soon”."),
        (["ban", "Ada", "--for", "99999d"], "That was not understood"),
        (["announce", "--in", "7d"], "That was not understood"),
        (["end", "x" * 300], "That was not understood"),
        (["people", "--database", "sqlite:////nowhere/at/all.db"], "There is no file or folder /nowhere/at/all.db."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments: list[str], said: str) -> None:
    ended = maukas("admin", *arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith(said)
    assert "Traceback" not in ended.stderr
