"""Who is kept out: guests, and addresses as limits count them (IPv6 by /64); all bans that hold are in memory."""

import time
from collections.abc import Callable
from ipaddress import ip_address, ip_network

from maukas.journal.moderation import Moderation
from maukas.server.transport.addresses import client_network


class CurrentBans:
    """The bans of a server; the store has them, too, so they survive a restart."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.until: dict[str, float] = {}

    async def load(self, moderation: Moderation) -> None:
        """Read those that hold."""
        self.until = {ban.subject: ban.until for ban in await moderation.bans(self.clock())}

    def includes(self, *subjects: str) -> bool:
        """Whether a guest or an address is kept out now."""
        if not self.until:
            return False
        return any(self.until.get(subject, 0.0) > self.clock() for subject in subjects)


def network_of(text: str) -> str | None:
    """An address, or a network of the size that limits count, as they write it; None if it is neither."""
    try:
        return client_network(str(ip_address(text)), None, "")
    except ValueError:
        pass
    try:
        network = ip_network(text)
    except ValueError:
        return None
    return str(network) if network.version == 6 and network.prefixlen == 64 else None
