"""`maukas backup`: a copy of a server's data, also while it is running."""

from pathlib import Path
from typing import Annotated

import typer

from maukas.cli.errors import CommandError
from maukas.cli.files import check_folder, file_error
from maukas.cli.server_options import setting, setting_given_as
from maukas.extras import need_extra


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="placeholder-file", help="help-backup-file")],
    database: Annotated[str | None, setting("--database", "help-serve-database", "placeholder-address")] = None,
) -> int:
    """Copy the database as it is, whatever its version, and leave it as it is."""
    need_extra("server")
    from maukas.cli.databases import default_database, locate_database

    location = locate_database(database or default_database(), setting_given_as(context, "database"))
    if location.file is None:
        raise CommandError("backup-postgres")
    check_new(file)
    write_copy(location.file, file)
    typer.echo(context.obj.text("backup-written", path=str(file)), err=True)
    return 0


def check_new(file: Path) -> None:
    """A copy gets a name that is free, in a folder that there is."""
    check_folder(file)
    try:
        is_taken = file.exists()
    except OSError as error:  # a name too long, for one
        raise file_error(file, error) from None
    if is_taken:
        raise CommandError("backup-exists", path=str(file))


def write_copy(source: Path, target: Path) -> None:
    """Copy a store that may be in use."""
    import sqlite3

    from maukas.journal.errors import NoBackup
    from maukas.journal.schema_version import VERSION_TABLE
    from maukas.journal.sqlite import copy, table_names

    if not source.exists():
        raise CommandError("error-no-such-file", path=str(source))
    try:
        is_ours = VERSION_TABLE in table_names(source)
    except sqlite3.OperationalError as error:
        raise CommandError("store-unavailable", code=1, place=str(source), why=str(error)) from None
    except sqlite3.DatabaseError:
        is_ours = False
    if not is_ours:
        raise CommandError("store-foreign", place=str(source))
    try:
        copy(source, target)
    except NoBackup as error:
        raise CommandError("backup-failed", code=1, path=str(target), why=str(error).removeprefix(f"{target}: ")) from None
