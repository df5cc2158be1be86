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
from tests.server.server_process import TIMEOUT, ServerProcess

P = ParamSpec("P")
QUICK: dict[str, dict[str, Any]] = {  # options under which a match takes moments
    "maumau": {"rounds": 2, "hand_size": 3},
    "dos": {"target": 20, "hand_size": 3},
}
WORDS = ("mau", "dos", "catch:")
CATCHING = 0.5  # how often somebody notices that a call was forgotten
CARE = 0.95  # how often a call is remembered; bots wait for those who forget

addresses = (f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}" for number in count(1))


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that needs an event loop, and ends."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 3 * TIMEOUT))

    return run


@asynccontextmanager
async def guests(server: ServerProcess, *names: str) -> AsyncIterator[list[Client]]:
    """Guests with these names, each behind an address of its own."""
    async with AsyncExitStack() as stack:
        clients = []
        for name in names:
            client = await stack.enter_async_context(Client(server.address))
            client.http.headers["X-Forwarded-For"] = next(addresses)
            await client.call_me(name)
            clients.append(client)
        yield clients


def quick(game: str, seats: int, **settings: Any) -> Settings:
    """A table where nothing is waited for."""
    values: dict[str, Any] = {"grace": 0.0, "pace": 0.0, "options": QUICK.get(game, {})}
    return Settings(game=game, seats=seats, **(values | settings))


class Person:
    """Somebody with a link to a table, who plays along and keeps everything that was told."""

    def __init__(self, link: TableLink, name: object = "", share: str = "") -> None:
        self.link = link
        self.dice = generator("person", name)
        self.share = share
        self.care = CARE
        self.heard: list[AnyMessage] = []
        self.told: dict[int, tuple[int, str]] = {}  # seat and move by number

    def hear(self, message: AnyMessage) -> None:
        """Keep what was told; nobody is told two things of one move."""
        self.heard.append(message)
        made: list[tuple[int, int, str]] = []
        if isinstance(message, messages.Moved):
            made = [(message.number, message.seat, message.move)]
        elif isinstance(message, messages.TableSnapshot):
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
            finished = message.match if isinstance(message, messages.TableSnapshot) and message.phase == "finished" else 0
            if matches is not None and finished >= matches:
                return
            request = self.answer(message)
            if request is not None:
                await self.link.send(request)

    def answer(self, message: AnyMessage) -> AnyRequest | None:
        """What to do after a message."""
        table = self.link.table
        if isinstance(message, messages.TableSnapshot) and message.phase == "dealing" and message.you is not None:
            return None if message.chairs[message.you].ready else requests.Ready(self.share)
        if isinstance(message, messages.TableSnapshot) and message.phase == "finished":
            return requests.Rematch() if message.you == 0 else None
        if isinstance(message, (messages.TableSnapshot, messages.Moved)) and message.view is not None and table is not None:
            move = choice(message.view, self.dice, self.care)
            return None if move is None else requests.Play(move, message.number)
        if isinstance(message, messages.Refused) and message.reason == "table-grace":  # nobody else may be on turn: go on with it
            seen = self.seen()
            move = None if seen is None or seen.view is None else choice(seen.view, self.dice, self.care, catching=0)
            return None if seen is None or move is None else requests.Play(move, seen.number)
        return None

    def seen(self) -> messages.Moved | messages.TableSnapshot | None:
        """The newest message that shows the table."""
        shown = (each for each in reversed(self.heard) if isinstance(each, (messages.Moved, messages.TableSnapshot)))
        return next(shown, None)

    def refusals(self) -> list[messages.Refused]:
        return [message for message in self.heard if isinstance(message, messages.Refused)]


def choice(view: dict[str, Any], dice: random.Random, care: float = CARE, catching: float = CATCHING) -> str | None:
    """Something to do with what a seat sees: mostly the call in time, then a card if one fits; None if it is not the time."""
    legal, seat = view["legal"], view["seat"]
    if seat is None or not legal or view["phase"] == "over":
        return None
    owed = view["exposed"] if "exposed" in view else [view.get("window")]
    spoken = [move for move in legal if move.startswith(WORDS)]
    if seat in owed and dice.random() < care:
        calls = [move for move in spoken if not move.startswith("catch:")]
        if calls:
            return str(calls[0])
    caught = [move for move in spoken if move.startswith("catch:") and int(move.removeprefix("catch:")) in owed]
    if caught and dice.random() < catching:
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


async def until(person: Person, holds: Callable[[messages.TableSnapshot], bool]) -> messages.TableSnapshot:
    """Listen until the table is as it should be."""
    async with asyncio.timeout(TIMEOUT):
        async for message in person.link:
            person.hear(message)
            if isinstance(message, messages.TableSnapshot) and holds(message):
                return message
    raise AssertionError("the link has ended")


async def all_play(people: Sequence[Person], matches: int = 1) -> None:
    """Let everybody play to the end."""
    async with asyncio.timeout(2 * TIMEOUT), asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play(matches))


async def heard_more(people: Sequence[Person], moves: int) -> None:
    """Wait until everybody was told so many moves more."""
    marks = [(person, len(person.told) + moves) for person in people]
    async with asyncio.timeout(TIMEOUT):
        while any(len(person.told) < mark for person, mark in marks):
            await asyncio.sleep(0.01)
