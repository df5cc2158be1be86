"""A table in this process: one person and bots, decided and told by the same code as at a server, without one."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from types import TracebackType
from typing import Self

from maukas.bots.bot import Budget
from maukas.bots.registry import COMPILED, BotMaker, bot_maker
from maukas.extras import missing_modules
from maukas.games.chance import new_seed
from maukas.games.match_record import format_record, record_of
from maukas.protocol import messages, requests
from maukas.protocol.codec import parse_message
from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import LEVELS, Settings
from maukas.tables.broadcast import Broadcast, refused
from maukas.tables.change import change_of
from maukas.tables.codes import new_code
from maukas.tables.decider import Decider, RequestRefused, seated
from maukas.tables.entry import Entry
from maukas.tables.person import Person
from maukas.tables.sitter import STAND_IN
from maukas.tables.table import Table
from maukas.terminal.local_bots import LocalBots

GUEST = "here"  # the only person
THINK = Budget(milliseconds=500)


def installed_makers() -> dict[str, BotMaker]:
    """The levels that a host can choose, loaded when the first bot of a level is made: those that search take seconds to load."""

    def maker(level: str) -> BotMaker:
        return lambda seed: bot_maker(level)(seed)

    return {level: maker(level) for level in LEVELS if level not in COMPILED or not missing_modules("bots")}


class LocalTable:
    """A link to a table of its own: whoever sits there is on the first seat, and bots of these levels on the others."""

    on_lost: Callable[[], None] | None = None  # it never is

    def __init__(
        self,
        settings: Settings,
        name: str,
        levels: Sequence[str],
        *,
        makers: Mapping[str, BotMaker] | None = None,
        seed: Callable[[], bytes] = new_seed,
        now: Callable[[], float] = time.time,
    ) -> None:
        makers = makers or installed_makers() | {level: bot_maker(level) for level in levels}
        self.person = Person(GUEST, name)
        self.settings = settings
        self.levels = levels
        self.now = now
        self.table = Table(new_code(), keeps_rounds=True)
        self.decider = Decider(tuple(makers), seed)
        self.bots = LocalBots(self.table, self.decider, {STAND_IN: bot_maker(STAND_IN), **makers}, self.settle, now, THINK)
        self.told: asyncio.Queue[AnyMessage] = asyncio.Queue()
        self.seen = 0  # the number of the last event that was told
        self.is_advising = False

    async def __aenter__(self) -> Self:
        """Open the table, seat the bots and begin a match."""
        table, now = self.table, self.now()
        self.decider.open(table, self.person, self.settings, now)
        self.decider.arrive(table, self.person, now)
        for seat, level in enumerate(self.levels, 1):
            self.decider.ask(table, self.person, requests.Bot(seat, level), now)
        self.decider.ask(table, self.person, requests.Start(), now)
        self.told.put_nowait(Broadcast(table, now).snapshot(GUEST))
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.bots.close()

    async def __aiter__(self) -> AsyncIterator[AnyMessage]:
        while True:
            message = await self.told.get()
            if isinstance(message, messages.TableSnapshot | messages.Moved):
                self.seen = message.number
            yield message

    @property
    def record(self) -> str | None:
        """The record of the match as far as it was played, if anything was."""
        match = self.table.match
        return None if match is None or not match.rounds else format_record(record_of(match))

    async def play(self, move: str) -> None:
        await self.send(requests.Play(move, self.seen))

    async def send(self, request: AnyRequest) -> None:
        """Do what is asked for, or say why not."""
        try:
            match request:
                case requests.Hint(after):
                    self.hint(after)
                case requests.Hasten():
                    self.decider.hasten(self.table, GUEST)
                    self.bots.haste.set()
                case requests.Ready():  # without a share of the chance: there is nobody here to distrust
                    self.settle(self.decider.ask(self.table, self.person, requests.Ready(), self.now()))
                case requests.React(reaction):
                    self.told.put_nowait(messages.Reacted(self.person.name, seated(self.table.seat_of(GUEST)), reaction))
                case _:
                    self.settle(self.decider.ask(self.table, self.person, request, self.now()))
        except RequestRefused as refusal:
            self.told.put_nowait(refused(request, refusal))

    def settle(self, happened: Sequence[Entry]) -> None:
        """Tell what has happened, and let the bots go on from there."""
        if not happened:
            return
        self.bots.note(happened)
        audience = {self.table.seat_of(GUEST): [self]}
        for _, text in Broadcast(self.table, self.now()).tell(happened, change_of(self.table, happened), audience):
            self.told.put_nowait(parse_message(text))
        self.bots.prompt()

    def hint(self, after: int) -> None:
        """Let a bot think about the move to make; one hint at a time."""
        seat = self.decider.hint(self.table, GUEST, after)
        if self.is_advising:
            raise RequestRefused("table-too-fast")
        self.is_advising = True
        self.bots.spawn(self.advise(seat))

    async def advise(self, seat: int) -> None:
        """Think, and tell."""
        try:
            await self.bots.advise(seat, self.told.put_nowait, lambda: self.told.put_nowait(messages.Refused("hint", "table-no-hints")))
        finally:
            self.is_advising = False
