"""The gate: an SSH server that knows guests by their keys, and gives each of them a table in a process of its own.

There is no shell, no command, no file transfer and no forwarding: a guest has one session, and what is typed goes to the table.
"""

import asyncio
import logging
import secrets
import socket
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

import asyncssh

from maukas.server.ssh.guest_process import MOST_WAITING, GuestProcess, environment_of
from maukas.server.ssh.passes import Passes, secret_of_key
from maukas.server.ssh.places import Places
from maukas.server.ssh.wishes import UnknownWord, Wish, parse_wish
from maukas.server.transport.addresses import unmapped
from maukas.texts import LANGUAGES, Texts, best_language, language_code

LOGIN_TIMEOUT = 20.0  # seconds until somebody is let in, or sent away
KEEPALIVE = 30.0, 3  # seconds of silence until a client is asked for a sign of life, and how often
IDLE = 3600.0  # seconds without a key; then the place is somebody else's
LOOK_EVERY = 60.0
LAST_WORDS = 5.0  # seconds for a client to take what was said last
WINDOW, LARGEST_PACKET = 64 * 1024, 16 * 1024  # bytes that a client may send ahead
FULL, UNKNOWN_WORD, FAILED = 1, 2, 3  # exit codes
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

LOGGER = logging.getLogger("maukas.ssh")


@dataclass(frozen=True, slots=True)
class GateSettings:
    """What the gate is told by the server."""

    server: str  # where the processes of guests reach the server
    site: str  # where everybody does, if that is known
    command: Sequence[str]  # that the process of a guest runs
    language: str  # of guests whose clients name none
    most: int
    most_per_address: int
    most_per_guest: int


class Gate:
    """All guests over SSH."""

    def __init__(self, settings: GateSettings, host_key: bytes) -> None:
        self.settings = settings
        self.host_key = host_key
        self.passes = Passes(host_key)
        self.places = Places(settings.most, settings.most_per_address, settings.most_per_guest)
        self.sessions: set[GuestSession] = set()
        self.tasks: set[asyncio.Task[Any]] = set()

    async def serve(self, listener: socket.socket) -> None:
        """Let guests in until this is cancelled; then nobody is left."""
        options = await asyncssh.SSHServerConnectionOptions.construct(
            server_factory=lambda: Visitor(self),
            server_host_keys=[asyncssh.import_private_key(self.host_key)],
            server_version="Maukas",
            public_key_auth=True,
            kbdint_auth=True,
            password_auth=False,
            host_based_auth=False,
            gss_host=None,
            allow_pty=True,
            line_editor=False,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            compression_algs=None,
            login_timeout=LOGIN_TIMEOUT,
            keepalive_interval=KEEPALIVE[0],
            keepalive_count_max=KEEPALIVE[1],
            encoding=None,
            window=WINDOW,
            max_pktsize=LARGEST_PACKET,
            rdns_lookup=False,
        )
        listener.setblocking(False)
        self.keep(asyncio.create_task(self.end_idle()))
        try:
            while True:
                try:
                    connection, (peer, *_) = await asyncio.get_running_loop().sock_accept(listener)
                except OSError as error:  # too many open files, or the client has gone already
                    LOGGER.warning("no connection could be accepted: %s", error.strerror)
                    await asyncio.sleep(1)
                    continue
                if self.places.connect(peer):
                    self.keep(asyncio.create_task(self.admit(connection, peer, options)))
                else:
                    connection.close()
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*(session.close() for session in [*self.sessions]), *self.tasks, return_exceptions=True)

    def keep(self, task: "asyncio.Task[Any]") -> None:
        """Hold a task until it is done."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def admit(self, connection: socket.socket, peer: str, options: asyncssh.SSHServerConnectionOptions) -> None:
        """Serve one connection to its end; whatever goes wrong there is nobody else's business."""
        try:
            async with asyncio.timeout(LOGIN_TIMEOUT):
                client = await asyncssh.run_server(connection, options=options)
            asyncio.get_running_loop().call_later(LOGIN_TIMEOUT, end_without_session, client)
            await client.wait_closed()
        except (asyncssh.Error, OSError, TimeoutError):
            pass  # no SSH, half of it, or gone
        except Exception as error:
            LOGGER.error("a connection failed: %s", type(error).__name__)
        finally:
            with suppress(OSError):
                connection.close()
            self.places.disconnect(peer)

    async def end_idle(self) -> None:
        """Say goodbye to those who have typed nothing for a long time."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            for session in [*self.sessions]:
                if session.typed_at < time.monotonic() - IDLE:
                    session.say("ssh-idle", FULL)


def end_without_session(client: asyncssh.SSHServerConnection) -> None:
    """Send somebody away who is in, and wants nothing."""
    visitor = client.get_owner()
    if not isinstance(visitor, Visitor) or visitor.session is None or not visitor.session.is_started:
        client.abort()


class Visitor(asyncssh.SSHServer):
    """One connection: who it is, and its one session.

    A key counts only for a connection that it has opened: anybody may *ask* whether a key would do, so what was asked about is
    forgotten as soon as somebody goes on without a key.
    """

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.asked_about: bytes | None = None  # the key that was validated last
        self.key: bytes | None = None  # the one that has opened the connection
        self.name = ""
        self.peer = ""
        self.session: GuestSession | None = None
        self.connection: asyncssh.SSHServerConnection

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self.connection = conn
        self.peer = unmapped(conn.get_extra_info("peername")[0])

    def begin_auth(self, username: str) -> bool:
        self.name, self.asked_about = username, None
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:  # noqa: ARG002
        """Any key will do; its owner is proved by the signature, which is looked at next."""
        self.asked_about = key.public_data
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> bool:  # noqa: ARG002
        """Somebody without a key is a guest for as long as the connection lasts."""
        self.asked_about = None
        return True

    def auth_completed(self) -> None:
        self.key = self.asked_about

    def session_requested(self) -> "GuestSession | bool":
        """The one session of a connection."""
        if self.session is not None:
            return False
        self.session = GuestSession(self)
        return self.session

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if self.session is not None:
            self.gate.keep(asyncio.create_task(self.session.close()))


class GuestSession(asyncssh.SSHServerSession[bytes]):
    """What a guest types goes to the process, and what that writes to the guest."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.gate = visitor.gate
        self.typed_at = time.monotonic()
        self.chan: asyncssh.SSHServerChannel[bytes]
        self.term: str | None = None
        self.size: tuple[int, int] | None = None
        self.wish: Wish | None = Wish()
        self.secret = ""
        self.process: GuestProcess | None = None
        self.typed_early = bytearray()  # before there was a process
        self.is_started = self.has_place = self.is_paused = self.is_closed = self.is_at_end = False

    def connection_made(self, chan: "asyncssh.SSHServerChannel[bytes]") -> None:
        self.chan = chan

    def pty_requested(self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Any) -> bool:  # noqa: ARG002
        self.term, self.size = term_type, term_size[:2]
        return True

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:  # noqa: ARG002
        self.size = (width, height)
        if self.process is not None:
            self.process.resize(self.size)

    def shell_requested(self) -> bool:
        """No shell: the table."""
        return True

    def exec_requested(self, command: str) -> bool:
        """No command is run: a few words of ours may be said so."""
        try:
            self.wish = parse_wish(command)
        except UnknownWord:
            self.wish = None
        return True

    def subsystem_requested(self, subsystem: str) -> bool:  # noqa: ARG002
        return False

    def session_started(self) -> None:
        self.is_started = True
        self.gate.sessions.add(self)
        self.gate.keep(asyncio.create_task(self.run()))

    @property
    def language(self) -> str:
        """The language that the guest has asked for, or the client, or the server's own."""
        if self.wish is not None and self.wish.language:
            return self.wish.language
        named = (self.chan.get_environment().get(name, "") for name in LANGUAGE_VARIABLES)
        return next((language_code(each) for each in named if language_code(each) in LANGUAGES), best_language(self.gate.settings.language))

    async def run(self) -> None:
        """Give the guest a place and a process, and end with it."""
        gate, key = self.gate, self.visitor.key
        if self.wish is None:
            self.say("ssh-words", UNKNOWN_WORD)
            return
        self.secret = secrets.token_urlsafe() if key is None else secret_of_key(gate.host_key, key)
        if not gate.places.enter(self.visitor.peer, self.secret):
            self.say("ssh-full", FULL)
            return
        self.has_place = True
        try:
            self.process = await GuestProcess.start(gate.settings.command, self.told(), self.environment(), self.size)
        except OSError as error:
            LOGGER.error("no process for a guest: %s", error.strerror)
            self.say("ssh-failed", FAILED)
            return
        if self.is_closed:  # the guest has gone meanwhile
            await self.process.end()
            return
        if self.size is not None:
            self.process.resize(self.size)
        self.process.write(bytes(self.typed_early))
        if self.is_at_end:
            self.process.write_end()
        self.listen()
        code = await self.process.process.wait()
        while self.process.is_ended is False and (data := self.process.read()):  # its last words
            self.chan.write(data)
        if code == FAILED:
            LOGGER.error("the process of a guest has failed")
        self.leave(code if code >= 0 else FAILED)

    def told(self) -> dict[str, Any]:
        """What the process has to know."""
        settings, visitor = self.gate.settings, self.visitor
        assert self.wish is not None
        return {
            "server": settings.server,
            "site": settings.site,
            "secret": self.secret,
            "pass": self.gate.passes.write(visitor.peer),
            "name": visitor.name,
            "has_key": visitor.key is not None,
            **asdict(self.wish),
            "language": self.language,
        }

    def environment(self) -> dict[str, str]:
        return environment_of(self.term, self.chan.get_environment())

    # Both ways

    def listen(self) -> None:
        """Take what the process writes, unless the guest is slow to read."""
        if self.process is not None and not self.process.is_ended and not self.is_paused:
            asyncio.get_running_loop().add_reader(self.process.descriptor, self.hand_on)

    def hand_on(self) -> None:
        """Hand on what the process has written."""
        assert self.process is not None
        data = self.process.read()
        if data:
            self.chan.write(data)
        elif data is None:
            asyncio.get_running_loop().remove_reader(self.process.descriptor)

    def data_received(self, data: bytes, datatype: int | None) -> None:  # noqa: ARG002
        """Hand on what the guest types; one who types faster than the process reads has to wait."""
        self.typed_at = time.monotonic()
        if self.process is None:
            self.typed_early += data[: MOST_WAITING - len(self.typed_early)]
            return
        if self.process.is_ended:
            return
        self.process.write(data)
        if len(self.process.waiting) > MOST_WAITING:
            self.chan.pause_reading()
            self.gate.keep(asyncio.create_task(self.resume()))

    async def resume(self) -> None:
        """Take more from the guest as soon as the process has read what waits."""
        while self.process is not None and self.process.waiting and not self.is_closed:
            await asyncio.sleep(0.1)
        if not self.is_closed:
            self.chan.resume_reading()

    def eof_received(self) -> bool:
        """The guest says nothing more, but may be told something."""
        self.is_at_end = True
        if self.process is not None and not self.process.is_ended:
            self.process.write_end()
        return True

    def break_received(self, msec: int) -> bool:  # noqa: ARG002
        return False

    def pause_writing(self) -> None:
        self.is_paused = True
        if self.process is not None and not self.process.is_ended:
            asyncio.get_running_loop().remove_reader(self.process.descriptor)

    def resume_writing(self) -> None:
        self.is_paused = False
        self.listen()

    # The end

    def say(self, id: str, code: int) -> None:
        """Say a sentence, and goodbye."""
        end = "\r\n" if self.size is not None else "\n"
        with suppress(OSError, asyncssh.Error):
            self.chan.write(f"{Texts(self.language).text(id)}{end}".encode())
        self.leave(code)

    def leave(self, code: int) -> None:
        """End the session, and with it the connection."""
        with suppress(OSError, asyncssh.Error):
            self.chan.exit(code)
        self.gate.keep(asyncio.create_task(self.close()))

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.gate.keep(asyncio.create_task(self.close()))

    async def close(self) -> None:
        """Leave nothing behind: no process, and no place that is taken."""
        if not self.is_closed:
            self.is_closed = True
            self.gate.sessions.discard(self)
            if self.has_place:
                self.gate.places.leave(self.visitor.peer, self.secret)
        if self.process is not None:
            await self.process.end()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self.chan.wait_closed()
        self.visitor.connection.close()
