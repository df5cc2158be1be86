"""The database of a server as the user names it: where it is, and what is said if it cannot be used."""

import os
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import TYPE_CHECKING

from maukas.cli.errors import CommandError
from maukas.cli.files import file_error
from maukas.extras import need_extra

if TYPE_CHECKING:
    from maukas.journal.errors import JournalError

FILE = Path("maukas") / "maukas.db"  # in the user's data folder


@dataclass(frozen=True)
class DatabaseLocation:
    """Where a database is: in words without a password, and its file if it is one."""

    name: str
    file: Path | None


def default_database() -> str:
    """The address of a file in the user's data folder."""
    return f"sqlite:///{data_folder() / FILE.name}"


def data_folder() -> Path:
    """Where the user's data is."""
    data = os.environ.get("XDG_DATA_HOME", "")
    try:
        folder = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError:  # no home
        raise CommandError("store-no-home") from None
    return folder / FILE.parent


def locate_database(address: str, given_as: str) -> DatabaseLocation:
    """Where the database is that an address means; nothing is opened or made."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from maukas.journal.database_address import hosts_in, single_hosts

    try:
        url = make_url(single_hosts(address)[0])
    except (ArgumentError, ValueError):
        raise CommandError("store-address", name=given_as) from None
    match url.get_backend_name():
        case "sqlite" if url.database and url.database != ":memory:" and not url.query:
            file = Path(url.database).absolute()
            check_regular(file)
            return DatabaseLocation(str(file), file)
        case "postgresql" | "postgres":
            need_extra("postgres")
            name = url.set(query={}).render_as_string(hide_password=True)
            return DatabaseLocation(name.replace(hosts_in(name), hosts_in(address), 1) if hosts_in(name) else name, None)
        case _:
            raise CommandError("store-address", name=given_as)


def check_regular(file: Path) -> None:
    """Whatever is already at the path is a regular file: opening a store changes its permissions."""
    try:
        mode = file.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:  # in a file instead of a folder, for one
        raise file_error(file, error) from None
    if S_ISDIR(mode):
        raise CommandError("error-is-a-folder", path=str(file))
    if not S_ISREG(mode):
        raise CommandError("error-not-a-file", path=str(file))


def database_error(error: "JournalError", location: DatabaseLocation) -> CommandError:
    """Why a database cannot be used; it may be worth another try if it is only out of reach."""
    from maukas.journal.errors import Damaged, InUse, NotAStore, SchemaTooNew, Unfinished

    cause = error.__cause__
    match error:
        case NotAStore():
            return CommandError("store-foreign", place=location.name)
        case SchemaTooNew():
            return CommandError("store-too-new", place=location.name)
        case Damaged():
            return CommandError("store-damaged", place=location.name, log=f"{location.name}-wal")
        case Unfinished():
            return CommandError("store-unfinished", place=location.name)
        case InUse():
            return CommandError("store-in-use", code=1, place=location.name)
        case _ if location.file is not None and isinstance(cause, PermissionError):
            return CommandError("error-not-permitted", code=1, path=location.name)
        case _:
            return CommandError("store-unavailable", code=1, place=location.name, why=reason(error).removeprefix(f"{location.name}: "))


def reason(error: "JournalError") -> str:
    """What the system says of the cause, or else what the database says."""
    cause = error.__cause__
    if isinstance(cause, ConnectionError) and cause.errno:
        return os.strerror(cause.errno)  # the event loop tells only whom it called
    return cause.strerror if isinstance(cause, OSError) and cause.strerror else str(error)
