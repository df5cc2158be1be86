"""`maukas backup`: a copy of a server's data, also while it is running."""

from pathlib import Path
from typing import Annotated

import typer

from maukas.cli.checks import check_folder
from maukas.cli.failure import Failure, file_failure
from maukas.cli.settings import setting, setting_given_as


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="placeholder-file", help="help-backup-file")],
    database: Annotated[str | None, setting("--database", "help-serve-database", "placeholder-address")] = None,
) -> int:
    """Copy the database as it is, whatever its version, and leave it as it is."""
    from maukas.cli.stores import default_database, place_of

    place = place_of(database or default_database(), setting_given_as(context, "database"))
    if place.file is None:
        raise Failure("backup-postgres")
    check_new(file)
    write_copy(place.file, file)
    typer.echo(context.obj.text("backup-written", path=str(file)), err=True)
    return 0


def check_new(file: Path) -> None:
    """A copy gets a name that is free, in a folder that there is."""
    check_folder(file)
    try:
        is_taken = file.exists()
    except OSError as error:                            # a name too long, for one
        raise file_failure(file, error) from None
    if is_taken:
        raise Failure("backup-exists", path=str(file))


def write_copy(source: Path, target: Path) -> None:
    """Copy a store that may be in use."""
    import sqlite3

    from maukas.journal.errors import NoBackup
    from maukas.journal.sqlite import copy, table_names
    from maukas.journal.versions import VERSION_TABLE

    if not source.exists():
        raise Failure("error-no-such-file", path=str(source))
    try:
        is_ours = VERSION_TABLE in table_names(source)
    except sqlite3.OperationalError as error:
        raise Failure("store-unavailable", code=1, place=str(source), why=str(error)) from None
    except sqlite3.DatabaseError:
        is_ours = False
    if not is_ours:
        raise Failure("store-foreign", place=str(source))
    try:
        copy(source, target)
    except NoBackup as error:
        raise Failure("backup-failed", code=1, path=str(target), why=str(error).removeprefix(f"{target}: ")) from None
