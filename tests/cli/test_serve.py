"""The server as people start it: what it says, that it answers, how it stops, and a copy of its data."""

import asyncio
import dataclasses
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import segno

import maukas.cli.commands.serve
import maukas.server.logs
from maukas.cli.app import main
from maukas.cli.errors import CommandError
from maukas.cli.server_address import PLAIN, WHITE_ON_BLACK, address_of, can_show, has_screen, lan_host, qr_lines
from maukas.cli.server_options import RANGES, parse_base
from maukas.client import Client
from maukas.journal.schema_version import VERSION_TABLE
from maukas.protocol.messages import Goodbye, TableSnapshot
from maukas.protocol.settings import Settings
from maukas.server.settings import ServerSettings
from maukas.server.transport.addresses import client_address
from maukas.extras import install_command
from maukas.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
FIELDS: dict[str, Any] = {field.name: field.default for field in dataclasses.fields(ServerSettings)}
OWN_VARIABLES = ("MAUKAS_", "LC_", "LANG", "XDG_DATA", "SSH_", "DISPLAY", "WAYLAND", "BROWSER")
ENGLISH = Texts("en")
TIMEOUT = 120  # seconds, for a machine that has other things to do


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    return f"MAUKAS_{name.upper()}"


def environment(**more: str) -> dict[str, str]:
    """What a command inherits, without what would change how it behaves; compiled code is found where it is."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OWN_VARIABLES) or name == "MAUKAS_CACHE"}
    return kept | {"COLUMNS": "120"} | more


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "maukas", *map(str, arguments)]


def maukas_says(*arguments: str | Path, **more: str) -> tuple[int, str, str]:
    """Run a command to its end: the exit code, what it printed, and what it said was wrong."""
    done = subprocess.run(command(*arguments), env=environment(**more), capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert "Traceback" not in done.stdout + done.stderr
    return done.returncode, done.stdout, done.stderr


class Running:
    """A server in a process of its own."""

    def __init__(self, folder: Path, before: list[str], arguments: list[str], more: dict[str, str]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.database = folder / "store.db"
        self.out, self.err = folder / "out", folder / "err"
        stored = [] if "MAUKAS_DATABASE" in more or "XDG_DATA_HOME" in more else ["--database", f"sqlite:///{self.database}"]
        with self.out.open("wb") as out, self.err.open("wb") as err:
            self.process = subprocess.Popen(
                [*before, *command("serve", "--port", "0", *stored, *arguments)],
                env=environment(**more),
                stdout=out,
                stderr=err,
                start_new_session=True,
                cwd=folder,
            )

    @property
    def said(self) -> str:
        return self.out.read_text(encoding="utf-8")

    @property
    def complaints(self) -> str:
        """What it says in its log, but for that it starts, stops and what it has found in the store."""
        lines = (self.err.read_text(encoding="utf-8")).splitlines(keepends=True)
        return "".join(
            line for line in lines if not re.search(r"INFO maukas: (the store has |Maukas \S+ (has started|stops|has stopped))", line)
        )

    @property
    def address(self) -> str:
        found = re.search(r"http://\S+", self.wait_for("http://"))
        assert found is not None
        return found[0]

    def wait_for(self, text: str) -> str:
        """What it has said, once this is in it, and the line is whole."""
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            ended = self.process.poll() is not None
            if text in self.said and self.said.endswith("\n"):
                return self.said
            assert not ended, f"it ended: {self.said}{self.complaints}"
            time.sleep(0.05)
        raise AssertionError(f"{text!r} was not said: {self.said}{self.complaints}")

    def listens(self) -> "Running":
        self.wait_for(ENGLISH.text("serve-how-to-stop"))
        return self

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.address.rstrip("/") + path, trust_env=False, timeout=TIMEOUT)

    def stop(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return self.process.wait(TIMEOUT)


@contextmanager
def serving(folder: Path, *arguments: str, before: tuple[str, ...] = (), more: Mapping[str, str] | None = None) -> Iterator[Running]:
    running = Running(folder, [*before], [*arguments], dict(more or {}))
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
            running.process.wait(TIMEOUT)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests that only ask."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running.listens()


# Starting


def test_it_says_an_address_that_answers(server: Running) -> None:
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", server.address)
    assert server.get("/health").text == "ok\n"
    assert server.get("/ready").json()["store"] is True
    assert f"The data is kept in {server.database}." in server.said
    assert "\x1b" not in server.said


def test_it_does_not_promise_a_page_that_is_not_there(server: Running) -> None:
    has_page = (ROOT / "src" / "maukas" / "page" / "index.html").exists()
    assert (ENGLISH.text("serve-no-page") in server.said) is not has_page
    assert server.get("/").status_code == (200 if has_page else 302)


def test_the_log_is_quiet_while_nothing_is_wrong(server: Running) -> None:
    assert server.get("/nothing/here").status_code == 404
    url = urlsplit(server.address)
    with socket.create_connection((url.hostname, url.port), timeout=TIMEOUT) as connection:
        connection.sendall(b"GET /api/tables/x/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 4")
    assert server.complaints == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_user(tmp_path: Path, language: str) -> None:
    texts = Texts(language)
    with serving(tmp_path, more={"LANG": f"{language}.UTF-8"}) as running:
        running.wait_for(texts.text("serve-how-to-stop"))
        assert texts.text("serve-address", address=running.address) in running.said
        assert running.stop() == 0
        assert running.said.endswith(f"{texts.text('serve-stopping')}\n{texts.text('serve-stopped')}\n")


def test_settings_come_from_the_environment_and_a_flag_wins(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    with serving(tmp_path, more={"MAUKAS_BASE": "/cards/", "MAUKAS_DATABASE": database, "MAUKAS_PORT": "1"}) as running:
        running.listens()
        assert running.address.endswith("/cards/")
        assert not running.address.endswith(":1/cards/")  # --port 0 was typed
        assert running.get("/health").text == "ok\n"
        assert (tmp_path / "elsewhere.db").exists()


def test_the_data_is_kept_in_the_folder_of_the_user(tmp_path: Path) -> None:
    with serving(tmp_path, more={"XDG_DATA_HOME": str(tmp_path / "data")}) as running:
        running.listens()
    assert f"The data is kept in {tmp_path / 'data' / 'maukas' / 'maukas.db'}." in running.said
    with serving(tmp_path, more={"XDG_DATA_HOME": "", "HOME": str(tmp_path / "home")}) as running:
        running.listens()
    assert f"The data is kept in {tmp_path / 'home' / '.local' / 'share' / 'maukas' / 'maukas.db'}." in running.said


@pytest.mark.parametrize("given", ["flag", "variable"])
def test_every_setting_can_be_given(given: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "words").write_text("heck\n")
    texts: dict[str, str] = {
        "host": "127.0.0.2",
        "port": "81",
        "workers": "2",
        "internal": "10.0.0.5:8090",
        "ssh": "0",
        "ssh_key": str(tmp_path / "key"),
        "database": "postgresql://nowhere/a",
        "base": "/cards",
        "origins": "https://a.example,http://b:81",
        "proxies": "10.0.0.0/8,::1",
        "secure": "1",
        "unwanted_names": str(tmp_path / "words"),
        "admin_socket": "/run/maukas/admin",
        "log_level": "warning",
        "log_format": "json",
        "reviews": "off",
        "telemetry": "http://10.0.0.6:4318",
    }
    texts |= {name: str(number) for number, name in enumerate(FIELDS, start=31) if name not in texts}
    for name in os.environ:
        if name.startswith(OWN_VARIABLES):
            monkeypatch.delenv(name)
    arguments = []
    for name, text in texts.items():
        if given == "variable":
            monkeypatch.setenv(variable(name), text)
        else:
            arguments += [flag(name)] if name == "secure" else [flag(name), text]
    found: list[ServerSettings] = []
    monkeypatch.setattr(maukas.cli.commands.serve, "run", lambda settings, *_: found.append(settings))

    def note(settings: ServerSettings, *_: object) -> int:
        found.append(settings)
        return 0

    monkeypatch.setattr(maukas.cli.commands.serve, "supervise", note)
    monkeypatch.setattr(maukas.server.logs, "set_up_log", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["maukas", "serve", *arguments])
    with pytest.raises(SystemExit, match="0"):
        main()
    expected: dict[str, Any] = {name: float(text) for name, text in texts.items() if text.isdigit()}
    expected |= texts | expected | {"origins": ("https://a.example", "http://b:81"), "secure": True, "unwanted_names": "heck\n"}
    assert {name: getattr(found[0], name) for name in FIELDS} == expected
    assert not {name for name, default in FIELDS.items() if getattr(found[0], name) == default}


# The log


def test_start_and_stop_are_logged_with_time_and_version_also_as_json(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-format", "json") as running:
        running.listens()
        end = time.monotonic() + TIMEOUT
        while "the store has 0 tables" not in running.err.read_text(encoding="utf-8"):  # so that an empty house is not overlooked
            assert time.monotonic() < end
            time.sleep(0.02)
        running.process.terminate()
        assert running.process.wait(TIMEOUT) == 0
    lines = [json.loads(line) for line in running.err.read_text(encoding="utf-8").splitlines()]
    assert {(line["level"], line["logger"]) for line in lines} == {("info", "maukas")}
    started, stopped = (next(line for line in lines if f"has {word}" in line["message"]) for word in ("started", "stopped"))
    assert (started["version"], started["process"], stopped["version"]) == (maukas.__version__, running.process.pid, maukas.__version__)
    assert datetime.fromisoformat(started["time"]) <= datetime.fromisoformat(stopped["time"])
    assert stopped["seconds"] > 0


def test_a_level_leaves_out_what_is_less(tmp_path: Path) -> None:
    with serving(tmp_path, more={"MAUKAS_LOG_LEVEL": "warning"}) as running:
        running.listens()
        running.process.terminate()
        assert running.process.wait(TIMEOUT) == 0
    assert running.err.read_text(encoding="utf-8") == ""


# Stopping


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_and_clients_are_told_to_come_back(tmp_path: Path, number: signal.Signals) -> None:
    async def sit_until_the_end(running: Running) -> Goodbye:
        async with Client(running.address) as client:
            await client.call_me("Aino")
            async with client.join(await client.open_table(Settings(game="maumau", seats=2))) as link:
                async for message in link:
                    if isinstance(message, TableSnapshot):
                        running.process.send_signal(number)
                    if isinstance(message, Goodbye):
                        return message
        raise AssertionError("the connection ended without a goodbye")

    with serving(tmp_path) as running:
        goodbye = asyncio.run(sit_until_the_end(running.listens()))
        assert running.process.wait(TIMEOUT) == 0
    assert (goodbye.reason, goodbye.back_in) == ("restart", 1.0)
    assert running.said.splitlines()[-2:] == [ENGLISH.text("serve-stopping"), ENGLISH.text("serve-stopped")]
    assert running.complaints == ""


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        url = urlsplit(running.listens().address)
        with socket.create_connection((url.hostname, url.port), timeout=TIMEOUT) as slow:
            slow.sendall(
                b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n"
            )
            assert slow.recv(100).startswith(b"HTTP/1.1 100 ")  # it is waited for, and would be for 5 seconds
            running.process.send_signal(signal.SIGINT)
            running.wait_for(ENGLISH.text("serve-stopping"))
            assert running.stop(signal.SIGINT) == 128 + signal.SIGINT  # and not 0, as after that
    assert running.complaints == ""


def test_while_bots_are_prepared_it_says_so_and_still_stops_cleanly(tmp_path: Path) -> None:
    with serving(tmp_path, more={"MAUKAS_CACHE": str(tmp_path / "cache")}) as running:
        running.wait_for(ENGLISH.text("serve-warming"))
        assert running.get("/ready").json() == {"store": True, "bots": False}
        os.killpg(running.process.pid, signal.SIGINT)  # as the terminal does: all processes at once
        assert running.process.wait(TIMEOUT) == 0
    assert running.complaints == ""
    assert str(tmp_path) not in processes()


def processes() -> str:
    """The environments of all processes, where their caches are named."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            found.append(path.read_bytes().decode(errors="replace"))
        except OSError:
            continue
    return "\n".join(each for each in found if "MAUKAS_CACHE" in each)


# What cannot work


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = maukas_says("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'store.db'}")
    assert said == (1, "", f"Port {port} is already in use. Choose another one with --port or MAUKAS_PORT; 0 takes any that is free.\n")
    assert not (tmp_path / "store.db").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "65536"], "--port must be from 0 to 65535, not 65536."),
        (["--port", "-1"], "--port must be from 0 to 65535, not -1."),
        (["--port", "http"], "--port needs a whole number. See `maukas serve --help`."),
        (["--think", "long"], "--think needs a number, such as 0.5 or 30. See `maukas serve --help`."),
        (["--think", "nan"], "--think must be from 0.01 to 60, not nan."),
        (["--keep-matches", "0"], "--keep-matches must be from 0.01 to 36500, not 0."),
        (["--linger", "0"], "--linger must be from 1 to 86400, not 0."),
        (["--rate", "0.5"], "--rate must be from 1 to 10000, not 0.5."),
        (["--base", "/a/../b"], "--base is a path such as /cards, not “/a/../b”."),
        (["--base", "/a//b"], "--base is a path such as /cards, not “/a//b”."),
        (["--internal", "10.0.0.5"], "--internal is an address of this computer with a port, such as 10.0.0.5:8090, not “10.0.0.5”."),
        (["--internal", "0.0.0.0:1"], "--internal is an address of this computer with a port, such as 10.0.0.5:8090, not “0.0.0.0:1”."),
        (["--base", "/{a}"], "--base is a path such as /cards, not “/{a}”."),
        (["--origins", "https://a.example, cards"], "--origins names sites such as https://cards.example, not “cards”."),
        (["--origins", "https://a.example/page"], "--origins names sites such as https://cards.example, not “https://a.example/page”."),
        (["--origins", "https://a.example:x"], "--origins names sites such as https://cards.example, not “https://a.example:x”."),
        (["--proxies", "10.0.0.1,*"], "--proxies names addresses such as 10.0.0.2 and networks such as 10.0.0.0/8, or only *; not “*”."),
        (["--log-format", "xml"], "--log-format is one of text, json, not “xml”."),
        (["--log-level", "loud"], "--log-level is one of debug, info, warning, error, not “loud”."),
        (["--lan", "--host", "127.0.0.1"], "--lan listens on all addresses; leave out --host."),
        (["--host", "203.0.113.1"], "This computer does not have the address “203.0.113.1”."),
        (["--host", "no.such.host.invalid"], "This computer does not have the address “no.such.host.invalid”."),
        (["--database", "store.db"], "--database is written sqlite:///path/to/file.db or postgresql://user@host/name."),
        (["--database", "mysql://u:geheim@h/n"], "--database is written sqlite:///path/to/file.db or postgresql://user@host/name."),
        (["--database", "sqlite:///:memory:"], "--database is written sqlite:///path/to/file.db or postgresql://user@host/name."),
    ],
)
def test_a_setting_that_cannot_work_is_told_in_a_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    stored = [] if "--database" in arguments else ["--database", f"sqlite:///{tmp_path / 'store.db'}"]
    assert maukas_says("serve", *stored, *arguments) == (2, "", said + "\n")
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("MAUKAS_PORT", "http", "MAUKAS_PORT needs a whole number. See `maukas serve --help`."),
        ("MAUKAS_PORT", "70000", "MAUKAS_PORT must be from 0 to 65535, not 70000."),
        ("MAUKAS_SECURE", "perhaps", "MAUKAS_SECURE is either 1 or 0. See `maukas serve --help`."),
        ("MAUKAS_ORIGINS", "cards", "MAUKAS_ORIGINS names sites such as https://cards.example, not “cards”."),
        ("MAUKAS_DATABASE", "store.db", "MAUKAS_DATABASE is written sqlite:///path/to/file.db or postgresql://user@host/name."),
    ],
)
def test_a_variable_that_cannot_work_is_called_by_its_name(tmp_path: Path, name: str, value: str, said: str) -> None:
    assert maukas_says("serve", **{"XDG_DATA_HOME": str(tmp_path), name: value}) == (2, "", said + "\n")


def test_every_number_has_a_range_with_its_default_in_it() -> None:
    numbers = {name for name, default in FIELDS.items() if type(default) in (int, float)} | {"keep_matches", "ssh"}
    assert set(RANGES) == numbers
    assert all(FIELDS[name] is None or low <= FIELDS[name] <= high for name, (low, high) in RANGES.items())


@pytest.mark.parametrize(("value", "base"), [("", ""), ("/", ""), ("cards", "/cards"), ("/cards/", "/cards"), ("/a/b-2/", "/a/b-2")])
def test_a_base_is_written_in_one_way(value: str, base: str) -> None:
    assert parse_base(value, Any) == base  # type: ignore[arg-type]


def foreign_text(path: Path) -> None:
    path.write_text("The minutes of the club. " * 100)


def foreign_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE minutes (words TEXT)")
        connection.commit()


def from_the_future(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"CREATE TABLE {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL)")
        connection.execute(f"INSERT INTO {VERSION_TABLE} VALUES ('v999')")  # noqa: S608
        connection.commit()


@pytest.mark.parametrize(
    ("write", "code", "said"),
    [
        (foreign_text, 2, "{} is not a database of Maukas. Nothing in it was changed.\n"),
        (foreign_database, 2, "{} is not a database of Maukas. Nothing in it was changed.\n"),
        (from_the_future, 2, "{} was written by a newer version of Maukas. Install that one, or choose another database.\n"),
        (Path.mkdir, 2, "{} is a folder; a file is needed.\n"),
        (os.mkfifo, 2, "{} is not a regular file.\n"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_and_left_alone(tmp_path: Path, write: Any, code: int, said: str) -> None:
    path = tmp_path / "store.db"
    write(path)
    path.chmod(0o644)
    assert maukas_says("serve", "--port", "0", "--database", f"sqlite:///{path}") == (code, "", said.format(path))
    if write is not from_the_future:  # that one is ours
        assert stat.S_IMODE(path.stat().st_mode) == 0o644


def test_two_servers_do_not_share_a_database_and_one_that_was_killed_is_in_nobodys_way(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        running.listens()
        (tmp_path / "other").symlink_to(tmp_path)  # another name for the same file
        for folder in (tmp_path, tmp_path / "other"):
            code, said, complaints = maukas_says("serve", "--port", "0", "--database", f"sqlite:///{folder / 'store.db'}")
            assert (code, said) == (1, "")
            assert f"Another server is running on {folder / 'store.db'}." in complaints
        assert maukas_says("backup", tmp_path / "copy.db", "--database", f"sqlite:///{running.database}")[0] == 0
        assert running.get("/ready").json()["store"] is True
        running.stop(signal.SIGKILL)
    with serving(tmp_path) as running:
        assert running.listens().stop() == 0
    assert {path.name for path in tmp_path.glob("store.db*")} == {"store.db"}


def test_a_database_that_cannot_be_reached_is_told_without_its_password() -> None:
    code, out, err = maukas_says("serve", "--port", "0", "--database", "postgresql://anna:geheim@127.0.0.1:1/cards?password=geheim")
    assert (code, out) == (1, "")
    assert err.startswith("The database postgresql://anna:***@127.0.0.1:1/cards cannot be used: ")
    assert "geheim" not in err
    assert err.count("\n") == 1


def test_a_missing_driver_is_told_with_what_to_install() -> None:
    code = (
        "import sys; sys.modules['asyncpg'] = None\n"
        "sys.argv[1:] = ['serve', '--database', 'postgresql://anna@127.0.0.1:1/cards']\n"
        "from maukas.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert done.returncode == 2
    assert done.stderr == f"This needs the extra postgres (not installed: asyncpg). To install it: {install_command('postgres')}\n"


# Help


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_flag_and_every_variable(language: str) -> None:
    code, page, _ = maukas_says("serve", "--help", "-l", language)
    assert code == 0
    rows = dict(re.findall(r"^  (--[\w-]+)\S*(.*?)(?=^  --|^\S|\Z)", page, re.MULTILINE | re.DOTALL))
    assert set(rows) == {*map(flag, FIELDS), "--lan", "--open", "--help"}
    assert all(f"[{variable(name)}]" in " ".join(rows[flag(name)].split()) for name in FIELDS)
    assert not re.search(r"help-|placeholder-|None|\{", page)
    told = {"port": "8080", "think": "0.2", "keep_tables": "30", "host": "127.0.0.1"}
    assert all(text in rows[flag(name)] for name, text in told.items())


def test_the_help_loads_no_server() -> None:
    heavy = ["litestar", "sqlalchemy", "uvicorn", "websockets", "msgspec", "segno", "httpx", "asyncio", "logging", "alembic"]
    code = (
        "import runpy, sys; sys.argv = ['maukas', '--help']\n"
        "try: runpy.run_module('maukas', run_name='__main__')\n"
        "except SystemExit: pass\n"
        f"print(sorted(set({heavy}) & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, timeout=TIMEOUT, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_page_for_operators_lists_the_real_settings() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(--[\w-]+)` \| `(\w+)` \| `?([^`|]+?)`? \|", page, re.MULTILINE)
    words = {"database": "a file", "base": "none", "origins": "none", "secure": "0", "keep_matches": "for ever"}
    words |= {"unwanted_names": "none", "admin_socket": "beside the database", "internal": "none", "telemetry": "none"}
    words |= {"ssh": "none", "ssh_key": "beside the database"}
    usual = {name: words.get(name, f"{value:g}" if isinstance(value, float) else str(value)) for name, value in FIELDS.items()}
    assert rows == [(flag(name), variable(name), usual[name]) for name in FIELDS]


# Reaching it


def blocks_as_modules(lines: list[str]) -> list[list[int]]:
    """The modules that half blocks stand for, two rows a line; light ones are drawn."""
    upper = [[mark not in "▀█" for mark in line] for line in lines]
    lower = [[mark not in "▄█" for mark in line] for line in lines]
    return [[int(module) for module in row] for pair in zip(upper, lower, strict=True) for row in pair]


def test_in_the_network_it_shows_its_address_and_a_code_for_phones(tmp_path: Path) -> None:
    if lan_host() is None:
        pytest.skip("this computer is in no network")
    with serving(tmp_path, "--lan") as running:
        address = running.listens().address
        assert urlsplit(address).hostname == lan_host() != "127.0.0.1"
        assert running.get("/health").text == "ok\n"
        drawn = [line for line in running.said.splitlines() if line and not line.strip("█▀▄ ")]
        modules = blocks_as_modules(drawn)
        code = segno.make(address, error="l", micro=False)
        size = int(code.symbol_size()[0])
        assert [row[:size] for row in modules[:size]] == [[int(dark) for dark in row] for row in code.matrix_iter(border=4)]
        assert (modules[size:], running.stop()) in (([], 0), ([[1] * size], 0))


def test_without_a_network_it_says_so(tmp_path: Path) -> None:
    alone = ("unshare", "--user", "--net")
    if shutil.which("unshare") is None or subprocess.run([*alone, "true"], capture_output=True, check=False).returncode:
        pytest.skip("networks cannot be taken away here")
    with serving(tmp_path, "--lan", before=alone) as running:
        running.wait_for(ENGLISH.text("serve-no-lan"))
        assert "█" not in running.listens().said


def test_a_code_for_phones_has_its_own_colours_and_a_margin() -> None:
    lines = qr_lines("http://192.168.178.123:8080/")
    assert all(line.startswith(WHITE_ON_BLACK) and line.endswith(PLAIN) for line in lines)
    bare = [line.removeprefix(WHITE_ON_BLACK).removesuffix(PLAIN) for line in lines]
    assert all(line.startswith("████") and line.endswith("████") for line in [*bare[:2], *bare[2:-1]])
    assert max(map(len, bare)) == 33
    assert len(bare) == 17


@pytest.mark.parametrize(("columns", "encoding", "can"), [(33, "utf-8", True), (32, "utf-8", False), (80, "ascii", False)])
def test_a_code_that_would_be_garbage_is_left_out(columns: int, encoding: str, can: bool) -> None:
    assert can_show(qr_lines("http://192.168.178.123:8080/"), columns, encoding) is can


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/a/"),
        ("0.0.0.0", "http://127.0.0.1:80/a/"),  # noqa: S104
        ("::", "http://[::1]:80/a/"),
        ("2001:db8::1", "http://[2001:db8::1]:80/a/"),
        ("cards.local", "http://cards.local:80/a/"),
    ],
)
def test_an_address_can_be_opened(host: str, address: str) -> None:
    assert address_of(host, 80, "/a") == address


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "client"),
    [
        ("9.9.9.9", "1.1.1.1", "127.0.0.1", "9.9.9.9"),
        ("127.0.0.1", "1.1.1.1, 2.2.2.2", "127.0.0.1", "2.2.2.2"),
        ("172.17.0.3", "1.1.1.1, 172.17.0.9", "127.0.0.1, 172.16.0.0/12", "1.1.1.1"),
        ("172.17.0.3", "1.1.1.1", "172.18.0.0/16", "172.17.0.3"),
        ("172.17.0.3", "nonsense", "172.16.0.0/12", "nonsense"),
        ("::1", "2001:db8::1", "::1", "2001:db8::1"),
        ("9.9.9.9", "1.1.1.1, 2.2.2.2", "*", "2.2.2.2"),
    ],
)
def test_proxies_may_be_named_by_their_network(peer: str, forwarded: str, proxies: str, client: str) -> None:
    assert client_address(peer, forwarded, proxies) == client


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="there is always a screen")
@pytest.mark.parametrize(
    ("more", "is_opened"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({}, False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, False),
    ],
)
def test_there_is_a_screen_or_not(more: dict[str, str], is_opened: bool) -> None:
    assert has_screen(more) is is_opened


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="the browser would really open")
@pytest.mark.parametrize(
    ("arguments", "more", "is_opened"),
    [
        (["--open"], {"DISPLAY": ":0"}, True),
        (["--open"], {}, False),
        ([], {"DISPLAY": ":0"}, False),
        (["--no-open"], {"DISPLAY": ":0"}, False),
    ],
)
def test_the_browser_is_opened_only_if_wanted_and_possible(
    tmp_path: Path, arguments: list[str], more: dict[str, str], is_opened: bool
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho noise\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with serving(tmp_path, *arguments, more={**more, "BROWSER": f"{browser} %s"}) as running:
        address = running.listens().address
        until = time.monotonic() + (TIMEOUT if is_opened else 2)
        while time.monotonic() < until and not (opened.exists() and opened.read_text()):
            time.sleep(0.1)
    assert (opened.read_text().strip() if opened.exists() else None) == (address if is_opened else None)
    assert "noise" not in running.said + running.complaints


# Backup


def test_a_copy_made_while_it_runs_brings_everything_back(tmp_path: Path) -> None:
    async def open_a_table(address: str) -> tuple[str | None, str]:
        async with Client(address) as client:
            await client.call_me("Aino")
            return client.secret, await client.open_table(Settings(game="dos", seats=2))

    async def come_back(address: str, secret: str | None) -> list[str]:
        async with Client(address, secret) as client:
            return [table.code for table in await client.my_tables()]

    copy = tmp_path / "copy.db"
    with serving(tmp_path / "first") as running:
        secret, code = asyncio.run(open_a_table(running.listens().address))
        said = maukas_says("backup", copy, "--database", f"sqlite:///{running.database}")
        assert said == (0, "", f"The copy is in {copy}.\n")
        assert running.get("/ready").status_code == 200
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with serving(tmp_path / "second", more={"MAUKAS_DATABASE": f"sqlite:///{copy}"}) as running:
        assert asyncio.run(come_back(running.listens().address, secret)) == [code]


def test_a_copy_leaves_a_database_of_any_version_as_it_is(tmp_path: Path) -> None:
    source, copy = tmp_path / "store.db", tmp_path / "copy.db"
    from_the_future(source)
    before = source.read_bytes()
    assert maukas_says("backup", copy, MAUKAS_DATABASE=f"sqlite:///{source}")[0] == 0
    assert source.read_bytes() == before
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchall() == [("v999",)]  # noqa: S608


def test_what_cannot_be_copied_is_told(tmp_path: Path) -> None:
    source, copy = tmp_path / "store.db", tmp_path / "copy.db"
    address = f"sqlite:///{source}"
    assert maukas_says("backup", copy, "--database", address) == (2, "", f"There is no file or folder {source}.\n")
    assert not source.exists()
    foreign_database(source)
    assert maukas_says("backup", copy, "--database", address) == (
        2,
        "",
        f"{source} is not a database of Maukas. Nothing in it was changed.\n",
    )
    source.unlink()
    from_the_future(source)
    copy.write_text("kept")
    assert maukas_says("backup", copy, "--database", address) == (2, "", f"{copy} already exists; choose another name.\n")
    assert copy.read_text() == "kept"
    missing = tmp_path / "missing" / "copy.db"
    assert maukas_says("backup", missing, "--database", address) == (2, "", f"There is no file or folder {missing.parent}.\n")
    assert maukas_says("backup", tmp_path / "new.db", "--database", "postgresql://anna@h/cards") == (
        2,
        "",
        "A database in PostgreSQL is copied with its own program, pg_dump.\n",
    )


def test_whoever_has_no_home_is_asked_for_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    from maukas.cli.databases import default_database

    monkeypatch.setenv("XDG_DATA_HOME", "relative/does/not/count")
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(CommandError, match="store-no-home"):
        default_database()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_too_few_files_for_the_settings_are_told(tmp_path: Path) -> None:
    with serving(tmp_path, before=("sh", "-c", 'ulimit -n 700; exec "$@"', "sh")) as running:
        assert "only 700 files and connections open; its settings may need" in running.listens().said
