"""The other nodes, as they were a second ago: who lives, what they say of themselves."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from maukas.journal.rows import NodeRow
from maukas.protocol.summaries import TableSummary
from maukas.server.nodes.node_status import NodeStatus, Spent, parse_status


class PeerAway(Exception):
    """A node cannot be reached, does not answer, or does not own the table that it was asked about."""


class Peers:
    """What is known of the other nodes."""

    def __init__(self) -> None:
        self.nodes: Sequence[NodeRow] = ()
        self.lobby: list[TableSummary] = []
        self.said: dict[str, NodeStatus] = {}  # by node
        self.guests: Counter[str] = Counter()  # their connections elsewhere
        self.addresses: Counter[str] = Counter()
        self.dice = Random()  # noqa: S311

    def see(self, nodes: Iterable[NodeRow], own: str) -> None:
        """Take in who lives now."""
        self.nodes = [node for node in nodes if node.id != own]
        self.said = {node.id: parse_status(node.status) for node in self.nodes}
        self.lobby = [table for status in self.said.values() for table in status.lobby]
        self.guests, self.addresses = Counter(), Counter()
        for status in self.said.values():
            self.guests.update(status.guests)
            self.addresses.update(status.addresses)

    def spent(self) -> dict[str, tuple[Spent, ...]]:
        """What was used up of shared limits elsewhere, by node."""
        return {node: status.spent for node, status in self.said.items() if status.spent}

    def is_living(self, address: str, secret: str) -> bool:
        """Whether the node that was reached so is still there."""
        return any((node.address, node.secret) == (address, secret) for node in self.nodes)

    def any_ready(self) -> NodeRow | None:
        """A node that takes tables, any of them."""
        ready = [node for node in self.nodes if not node.draining]
        return self.dice.choice(ready) if ready else None
