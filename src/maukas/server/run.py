"""Run the server until it is told to stop."""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from maukas.server.app import create_app
from maukas.server.intake import Intake
from maukas.server.settings import ServerSettings
from maukas.server.site import Site

GRACE = 5                                               # seconds for open requests when the server stops
RARELY = (20_000, 20, 20)                               # how often garbage in circles is looked for; tables make hardly any
SWITCH = 0.001                                          # seconds; a thinking thread that holds the interpreter hands it back so soon
SOON = 8.0                                              # seconds; if bots need longer to be ready, somebody wants to know
SIGNALLED = 128                                         # and the number of the signal: the exit code of who is ended by one


class CannotListen(Exception):
    """Nobody can connect: the address is taken, or not one of this computer; the cause says which."""


def nothing() -> None:
    """What is done where nobody wants to know."""


class Server(uvicorn.Server):
    """Uvicorn, which tells when it is listening and when it stops."""

    def __init__(self, config: uvicorn.Config, when_listening: Callable[[int], None], when_stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_listening = when_listening
        self.when_stopping = when_stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say on which port."""
        await super().startup(sockets)
        if self.started:
            self.when_listening(self.servers[0].sockets[0].getsockname()[1])
            gc.freeze()                                 # what is loaded now stays: it need not be looked at again
            gc.set_threshold(*RARELY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say so, and stop."""
        self.when_stopping()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take the signals for as long as the process lives, also while it stores and clears up after serving."""
        if threading.current_thread() is threading.main_thread():
            for number in HANDLED_SIGNALS:
                signal.signal(number, self.handle_exit)
        yield

    def handle_exit(self, sig: int, frame: object) -> None:  # noqa: ARG002
        """The first signal stops the server, the second one ends the process: what anybody was told is stored."""
        if self.should_exit:
            os._exit(SIGNALLED + sig)
        self.should_exit = True


def serve(
    settings: ServerSettings, when_listening: Callable[[int], None], when_stopping: Callable[[], None] = nothing,
    when_warming: Callable[[], None] = nothing,
) -> None:
    """Serve until SIGINT or SIGTERM; `when_warming` is called if the strong bots are not ready soon.

    JournalError: the store cannot be opened.
    """
    sys.setswitchinterval(SWITCH)
    app, site = create_app(settings)
    config = uvicorn.Config(
        app, http=Intake, ws=site.socket, lifespan="off", log_config=None, access_log=False,  # type: ignore[arg-type]
        server_header=False, proxy_headers=True, forwarded_allow_ips=settings.proxies, timeout_graceful_shutdown=GRACE,
    )
    server = Server(config, when_listening, when_stopping)
    door = listening(settings.host, settings.port, config.backlog)
    with closing(door), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run(server, site, door, when_warming))


async def run(server: Server, site: Site, door: socket.socket, when_warming: Callable[[], None]) -> None:
    """Serve while the site is open. (Uvicorn would open it, too, but keep to itself why it could not.)"""
    def look_at_bots() -> None:
        if not site.house.prompter.thinking.ready.is_set() and not server.should_exit:
            when_warming()

    async with site.opened():
        asyncio.get_running_loop().call_later(SOON, look_at_bots)
        await server.serve([door])


def listening(host: str, port: int, backlog: int) -> socket.socket:
    """A socket that listens; on all addresses of both kinds, if the host is "::"."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    is_both = host == "::" and socket.has_dualstack_ipv6()
    try:
        socket.getaddrinfo(host, port, family)          # tells a name that means nothing apart from an address that is taken
        return socket.create_server((host, port), family=family, backlog=backlog, dualstack_ipv6=is_both)
    except (OSError, UnicodeError) as error:
        raise CannotListen(str(error)) from error
