"""The process of a server: it listens, serves until a signal stops it, and stores everything before it ends."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from maukas import __version__
from maukas.server.admin.admin_socket import listening, socket_path
from maukas.server.admin.every_node import EveryNode
from maukas.server.admin.handler import AdminHandler
from maukas.server.admin.running_server import RunningServer
from maukas.server.descriptors import raise_limit
from maukas.server.http.app import create_app
from maukas.server.logs import fields
from maukas.server.services import Services
from maukas.server.settings import ServerSettings
from maukas.server.ssh.gate_process import GatePlan, gate_open
from maukas.server.transport.open_connections import descriptors_needed

if TYPE_CHECKING:
    from litestar.types import ASGIApp

BACKLOG = 2048  # connections that wait to be accepted
SHUTDOWN_TIMEOUT = 5  # seconds for open requests when the server stops
GC_THRESHOLD = (20_000, 20, 20)  # garbage in cycles is looked for rarely; tables make hardly any
SWITCH_INTERVAL = 0.001  # seconds after which a thread of a bot gives the interpreter back
WARMING_TOLD_AFTER = 8.0  # seconds; if the bots need longer to be ready, that is said
LOGGER = logging.getLogger("maukas")
SIGNALLED = 128  # plus the number of the signal: the exit code of a process that it ends


class CannotListen(Exception):
    """Nobody can connect: the address is taken, or not one of this computer; the cause says which."""


def nothing() -> None:
    """Do nothing: the default of every callback."""


class Server(uvicorn.Server):
    """Uvicorn with callbacks for when it listens and when it stops."""

    def __init__(self, config: uvicorn.Config, when_listening: Callable[[int], None], when_stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_listening = when_listening
        self.when_stopping = when_stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            LOGGER.info("Maukas %s has started on port %d, process %d", __version__, port, os.getpid(), extra=started_fields(port))
            self.when_listening(port)
            gc.freeze()  # what is loaded now stays: the collector need not look at it again
            gc.set_threshold(*GC_THRESHOLD)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.when_stopping()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals for as long as the process lives, also while it stores and cleans up after serving."""
        if threading.current_thread() is threading.main_thread():
            for number in HANDLED_SIGNALS:
                signal.signal(number, self.handle_exit)
        yield

    def handle_exit(self, sig: int, frame: object) -> None:  # noqa: ARG002
        """Stop the server at the first signal, end the process at the second: what anybody was told is stored."""
        if self.should_exit:
            os._exit(SIGNALLED + sig)
        self.should_exit = True


def serve(
    settings: ServerSettings,
    when_listening: Callable[[int], None],
    when_stopping: Callable[[], None] = nothing,
    when_warming: Callable[[], None] = nothing,
    when_short: Callable[[int, int], None] = lambda _limit, _needed: None,
    sockets: Sequence[socket.socket] = (),
    gate: GatePlan | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM; `when_warming` is called if the strong bots are not ready soon.

    `when_short` is called if this process may have fewer files and connections open than the settings need. Without `sockets` that listen,
    the last of them for other nodes, the settings say where to. With a plan for a `gate`, guests come over SSH, too.

    JournalError: the store cannot be opened.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    app, services = create_app(settings)
    needed = descriptors_needed(settings)
    limit = raise_limit(needed)
    services.open_connections.limit(limit)
    if limit < needed:
        when_short(limit, needed)
    config = configuration(app, services)
    server = Server(config, when_listening, when_stopping)
    with ExitStack() as stack, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        listeners = [stack.enter_context(closing(each)) for each in sockets or listening_sockets(settings)]
        services.address = reached_at(listeners[-1])
        runner.run(run(server, services, listeners, when_warming, gate))


def configuration(app: "ASGIApp", services: Services) -> uvicorn.Config:
    """How uvicorn serves an application with its services."""
    return uvicorn.Config(
        app,
        http=services.plain_connection,  # type: ignore[arg-type]  # uvicorn names a class, and calls it
        ws=services.socket,  # type: ignore[arg-type]  # the same
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the middleware reads them: it has to know who wrote them
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )


async def run(
    server: Server, services: Services, listeners: list[socket.socket], when_warming: Callable[[], None], gate: GatePlan | None = None
) -> None:
    """Serve while the services are open. (Uvicorn would open them, too, but would not say why it could not.)"""

    def tell_warming() -> None:
        if not services.bot_threads.ready.is_set() and not server.should_exit:
            when_warming()

    began = time.monotonic()
    path = socket_path(services.settings.database, services.settings.admin_socket)
    settings, address = services.settings, reached_at(listeners[0])
    async with services.opened(), listening(path, admin_handler(services).answer), gate_open(gate, settings, address):
        asyncio.get_running_loop().call_later(WARMING_TOLD_AFTER, tell_warming)
        await server.serve(listeners)
        LOGGER.info("Maukas %s stops", __version__)
    seconds = round(time.monotonic() - began, 1)
    LOGGER.info("Maukas %s has stopped after %s s", __version__, seconds, extra=fields(version=__version__, seconds=seconds))


def admin_handler(services: Services) -> AdminHandler:
    """Where operators reach a server that is open."""
    return AdminHandler(services.journal, services.expire, lambda: EveryNode(RunningServer(services)))


def started_fields(port: int) -> dict[str, Any]:
    """What programs are told of a start."""
    return fields(version=__version__, port=port, process=os.getpid())


def reached_at(listener: socket.socket) -> str:
    """Where another process on this computer reaches a socket."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def listening_sockets(settings: ServerSettings) -> Iterator[socket.socket]:
    """A socket for everybody, and one for other nodes if they have one of their own."""
    yield listening_socket(settings.host, settings.port, BACKLOG)
    if settings.internal:
        host, _, port = settings.internal.rpartition(":")
        yield listening_socket(host.strip("[]"), int(port), BACKLOG)


def listening_socket(host: str, port: int, backlog: int) -> socket.socket:
    """A socket that listens; on all addresses of IPv4 and IPv6 if the host is "::"."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    is_both = host == "::" and socket.has_dualstack_ipv6()
    try:
        socket.getaddrinfo(host, port, family)  # fails for a name that does not resolve, before the address can be found taken
        return socket.create_server((host, port), family=family, backlog=backlog, dualstack_ipv6=is_both)
    except (OSError, UnicodeError) as error:
        raise CannotListen(str(error)) from error
