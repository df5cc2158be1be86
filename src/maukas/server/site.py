"""Everything of one server, opened and closed together."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar.datastructures import Cookie

from maukas.bots.registry import bot_names
from maukas.journal.holding import held
from maukas.journal.journal import Journal
from maukas.protocol.settings import LEVELS
from maukas.server.guests import COOKIE, Guests
from maukas.server.hosting import House
from maukas.server.metrics import Metrics
from maukas.server.settings import DAY, ServerSettings
from maukas.server.sockets import Lounge
from maukas.tables.conduct import Conduct

YEAR = 365 * DAY
SWEEP_EVERY = 10.0                                      # seconds
WAKE_EVERY = 20.0
EXPIRE_EVERY = 3600.0


class Site:
    """The parts of a server, and what it does now and then."""

    journal: Journal
    house: House
    guests: Guests
    lounge: Lounge

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.metrics = Metrics()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Open the store and the house; at the end store everything."""
        with held(self.settings.database):
            self.journal = await Journal.open(self.settings.database)
            try:
                async with self.running():
                    yield
            finally:
                await self.journal.close()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Host tables over an open store."""
        levels = (*LEVELS, *(name for name in bot_names() if name not in (*LEVELS, "random")))
        self.house = House(self.settings, self.journal, Conduct(levels), self.metrics)
        self.guests = Guests(self.journal)
        self.lounge = Lounge(self.house, self.guests)
        chores = [
            asyncio.create_task(self.house.prompter.thinking.warm_up()),
            asyncio.create_task(self.every(SWEEP_EVERY, self.sweep)),
            asyncio.create_task(self.every(WAKE_EVERY, self.house.wake_due)),
            asyncio.create_task(self.every(EXPIRE_EVERY, self.expire)),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*chores, return_exceptions=True)
            await self.house.close()

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again; if it fails, note it and go on."""
        while True:
            try:
                await work()
            except Exception:
                logging.getLogger("maukas").exception("a chore failed")
            await asyncio.sleep(seconds)

    async def sweep(self) -> None:
        """See to the silent sockets."""
        self.lounge.sweep()

    async def expire(self) -> None:
        """Forget what is older than the operator wants."""
        now, settings = time.time(), self.settings
        await self.journal.expire(
            tables_before=now - settings.keep_tables * DAY,
            matches_before=None if settings.keep_matches is None else now - settings.keep_matches * DAY,
            guests_before=now - settings.keep_guests * DAY,
        )

    def socket(self, *arguments: Any, **named: Any) -> asyncio.Protocol:
        """A socket for a connection that uvicorn hands over."""
        return self.lounge.socket(*arguments, **named)

    def cookie(self, secret: str, scheme: str) -> Cookie:
        """The cookie that a browser keeps a guest's secret in: no script can read it, no other site can send it."""
        return Cookie(
            COOKIE, value=secret, path=self.settings.base or "/", max_age=YEAR, httponly=True, samesite="lax",
            secure=self.settings.secure or scheme == "https",
        )
