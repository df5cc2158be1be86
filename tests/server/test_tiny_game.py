"""A game that another package brings is played at a table like our own: seated with bots, stored, told again, and found after a crash."""

from pathlib import Path

import httpx
import pytest

from maukas.bots.precompile import precompile
from maukas.games.match_record import parse_record
from maukas.games.match_verification import verify
from maukas.games.registry import GAMES
from maukas.tables.events import Opened
from tests.every_game import TINY
from tests.server.people import all_play, guests, in_loop, quick, seated
from tests.server.server_process import ServerProcess


@pytest.mark.parametrize("name", [TINY])
@pytest.mark.parametrize("level", ["beginner", "casual", "master"])
def test_a_match_is_played_stored_and_replayed(tmp_path: Path, level: str, name: str) -> None:
    thinks = level == "master"
    if thinks:
        precompile()  # here nobody waits for it
    with ServerProcess(tmp_path, warm=thinks) as server:
        code, match = play_match(server, name, level)
        server.kill()
        assert isinstance(server.stored(code)[0].event, Opened)
        server.start()
        record = parse_record(httpx.get(f"{server.address}/api/matches/{match}/record").text)
        assert (record.game, verify(record)) == (name, [])
        replay = httpx.get(f"{server.address}/api/matches/{match}/rounds/1").json()
    assert [(step["seat"], step["move"]) for step in replay["steps"]] == [*record.rounds[0].moves]
    assert replay["opening"]["top"] in GAMES[name].cards.names
    assert replay["steps"][-1]["view"]["phase"] == "over"


def play_match(server: ServerProcess, name: str, level: str) -> tuple[str, str]:
    """Play a match of a person against bots; the codes of table and match."""
    found: list[str] = []

    @in_loop
    async def play() -> None:
        async with guests(server, "Ada") as (ada,), seated([ada], quick(name, 3), level) as (person,):
            await all_play([person])
            assert person.refusals() == []
            assert person.link.table is not None
            assert person.link.table.match_id is not None
            found.extend((person.link.table.code, person.link.table.match_id))

    play()
    return found[0], found[1]


@in_loop
async def test_a_game_that_is_not_there_is_refused(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,):
        body = {"game": TINY, "seats": 2}
        assert (await ada.http.post("/api/tables", json=body)).status_code == 400
