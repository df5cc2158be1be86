"""The client's address behind proxies, and whether a request comes from a page of this server."""

from collections.abc import Collection
from functools import cache, lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from ipaddress import ip_address as parse_address

LONGEST_ADDRESS = 64  # characters; a header may hold anything
SITE = 64  # bits of an IPv6 address that a household or a rented server has as its own; the others it chooses freely


def ip_address(text: str) -> IPv4Address | IPv6Address:
    """An address; ValueError if it is none."""
    if len(text) > LONGEST_ADDRESS:
        raise ValueError("no address is so long")
    return short_address(text)


@lru_cache(maxsize=10_000)
def short_address(text: str) -> IPv4Address | IPv6Address:
    """The same address is read several times for every request; kept, since a flood comes from few of them."""
    return parse_address(text)


def client_network(peer: str, forwarded: str | None, proxies: str) -> str:
    """What the limits by address count: the address of the client, of IPv6 the first half."""
    address = client_address(peer, forwarded, proxies)
    try:
        known = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((known.packed[: SITE // 8].ljust(16, b"\0"), SITE))) if isinstance(known, IPv6Address) else str(known)


def client_address(peer: str, forwarded: str | None, proxies: str) -> str:
    """The address of the client: the peer, or the last address that a trusted proxy has added."""
    peer = unmapped(peer)
    if forwarded is None or not is_forwarded(peer, forwarded, proxies):
        return peer
    for address in reversed([unmapped(part.strip()) for part in forwarded.split(",")]):
        if address and not is_trusted(address, proxies):
            return address[:LONGEST_ADDRESS]
    return peer


def is_forwarded(peer: str, forwarded: str | None, proxies: str) -> bool:
    """Whether a header of a request that was handed on counts: a trusted proxy has written it, who also knows our name and scheme."""
    return forwarded is not None and (proxies == "*" or is_trusted(peer, proxies))


def unmapped(address: str) -> str:
    """An address of IPv4 as such: a socket that listens for both kinds, as for `::`, gives it as one of IPv6, `::ffff:127.0.0.1`."""
    try:
        known = ip_address(address)
    except ValueError:  # a header may hold anything
        return address
    mapped = known.ipv4_mapped if isinstance(known, IPv6Address) else None
    return address if mapped is None else str(mapped)


def is_trusted(address: str, proxies: str) -> bool:
    """Whether an address is one of the proxies, which are named by their addresses or networks."""
    try:
        return any(ip_address(unmapped(address)) in network for network in networks_in(proxies))
    except ValueError:  # a header may hold anything
        return False


@cache
def networks_in(proxies: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks in a list with commas, of one address or more; `*` names none."""
    return tuple(ip_network(part.strip()) for part in proxies.split(",") if part.strip() not in ("", "*"))


def is_own_origin(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a request comes from a page of this server; programs send no Origin, browsers always do."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    return bool(host) and origin in (f"http://{host}", f"https://{host}")
