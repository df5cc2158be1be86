"""How many guests may be at the gate: in all, from one address, and of one key; each of them needs a process of its own."""

import time
from collections import Counter

from maukas.server.transport.addresses import client_network
from maukas.server.transport.rate_limits import REFILL_TIME, TokenBuckets

KNOCKING = 2  # times as many connections as there are places may wait to be let in
SHARE = 2  # one address has at most this part of the places


class Places:
    """Counts connections from before their first byte, and guests from when they are let in."""

    def __init__(self, most: int, most_per_address: int, most_per_guest: int) -> None:
        self.most = most
        self.most_per_address = min(most_per_address, max(1, most // SHARE))
        self.most_per_guest = most_per_guest
        self.connections: Counter[str] = Counter()  # by address, also those who are not in yet
        self.by_address: Counter[str] = Counter()  # guests who are in
        self.by_guest: Counter[str] = Counter()  # the same, by their secrets
        self.attempts = TokenBuckets(most_per_address / REFILL_TIME, most_per_address)

    def connect(self, peer: str) -> bool:
        """Count one more connection, unless there are too many of them, or they come too fast from one address."""
        address = client_network(peer, None, "")
        is_refused = self.connections.total() >= (1 + KNOCKING) * self.most or self.connections[address] >= 2 * self.most_per_address
        if is_refused or not self.attempts.take(address, time.monotonic()):
            return False
        self.connections[address] += 1
        return True

    def disconnect(self, peer: str) -> None:
        """Count one less."""
        take_one(self.connections, client_network(peer, None, ""))

    def enter(self, peer: str, secret: str) -> bool:
        """Count one more guest, unless there is no place left."""
        address = client_network(peer, None, "")
        is_full = self.by_address.total() >= self.most or self.by_address[address] >= self.most_per_address
        if is_full or self.by_guest[secret] >= self.most_per_guest:
            return False
        self.by_address[address] += 1
        self.by_guest[secret] += 1
        return True

    def leave(self, peer: str, secret: str) -> None:
        """Count one less."""
        take_one(self.by_address, client_network(peer, None, ""))
        take_one(self.by_guest, secret)


def take_one(counted: Counter[str], key: str) -> None:
    """Count one less, and keep no zeros."""
    counted[key] -= 1
    if counted[key] <= 0:
        del counted[key]
