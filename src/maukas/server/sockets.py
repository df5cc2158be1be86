"""The sockets: a thin asyncio protocol on the sans-I/O half of `websockets`, plugged into uvicorn.

A message to a seat is one write to its transport: no task, no queue and no scope a connection, which is what makes a table of four cost
kilobytes and thousands of moves a second possible. Everything that needs the store (who is this, which table) happens once, in the
handshake.
"""

import asyncio
import logging
import socket
import time
from collections import Counter
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import parse_qs

from websockets.datastructures import MultipleValuesError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import CONNECTING, OPEN
from websockets.server import ServerProtocol

from maukas.protocol.codec import LARGEST, BadMessage, encode, parse_request
from maukas.protocol.messages import Goodbye, Refused
from maukas.protocol.requests import React
from maukas.server.addresses import client_address, is_own_origin
from maukas.server.frames import least_size, short_text, text_frame
from maukas.server.guests import Guests, person_of, secret_in
from maukas.server.hosted import Hosted
from maukas.server.hosting import House
from maukas.server.limits import Bucket, Buckets
from maukas.tables.conduct import Person
from maukas.tables.names import read_code

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

LOGGER = logging.getLogger("maukas.sockets")
LOGGER.setLevel(logging.WARNING)                        # below that the library writes down what is sent, and with it cards and cookies
HANDSHAKE_TIME = 10.0                                   # seconds
SILENCE = 40.0                                          # seconds without a word, then a ping; as long again without an answer, then the end
MOST_UNSENT = 512 * 1024                                # bytes that wait for a slow client
SYSTEM_BUFFER = 64 * 1024                               # and that the system keeps for it; it would take megabytes
KNOCKING_TIME = 10.0                                    # seconds until all who may connect from one address may have tried to
END_OF_REQUEST = b"\r\n\r\n"
REACTION_RATE, REACTION_BURST = 0.5, 4
CLOSING = {"restart": CloseCode.SERVICE_RESTART, "trouble": CloseCode.TRY_AGAIN_LATER, "flood": CloseCode.POLICY_VIOLATION}


class Lounge:
    """What all sockets share: the house, and how many there are."""

    def __init__(self, house: House, guests: Guests) -> None:
        self.house = house
        self.guests = guests
        self.sockets: set[Socket] = set()
        self.by_address: Counter[str] = Counter()
        self.by_guest: Counter[str] = Counter()
        most = house.settings.most_per_address
        self.knocks = Buckets(most / KNOCKING_TIME, most)

    def socket(self, config: "Config", server_state: "ServerState", app_state: dict[str, Any], _loop: Any = None) -> "Socket":  # noqa: ARG002
        """A socket for a connection that uvicorn hands over."""
        return Socket(self, server_state)

    def sweep(self) -> None:
        """Ping those who are silent, and let go of those who do not answer."""
        now = time.monotonic()
        for each in [*self.sockets]:
            each.check(now)

    def rename(self, person: Person) -> None:
        """Somebody has another name, also on connections that are open."""
        for each in self.sockets:
            if each.hosted is not None and each.person.guest == person.guest:
                each.person = person

    def room_for(self, address: str, guest: str) -> bool:
        """Whether one more connection is allowed."""
        settings = self.house.settings
        return (
            len(self.sockets) <= settings.most_connections and self.by_address[address] < settings.most_per_address
            and self.by_guest[guest] < settings.most_per_guest
        )


class Socket(asyncio.Protocol):
    """One connection of one guest to one table."""

    __slots__ = (
        "address", "bucket", "connection", "fragments", "heard", "hosted", "joining", "lounge", "person", "reactions", "server_state",
        "transport", "unread",
    )

    def __init__(self, lounge: Lounge, server_state: "ServerState") -> None:
        self.lounge = lounge
        self.server_state = server_state
        self.connection = ServerProtocol(max_size=LARGEST, logger=LOGGER)
        self.transport: asyncio.Transport
        self.person: Person
        self.hosted: Hosted | None = None
        self.joining: asyncio.Task[None] | None = None
        self.fragments: list[bytes] | None = None
        self.unread = 0                                 # bytes that the library has got, but no frame has come of yet
        self.address = ""
        self.heard = time.monotonic()
        self.bucket = Bucket(lounge.house.settings.rate, 3 * lounge.house.settings.rate, self.heard)
        self.reactions: Bucket | None = None

    # From the network

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Uvicorn hands the connection over."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(MOST_UNSENT)
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BUFFER)
        self.lounge.sockets.add(self)
        self.server_state.connections.add(self)  # type: ignore[arg-type]
        self.lounge.house.metrics.connections.set(len(self.lounge.sockets))

    def data_received(self, data: bytes) -> None:
        """Bytes: the handshake first, then frames."""
        self.heard = time.monotonic()
        text = short_text(data) if self.is_between_messages else None
        if text is not None:
            if self.listens():
                self.receive(text)
            return
        self.unread += len(data)
        self.connection.receive_data(data)
        for event in self.connection.events_received():
            if isinstance(event, Request):
                if data.find(END_OF_REQUEST) == len(data) - len(END_OF_REQUEST):
                    self.unread = 0
                self.joining = asyncio.get_running_loop().create_task(self.join(event))
            elif isinstance(event, Frame):
                self.unread -= least_size(event)
                self.take(event)
        self.flush()

    def eof_received(self) -> None:
        """The other side sends no more."""
        self.connection.receive_eof()
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The connection is gone."""
        lounge = self.lounge
        lounge.sockets.discard(self)
        self.server_state.connections.discard(self)
        lounge.house.metrics.connections.set(len(lounge.sockets))
        if self.joining is not None:
            self.joining.cancel()
        if self.hosted is not None:
            hosted, self.hosted = self.hosted, None
            for counted, key in ((lounge.by_address, self.address), (lounge.by_guest, self.person.guest)):
                counted[key] -= 1
                if not counted[key]:
                    del counted[key]
            lounge.house.depart(hosted, self)

    def shutdown(self) -> None:
        """Uvicorn stops."""
        self.finish(Goodbye("restart", 1.0))

    # The handshake

    async def join(self, request: Request) -> None:
        """Find out who it is and which table is meant; then accept, or say why not."""
        try:
            async with asyncio.timeout(HANDSHAKE_TIME):
                status = await self.admit(request)
        except MultipleValuesError:                     # of a header that there is one of
            status = HTTPStatus.BAD_REQUEST
        except Exception as error:                      # the store does not answer, or something broke: it is not left waiting
            LOGGER.error("a handshake failed: %s", type(error).__name__)
            status = HTTPStatus.SERVICE_UNAVAILABLE
        self.joining = None
        if status is not None and self.connection.state is CONNECTING:
            self.connection.send_response(self.connection.reject(status, f"{status.phrase}\n"))
            self.flush()

    async def admit(self, request: Request) -> HTTPStatus | None:
        """Accept the connection; the status of a refusal otherwise."""
        house, headers = self.lounge.house, request.headers
        path, _, query = request.path.partition("?")
        code = table_in(path, house.settings.base)
        if code is None:
            return HTTPStatus.NOT_FOUND
        if not is_own_origin(headers.get("Origin"), headers.get("Host"), house.settings.origins):
            return HTTPStatus.FORBIDDEN
        peer = self.transport.get_extra_info("peername")
        forwarded = ",".join(headers.get_all("X-Forwarded-For")) or None
        address = client_address(peer[0] if peer else "", forwarded, house.settings.proxies)
        if not self.lounge.knocks.takes(address, self.heard):
            return HTTPStatus.TOO_MANY_REQUESTS
        guest = await self.lounge.guests.find(secret_in(headers.get_all("Cookie")))
        if guest is None:
            return HTTPStatus.UNAUTHORIZED
        if not self.lounge.room_for(address, guest.id):
            return HTTPStatus.TOO_MANY_REQUESTS
        hosted = await house.find(code)
        if hosted is None:
            return HTTPStatus.SERVICE_UNAVAILABLE if house.is_closing else HTTPStatus.NOT_FOUND
        is_crowded = len(hosted.viewers) >= house.settings.most_watching and hosted.table.seat_of(guest.id) is None
        if is_crowded or not self.lounge.room_for(address, guest.id):       # others may have come while the table was woken
            return HTTPStatus.TOO_MANY_REQUESTS
        self.connection.send_response(self.connection.accept(request))
        self.flush()
        if self.connection.state is not OPEN:           # the handshake itself was wrong, and is answered
            return None
        self.person, self.address = person_of(guest), address
        self.lounge.by_address[address] += 1
        self.lounge.by_guest[guest.id] += 1
        self.hosted = hosted
        house.arrive(hosted, self, seen_in(query))
        return None

    # Messages

    @property
    def is_between_messages(self) -> bool:
        """Whether what comes next is the beginning of a message."""
        return self.unread == 0 and self.connection.state is OPEN and self.connection.current_size is None

    def listens(self) -> bool:
        """Whether one more frame is listened to; each counts, whatever it is."""
        if self.transport.is_closing():                 # it was sent away for what came before
            return False
        if self.bucket.takes(self.heard):
            return True
        self.fragments = None
        if self.bucket.is_flooded:
            self.drop(Goodbye("flood", 30.0))
        else:
            self.send(encode(Refused("", "table-too-fast")))
        return False

    def take(self, frame: Frame) -> None:
        """A frame: a text, perhaps in parts; pings and closing are answered by the library."""
        if not self.listens():
            return
        if frame.opcode is Opcode.TEXT or (frame.opcode is Opcode.CONT and self.fragments is not None):
            if frame.opcode is Opcode.TEXT and frame.fin:
                self.receive(bytes(frame.data))
                return
            self.fragments = [] if frame.opcode is Opcode.TEXT or self.fragments is None else self.fragments
            self.fragments.append(bytes(frame.data))
            if frame.fin:
                text, self.fragments = b"".join(self.fragments), None
                self.receive(text)
        elif frame.opcode is Opcode.BINARY:
            self.connection.fail(CloseCode.UNSUPPORTED_DATA, "text only")
            self.flush()

    def receive(self, text: bytes) -> None:
        """A text from the client: a request, or something wrong."""
        house = self.lounge.house
        if self.hosted is None:
            return
        house.metrics.requests += 1
        try:
            request = parse_request(text)
        except BadMessage as error:
            house.metrics.bad.inc()
            self.send(encode(Refused("", "table-bad-message", None, {"why": str(error)})))
            return
        if isinstance(request, React) and not self.may_react():
            self.send(encode(Refused("react", "table-too-fast")))
            return
        house.ask(self.hosted, self, request)

    def may_react(self) -> bool:
        """Whether it is not too often."""
        if self.reactions is None:
            self.reactions = Bucket(REACTION_RATE, REACTION_BURST, self.heard)
        return self.reactions.takes(self.heard)

    def send(self, data: bytes) -> None:
        """Send a text; who does not read for long is let go, and may come back."""
        if self.connection.state is OPEN and not self.transport.is_closing():
            self.transport.write(text_frame(data))

    def pause_writing(self) -> None:
        """Too much is unsent: let go of who does not read."""
        self.lounge.house.metrics.dropped.inc()
        asyncio.get_running_loop().call_soon(self.transport.abort)

    def drop(self, goodbye: Goodbye) -> None:
        """Send somebody away."""
        self.lounge.house.metrics.dropped.inc()
        self.finish(goodbye)

    def finish(self, goodbye: Goodbye) -> None:
        """Say goodbye and close; whoever is in the handshake still is just cut off."""
        if self.connection.state is OPEN:
            self.send(encode(goodbye))
            self.connection.send_close(CLOSING[goodbye.reason], goodbye.reason)
            self.flush()
            self.transport.close()
        elif self.connection.state is CONNECTING:
            self.transport.close()

    def check(self, now: float) -> None:
        """Ping after some silence, cut off after more."""
        if now - self.heard > 2 * SILENCE:
            self.transport.abort()
        elif now - self.heard > SILENCE and self.connection.state is OPEN:
            self.connection.send_ping(b"")
            self.flush()

    def flush(self) -> None:
        """Write what the library has to say."""
        data = self.connection.data_to_send()
        if data and not self.transport.is_closing():
            for part in data:
                if part:
                    self.transport.write(part)
                else:                                   # the library's way to say: end of the stream
                    self.transport.close()


def table_in(path: str, base: str) -> str | None:
    """The code in the path of a table's socket."""
    start, end = f"{base}/api/tables/", "/socket"
    code = path.removeprefix(start).removesuffix(end)
    return read_code(code) if path == f"{start}{code}{end}" and "/" not in code else None


def seen_in(query: str) -> int | None:
    """The number that a client says it has seen last."""
    values = parse_qs(query).get("after", [])
    return int(values[0]) if len(values) == 1 and values[0].isascii() and values[0].isdigit() and len(values[0]) < 16 else None
