"""Nobody hears what is not for their own seat: every byte that anybody received is held against what the store says had happened by then.

`Truth` compares each picture and each move with what that seat may see, worked out from a table where all that is hidden was
dealt anew: so nothing hidden can be in it. The rest is searched for seeds, shares, secrets and ids.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from maukas.client import Client, ServerRefused, TableLink
from maukas.games.registry import GAMES
from maukas.protocol import messages, requests
from maukas.protocol.codec import encode, parse_message
from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import REACTIONS, AnyRequest
from maukas.tables import events
from maukas.tables.entry import Entry
from maukas.tables.table import Table
from tests.games.test_views import names_in
from tests.server.people import Person, guests, in_loop, quick, until
from tests.server.server_process import TIMEOUT, ServerProcess, stored_at
from tests.server.truth import Truth, guest_called

NAMES = ("Adalmiina", "Benedikte", "Eufrosyne", "Fabritius")
SHARE = "c0ffee"
MISCHIEF = 0.2  # how often somebody asks for something that is refused, or gets up
MATCHES = 2
OPTIONS: dict[str, dict[str, object]] = {"maumau": {"rounds": 2, "hand_size": 4}, "dos": {"target": 120, "hand_size": 7}}
LOG_LINES = re.compile(
    r"(INFO|DEBUG):(uvicorn\.error|alembic[.\w]*|asyncio):.*|"
    r"INFO:maukas:Maukas [\d.]+ (has started on port \d+, process \d+|stops|has stopped after [\d.]+ s)|"
    r"INFO:maukas:the store has \d+ tables, \d+ matches, \d+ events, \d+ guests|"
    r"DEBUG:maukas:(GET|PUT|POST|DELETE) was answered with \d+|"
    r"(INFO|DEBUG):maukas[.\w]*:[A-Za-z ,:]*"
)


class Ear(TableLink):
    """A link that keeps every text."""

    def __init__(self, client: Client, code: str) -> None:
        super().__init__(client, code, None)
        self.texts: list[str] = []

    async def connect(self) -> None:
        await super().connect()
        assert self.socket is not None
        self.socket = Tapped(self.socket, self.texts)  # type: ignore[assignment]


class Tapped:
    """A connection that is listened in to."""

    def __init__(self, socket: ClientConnection, texts: list[str]) -> None:
        self.socket = socket
        self.texts = texts
        self.send = socket.send
        self.close = socket.close

    async def __aiter__(self) -> AsyncIterator[str]:
        async for text in self.socket:
            assert isinstance(text, str)
            self.texts.append(text)
            yield text


class Mischief(Person):
    """Plays along, and now and then tries what is not allowed, reacts, gets up and comes back."""

    link: Ear
    script: tuple[AnyRequest, ...] = ()  # what is done anyway, once a round is on

    def answers(self, message: AnyMessage) -> list[AnyRequest]:
        self.share = f"{SHARE}{self.dice.getrandbits(104):026x}"  # another one each time, to be searched for
        if isinstance(message, messages.TableSnapshot) and message.phase == "finished":
            if message.hosting:
                return [requests.Fill("casual"), requests.Start()]
            return [requests.Sit() if message.you is None else requests.Rematch()]
        usual = self.answer(message)
        asked = [] if usual is None else [usual]
        if self.dice.random() < MISCHIEF and isinstance(message, messages.TableSnapshot | messages.Moved):
            asked.insert(self.dice.randrange(len(asked) + 1), self.mischief(message))
        if self.script and isinstance(message, messages.Moved):
            step, *rest = self.script
            self.script = tuple(rest)
            asked = [step] if isinstance(step, requests.Leave) else [step, *asked]  # whoever leaves is played for, others go on
        return asked

    def mischief(self, message: messages.TableSnapshot | messages.Moved) -> AnyRequest:
        assert self.link.table is not None
        card = self.dice.choice(GAMES[self.link.table.settings.game].cards.names)
        for_the_host: list[AnyRequest] = [] if self.link.table.hosting else [requests.Resize(4), requests.Remove(0), requests.Start()]
        choices: list[AnyRequest] = [
            *for_the_host,
            requests.Play(card, message.number),
            requests.Play(f"{card}>{card}", message.number),
            requests.Play(f"add:{card}", message.number),
            requests.Play("draw", message.number),
            requests.Play("catch:0", message.number),
            requests.Hint(0),
            requests.React(self.dice.choice(REACTIONS)),
            requests.Sit(self.link.table.you),
        ]
        return self.dice.choice(choices)

    async def stay(self, over: asyncio.Event) -> None:
        """Play until so many matches are over."""
        async for message in self.link:
            self.hear(message)
            if isinstance(message, messages.TableSnapshot) and message.phase == "finished" and message.match >= MATCHES:
                over.set()
            if over.is_set():
                return
            for request in self.answers(message):
                await self.link.send(request)


SUMMARY = {
    *("code", "game", "phase", "names", "bots", "free", "clock", "strict", "changed"),
    *("host", "preset", "rules", "goal", "joinable"),
}


async def look_around(client: Client, code: str, seen: list[str], over: asyncio.Event) -> None:
    """Ask over HTTP what there is to see, while they play."""
    while not over.is_set():
        for path in ("/api/lobby", f"/api/tables/{code}", "/api/me/tables", "/api/me/matches", "/metrics", "/ready"):
            seen.append((await client.http.get(path)).raise_for_status().text)  # noqa: PERF401 (one after the other)
        table = json.loads(seen[-5])
        assert {*table} == SUMMARY
        await asyncio.sleep(0.5)


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_nobody_hears_what_is_not_for_the_own_seat(tmp_path: Path, game: str) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, *NAMES) as clients, AsyncExitStack() as stack:
            ada, *others = clients
            code = await ada.open_table(quick(game, 3, public=True, options=OPTIONS[game]))
            people = [
                Mischief(await stack.enter_async_context(Ear(client, code)), (game, name))
                for client, name in zip(clients, NAMES, strict=True)
            ]
            people[1].script = (requests.Leave(), requests.React("bye"), requests.Sit(), requests.Play("R1", 0), requests.Leave())
            await people[1].link.send(requests.Sit())
            await until(people[1], lambda table: table.you is not None)
            await people[0].link.send(requests.Fill("casual"))
            await people[0].link.send(requests.Start())
            await until(people[3], lambda table: table.phase == "dealing")
            over, seen = asyncio.Event(), list[str]()
            followed = asyncio.create_task(follow(people[3], over))
            async with in_time(server, code, people), asyncio.TaskGroup() as group:
                for person in people[:3]:
                    group.create_task(person.stay(over))
                group.create_task(look_around(others[1], code, seen, over))
            await followed
            stored = await stored_at(server.settings.database, code)
            secrets = [client.secret or "" for client in clients]
        check(server, stored, people, secrets, seen)


@asynccontextmanager
async def in_time(server: ServerProcess, code: str, people: Sequence[Person]) -> AsyncIterator[None]:
    """Say where it stopped, if it does."""
    try:
        async with asyncio.timeout(TIMEOUT):
            yield
    except TimeoutError as error:
        for stored in (await stored_at(server.settings.database, code))[-12:]:
            error.add_note(str(stored))
        for person in people:
            error.add_note(f"{person.link.table} ... {person.heard[-3:]}")
        raise


async def follow(person: Mischief, over: asyncio.Event) -> None:
    """Watch the first round, and take the bot's seat from the next one on."""
    await until(person, lambda table: table.phase == "playing")
    await person.link.send(requests.Sit(2))
    await person.stay(over)


def check(server: ServerProcess, stored: Sequence[Entry], people: Sequence[Mischief], secrets: Sequence[str], seen: Sequence[str]) -> None:
    """Hold everything that was heard against the store."""
    code = people[0].link.code
    ids = {each.event.guest for each in stored if isinstance(each.event, events.Seated | events.Followed) and each.event.guest}
    deals, truth = deals_in(stored), Truth(stored)
    assert len(deals) >= MATCHES
    never = [*secrets, *ids, *(deal["mixed"] for deal in deals)]
    for name, person in zip(NAMES, people, strict=True):
        heard = [*map(parse_message, person.link.texts)]
        assert [encode(message).decode() for message in heard] == person.link.texts  # no field that the protocol does not know
        assert truth.check(guest_called(name, stored), heard) > 30
        number = 0
        for text, message in zip(person.link.texts, heard, strict=True):
            number = max(number, getattr(message, "number", 0))
            for secret in (*never, *(each for deal in deals if number < deal["over"] for each in deal["secrets"])):
                assert secret not in text
            if isinstance(message, messages.Refused):
                check_refusal(person, message)
    assert {type(message).__name__ for person in people for message in person.heard} >= {"TableSnapshot", "Moved", "Refused", "Reacted"}
    kinds = {type(each.event).__name__ for each in stored}
    assert kinds >= {"WentAway", "CameBack", "Followed", "BotSeated", "Agreed", "MatchBegan"}
    for text in seen:
        assert not [secret for secret in (*never, *(each for deal in deals for each in deal["secrets"])) if secret in text]
    server.figures()
    said = server.said()
    for secret in (*never, *NAMES, code, *(deal[key] for deal in deals for key in ("seed", "match"))):
        assert secret not in said
        assert secret not in server.figures_text
    assert "\n".join(line for line in said.splitlines() if not LOG_LINES.fullmatch(line)) == ""


def deals_in(stored: Sequence[Entry]) -> list[dict[str, Any]]:
    """Each deal with what was secret about it, and the number of the move after which it no longer was."""
    deals: list[dict[str, Any]] = []
    table = Table("")
    for each in stored:
        table.apply(each)
        match each.event:
            case events.Committed(seed):
                deals.append({"seed": seed, "match": table.match_id, "over": inf, "secrets": [seed], "mixed": seed})
            case events.Agreed(_, share) if share:
                deals[-1]["secrets"].append(share)
            case events.Dealt():
                assert table.round is not None
                deals[-1]["mixed"] = table.round.seed.hex()
            case events.Moved() if not table.is_playing:
                deals[-1]["over"] = each.number
    return deals


def check_refusal(person: Mischief, refused: messages.Refused) -> None:
    """A refusal names no card but those that were asked for, lie open or are in their own hand."""
    assert person.link.table is not None
    game = person.link.table.settings.game
    values = refused.values if isinstance(refused.values, dict) else {}
    named = {name for value in values.values() for name in names_in(game, str(value))}
    asked = names_in(game, refused.move) if isinstance(refused.move, str) else set()
    lying: set[str] = set()
    for message in person.heard:
        if isinstance(message, messages.TableSnapshot | messages.Moved) and message.view is not None:
            view = message.view
            lying |= names_in(game, json.dumps([view.get("top"), view.get("row"), view["hand"]]))
    assert named <= asked | lying


@in_loop
async def test_a_match_that_is_on_has_no_record_yet(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,), ada.join(await ada.open_table(quick("dos", 2))) as link:
        person = Person(link)
        await link.send(requests.Fill("casual"))
        await link.send(requests.Start())
        table = await until(person, lambda table: table.match_id is not None)
        for path in (f"/api/matches/{table.match_id}", f"/api/matches/{table.match_id}/record"):
            assert (await ada.http.get(path)).status_code == 404
        with pytest.raises(ServerRefused):
            await ada.record(table.match_id or "")
        async with httpx.AsyncClient(base_url=server.address) as stranger:
            for path in ("/api/me/tables", "/api/me/matches"):
                assert (await stranger.get(path)).json() == []
