"""Report and block: whom I block I do not hear, nor am I led to a table with them; a report reaches the operators."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from maukas.client import Client
from maukas.journal.journal import Journal
from maukas.journal.moderation import Report
from maukas.protocol import messages, requests
from tests.server.people import Person, all_play, guests, in_loop, quick, seated, until
from tests.server.server_process import TIMEOUT, ServerProcess


async def post(client: Client, path: str, **body: str) -> tuple[int, Any]:
    answer = await client.http.post(path, json=body)
    return answer.status_code, answer.json()


async def reactions(link: Any, last: str) -> list[str]:
    """The names of those whose reactions are seen, up to the one by `last`."""
    seen: list[str] = []
    async with asyncio.timeout(TIMEOUT):
        async for message in link:
            if isinstance(message, messages.Reacted):
                seen.append(message.name)
                if message.name == last:
                    return seen
    raise AssertionError("the link has ended")


@in_loop
async def test_i_do_not_see_the_reactions_of_somebody_i_have_blocked(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben", "Cai") as (ada, ben, cai):
        code = await ada.open_table(quick("dos", 3))
        async with ada.join(code) as hers, ben.join(code) as his, cai.join(code) as theirs:
            for link in (his, theirs):
                await link.send(requests.Sit())
            await until(Person(hers), lambda table: all(chair.kind == "person" for chair in table.chairs))
            status, blocked = await post(ada, f"/api/tables/{code}/blocks", name="Ben")
            assert (status, [each["name"] for each in blocked]) == (201, ["Ben"])
            await his.send(requests.React("laugh"))
            await reactions(theirs, "Ben")  # others see it
            await theirs.send(requests.React("hello"))
            assert await reactions(hers, "Cai") == ["Cai"]
            assert await reactions(his, "Cai") == ["Ben", "Cai"]
        server.kill()
        server.start()
        async with ada.join(code) as hers, ben.join(code) as his:  # it is stored
            await until(Person(his), lambda _: True)
            await his.send(requests.React("laugh"))
            await reactions(his, "Ben")
            await hers.send(requests.React("oops"))
            assert await reactions(hers, "Ada") == ["Ada"]
            key = (await ada.http.get("/api/me/blocks")).json()[0]["key"]
            assert (await ada.http.delete(f"/api/me/blocks/{key}")).json() == []
            await his.send(requests.React("laugh"))
            assert await reactions(hers, "Ben") == ["Ben"]


@in_loop
async def test_those_who_watch_block_and_report_too_and_are_blocked_and_reported(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben", "Eve", "Eve") as (ada, ben, eve, other):
        code = await ada.open_table(quick("dos", 2))
        async with ada.join(code) as hers, ben.join(code) as his:
            await his.send(requests.Sit())
            await until(Person(hers), lambda table: all(chair.kind == "person" for chair in table.chairs))
            async with eve.join(code) as first:
                await until(Person(hers), lambda table: table.watchers == ("Eve",))
                async with other.join(code) as second:
                    await until(Person(hers), lambda table: len(table.watchers) == 2)
                    await second.send(requests.React("laugh"))
                    (again,) = await reactions(his, "Eve 2")  # two who watch under one name are told apart
                    assert (await post(ben, f"/api/tables/{code}/blocks", name=again))[0] == 201
                    assert (await post(ben, f"/api/tables/{code}/reports", name="Eve", reason="conduct"))[0] == 201
                    assert (await post(eve, f"/api/tables/{code}/blocks", name="Ada"))[0] == 201
                    assert (await post(eve, f"/api/tables/{code}/blocks", name=again))[0] == 201
                    assert (await post(eve, f"/api/tables/{code}/reports", name="Ada", reason="name"))[0] == 201
                    for link in (second, hers, first, his):
                        await link.send(requests.React("hello"))
                        await reactions(hers, {second: again, hers: "Ada", first: "Eve", his: "Ben"}[link])
                    assert await reactions(his, "Ben") == ["Ada", "Eve", "Ben"]
                    assert await reactions(first, "Ben") == [again, "Eve", "Ben"]  # the first before anybody was blocked


@in_loop
async def test_neither_the_lobby_nor_invitations_bring_us_together(server: ServerProcess) -> None:
    async with guests(server, "Dag", "Eeva", "Finn") as clients:
        dag, eeva, finn = clients
        async with seated([dag, eeva], quick("dos", 2, public=True)) as people:
            await all_play(people)
            code = people[0].link.code
            assert [each["name"] for each in (await eeva.http.get("/api/me/people")).json()] == ["Dag"]
            key = (await dag.http.get("/api/me/people")).json()[0]["key"]
            other = await dag.open_table(quick("maumau", 2, public=True))
            assert (await post(dag, "/api/me/invitations", person=key, table=other))[0] == 201
            assert len((await eeva.http.get("/api/me/invitations")).json()) == 1
            assert (await post(eeva, f"/api/tables/{code}/blocks", name="Dag"))[0] == 201
            assert (await eeva.http.get("/api/me/invitations")).json() == []
            assert (await post(dag, "/api/me/invitations", person=key, table=other))[1]["reason"] == "http-not-invitable"
            assert (await eeva.http.get("/api/me/people")).json() == []
            assert [each["invitable"] for each in (await dag.http.get("/api/me/people")).json()] == [False]
            async with dag.join(other) as link:
                await until(Person(link), lambda _: True)
                async with asyncio.timeout(TIMEOUT):
                    while other not in await lobby(finn):
                        await asyncio.sleep(0.2)
                assert other in await lobby(dag)
                assert other not in await lobby(eeva)
        async with eeva.join(await eeva.open_table(quick("dos", 2, public=True))) as link:
            await until(Person(link), lambda _: True)
            async with asyncio.timeout(TIMEOUT):
                while link.code not in await lobby(finn):
                    await asyncio.sleep(0.2)
            assert link.code not in await lobby(dag)  # nor the other way round


async def lobby(client: Client) -> list[str]:
    return [each["code"] for each in (await client.http.get("/api/lobby")).json()]


@in_loop
async def test_a_report_reaches_operators_once_however_often_it_is_made(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada", "Ben", "Cai") as (ada, ben, cai):
            code = await ada.open_table(quick("dos", 2))
            path = f"/api/tables/{code}/reports"
            async with ada.join(code) as hers, ben.join(code) as his:
                await his.send(requests.Sit())
                await until(Person(hers), lambda table: table.chairs[1].kind == "person")
                for reason in ("name", "conduct"):
                    assert (await post(ada, path, name="Ben", reason=reason))[0] == 201
                assert (await post(ada, path, name="Ben", reason="smell"))[0] == 400
                assert (await post(ada, path, name="Nobody", reason="name")) == (404, {"reason": "http-nobody-there", "values": {}})
                assert (await post(ada, path, name="Ada", reason="name"))[0] == 404  # nobody reports themselves
                assert (await post(cai, path, name="Ben", reason="name"))[1]["reason"] == "http-not-my-table"
                answers = [await post(ada, path, name="Ben", reason="unfair") for _ in range(6)]
                assert (answers[-1][0], answers[-1][1]["reason"]) == (429, "table-too-fast")
        server.stop()

        async def stored() -> list[Report]:
            journal = await Journal.open(server.settings.database)
            try:
                return await journal.moderation.reports(10)
            finally:
                await journal.close()

        (report,) = await stored()
        assert (report.name, report.reason, report.code) == ("Ben", "unfair", code)
        assert "Ben" not in server.said()


@pytest.mark.parametrize("name", ["fuck", "v1ttu", "Adm1n"])
@in_loop
async def test_an_unwanted_name_is_refused_and_those_of_the_host_too(tmp_path: Path, name: str) -> None:
    with ServerProcess(tmp_path, unwanted_names="Zorg\n-maukas\n") as server:
        async with guests(server, "Maukas") as (ada,):
            for refused in (name, "Z.o.r.g"):
                answer = await ada.http.put("/api/me", json={"name": refused})
                assert (answer.status_code, answer.json()["reason"]) == (400, "http-unwanted-name")
            assert (await ada.http.get("/api/me")).json()["name"] == "Maukas"
