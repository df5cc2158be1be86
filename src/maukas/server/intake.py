"""HTTP as it comes in and goes out: uvicorn alone would wait for ever for the rest of a request, or for somebody to read an answer."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024                                # bytes of a request line and headers
LONGEST = 20.0                                          # seconds that a request takes to come in, its body included
LONGEST_UNREAD = 60.0                                   # seconds in which nothing of an answer is read


class Intake(HttpToolsProtocol):
    """A connection of uvicorn, with an end to its patience; between two requests uvicorn's own keeps it, and a socket leaves it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected, and ought to say something."""
        super().connection_made(transport)
        self.head = 0
        self.is_in_head = True
        self.deadline: asyncio.TimerHandle | None = None
        self.look: asyncio.TimerHandle | None = None
        transport.set_write_buffer_limits(high=0)       # so that anything unread is noticed
        self.wait()

    def data_received(self, data: bytes) -> None:
        """A part of a request; after the last one also an empty line, which begins none and still ends uvicorn's patience."""
        if self.deadline is None and self.is_idle:
            self.wait()
        super().data_received(data)
        if self.is_in_head:
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self.cut_off()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.head, self.is_in_head = 0, True
        self.wait()

    def on_headers_complete(self) -> None:
        """All its headers are there."""
        self.is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self.wait_no_longer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket."""
        self.wait_no_longer()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.wait_no_longer()
        self.look_no_longer()
        super().connection_lost(exc)

    # Answers

    def pause_writing(self) -> None:
        """Not all of an answer is on its way."""
        super().pause_writing()
        self.look_soon()

    def resume_writing(self) -> None:
        """All of it is."""
        self.look_no_longer()
        super().resume_writing()

    def look_soon(self) -> None:
        """See after a while whether anything was read."""
        self.look_no_longer()
        self.look = self.loop.call_later(LONGEST_UNREAD, self.see_whether_it_is_read, self.transport.get_write_buffer_size())

    def look_no_longer(self) -> None:
        """There is nothing to read, or nobody."""
        if self.look is not None:
            self.look.cancel()
            self.look = None

    def see_whether_it_is_read(self, unread: int) -> None:
        """Let go of who reads nothing; the slow ones may go on."""
        if self.transport.get_write_buffer_size() < unread:
            self.look_soon()
        else:
            self.transport.abort()

    # Requests

    @property
    def is_idle(self) -> bool:
        """Whether everything that was asked is answered."""
        return self.cycle is None or self.cycle.response_complete

    def wait(self) -> None:
        """Wait for the whole of a request."""
        self.wait_no_longer()
        self.deadline = self.loop.call_later(LONGEST, self.cut_off)

    def wait_no_longer(self) -> None:
        """It is there, or will never be."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def cut_off(self) -> None:
        """It is too large or too slow; that is said unless an answer is on its way, or the request has had its own."""
        self.wait_no_longer()
        if self.transport.is_closing():
            return
        if self.is_idle if self.is_in_head else not self.cycle.response_started:
            self.send_400_response("Too large or too slow.")
        else:
            self.transport.close()
