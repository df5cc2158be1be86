"""A big screen shows the table to everybody in a room: it has no seat, whoever's browser it is in, and asks for nothing."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from maukas.games.registry import GAMES
from maukas.protocol.codec import parse_message
from maukas.protocol.messages import AnyMessage, TableSnapshot
from maukas.server.transport.handshake import MOST_SCREENS
from tests.server.people import Person, all_play, guests, in_loop, quick, seated, until
from tests.server.raw_socket import TEXT, RawSocket, dialled, frame, handshake
from tests.server.server_process import ServerProcess, stored_at
from tests.server.truth import Truth


@asynccontextmanager
async def screen(server: ServerProcess, code: str, secret: str | None, status: int = 101) -> AsyncIterator[RawSocket]:
    """A big screen at a table, in the browser of a guest or in one that nobody knows."""
    async with dialled(server) as raw:
        cookie = None if secret is None else f"maukas={secret}"
        await raw.send(handshake(server, f"/api/tables/{code}/socket?after=0&screen=1", {"Cookie": cookie}))
        assert (await raw.head())[0] == status
        yield raw


async def watch(raw: RawSocket) -> list[bytes]:
    """Everything that a screen is sent until the match is over."""
    texts: list[bytes] = []
    while (received := await raw.receive()) is not None:
        if received[0] == TEXT:
            texts.append(received[1])
            if b'"phase":"finished"' in received[1]:
                break
    return texts


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_no_byte_of_a_hand_comes_to_a_screen_even_in_the_browser_of_one_who_plays(tmp_path: Path, game: str) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada", "Ben") as clients, seated(clients, quick(game, 2)) as people:
            code, secret = people[0].link.code, clients[0].secret
            async with screen(server, code, secret) as own, screen(server, code, None) as other:
                watching = [asyncio.create_task(watch(each)) for each in (own, other)]
                await all_play(people)
                seen = [await each for each in watching]
            stored = await stored_at(server.settings.database, code)
            truth = Truth(stored)
            for texts in seen:
                heard: list[AnyMessage] = [parse_message(text) for text in texts]
                assert truth.check("nobody who sits there", heard) > 2  # every view is the one from no seat
                for message in heard:
                    if isinstance(message, TableSnapshot):
                        assert (message.you, message.hosting, message.played_as) == (None, False, None)
                for text in texts:
                    view = json.loads(text).get("view")
                    assert view is None or (view["hand"], view["legal"]) == (None, [])


@in_loop
async def test_everybody_is_told_of_screens_but_they_are_nobody_at_the_table(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,):
        code = await ada.open_table(quick("maumau", 2))
        async with ada.join(code) as link:
            person = Person(link)
            assert (await until(person, lambda table: table.number > 0)).screens == 0
            async with screen(server, code, ada.secret) as first, screen(server, code, None):
                told = await until(person, lambda table: table.screens == 2)
                assert told.watching == 0
                shown = await first.message("table")
                assert shown is not None
                assert (shown["you"], shown["hosting"]) == (None, False)
            gone = await until(person, lambda table: table.screens == 0)
            assert gone.chairs[0].present


@in_loop
async def test_a_screen_asks_for_nothing(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,):
        code = await ada.open_table(quick("maumau", 2))
        async with screen(server, code, ada.secret) as raw:
            for asked in ({"type": "sit"}, {"type": "leave"}, {"type": "react", "reaction": "hello"}, {"type": "fill", "level": "casual"}):
                await raw.send(frame(json.dumps(asked)))
                refused = await raw.message("refused")
                assert refused is not None
                assert refused["reason"] == "table-screen"
        async with ada.join(code) as link:
            assert [chair.kind for chair in (await until(Person(link), lambda _: True)).chairs] == ["person", "free"]


@in_loop
async def test_so_many_screens_and_no_more(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,):
        code = await ada.open_table(quick("maumau", 2))

        async def add(count: int) -> None:
            if count == 0:
                async with screen(server, code, None, status=429):
                    return
            async with screen(server, code, None):
                await add(count - 1)

        await add(MOST_SCREENS)
