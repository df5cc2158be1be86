"""Who is at the other end: the client's address behind proxies, and whether a page of ours asks."""

from collections.abc import Collection
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network


def client_address(peer: str, forwarded: str | None, proxies: str) -> str:
    """The address of the client: the peer, or the last address that a trusted proxy has added."""
    if forwarded is None or not (proxies == "*" or is_trusted(peer, proxies)):
        return peer
    for address in reversed([part.strip() for part in forwarded.split(",")]):
        if address and not is_trusted(address, proxies):
            return address[:64]
    return peer


def is_trusted(address: str, proxies: str) -> bool:
    """Whether this is one of the proxies that are named by their addresses or networks."""
    try:
        return any(ip_address(address) in network for network in networks_in(proxies))
    except ValueError:                                  # anything may stand in a header
        return False


@cache
def networks_in(proxies: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks, of one address or more, with commas between; `*` stands alone, and for none that is known."""
    return tuple(ip_network(part.strip()) for part in proxies.split(",") if part.strip() not in ("", "*"))


def is_own_origin(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a request comes from a page of this server; programs send no Origin, browsers always do."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    return bool(host) and origin in (f"http://{host}", f"https://{host}")
