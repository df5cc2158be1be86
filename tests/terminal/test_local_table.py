"""A table in this process: the same decisions and messages as at a server."""

import asyncio
import random

import pytest

from maukas.bots.bot import Budget, Situation
from maukas.games.match_record import parse_record
from maukas.games.match_verification import verify
from maukas.protocol import messages, requests
from maukas.protocol.settings import Settings
from maukas.terminal.local_table import LocalTable
from maukas.terminal.table_state import TableState
from maukas.texts import Texts
from tests.terminal.faces import TIMEOUT, local_table, until


async def play_match(table: LocalTable, seed: int) -> TableState:
    """Somebody plays at random, and never forgets to call, until the match is over; nobody else's hand is ever told."""
    state, dice = TableState(Texts("en")), random.Random(seed)
    async with asyncio.timeout(TIMEOUT), table:
        async for message in table:
            state.take(message)
            view = state.view
            if view is not None and view.phase != "over":
                assert view.hands is None
                assert view.seat == 0
            if state.table.phase == "finished":
                break
            if state.must_agree:
                await table.send(requests.Ready())
            elif state.is_my_turn:
                words = [move for move in state.legal if move in state.game.calls and view.needs_call]
                await table.play((words or [dice.choice(state.game.decisions(state.legal))])[0])
    return state


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_a_whole_match_is_played_without_a_server_and_its_record_holds(game: str) -> None:
    table = local_table(game)
    state = asyncio.run(play_match(table, 1))
    assert state.table.winners
    assert table.record is not None
    assert [*verify(parse_record(table.record))] == []


def test_a_match_follows_a_match() -> None:
    async def twice() -> TableState:
        table, state = local_table("maumau", seats=2), TableState(Texts("en"))
        async with table:
            for match in (1, 2):
                while True:
                    await until(
                        table,
                        state,
                        lambda: state.must_agree or state.is_my_turn or (state.snapshot is not None and state.table.phase == "finished"),
                    )
                    if state.table.phase == "finished" and state.table.match == match:
                        await table.send(requests.Rematch())
                        break
                    await (table.send(requests.Ready()) if state.must_agree else table.play(state.legal[0]))
            await until(table, state, lambda: state.table.match == 3)
            return state

    assert asyncio.run(asyncio.wait_for(twice(), TIMEOUT)).table.phase == "dealing"


def test_a_refusal_has_its_clause_and_changes_nothing() -> None:
    async def refuse() -> tuple[TableState, tuple[str, ...]]:
        table, state = local_table("maumau"), TableState(Texts("en"))
        async with table:
            await until(table, state, lambda: state.must_agree)
            await table.send(requests.Ready())
            await until(table, state, lambda: state.is_my_turn)
            hand = state.view.hand
            await table.play("mau")
            await until(table, state, lambda: bool(state.refusal))
            return state, hand

    state, hand = asyncio.run(refuse())
    assert state.refusal.endswith("(rule AM-26)")
    assert state.view.hand == hand
    assert state.is_my_turn


class Broken:
    """A bot that fails whenever it is asked."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, situation: Situation, budget: Budget) -> str:
        raise RuntimeError(situation.hand, budget)

    def interject(self, situation: Situation) -> str | None:
        raise RuntimeError(situation.hand)


def test_a_stand_in_plays_for_a_bot_that_breaks() -> None:
    settings = Settings(game="maumau", seats=3, options={"rounds": 1}, pace=0, grace=0)
    table = LocalTable(settings, "Aino", ["broken", "broken"], makers={"broken": Broken})
    assert asyncio.run(play_match(table, 2)).table.winners


def test_whoever_leaves_leaves_no_work_behind() -> None:
    async def leave() -> set[asyncio.Task[None]]:
        settings = Settings(game="maumau", seats=4, pace=5)
        table, state = LocalTable(settings, "Aino", ["casual"] * 3), TableState(Texts("en"))
        async with table:
            await until(table, state, lambda: state.must_agree)
            await table.send(requests.Ready())
            await until(table, state, lambda: state.is_playing)
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(leave()) == set()


def test_the_bots_hurry_when_asked_to() -> None:
    async def hurry() -> TableState:
        settings = Settings(game="maumau", seats=2, options={"rounds": 1}, pace=5)
        table, state = LocalTable(settings, "Aino", ["casual"]), TableState(Texts("en"))
        async with table:
            await until(table, state, lambda: state.must_agree)
            await table.send(requests.Ready())
            await until(table, state, lambda: state.is_playing)
            before = len(table.bots.tasks)
            if not state.is_my_turn:
                await table.send(requests.Hasten())
                assert table.bots.haste.is_set()
                await until(table, state, lambda: bool(state.moves))
            assert before <= 3
            return state

    asyncio.run(asyncio.wait_for(hurry(), TIMEOUT))


def test_a_hint_is_the_masters() -> None:
    async def ask() -> messages.Hinted | None:
        table, state = local_table("maumau", seats=2), TableState(Texts("en"))
        async with table:
            await until(table, state, lambda: state.must_agree)
            await table.send(requests.Ready())
            await until(table, state, lambda: state.is_my_turn)
            await table.send(requests.Hint(state.number))
            said = await until(table, state, lambda: state.hint is not None or bool(state.refusal))
            assert said[-1].startswith("What the master would play: ")
            return state.hint

    hinted = asyncio.run(asyncio.wait_for(ask(), TIMEOUT))
    assert hinted is not None
    assert hinted.advice
