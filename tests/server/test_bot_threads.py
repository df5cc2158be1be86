"""Bots think in threads: nobody waits for them but their own table; hints are for the one who asks, and one at a time."""

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from maukas.games.registry import GAMES
from maukas.protocol import messages, requests
from maukas.protocol.messages import AnyMessage
from maukas.server.bots.bot_threads import SeatedBot, beginning_of
from maukas.server.thread_priority import NICE, step_back
from tests.play import finished_round, scaled
from tests.server.people import QUICK, Person, all_play, guests, in_loop, quick, seated, until
from tests.server.server_process import TIMEOUT, ServerProcess, stored_at
from tests.server.test_secrets import Ear
from tests.server.truth import Truth, guest_called

FIRST_TIME = 1200.0  # seconds to compile, on a machine where nobody has played yet
THOUGHT = 1.0  # seconds

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as possible."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@every_game
@pytest.mark.usefixtures("hasty")
def test_a_bot_asked_for_a_move_and_for_a_word_at_once_follows_the_round_once(game: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for number in range(scaled(10)):
            played = finished_round(game, 3, f"follow {number}")
            player = SeatedBot(beginning_of(played), 1, "casual")
            steps = [played.moves[:size] for size in range(0, len(played.moves), 2) for _ in range(2)]
            for situation in pool.map(player.follow, steps):
                assert situation.view.seat == 1
            assert [(seen.seat, seen.move) for seen in player.follow(played.moves).history] == played.moves


# With the master


@pytest.fixture(scope="module")
def sages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose strong bots can think, and take their time."""
    with ServerProcess(tmp_path_factory.mktemp("sages"), warm=True, think=0.05, hint=THOUGHT) as server:
        asyncio.run(asyncio.wait_for(warmed_up(server), FIRST_TIME))
        yield server


async def warmed_up(server: ServerProcess) -> None:
    async with guests(server, "Ada") as (ada,):
        while not (await ada.http.get("/ready")).json()["bots"]:
            await asyncio.sleep(0.3)


async def on_turn(person: Person) -> int:
    """Play until it is this person's turn; the number of the last event."""
    async for message in person.link:
        person.hear(message)
        if isinstance(message, messages.TableSnapshot | messages.Moved) and message.view is not None:
            view = message.view
            if view["turn"] == view["seat"] and view["phase"] != "over" and len(set(view["legal"]) - {"mau", "dos"}) > 1:
                return message.number
        request = person.answer(message)
        if request is not None:
            await person.link.send(request)
    raise AssertionError("the link has ended")


@in_loop
async def test_others_play_on_while_the_master_thinks(sages: ServerProcess) -> None:
    async with guests(sages, "Ada", "Ben", "Cat") as (ada, ben, cat):  # noqa: SIM117 (the seats need the guests)
        async with seated([ada], quick("dos", 2), "casual") as (asker,), seated([ben, cat], quick("dos", 2)) as quick_ones:
            number = await on_turn(asker)
            others = [asyncio.create_task(person.play(None)) for person in quick_ones]
            try:
                while len(quick_ones[0].told) < 3:
                    await asyncio.sleep(0.01)
                await asker.link.send(requests.Hint(number))
                before = len(quick_ones[0].told)
                assert isinstance(await heard_next(asker, messages.Hinted), messages.Hinted)
                assert len(quick_ones[0].told) > before + 5  # the loop was free all the while; else it would be one or two
            finally:
                for task in others:
                    task.cancel()
                await asyncio.gather(*others, return_exceptions=True)


async def heard_next(person: Person, *kinds: type) -> AnyMessage:
    """The next message of one of these kinds."""
    async with asyncio.timeout(TIMEOUT):
        async for message in person.link:
            person.hear(message)
            if isinstance(message, kinds):
                return message
    raise AssertionError("the link has ended")


@every_game
@in_loop
async def test_a_hint_is_for_the_one_who_asks_and_there_is_one_at_a_time(sages: ServerProcess, game: str) -> None:
    async with guests(sages, "Ada", "Ben", "Eve") as (ada, ben, eve), seated([ada, ben], quick(game, 2)) as people:
        code = people[0].link.code
        async with Ear(eve, code) as ear:
            spectator = Person(ear)
            listening = asyncio.create_task(heard_until_moved(spectator))
            for person in people:
                await until(person, lambda table: table.phase == "dealing")
                await person.link.send(requests.Ready())
            views = [(await until(person, lambda table: table.phase == "playing")).view for person in people]
            asker, other = people[views[0]["turn"]], people[1 - views[0]["turn"]]
            number = asker.link.number
            for person, after in ((other, number), (spectator, number)):
                await person.link.send(requests.Hint(after))
            for _ in range(6):
                await asker.link.send(requests.Hint(number))
            answers = [await heard_next(asker, messages.Hinted, messages.Refused) for _ in range(6)]
            hints = [answer for answer in answers if isinstance(answer, messages.Hinted)]
            assert len(hints) == 1
            assert {answer.reason for answer in answers if isinstance(answer, messages.Refused)} == {"table-too-fast"}
            legal = {move for move in views[views[0]["turn"]]["legal"] if not move.startswith(("mau", "dos", "catch"))}
            assert {advice.move for advice in hints[0].advice} == legal
            assert hints[0].after == number
            await asker.link.send(requests.Hint(number))  # when the first is answered one may ask again
            again = await heard_next(asker, messages.Hinted, messages.Refused)
            assert isinstance(again, messages.Hinted)
            await asker.link.send(requests.Play(hints[0].advice[0].move, number))
            for heard in (await heard_until_moved(other), await listening):
                assert [message.reason for message in heard if isinstance(message, messages.Refused)] == ["table-hint-not-now"]
                assert not [message for message in heard if isinstance(message, messages.Hinted)]
            assert not [text for text in ear.texts if '"hinted"' in text]
        stored = await stored_at(sages.settings.database, code)
        for person, name in zip(people, ("Ada", "Ben"), strict=True):
            assert Truth(stored).check(guest_called(name, stored), person.heard)


async def heard_until_moved(person: Person) -> list[AnyMessage]:
    await heard_next(person, messages.Moved)
    return person.heard


@in_loop
async def test_where_the_house_rules_say_so_there_are_no_hints(sages: ServerProcess) -> None:
    async with guests(sages, "Ada") as (ada,), seated([ada], quick("dos", 2, hints=False), "casual") as (person,):
        number = await on_turn(person)
        await person.link.send(requests.Hint(number))
        refused = await heard_next(person, messages.Refused, messages.Hinted)
        while isinstance(refused, messages.Refused) and refused.request != "hint":  # a stale move, perhaps
            refused = await heard_next(person, messages.Refused, messages.Hinted)
        assert isinstance(refused, messages.Refused)
        assert refused.reason == "table-no-hints"


@every_game
@in_loop
async def test_masters_play_a_match_with_people(sages: ServerProcess, game: str) -> None:
    settings = quick(game, 3, options=QUICK[game] | {"hand_size": 7})  # so that Ada is not out before a master is on turn
    async with guests(sages, "Ada") as (ada,), seated([ada], settings, "master") as (person,):
        await all_play([person])
        assert person.link.table is not None
        assert [chair.level for chair in person.link.table.chairs] == ["", "master", "master"]
        assert any(message.by == "bot" for message in person.heard if isinstance(message, messages.Moved))
    assert "Traceback" not in sages.said()


def test_whoever_thinks_lets_the_others_go_first() -> None:
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    with ThreadPoolExecutor(1, initializer=step_back) as pool:
        assert pool.submit(priority).result() == max(priority(), NICE if sys.platform == "linux" else 0)
