"""Those who watch a table: there is room for many, for nobody all of it, and the host has the last word."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from maukas.client import Client
from maukas.protocol import messages, requests
from tests.server.people import Person, guests, in_loop, quick, until
from tests.server.raw_socket import frame, joined
from tests.server.server_process import TIMEOUT, ServerProcess
from tests.server.test_limits import knock

HELLO = '{"type": "react", "reaction": "hello"}'


@in_loop
async def test_a_few_guests_with_many_connections_do_not_shut_a_table(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada", "Ben", *(f"Eve {number}" for number in range(5))) as (ada, ben, *eves), AsyncExitStack() as stack:
            code = await ada.open_table(quick("dos", 2, public=True))
            for eve in eves:
                await asyncio.gather(*(knock(stack, server, code, eve, "10.66.6.6") for _ in range(20)))
            async with ben.join(code) as link:
                await link.send(requests.Sit())
                await until(Person(link), lambda table: table.you == 1)


async def admitted(stack: AsyncExitStack, server: ServerProcess, code: str, client: Client, address: str, tries: int) -> int:
    """How many connections of a guest are let in."""
    return [await knock(stack, server, code, client, address) for _ in range(tries)].count(101)


@in_loop
async def test_some_places_are_kept_for_people_who_may_want_to_sit(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, most_watching=20) as server:
        async with (
            guests(server, "Ada", "Ben", "Cat", "Dan", *(f"Eve {number}" for number in range(7))) as (ada, ben, cat, dan, *eves),
            AsyncExitStack() as stack,
        ):
            code = await ada.open_table(quick("dos", 2, public=True))
            counts = [await admitted(stack, server, code, eve, f"10.66.6.{number // 3}", 5) for number, eve in enumerate(eves)]
            assert counts == [4, 4, 0, 4, 4, 0, 1]  # four of a guest and eight of an address; of the places that are kept one each
            async with ben.join(code) as link:
                await link.send(requests.Sit())
                await until(Person(link), lambda table: table.you == 1)
                assert await admitted(stack, server, code, cat, "10.1.1.1", 1) == 0  # now there is no seat to take
                assert await admitted(stack, server, code, ada, "10.66.6.0", 3) == 3  # who has one is never kept out
                await link.send(requests.Leave())
                await until(Person(link), lambda table: table.you is None)
                assert await admitted(stack, server, code, dan, "10.1.1.1", 2) == 1


@in_loop
async def test_reactions_are_counted_by_guest_and_by_table_not_by_connection(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada", "Ben", "Eve", "Fay", "Gil", "Hal") as (ada, ben, *eves), AsyncExitStack() as stack:
            code = await ada.open_table(quick("dos", 2, public=True))
            async with ada.join(code) as link, ben.join(code) as others:
                person, other = Person(link), Person(others)
                await until(person, lambda table: table.watching == 1)
                for client in (eves[0], *eves):
                    sockets = [await stack.enter_async_context(joined(server, client, code)) for _ in range(2)]
                    for each in sockets:
                        await each.send(frame(HELLO) * 5)
                await others.send(requests.Sit())
                await until(person, lambda table: table.chairs[1].name == "Ben")
                await until(other, lambda table: table.you == 1)
                heard = [message for message in person.heard if isinstance(message, messages.Reacted)]
                assert len([message for message in heard if message.name == "Eve"]) <= 5
                assert 4 <= len(heard) <= 13


@in_loop
async def test_whoever_watches_under_the_name_of_a_player_reacts_with_a_number(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada", "\u0410da") as (ada, eve):  # the second begins with a Cyrillic letter
            code = await ada.open_table(quick("dos", 2, public=True))
            async with ada.join(code) as link, joined(server, eve, code) as watcher:
                person = Person(link)
                await watcher.send(frame(HELLO))
                async with asyncio.timeout(TIMEOUT):
                    async for message in person.link:
                        if isinstance(message, messages.Reacted):
                            break
                assert isinstance(message, messages.Reacted)
                assert (message.name, message.seat) == ("\u0410da 2", None)


@pytest.mark.parametrize("phase", ["waiting", "dealing"])
@in_loop
async def test_the_host_sends_away_who_watches_and_nobody_else_can(tmp_path: Path, phase: str) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada", "Ben", "Eve", "Fay") as (ada, ben, eve, fay), AsyncExitStack() as stack:
            code = await ada.open_table(quick("dos", 2, public=True))
            async with ada.join(code) as host, ben.join(code) as guest, joined(server, eve, code) as watcher:
                person, other = Person(host), Person(guest)
                await guest.send(requests.Sit())
                await until(person, lambda table: table.watching == 1 and table.chairs[1].name == "Ben")
                if phase == "dealing":
                    await host.send(requests.Start())
                await guest.send(requests.Dismiss())
                async with asyncio.timeout(TIMEOUT):
                    async for message in guest:
                        if isinstance(message, messages.Refused):
                            break
                assert isinstance(message, messages.Refused)
                assert (message.request, message.reason) == ("dismiss", "table-not-host")
                await host.send(requests.Dismiss())
                told = await watcher.message("goodbye")
                assert told == {"type": "goodbye", "reason": "dismissed", "back_in": None}
                assert await watcher.end() == 1008
                await until(person, lambda table: table.watching == 0)
                assert await knock(stack, server, code, eve, "10.1.1.1") == 403
                assert await knock(stack, server, code, fay, "10.1.1.1") == 101  # who was not there may come
                await until(other, lambda table: table.you == 1 and table.watching == 1)
