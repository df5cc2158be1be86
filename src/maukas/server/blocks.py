"""Who does not want to meet whom: blocks are stored, and those of people who are here are in memory, for every reaction asks for them."""

from collections import OrderedDict
from typing import NamedTuple

from maukas.journal.moderation import Block, Moderation

MOST_KEPT = 20_000  # guests whose blocks are in memory; more than there can be connections
MOST_OF_A_GUEST = 200  # blocks


class Distance(NamedTuple):
    """Whom a guest has blocked, and all with whom there is a block in either direction."""

    blocked: frozenset[str]
    apart: frozenset[str]


class Blocks:
    """The blocks of the guests seen lately."""

    def __init__(self, moderation: Moderation) -> None:
        self.moderation = moderation
        self.known: OrderedDict[str, Distance] = OrderedDict()

    async def of(self, guest: str) -> Distance:
        """The blocks of a guest, read if they are not known."""
        if guest not in self.known:
            self.known[guest] = await self.read(guest)
        self.known.move_to_end(guest)
        if len(self.known) > MOST_KEPT:
            self.known.popitem(last=False)
        return self.known[guest]

    async def read(self, guest: str) -> Distance:
        """The blocks of a guest as they are stored."""
        blocked = frozenset(each.blocked for each in await self.moderation.blocks_of(guest))
        return Distance(blocked, blocked | await self.moderation.blocked_by(guest))

    def has(self, guest: str, other: str) -> bool:
        """Whether a guest who is here has blocked another one."""
        known = self.known.get(guest)
        return known is not None and other in known.blocked

    async def add(self, block: Block) -> bool:
        """Store a block, unless the guest has too many; return whether it is stored."""
        is_stored = await self.moderation.block(block, MOST_OF_A_GUEST)
        await self.read_again(block.guest, block.blocked)
        return is_stored

    async def remove(self, guest: str, blocked: str) -> None:
        """End a block."""
        await self.moderation.unblock(guest, blocked)
        await self.read_again(guest, blocked)

    async def read_again(self, *guests: str) -> None:
        """Read anew what may have changed of those who are known."""
        for guest in guests:
            if guest in self.known:
                self.known[guest] = await self.read(guest)
