"""Moves that come late, twice or too early; and the call, which is never a click race."""

import pytest

from maukas.games.errors import IllegalMove
from maukas.protocol import requests
from maukas.tables import events
from maukas.tables.decider import RequestRefused
from maukas.tables.entry import Entry
from maukas.tables.table import Table
from maukas.tables.broadcast import Broadcast
from tests.tables.listening import heard
from tests.tables.simulated_table import ADA, BEN, CAT, CODE, SPECTATOR, SimulatedTable, as_told, table_of

DOWN_TO_ONE = 'hands = ["R5 R6", "R7 R8 R1", "R2 R3 R4"]\ndiscard = "R9"\nturn = 0'
DOWN_TO_TWO = 'hands = ["R5 R6 Y6", "R1 G3 G4 G5", "B1 B3 B4"]\nrow = "B5 B10"\nturn = 0'


def maumau(position: str = DOWN_TO_ONE, **options: object) -> SimulatedTable:
    simulated = table_of(ADA, BEN, CAT, options=options)
    simulated.start(position=position)
    return simulated


def dos(position: str = DOWN_TO_TWO, **options: object) -> SimulatedTable:
    simulated = table_of(ADA, BEN, CAT, game="dos", options=options)
    simulated.start(position=position)
    return simulated


# Late and double clicks


def test_a_double_click_is_one_move() -> None:
    simulated = dos('hands = ["R5 R5 Y6", "R1 G3 G4 G5", "B1 B3 B4"]\nrow = "B5 B5"\nturn = 0')
    seen = simulated.table.number
    simulated.play(ADA, "R5>B5", seen)
    assert simulated.no_play(ADA, "R5>B5", seen) == "table-stale"  # it would be legal, too
    assert [*simulated.round.moves] == [(0, "R5>B5")]
    simulated.play(ADA, "R5>B5")


def test_whoever_decides_without_having_seen_the_last_decision_is_asked_again() -> None:
    simulated = maumau('hands = ["R5 RX", "R7 R8 R1", "R2 R3 R4"]\ndiscard = "R9"\nturn = 0')
    seen = simulated.table.number
    simulated.play(ADA, "RX")
    assert simulated.round.turn == 2
    assert simulated.no_play(CAT, "R2", seen) == "table-stale"
    simulated.play(CAT, "R2")


def test_a_word_of_somebody_else_in_between_does_not_make_a_move_stale() -> None:
    simulated = maumau()
    simulated.play(ADA, "R5")
    seen = simulated.table.number
    simulated.play(ADA, "mau")
    simulated.play(BEN, "R7", seen)
    assert [*simulated.round.moves] == [(0, "R5"), (0, "mau"), (1, "R7")]


def forgotten(simulated: SimulatedTable) -> tuple[int, ...]:
    return simulated.round.game.forgotten_by(simulated.round.view(None))


def test_whoever_comes_and_goes_in_between_does_not_make_a_move_stale() -> None:
    simulated = maumau()
    seen = simulated.table.number
    simulated.ask(BEN, requests.Leave())
    simulated.arrive(BEN)
    simulated.rename(CAT, "Catherine")
    assert simulated.table.number > seen
    simulated.play(ADA, "R5", seen)


def test_a_card_and_its_mau_may_be_clicked_one_right_after_the_other() -> None:
    """The answer to the first click is not there yet when the second one is made."""
    simulated = maumau()
    seen = simulated.table.number
    simulated.play(ADA, "mau", seen)
    simulated.play(ADA, "R5", seen)
    assert forgotten(simulated) == ()
    simulated = maumau()
    seen = simulated.table.number
    simulated.play(ADA, "R5", seen)
    simulated.play(ADA, "mau", seen)
    assert forgotten(simulated) == ()


def test_a_mau_clicked_twice_is_said_once() -> None:
    simulated = maumau(false_mau_penalty=2)
    seen = simulated.table.number
    simulated.play(ADA, "R5", seen)
    simulated.play(ADA, "mau", seen)
    assert simulated.no_play(ADA, "mau", seen) == "maumau-mau-not-now"
    assert simulated.round.view(None).hand_sizes == (1, 3, 3)


def test_a_click_before_the_deal_is_no_move_of_the_new_round() -> None:
    simulated = table_of(ADA, BEN, options={"hand_size": 10})
    simulated.ask(ADA, requests.Start())
    seen = simulated.table.number
    assert simulated.no_play(ADA, "draw") == "table-no-round"
    simulated.deal()
    for guest in (ADA, BEN):
        assert simulated.no_play(guest, "draw", seen) == "table-stale"


def test_nobody_plays_before_or_after_a_round_or_from_no_seat() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    assert simulated.no_play(ADA, "R1") == "table-no-round"
    simulated.start()
    assert simulated.no_play(SPECTATOR, "draw") == "table-not-seated"
    simulated.finish_match()
    assert simulated.no_play(ADA, "draw") == "table-no-round"
    assert simulated.no_play(SPECTATOR, "draw") == "table-not-seated"


def test_what_is_no_move_and_what_is_no_legal_move_are_told_apart() -> None:
    simulated = maumau()
    assert simulated.no_play(ADA, "R55") == "table-bad-move"
    with pytest.raises(RequestRefused) as refused:
        simulated.play(ADA, "B5")
    assert (refused.value.reason, refused.value.clause, refused.value.values) == ("maumau-card-not-held", "M-15", {"card": "B5"})
    assert simulated.no_play(BEN, "R7") == "maumau-not-your-turn"


def test_a_table_is_not_rebuilt_from_a_move_that_is_not_legal() -> None:
    simulated = table_of(ADA, BEN)
    simulated.start()
    stored = [*simulated.stored, Entry(simulated.table.number + 1, simulated.now, events.Moved(1 - simulated.round.turn, "draw"))]
    with pytest.raises(IllegalMove) as refused:
        Table.restored(CODE, stored, simulated.now)
    assert refused.value.refusal.reason == "maumau-not-your-turn"


# What is heard of a move


def test_a_move_is_told_as_a_move_with_the_view_of_who_hears_it() -> None:
    simulated = maumau()
    done = simulated.play(ADA, "R5")
    for guest, seat in ((ADA, 0), (BEN, 1), (CAT, 2), (SPECTATOR, None)):
        told = [*map(as_told, heard(simulated.table, guest, done, simulated.now))]
        assert told == [{"type": "moved", "number": done[0].number, "seat": 0, "move": "R5", "view": simulated.view(seat)}]
    seats = (0, 1, 2, None)
    broadcast = Broadcast(simulated.table, simulated.now)  # one for all of them keeps their views apart, too
    assert [as_told(broadcast.snapshot(guest))["view"] for guest in (ADA, BEN, CAT, SPECTATOR)] == [*map(simulated.view, seats)]
    assert [as_told(each)["view"] for each in broadcast.moved(done[0], seats)] == [*map(simulated.view, seats)]


def test_the_end_of_a_round_is_told_with_all_hands_and_then_the_table() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 2})
    simulated.start(position='hands = ["R5", "R7 R8 R1"]\ndiscard = "R9"\nturn = 0')
    done = simulated.play(ADA, "R5")
    assert [type(each.event) for each in done] == [events.Moved, events.Committed]
    move, table = [*map(as_told, heard(simulated.table, BEN, done, simulated.now))]
    assert move["view"]["hands"] == [[], ["R1", "R7", "R8"]]
    assert table["phase"] == "dealing"
    assert table["results"][0]["scores"] == [0, 16]


def test_a_move_tells_how_much_time_the_next_one_has() -> None:
    simulated = table_of(ADA, BEN, clock=30)
    simulated.start(position='hands = ["R5 R6", "R7 R8 R1"]\ndiscard = "R9"\nturn = 0')
    simulated.now += 10
    assert [as_told(each)["clock"] for each in heard(simulated.table, BEN, simulated.play(ADA, "R5"), simulated.now)] == [30]


def test_the_end_of_a_match_is_told_with_its_winners() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 1})
    simulated.start(position='hands = ["R5", "R7 R8 R1"]\ndiscard = "R9"\nturn = 0')
    done = simulated.play(ADA, "R5")
    assert [type(each.event) for each in done] == [events.Moved]
    move, table = [*map(as_told, heard(simulated.table, SPECTATOR, done, simulated.now))]
    assert (move["type"], table["type"]) == ("moved", "table")
    assert (table["phase"], table["winners"], table["totals"]) == ("finished", [0], [0, 16])


def test_the_end_of_a_round_is_seen_even_if_only_bots_play_on() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 2})
    simulated.start(position='hands = ["R5", "R7 R8 R1"]\ndiscard = "R9"\nturn = 0')
    simulated.ask(ADA, requests.Leave())
    simulated.ask(BEN, requests.Leave())  # both look on
    done = simulated.bot_plays(0, "R5")
    move, table = [*map(as_told, heard(simulated.table, BEN, done, simulated.now))]
    assert move["view"]["hands"] == [[], ["R1", "R7", "R8"]]
    assert table["phase"] == "dealing"
    simulated.deal()


# The grace time


def test_a_catch_within_the_grace_time_is_refused_and_costs_nothing() -> None:
    simulated = maumau(mau="caught")
    simulated.play(ADA, "R5")
    simulated.now += 1.9
    assert simulated.no_play(CAT, "catch:0") == "table-grace"
    assert simulated.round.view(None).hand_sizes == (1, 3, 3)
    simulated.now += 0.2
    simulated.play(CAT, "catch:0")
    assert simulated.round.view(None).hand_sizes == (2, 3, 3)


def test_whoever_calls_within_the_grace_time_cannot_be_caught_any_more() -> None:
    simulated = maumau(mau="caught")
    simulated.play(ADA, "R5")
    simulated.now += 1.9
    simulated.play(ADA, "mau")
    simulated.now += 5
    assert simulated.no_play(CAT, "catch:0") == "maumau-nothing-to-catch"


def test_the_grace_time_runs_from_the_move_that_needs_the_call_whatever_the_others_do() -> None:
    """Quick neighbours, bots above all, must not put the catch off for ever."""
    simulated = dos()
    simulated.play(ADA, "R5>B5")
    simulated.play(ADA, "end")
    simulated.now += 1.5
    simulated.play(BEN, "draw")
    simulated.now += 1.0  # 2.5 s after Ada's move, 1 s after Ben's
    assert forgotten(simulated) == (0,)
    simulated.play(CAT, "catch:0")
    assert simulated.round.view(None).hand_sizes == (4, 5, 3)


def test_a_table_may_have_no_grace_time() -> None:
    simulated = table_of(ADA, BEN, CAT, options={"mau": "caught"}, grace=0.0)
    simulated.start(position=DOWN_TO_ONE)
    simulated.play(ADA, "R5")
    simulated.play(CAT, "catch:0")
    assert simulated.round.view(None).hand_sizes == (2, 3, 3)


# Words that cross each other on the way


def test_a_catch_that_crosses_the_call_costs_nothing() -> None:
    simulated = dos(false_catch_penalty=3)
    simulated.play(ADA, "R5>B5")
    simulated.play(ADA, "end")
    seen = simulated.table.number
    simulated.now += 3
    simulated.play(ADA, "dos")
    assert simulated.no_play(CAT, "catch:0", seen) == "table-stale"  # Cat could not know
    assert simulated.round.view(None).hand_sizes == (2, 4, 3)
    simulated.play(CAT, "catch:0")  # now she could
    assert simulated.round.view(None).hand_sizes == (2, 4, 6)


def test_of_two_who_catch_at_once_the_second_pays_nothing() -> None:
    simulated = dos(false_catch_penalty=3)
    simulated.play(ADA, "R5>B5")
    simulated.play(ADA, "end")
    seen = simulated.table.number
    simulated.now += 3
    simulated.play(BEN, "catch:0", seen)
    assert simulated.no_play(CAT, "catch:0", seen) == "table-stale"
    assert simulated.no_play(BEN, "catch:0", seen) == "table-stale"  # a double click
    assert simulated.round.view(None).hand_sizes == (4, 4, 3)


def test_a_catch_is_right_when_it_is_right_now_whatever_was_seen() -> None:
    simulated = dos()
    seen = simulated.table.number
    simulated.play(ADA, "R5>B5")
    simulated.play(ADA, "end")
    simulated.now += 3
    simulated.play(CAT, "catch:0", seen)
    assert simulated.round.view(None).hand_sizes == (4, 4, 3)


def test_a_mau_that_comes_after_its_window_has_closed_is_no_wrong_one() -> None:
    simulated = table_of(ADA, BEN, options={"false_mau_penalty": 4, "mau_penalty": 2})
    simulated.start(position='hands = ["R5 R6", "R7 R8 R1"]\ndiscard = "R9"\nturn = 0')
    seen = simulated.play(ADA, "R5")[-1].number
    simulated.play(BEN, "R7")  # closes the window: Ada takes two cards and is on turn with three
    assert simulated.round.view(None).hand_sizes == (3, 2)
    assert simulated.no_play(ADA, "mau", seen) == "table-stale"
    simulated.play(ADA, "mau")  # now it is one; it is paid for at the end of the turn
    simulated.play(ADA, "R6")
    assert simulated.round.view(None).hand_sizes[0] == 6


def test_saying_it_too_late_by_a_hair_still_counts_while_the_window_is_open() -> None:
    simulated = dos(catch_window="open")
    simulated.play(ADA, "R5>B5")
    seen = simulated.table.number
    simulated.play(ADA, "end")
    simulated.play(BEN, "draw")
    simulated.play(ADA, "dos", seen)
    assert forgotten(simulated) == ()


# Hints


def no_hint(simulated: SimulatedTable, guest: str, after: int | None = None) -> str:
    """Why somebody gets no advice now."""
    with pytest.raises(RequestRefused) as refused:
        simulated.decider.hint(simulated.table, guest, simulated.table.number if after is None else after)
    return refused.value.reason


def test_whoever_is_on_turn_may_ask_for_a_hint_and_nobody_else() -> None:
    simulated = table_of(ADA, BEN)
    assert no_hint(simulated, ADA) == "table-hint-not-now"
    simulated.start()
    turn, number = simulated.round.turn, simulated.table.number
    on_turn, other = (ADA, BEN)[turn], (ADA, BEN)[1 - turn]
    assert simulated.decider.hint(simulated.table, on_turn, number) == turn
    assert no_hint(simulated, other) == no_hint(simulated, SPECTATOR) == "table-hint-not-now"
    simulated.play_on(2)
    assert no_hint(simulated, simulated.table.sitters[simulated.round.turn].guest, number) == "table-stale"


def test_there_are_no_hints_where_the_table_wants_none() -> None:
    simulated = table_of(ADA, BEN, hints=False)
    simulated.start()
    assert no_hint(simulated, (ADA, BEN)[simulated.round.turn]) == "table-no-hints"
