"""Which tables this process owns: all of them where it is alone, else those whose lease it has taken."""

import asyncio
from typing import TYPE_CHECKING, Protocol

from maukas.journal.errors import Unavailable
from maukas.journal.journal import Journal
from maukas.journal.rows import Lease, Owner
from maukas.server.nodes.peers import Peers

if TYPE_CHECKING:
    from maukas.journal.node_lease import NodeLease  # which knows PostgreSQL, and not everybody has it

TRIES = 20  # to take a table; another node may be quicker, and give it back again
PAUSE = 0.02  # seconds between them


class OwnedElsewhere(Exception):
    """Another node owns the table, and is reached at this address with this secret."""

    def __init__(self, address: str, secret: str) -> None:
        super().__init__(f"another node owns the table: {address}")
        self.address = address
        self.secret = secret


class Ownership(Protocol):
    """What `LiveTables` asks before it goes on at a table."""

    @property
    def node(self) -> str | None:
        """The id of this node; None where there is only one."""

    def is_sure(self) -> bool:
        """Whether what was owned a moment ago is still owned, without asking."""

    @property
    def would_take(self) -> bool:
        """Whether this process takes a table that nobody owns."""

    def opened(self, code: str) -> Lease | None:
        """The lease of a table that is being opened."""

    async def take(self, code: str) -> Lease | None:
        """Take a table, if there is one; None where no lease is needed.

        OwnedElsewhere: another node has it.
        """


class SoleOwnership:
    """One process has the store alone, and owns everything."""

    @property
    def node(self) -> str | None:
        return None

    def is_sure(self) -> bool:
        return True

    @property
    def would_take(self) -> bool:
        return True

    def opened(self, code: str) -> Lease | None:  # noqa: ARG002
        return None

    async def take(self, code: str) -> Lease | None:  # noqa: ARG002
        return None


SOLE = SoleOwnership()


class LeasedOwnership:
    """A node among others: it owns what the database says it does."""

    def __init__(self, journal: Journal, lease: "NodeLease", peers: Peers) -> None:
        self.journal = journal
        self.lease = lease
        self.peers = peers
        self.draining = False  # takes no more tables, if there is another node that does

    @property
    def node(self) -> str | None:
        return self.lease.id

    def is_sure(self) -> bool:
        return self.lease.is_sure

    @property
    def would_take(self) -> bool:
        return not self.draining or self.peers.any_ready() is None

    def opened(self, code: str) -> Lease | None:
        return Lease(code, self.lease.id, 1)

    async def take(self, code: str) -> Lease | None:
        for _ in range(TRIES):
            owner = await self.journal.owner(code)
            if owner is not None and is_another(owner, self.lease.id):
                assert owner.address is not None
                assert owner.secret is not None
                raise OwnedElsewhere(owner.address, owner.secret)
            heir = self.peers.any_ready() if self.draining else None
            if heir is not None:
                raise OwnedElsewhere(heir.address, heir.secret)
            taken = await self.journal.take(code, self.lease.id, 0 if owner is None else owner.epoch)
            if taken is not None:
                return taken
            if owner is None and await self.journal.table(code) is None:
                return None
            await asyncio.sleep(PAUSE)
        raise Unavailable("a table could not be taken")


def is_another(owner: Owner, node: str) -> bool:
    """Whether a table is owned by a node that lives, and not by this one."""
    return owner.owner != node and owner.address is not None
