"""A table in memory, and the connections that watch it."""

import asyncio
from typing import Protocol

from maukas.journal.rows import Lease
from maukas.protocol.messages import Goodbye
from maukas.tables.broadcast import Listener
from maukas.tables.table import Table


class Viewer(Listener, Protocol):
    """A connection to a table."""

    address: str  # where it comes from, as limits count it
    is_screen: bool  # a big screen that shows the table to everybody in a room: it is nobody, has no seat and asks for nothing

    def send(self, data: bytes) -> None:
        """Send a message; it never waits."""

    def finish(self, goodbye: Goodbye) -> None:
        """Say goodbye and close."""


class LiveTable:
    """A table in memory, with everything around it that is not stored."""

    __slots__ = (
        "_audience",
        "alarm_timer",
        "changed",
        "dismissed",
        "is_unloaded",
        "lease",
        "presence_timer",
        "screens",
        "stored_guests",
        "table",
        "unload_timer",
        "untold",
        "viewers",
    )

    def __init__(self, table: Table, stored_guests: set[str], changed: float, lease: Lease | None = None) -> None:
        self.table = table
        self.lease = lease  # under which everything is stored that happens here, where there are several nodes
        self.stored_guests = stored_guests  # who has a seat, as it is stored
        self.changed = changed  # when what lists show of it last changed, as it is stored
        self.is_unloaded = False  # whoever still holds it must not go on with it
        self.untold = 0  # batches of its events that are being stored: nobody knows of them yet
        self.dismissed: dict[str, float] = {}  # guests and addresses that may not watch, and until when
        self.viewers: dict[Viewer, None] = {}
        self.screens = 0  # viewers that are big screens
        self._audience: dict[int | None, list[Viewer]] | None = None
        self.alarm_timer: asyncio.TimerHandle | None = None
        self.presence_timer: asyncio.TimerHandle | None = None
        self.unload_timer: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        """From where it is watched, by the first who came."""
        return next((viewer.address for viewer in self.viewers), "")

    def add(self, viewer: Viewer) -> None:
        self.viewers[viewer] = None
        self.screens += viewer.is_screen
        self.forget_audience()

    def remove(self, viewer: Viewer) -> bool:
        """Take away a viewer; return whether it was one."""
        if viewer not in self.viewers:
            return False
        del self.viewers[viewer]
        self.screens -= viewer.is_screen
        self.forget_audience()
        return True

    def audience(self) -> dict[int | None, list[Viewer]]:
        """The viewers by their seats, None for those without one; kept, since every move is sent to them."""
        if self._audience is None:
            self._audience = {}
            for viewer in self.viewers:
                self._audience.setdefault(self.table.seat_of(viewer.person.guest), []).append(viewer)
        return self._audience

    def forget_audience(self) -> None:
        """Find the audience anew: something other than a move within a round may have given somebody another seat."""
        self._audience = None
