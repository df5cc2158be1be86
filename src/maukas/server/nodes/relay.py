"""A connection that is handed to the node that owns its table: bytes go through as they are, both ways."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, cast

from websockets.datastructures import Headers
from websockets.http11 import Request

from maukas.server.nodes.ownership import OwnedElsewhere
from maukas.server.nodes.peers import PeerAway
from maukas.server.request_ids import REQUEST_ID, request_id
from maukas.server.telemetry import Spans

if TYPE_CHECKING:
    from maukas.server.hosting.live_table import LiveTable
    from maukas.server.hosting.live_tables import LiveTables

NODE_SECRET, CLIENT_ADDRESS = "Maukas-Node-Secret", "Maukas-Client-Address"
WOULD_TAKE = "Maukas-Node-Would-Take"  # the node that hands on would rather have the table itself
OURS = "maukas-"  # headers with this prefix are between nodes; a client's are not handed on
END_OF_HEAD = b"\r\n\r\n"
LARGEST_HEAD = 64 * 1024
CONNECT_TIMEOUT = 1.0  # seconds
LOOK_EVERY = 0.5  # seconds, whether a node that does not answer still owns the table
PAUSE = 0.1  # seconds until it is found out anew who owns a table
GONE = 0  # instead of a status: the connection has ended before there was one
LOOK_AGAIN = (GONE, 421, 503)  # answers after which it is found out anew who owns the table
SWITCHING = 101

LOGGER = logging.getLogger("maukas")


class Relay(asyncio.Protocol):
    """The connection to the node that owns the table."""

    def __init__(self, address: str, secret: str) -> None:
        self.address = address
        self.secret = secret
        self.head = b""
        self.answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # the status of its answer
        self.transport: asyncio.Transport | None = None
        self.client: asyncio.Transport | None = None  # once bytes go through

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Hand bytes to the client; the head of the answer is looked at first."""
        if self.client is not None:
            self.client.write(data)
            return
        self.head += data
        if END_OF_HEAD in self.head and not self.answered.done():
            status = self.head.split(b" ", 2)[1]
            self.answered.set_result(int(status) if status.isdigit() else GONE)
        elif len(self.head) > LARGEST_HEAD:
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if not self.answered.done():
            self.answered.set_result(GONE)  # no exception: it may be that nobody asks any more
        if self.client is not None:
            self.client.close()  # it comes back by itself

    def pause_writing(self) -> None:
        if self.client is not None:
            self.client.pause_reading()

    def resume_writing(self) -> None:
        if self.client is not None and not self.client.is_closing():
            self.client.resume_reading()

    def pause_reading(self) -> None:
        """Take no more from the owner, for the client does not read."""
        if self.transport is not None:
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Take what the owner has to say again."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.resume_reading()

    def join(self, client: asyncio.Transport) -> None:
        """Let bytes go through from now on, the answer first."""
        self.client = client
        client.write(self.head)
        self.head = b""

    def write(self, data: bytes) -> None:
        """Hand on what the client says, unless the owner has gone and that is about to be known."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def close(self) -> None:
        """End both connections."""
        if self.transport is not None:
            self.transport.close()
        if self.client is not None:
            self.client.close()


async def hand_on(
    live_tables: "LiveTables", spans: Spans, code: str, request: Request, address: str, owner: OwnedElsewhere
) -> "Relay | LiveTable | None":
    """Connect a client with the node that owns the table; if it is not there, the table comes here as soon as that may be."""
    while True:
        LOGGER.debug("a connection is handed on to %s", owner.address)
        more = {CLIENT_ADDRESS: address} | ({WOULD_TAKE: "1"} if live_tables.ownership.would_take else {})
        try:
            with spans.span("hand on"):
                is_owner = partial(still_owns, live_tables, code, owner)
                return await connect(owner.address, owner.secret, request, {**more, **spans.headers}, is_owner)
        except PeerAway:
            await asyncio.sleep(PAUSE)
            try:
                return await live_tables.find(code)
            except OwnedElsewhere as other:
                owner = other


async def still_owns(live_tables: "LiveTables", code: str, owner: OwnedElsewhere) -> bool:
    """Whether a node that does not answer is still the one to ask."""
    found = await live_tables.journal.owner(code)
    return found is not None and (found.address, found.secret) == (owner.address, owner.secret)


async def connect(address: str, secret: str, request: Request, more: Mapping[str, str], is_owner: Callable[[], Awaitable[bool]]) -> Relay:
    """Ask the node at an address for what a client has asked for; the answer is in `head`, and may be a refusal.

    `more` are headers that the owner of the table must know.

    PeerAway: it is not there, or not the owner.
    """
    host, _, port = address.rpartition(":")
    loop, relay = asyncio.get_running_loop(), Relay(address, secret)
    try:
        async with asyncio.timeout(CONNECT_TIMEOUT):
            await loop.create_connection(lambda: relay, host.strip("[]"), int(port))
    except (OSError, TimeoutError, ValueError):
        raise PeerAway from None
    try:
        relay.write(handed_on(request, {NODE_SECRET: secret, REQUEST_ID: request_id.get(), **more}).serialize())
        while not relay.answered.done():
            await asyncio.wait((relay.answered,), timeout=LOOK_EVERY)
            if not relay.answered.done() and not await is_owner():
                raise PeerAway
        if relay.answered.result() in LOOK_AGAIN:
            raise PeerAway
    except BaseException:
        relay.close()
        raise
    return relay


def handed_on(request: Request, ours: Mapping[str, str]) -> Request:
    """The request of a client, with what the owner of the table must know."""
    kept = [(name, value) for name, value in request.headers.raw_items() if not name.lower().startswith(OURS)]
    return Request(request.path, Headers([*kept, *ours.items()]))
