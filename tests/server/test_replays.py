"""Finished matches over HTTP: round by round for everybody who has the link, and nothing at all while a match is on."""

import time
from pathlib import Path

import httpx
import pytest

from maukas.games.registry import GAMES
from maukas.games.match_record import parse_record
from maukas.protocol import requests
from maukas.server.bots.bot_threads import BotThreads
from tests.server.people import all_play, guests, in_loop, quick, seated, until
from tests.server.server_process import NEVER, ServerProcess


async def asked(server: ServerProcess, path: str) -> httpx.Response:
    """What somebody without a name is answered."""
    async with httpx.AsyncClient(base_url=server.address) as stranger:
        return await stranger.get(path)


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_everybody_with_the_link_sees_every_round_of_a_finished_match(server: ServerProcess, game: str) -> None:
    async with guests(server, "Ada") as (ada,), seated([ada], quick(game, 3), "casual", share="ab") as (person,):
        await all_play([person])
        table = person.link.table
        assert table is not None
        assert table.match_id is not None
        record = parse_record(await ada.record(table.match_id))
        for number, written in enumerate(record.rounds, 1):
            answer = await asked(server, f"/api/matches/{table.match_id}/rounds/{number}")
            assert answer.headers["cache-control"] == "public, max-age=86400, immutable"
            replay = answer.json()
            assert [(step["seat"], step["move"]) for step in replay["steps"]] == [*written.moves]
            assert [len(hand) for hand in replay["opening"]["hands"]] == replay["opening"]["hand_sizes"]
            assert replay["results"][number - 1]["shares"] == ["ab00"]
        for number in (0, len(record.rounds) + 1):
            answer = await asked(server, f"/api/matches/{table.match_id}/rounds/{number}")
            assert (answer.status_code, answer.json()) == (404, {"reason": "http-no-round", "values": {"round": number}})


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_match_that_is_on_is_shown_to_nobody(server: ServerProcess, game: str) -> None:
    async with guests(server, "Ada") as (ada,), seated([ada], quick(game, 2, options={}), "casual") as (person,):
        await until(person, lambda table: table.phase == "dealing")  # with whole hands: nobody wins with the first cards
        await person.link.send(requests.Ready())
        table = await until(person, lambda table: table.phase == "playing")
        for path in ("", "/record", "/rounds/0", "/rounds/1"):
            answer = await asked(server, f"/api/matches/{table.match_id}{path}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "http-no-match")
        first = person.answer(table)  # who begins is told so once
        if first is not None:
            await person.link.send(first)
        await all_play([person])
        for path in ("", "/record", "/rounds/1"):
            assert (await asked(server, f"/api/matches/{table.match_id}{path}")).status_code == 200


async def think_for_ever(threads: BotThreads) -> None:
    """Keep the only thread of the bots busy."""
    await threads.run(lambda: time.sleep(NEVER))


@in_loop
async def test_nobody_waits_for_a_bot_to_see_a_finished_match(tmp_path: Path) -> None:
    busy = {"maukas.server.bots.bot_threads:BotThreads.warm_up": think_for_ever}
    with ServerProcess(tmp_path, warm=True, threads=1, patches=busy) as server:
        async with guests(server, "Ada", "Ben") as clients, seated(clients, quick("maumau", 2)) as people:
            await all_play(people)
            table = people[0].link.table
            assert table is not None
            for path in ("/record", "/rounds/1"):
                assert (await asked(server, f"/api/matches/{table.match_id}{path}")).status_code == 200


@in_loop
async def test_all_results_of_a_match_are_told_on_request_while_it_is_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches={"maukas.tables.broadcast:LATEST_RESULTS": 2}) as server:
        async with (
            guests(server, "Ada") as (ada,),
            seated([ada], quick("maumau", 2, options={"rounds": 4, "hand_size": 3}), "casual") as (person,),
        ):
            await all_play([person])
            table = person.link.table
            assert table is not None
            assert (len(table.results), table.earlier) == (2, 2)
            results = await ada.results(table.code)
            assert len(results) == 4
            assert tuple(results[2:]) == table.results
            assert [sum(result.scores[seat] for result in results) for seat in range(2)] == [*table.totals]
            assert await asked(server, f"/api/tables/{table.code}/results") is not None
        async with guests(server, "Eve") as (eve,):
            assert await eve.results(await eve.open_table(quick("dos", 2))) == []
            assert (await asked(server, "/api/tables/babababababa/results")).json()["reason"] == "http-no-table"


@in_loop
async def test_the_table_of_a_match_is_told_only_to_those_who_played(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,), seated([ada], quick("maumau", 2), "casual") as (person,):
        await all_play([person])
        table = person.link.table
        assert table is not None
        assert [(match.id, match.table) for match in await ada.my_matches()] == [(table.match_id, table.code)]
        assert [match.seat for match in await ada.my_matches()] == [table.played_as]
        for path in ("", "/record", "/rounds/1"):
            told = (await asked(server, f"/api/matches/{table.match_id}{path}")).text
            assert table.code not in told
            assert "marks" not in told
