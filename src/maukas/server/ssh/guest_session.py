"""The session of one guest: what is typed goes to a process of its own, and what that writes goes to the guest."""

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import asyncssh

from maukas.server.ssh.client_environment import LANGUAGE_VARIABLES, KnownVariables
from maukas.server.ssh.guest_process import MOST_WAITING, GuestProcess, environment_of
from maukas.server.ssh.passes import secret_of_key
from maukas.server.ssh.wishes import UnknownWord, Wish, parse_wish
from maukas.texts import LANGUAGES, Texts, best_language, language_code

if TYPE_CHECKING:
    from maukas.server.ssh.gate import Visitor

LAST_WORDS = 5.0  # seconds for a client to take what was said last
LONGEST_NAME = 200  # characters that the process is told; the server cuts it further
FULL, UNKNOWN_WORD, FAILED = 1, 2, 3  # exit codes

LOGGER = logging.getLogger("maukas.ssh")


class GuestSession(asyncssh.SSHServerSession[bytes]):
    """What a guest types goes to the process, and what that writes to the guest."""

    def __init__(self, visitor: "Visitor") -> None:
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
        chan._env = KnownVariables()  # asyncssh has no limit for them

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
            "name": visitor.name[:LONGEST_NAME],
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
