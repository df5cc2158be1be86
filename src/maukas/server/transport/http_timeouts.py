"""Limits for plain HTTP: how many connections there may be, and how long a request or an answer may take.

Uvicorn alone would wait for ever for the rest of a request (slowloris), or for somebody to read an answer.
"""

import asyncio
import sys
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from maukas.server.transport.addresses import unmapped
from maukas.server.transport.open_connections import OpenConnections

if sys.platform == "linux":
    from array import array
    from fcntl import ioctl
    from termios import TIOCOUTQ

LARGEST_HEAD = 64 * 1024  # bytes of a request line and headers
REQUEST_TIMEOUT = 20.0  # seconds that a request takes to come in, its body included
READ_TIMEOUT = 60.0  # seconds in which nothing of an answer is read
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TimedHttpProtocol(HttpToolsProtocol):
    """A connection of uvicorn with timeouts; between two requests uvicorn's own applies, and none to a WebSocket, which has others."""

    def __init__(self, open_connections: OpenConnections, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.open_connections = open_connections
        self.counted: str | None = None  # the peer, while it is counted
        self.request_timer: asyncio.TimerHandle | None = None
        self.read_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        address = unmapped(peer[0]) if peer else ""
        if not self.open_connections.add(address):
            transport.write(FULL)
            transport.close()
            return
        self.counted = address
        super().connection_made(transport)
        if self.client is not None:  # uvicorn compares it with the proxies that are believed
            self.client = unmapped(self.client[0]), self.client[1]
        self.head = 0
        self.is_in_head = True
        transport.set_write_buffer_limits(high=0)  # so that anything unread is noticed
        self.start_request_timer()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request; or an empty line after the last one, which begins none and still ends uvicorn's timeout."""
        if self.request_timer is None and self.is_idle:
            self.start_request_timer()
        super().data_received(data)
        if self.is_in_head:
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self.cut_off()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head, self.is_in_head = 0, True
        self.start_request_timer()

    def on_headers_complete(self) -> None:
        self.is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stop_request_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_request_timer()
        self.count_no_longer()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_request_timer()
        self.stop_read_timer()
        if self.counted is not None:
            self.count_no_longer()
            super().connection_lost(exc)

    def count_no_longer(self) -> None:
        """It is closed, or will be counted as a socket."""
        if self.counted is not None:
            self.open_connections.remove(self.counted)
            self.counted = None

    # Answers

    def pause_writing(self) -> None:
        super().pause_writing()
        self.start_read_timer()

    def resume_writing(self) -> None:
        self.stop_read_timer()
        super().resume_writing()

    def start_read_timer(self) -> None:
        """Check after a while whether anything was read."""
        self.stop_read_timer()
        self.read_timer = self.loop.call_later(READ_TIMEOUT, self.check_read, self.unread)

    def stop_read_timer(self) -> None:
        if self.read_timer is not None:
            self.read_timer.cancel()
            self.read_timer = None

    @property
    def unread(self) -> int:
        """The bytes on their way to the client; our system keeps megabytes of them, and takes more only when a third of those are read."""
        return self.transport.get_write_buffer_size() + unsent(self.transport.get_extra_info("socket").fileno())

    def check_read(self, unread: int) -> None:
        """Close the connection of a client that has read nothing; a slow one may go on."""
        if self.unread < unread:
            self.start_read_timer()
        else:
            self.transport.abort()

    # Requests

    @property
    def is_idle(self) -> bool:
        """Whether all requests are answered."""
        return self.cycle is None or self.cycle.response_complete

    def start_request_timer(self) -> None:
        """Start the timeout of a request."""
        self.stop_request_timer()
        self.request_timer = self.loop.call_later(REQUEST_TIMEOUT, self.cut_off)

    def stop_request_timer(self) -> None:
        if self.request_timer is not None:
            self.request_timer.cancel()
            self.request_timer = None

    def cut_off(self) -> None:
        """End a request that is too large or too slow; say so, unless an answer is on its way or the request has had one."""
        self.stop_request_timer()
        if self.transport.is_closing():
            return
        if self.is_idle if self.is_in_head else not self.cycle.response_started:
            self.send_400_response("Too large or too slow.")
        else:
            self.transport.close()


def unsent(descriptor: int) -> int:
    """The bytes that the system keeps for a connection until the other side has taken them; 0 where it does not tell."""
    if sys.platform != "linux":
        return 0
    count = array("i", [0])
    ioctl(descriptor, TIOCOUTQ, count)
    return count[0]
