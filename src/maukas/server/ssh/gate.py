"""The gate: an SSH server that knows guests by their keys, and gives each of them a table in a process of its own.

There is no shell, no command, no file transfer and no forwarding: a guest has one session, and what is typed goes to the table.
"""

import asyncio
import logging
import socket
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import asyncssh

from maukas.server.ssh.guest_session import FULL, GuestSession
from maukas.server.ssh.passes import Passes
from maukas.server.ssh.places import Places
from maukas.server.transport.addresses import unmapped

LOGIN_TIMEOUT = 20.0  # seconds until somebody is let in, or sent away
KEEPALIVE = 30.0, 3  # seconds of silence until a client is asked for a sign of life, and how often
IDLE = 3600.0  # seconds without a key; then the place is somebody else's
LOOK_EVERY = 60.0
WINDOW, LARGEST_PACKET = 64 * 1024, 16 * 1024  # bytes that a client may send ahead

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

    def session_requested(self) -> GuestSession | bool:
        """The one session of a connection."""
        if self.session is not None:
            return False
        self.session = GuestSession(self)
        return self.session

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if self.session is not None:
            self.gate.keep(asyncio.create_task(self.session.close()))
