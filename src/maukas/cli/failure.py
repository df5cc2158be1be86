"""What goes wrong on the command line: one sentence for the user, and how the command ends."""

from pathlib import Path
from stat import S_ISDIR, S_ISREG

UNUSABLE = 2                                            # the exit code when there is nothing to work on
INTERRUPTED = 130                                       # the exit code after Ctrl-C
MEBIBYTE = 2**20
LARGEST = 16                                            # mebibytes of a file that is read


class Failure(Exception):
    """The command cannot go on: the id and values of the text that says why, and the exit code."""

    def __init__(self, reason: str, /, *, code: int = UNUSABLE, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values
        self.code = code


def read_text(path: Path) -> str:
    """The text of a file the user has named."""
    check_file(path)
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST * MEBIBYTE + 1)
        check_size(path, len(content))                  # not all files know their size beforehand
        return content.decode()
    except OSError as error:
        raise file_failure(path, error) from None
    except UnicodeDecodeError:
        raise Failure("error-not-text", path=str(path)) from None


def check_file(path: Path, *, may_be_folder: bool = False) -> None:
    """What is read is a regular file that is not too large; a device or a pipe might never end."""
    try:
        status = path.stat()
    except OSError as error:
        raise file_failure(path, error) from None
    if S_ISDIR(status.st_mode):
        if not may_be_folder:
            raise Failure("error-is-a-folder", path=str(path))
    elif not S_ISREG(status.st_mode):
        raise Failure("error-not-a-file", path=str(path))
    else:
        check_size(path, status.st_size)


def check_size(path: Path, size: int) -> None:
    """A file of so many bytes can be read."""
    if size > LARGEST * MEBIBYTE:
        raise Failure("error-too-large", path=str(path), limit=LARGEST)


def file_failure(path: Path, error: OSError) -> Failure:
    """Why a file cannot be read or written."""
    match error:
        case FileNotFoundError():
            return Failure("error-no-such-file", path=str(path))
        case IsADirectoryError():
            return Failure("error-is-a-folder", path=str(path))
        case PermissionError():
            return Failure("error-not-permitted", path=str(path))
        case _:
            return Failure("error-file", path=str(path), why=error.strerror or str(error))
