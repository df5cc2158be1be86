"""Finished matches over HTTP: round by round for everybody who has the link, and nothing at all while a match is on."""

import httpx
import pytest

from maukas.games.game import GAMES
from maukas.games.match_record import parse_record
from maukas.protocol import requests
from tests.server.house import House
from tests.server.people import all_play, guests, in_loop, quick, seated, until


async def asked(house: House, path: str) -> httpx.Response:
    """What somebody without a name is answered."""
    async with httpx.AsyncClient(base_url=house.address) as stranger:
        return await stranger.get(path)


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_everybody_with_the_link_sees_every_round_of_a_finished_match(house: House, game: str) -> None:
    async with guests(house, "Ada") as (ada,), seated([ada], quick(game, 3), "casual", share="ab") as (person,):
        await all_play([person])
        table = person.link.table
        assert table is not None
        assert table.match_id is not None
        record = parse_record(await ada.record(table.match_id))
        for number, written in enumerate(record.rounds, 1):
            answer = await asked(house, f"/api/matches/{table.match_id}/rounds/{number}")
            assert answer.headers["cache-control"] == "public, max-age=86400, immutable"
            replay = answer.json()
            assert [(step["seat"], step["move"]) for step in replay["steps"]] == [*written.moves]
            assert [len(hand) for hand in replay["opening"]["hands"]] == replay["opening"]["hand_sizes"]
            assert replay["results"][number - 1]["shares"] == ["ab00"]
        for number in (0, len(record.rounds) + 1):
            answer = await asked(house, f"/api/matches/{table.match_id}/rounds/{number}")
            assert (answer.status_code, answer.json()) == (404, {"reason": "http-no-round", "values": {"round": number}})


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_match_that_is_on_is_shown_to_nobody(house: House, game: str) -> None:
    async with guests(house, "Ada") as (ada,), seated([ada], quick(game, 2, options={}), "casual") as (person,):
        await until(person, lambda table: table.phase == "dealing")     # with whole hands: nobody wins with the first cards
        await person.link.send(requests.Ready())
        table = await until(person, lambda table: table.phase == "playing")
        for path in ("", "/record", "/rounds/0", "/rounds/1"):
            answer = await asked(house, f"/api/matches/{table.match_id}{path}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "http-no-match")
        first = person.answer(table)                    # who begins is told so once
        if first is not None:
            await person.link.send(first)
        await all_play([person])
        for path in ("", "/record", "/rounds/1"):
            assert (await asked(house, f"/api/matches/{table.match_id}{path}")).status_code == 200


@in_loop
async def test_the_table_of_a_match_is_told_only_to_those_who_played(house: House) -> None:
    async with guests(house, "Ada") as (ada,), seated([ada], quick("maumau", 2), "casual") as (person,):
        await all_play([person])
        table = person.link.table
        assert table is not None
        assert [(match.id, match.table) for match in await ada.my_matches()] == [(table.match_id, table.code)]
        for path in ("", "/record", "/rounds/1"):
            assert table.code not in (await asked(house, f"/api/matches/{table.match_id}{path}")).text
