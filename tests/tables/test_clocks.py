"""Clocks: nobody holds up the table, nobody is robbed of time, and a night of the server is nobody's fault."""

from typing import Any

import pytest

from maukas.protocol import requests
from maukas.protocol.settings import DAY
from maukas.tables import events
from maukas.tables.table import FIRST_DEAL, MOST_MISSED, NEXT_DEAL, Table
from tests.tables.evening import ADA, BEN, CAT, CODE, Evening, table_of

TWO = 'hands = ["R5 R6 R7 B1", "R1 R2 R3 B2"]\ndiscard = "R9"\nturn = 0'
COVERED = 'hands = ["R5 R6 Y6 B1", "R1 G3 G4 G5"]\nrow = "B5 B6"\nturn = 0'


def clocked(clock: int = 60, position: str | None = TWO, **values: Any) -> Evening:
    evening = table_of(ADA, BEN, clock=clock, **values)
    evening.start(position=position)
    return evening


def time_left(evening: Evening) -> float | None:
    left: float | None = evening.shown()["clock"]
    return left


# The turn

def test_first_a_warning_then_a_bot_makes_this_one_turn() -> None:
    evening = clocked(60)
    assert evening.table.alarm == evening.now + 40      # a third of the time before the end
    evening.now += 40
    assert evening.ring() == []
    evening.table.is_hurried = True
    assert evening.table.alarm == evening.now + 20
    evening.now += 19.9
    assert evening.ring() == []
    evening.now += 0.1
    assert [each.event for each in evening.ring()] == [events.TimedOut(0)]
    assert evening.table.seats[0].player_level == "casual"
    assert evening.table.alarm is None
    evening.bot_plays(0, "R5", "clock")
    assert evening.table.seats[0].player_level == ""
    assert evening.round.turn == 1
    assert time_left(evening) == 60
    assert evening.table.alarm == evening.now + 40      # the next one is warned, too


@pytest.mark.parametrize("clock", [15, 30, 60, DAY, 3 * DAY, 7 * DAY])
def test_every_clock_runs_out(clock: int) -> None:
    evening = clocked(clock)
    evening.wait(clock - 0.1)
    assert evening.table.seats[0].player_level == ""
    evening.wait(0.2)
    assert evening.table.seats[0].player_level == "casual"


def test_without_a_clock_a_turn_has_no_end() -> None:
    evening = clocked(0)
    assert evening.table.alarm is None
    assert time_left(evening) is None
    evening.wait(30 * DAY)
    assert evening.ring() == []
    evening.play(ADA, "R5")


def test_bots_have_no_clock() -> None:
    evening = clocked(15)
    evening.ask(ADA, requests.Leave())
    assert time_left(evening) is None
    assert evening.table.alarm is None
    evening.bot_plays(0, "R5")
    assert time_left(evening) == 15


def test_words_and_the_parts_of_a_turn_do_not_start_the_clock_anew() -> None:
    evening = clocked(60, COVERED, game="dos")
    evening.now += 10
    evening.play(ADA, "R5>B5")
    evening.now += 10
    evening.play(ADA, "Y6>B6")
    evening.play(ADA, "dos")
    assert time_left(evening) == 40
    evening.play(ADA, "end")
    assert time_left(evening) == 60


def test_the_bot_makes_the_whole_rest_of_a_dos_turn_and_then_hands_it_back() -> None:
    evening = clocked(60, COVERED, game="dos")
    evening.play(ADA, "R5>B5")
    evening.wait_for_alarm()
    evening.bot_plays(0, "Y6>B6", "clock")
    assert evening.table.seats[0].player_level == "casual"
    evening.bot_plays(0, "end", "clock")
    assert evening.table.seats[0].player_level == ""


def test_after_three_turns_missed_a_bot_keeps_the_seat_until_the_owner_acts() -> None:
    evening = clocked(15, None, options={"hand_size": 10})
    for missed in range(1, MOST_MISSED + 1):
        while evening.round.turn == 1:
            evening.turn()
        assert evening.table.seats[0].player_level == ""
        evening.wait_for_alarm()
        assert evening.table.seats[0].missed == missed
        while evening.round.turn == 0:
            evening.turn()
    assert evening.table.seats[0].is_away
    assert evening.table.seats[0].player_level == "casual"
    while evening.round.turn == 1:
        evening.turn()
    assert evening.table.deadline is None
    evening.ask(ADA, requests.Sit())
    assert (evening.table.seats[0].player_level, evening.table.seats[0].missed) == ("", 0)
    assert time_left(evening) == 15


def test_who_plays_in_time_again_has_missed_nothing() -> None:
    evening = clocked(15)
    evening.wait_for_alarm()
    evening.bot_plays(0, "R5", "clock")
    evening.play(BEN, "R1")
    assert evening.table.seats[0].missed == 1
    evening.play(ADA, "R6")
    assert evening.table.seats[0].missed == 0


# Coming back

@pytest.mark.parametrize("way", ["arrives", "sits"])
def test_who_comes_back_to_a_turn_whose_time_is_over_gets_some_to_look_around(way: str) -> None:
    evening = clocked(60)
    evening.wait_for_alarm()
    evening.now += 0.5
    if way == "arrives":
        evening.arrive(ADA)
    else:
        evening.ask(ADA, requests.Sit())
    assert evening.table.seats[0].player_level == ""
    assert time_left(evening) == 20
    evening.now += 19
    evening.play(ADA, "R5")


def test_leaving_and_coming_back_does_not_make_the_turn_longer() -> None:
    evening = clocked(60)
    evening.now += 50
    evening.ask(ADA, requests.Leave())
    evening.ask(ADA, requests.Sit())
    assert time_left(evening) == 10


@pytest.mark.parametrize("way", ["sits", "arrives", "leaves and sits"])
def test_who_always_comes_back_in_the_last_moment_does_not_hold_up_the_table(way: str) -> None:
    evening = clocked(60)
    began = evening.now
    for _ in range(10):
        if evening.table.deadline is None:
            break
        if way == "leaves and sits":
            evening.now = evening.table.deadline - 1
            evening.ask(ADA, requests.Leave())
            evening.now += 2
        else:
            evening.wait_for_alarm()
        if way == "arrives":
            evening.arrive(ADA)
        else:
            evening.ask(ADA, requests.Sit())
    assert evening.table.seats[0].player_level == "casual"
    assert evening.now - began <= 60 * 4 / 3 + 2
    stored = evening.table.number
    assert evening.ask(ADA, requests.Sit()) == evening.arrive(ADA) == []
    assert evening.table.number == stored
    evening.bot_plays(0, "R5", "clock")
    assert evening.table.seats[0].player_level == ""    # the next turn is her own
    evening.play(BEN, "R1")
    assert time_left(evening) == 60
    evening.wait_for_alarm()
    evening.ask(ADA, requests.Sit())
    assert evening.table.seats[0].player_level == ""    # with all its rights


def test_who_gave_a_turn_up_may_still_be_quicker_than_the_bot() -> None:
    evening = clocked(60)
    for _ in range(2):
        evening.wait_for_alarm()
        evening.ask(ADA, requests.Sit())
    assert evening.table.seats[0].player_level == "casual"
    evening.play(ADA, "R5")
    assert evening.round.turn == 1


def test_without_a_clock_one_may_leave_and_come_back_as_often_as_one_likes() -> None:
    evening = clocked(0)
    for _ in range(4):
        evening.ask(ADA, requests.Leave())
        evening.ask(ADA, requests.Sit())
        assert evening.table.seats[0].player_level == ""


# The deal

def test_the_deal_comes_by_itself_soon_at_first_and_later_with_time_to_look_at_the_result() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 2, "hand_size": 1})
    evening.ask(ADA, requests.Start())
    assert evening.shown(ADA)["deal_in"] == FIRST_DEAL
    evening.now += FIRST_DEAL - 0.1
    assert evening.ring() == []
    evening.now += 0.1
    assert [each.event for each in evening.ring()] == [events.Dealt()]
    evening.finish_round()
    assert evening.shown(ADA)["deal_in"] == NEXT_DEAL
    evening.wait(NEXT_DEAL)
    assert evening.table.is_playing


# Nights

def test_a_short_clock_has_time_left_after_a_pause_of_the_server() -> None:
    evening = clocked(60, None)
    evening.now += 50
    evening.restart()
    assert time_left(evening) == 20                     # 10 were left; a third of the clock is given at least
    evening.now += 1000
    evening.restart()
    assert time_left(evening) == 20
    assert evening.ring() == []


def test_a_short_pause_of_the_server_takes_no_time_from_anybody_and_gives_none() -> None:
    evening = clocked(60, None)
    evening.now += 5
    evening.restart()
    assert time_left(evening) == 55


@pytest.mark.parametrize("clock", [DAY, 3 * DAY, 7 * DAY])
def test_a_clock_of_days_runs_while_the_table_sleeps(clock: int) -> None:
    evening = clocked(clock, None)
    evening.now += clock - 3600
    evening.restart()
    assert time_left(evening) == 3600
    evening.now += 3600
    evening.restart()
    assert time_left(evening) == 0
    turn = evening.round.turn
    assert [each.event for each in evening.ring()] == [events.TimedOut(turn)]


def test_after_a_night_there_is_time_to_come_before_the_deal() -> None:
    evening = table_of(ADA, BEN)
    evening.ask(ADA, requests.Start())
    evening.now += 1000
    evening.restart()
    assert evening.shown(ADA)["deal_in"] == FIRST_DEAL
    assert evening.ring() == []
    evening.arrive(ADA, BEN)
    evening.deal()


def test_missed_turns_and_a_turn_that_a_bot_makes_are_known_after_a_restart() -> None:
    evening = clocked(15, None, options={"hand_size": 10})
    turn = evening.round.turn
    evening.wait_for_alarm()
    evening.restart()
    assert (evening.table.seats[turn].is_lent, evening.table.seats[turn].missed) == (True, 1)
    assert evening.table.seats[turn].player_level == "casual"
    evening.turn()
    assert not evening.table.seats[turn].is_lent or evening.round.turn == turn


def test_the_grace_time_is_known_after_a_restart() -> None:
    evening = table_of(ADA, BEN, CAT, options={"hand_size": 10})
    evening.start()
    for _ in range(8):
        evening.now += 3
        last, turn = evening.now, evening.round.turn
        evening.play_on(1)
    again = Table.restored(CODE, evening.stored, evening.now)
    assert again.decided_at == evening.table.decided_at
    assert len({*again.decided_at}) == 3
    assert again.decided_at[turn] == max(again.decided_at) == last
