"""WebSockets: a thin asyncio protocol on the sans-I/O half of `websockets`, plugged into uvicorn.

A message to a seat is one write to its transport: no task, no queue and no scope for each connection, so that a table of four costs
kilobytes and thousands of moves a second are possible. Everything that needs the store (which guest, which table) happens once, in
the handshake.
"""

import asyncio
import logging
import socket
import time
from http import HTTPStatus
from typing import TYPE_CHECKING, cast

from websockets.datastructures import MultipleValuesError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import CONNECTING, OPEN
from websockets.server import ServerProtocol

from maukas.journal.errors import Unavailable
from maukas.protocol.codec import LARGEST, BadMessage, encode, parse_request
from maukas.protocol.messages import Goodbye, Refused
from maukas.server.hosting.live_table import LiveTable
from maukas.server.nodes.relay import Relay
from maukas.server.outage_log import OUTAGES
from maukas.server.transport.connections import Connections
from maukas.server.transport.frames import least_size, short_text, text_frame
from maukas.server.transport.handshake import Admission, admit, begin, parent_in
from maukas.server.transport.rate_limits import TokenBucket
from maukas.server.transport.request_limits import is_within_limits, refuse_frame
from maukas.tables.person import Person

if TYPE_CHECKING:
    from uvicorn.server import ServerState

LOGGER = logging.getLogger("maukas.sockets")
LOGGER.setLevel(logging.WARNING)  # below that the library logs what is sent, and with it cards and cookies
HANDSHAKE_TIMEOUT = 10.0  # seconds
PING_AFTER = 40.0  # seconds of silence; after as long again without an answer the connection is closed
MOST_UNSENT = 512 * 1024  # bytes that wait for a slow client
SEND_BUFFER = 64 * 1024  # bytes that the system keeps for it; left to itself it would take megabytes
SLICE = 1024  # bytes that the library reads at once: it answers all pings in them before anybody can stop it
END_OF_REQUEST = b"\r\n\r\n"
CLOSE_CODES = {
    "restart": CloseCode.SERVICE_RESTART,
    "trouble": CloseCode.TRY_AGAIN_LATER,
    "flood": CloseCode.POLICY_VIOLATION,
    "dismissed": CloseCode.POLICY_VIOLATION,
    "closed": CloseCode.GOING_AWAY,
    "removed": CloseCode.POLICY_VIOLATION,
}


class Socket(asyncio.Protocol):
    """One connection of one guest to one table."""

    __slots__ = (
        "address",
        "bucket",
        "connections",
        "fragments",
        "heard",
        "is_screen",
        "joining",
        "live",
        "person",
        "protocol",
        "relay",
        "server_state",
        "transport",
        "unread",
    )

    def __init__(self, connections: Connections, server_state: "ServerState") -> None:
        self.connections = connections
        self.server_state = server_state
        self.protocol = ServerProtocol(max_size=LARGEST, logger=LOGGER)
        self.transport: asyncio.Transport
        self.person: Person
        self.is_screen = False
        self.live: LiveTable | None = None
        self.relay: Relay | None = None  # to the node that owns the table, if that is not this one
        self.joining: asyncio.Task[None] | None = None
        self.fragments: list[bytes] | None = None
        self.unread = 0  # bytes that the library has got, but no frame has come of yet
        self.address = ""
        self.heard = time.monotonic()
        self.bucket = TokenBucket(connections.live_tables.settings.rate, 3 * connections.live_tables.settings.rate, self.heard)

    # From the network

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(MOST_UNSENT)
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.connections.add(self)
        self.server_state.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        """Take bytes: the handshake first, then frames."""
        self.heard = time.monotonic()
        if self.relay is not None:
            self.relay.write(data)
            return
        text = short_text(data) if self.is_between_messages else None
        if text is not None:
            if self.spend():
                self.receive(text)
            return
        size = SLICE if self.protocol.state is OPEN else len(data)
        for start in range(0, len(data), size):
            self.read(data[start : start + size])
            if self.transport.is_closing():
                return  # the rest of a flood is not even looked at

    def read(self, data: bytes) -> None:
        """Let the library read some bytes, and take what comes of them."""
        self.unread += len(data)
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                if data.find(END_OF_REQUEST) == len(data) - len(END_OF_REQUEST):
                    self.unread = 0
                self.joining = asyncio.get_running_loop().create_task(self.join(event))
            elif isinstance(event, Frame):
                self.unread -= least_size(event)
                self.take(event)
        self.flush()

    def eof_received(self) -> None:
        if self.relay is not None:
            self.relay.close()
            return
        self.protocol.receive_eof()
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.connections.remove(self)
        self.server_state.connections.discard(self)
        if self.joining is not None:
            self.joining.cancel()
        if self.relay is not None:
            self.relay.close()
        if self.live is not None:
            live, self.live = self.live, None
            self.connections.count(self.address, self.person.guest, -1)
            self.connections.live_tables.depart(live, self)

    def shutdown(self) -> None:
        """Close the connection when uvicorn stops."""
        self.finish(Goodbye("restart", 1.0))

    # The handshake

    async def join(self, request: Request) -> None:
        """Find out which guest it is and which table is meant; then accept the connection, or say why not."""
        status = None
        peer = (self.transport.get_extra_info("peername") or ("",))[0]
        begin(self.connections, request.headers, peer)
        try:
            async with asyncio.timeout(HANDSHAKE_TIMEOUT):
                with self.connections.spans.span("handshake", parent_in(self.connections, request.headers)):
                    found = await admit(self.connections, request, peer, self.heard)
                if isinstance(found, Admission):
                    self.enter(found, request)
                elif isinstance(found, Relay):
                    self.relay = found
                    found.join(self.transport)
                else:
                    status = found
        except MultipleValuesError:  # of a header that may come only once
            status = HTTPStatus.BAD_REQUEST
        except Unavailable as error:
            OUTAGES.note("a handshake failed", error)
            status = HTTPStatus.SERVICE_UNAVAILABLE
        except Exception as error:  # the store does not answer, or something broke: the client is not left waiting
            LOGGER.error("a handshake failed: %s", type(error).__name__)
            status = HTTPStatus.SERVICE_UNAVAILABLE
        self.joining = None
        if status is not None and self.protocol.state is CONNECTING:
            self.protocol.send_response(self.protocol.reject(status, f"{status.phrase}\n"))
            self.flush()

    def enter(self, admission: Admission, request: Request) -> None:
        """Accept the connection, and bring its guest to the table."""
        self.protocol.send_response(self.protocol.accept(request))
        self.flush()
        if self.protocol.state is not OPEN:  # the handshake itself was wrong, and has been answered
            return
        self.person, self.is_screen, self.address = admission.person, admission.is_screen, admission.address
        self.connections.count(self.address, self.person.guest, 1)
        self.live = admission.live
        self.connections.live_tables.arrive(self.live, self, admission.seen)

    # Messages

    @property
    def is_between_messages(self) -> bool:
        """Whether the next byte is the first one of a message."""
        return self.unread == 0 and self.protocol.state is OPEN and self.protocol.current_size is None

    def spend(self) -> bool:
        """Count one more frame, whatever it is; return whether it is within the limits."""
        if self.transport.is_closing():  # dropped for an earlier one
            return False
        if self.bucket.take(self.heard):
            return True
        self.fragments = None
        refuse_frame(self)
        return False

    def take(self, frame: Frame) -> None:
        """Take a frame of a text, perhaps one of several; the library answers pings and closing."""
        if not self.spend():
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
            self.protocol.fail(CloseCode.UNSUPPORTED_DATA, "text only")
            self.flush()

    def receive(self, text: bytes) -> None:
        """Take a whole text: a request, or something wrong."""
        live_tables = self.connections.live_tables
        if self.live is None:
            return
        live_tables.metrics.requests += 1
        if self.is_screen:
            self.send(encode(Refused("", "table-screen")))
            return
        try:
            request = parse_request(text)
        except BadMessage as error:
            live_tables.metrics.bad.inc()
            self.send(encode(Refused("", "table-bad-message", None, {"why": str(error)})))
            return
        if not is_within_limits(self.connections, self, self.live.table.code, request):
            self.send(encode(Refused(type(request).__name__.lower(), "table-too-fast")))
            return
        live_tables.ask(self.live, self, request)

    def send(self, data: bytes) -> None:
        """Send a text; it never waits."""
        if self.protocol.state is OPEN and not self.transport.is_closing():
            self.transport.write(text_frame(data))

    def pause_writing(self) -> None:
        """Drop a client that does not read: too much is unsent. It may come back."""
        if self.relay is not None:
            self.relay.pause_reading()  # the node that owns the table drops it
            return
        self.connections.live_tables.metrics.dropped.inc()
        asyncio.get_running_loop().call_soon(self.transport.abort)

    def resume_writing(self) -> None:
        if self.relay is not None:
            self.relay.resume_reading()

    def drop(self, goodbye: Goodbye) -> None:
        """Close a connection that breaks the limits."""
        self.connections.live_tables.metrics.dropped.inc()
        self.finish(goodbye)

    def finish(self, goodbye: Goodbye) -> None:
        """Say goodbye and close; a connection that is still in the handshake, or another node's, is just closed."""
        if self.protocol.state is OPEN:
            self.send(encode(goodbye))
            self.protocol.send_close(CLOSE_CODES[goodbye.reason], goodbye.reason)
            self.flush()
            self.transport.close()
        elif self.protocol.state is CONNECTING:
            self.transport.close()

    def check(self, now: float) -> None:
        """Ping after some silence, close after more."""
        if self.relay is not None:
            return  # the node that owns the table pings
        if now - self.heard > 2 * PING_AFTER:
            self.transport.abort()
        elif now - self.heard > PING_AFTER and self.protocol.state is OPEN:
            self.protocol.send_ping(b"")
            self.flush()

    def flush(self) -> None:
        """Write what the library wants to send."""
        data = self.protocol.data_to_send()
        if data and not self.transport.is_closing():
            for part in data:
                if part:
                    self.transport.write(part)
                else:  # the library's mark for the end of the stream
                    self.transport.close()
