"""Addresses of databases, where one may name several hosts: `postgresql://maukas@10.0.0.2,10.0.0.3/maukas`."""

import re

PARTS = re.compile(r"(?P<before>[^:/?#]+://(?:[^/?#]*@)?)(?P<hosts>[^/?#]*)(?P<after>.*)", re.DOTALL)


def single_hosts(address: str) -> list[str]:
    """The same address for each of its hosts."""
    found = PARTS.fullmatch(address)
    if found is None:
        return [address]
    return [f"{found['before']}{host}{found['after']}" for host in found["hosts"].split(",")]


def hosts_in(address: str) -> str:
    """The hosts as they are written in an address."""
    found = PARTS.fullmatch(address)
    return "" if found is None else found["hosts"]
