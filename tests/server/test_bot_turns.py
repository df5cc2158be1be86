"""Bots at tables, in one process and with a real store: they wait for people, come back to their turn, and cannot break a table."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from maukas.bots.bot import Bot, Budget, Situation
from maukas.bots.casual import Casual
from maukas.games.round import Round
from maukas.journal.journal import Journal
from maukas.protocol import requests
from maukas.protocol.messages import Goodbye
from maukas.protocol.settings import Settings
from maukas.server.bots import bot_threads
from maukas.server.hosting.live_table import LiveTable
from maukas.server.hosting.live_tables import LiveTables
from maukas.server.metrics import Metrics
from maukas.server.settings import ServerSettings
from maukas.tables.decider import Decider, Person, RequestRefused
from maukas.tables.sitter import Sitter
from tests.server.server_process import TIMEOUT

NOW = 1_800_000_000.0
ADA = Person("ada", "Ada")


class Onlooker:
    """A connection without a network."""

    is_screen = False

    def __init__(self, person: Person) -> None:
        self.person = person
        self.address = "10.0.0.1"
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


SimulatedTable = Callable[[LiveTables, LiveTable, Onlooker], Awaitable[None]]


def at_a_table(folder: Path, level: str, simulated: SimulatedTable, *, levels: tuple[str, ...] = ("casual",), game: str = "dos") -> None:
    """Ada opens a table for two, lets a bot sit down, and begins; then the match goes on."""

    async def host() -> None:
        journal = await Journal.open(f"sqlite:///{folder}/store.db")
        threads = bot_threads.BotThreads(2)
        live_tables = LiveTables(ServerSettings(), journal, Decider(levels), Metrics(), threads)
        options = {"dos": "auto", "hand_size": 10}  # a round that is not over after a few moves
        settings = Settings(game=game, seats=2, pace=0, options=options)  # type: ignore[arg-type]
        live = await live_tables.find(await live_tables.open_table(ADA, settings))
        assert live is not None
        ada = Onlooker(ADA)
        live_tables.arrive(live, ada, None)
        for request in (requests.Fill(level), requests.Start(), requests.Ready()):
            live_tables.ask(live, ada, request)
        assert live.table.is_playing
        try:
            await simulated(live_tables, live, ada)
        finally:
            live.viewers.clear()
            await live_tables.close()
            threads.close()
            await journal.close()

    asyncio.run(host())


async def until(happens: Callable[[], bool]) -> None:
    """Wait for something, not for ever."""
    async with asyncio.timeout(TIMEOUT):
        while not happens():
            await asyncio.sleep(0.005)


def has_decided(live: LiveTable) -> Callable[[], bool]:
    """Whether somebody has decided something after now."""
    before = live.table.last_decision
    return lambda: live.table.last_decision > before or not live.table.is_playing


def bot_is_on(live: LiveTable) -> bool:
    """Whether the bot has to decide."""
    assert live.table.round is not None
    return live.table.is_playing and live.table.round.turn == 1


def play_until_the_bot_is_on(live_tables: LiveTables, live: LiveTable, ada: Onlooker, dice: random.Random) -> None:
    """Ada makes any decisions, as long as they are hers."""
    while not bot_is_on(live):
        assert live.table.is_playing
        assert live.table.round is not None
        live_tables.ask(live, ada, requests.Play(dice.choice(live.table.round.turn_moves()), live.table.number))


def test_who_is_there_is_not_told_again_after_the_table_was_shown_anew(tmp_path: Path) -> None:
    async def simulated(live_tables: LiveTables, live: LiveTable, ada: Onlooker) -> None:
        assert live.presence_timer is None  # Ada's coming was to be told soon, and was with the deal
        live_tables.arrive(live, Onlooker(Person("eve", "Eve")), None)
        assert live.presence_timer is not None
        await until(lambda: live.presence_timer is None)
        await live_tables.writer.drain()
        assert sum(b'"watching":1' in each for each in ada.heard) == 1

    at_a_table(tmp_path, "casual", simulated)


def test_bots_go_on_when_the_one_who_left_them_alone_is_back(tmp_path: Path) -> None:
    async def simulated(live_tables: LiveTables, live: LiveTable, ada: Onlooker) -> None:
        play_until_the_bot_is_on(live_tables, live, ada, random.Random(1))
        live_tables.depart(live, ada)
        await until(lambda: not live_tables.bot_turns.states[live.table].tasks)  # the bot may finish its thought, then it waits
        number = live.table.number
        await asyncio.sleep(0.2)
        assert live.table.number == number
        live_tables.arrive(live, ada, None)
        await until(lambda: live.table.number > number)

    at_a_table(tmp_path, "casual", simulated)


def test_a_bot_plays_again_for_an_owner_who_goes_comes_back_and_goes(tmp_path: Path) -> None:
    async def simulated(live_tables: LiveTables, live: LiveTable, ada: Onlooker) -> None:
        await until(lambda: not bot_is_on(live))
        for _ in range(3):  # back before the bot has played, and gone again
            live_tables.ask(live, ada, requests.Leave())
            await asyncio.sleep(0)
            live_tables.ask(live, ada, requests.Sit())
            await asyncio.sleep(0.05)
        decided = has_decided(live)
        live_tables.ask(live, ada, requests.Leave())
        await until(decided)

    at_a_table(tmp_path, "casual", simulated)


def test_a_bot_catches_after_the_grace_time_of_the_one_it_catches_whoever_has_decided_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def catch(*_: object) -> str:
        return "catch:0"

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async def simulated(live_tables: LiveTables, live: LiveTable, ada: Onlooker) -> None:
        live.table.decided_at = [NOW - 1.5, NOW]  # the bot itself has decided a moment ago
        with monkeypatch.context() as patch:
            patch.setattr(live_tables.bot_turns.threads, "interject", catch)
            patch.setattr("maukas.server.bots.bot_turns.asyncio.sleep", wait)
            patch.setattr(live_tables.bot_turns, "now", lambda: NOW)
            patch.setattr("maukas.server.bots.bot_turns.reaction_time", lambda _: 0.25)
            await live_tables.bot_turns.speak(live.table, 1, "casual")

    at_a_table(tmp_path, "casual", simulated)
    assert waited == [2.0 - 1.5 + 0.25]  # what is left of the grace time, and the time to notice it


@pytest.mark.parametrize("kind", [Broken, Cheat, Sleeper])
def test_a_bot_of_others_that_fails_does_not_stop_the_table(
    kind: type[Casual], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def maker(level: str) -> Callable[[int], Bot]:
        return kind if level == "stranger" else Casual

    monkeypatch.setattr(bot_threads, "bot_maker", maker)
    monkeypatch.setattr("maukas.server.bots.bot_threads.LONGEST_THOUGHT_OF_OTHERS", 0.2)

    async def simulated(live_tables: LiveTables, live: LiveTable, ada: Onlooker) -> None:
        dice = random.Random(1)
        for _ in range(3):
            play_until_the_bot_is_on(live_tables, live, ada, dice)
            await until(has_decided(live))
            if not live.table.is_playing:  # the stand-in is lucky, and out
                return
        assert live_tables.bot_turns.states[live.table].benched == {"stranger"}

    at_a_table(tmp_path, "stranger", simulated, levels=("casual", "stranger"))
    (line,) = [record for record in caplog.records if "stranger" in record.getMessage()]  # said once, then it is benched
    assert line.exc_info is None
    assert "no idea" not in caplog.text  # what a bot says may name cards


def test_bots_hurry_when_all_who_sit_there_want_it_until_a_person_is_on_turn(tmp_path: Path) -> None:
    async def simulated(live_tables: LiveTables, live: LiveTable, ada: Onlooker) -> None:
        dice = random.Random(1)
        live_tables.ask(live, ada, requests.Pace(5.0))
        play_until_the_bot_is_on(live_tables, live, ada, dice)
        live_tables.arrive(live, Onlooker(Person("ben", "Ben")), None)  # whoever only watches is not asked
        state = live_tables.bot_turns.states[live.table]
        decided = has_decided(live)
        assert not state.haste.is_set()
        live_tables.ask(live, ada, requests.Hasten())
        assert state.haste.is_set()
        await until(decided)
        await until(lambda: not bot_is_on(live))
        assert not live.table.is_playing or (state.wishes, state.haste.is_set()) == (set(), False)

    at_a_table(tmp_path, "casual", simulated)


def test_nobody_is_left_behind_and_a_wish_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async def simulated(live_tables: LiveTables, live: LiveTable, ada: Onlooker) -> None:
        await until(lambda: not bot_is_on(live))
        with pytest.raises(RequestRefused, match="table-no-bot"):
            live_tables.bot_turns.hasten(live.table, ADA.guest)
        live_tables.ask(live, ada, requests.Pace(5.0))
        play_until_the_bot_is_on(live_tables, live, ada, random.Random(1))
        with pytest.raises(RequestRefused, match="table-not-seated"):
            live_tables.bot_turns.hasten(live.table, "eve")
        state = live_tables.bot_turns.states[live.table]
        live.table.present["ben"] = 1
        live.table.sitters.append(Sitter(guest="ben", name="Ben"))  # as at a table for three
        live_tables.bot_turns.hasten(live.table, ADA.guest)
        live_tables.bot_turns.hasten(live.table, ADA.guest)
        assert not state.haste.is_set()
        live_tables.bot_turns.hasten(live.table, "ben")
        assert state.haste.is_set()

    at_a_table(tmp_path, "casual", simulated)


def test_the_end_of_a_turn_is_quick_whether_there_was_a_choice_or_not(tmp_path: Path) -> None:
    async def simulated(live_tables: LiveTables, live: LiveTable, ada: Onlooker) -> None:
        turns = live_tables.bot_turns
        live_tables.ask(live, ada, requests.Pace(2.0))
        assert turns.pauses(live.table, "draw") == (2.0, 0.6)
        assert turns.pauses(live.table, "end") == (0.6, 0.6)
        turns.longest_thought = 1.0  # nobody sees how long a thought was
        assert turns.pauses(live.table, "end") == (1.1, 1.1)
        live_tables.ask(live, ada, requests.Pace(0))
        assert turns.pauses(live.table, "draw") == (0, 0)

    at_a_table(tmp_path, "casual", simulated)


def test_a_further_step_of_the_same_turn_takes_less_time_than_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def simulated(live_tables: LiveTables, live: LiveTable, ada: Onlooker) -> None:
        turns = live_tables.bot_turns
        live_tables.ask(live, ada, requests.Pace(2.0))
        position = 'hands = ["R3 R4 R5 R6 R7", "B1 B4"]\nrow = "R3 B4"\nturn = 0\n'
        played = Round.from_position("dos", position, seed=bytes(32))
        monkeypatch.setattr(type(live.table), "round", played)
        assert turns.pauses(live.table, "R3>R3") == (2.0, 0.6)
        played.play(0, "R3>R3")
        assert turns.pauses(live.table, "R4>B4") == (1.2, 0.6)
        turns.longest_thought = 1.5
        assert turns.pauses(live.table, "R4>B4") == (1.6, 1.6)

    at_a_table(tmp_path, "casual", simulated)
