"""The database of a server as the user names it: where it is, and what is said if it cannot be used."""

import os
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import TYPE_CHECKING

from maukas.cli.failure import Failure, file_failure

if TYPE_CHECKING:
    from maukas.journal.errors import JournalError

FILE = Path("maukas") / "maukas.db"                     # in the user's data folder


@dataclass(frozen=True)
class Place:
    """Where a database is: in words without a password, and its file if it is one."""

    name: str
    file: Path | None


def default_database() -> str:
    """The address of a file in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME", "")
    try:
        folder = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError:                                # no home
        raise Failure("store-no-home") from None
    return f"sqlite:///{folder / FILE}"


def place_of(address: str, given_as: str) -> Place:
    """Where the database is that an address means; nothing is opened or made."""
    from importlib.util import find_spec

    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Failure("store-address", name=given_as) from None
    match url.get_backend_name():
        case "sqlite" if url.database and url.database != ":memory:" and not url.query:
            file = Path(url.database).absolute()
            check_regular(file)
            return Place(str(file), file)
        case "postgresql" | "postgres":
            if find_spec("asyncpg") is None:
                raise Failure("store-driver", extra="maukas[postgres]")
            return Place(url.set(query={}).render_as_string(hide_password=True), None)
        case _:
            raise Failure("store-address", name=given_as)


def check_regular(file: Path) -> None:
    """What is at the place of a file, if anything, is a regular one: a store changes the rights of what it opens."""
    try:
        mode = file.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:                            # in a file instead of a folder, for one
        raise file_failure(file, error) from None
    if S_ISDIR(mode):
        raise Failure("error-is-a-folder", path=str(file))
    if not S_ISREG(mode):
        raise Failure("error-not-a-file", path=str(file))


def store_failure(error: "JournalError", place: Place) -> Failure:
    """Why a database cannot be used; it may be worth another try if it is only out of reach."""
    from maukas.journal.errors import InUse, NotAStore, SchemaTooNew

    cause = error.__cause__
    match error:
        case NotAStore():
            return Failure("store-foreign", place=place.name)
        case SchemaTooNew():
            return Failure("store-too-new", place=place.name)
        case InUse():
            return Failure("store-in-use", code=1, place=place.name)
        case _ if place.file is not None and isinstance(cause, PermissionError):
            return Failure("error-not-permitted", code=1, path=place.name)
        case _:
            why = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(error).removeprefix(f"{place.name}: ")
            return Failure("store-unavailable", code=1, place=place.name, why=why)
