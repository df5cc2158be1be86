"""Files that the user names: read with a limit, checked before they are written, and what is said when that fails."""

from collections.abc import Callable
from pathlib import Path
from stat import S_ISDIR, S_ISREG

import typer

from maukas.cli.errors import CommandError
from maukas.texts import Texts

MEBIBYTE = 2**20
LARGEST = 16  # mebibytes of a file that is read


def read_text(path: Path) -> str:
    """The text of a file the user has named."""
    check_file(path)
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST * MEBIBYTE + 1)
        check_size(path, len(content))  # not all files know their size beforehand
        return content.decode()
    except OSError as error:
        raise file_error(path, error) from None
    except UnicodeDecodeError:
        raise CommandError("error-not-text", path=str(path)) from None


def check_file(path: Path, *, may_be_folder: bool = False) -> None:
    """What is read is a regular file that is not too large; a device or a pipe might never end."""
    try:
        status = path.stat()
    except OSError as error:
        raise file_error(path, error) from None
    if S_ISDIR(status.st_mode):
        if not may_be_folder:
            raise CommandError("error-is-a-folder", path=str(path))
    elif not S_ISREG(status.st_mode):
        raise CommandError("error-not-a-file", path=str(path))
    else:
        check_size(path, status.st_size)


def check_size(path: Path, size: int) -> None:
    """A file of so many bytes can be read."""
    if size > LARGEST * MEBIBYTE:
        raise CommandError("error-too-large", path=str(path), limit=LARGEST)


def file_error(path: Path, error: OSError) -> CommandError:
    """Why a file cannot be read or written."""
    match error:
        case FileNotFoundError():
            return CommandError("error-no-such-file", path=str(path))
        case IsADirectoryError():
            return CommandError("error-is-a-folder", path=str(path))
        case PermissionError():
            return CommandError("error-not-permitted", path=str(path))
        case _:
            return CommandError("error-file", path=str(path), why=error.strerror or str(error))


def check_folder(path: Path) -> None:
    """A file can be written only into a folder that there is."""
    folder = path.absolute().parent
    try:
        found = folder.is_dir()
    except OSError as error:  # a name too long, for one
        raise file_error(folder, error) from None
    if not found:
        raise CommandError("error-no-such-file", path=str(folder))


def save(write: Callable[[], None], path: Path, told: str, texts: Texts) -> None:
    """Write a file, and say by the text `told` where it is."""
    try:
        write()
    except OSError as error:
        raise file_error(path, error) from None
    typer.echo(texts.text(told, path=str(path)), err=True)
