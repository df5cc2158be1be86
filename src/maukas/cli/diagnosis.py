"""How this installation is: what is there, what is missing or slow, and what to do about it; nothing is changed."""

import os
import platform
import shutil
import sqlite3
import sys
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from maukas import __version__
from maukas.cli.databases import DatabaseLocation, database_error, default_database, locate_database
from maukas.cli.errors import CommandError
from maukas.extras import EXTRAS, NotInstalled, install_command, installed_from, missing_modules

MEGABYTE = 10**6
LITTLE_ROOM = 200 * MEGABYTE
TOLD = (
    "numba",
    "numpy",
    "litestar",
    "uvicorn",
    "sqlalchemy",
    "asyncpg",
    "matplotlib",
    "typst",
    "dask",
    "ray",
    "httpx",
    "gymnasium",
    "pettingzoo",
)  # with their versions

Value = str | int


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: the ids and values of what is said of it, and of what to do."""

    topic: str
    state: str
    values: Mapping[str, Value] = field(default_factory=dict)
    advice: str = ""
    is_wrong: bool = False


def findings(database: str | None, given_as: str) -> Iterator[Finding]:
    """Everything that can be found out without changing anything."""
    yield system()
    yield from map(extra, EXTRAS)
    yield page()
    if not missing_modules("bots"):
        yield from cache()
    if not missing_modules("server"):
        yield store(database, given_as)
        if not has_module("uvloop") and sys.platform != "win32":
            values = {"extra": "server", "command": install_command("server")}
            yield Finding("doctor-speed", "doctor-no-uvloop", values, "doctor-install-extra")
    yield cores()


def system() -> Finding:
    """Versions, and where the package came from."""
    source = installed_from()
    values: dict[str, Value] = {
        "version": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "source": source[0] if source else str(Path(__file__).parents[2]),
    }
    return Finding("doctor-version", "doctor-version-value", values)


def extra(name: str) -> Finding:
    """Whether an extra is installed."""
    topic = {"extra": name}
    missing = missing_modules(name)
    if missing:
        values = topic | {"modules": ", ".join(missing), "command": install_command("NAME")}
        return Finding("doctor-extra", "doctor-extra-missing", values, "doctor-install")
    versions = ", ".join(f"{module} {version_of(module)}" for module in EXTRAS[name] if module in TOLD)
    return Finding("doctor-extra", "doctor-extra-here", topic | {"versions": versions or ", ".join(EXTRAS[name])})


def version_of(module: str) -> str:
    """The version of an installed package."""
    try:
        return version(module)
    except PackageNotFoundError:
        return "?"


def has_module(name: str) -> bool:
    """Whether a package is installed."""
    return version_of(name) != "?"


def page() -> Finding:
    """Whether the server has a page to show."""
    folder = Path(__file__).parents[1] / "page"
    if (folder / "index.html").is_file():
        return Finding("doctor-page", "doctor-page-here", {"folder": str(folder)})
    return Finding("doctor-page", "doctor-page-missing", advice="doctor-build-page", is_wrong=True)


def cache() -> Iterator[Finding]:
    """Where compiled code is kept, and whether there is any."""
    from maukas.bots.precompile import is_search_ready
    from maukas.games.code_cache import own_cache_folder
    from maukas.games.registry import GAMES

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        folder = own_cache_folder()
    for warning in told:
        values: dict[str, Value] = {name: str(value) for name, value in vars(warning.message).items()}
        yield Finding(
            "doctor-cache", "warning-cache-moved" if values.get("instead") else "warning-cache", values, "doctor-move-cache", is_wrong=True
        )
    if folder is None:
        return
    size = sum(path.stat().st_size for path in folder.parent.rglob("*") if path.is_file())
    values = {"folder": str(folder.parent), "megabytes": -(-size // MEGABYTE)}
    if all(map(is_search_ready, GAMES)):
        yield Finding("doctor-cache", "doctor-cache-ready", values)
    else:
        command = f"{sys.executable} -m maukas.bots.precompile"
        yield Finding("doctor-cache", "doctor-cache-empty", values | {"command": command}, "doctor-precompile")


def store(database: str | None, given_as: str) -> Finding:
    """Whether the database can be used."""
    try:
        address = database or default_database()
        location = locate_database(address, given_as)
        if location.file is None:
            return answering(address, location)
    except CommandError as error:
        return Finding("doctor-database", error.reason, dict(error.values), is_wrong=True)
    except NotInstalled as error:
        values: dict[str, Value] = {"extra": error.extra, "modules": ", ".join(error.missing), "command": install_command(error.extra)}
        return Finding("doctor-database", "error-extra-missing", values, is_wrong=True)
    if not location.file.exists():
        return Finding("doctor-database", "doctor-database-new", {"place": location.name})
    return readable(location.file)


def readable(file: Path) -> Finding:
    """Whether a database in a file can be read and written, and how much room is left for it."""
    place: dict[str, Value] = {"place": str(file)}
    try:
        with sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=5) as opened:
            opened.execute("SELECT count(*) FROM sqlite_master").fetchone()
        opened.close()
    except sqlite3.Error as error:
        return Finding("doctor-database", "store-unavailable", place | {"why": str(error)}, is_wrong=True)
    if not os.access(file, os.W_OK) or not os.access(file.parent, os.W_OK):
        return Finding("doctor-database", "error-not-permitted", {"path": str(file)}, is_wrong=True)
    free = shutil.disk_usage(file.parent).free
    values = place | {"megabytes": -(-file.stat().st_size // MEGABYTE), "free": free // MEGABYTE}
    if free < LITTLE_ROOM:
        return Finding("doctor-database", "doctor-database-full", values, "doctor-make-room", is_wrong=True)
    return Finding("doctor-database", "doctor-database-here", values)


def answering(address: str, location: DatabaseLocation) -> Finding:
    """Whether a database that is a server of its own answers, and can be used."""
    from maukas.journal.errors import JournalError
    from maukas.journal.postgres_look import look_at_postgres

    try:
        seen = look_at_postgres(address)
    except JournalError as error:
        raise database_error(error, location) from error
    values: dict[str, Value] = {"place": location.name, "version": seen.version, "megabytes": -(-seen.size // MEGABYTE)}
    if not seen.is_writable:
        return Finding("doctor-database", "doctor-database-read-only", values, "doctor-grant", is_wrong=True)
    return Finding("doctor-database", "doctor-database-answers" if seen.has_store else "doctor-database-empty", values)


def cores() -> Finding:
    """How many can think at once."""
    count = os.cpu_count() or 1
    advice = "doctor-one-core" if count == 1 else ""
    return Finding("doctor-speed", "doctor-cores", {"count": count}, advice)
