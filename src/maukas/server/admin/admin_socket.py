"""The socket beside the database through which operators reach a running server; the file system lets only its user open it."""

import asyncio
import hashlib
import logging
import os
import socket
import stat
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import msgspec

from maukas.journal.store import OWNER_ONLY
from maukas.journal.store_lock import file_of
from maukas.server.admin.messages import AnyAdminAnswer, AnyAdminRequest, NotDone

LONGEST_LINE = 64 * 1024  # bytes of a request
REQUEST_TIMEOUT = 10.0  # seconds for a request to come in
LONGEST_ANSWER = 120.0  # seconds: to expire a great store takes its time
LONGEST_PATH = 100  # bytes that the address of a socket may have on every system
MOST_AT_ONCE = 8
UNMASK = 0o777 & ~OWNER_ONLY

LOGGER = logging.getLogger("maukas.admin")

requests: msgspec.json.Decoder[AnyAdminRequest] = msgspec.json.Decoder(AnyAdminRequest)
answers: msgspec.json.Decoder[AnyAdminAnswer] = msgspec.json.Decoder(AnyAdminAnswer)

Answering = Callable[[AnyAdminRequest], Awaitable[AnyAdminAnswer]]


class NoServer(Exception):
    """No server listens at the socket."""


def socket_path(database: str, chosen: str = "") -> Path:
    """Where the socket of the server on a database is: beside its file, or among what this user runs."""
    if chosen:
        return Path(chosen).absolute()
    file = file_of(database)
    if file is not None:
        return file.with_name(file.name + ".admin")
    name = hashlib.sha256(database.partition("://")[2].rpartition("@")[2].encode()).hexdigest()[:16]  # without user and password
    folder = os.environ.get("RUNTIME_DIRECTORY") or os.environ.get("XDG_RUNTIME_DIR")
    return (Path(folder) if folder else Path.home() / ".cache") / "maukas" / f"{name}.admin"


@asynccontextmanager
async def listening(path: Path, answer: Answering) -> AsyncIterator[None]:
    """Listen at a socket; the server goes on without if it cannot be made."""
    places = asyncio.Semaphore(MOST_AT_ONCE)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with places:
                if is_own_user(writer.get_extra_info("socket")):
                    writer.write(msgspec.json.encode(await answered(reader, answer)) + b"\n")
                    await writer.drain()
        except (OSError, TimeoutError):
            pass  # whoever asked has gone, or says nothing
        finally:
            writer.close()

    try:
        opened = bound(path)
    except OSError as error:
        LOGGER.warning("maukas admin cannot reach this server: %s", error.strerror or error)
        yield
        return
    own = path.stat().st_ino
    server = await asyncio.start_unix_server(serve, sock=opened, limit=LONGEST_LINE)
    try:
        yield
    finally:
        server.close()
        with suppress(FileNotFoundError):
            if path.stat().st_ino == own:  # else it is another node's
                path.unlink()


async def answered(reader: asyncio.StreamReader, answer: Answering) -> AnyAdminAnswer:
    """The answer to the line that comes in."""
    try:
        async with asyncio.timeout(REQUEST_TIMEOUT):
            line = await reader.readline()
        request = requests.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError) as error:
        return NotDone("admin-not-understood", {"why": str(error)[:300]})
    try:
        return await answer(request)
    except Exception as error:
        LOGGER.error("%s failed: %s", type(request).__name__.lower(), type(error).__name__)
        return NotDone("admin-failed", {"why": f"{type(error).__name__}: {error}"[:300]})


async def ask(path: Path, request: AnyAdminRequest) -> AnyAdminAnswer:
    """Ask the server at a socket.

    NoServer: none listens there. PermissionError: it is another user's.
    """
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connection.settimeout(LONGEST_ANSWER)
    try:
        with short_address(path) as address:
            await asyncio.to_thread(connection.connect, address)
    except (FileNotFoundError, ConnectionRefusedError, NotADirectoryError):
        connection.close()
        raise NoServer(str(path)) from None
    except BaseException:
        connection.close()
        raise
    connection.setblocking(False)
    reader, writer = await asyncio.open_unix_connection(sock=connection)
    try:
        writer.write(msgspec.json.encode(request) + b"\n")
        async with asyncio.timeout(LONGEST_ANSWER):
            return answers.decode(await reader.read())
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def bound(path: Path) -> socket.socket:
    """A socket that listens at a path, for its owner alone; one that was left after a crash makes way."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(FileNotFoundError):
        if not stat.S_ISSOCK(path.lstat().st_mode):
            raise FileExistsError(17, f"{path} is not a socket")
        path.unlink()  # after a crash; or of another node on this computer: the newest one is asked
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(UNMASK)  # so that there is no moment in which others could open it
    try:
        with short_address(path) as address:
            made.bind(address)
        path.chmod(OWNER_ONLY)  # where the system does not look at the mask
        made.listen(MOST_AT_ONCE)
    except BaseException:
        made.close()
        raise
    finally:
        os.umask(before)
    made.setblocking(False)
    return made


@contextmanager
def short_address(path: Path) -> Iterator[str]:
    """The address of a socket: a path, or, where that is too long for the system, one by way of its folder."""
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def is_own_user(connection: socket.socket) -> bool:
    """Whether the process at the other end is of the same user, or of root; where the system says so."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    _, user, _ = struct.unpack("3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i")))
    return user in (os.getuid(), 0)
