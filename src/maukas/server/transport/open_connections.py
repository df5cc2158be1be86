"""Plain connections over HTTP: how many are open, by address and all together, from before their first byte."""

from collections import Counter
from collections.abc import Callable

from maukas.server.settings import ServerSettings
from maukas.server.transport.addresses import client_network, is_trusted

MOST_PLAIN = 2_000  # connections that are no sockets, or none yet
RESERVE = 200  # descriptors for the store, for threads and for files
LEAST = 50  # connections that there is room for, however few descriptors there are


class OpenConnections:
    """Counts connections while they are plain; a socket is counted as such (`Connections`)."""

    def __init__(self, settings: ServerSettings, sockets: Callable[[], int]) -> None:
        self.settings = settings
        self.sockets = sockets
        self.plain = 0
        self.by_address: Counter[str] = Counter()
        self.most_in_all = settings.most_connections + MOST_PLAIN  # or fewer, if there are not so many descriptors

    def limit(self, descriptors: int) -> None:
        """Have no more connections than there are descriptors for."""
        self.most_in_all = min(self.most_in_all, max(descriptors - RESERVE, LEAST))

    def add(self, peer: str) -> bool:
        """Count one more and return True, unless there are too many; behind a proxy that is believed, the proxy counts by address."""
        address = self.address(peer)
        is_full = self.plain >= MOST_PLAIN or self.plain + self.sockets() >= self.most_in_all
        if is_full or (address and self.by_address[address] >= self.settings.most_per_address):
            return False
        self.plain += 1
        self.by_address[address] += 1
        return True

    def remove(self, peer: str) -> None:
        """Count one less: it is closed, or a socket."""
        address = self.address(peer)
        self.plain -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def address(self, peer: str) -> str:
        """The address that a connection counts for; none if it is a proxy's."""
        proxies = self.settings.proxies
        return "" if proxies == "*" or is_trusted(peer, proxies) else client_network(peer, None, proxies)


def descriptors_needed(settings: ServerSettings) -> int:
    """How many descriptors a server with these settings may need."""
    return settings.most_connections + MOST_PLAIN + RESERVE
