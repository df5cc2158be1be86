"""A table that is awake, and those who look at it."""

import asyncio
from typing import Protocol

from maukas.protocol.messages import Goodbye
from maukas.server.thinking import Player
from maukas.tables.table import Table
from maukas.tables.telling import Listener


class Viewer(Listener, Protocol):
    """A connection to a table."""

    def send(self, data: bytes) -> None:
        """Send a message; it never waits."""

    def finish(self, goodbye: Goodbye) -> None:
        """Say goodbye and close."""


class Hosted:
    """A table that is awake, with everything around it that is not stored."""

    __slots__ = (
        "_audience", "is_advising", "last_prompt", "last_turn", "players", "presence_timer", "round_key", "sitters", "sleep_timer", "table",
        "tasks", "timer", "viewers",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: dict[Viewer, None] = {}
        self._audience: dict[int | None, list[Viewer]] | None = None
        self.sitters = table.guests()                   # as the store knows them
        self.timer: asyncio.TimerHandle | None = None
        self.presence_timer: asyncio.TimerHandle | None = None
        self.sleep_timer: asyncio.TimerHandle | None = None
        self.players: dict[tuple[int, str], Player] | None = None
        self.round_key = (0, 0)
        self.last_prompt = 0                            # the number of the event after which bots were asked
        self.last_turn = 0
        self.tasks: set[asyncio.Task[None]] | None = None
        self.is_advising = False                        # one hint at a time

    def add(self, viewer: Viewer) -> None:
        """Somebody looks at the table."""
        self.viewers[viewer] = None
        self.forget_audience()

    def remove(self, viewer: Viewer) -> bool:
        """Somebody does no longer; return whether that one did."""
        self.forget_audience()
        return self.viewers.pop(viewer, viewer) is None

    def audience(self) -> dict[int | None, list[Viewer]]:
        """The viewers by their seats, None for those without one; kept, since every move is told to them."""
        if self._audience is None:
            self._audience = {}
            for viewer in self.viewers:
                self._audience.setdefault(self.table.seat_of(viewer.person.guest), []).append(viewer)
        return self._audience

    def forget_audience(self) -> None:
        """Something has happened that may give somebody another seat: anything but a move within a round."""
        self._audience = None
