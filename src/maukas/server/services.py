"""The parts of one server, opened and closed together."""

import asyncio
import logging
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar.datastructures import Cookie

from maukas.bots.registry import bot_names
from maukas.journal.journal import Journal
from maukas.journal.errors import JournalError, Unavailable
from maukas.journal.rows import Guest, StoreSize
from maukas.journal.store_lock import owned
from maukas.protocol import COOKIE, HOST_COOKIE
from maukas.protocol.settings import DAY, LEVELS
from maukas.server.bans import CurrentBans
from maukas.server.bots.bot_threads import BotThreads
from maukas.server.conduct import Conduct
from maukas.server.guests import Guests, person_of
from maukas.server.hosting.day_clocks import DayClocks
from maukas.server.invitations import KEPT, Invitations
from maukas.server.hosting.live_tables import LiveTables
from maukas.server.hosting.idempotency import TableOpener
from maukas.server.hosting.lobby import Lobby
from maukas.server.metrics import HouseMetrics, Metrics, NodeMetrics
from maukas.server.nodes.ownership import SOLE
from maukas.server.nodes.peer_requests import PeerRequests
from maukas.server.nodes.peers import Peers
from maukas.server.nodes.shared_limits import SharedLimits
from maukas.server.outage_log import OUTAGES
from maukas.server.printer import Printer
from maukas.server.readiness import Readiness
from maukas.server.replays import Replays
from maukas.server.reviews import Reviews
from maukas.server.settings import ServerSettings
from maukas.server.ssh.passes import Passes
from maukas.server.telemetry import NO_SPANS, spans_sent_to
from maukas.server.transport.connections import Connections
from maukas.server.transport.http_timeouts import TimedHttpProtocol
from maukas.server.transport.open_connections import OpenConnections
from maukas.server.transport.rate_limits import TokenBuckets
from maukas.server.transport.sockets import Socket
from maukas.tables.decider import Decider
from maukas.tables.name_filter import own_filter

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

    from maukas.server.nodes.member import Member

YEAR = 365 * DAY
CHECK_SILENT_EVERY = 10.0  # seconds
LOAD_DUE_EVERY = 20.0
EXPIRE_EVERY = 3600.0
MEASURE_EVERY = 60.0
LOOK_AT_DISK_EVERY = 1.0
LOOK_UP_EVERY = 3.0
GIVE_UP_EVERY = 1.0
MEGABYTE = 1_000_000
LEAST_FREE = 200 * MEGABYTE  # bytes of the disk that are left for the moves of tables in play

LOGGER = logging.getLogger("maukas")


class Services:
    """The parts of a server, and what it does now and then."""

    journal: Journal
    bot_threads: BotThreads
    replays: Replays
    reviews: Reviews
    printer: Printer
    live_tables: LiveTables
    lobby: Lobby
    guests: Guests
    invitations: Invitations
    conduct: Conduct
    connections: Connections
    readiness: Readiness
    peers: Peers
    peer_requests: PeerRequests
    member: "Member | None"  # this node among others; None where it is alone
    address: str  # where other nodes reach this one

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.open_connections = OpenConnections(settings, lambda: len(self.connections.sockets))
        self.address = f"{settings.host}:{settings.port}"
        self.size = StoreSize(0, None)  # as it was last measured
        self.is_full = False  # so much is stored, or so little of the disk left, that no new tables are opened
        self.disk_seen_at = 0.0
        self.is_closed = False  # an operator wants no new tables
        self.bans = CurrentBans()
        self.name_filter = own_filter(settings.unwanted_names)
        self.opened_at = time.monotonic()
        self.spans = spans_sent_to(settings.telemetry)
        self.passes = Passes(Path(settings.ssh_key).read_bytes() if settings.ssh_key else b"")
        self.shared_limits = SharedLimits()
        self.http_limits: dict[str, TokenBuckets] = {}  # by name, those that the middleware has

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Open the store and host tables; at the end store everything."""
        async with owned(self.settings.database, stop_for_another_server, shared=True):
            await self.open_journal()
            try:
                async with self.running():
                    yield
            finally:
                await self.journal.close()

    async def open_journal(self) -> None:
        """Open the store alone."""
        self.journal = await Journal.open(self.settings.database)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Host tables over an open store."""
        levels = (*LEVELS, *(name for name in bot_names() if name not in (*LEVELS, "random")))
        self.bot_threads = BotThreads(self.settings.threads)
        self.replays = Replays(self.journal)
        self.reviews = Reviews(self.journal, self.replays, is_on=self.settings.reviews == "on")
        self.printer = Printer()
        self.peers, self.member, self.peer_requests = Peers(), None, PeerRequests(self.spans)
        if self.spans is not NO_SPANS:
            self.metrics.observe_store = self.observe_store
        if self.settings.database.startswith("postgres"):
            from maukas.server.nodes.member import Member

            self.member = await Member.registered(self)
        ownership = SOLE if self.member is None else self.member.ownership
        self.live_tables = LiveTables(self.settings, self.journal, Decider(levels), self.metrics, self.bot_threads, ownership)
        self.lobby = Lobby(self.live_tables, peers=self.peers)
        self.table_opener = TableOpener(self.live_tables)
        self.guests = Guests(self.journal)
        self.invitations = Invitations(self.journal, self.live_tables)
        self.conduct = Conduct(self.journal, self.live_tables, self.tell_nodes)
        node_secret = "" if self.member is None else self.member.secret
        self.connections = Connections(self.live_tables, self.guests, self.bans, self.peers, node_secret, self.spans, self.passes)
        if self.member is not None:
            self.shared_limits.add(
                self.http_limits | self.connections.limits() | self.invitations.limits() | self.conduct.limits() | self.reviews.limits()
            )
        await self.look_up_orders()
        self.readiness = Readiness(self.journal)
        self.metrics.registry.register(self.house_metrics())
        if self.member is not None:
            self.metrics.registry.register(NodeMetrics(self.member.seen))
        chores = [
            asyncio.create_task(self.bot_threads.warm_up()),
            asyncio.create_task(every(CHECK_SILENT_EVERY, self.check_silent)),
            asyncio.create_task(every(LOAD_DUE_EVERY, DayClocks(self.live_tables, self.metrics).load_due)),
            asyncio.create_task(every(EXPIRE_EVERY, self.expire)),
            asyncio.create_task(every(MEASURE_EVERY, self.measure)),
            asyncio.create_task(every(GIVE_UP_EVERY, self.reviews.give_up_unwanted)),
            asyncio.create_task(self.tell_found()),
        ]
        if self.member is not None:
            chores += [asyncio.create_task(each) for each in (self.member.bell.live(), every(LOOK_UP_EVERY, self.look_up_orders))]
        life = None if self.member is None else asyncio.create_task(self.member.live())  # for as long as there is something to store
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*chores, return_exceptions=True)
            await self.reviews.close()
            await self.live_tables.close()
            await self.peer_requests.close()
            if self.member is not None and life is not None:
                life.cancel()
                await asyncio.gather(life, return_exceptions=True)
                await self.member.leave()
            self.bot_threads.close()
            self.replays.close()
            self.printer.close()
            await asyncio.to_thread(self.spans.close)

    def observe_store(self, seconds: float) -> None:
        """Count a transaction, and note it in a trace."""
        self.metrics.store_time.observe(seconds)
        self.spans.store_took(seconds)

    def house_metrics(self) -> HouseMetrics:
        """The figures of who and what is there."""
        tables = self.live_tables.by_code
        kinds = lambda: ((live.table.settings.game, live.table.phase) for live in tables.values() if live.table.number)  # noqa: E731
        return HouseMetrics(lambda: self.connections.people, kinds, lambda: self.bot_threads.whole_load)

    async def check_silent(self) -> None:
        """Ping the silent connections."""
        self.connections.check_silent()

    async def expire(self) -> None:
        """Remove what is older than the operator wants to keep."""
        now, settings = time.time(), self.settings
        await self.journal.expire_invitations(now - KEPT)
        await self.journal.moderation.expire(now, settings.keep_guests * DAY)
        await self.journal.expire(
            tables_before=now - settings.keep_tables * DAY,
            matches_before=None if settings.keep_matches is None else now - settings.keep_matches * DAY,
            guests_before=now - settings.keep_guests * DAY,
            visitors_before=now - settings.keep_visitors * DAY,
        )

    def plain_connection(self, *args: Any, **kwargs: Any) -> TimedHttpProtocol:
        """A connection over HTTP, with the arguments that uvicorn gives."""
        return TimedHttpProtocol(self.open_connections, *args, **kwargs)

    async def measure(self) -> None:
        """Bring what is stored to its last place, and look how much it is."""
        await self.journal.checkpoint()
        self.note_size(await self.journal.size())

    async def look_at_disk(self) -> None:
        """Before a table is opened: others may have filled the disk, or made room, since it was measured."""
        if time.monotonic() >= self.disk_seen_at + LOOK_AT_DISK_EVERY:
            self.disk_seen_at = time.monotonic()
            self.note_size(StoreSize(self.size.used, await self.journal.free_space()))

    def note_size(self, size: StoreSize) -> None:
        """Open tables as long as there is room."""
        self.size = size
        self.metrics.stored.set(size.used)
        was_full, self.is_full = self.is_full, is_full(size, self.settings.most_stored * MEGABYTE)
        if self.is_full != was_full:
            left = "" if size.free is None else f", the disk {size.free // MEGABYTE} MB left"
            told = "no new tables are opened" if self.is_full else "room again"
            LOGGER.warning("the store has %d MB%s: %s", size.used // MEGABYTE, left, told)

    async def tell_found(self) -> None:
        """Tell the operator what the store holds: an empty house where there was one is not overlooked."""
        with suppress(JournalError):
            found = await self.journal.counts()
            LOGGER.info("the store has %s", ", ".join(f"{count} {name}" for name, count in found.items()))

    def socket(self, config: "Config", server_state: "ServerState", app_state: dict[str, Any], _loop: Any = None) -> Socket:  # noqa: ARG002
        """A socket for a connection that uvicorn hands over, with the arguments that uvicorn gives."""
        return Socket(self.connections, server_state)

    async def rename(self, guest: Guest) -> None:
        """A guest has another name, or face: at all tables, and on all nodes."""
        await self.guest_changed(guest)
        await self.tell_nodes(guest.id)

    async def tell_nodes(self, *guests: str) -> None:
        """Let all nodes look at guests again, and soon; without any, let them look at what operators have ordered."""
        if self.member is not None:
            for guest in guests:
                await self.journal.note_change(guest)
            self.member.bell.ring()

    async def guest_changed(self, guest: Guest) -> None:
        """Tell the tables and connections of this node about a guest who has changed, or has blocked somebody or was blocked."""
        await self.live_tables.blocks.read_again(guest.id)
        self.guests.changed(guest)
        self.connections.rename(person_of(guest))
        self.live_tables.rename(person_of(guest))

    @property
    def is_taking(self) -> bool:
        """Whether it takes guests: it does not stop, and owns its tables for certain."""
        is_member = self.member is None or (self.member.ownership.is_sure() and not self.member.ownership.draining)
        return is_member and not self.live_tables.is_closing

    async def look_up_orders(self) -> None:
        """Read what operators have ordered at another node."""
        await self.bans.load(self.journal.moderation)
        self.is_closed = await self.journal.moderation.is_closed()
        self.connections.drop_banned()

    def cookie(self, secret: str, scheme: str) -> Cookie:
        """The cookie that keeps a guest's secret in the browser for a year: no script can read it, no other site can send it.

        Over TLS at the root its name has a prefix by which browsers let nobody else set it, not even another host of the same domain.
        """
        path, is_secure = self.settings.base or "/", self.settings.secure or scheme == "https"
        kept = Cookie(COOKIE, value=secret, path=path, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure)
        return replace(kept, key=HOST_COOKIE) if is_secure and path == "/" else kept


def is_full(size: StoreSize, most: int) -> bool:
    """Whether a store has grown so large, or its disk so full, that the moves of tables in play need what is left."""
    return size.used >= most or (size.free is not None and size.free < LEAST_FREE)


def stop_for_another_server() -> None:
    """Stop this server, for another one has the database: both would tell people different things."""
    LOGGER.critical("another server uses the database now; this one stops")
    signal.raise_signal(signal.SIGTERM)


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; a failure is logged, and does not end it."""
    while True:
        try:
            await work()
        except Unavailable as error:
            OUTAGES.note("a chore failed", error)
        except Exception:
            LOGGER.exception("a chore failed")
        await asyncio.sleep(seconds)
