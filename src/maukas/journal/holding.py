"""One server on one file: it keeps the tables in play in memory, so a second one would not know what the first one does."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from maukas.journal.errors import InUse, Unavailable

try:
    import fcntl
except ImportError:                                     # not on Windows: there nobody checks
    fcntl = None  # type: ignore[assignment]

OWNER_ONLY = 0o600


@contextmanager
def held(address: str) -> Iterator[None]:
    """Keep the store at an address for one server, as long as its process lives; backups and readers need not ask.

    InUse: another server keeps it.
    """
    path = file_of(address)
    if path is None or fcntl is None:
        yield
        return
    note = path.with_name(path.name + ".lock")
    descriptor = locked(note, path)
    try:
        yield
    finally:
        note.unlink(missing_ok=True)                    # before it is let go: who waits for it sees that it is another one then
        os.close(descriptor)


def file_of(address: str) -> Path | None:
    """The file of a store that is one, by its one true name."""
    with suppress(ArgumentError, ValueError):
        url = make_url(address)
        if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
            return Path(url.database).resolve()
    return None


def locked(note: Path, store: Path) -> int:
    """A descriptor of a file that nobody else has locked; the system unlocks it when the process ends, however it does."""
    try:
        while True:
            note.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(note, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if os.fstat(descriptor).st_ino == note.stat().st_ino:
                    return descriptor
            except FileNotFoundError:                   # somebody has just cleared it away
                pass
            except BaseException:
                os.close(descriptor)
                raise
            os.close(descriptor)
    except BlockingIOError:
        raise InUse(f"{store} is used by another server") from None
    except OSError as error:
        raise Unavailable(f"{store}: {error}") from error
