"""What a node says of itself to the others with every renewal of its lease: what it does, whom it has, and its part of the lobby."""

import msgspec
from msgspec import Struct

from maukas.protocol.summaries import TableSummary

MOST_NAMED = 200  # guests and addresses in a status; anyone with few connections is not worth a line
FEW_OF_GUEST, FEW_OF_ADDRESS = 2, 10  # connections


class Spent(Struct, frozen=True):
    """What guests and addresses have used up of their limits in a beat, by the name of the limit."""

    beat: int
    by_limit: dict[str, dict[str, int]]


class NodeStatus(Struct, frozen=True, omit_defaults=True):
    """A node, told by itself."""

    tables: int = 0
    connections: int = 0
    handed_on: int = 0  # connections that it only hands to other nodes
    draining: bool = False  # it knows that it should give its tables away
    lag: float = 0.0  # seconds by which its event loop is late
    lobby: tuple[TableSummary, ...] = ()
    guests: dict[str, int] = {}  # connections of those who have many
    addresses: dict[str, int] = {}
    spent: tuple[Spent, ...] = ()  # in the last seconds


def format_status(status: NodeStatus) -> bytes:
    """A status as it is stored."""
    return msgspec.json.encode(status)


def parse_status(data: bytes) -> NodeStatus:
    """A status of a node, perhaps of another version: what cannot be read is left out."""
    try:
        return msgspec.json.decode(data, type=NodeStatus)
    except msgspec.DecodeError:
        return NodeStatus()
