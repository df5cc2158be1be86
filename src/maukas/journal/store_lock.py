"""Who uses a store: one server a file, for it keeps the tables in play in memory; in PostgreSQL nodes that know of each other."""

import os
from importlib.util import find_spec
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from maukas.journal.errors import Damaged, InUse, Unavailable
from maukas.journal.sqlite_log import is_damaged
from maukas.journal.store import OWNER_ONLY

try:
    import fcntl
except ImportError:  # on Windows there is no lock
    fcntl = None  # type: ignore[assignment]


@asynccontextmanager
async def owned(address: str, when_lost: Callable[[], None], *, shared: bool = False) -> AsyncIterator[None]:
    """Lock the store at an address for one server, or, where that can be, for all who share it; and look whether all is there.

    InUse: another server has locked it. Damaged: something that was stored cannot be read.
    """
    if address.startswith("postgres") and find_spec("asyncpg") is not None:
        from maukas.journal.postgres_lock import postgres_locked

        async with postgres_locked("postgresql://" + address.partition("://")[2], when_lost, shared=shared):
            yield
        return
    with locked(address):
        path = file_of(address)
        if path is not None and is_damaged(path):
            raise Damaged(f"{path}: its log is damaged")
        yield


@contextmanager
def locked(address: str) -> Iterator[None]:
    """Lock the store at an address for one server, for as long as its process lives; backups and readers need no lock.

    InUse: another server has locked it.
    """
    path = file_of(address)
    if path is None or fcntl is None:
        yield
        return
    lock = path.with_name(path.name + ".lock")
    descriptor = descriptor_of(lock, path)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)  # before it is unlocked: whoever waits for it sees that it is another file then
        os.close(descriptor)


def file_of(address: str) -> Path | None:
    """The file of a SQLite store, by its one true name."""
    with suppress(ArgumentError, ValueError):
        url = make_url(address)
        if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
            return Path(url.database).resolve()
    return None


def descriptor_of(lock: Path, store: Path) -> int:
    """A descriptor of a lock file that nobody else has locked; the system unlocks it when the process ends, however it does."""
    try:
        while True:
            lock.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if os.fstat(descriptor).st_ino == lock.stat().st_ino:
                    return descriptor
            except FileNotFoundError:  # another server has just removed it
                pass
            except BaseException:
                os.close(descriptor)
                raise
            os.close(descriptor)
    except BlockingIOError:
        raise InUse(f"{store} is used by another server") from None
    except OSError as error:
        raise Unavailable(f"{store}: {error}") from error
