"""What goes wrong on the command line: one sentence for the user, and how the command ends."""

from pathlib import Path

UNUSABLE = 2                                            # the exit code when there is nothing to work on


class Failure(Exception):
    """The command cannot go on: the id and values of the text that says why, and the exit code."""

    def __init__(self, reason: str, /, *, code: int = UNUSABLE, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values
        self.code = code


def read_text(path: Path) -> str:
    """The text of a file the user has named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise file_failure(path, error) from None
    except UnicodeDecodeError:
        raise Failure("error-not-text", path=str(path)) from None


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
