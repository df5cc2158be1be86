"""`maukas doctor`: what is there, what is missing, and what to do; nothing is changed by looking."""

import asyncio
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from maukas import __version__
from maukas.cli import diagnosis
from maukas.cli.diagnosis import Finding, findings, page, readable
from maukas.extras import install_command
from maukas.journal.journal import Journal
from maukas.texts import LANGUAGES
from tests.cli.command import maukas

WITHOUT_EXTRAS = """
import sys
from maukas.extras import EXTRAS
sys.modules.update(dict.fromkeys(module for modules in EXTRAS.values() for module in modules))
from maukas.cli import main
main()
"""


def test_what_is_installed_is_told_and_nothing_is_made(tmp_path: Path) -> None:
    ended = maukas("doctor", HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data"), MAUKAS_CACHE=str(tmp_path / "cache"))
    told = " ".join(ended.stdout.split())
    assert told.startswith(f"Version Maukas {__version__}, Python {sys.version.split()[0]}, ")
    assert "Extra bots installed: numba " in told
    assert f"Compiled rules not compiled yet; kept in {tmp_path / 'cache' / 'maukas'}" in told.replace("/ ", "/")
    assert f"Database none yet; {tmp_path / 'data' / 'maukas' / 'maukas.db'} is made at the first start" in told.replace("/ ", "/")
    assert " What to do - " in told
    assert not (tmp_path / "data").exists()


def test_without_extras_it_says_how_to_get_them() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", WITHOUT_EXTRAS, "doctor"], capture_output=True, encoding="utf-8", check=False, timeout=120
    )
    told = " ".join(ended.stdout.split())
    assert "Extra plot missing: joblib, numba, numpy, matplotlib" in told
    assert told.count("If you need an extra that is missing") == 1
    assert f"with its name in place of NAME: {install_command('NAME')}" in told
    assert "Compiled rules" not in told
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_that_cannot_be_used_is_wrong_in_every_language(tmp_path: Path, language: str) -> None:
    (tmp_path / "notes.db").write_text("these are my notes, not a database at all")
    ended = maukas("doctor", "--database", f"sqlite:///{tmp_path / 'notes.db'}", "-l", language)
    assert ended.returncode == 1
    assert "file is not a database" in " ".join(ended.stdout.split())
    assert "doctor-" not in ended.stdout
    assert (tmp_path / "notes.db").read_text().startswith("these are my notes")


def test_a_database_is_told_with_its_size_and_the_room_that_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "maukas.db"
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE tables (code TEXT)")
    made.close()
    assert readable(file).state == "doctor-database-here"
    monkeypatch.setattr(diagnosis, "LITTLE_ROOM", 10**18)
    assert readable(file).advice == "doctor-make-room"
    assert readable(file).is_wrong


def test_a_page_that_was_not_built_is_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(diagnosis, "__file__", str(tmp_path / "cli" / "diagnosis.py"))
    assert page().advice == "doctor-build-page"
    assert page().is_wrong


def found_of(address: str) -> Finding:
    (found,) = (each for each in findings(address, "--database") if each.topic == "doctor-database")
    return found


def test_a_database_server_that_is_away_is_wrong_and_named_without_its_password() -> None:
    found = found_of("postgresql://anna:geheim@127.0.0.1:1/cards")
    assert (found.state, found.is_wrong) == ("store-unavailable", True)
    assert found.values["why"] == "Connection refused"
    assert found.values["place"] == "postgresql://anna:***@127.0.0.1:1/cards"
    assert "geheim" not in str(found)


async def execute(address: str, *statements: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def make_store(address: str) -> None:
    await (await Journal.open(address)).close()


def test_a_database_server_is_asked_and_nothing_is_made_there(postgres: str) -> None:
    asyncio.run(execute(postgres, "CREATE SCHEMA doctor"))
    address = f"{postgres}&search_path=doctor"
    for _ in range(2):
        assert (found_of(address).state, found_of(address).is_wrong) == ("doctor-database-empty", False)
    asyncio.run(make_store(address))
    found = found_of(address)
    assert (found.state, found.is_wrong) == ("doctor-database-answers", False)
    assert re.fullmatch(r"\d+(\.[1-9]\d*|\w+)", str(found.values["version"]))
    told = " ".join(maukas("doctor", "--database", address).stdout.split())
    assert f"answers (PostgreSQL {found.values['version']}, " in told


def test_a_database_server_that_cannot_be_used_is_wrong_for_its_reason(postgres: str) -> None:
    asyncio.run(
        execute(
            postgres,
            "CREATE SCHEMA foreign_one",
            "CREATE TABLE foreign_one.guests (id int)",
            "CREATE SCHEMA newer",
            "CREATE TABLE newer.maukas_version (version_num text)",
            "INSERT INTO newer.maukas_version VALUES ('9999')",
            "CREATE SCHEMA locked",
            "CREATE ROLE reader LOGIN PASSWORD 'reads'",
            "GRANT USAGE ON SCHEMA locked TO reader",
        )
    )
    assert found_of(f"{postgres}&search_path=foreign_one").state == "store-foreign"
    assert found_of(f"{postgres}&search_path=newer").state == "store-too-new"
    found = found_of(f"{postgres}&search_path=locked&user=reader&password=reads")
    assert (found.state, found.advice, found.is_wrong) == ("doctor-database-read-only", "doctor-grant", True)


def test_a_database_server_without_its_extra_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    found = found_of("postgresql://anna@127.0.0.1:1/cards")
    assert (found.state, found.values["extra"], found.is_wrong) == ("error-extra-missing", "postgres", True)
