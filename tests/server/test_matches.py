"""Whole matches over real sockets, with people and bots, through our client and without it."""

import asyncio
import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from maukas.games.match_record import parse_record
from maukas.games.match_verification import verify
from maukas.games.registry import GAMES
from maukas.protocol import messages, requests
from maukas.server.hosting.journal_rows import batch_of
from maukas.tables import events
from maukas.tables.change import change_of
from tests.play import generator
from tests.server.people import QUICK, Person, all_play, choice, guests, in_loop, quick, seated, until
from tests.server.server_process import TIMEOUT, ServerProcess
from tests.tables.simulated_table import ADA, BEN, EVE, table_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize(("people", "seats", "bots"), [(2, 2, ""), (4, 4, ""), (2, 4, "casual"), (1, 3, "beginner")])
@in_loop
async def test_people_and_bots_play_a_match_to_its_end(server: ServerProcess, game: str, people: int, seats: int, bots: str) -> None:
    async with guests(server, *"ABCD"[:people]) as clients:
        async with seated(clients, quick(game, seats), bots, share="ab") as table:
            await all_play(table)
        last = table[0].link.table
        assert last is not None
        assert last.match_id is not None
        for person in table:
            assert person.link.table is not None
            assert (person.link.table.totals, person.link.table.results) == (last.totals, last.results)
        record = parse_record(await clients[0].record(last.match_id))
        assert verify(record) == []
        assert (record.totals, record.winners) == (last.totals, last.winners)
        assert [[*each.shares] for each in record.rounds] == [[bytes([0xAB, seat]) for seat in range(people)]] * len(last.results)
        for seat, client in enumerate(clients):
            assert [(match.id, match.seat) for match in await client.my_matches()] == [(last.match_id, seat)]
    stored = await asyncio.to_thread(server.stored, last.code)
    moves = {each.number: (each.event.seat, each.event.move) for each in stored if isinstance(each.event, events.Moved)}
    for person in table:
        assert person.told == moves


def test_a_match_is_kept_for_those_who_played_it_and_not_for_who_sits_down_when_it_ends() -> None:
    simulated = table_of(ADA, BEN, seats=3, options=QUICK["maumau"])
    simulated.ask(ADA, requests.Fill("casual"))
    bot = simulated.table.sitters[2].name
    simulated.start()
    while simulated.table.round_number < 2:
        simulated.finish_round()
        simulated.deal()
    simulated.sit(EVE)
    simulated.finish_match()
    assert simulated.table.sitters[2].guest == EVE
    happened = simulated.stored[-1:]
    batch = batch_of(simulated.table, happened, change_of(simulated.table, happened), simulated.table.guests())
    assert [player.guest for player in batch.players] == [ADA, BEN]
    assert json.loads(batch.matches[0].summary)["names"] == ["Ada", "Ben", bot]


@in_loop
async def test_a_rematch_is_one_request_and_another_deal(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben") as clients, seated(clients, quick("maumau", 2)) as table:
        await all_play(table)
        first = table[0].link.table
        await all_play(table, matches=2)
        second = table[0].link.table
        assert first is not None
        assert second is not None
        assert first.match_id is not None
        assert second.match_id is not None
        assert (first.match, second.match) == (1, 2)
        seeds = [result.seed for each in (first, second) for result in each.results]
        assert len({*seeds}) == len(seeds) == 4
        for id in (first.match_id, second.match_id):
            assert verify(parse_record(await clients[0].record(id))) == []


@in_loop
async def test_whoever_watches_may_follow_a_bot_in_the_next_round(server: ServerProcess) -> None:
    whole_hands = quick("maumau", 2, options={"rounds": 2})  # everybody is on turn before somebody is out
    async with guests(server, "Ada", "Eve") as (ada, eve), seated([ada], whole_hands, "casual") as (host,):
        await until(host, lambda table: table.phase == "dealing")
        await host.link.send(requests.Ready())
        await until(host, lambda table: table.phase == "playing")
        async with eve.join(host.link.code) as link:
            watcher = Person(link, "eve")
            await link.send(requests.Sit(1))
            await until(watcher, lambda table: table.chairs[1].next == "Eve")
            await all_play([host, watcher])
        seats = [message.you for message in watcher.heard if isinstance(message, messages.TableSnapshot)]
        assert (seats[0], seats[-1]) == (None, 1)
        assert any(message.seat == 1 and message.by == "owner" for message in watcher.heard if isinstance(message, messages.Moved))


@in_loop
async def test_whoever_does_not_say_to_be_ready_is_dealt_cards_when_it_is_time(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches={"maukas.tables.table:FIRST_DEAL": 0.1}) as server:
        async with guests(server, "Ada", "Ben") as clients, seated(clients, quick("dos", 2)) as table:
            for person in table:
                await until(person, lambda table: table.phase == "playing")


# Without our client: what the documentation of the protocol says is enough


async def play_bare(socket: Any, name: str) -> list[dict[str, Any]]:
    """Play with nothing but JSON."""
    dice, heard = generator("bare", name), []
    async for text in socket:
        message = json.loads(text)
        heard.append(message)
        if message.get("phase") == "finished":
            return heard
        if message.get("phase") == "dealing" and not message["chairs"][message["you"]].get("ready"):
            await socket.send(json.dumps({"type": "ready", "share": "0123"}))
        elif message.get("view"):
            move = choice(message["view"], dice)
            if move:
                await socket.send(json.dumps({"type": "play", "move": move, "after": message["number"]}))
    raise AssertionError("closed before the end")


@every_game
@in_loop
async def test_bare_sockets_and_json_are_enough_to_play(server: ServerProcess, game: str) -> None:
    async with httpx.AsyncClient(base_url=server.address) as one, httpx.AsyncClient(base_url=server.address) as two:
        for client, name in ((one, "Åsa"), (two, "<b>Bo</b>")):
            (await client.put("/api/me", json={"name": name})).raise_for_status()
        settings = {"game": game, "seats": 3, "pace": 0, "grace": 0, "options": QUICK[game]}
        code = (await one.post("/api/tables", json=settings)).raise_for_status().json()["code"]
        address = f"ws{server.address.removeprefix('http')}/api/tables/{code}/socket"
        cookies = [{"Cookie": f"maukas={client.cookies['maukas']}"} for client in (one, two)]
        async with connect(address, additional_headers=cookies[0]) as first, connect(address, additional_headers=cookies[1]) as second:
            await second.send('{"type": "sit"}')
            while json.loads(await second.recv()).get("you") is None:
                pass
            await first.send('{"type": "fill", "level": "casual"}')
            await first.send('{"type": "start"}')
            async with asyncio.timeout(TIMEOUT):
                heard = await asyncio.gather(play_bare(first, "1"), play_bare(second, "2"))
        assert heard[0][-1]["totals"] == heard[1][-1]["totals"]
        assert [chair["name"] for chair in heard[0][-1]["chairs"]][:2] == ["Åsa", "<b>Bo</b>"]
        for each in heard:
            numbers = [message["number"] for message in each if message["type"] == "moved"]
            assert all(before < after for before, after in pairwise(numbers))
        text = (await one.get(f"/api/matches/{heard[0][-1]['match_id']}/record")).text
        assert verify(parse_record(text)) == []


@every_game
@in_loop
async def test_the_example_joins_by_the_link_and_plays(server: ServerProcess, game: str) -> None:
    async with guests(server, "Ada") as (ada,):
        code = await ada.open_table(quick(game, 2, grace=0.2))
        async with ada.join(code) as link:
            host = Person(link, "host")
            host.care = 0.0  # what the robot notices is too early to be said: it must not wait for ever
            command = (sys.executable, str(EXAMPLE), f"{server.address}/t/{code}", "Robbie")
            robot = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT)
            try:
                await until(host, lambda table: table.chairs[1].name == "Robbie")
                await link.send(requests.Start())
                await all_play([host])
                said, _ = await asyncio.wait_for(robot.communicate(), TIMEOUT)
            finally:
                if robot.returncode is None:
                    robot.kill()
                    await robot.wait()
        assert host.link.table is not None
        assert said.decode().split() == ["the", "match", "is", "over:", *map(str, host.link.table.totals)]
