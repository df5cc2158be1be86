"""People I have played with: who they are, notes to and from them, and the same people again; nobody is pestered."""

import json
from typing import Any

import httpx
import pytest

from maukas.client import Client, ServerRefused
from maukas.protocol.requests import Sit
from maukas.protocol.settings import Settings
from maukas.server.invitations import ONE_PERSON
from tests.server.people import all_play, guests, in_loop, quick, seated
from tests.server.server_process import ServerProcess


async def asked(client: Client, path: str) -> Any:
    return json.loads(await client.fetch("GET", f"/api/me/{path}"))


async def refusal(client: Client, method: str, path: str, body: Any = None) -> tuple[int, str]:
    with pytest.raises(ServerRefused) as caught:
        await client.fetch(method, f"/api/me/{path}", body)
    return caught.value.status, caught.value.reason


async def finish(*clients: Client, **settings: Any) -> str:
    """Play a match to its end; give back its id."""
    async with seated(clients, quick("maumau", len(clients), **settings)) as table:
        await all_play(table)
        last = table[0].link.table
    assert last is not None
    assert last.match_id is not None
    return last.match_id


@in_loop
async def test_whoever_has_finished_a_match_with_me_can_be_invited_to_my_table_and_puts_the_note_away(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben", "Eve") as (ada, ben, eve):
        assert await asked(ada, "people") == []
        await finish(ada, ben)
        (companion,) = await asked(ada, "people")
        assert (companion["name"], companion["matches"], companion["invitable"]) == ("Ben", 1, True)
        (mirrored,) = await asked(ben, "people")
        assert mirrored["name"] == "Ada"
        assert await asked(eve, "people") == []
        assert mirrored["key"] != companion["key"]

        code = await ada.open_table(Settings(game="dos", seats=3))
        await ada.fetch("POST", "/api/me/invitations", {"person": companion["key"], "table": code})
        (note,) = await asked(ben, "invitations")
        assert (note["name"], note["table"]["code"], note["table"]["game"], note["table"]["host"]) == ("Ada", code, "dos", "Ada")
        assert await asked(eve, "invitations") == []
        assert json.loads(await ben.fetch("DELETE", f"/api/me/invitations/{code}")) == []
        assert await asked(ben, "invitations") == []


@in_loop
async def test_a_note_is_gone_when_its_reader_sits_at_the_table(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben") as (ada, ben):
        await finish(ada, ben)
        code = await ada.open_table(quick("maumau", 2))
        (companion,) = await asked(ada, "people")
        await ada.fetch("POST", "/api/me/invitations", {"person": companion["key"], "table": code})
        assert len(await asked(ben, "invitations")) == 1
        async with ada.join(code) as _, ben.join(code) as link:
            await link.send(Sit())
            async for _message in link:
                if link.table is not None and link.table.you is not None:
                    break
        assert await asked(ben, "invitations") == []


@in_loop
async def test_nobody_is_invited_by_strangers_to_others_tables_against_their_wish_or_again_and_again(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben", "Eve") as (ada, ben, eve):
        await finish(ada, ben)
        (companion,) = await asked(ada, "people")
        mine, others = await ada.open_table(quick("maumau", 2)), await eve.open_table(quick("maumau", 2))
        wish = {"person": companion["key"], "table": mine}
        assert await refusal(eve, "POST", "invitations", wish | {"table": others}) == (403, "http-no-companion")
        assert await refusal(ada, "POST", "invitations", wish | {"table": others}) == (403, "http-not-my-table")
        assert await refusal(ada, "POST", "invitations", wish | {"table": "babababababa"}) == (403, "http-not-my-table")
        for _ in range(int(ONE_PERSON[1])):
            await ada.fetch("POST", "/api/me/invitations", wish)
        assert await refusal(ada, "POST", "invitations", wish) == (429, "http-invited-lately")
        assert len(await asked(ben, "invitations")) == 1  # of one person there is one note

        await ben.fetch("PUT", "/api/me", {"name": "Ben", "preferences": {"invitations": False}})
        (companion,) = await asked(ada, "people")
        assert not companion["invitable"]
        assert await refusal(ada, "POST", "invitations", wish) == (403, "http-not-invitable")
    async with httpx.AsyncClient(base_url=server.address) as nobody:
        assert (await nobody.get("/api/me/people")).json() == (await nobody.get("/api/me/invitations")).json() == []
        assert (await nobody.post("/api/me/invitations", json=wish)).status_code == 401


@in_loop
async def test_the_same_people_again_get_a_table_with_the_same_rules_and_a_note(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben", "Cat", "Eve") as (ada, ben, cat, eve):
        match = await finish(ada, ben, cat, options={"rounds": 1, "hand_size": 2, "mau": "auto"})
        assert await refusal(eve, "POST", f"matches/{match}/again") == (404, "http-no-match")
        code = json.loads(await ada.fetch("POST", f"/api/me/matches/{match}/again"))["code"]
        table = json.loads(await ada.fetch("GET", f"/api/tables/{code}"))
        assert (table["game"], len(table["names"]), table["rules"], table["goal"]) == ("maumau", 3, 2, {"rounds": 1})
        for client in (ben, cat):
            (note,) = await asked(client, "invitations")
            assert (note["name"], note["table"]["code"]) == ("Ada", code)
