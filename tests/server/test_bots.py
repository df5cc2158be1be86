"""Bots at tables, in one process and with a real store: they wait for people, come back to their turn, and cannot break a table."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from maukas.bots.bot import Bot, Budget, Situation
from maukas.bots.casual import Casual
from maukas.journal.journal import Journal
from maukas.protocol import requests
from maukas.protocol.messages import Goodbye
from maukas.protocol.settings import Settings
from maukas.server import thinking
from maukas.server.hosted import Hosted
from maukas.server.hosting import House
from maukas.server.metrics import Metrics
from maukas.server.settings import ServerSettings
from maukas.tables.conduct import Conduct, Person
from tests.server.house import PATIENCE

NOW = 1_800_000_000.0
ADA = Person("ada", "Ada")


class Onlooker:
    """A connection without a network."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def finish(self, goodbye: Goodbye) -> None:
        raise AssertionError(goodbye)


class Broken(Casual):
    """Knows no move."""

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        raise RuntimeError("no idea")


class Cheat(Casual):
    """Plays what it wants."""

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        return "W:R" if situation.view.legal != ("W:R",) else "draw"


class Sleeper(Casual):
    """Takes too long."""

    def choose(self, situation: Situation, budget: Budget) -> str:
        import time

        time.sleep(1.0)
        return super().choose(situation, budget)


Evening = Callable[[House, Hosted, Onlooker], Awaitable[None]]


def at_a_table(folder: Path, level: str, evening: Evening, *, levels: tuple[str, ...] = ("casual",), game: str = "dos") -> None:
    """Ada opens a table for two, lets a bot sit down, and begins; then the evening goes on."""
    async def host() -> None:
        journal = await Journal.open(f"sqlite:///{folder}/store.db")
        house = House(ServerSettings(), journal, Conduct(levels), Metrics())
        options = {"dos": "auto", "hand_size": 10}       # a round that is not over after a few moves
        settings = Settings(game=game, seats=2, pace=0, options=options)  # type: ignore[arg-type]
        hosted = await house.find(await house.open_table(ADA, settings))
        assert hosted is not None
        ada = Onlooker(ADA)
        house.arrive(hosted, ada, None)
        for request in (requests.Fill(level), requests.Start(), requests.Ready()):
            house.ask(hosted, ada, request)
        assert hosted.table.is_playing
        try:
            await evening(house, hosted, ada)
        finally:
            hosted.viewers.clear()
            await house.close()
            await journal.close()

    asyncio.run(host())


async def until(happens: Callable[[], bool]) -> None:
    """Wait for something, not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.005)


def has_decided(hosted: Hosted) -> Callable[[], bool]:
    """Whether somebody has decided something after now."""
    before = hosted.table.last_decision
    return lambda: hosted.table.last_decision > before or not hosted.table.is_playing


def bot_is_on(hosted: Hosted) -> bool:
    """Whether the bot has to decide."""
    assert hosted.table.round is not None
    return hosted.table.is_playing and hosted.table.round.turn == 1


def play_until_the_bot_is_on(house: House, hosted: Hosted, ada: Onlooker, dice: random.Random) -> None:
    """Ada makes any decisions, as long as they are hers."""
    while not bot_is_on(hosted):
        assert hosted.table.is_playing
        assert hosted.table.round is not None
        house.ask(hosted, ada, requests.Play(dice.choice(hosted.table.round.turn_moves()), hosted.table.number))


def test_who_is_there_is_not_told_again_after_the_table_was_shown_anew(tmp_path: Path) -> None:
    async def evening(house: House, hosted: Hosted, ada: Onlooker) -> None:
        assert hosted.presence_timer is None            # Ada's coming was to be told soon, and was with the deal
        house.arrive(hosted, Onlooker(Person("eve", "Eve")), None)
        assert hosted.presence_timer is not None
        await until(lambda: hosted.presence_timer is None)
        await house.writer.drain()
        assert sum(b'"watching":1' in each for each in ada.heard) == 1

    at_a_table(tmp_path, "casual", evening)


def test_bots_go_on_when_the_one_who_left_them_alone_is_back(tmp_path: Path) -> None:
    async def evening(house: House, hosted: Hosted, ada: Onlooker) -> None:
        play_until_the_bot_is_on(house, hosted, ada, random.Random(1))
        house.depart(hosted, ada)
        await until(lambda: not hosted.tasks)           # the bot may finish its thought, then it waits
        number = hosted.table.number
        await asyncio.sleep(0.2)
        assert hosted.table.number == number
        house.arrive(hosted, ada, None)
        await until(lambda: hosted.table.number > number)

    at_a_table(tmp_path, "casual", evening)


def test_a_bot_plays_again_for_an_owner_who_goes_comes_back_and_goes(tmp_path: Path) -> None:
    async def evening(house: House, hosted: Hosted, ada: Onlooker) -> None:
        await until(lambda: not bot_is_on(hosted))
        for _ in range(3):                              # back before the bot has played, and gone again
            house.ask(hosted, ada, requests.Leave())
            await asyncio.sleep(0)
            house.ask(hosted, ada, requests.Sit())
            await asyncio.sleep(0.05)
        decided = has_decided(hosted)
        house.ask(hosted, ada, requests.Leave())
        await until(decided)

    at_a_table(tmp_path, "casual", evening)


def test_a_bot_catches_after_the_grace_time_of_the_one_it_catches_whoever_has_decided_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[float] = []

    async def catch(*_: object) -> str:
        return "catch:0"

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async def evening(house: House, hosted: Hosted, ada: Onlooker) -> None:
        hosted.table.decided_at = [NOW - 1.5, NOW]      # the bot itself has decided a moment ago
        with monkeypatch.context() as patch:
            patch.setattr(house.prompter.thinking, "interject", catch)
            patch.setattr("maukas.server.prompting.asyncio.sleep", wait)
            patch.setattr("maukas.server.prompting.time", SimpleNamespace(time=lambda: NOW))
            patch.setattr("maukas.server.prompting.reaction_time", lambda _: 0.25)
            await house.prompter.speak(hosted, 1, "casual")

    at_a_table(tmp_path, "casual", evening)
    assert waited == [2.0 - 1.5 + 0.25]                 # what is left of the grace time, and the time to notice it


@pytest.mark.parametrize("kind", [Broken, Cheat, Sleeper])
def test_a_bot_of_others_that_fails_does_not_stop_the_table(
    kind: type[Casual], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
) -> None:
    def maker(level: str) -> Callable[[int], Bot]:
        return kind if level == "stranger" else Casual

    monkeypatch.setattr(thinking, "bot_maker", maker)
    monkeypatch.setattr("maukas.server.prompting.PATIENCE", 0.2)

    async def evening(house: House, hosted: Hosted, ada: Onlooker) -> None:
        dice = random.Random(1)
        for _ in range(3):
            play_until_the_bot_is_on(house, hosted, ada, dice)
            await until(has_decided(hosted))

    at_a_table(tmp_path, "stranger", evening, levels=("casual", "stranger"))
    assert "stranger" in caplog.text
