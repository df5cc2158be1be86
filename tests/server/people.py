"""People who come to a server: they sit, are ready with a share, and play whole matches from what they are told."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from itertools import count
from typing import Any, ParamSpec

from maukas.client import Client, TableLink
from maukas.protocol import messages, requests
from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import Settings
from tests.play import generator
from tests.server.house import PATIENCE, House

P = ParamSpec("P")
QUICK: dict[str, dict[str, Any]] = {                    # options under which a match takes moments
    "maumau": {"rounds": 2, "hand_size": 3},
    "dos": {"target": 20, "hand_size": 3},
}
WORDS = ("mau", "dos", "catch:")
CATCHING = 0.5                                          # how often somebody notices that a call was forgotten
CARE = 0.95                                             # how often a call is remembered; bots wait for those who forget

addresses = (f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}" for number in count(1))


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that needs an event loop, and ends."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 3 * PATIENCE))

    return run


@asynccontextmanager
async def guests(house: House, *names: str) -> AsyncIterator[list[Client]]:
    """Guests with these names, each behind an address of its own."""
    async with AsyncExitStack() as stack:
        clients = []
        for name in names:
            client = await stack.enter_async_context(Client(house.address))
            client.http.headers["X-Forwarded-For"] = next(addresses)
            await client.call_me(name)
            clients.append(client)
        yield clients


def quick(game: str, seats: int, **settings: Any) -> Settings:
    """A table where nothing is waited for."""
    values: dict[str, Any] = {"grace": 0.0, "pace": 0.0, "options": QUICK[game]}
    return Settings(game=game, seats=seats, **(values | settings))  # type: ignore[arg-type]


class Person:
    """Somebody with a link to a table, who plays along and keeps everything that was told."""

    def __init__(self, link: TableLink, name: object = "", share: str = "") -> None:
        self.link = link
        self.dice = generator("person", name)
        self.share = share
        self.care = CARE
        self.heard: list[AnyMessage] = []
        self.told: dict[int, tuple[int, str]] = {}      # seat and move by number

    def hear(self, message: AnyMessage) -> None:
        """Keep what was told; nobody is told two things of one move."""
        self.heard.append(message)
        made: list[tuple[int, int, str]] = []
        if isinstance(message, messages.Moved):
            made = [(message.number, message.seat, message.move)]
        elif isinstance(message, messages.Table):
            made = [(each.number, each.seat, each.move) for each in message.moves]
        for number, seat, move in made:
            assert self.told.setdefault(number, (seat, move)) == (seat, move)

    async def play(self, matches: int | None = 1) -> None:
        """Play until so many matches of the table are over; or on and on."""
        table = self.link.table
        if table is not None and table.phase == "finished" and table.match != matches and table.you == 0:
            await self.link.send(requests.Rematch())
        async for message in self.link:
            self.hear(message)
            if isinstance(message, messages.Table) and message.phase == "finished" and matches is not None and message.match >= matches:
                return
            request = self.answer(message)
            if request is not None:
                await self.link.send(request)

    def answer(self, message: AnyMessage) -> AnyRequest | None:
        """What to do after a message."""
        table = self.link.table
        if isinstance(message, messages.Table) and message.phase == "dealing" and message.you is not None:
            return None if message.chairs[message.you].ready else requests.Ready(self.share)
        if isinstance(message, messages.Table) and message.phase == "finished":
            return requests.Rematch() if message.you == 0 else None
        if isinstance(message, (messages.Table, messages.Moved)) and message.view is not None and table is not None:
            move = choice(message.view, self.dice, self.care)
            return None if move is None else requests.Play(move, message.number)
        return None

    def refusals(self) -> list[messages.Refused]:
        return [message for message in self.heard if isinstance(message, messages.Refused)]


def choice(view: dict[str, Any], dice: random.Random, care: float = CARE) -> str | None:
    """Something to do with what a seat sees: mostly the call in time, then a card if one fits; None if it is not the time."""
    legal, seat = view["legal"], view["seat"]
    if seat is None or not legal or view["phase"] == "over":
        return None
    owed = view["exposed"] if "exposed" in view else [view["window"]]
    spoken = [move for move in legal if move.startswith(WORDS)]
    if seat in owed and dice.random() < care:
        calls = [move for move in spoken if not move.startswith("catch:")]
        if calls:
            return str(calls[0])
    caught = [move for move in spoken if move.startswith("catch:") and int(move.removeprefix("catch:")) in owed]
    if caught and dice.random() < CATCHING:
        return str(caught[0])
    if view["turn"] != seat:
        return None
    decisions = [move for move in legal if not move.startswith(WORDS)]
    laid = [move for move in decisions if move not in ("draw", "end")]
    return str(dice.choice(laid or decisions))


@asynccontextmanager
async def seated(clients: Sequence[Client], settings: Settings, bots: str = "", share: str = "") -> AsyncIterator[list[Person]]:
    """People at a new table, the first of them its host; bots of a level on the seats that are left. The match begins."""
    async with AsyncExitStack() as stack:
        code = await clients[0].open_table(settings)
        people = []
        for number, client in enumerate(clients):
            link = await stack.enter_async_context(client.join(code))
            people.append(Person(link, (settings.game, number), share and f"{share}{number:02x}"))
            if number:
                await link.send(requests.Sit())
                await until(people[-1], lambda table: table.you is not None)
        if bots:
            await people[0].link.send(requests.Fill(bots))
        await people[0].link.send(requests.Start())
        yield people


async def until(person: Person, holds: Callable[[messages.Table], bool]) -> messages.Table:
    """Listen until the table is as it should be."""
    async with asyncio.timeout(PATIENCE):
        async for message in person.link:
            person.hear(message)
            if isinstance(message, messages.Table) and holds(message):
                return message
    raise AssertionError("the link has ended")


async def all_play(people: Sequence[Person], matches: int = 1) -> None:
    """Let everybody play to the end."""
    async with asyncio.timeout(2 * PATIENCE), asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play(matches))
