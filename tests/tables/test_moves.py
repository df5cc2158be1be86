"""Moves that come late, twice or too early; and the call, which is never a click race."""

import pytest

from maukas.games.errors import IllegalMove
from maukas.games.words import forgetful
from maukas.protocol import requests
from maukas.tables import events
from maukas.tables.conduct import NotGranted
from maukas.tables.table import Stored, Table
from maukas.tables.telling import Scene
from tests.tables.ears import heard
from tests.tables.evening import ADA, BEN, CAT, CODE, SPECTATOR, Evening, as_told, table_of

DOWN_TO_ONE = 'hands = ["R5 R6", "R7 R8 R1", "R2 R3 R4"]\ndiscard = "R9"\nturn = 0'
DOWN_TO_TWO = 'hands = ["R5 R6 Y6", "R1 G3 G4 G5", "B1 B3 B4"]\nrow = "B5 B10"\nturn = 0'


def maumau(position: str = DOWN_TO_ONE, **options: object) -> Evening:
    evening = table_of(ADA, BEN, CAT, options=options)
    evening.start(position=position)
    return evening


def dos(position: str = DOWN_TO_TWO, **options: object) -> Evening:
    evening = table_of(ADA, BEN, CAT, game="dos", options=options)
    evening.start(position=position)
    return evening


# Late and double clicks

def test_a_double_click_is_one_move() -> None:
    evening = dos('hands = ["R5 R5 Y6", "R1 G3 G4 G5", "B1 B3 B4"]\nrow = "B5 B5"\nturn = 0')
    seen = evening.table.number
    evening.play(ADA, "R5>B5", seen)
    assert evening.no_play(ADA, "R5>B5", seen) == "table-stale"         # it would be legal, too
    assert [*evening.round.moves] == [(0, "R5>B5")]
    evening.play(ADA, "R5>B5")


def test_who_decides_without_having_seen_the_last_decision_is_asked_again() -> None:
    evening = maumau('hands = ["R5 RX", "R7 R8 R1", "R2 R3 R4"]\ndiscard = "R9"\nturn = 0')
    seen = evening.table.number
    evening.play(ADA, "RX")
    assert evening.round.turn == 2
    assert evening.no_play(CAT, "R2", seen) == "table-stale"
    evening.play(CAT, "R2")


def test_a_word_of_somebody_else_in_between_does_not_make_a_move_stale() -> None:
    evening = maumau()
    evening.play(ADA, "R5")
    seen = evening.table.number
    evening.play(ADA, "mau")
    evening.play(BEN, "R7", seen)
    assert [*evening.round.moves] == [(0, "R5"), (0, "mau"), (1, "R7")]


def test_whoever_comes_and_goes_in_between_does_not_make_a_move_stale() -> None:
    evening = maumau()
    seen = evening.table.number
    evening.ask(BEN, requests.Leave())
    evening.arrive(BEN)
    evening.rename(CAT, "Catherine")
    assert evening.table.number > seen
    evening.play(ADA, "R5", seen)


def test_a_card_and_its_mau_may_be_clicked_one_right_after_the_other() -> None:
    """The answer to the first click is not there yet when the second one is made."""
    evening = maumau()
    seen = evening.table.number
    evening.play(ADA, "mau", seen)
    evening.play(ADA, "R5", seen)
    assert forgetful(evening.round.view(None)) == ()
    evening = maumau()
    seen = evening.table.number
    evening.play(ADA, "R5", seen)
    evening.play(ADA, "mau", seen)
    assert forgetful(evening.round.view(None)) == ()


def test_a_mau_clicked_twice_is_said_once() -> None:
    evening = maumau(false_mau_penalty=2)
    seen = evening.table.number
    evening.play(ADA, "R5", seen)
    evening.play(ADA, "mau", seen)
    assert evening.no_play(ADA, "mau", seen) == "maumau-mau-not-now"
    assert evening.round.view(None).hand_sizes == (1, 3, 3)


def test_a_click_before_the_deal_is_no_move_of_the_new_round() -> None:
    evening = table_of(ADA, BEN, options={"hand_size": 10})
    evening.ask(ADA, requests.Start())
    seen = evening.table.number
    assert evening.no_play(ADA, "draw") == "table-no-round"
    evening.deal()
    for guest in (ADA, BEN):
        assert evening.no_play(guest, "draw", seen) == "table-stale"


def test_nobody_plays_before_or_after_a_round_or_from_no_seat() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    assert evening.no_play(ADA, "R1") == "table-no-round"
    evening.start()
    assert evening.no_play(SPECTATOR, "draw") == "table-not-seated"
    evening.finish_match()
    assert evening.no_play(ADA, "draw") == "table-no-round"
    assert evening.no_play(SPECTATOR, "draw") == "table-not-seated"


def test_what_is_no_move_and_what_is_no_legal_move_are_told_apart() -> None:
    evening = maumau()
    assert evening.no_play(ADA, "R55") == "table-bad-move"
    with pytest.raises(NotGranted) as refused:
        evening.play(ADA, "B5")
    assert (refused.value.reason, refused.value.clause, refused.value.values) == ("maumau-card-not-held", "M-15", {"card": "B5"})
    assert evening.no_play(BEN, "R7") == "maumau-not-your-turn"


def test_a_table_is_not_rebuilt_from_a_move_that_is_not_legal() -> None:
    evening = table_of(ADA, BEN)
    evening.start()
    stored = [*evening.stored, Stored(evening.table.number + 1, evening.now, events.Moved(1 - evening.round.turn, "draw"))]
    with pytest.raises(IllegalMove) as refused:
        Table.restored(CODE, stored, evening.now)
    assert refused.value.refusal.reason == "maumau-not-your-turn"


# What is heard of a move

def test_a_move_is_told_as_a_move_with_the_view_of_who_hears_it() -> None:
    evening = maumau()
    done = evening.play(ADA, "R5")
    for guest, seat in ((ADA, 0), (BEN, 1), (CAT, 2), (SPECTATOR, None)):
        told = [*map(as_told, heard(evening.table, guest, done, evening.now))]
        assert told == [{"type": "moved", "number": done[0].number, "seat": 0, "move": "R5", "view": evening.view(seat)}]
    seats = (0, 1, 2, None)
    scene = Scene(evening.table, evening.now)           # one for all of them keeps their views apart, too
    assert [as_told(scene.picture(guest))["view"] for guest in (ADA, BEN, CAT, SPECTATOR)] == [*map(evening.view, seats)]
    assert [as_told(each)["view"] for each in scene.moved(done[0], seats)] == [*map(evening.view, seats)]


def test_the_end_of_a_round_is_told_with_all_hands_and_then_the_table() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 2})
    evening.start(position='hands = ["R5", "R7 R8 R1"]\ndiscard = "R9"\nturn = 0')
    done = evening.play(ADA, "R5")
    assert [type(each.event) for each in done] == [events.Moved, events.Committed]
    move, table = [*map(as_told, heard(evening.table, BEN, done, evening.now))]
    assert move["view"]["hands"] == [[], ["R1", "R7", "R8"]]
    assert table["phase"] == "dealing"
    assert table["results"][0]["scores"] == [0, 16]


def test_a_move_tells_how_much_time_the_next_one_has() -> None:
    evening = table_of(ADA, BEN, clock=30)
    evening.start(position='hands = ["R5 R6", "R7 R8 R1"]\ndiscard = "R9"\nturn = 0')
    evening.now += 10
    assert [as_told(each)["clock"] for each in heard(evening.table, BEN, evening.play(ADA, "R5"), evening.now)] == [30]


def test_the_end_of_a_match_is_told_with_its_winners() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 1})
    evening.start(position='hands = ["R5", "R7 R8 R1"]\ndiscard = "R9"\nturn = 0')
    done = evening.play(ADA, "R5")
    assert [type(each.event) for each in done] == [events.Moved]
    move, table = [*map(as_told, heard(evening.table, SPECTATOR, done, evening.now))]
    assert (move["type"], table["type"]) == ("moved", "table")
    assert (table["phase"], table["winners"], table["totals"]) == ("finished", [0], [0, 16])


def test_the_end_of_a_round_is_seen_even_if_only_bots_play_on() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 2})
    evening.start(position='hands = ["R5", "R7 R8 R1"]\ndiscard = "R9"\nturn = 0')
    evening.ask(ADA, requests.Leave())
    evening.ask(BEN, requests.Leave())                  # both look on
    done = evening.bot_plays(0, "R5")
    move, table = [*map(as_told, heard(evening.table, BEN, done, evening.now))]
    assert move["view"]["hands"] == [[], ["R1", "R7", "R8"]]
    assert table["phase"] == "dealing"
    evening.deal()


# The grace time

def test_a_catch_within_the_grace_time_is_refused_and_costs_nothing() -> None:
    evening = maumau(mau="caught")
    evening.play(ADA, "R5")
    evening.now += 1.9
    assert evening.no_play(CAT, "catch:0") == "table-grace"
    assert evening.round.view(None).hand_sizes == (1, 3, 3)
    evening.now += 0.2
    evening.play(CAT, "catch:0")
    assert evening.round.view(None).hand_sizes == (2, 3, 3)


def test_who_calls_within_the_grace_time_cannot_be_caught_any_more() -> None:
    evening = maumau(mau="caught")
    evening.play(ADA, "R5")
    evening.now += 1.9
    evening.play(ADA, "mau")
    evening.now += 5
    assert evening.no_play(CAT, "catch:0") == "maumau-nothing-to-catch"


def test_the_grace_time_runs_from_the_move_that_needs_the_call_whatever_the_others_do() -> None:
    """Quick neighbours, bots above all, must not put the catch off for ever."""
    evening = dos()
    evening.play(ADA, "R5>B5")
    evening.play(ADA, "end")
    evening.now += 1.5
    evening.play(BEN, "draw")
    evening.now += 1.0                                  # 2.5 s after Ada's move, 1 s after Ben's
    assert forgetful(evening.round.view(None)) == (0,)
    evening.play(CAT, "catch:0")
    assert evening.round.view(None).hand_sizes == (4, 5, 3)


def test_a_table_may_have_no_grace_time() -> None:
    evening = table_of(ADA, BEN, CAT, options={"mau": "caught"}, grace=0.0)
    evening.start(position=DOWN_TO_ONE)
    evening.play(ADA, "R5")
    evening.play(CAT, "catch:0")
    assert evening.round.view(None).hand_sizes == (2, 3, 3)


# Words that cross each other on the way

def test_a_catch_that_crosses_the_call_costs_nothing() -> None:
    evening = dos(false_catch_penalty=3)
    evening.play(ADA, "R5>B5")
    evening.play(ADA, "end")
    seen = evening.table.number
    evening.now += 3
    evening.play(ADA, "dos")
    assert evening.no_play(CAT, "catch:0", seen) == "table-stale"       # Cat could not know
    assert evening.round.view(None).hand_sizes == (2, 4, 3)
    evening.play(CAT, "catch:0")                        # now she could
    assert evening.round.view(None).hand_sizes == (2, 4, 6)


def test_of_two_who_catch_at_once_the_second_pays_nothing() -> None:
    evening = dos(false_catch_penalty=3)
    evening.play(ADA, "R5>B5")
    evening.play(ADA, "end")
    seen = evening.table.number
    evening.now += 3
    evening.play(BEN, "catch:0", seen)
    assert evening.no_play(CAT, "catch:0", seen) == "table-stale"
    assert evening.no_play(BEN, "catch:0", seen) == "table-stale"       # a double click
    assert evening.round.view(None).hand_sizes == (4, 4, 3)


def test_a_catch_is_right_when_it_is_right_now_whatever_was_seen() -> None:
    evening = dos()
    seen = evening.table.number
    evening.play(ADA, "R5>B5")
    evening.play(ADA, "end")
    evening.now += 3
    evening.play(CAT, "catch:0", seen)
    assert evening.round.view(None).hand_sizes == (4, 4, 3)


def test_a_mau_that_comes_after_its_window_has_closed_is_no_wrong_one() -> None:
    evening = table_of(ADA, BEN, options={"false_mau_penalty": 4, "mau_penalty": 2})
    evening.start(position='hands = ["R5 R6", "R7 R8 R1"]\ndiscard = "R9"\nturn = 0')
    seen = evening.play(ADA, "R5")[-1].number
    evening.play(BEN, "R7")                             # closes the window: Ada takes two cards and is on turn with three
    assert evening.round.view(None).hand_sizes == (3, 2)
    assert evening.no_play(ADA, "mau", seen) == "table-stale"
    evening.play(ADA, "mau")                            # now it is one; it is paid for at the end of the turn
    evening.play(ADA, "R6")
    assert evening.round.view(None).hand_sizes[0] == 6


def test_saying_it_too_late_by_a_hair_still_counts_while_the_window_is_open() -> None:
    evening = dos(catch_window="open")
    evening.play(ADA, "R5>B5")
    seen = evening.table.number
    evening.play(ADA, "end")
    evening.play(BEN, "draw")
    evening.play(ADA, "dos", seen)
    assert forgetful(evening.round.view(None)) == ()
