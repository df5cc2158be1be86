"""Reviews of finished matches: made once and on request, a few at a time, given up when nobody waits, and of no match that is on."""

import asyncio
import os
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from maukas.client import Client, ServerRefused
from maukas.games.match_record import parse_record
from maukas.journal.journal import Journal
from maukas.journal.review_store import ReviewKey
from maukas.journal.rows import Batch, MatchRow
from maukas.protocol import requests
from maukas.protocol.reviews import ReviewProgress
from maukas.review import review_match
from maukas.server import reviews as reviews_module
from maukas.server.replays import Replays
from maukas.server.review_process import told_review
from maukas.server.reviews import MOST_OF_ADDRESS, MOST_WAITING, PATIENCE, ReviewFailed, ReviewJob, Reviews, ReviewsOff, key_of
from maukas.server.thread_priority import NICE
from maukas.server.worker_threads import Overloaded
from tests.server.people import all_play, guests, in_loop, quick, seated, until
from tests.server.server_process import TIMEOUT, ServerProcess

DEPTH = 32  # worlds, so that it takes moments
LITTLE = 3.0  # seconds of patience


async def finished(client: Client) -> str:
    """The id of a match that somebody has played with a bot."""
    async with seated([client], quick("maumau", 2, options={"rounds": 1, "hand_size": 3}), "casual") as (person,):
        await all_play([person])
        assert person.link.table is not None
        return person.link.table.match_id or ""


async def settled(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not happens():
            await asyncio.sleep(0.02)


@in_loop
async def test_a_finished_match_is_reviewed_on_request_and_only_once(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches={"maukas.server.reviews:DEPTH": DEPTH}) as server:
        async with guests(server, "Ada") as (ada,):
            id, told = await finished(ada), list[ReviewProgress]()
            path = f"/api/matches/{id}/review"
            assert (await ada.http.get(path)).json() == {"state": "none", "done": 0, "total": 0, "reason": ""}
            assert (await ada.http.get(f"{path}/result")).json()["reason"] == "http-no-review"
            found = await ada.review(id, told.append)
            record = parse_record(await ada.record(id))
            assert found == told_review(id, review_match(record, depth=DEPTH))
            assert found.depth == DEPTH
            assert {each.state for each in told} <= {"waiting", "running"}
            moves = sum(len(each.moves) for each in record.rounds)
            again = await ada.http.post(path)
            assert (again.status_code, again.json()) == (202, {"state": "done", "done": moves, "total": moves, "reason": ""})
            assert (await ada.http.get(f"{path}/result")).headers["cache-control"] == "public, max-age=86400, immutable"
            for luck in found.luck:
                parts = (luck.points.share, luck.points.deal, luck.points.drawn, luck.points.others, luck.points.own)
                assert round(sum(parts), 3) == sum(each.outcome.scores[luck.seat] for each in record.rounds if each.outcome is not None)
        server.stop()
        server.start()
        async with httpx.AsyncClient(base_url=server.address) as stranger:
            assert (await stranger.get(path)).json()["state"] == "done"


@in_loop
async def test_nothing_of_a_match_that_is_on_is_reviewed(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,), seated([ada], quick("maumau", 2, options={}), "casual") as (person,):
        await until(person, lambda table: table.phase == "dealing")
        await person.link.send(requests.Ready())
        table = await until(person, lambda table: table.phase == "playing")
        path = f"/api/matches/{table.match_id}/review"
        for answer in (await ada.http.post(path), await ada.http.get(path), await ada.http.get(f"{path}/result")):
            assert (answer.status_code, answer.json()["reason"]) == (404, "http-no-match")
        with pytest.raises(ServerRefused, match="http-no-match"):
            await ada.review(table.match_id or "")


@in_loop
async def test_a_server_may_review_nothing(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, reviews="off") as server:
        async with guests(server, "Ada") as (ada,):
            id = await finished(ada)
            assert (await ada.http.get(f"/api/matches/{id}/review")).json()["reason"] == "http-reviews-off"
            answer = await ada.http.post(f"/api/matches/{id}/review")
            assert (answer.status_code, answer.json()["reason"]) == (503, "http-reviews-off")


def workers_of(server: ServerProcess) -> list[int]:
    """The processes that a server has started."""
    threads = Path(f"/proc/{server.process.pid}/task").iterdir()
    return [int(pid) for thread in threads for pid in (thread / "children").read_text().split()]


@in_loop
async def test_the_process_has_a_low_priority_and_ends_when_nobody_waits_any_more(tmp_path: Path) -> None:
    patches = {"maukas.server.reviews:DEPTH": 100_000, "maukas.server.reviews:PATIENCE": LITTLE}
    with ServerProcess(tmp_path, patches=patches) as server:
        async with guests(server, "Ada") as (ada,):
            id = await finished(ada)
            await ada.http.post(f"/api/matches/{id}/review")
            await settled(lambda: workers_of(server) != [])
            (pid,) = workers_of(server)
            async with asyncio.timeout(TIMEOUT):
                while os.getpriority(os.PRIO_PROCESS, pid) < NICE:
                    assert (await ada.http.get(f"/api/matches/{id}/review")).json()["state"] == "running"
                    await asyncio.sleep(0.05)
            await settled(lambda: workers_of(server) == [])
            async with asyncio.timeout(TIMEOUT):
                while (await ada.http.get(f"/api/matches/{id}/review")).json()["state"] != "none":
                    await asyncio.sleep(0.05)
            assert workers_of(server) == []


class Clock:
    """A time that passes when the test wants it to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def reviewing(folder: Path, monkeypatch: pytest.MonkeyPatch, *, is_on: bool = True) -> AsyncIterator[tuple[Reviews, "Workshop"]]:
    """Reviews over a store with matches, whose processes are in the hands of the test."""
    journal = await Journal.open(f"sqlite:///{folder}/store.db")
    await journal.append(Batch(matches=[row(number) for number in range(2 * MOST_WAITING)]))
    replays, workshop = Replays(journal), Workshop()
    monkeypatch.setattr(reviews_module, "reviewed", workshop.reviewed)
    monkeypatch.setattr(replays, "record", workshop.record)
    reviews = Reviews(journal, replays, is_on=is_on, clock=workshop.clock)
    try:
        yield reviews, workshop
    finally:
        await reviews.close()
        replays.close()
        await journal.close()


def row(number: int) -> MatchRow:
    return MatchRow(f"match{number}", "badegu", "maumau", 1, 2, float(number), b"{}")


class Workshop:
    """Stands for the processes that review."""

    def __init__(self) -> None:
        self.clock, self.gate = Clock(), asyncio.Event()
        self.begun: list[str] = []
        self.error: Exception | None = None

    async def record(self, *_: object) -> bytes:
        return b""

    async def reviewed(self, key: ReviewKey, _record: bytes, job: ReviewJob) -> bytes:
        self.begun.append(key.match)
        job.done, job.total = 1, 2
        await self.gate.wait()
        if self.error is not None:
            raise self.error
        return zlib.compress(b"{}")


@in_loop
async def test_one_is_made_at_a_time_and_others_wait_for_their_turn(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        async with reviewing(tmp_path, patch) as (reviews, workshop):
            for number in range(3):
                assert (await reviews.ask(row(number), f"10.0.0.{number}")).state == "waiting"
            await settled(lambda: workshop.begun != [])
            await asyncio.sleep(0.1)
            assert [(await reviews.progress(row(number))).state for number in range(3)] == ["running", "waiting", "waiting"]
            assert (await reviews.ask(row(0), "elsewhere")).done == 1
            workshop.gate.set()
            await settled(lambda: not reviews.jobs)
            assert workshop.begun == ["match0", "match1", "match2"]
            assert [await reviews.result(row(number)) for number in range(3)] == 3 * [b"{}"]


@in_loop
async def test_so_many_wait_and_no_more_and_of_one_address_a_few(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        async with reviewing(tmp_path, patch) as (reviews, _):
            for number in range(MOST_OF_ADDRESS):
                await reviews.ask(row(number), "greedy")
            with pytest.raises(Overloaded):
                await reviews.ask(row(MOST_OF_ADDRESS), "greedy")
            for number in range(MOST_OF_ADDRESS, MOST_WAITING):
                await reviews.ask(row(number), f"10.0.0.{number}")
            with pytest.raises(Overloaded):
                await reviews.ask(row(MOST_WAITING), "another")


@in_loop
async def test_what_nobody_waits_for_is_given_up_and_can_be_asked_for_again(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        async with reviewing(tmp_path, patch) as (reviews, workshop):
            await reviews.ask(row(0), "a")
            await reviews.ask(row(1), "b")
            await settled(lambda: workshop.begun == ["match0"])
            workshop.clock.now += PATIENCE
            await reviews.progress(row(1))
            workshop.clock.now += 1
            await reviews.give_up_unwanted()
            await settled(lambda: workshop.begun == ["match0", "match1"])
            assert (await reviews.progress(row(0))).state == "none"
            assert (await reviews.ask(row(0), "a")).state == "waiting"


@in_loop
async def test_one_that_failed_says_so_and_can_be_tried_again(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        async with reviewing(tmp_path, patch) as (reviews, workshop):
            workshop.error = ReviewFailed("out of memory")
            workshop.gate.set()
            await reviews.ask(row(0), "a")
            await settled(lambda: not reviews.jobs)
            assert await reviews.progress(row(0)) == ReviewProgress(state="none", reason="http-review-failed")
            workshop.error = None
            await reviews.ask(row(0), "a")
            await settled(lambda: not reviews.jobs)
            assert (await reviews.progress(row(0))).state == "done"


@in_loop
async def test_two_nodes_make_it_once_and_it_goes_on_while_somebody_waits_at_either(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews_module, "LOOK_EVERY", 0.02)
        patch.setattr(reviews_module, "RENEW_EVERY", 0.02)
        async with reviewing(tmp_path, patch) as (here, workshop):
            there = Reviews(here.journal, here.replays, is_on=True, clock=workshop.clock)
            await here.ask(row(0), "a")
            await settled(lambda: workshop.begun == ["match0"])
            assert (await there.ask(row(0), "b")).state == "running"  # asked there, too, while it is made here
            assert not there.jobs
            workshop.clock.now += PATIENCE + 1
            await here.stored.ask(key_of(row(0)))
            await settled(lambda: here.jobs[key_of(row(0))].asked > PATIENCE)
            await here.give_up_unwanted()
            await asyncio.sleep(0.05)
            assert here.jobs
            workshop.gate.set()
            await settled(lambda: not here.jobs)
            assert await there.result(row(0)) == b"{}"
            assert workshop.begun == ["match0"]


@in_loop
async def test_a_server_without_the_search_says_so(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews_module, "missing_modules", lambda _: ["numba"])
        async with reviewing(tmp_path, patch) as (reviews, _):
            assert (await reviews.progress(row(0))).reason == "http-no-reviewer"
            with pytest.raises(ReviewsOff, match="http-no-reviewer"):
                await reviews.ask(row(0), "a")
