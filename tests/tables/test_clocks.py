"""Clocks: nobody holds up the table, nobody is robbed of time, and a night of the server is nobody's fault."""

from typing import Any

import msgspec
import pytest

from maukas.protocol import requests
from maukas.protocol.messages import Hurry
from maukas.protocol.settings import DAY, TableWish
from maukas.tables import events
from maukas.tables.table import MOST_MISSED, Table
from maukas.tables.table_model import PUBLIC_TURN
from maukas.tables.table_times import FIRST_DEAL, NEXT_DEAL
from tests.tables.simulated_table import ADA, BEN, CAT, CODE, SimulatedTable, table_of

TWO = 'hands = ["R5 R6 R7 B1", "R1 R2 R3 B2"]\ndiscard = "R9"\nturn = 0'
COVERED = 'hands = ["R5 R6 Y6 B1", "R1 G3 G4 G5"]\nrow = "B5 B6"\nturn = 0'


def clocked(clock: int = 60, position: str | None = TWO, **values: Any) -> SimulatedTable:
    simulated = table_of(ADA, BEN, clock=clock, **values)
    simulated.start(position=position)
    return simulated


def time_left(simulated: SimulatedTable) -> float | None:
    left: float | None = simulated.shown()["clock"]
    return left


# The turn


def test_first_a_warning_then_a_bot_makes_this_one_turn() -> None:
    simulated = clocked(60)
    assert simulated.table.alarm == simulated.now + 40  # a third of the time before the end
    simulated.now += 39.9
    assert simulated.decider.warn(simulated.table, simulated.now) is None
    simulated.now += 0.1
    assert simulated.ring() == []
    assert simulated.decider.warn(simulated.table, simulated.now) == Hurry(0, 20.0)
    assert simulated.decider.warn(simulated.table, simulated.now) is None
    assert simulated.table.alarm == simulated.now + 20
    simulated.now += 19.9
    assert simulated.ring() == []
    simulated.now += 0.1
    assert [each.event for each in simulated.ring()] == [events.TimedOut(0)]
    assert simulated.table.sitters[0].player_level == "casual"
    assert simulated.table.alarm is None
    simulated.bot_plays(0, "R5", "clock")
    assert simulated.table.sitters[0].player_level == ""
    assert simulated.round.turn == 1
    assert time_left(simulated) == 60
    assert simulated.table.alarm == simulated.now + 40  # the next one is warned, too


@pytest.mark.parametrize("clock", [15, 30, 60, DAY, 3 * DAY, 7 * DAY])
def test_every_clock_runs_out(clock: int) -> None:
    simulated = clocked(clock)
    simulated.wait(clock - 0.1)
    assert simulated.table.sitters[0].player_level == ""
    simulated.wait(0.2)
    assert simulated.table.sitters[0].player_level == "casual"


def test_without_a_clock_a_turn_has_no_end() -> None:
    simulated = clocked(0)
    assert simulated.table.alarm is None
    assert time_left(simulated) is None
    simulated.wait(30 * DAY)
    assert simulated.ring() == []
    simulated.play(ADA, "R5")


def test_at_a_public_table_without_a_clock_nobody_keeps_the_others_waiting_for_ever() -> None:
    simulated = clocked(0, public=True)
    assert time_left(simulated) == PUBLIC_TURN
    simulated.now += PUBLIC_TURN * 2 / 3
    assert simulated.decider.warn(simulated.table, simulated.now) == Hurry(0, PUBLIC_TURN / 3)
    simulated.wait(PUBLIC_TURN / 3 - 0.1)
    assert simulated.table.sitters[0].player_level == ""
    simulated.wait(0.2)
    simulated.bot_plays(0, "R5", "clock")
    assert simulated.table.sitters[0].is_away  # nobody has agreed on a clock: once is enough
    simulated.play(BEN, "R1")
    assert time_left(simulated) is None
    simulated.bot_plays(0, "R6")
    assert time_left(simulated) is None  # Ben plays with bots alone now, and may take his time
    simulated.wait(DAY)
    assert simulated.ring() == []
    simulated.ask(ADA, requests.Sit())
    assert time_left(simulated) == PUBLIC_TURN  # until somebody waits for him again
    simulated.play(BEN, "R2")
    simulated.play(ADA, "R7")


def test_whoever_plays_with_bots_at_a_public_table_without_a_clock_may_think_for_ever() -> None:
    simulated = table_of(ADA, seats=2, public=True)
    simulated.ask(ADA, requests.Fill("casual"))
    simulated.start(position=TWO)
    assert simulated.table.alarm is None
    simulated.wait(30 * DAY)
    assert simulated.ring() == []
    simulated.play(ADA, "R5")


def test_a_turn_that_had_no_end_has_its_whole_time_from_when_the_table_is_public() -> None:
    simulated = clocked(0)
    simulated.now += 1000
    wish = msgspec.structs.asdict(simulated.table.settings)
    simulated.ask(ADA, requests.Change(TableWish(**wish | {"public": True})))
    assert time_left(simulated) == PUBLIC_TURN
    simulated.ask(ADA, requests.Change(TableWish(**wish)))
    assert time_left(simulated) is None
    simulated.ask(ADA, requests.Pause())
    simulated.now += 1000
    simulated.ask(ADA, requests.Change(TableWish(**wish | {"public": True})))
    simulated.now += 1000
    simulated.ask(ADA, requests.Resume())
    assert time_left(simulated) == PUBLIC_TURN  # nor longer, after a pause


def test_bots_have_no_clock() -> None:
    simulated = clocked(15)
    simulated.ask(ADA, requests.Leave())
    assert time_left(simulated) is None
    assert simulated.table.alarm is None
    simulated.bot_plays(0, "R5")
    assert time_left(simulated) == 15


def test_words_and_the_parts_of_a_turn_do_not_start_the_clock_anew() -> None:
    simulated = clocked(60, COVERED, game="dos")
    simulated.now += 10
    simulated.play(ADA, "R5>B5")
    simulated.now += 10
    simulated.play(ADA, "Y6>B6")
    simulated.play(ADA, "dos")
    assert time_left(simulated) == 40
    simulated.play(ADA, "end")
    assert time_left(simulated) == 60


def test_the_bot_makes_the_whole_rest_of_a_dos_turn_and_then_hands_it_back() -> None:
    simulated = clocked(60, COVERED, game="dos")
    simulated.play(ADA, "R5>B5")
    simulated.wait_for_alarm()
    simulated.bot_plays(0, "Y6>B6", "clock")
    assert simulated.table.sitters[0].player_level == "casual"
    simulated.bot_plays(0, "end", "clock")
    assert simulated.table.sitters[0].player_level == ""


def test_after_three_turns_missed_a_bot_keeps_the_seat_until_the_owner_acts() -> None:
    simulated = clocked(15, None, options={"hand_size": 10})
    for missed in range(1, MOST_MISSED + 1):
        while simulated.round.turn == 1:
            simulated.turn()
        assert simulated.table.sitters[0].player_level == ""
        simulated.wait_for_alarm()
        assert simulated.table.sitters[0].missed == missed
        while simulated.round.turn == 0:
            simulated.turn()
    assert simulated.table.sitters[0].is_away
    assert simulated.table.sitters[0].player_level == "casual"
    while simulated.round.turn == 1:
        simulated.turn()
    assert simulated.table.deadline is None
    simulated.ask(ADA, requests.Sit())
    assert (simulated.table.sitters[0].player_level, simulated.table.sitters[0].missed) == ("", 0)
    assert time_left(simulated) == 15


def test_whoever_plays_in_time_again_has_missed_nothing() -> None:
    simulated = clocked(15)
    simulated.wait_for_alarm()
    simulated.bot_plays(0, "R5", "clock")
    simulated.play(BEN, "R1")
    assert simulated.table.sitters[0].missed == 1
    simulated.play(ADA, "R6")
    assert simulated.table.sitters[0].missed == 0


# Coming back


@pytest.mark.parametrize("way", ["arrives", "sits"])
def test_whoever_comes_back_to_a_turn_whose_time_is_over_gets_some_to_look_around(way: str) -> None:
    simulated = clocked(60)
    simulated.wait_for_alarm()
    simulated.now += 0.5
    if way == "arrives":
        simulated.arrive(ADA)
    else:
        simulated.ask(ADA, requests.Sit())
    assert simulated.table.sitters[0].player_level == ""
    assert time_left(simulated) == 20
    simulated.now += 19
    simulated.play(ADA, "R5")


def test_leaving_and_coming_back_does_not_make_the_turn_longer() -> None:
    simulated = clocked(60)
    simulated.now += 50
    simulated.ask(ADA, requests.Leave())
    simulated.ask(ADA, requests.Sit())
    assert time_left(simulated) == 10


@pytest.mark.parametrize("way", ["sits", "arrives", "leaves and sits"])
def test_whoever_always_comes_back_in_the_last_moment_does_not_hold_up_the_table(way: str) -> None:
    simulated = clocked(60)
    began = simulated.now
    for _ in range(10):
        if simulated.table.deadline is None:
            break
        if way == "leaves and sits":
            simulated.now = simulated.table.deadline - 1
            simulated.ask(ADA, requests.Leave())
            simulated.now += 2
        else:
            simulated.wait_for_alarm()
        if way == "arrives":
            simulated.arrive(ADA)
        else:
            simulated.ask(ADA, requests.Sit())
    assert simulated.table.sitters[0].player_level == "casual"
    assert simulated.now - began <= 60 * 4 / 3 + 2
    stored = simulated.table.number
    assert simulated.ask(ADA, requests.Sit()) == simulated.arrive(ADA) == []
    assert simulated.table.number == stored
    simulated.bot_plays(0, "R5", "clock")
    assert simulated.table.sitters[0].player_level == ""  # the next turn is her own
    simulated.play(BEN, "R1")
    assert time_left(simulated) == 60
    simulated.wait_for_alarm()
    simulated.ask(ADA, requests.Sit())
    assert simulated.table.sitters[0].player_level == ""  # with all its rights


def test_whoever_gave_a_turn_up_may_still_be_quicker_than_the_bot() -> None:
    simulated = clocked(60)
    for _ in range(2):
        simulated.wait_for_alarm()
        simulated.ask(ADA, requests.Sit())
    assert simulated.table.sitters[0].player_level == "casual"
    simulated.play(ADA, "R5")
    assert simulated.round.turn == 1


def test_without_a_clock_one_may_leave_and_come_back_as_often_as_one_likes() -> None:
    simulated = clocked(0)
    for _ in range(4):
        simulated.ask(ADA, requests.Leave())
        simulated.ask(ADA, requests.Sit())
        assert simulated.table.sitters[0].player_level == ""


# The deal


def test_the_deal_comes_by_itself_soon_at_first_and_later_with_time_to_look_at_the_result() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 2, "hand_size": 1})
    simulated.ask(ADA, requests.Start())
    assert simulated.shown(ADA)["deal_in"] == FIRST_DEAL
    simulated.now += FIRST_DEAL - 0.1
    assert simulated.ring() == []
    simulated.now += 0.1
    assert [each.event for each in simulated.ring()] == [events.Dealt()]
    simulated.finish_round()
    assert simulated.shown(ADA)["deal_in"] == NEXT_DEAL
    simulated.wait(NEXT_DEAL)
    assert simulated.table.is_playing


# Nights


def test_a_short_clock_has_time_left_after_a_pause_of_the_server() -> None:
    simulated = clocked(60, None)
    simulated.now += 50
    simulated.restart()
    assert time_left(simulated) == 20  # 10 were left; a third of the clock is given at least
    simulated.now += 1000
    simulated.restart()
    assert time_left(simulated) == 20
    assert simulated.ring() == []


def test_a_short_pause_of_the_server_takes_no_time_from_anybody_and_gives_none() -> None:
    simulated = clocked(60, None)
    simulated.now += 5
    simulated.restart()
    assert time_left(simulated) == 55


@pytest.mark.parametrize("clock", [DAY, 3 * DAY, 7 * DAY])
def test_a_clock_of_days_runs_while_the_table_sleeps(clock: int) -> None:
    simulated = clocked(clock, None)
    simulated.now += clock - 3600
    simulated.restart()
    assert time_left(simulated) == 3600
    simulated.now += 3600
    simulated.restart()
    assert time_left(simulated) == 0
    turn = simulated.round.turn
    assert [each.event for each in simulated.ring()] == [events.TimedOut(turn)]


def test_after_a_night_there_is_time_to_come_before_the_deal() -> None:
    simulated = table_of(ADA, BEN)
    simulated.ask(ADA, requests.Start())
    simulated.now += 1000
    simulated.restart()
    assert simulated.shown(ADA)["deal_in"] == FIRST_DEAL
    assert simulated.ring() == []
    simulated.arrive(ADA, BEN)
    simulated.deal()


def test_missed_turns_and_a_turn_that_a_bot_makes_are_known_after_a_restart() -> None:
    simulated = clocked(15, None, options={"hand_size": 10})
    turn = simulated.round.turn
    simulated.wait_for_alarm()
    simulated.restart()
    assert (simulated.table.sitters[turn].is_lent, simulated.table.sitters[turn].missed) == (True, 1)
    assert simulated.table.sitters[turn].player_level == "casual"
    simulated.turn()
    assert not simulated.table.sitters[turn].is_lent or simulated.round.turn == turn


def test_the_grace_time_is_known_after_a_restart() -> None:
    simulated = table_of(ADA, BEN, CAT, options={"hand_size": 10})
    simulated.start()
    for _ in range(8):
        simulated.now += 3
        last, turn = simulated.now, simulated.round.turn
        simulated.play_on(1)
    again = Table.restored(CODE, simulated.stored, simulated.now)
    assert again.decided_at == simulated.table.decided_at
    assert len({*again.decided_at}) == 3
    assert again.decided_at[turn] == max(again.decided_at) == last
