"""All open sockets: how many there are, by address and by guest, and whether one more is allowed."""

import time
from collections import Counter
from hmac import compare_digest
from socket import gethostname
from typing import TYPE_CHECKING

from maukas.protocol.messages import Goodbye
from maukas.server.bans import CurrentBans
from maukas.server.guests import Guests
from maukas.server.hosting.live_tables import LiveTables
from maukas.server.nodes.peers import Peers
from maukas.server.ssh.passes import Passes
from maukas.server.telemetry import NO_SPANS, Spans
from maukas.server.transport.hosts import OwnHosts
from maukas.server.transport.rate_limits import REFILL_TIME, TokenBuckets
from maukas.tables.person import Person

if TYPE_CHECKING:
    from maukas.server.transport.sockets import Socket

HINTS_OF_GUEST = 0.5, 10.0  # a second, and at once: thinking is expensive
HINTS_OF_ADDRESS = 2.0, 40.0  # a family's
REACTIONS_OF_GUEST = 0.5, 4.0  # on all connections
REACTIONS_AT_TABLE = 2.0, 12.0
FLOOD_PAUSE = 30.0  # seconds until whoever has flooded a connection may open another one


class Connections:
    """The open sockets of a server, and what they need of it."""

    def __init__(
        self,
        live_tables: LiveTables,
        guests: Guests,
        bans: CurrentBans,
        peers: Peers | None = None,
        node_secret: str = "",
        spans: Spans = NO_SPANS,
        passes: Passes | None = None,
    ) -> None:
        self.spans = spans
        self.passes = passes or Passes()  # of guests over SSH
        self.live_tables = live_tables
        self.bans = bans
        self.most_people = 0  # who were there at once
        self.guests = guests
        self.peers = peers or Peers()
        self.node_secret = node_secret  # by which other nodes show that they are nodes; empty where there are none
        self.sockets: set[Socket] = set()
        self.by_address: Counter[str] = Counter()
        self.by_guest: Counter[str] = Counter()
        self.flooders: dict[str, float] = {}  # guests who were sent away for a flood, and until when
        self.hosts = OwnHosts(live_tables.settings.origins, gethostname())
        most = live_tables.settings.most_per_address
        self.attempts = TokenBuckets(most / REFILL_TIME, most)
        self.hints_by_guest, self.hints_by_address = TokenBuckets(*HINTS_OF_GUEST), TokenBuckets(*HINTS_OF_ADDRESS)
        self.reactions_by_guest, self.reactions_by_table = TokenBuckets(*REACTIONS_OF_GUEST), TokenBuckets(*REACTIONS_AT_TABLE)
        rate, http_rate = live_tables.settings.rate, live_tables.settings.http_rate
        self.arrangements_by_guest = TokenBuckets(rate / 20, 1.5 * rate)  # one a second, and thirty at once
        self.arrangements_by_table = TokenBuckets(rate / 20, 3 * rate)
        self.arrangements_by_address = TokenBuckets(rate / 10, 10 * rate)
        self.newcomers = TokenBuckets(http_rate / 200, 3 * http_rate)  # new guests of an address: one in ten seconds, and a class at once

    def limits(self) -> dict[str, TokenBuckets]:
        """The limits that nodes share; those of a table are its owner's."""
        return {
            "attempts of address": self.attempts,
            "hints of guest": self.hints_by_guest,
            "hints of address": self.hints_by_address,
            "reactions of guest": self.reactions_by_guest,
            "arrangements of guest": self.arrangements_by_guest,
            "arrangements of address": self.arrangements_by_address,
            "newcomers of address": self.newcomers,
        }

    def add(self, socket: "Socket") -> None:
        self.sockets.add(socket)
        self.live_tables.metrics.connections.set(len(self.sockets))

    def remove(self, socket: "Socket") -> None:
        self.sockets.discard(socket)
        self.live_tables.metrics.connections.set(len(self.sockets))

    def count(self, address: str, guest: str, change: int) -> None:
        """Count one more connection that is past its handshake, or one less."""
        for counted, key in ((self.by_address, address), (self.by_guest, guest)):
            counted[key] += change
            if not counted[key]:
                del counted[key]
        self.most_people = max(self.most_people, len(self.by_guest))

    @property
    def people(self) -> int:
        """How many different guests are connected; a big screen is nobody."""
        return len({socket.person.guest for socket in self.sockets if socket.live is not None and not socket.is_screen})

    def room_for(self, address: str, guest: str) -> bool:
        """Whether one more connection is allowed."""
        settings = self.live_tables.settings
        return (
            len(self.sockets) <= settings.most_connections
            and self.by_address[address] + self.peers.addresses[address] < settings.most_per_address
            and self.by_guest[guest] + self.peers.guests[guest] < settings.most_per_guest
        )

    def send_away(self, guest: str) -> None:
        """Keep out for a while anyone who has flooded a connection: coming back costs more than saying too much."""
        now = time.monotonic()
        self.flooders = {each: until for each, until in self.flooders.items() if until > now} | {guest: now + FLOOD_PAUSE}

    def is_sent_away(self, guest: str) -> bool:
        """Whether a guest was sent away a short while ago."""
        return self.flooders.get(guest, 0.0) > time.monotonic()

    def is_node(self, secret: str | None) -> bool:
        """Whether a request with this secret was handed on by another node."""
        return bool(self.node_secret) and secret is not None and compare_digest(secret.encode(), self.node_secret.encode())

    def drop_orphans(self) -> None:
        """Close the connections that are handed to a node which is no longer there: their clients come back."""
        for socket in [*self.sockets]:
            if socket.relay is not None and not self.peers.is_living(socket.relay.address, socket.relay.secret):
                socket.relay.close()

    def drop_banned(self) -> None:
        """Close the connections of those who are kept out, perhaps by an order at another node."""
        for socket in [*self.sockets]:
            if socket.live is not None and self.bans.includes(socket.address, socket.person.guest):
                socket.finish(Goodbye("removed", None))

    def spend_hint(self, socket: "Socket") -> bool:
        """Count one more hint; return whether it is within the limits of its guest and its address."""
        by_guest = self.hints_by_guest.take(socket.person.guest, socket.heard)
        return by_guest and self.hints_by_address.take(socket.address, socket.heard)

    def spend_reaction(self, socket: "Socket", code: str) -> bool:
        """Count one more reaction; return whether it is within the limits of its guest and its table."""
        return self.reactions_by_guest.take(socket.person.guest, socket.heard) and self.reactions_by_table.take(code, socket.heard)

    def spend_arrangement(self, guest: str, address: str, code: str | None = None) -> bool:
        """Count one more change of who sits where or how a table is set up: each is stored."""
        now = time.monotonic()
        is_granted = self.arrangements_by_guest.take(guest, now) and self.arrangements_by_address.take(address, now)
        return is_granted and (code is None or self.arrangements_by_table.take(code, now))

    def rename(self, person: Person) -> None:
        """Give a guest another name on all connections that are open."""
        for socket in self.sockets:
            if socket.live is not None and socket.person.guest == person.guest:
                socket.person = person

    def check_silent(self) -> None:
        """Ping the clients that are silent, and drop those that do not answer."""
        now = time.monotonic()
        for socket in [*self.sockets]:
            socket.check(now)
