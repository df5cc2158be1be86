"""Several workers behind one port of one computer: each is a node; whichever dies is started again, and all can be replaced one by one."""

import asyncio
import json
import logging
import signal
import socket
import time
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import asdict

from maukas.server.process import BACKLOG, listening_socket, reached_at
from maukas.server.settings import ServerSettings
from maukas.server.ssh.gate_process import GatePlan, gate_open

LOOPBACK = "127.0.0.1"
LISTENING = b"listening\n"  # what a worker says when it does
START_TIMEOUT = 300.0  # seconds until a worker listens: a great store may have to be migrated
STOP_TIMEOUT = 30.0  # seconds until a worker that was asked to stop has; then it is ended
SOON = 10.0  # seconds; a worker that lives no longer is not started again at once
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0

LOGGER = logging.getLogger("maukas")


class WorkerFailed(Exception):
    """A worker could not start; it has said why, and ended with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"a worker ended with {code}")
        self.code = code


class Worker:
    """A process, and the socket where other nodes reach it."""

    def __init__(self, internal: socket.socket) -> None:
        self.internal = internal
        self.process: Process | None = None
        self.is_retired = False  # another one has taken its place
        self.started = 0.0

    async def start(self, command: Sequence[str], settings: ServerSettings, listener: socket.socket) -> None:
        """Start the process, and wait until it listens; a socket that another one has left is the next one's, with those who wait there."""
        descriptors = listener.fileno(), self.internal.fileno()
        told = {"settings": asdict(settings), "sockets": descriptors}
        self.started = time.monotonic()
        self.process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,  # open for as long as we live: a worker whose supervisor is gone stops
            stdout=asyncio.subprocess.PIPE,
            pass_fds=descriptors,
            start_new_session=True,  # Ctrl-C is ours to pass on
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(told).encode() + b"\n")
        try:
            async with asyncio.timeout(START_TIMEOUT):
                line = await self.process.stdout.readline()
        except TimeoutError:
            self.process.kill()
            line = b""
        if line != LISTENING:
            raise WorkerFailed(await self.process.wait())

    async def stop(self) -> None:
        """Ask it to store everything and stop; wait until it has."""
        self.is_retired = True
        if self.process is not None and self.process.returncode is None:
            self.process.terminate()
            try:
                async with asyncio.timeout(STOP_TIMEOUT):
                    await self.process.wait()
            except TimeoutError:
                with suppress(ProcessLookupError):
                    self.process.kill()
                await self.process.wait()
        self.internal.close()


class Supervisor:
    """Keeps so many workers alive."""

    def __init__(self, settings: ServerSettings, count: int, command: Sequence[str], gate: GatePlan | None = None) -> None:
        self.settings = settings
        self.count = count
        self.command = command
        self.gate = gate  # one for all workers
        self.listener: socket.socket
        self.workers: list[Worker] = []
        self.keepers: set[asyncio.Task[None]] = set()
        self.stopping = asyncio.Event()
        self.replacing = asyncio.Lock()

    async def run(self, when_listening: Callable[[int], None], when_stopping: Callable[[], None]) -> None:
        """Supervise until SIGTERM or SIGINT; SIGHUP replaces all workers one by one, by those of the program as it is installed then.

        WorkerFailed: the first ones could not start.
        """
        loop = asyncio.get_running_loop()
        self.listener = listening_socket(self.settings.host, self.settings.port, BACKLOG)
        with closing(self.listener):
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.add_signal_handler(number, self.stopping.set)
            loop.add_signal_handler(signal.SIGHUP, lambda: self.keep(asyncio.ensure_future(self.replace_all())))
            try:
                await asyncio.gather(*(self.add() for _ in range(self.count)))
                async with gate_open(self.gate, self.settings, reached_at(self.listener)):
                    when_listening(self.listener.getsockname()[1])
                    await self.stopping.wait()
                    when_stopping()
            finally:
                self.stopping.set()
                for keeper in self.keepers:
                    keeper.cancel()
                await asyncio.gather(*(worker.stop() for worker in self.workers))

    async def add(self) -> None:
        """Start one more worker, and keep it alive."""
        worker = Worker(self.internal_socket(len(self.workers)))
        self.workers.append(worker)
        await worker.start(self.command, self.settings, self.listener)
        self.keep(asyncio.create_task(self.revive(worker)))

    def keep(self, task: "asyncio.Future[None]") -> None:
        """Hold a task, or it would be forgotten in the middle of its work."""
        assert isinstance(task, asyncio.Task)
        self.keepers.add(task)
        task.add_done_callback(self.keepers.discard)

    async def revive(self, worker: Worker) -> None:
        """Start a worker again whenever it dies, at the address it had: nobody waits for its lease to be over."""
        pause = FIRST_PAUSE
        while True:
            assert worker.process is not None
            code = await worker.process.wait()
            if worker.is_retired or self.stopping.is_set():
                return
            lived = time.monotonic() - worker.started
            LOGGER.error("a worker has ended with %s after %.0f seconds; another one takes its place", code, lived)
            pause = min(2 * pause, LONGEST_PAUSE) if lived < SOON else FIRST_PAUSE
            if lived < SOON:
                await asyncio.sleep(pause)
            with suppress(WorkerFailed):
                await worker.start(self.command, self.settings, self.listener)

    async def replace_all(self) -> None:
        """Replace the workers one by one: the new one listens before the old one gives its tables away."""
        async with self.replacing:
            for old in [*self.workers]:
                try:
                    await self.add()
                except WorkerFailed as error:
                    LOGGER.error("the new worker does not start (%s); the others go on as they are", error)
                    self.workers.pop().internal.close()
                    return
                await old.stop()
                self.workers.remove(old)
            LOGGER.info("all workers are new")

    def internal_socket(self, number: int) -> socket.socket:
        """Where other nodes reach a worker: on this computer, or from the port on that was asked for."""
        host, _, port = self.settings.internal.rpartition(":")
        taken = {worker.internal.getsockname()[1] for worker in self.workers}
        wanted = next(each for each in range(int(port), int(port) + len(taken) + 1) if each not in taken) if port and int(port) else 0
        made = listening_socket(host.strip("[]") or LOOPBACK, wanted, BACKLOG)
        LOGGER.info("worker %d is reached by others at %s", number + 1, reached_at(made))
        return made
