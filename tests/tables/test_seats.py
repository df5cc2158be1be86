"""Coming, sitting, leaving, being removed and coming back, in every phase of a match."""

from collections.abc import Sequence
from typing import Any

import pytest

from maukas.games.round import Round
from maukas.protocol import requests
from maukas.protocol.requests import AnyRequest
from maukas.tables import events
from maukas.tables.arranging import ASLEEP
from maukas.tables.table import MOST_REMOVED, NEXT_DEAL, Stored
from tests.tables.evening import ADA, BEN, CAT, DAN, EVE, FAY, SPECTATOR, Evening, pictures, table_of

Sit, Leave, Ready, Start, Rematch = requests.Sit, requests.Leave, requests.Ready, requests.Start, requests.Rematch
Bot, Fill, Remove, Allow, Resize = requests.Bot, requests.Fill, requests.Remove, requests.Allow, requests.Resize

IN_DEBT = """
hands   = ["R5 R6 R7", "G1 G3 G4", "B1 B2 B3"]
discard = "Y3 R+2 B+2"
turn    = 1
debt    = 4
"""
COVERED = """
hands   = ["R5 R6 Y6", "G3 G4 Y1 B4 B5", "B1 B3"]
row     = "R7 B9"
covers  = ["G3+Y4>R7"]
bonuses = 1
turn    = 1
"""
BONUS = """
hands   = ["R5 R6 Y6", "G3 G4 Y1 B4 B5", "B1 B3"]
row     = "R7 B9"
phase   = "bonus"
bonuses = 2
turn    = 1
"""
DRAWN = """
hands   = ["R5 R6 Y6", "G3 G4 Y1 B4 B5", "B1 B3"]
row     = "R10 R10"
drawn   = "B4"
turn    = 1
"""


def chairs(evening: Evening) -> list[dict[str, Any]]:
    """The seats as everybody sees them, with what is left out on the way; whom a host may remove is looked at apart."""
    nobody = {"name": "", "level": "", "present": False, "stand_in": False, "next": "", "ready": False}
    apart = ("patience", "waited")
    return [nobody | {key: value for key, value in chair.items() if key not in apart} for chair in evening.shown()["chairs"]]


def waits(evening: Evening) -> list[tuple[float | None, float | None]]:
    """For each seat, how long a turn of its owner lasts until the host may remove them, and how much of it is over."""
    return [(chair.get("patience"), chair.get("waited")) for chair in evening.shown()["chairs"]]


def chair_of(kind: str, name: str = "", **values: Any) -> dict[str, Any]:
    return {"kind": kind, "name": name, "level": "", "present": False, "stand_in": False, "next": "", "ready": False} | values


def hands(played: Round) -> list[list[int]]:
    return [played.game.cards.hand(played.state, seat) for seat in range(played.seats)]


def kinds(done: Sequence[Stored]) -> list[type]:
    return [type(each.event) for each in done]


# Back in my seat

def test_who_lost_the_connection_finds_seat_hand_and_the_moves_missed() -> None:
    evening = table_of(ADA, BEN, CAT)
    evening.start(position='hands = ["R5 R6", "R7 R8", "R1 R2"]\ndiscard = "R9"\nturn = 0')
    seen, hand = evening.table.number, evening.round.view(1).hand
    evening.depart(BEN)
    assert not chairs(evening)[1]["present"]
    evening.play(ADA, "R5")
    assert evening.arrive(BEN) == []                    # it was his seat all the time
    back = evening.shown(BEN, seen)
    assert (back["you"], back["phase"]) == (1, "playing")
    assert back["view"] == evening.view(1)
    assert evening.round.view(1).hand == hand == ("R7", "R8")
    assert [(each["seat"], each["move"]) for each in back["moves"]] == [(0, "R5")]
    seen = evening.table.number
    evening.play(BEN, "R7")
    assert [each["move"] for each in evening.shown(ADA, seen)["moves"]] == ["R7"]       # nothing twice
    assert evening.shown(ADA, evening.table.number)["moves"] == evening.shown(ADA)["moves"] == []


def test_after_a_crash_of_the_server_everybody_finds_everything_again() -> None:
    evening = table_of(ADA, BEN, CAT, clock=60)
    evening.start()
    evening.play_on(9)
    before = [evening.shown(guest, 0) for guest in (ADA, BEN, CAT, SPECTATOR)]
    evening.restart()
    assert not any(chair["present"] for chair in chairs(evening))
    evening.arrive(ADA, BEN, CAT)
    assert [evening.shown(guest, 0) for guest in (ADA, BEN, CAT, SPECTATOR)] == before
    evening.finish_match()
    evening.check_restored()


def test_of_two_tabs_one_may_be_closed() -> None:
    evening = table_of(ADA, BEN)
    evening.arrive(BEN)
    evening.depart(BEN)
    assert chairs(evening)[1]["present"]
    evening.depart(BEN)
    assert not chairs(evening)[1]["present"]
    assert BEN not in evening.table.present


def test_a_new_name_is_shown_when_somebody_comes_back_with_it() -> None:
    evening = table_of(ADA, BEN)
    evening.depart(BEN)
    evening.names[BEN] = "Benjamin"
    assert kinds(evening.arrive(BEN)) == [events.Renamed]
    assert chairs(evening)[1]["name"] == "Benjamin"
    evening.rename(BEN, "Ben II")
    assert chairs(evening)[1]["name"] == "Ben II"
    assert evening.rename(FAY, "Whoever") == []         # she has no seat here


# Leaving in a match

def test_who_leaves_in_debt_on_turn_leaves_the_debt_to_the_bot_on_the_seat_and_to_nobody_else() -> None:
    evening = table_of(ADA, BEN, CAT)
    evening.start(position=IN_DEBT)
    before = hands(evening.round)
    assert kinds(evening.ask(BEN, Leave())) == [events.WentAway]
    assert (evening.round.turn, evening.round.view(None).debt) == (1, 4)
    assert chairs(evening)[1] == chair_of("person", "Ben", level="casual", present=True, stand_in=True)
    evening.bot_plays(1, "draw")
    after = hands(evening.round)
    assert (after[0], after[2]) == (before[0], before[2])
    assert len(after[1]) == len(before[1]) + 4
    assert (evening.round.turn, evening.round.view(None).debt) == (2, 0)
    evening.arrive(BEN)
    assert len(evening.round.view(1).hand) == 7
    assert evening.table.seats[1].player_level == ""


def test_leaving_does_not_pass_the_turn_and_leaving_twice_is_leaving_once() -> None:
    evening = table_of(ADA, BEN)
    evening.start()
    guest = evening.table.seats[evening.round.turn].guest
    state = evening.round.state.copy()
    evening.ask(guest, Leave())
    assert evening.ask(guest, Leave()) == []
    assert evening.round.state == state


@pytest.mark.parametrize("position", [COVERED, BONUS, DRAWN], ids=["covered", "bonus", "drawn"])
def test_who_is_removed_in_the_middle_of_a_dos_turn_is_followed_by_a_bot_that_goes_on_with_it(position: str) -> None:
    evening = table_of(ADA, BEN, CAT, game="dos")
    evening.start(position=position)
    state = evening.round.state.copy()
    evening.ask(BEN, Leave())
    evening.ask(ADA, Remove(1))
    assert evening.round.state == state
    assert evening.table.seats[1].player_level == "casual"
    assert evening.shown(BEN)["you"] is None
    assert evening.round.view(None).turn == 1
    assert evening.shown(BEN)["view"] == evening.view(None)
    assert evening.no_play(BEN, "end") == "table-not-seated"
    while evening.round.turn == 1:
        evening.bot_plays(1, evening.round.turn_moves()[-1])
    assert (evening.round.turn, evening.round.is_turn_start) == (2, True)
    evening.play(CAT, "draw")


@pytest.mark.parametrize("position", [COVERED, BONUS, DRAWN], ids=["covered", "bonus", "drawn"])
def test_who_leaves_in_the_middle_of_a_dos_turn_may_take_it_back_before_it_is_over(position: str) -> None:
    evening = table_of(ADA, BEN, CAT, game="dos")
    evening.start(position=position)
    evening.ask(BEN, Leave())
    assert evening.table.seats[1].player_level == "casual"
    evening.ask(BEN, Sit())
    assert evening.table.seats[1].player_level == ""
    evening.play(BEN, evening.round.turn_moves()[-1])


def test_who_is_ready_is_back() -> None:
    evening = table_of(ADA, BEN, CAT)
    evening.ask(ADA, Start())
    evening.ask(BEN, Leave())
    assert kinds(evening.ask(BEN, Ready("beef"))) == [events.CameBack, events.Agreed]
    assert evening.table.seats[1].player_level == ""
    evening.ask(BEN, Leave())
    assert kinds(evening.ask(BEN, Ready("cafe"))) == [events.CameBack]  # the first share counts
    evening.ask(ADA, Ready())
    assert kinds(evening.ask(CAT, Ready())) == [events.Agreed, events.Dealt]
    evening.finish_round()
    assert evening.shown(BEN)["results"][0]["shares"] == ["beef"]


@pytest.mark.parametrize("way", ["plays", "says something", "sits", "sits on the seat by number", "arrives"])
def test_the_bot_hands_the_seat_back(way: str) -> None:
    evening = table_of(ADA, BEN)
    evening.start(position='hands = ["R5 R6", "R7 R8"]\ndiscard = "R9"\nturn = 1')
    evening.ask(BEN, Leave())
    assert evening.table.seats[1].player_level == "casual"
    if way == "plays":
        done = evening.play(BEN, "R7")
    elif way == "says something":
        done = evening.play(BEN, "mau")
    elif way == "arrives":
        done = evening.arrive(BEN)
    else:
        done = evening.ask(BEN, Sit(1) if "number" in way else Sit())
    assert isinstance(done[0].event, events.CameBack)
    assert evening.table.seats[1].player_level == ""
    assert not chairs(evening)[1]["stand_in"]


def test_a_refused_move_does_not_bring_anybody_back() -> None:
    evening = table_of(ADA, BEN)
    evening.start(position='hands = ["R5 R6", "R7 B8"]\ndiscard = "R9"\nturn = 1')
    evening.ask(BEN, Leave())
    assert evening.no_play(BEN, "B8") == "maumau-number-does-not-fit"
    assert evening.table.seats[1].player_level == "casual"


def test_a_bot_that_thought_too_long_does_not_play_for_who_is_back() -> None:
    evening = table_of(ADA, BEN)
    evening.start(position='hands = ["R5 R6", "R7 R8"]\ndiscard = "R9"\nturn = 1')
    evening.ask(BEN, Leave())
    evening.ask(BEN, Sit())
    with pytest.raises(Exception, match="table-stale"):
        evening.bot_plays(1, "R7")
    assert [*evening.round.moves] == []
    evening.play(BEN, "R8")


def test_who_leaves_between_matches_frees_the_seat() -> None:
    evening = table_of(ADA, BEN)
    assert kinds(evening.ask(BEN, Leave())) == [events.Freed]
    assert chairs(evening)[1] == chair_of("free")
    assert evening.refusal(BEN, Leave()) == "table-not-seated"


# Watch, then sit in

def with_a_bot() -> Evening:
    """Ada against a bot; the others look on."""
    evening = table_of(ADA, options={"rounds": 2, "hand_size": 2})
    evening.ask(ADA, Fill("strong"))
    return evening


def test_who_watches_gets_a_bots_seat_in_the_next_round_with_its_score() -> None:
    evening = with_a_bot()
    evening.start()
    evening.arrive(EVE)
    assert kinds(evening.ask(EVE, Sit())) == [events.Followed]
    assert chairs(evening)[1]["next"] == "Eve"
    assert (evening.shown(EVE)["you"], evening.shown(EVE)["view"]) == (None, evening.view(None))
    assert evening.table.seats[1].player_level == "strong"
    evening.finish_round()
    assert chairs(evening)[1] == chair_of("person", "Eve", present=True)
    totals = evening.shown(EVE)["totals"]
    evening.deal()
    assert evening.shown(EVE)["you"] == 1
    assert evening.shown(EVE)["view"] == evening.view(1)
    assert evening.shown(EVE)["totals"] == totals
    assert evening.table.seats[1].player_level == ""


def test_who_waits_for_a_seat_may_change_the_mind() -> None:
    evening = with_a_bot()
    evening.start()
    evening.arrive(EVE)
    evening.ask(EVE, Sit(1))
    evening.ask(EVE, Leave())
    assert chairs(evening)[1]["next"] == ""
    evening.finish_round()
    assert chairs(evening)[1]["kind"] == "bot"


def test_a_bots_seat_is_promised_to_one_person_only_and_a_person_waits_for_one_seat_only() -> None:
    evening = table_of(ADA, seats=3)
    evening.ask(ADA, Fill("casual"))
    evening.start()
    evening.arrive(EVE, FAY, DAN)
    evening.ask(EVE, Sit(1))
    assert evening.refusal(FAY, Sit(1)) == "table-taken"
    assert evening.refusal(EVE, Sit(2)) == "table-seated"
    assert evening.refusal(ADA, Bot(1, "master")) == "table-taken"
    evening.ask(FAY, Sit())
    assert evening.refusal(DAN, Sit()) == "table-full"
    assert [sitter.next_guest for sitter in evening.table.seats] == ["", EVE, FAY]


def test_who_waits_for_a_seat_and_goes_does_not_stop_the_table() -> None:
    evening = with_a_bot()                              # without a clock nobody would ever play for a person who is not there
    evening.start()
    evening.arrive(EVE)
    evening.ask(EVE, Sit())
    evening.depart(EVE)
    evening.finish_round()
    assert chairs(evening)[1] == chair_of("person", "Eve", level="casual", stand_in=True)
    evening.deal()
    evening.play_on(3)
    evening.arrive(EVE)
    assert evening.table.seats[1].player_level == ""
    assert evening.shown(EVE)["you"] == 1


def test_a_bots_seat_is_taken_at_once_while_no_round_is_on() -> None:
    evening = with_a_bot()
    evening.arrive(EVE)
    assert kinds(evening.ask(EVE, Sit())) == [events.Seated]
    evening.ask(ADA, Start())
    evening.ask(EVE, Leave())
    evening.ask(ADA, Remove(1))
    evening.arrive(FAY)
    assert kinds(evening.ask(FAY, Sit())) == [events.Seated]         # before the deal, too
    evening.deal()
    assert evening.shown(FAY)["view"] == evening.view(1)


# Being removed

def test_who_was_removed_sees_no_hand_any_more_and_may_come_in_for_the_next_round_if_the_host_allows_it() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 2, "hand_size": 2})
    evening.start()
    evening.ask(BEN, Leave())
    assert kinds(evening.ask(ADA, Remove(1))) == [events.BotSeated, events.Removed]
    assert evening.shown(BEN)["view"] == evening.view(None)
    evening.depart(BEN)
    evening.arrive(BEN)
    assert evening.refusal(BEN, Sit()) == evening.refusal(BEN, Sit(1)) == "table-removed"
    evening.ask(ADA, Allow())
    evening.ask(BEN, Sit())
    assert (evening.shown(BEN)["you"], evening.shown(BEN)["view"]) == (None, evening.view(None))
    assert evening.no_play(BEN, evening.round.turn_moves()[0]) == "table-not-seated"
    evening.finish_round()
    assert evening.shown(BEN)["you"] == 1


def test_who_was_removed_may_watch_but_not_sit_down_again_in_this_match_or_the_next_also_after_a_restart() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    assert kinds(evening.ask(ADA, Remove(1))) == [events.Freed, events.Removed]
    assert evening.shown(BEN)["removed"] == evening.shown(ADA)["removed"] == ["Ben"]
    for _ in range(2):
        assert evening.refusal(BEN, Sit()) == "table-removed"
        evening.ask(ADA, Fill("casual"))
        evening.start()
        assert evening.refusal(BEN, Sit()) == "table-removed"
        evening.finish_match()
        evening.restart()
        evening.arrive(ADA, BEN)
    evening.ask(ADA, Remove(1))
    evening.sit(CAT)                                    # it is nobody else's affair
    evening.ask(ADA, Remove(1))
    assert evening.shown(ADA)["removed"] == ["Ben", "Cat"]
    assert kinds(evening.ask(ADA, Allow())) == [events.Allowed]
    assert evening.ask(ADA, Allow()) == evening.shown(ADA)["removed"] == []
    evening.ask(BEN, Sit())
    evening.check_restored()


def test_a_table_remembers_the_latest_who_were_removed() -> None:
    evening = table_of(ADA, BEN)
    for number in range(MOST_REMOVED + 2):
        evening.table.apply(Stored(evening.table.number + 1, evening.now, events.Removed(f"key {number}", f"Name {number}")))
    evening.table.apply(Stored(evening.table.number + 1, evening.now, events.Removed("key 3", "Name 3")))
    assert [*evening.table.removed] == [f"key {number}" for number in (2, *range(4, MOST_REMOVED + 2), 3)]


def test_who_waits_for_a_seat_can_be_refused_by_the_host_and_the_bot_stays() -> None:
    evening = with_a_bot()
    evening.start()
    evening.arrive(EVE)
    evening.ask(EVE, Sit(1))
    bot = chairs(evening)[1] | {"next": ""}
    assert kinds(evening.ask(ADA, Remove(1))) == [events.Followed, events.Removed]
    assert chairs(evening)[1] == bot
    assert evening.refusal(EVE, Sit(1)) == "table-removed"
    assert evening.refusal(ADA, Remove(1)) == "table-match-on"          # the bot itself stays to the end
    evening.finish_round()
    assert chairs(evening)[1]["kind"] == "bot"


def test_who_plays_is_not_removed_in_a_match_by_anybody() -> None:
    evening = table_of(ADA, BEN, CAT, clock=60)
    evening.ask(ADA, Start())
    assert evening.refusal(ADA, Remove(1)) == "table-still-playing"
    evening.deal()
    for seat in range(3):
        assert evening.refusal(ADA, Remove(seat)) == "table-still-playing"
    evening.depart(BEN)                                 # he may be back at any moment; the clock decides
    assert evening.refusal(ADA, Remove(1)) == "table-still-playing"
    evening.ask(CAT, Leave())
    evening.ask(ADA, Remove(2))
    assert chairs(evening)[2]["kind"] == "bot"
    assert evening.refusal(ADA, Bot(2, "beginner")) == "table-match-on"


def test_who_keeps_a_table_without_a_clock_waiting_can_be_removed_after_a_while() -> None:
    evening = table_of(ADA, BEN, CAT)
    evening.start(position='hands = ["R5 R6", "R7 R8", "R1 R2"]\ndiscard = "R9"\nturn = 1')
    evening.wait(ASLEEP - 1)
    assert evening.refusal(ADA, Remove(1)) == "table-still-playing"
    evening.wait(1)
    assert evening.refusal(ADA, Remove(2)) == "table-still-playing"     # nobody waits for her
    evening.ask(ADA, Remove(1))
    assert chairs(evening)[1]["kind"] == "bot"
    evening.bot_plays(1, "R7")


def test_a_chair_says_when_its_owner_can_be_removed_from_a_match() -> None:
    evening = table_of(ADA, BEN, CAT)
    assert waits(evening) == [(None, None)] * 3
    evening.start(position='hands = ["R5 R6", "R7 R8", "R1 R2"]\ndiscard = "R9"\nturn = 1')
    evening.wait(30)
    assert waits(evening) == [(ASLEEP, None), (ASLEEP, 30.0), (ASLEEP, None)]
    evening.play(BEN, "R7")
    evening.ask(BEN, Leave())
    assert waits(evening) == [(ASLEEP, None), (0.0, None), (ASLEEP, 0.0)]
    evening.ask(ADA, Remove(1))
    assert waits(evening)[1] == (None, None)


def test_a_chair_says_nothing_of_it_where_a_clock_decides() -> None:
    evening = table_of(ADA, BEN, CAT, clock=60)
    evening.start()
    evening.ask(CAT, Leave())
    assert waits(evening) == [(None, None), (None, None), (0.0, None)]


def test_where_there_is_a_clock_it_decides_how_long_somebody_may_think() -> None:
    evening = table_of(ADA, BEN, clock=86_400)
    evening.start(position='hands = ["R5 R6", "R7 R8"]\ndiscard = "R9"\nturn = 1')
    evening.wait(ASLEEP * 2)
    assert evening.refusal(ADA, Remove(1)) == "table-still-playing"


# Matches

def test_a_rematch_keeps_the_seats_and_begins_from_nothing() -> None:
    evening = table_of(ADA, BEN, CAT, options={"rounds": 1, "hand_size": 2})
    assert evening.refusal(ADA, Rematch()) == "table-not-finished"
    evening.start()
    assert evening.refusal(ADA, Rematch()) == "table-not-finished"
    evening.finish_match()
    first = evening.shown(BEN)
    assert first["winners"]
    assert evening.refusal(SPECTATOR, Rematch()) == "table-not-seated"
    evening.ask(BEN, Rematch())                         # whoever sits may ask for it, once
    assert evening.refusal(CAT, Rematch()) == "table-not-finished"
    second = evening.shown(BEN)
    assert [chair["name"] for chair in chairs(evening)] == ["Ada", "Ben", "Cat"]
    assert (second["match"], second["round"], second["totals"], second["winners"]) == (2, 0, [0, 0, 0], [])
    assert second["match_id"] != first["match_id"]
    assert second["view"] is None
    evening.deal()
    evening.finish_match()


def test_a_rematch_keeps_a_seat_that_a_bot_plays_for_and_its_owner_finds_it() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    evening.start()
    evening.ask(BEN, Leave())
    evening.depart(BEN)
    evening.finish_match()
    evening.ask(ADA, Rematch())
    assert evening.table.seats[1].player_level == "casual"
    evening.deal()
    evening.arrive(BEN)
    assert (evening.shown(BEN)["you"], evening.table.seats[1].player_level) == (1, "")


def test_a_match_needs_all_seats() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2}, seats=3)
    assert evening.refusal(ADA, Start()) == "table-seats-empty"
    evening.ask(ADA, Fill("beginner"))
    evening.start()
    evening.finish_match()
    evening.ask(BEN, Leave())
    assert evening.refusal(ADA, Start()) == "table-seats-empty"
    evening.ask(ADA, Fill("master"))
    evening.ask(ADA, Start())
    assert [chair["level"] for chair in chairs(evening)] == ["", "master", "beginner"]


@pytest.mark.parametrize(("level", "expected"), [("strong", "strong"), ("", "casual")])
def test_a_rematch_needs_one_word_for_bots_of_the_usual_level_take_the_empty_seats(level: str, expected: str) -> None:
    evening = table_of(ADA, BEN, CAT, *([] if level else [DAN]), seats=4, options={"rounds": 1, "hand_size": 2})
    if level:
        evening.ask(ADA, Bot(3, level))
    evening.start()
    evening.finish_match()
    evening.ask(ADA, Leave())
    evening.ask(CAT, Leave())
    assert kinds(evening.ask(BEN, Rematch())) == [events.BotSeated, events.BotSeated, events.MatchBegan, events.Committed]
    assert [chair["kind"] for chair in chairs(evening)] == ["bot", "person", "bot", "bot" if level else "person"]
    assert [chairs(evening)[seat]["level"] for seat in (0, 2)] == [expected] * 2
    assert len({chair["name"] for chair in chairs(evening)}) == 4
    evening.deal()
    evening.finish_match()
    evening.check_restored()


def test_before_a_rematch_there_is_time_to_look_at_the_last_result_unless_all_are_ready() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    evening.start()
    evening.finish_match()
    evening.ask(ADA, Rematch())
    assert evening.shown(BEN)["deal_in"] == NEXT_DEAL
    evening.ask(ADA, Ready())
    assert evening.table.phase == "dealing"
    evening.ask(BEN, Ready())
    assert evening.table.is_playing


# Results

def test_a_result_belongs_to_those_who_played_the_match() -> None:
    evening = table_of(ADA, BEN, CAT, options={"rounds": 1, "hand_size": 2})
    assert (evening.shown(ADA)["players"], evening.shown(ADA)["played_as"]) == ([], None)
    evening.start()
    assert (evening.shown(BEN)["players"], evening.shown(BEN)["played_as"]) == (["Ada", "Ben", "Cat"], 1)
    evening.finish_match()
    evening.ask(BEN, Leave())
    evening.sit(EVE)
    assert [chair["name"] for chair in chairs(evening)] == ["Ada", "Eve", "Cat"]
    for guest, played_as in ((ADA, 0), (BEN, 1), (EVE, None), (SPECTATOR, None)):
        shown = evening.shown(guest)
        assert (shown["players"], shown["played_as"]) == (["Ada", "Ben", "Cat"], played_as)
    evening.rename(CAT, "Cathy")
    assert evening.shown(EVE)["players"] == ["Ada", "Ben", "Cathy"]
    evening.check_restored()
    evening.ask(EVE, Rematch())
    assert (evening.shown(EVE)["players"], evening.shown(EVE)["played_as"]) == (["Ada", "Eve", "Cathy"], 1)
    assert evening.shown(BEN)["played_as"] is None


def test_who_waits_for_a_bots_seat_has_not_played_the_match_that_ends_meanwhile() -> None:
    evening = table_of(ADA, options={"rounds": 1, "hand_size": 2})
    evening.ask(ADA, Fill("strong"))
    bot = chairs(evening)[1]["name"]
    evening.start()
    evening.sit(EVE)
    evening.finish_match()
    assert chairs(evening)[1]["name"] == "Eve"
    assert (evening.shown(EVE)["you"], evening.shown(EVE)["played_as"], evening.shown(EVE)["players"]) == (1, None, ["Ada", bot])


# Seats

def test_everybody_gets_one_seat() -> None:
    evening = table_of(ADA, BEN, seats=4)
    evening.arrive(CAT, DAN, EVE)
    evening.ask(CAT, Sit(3))
    assert evening.shown(CAT)["you"] == 3
    assert evening.refusal(CAT, Sit(2)) == "table-seated"
    assert evening.ask(CAT, Sit(3)) == evening.ask(CAT, Sit()) == []
    assert evening.refusal(DAN, Sit(3)) == "table-taken"
    assert evening.refusal(DAN, Sit(9)) == "table-no-seat"
    evening.ask(DAN, Sit())
    assert evening.shown(DAN)["you"] == 2
    assert evening.refusal(EVE, Sit()) == "table-full"


def test_a_free_seat_is_given_before_a_bots_seat() -> None:
    evening = table_of(ADA, seats=3)
    evening.ask(ADA, Bot(1, "strong"))
    evening.arrive(BEN)
    evening.ask(BEN, Sit())
    assert [chair["kind"] for chair in chairs(evening)] == ["person", "bot", "person"]


def test_bots_of_a_table_have_different_names_and_the_level_asked_for() -> None:
    evening = table_of(ADA, seats=10)
    evening.ask(ADA, Bot(4, "master"))
    evening.ask(ADA, Fill("beginner"))
    shown_chairs = chairs(evening)
    assert len({chair["name"] for chair in shown_chairs}) == 10
    assert [chair["level"] for chair in shown_chairs] == ["", *["beginner"] * 3, "master", *["beginner"] * 5]
    evening.ask(ADA, Bot(4, "casual"))
    assert chairs(evening)[4]["level"] == "casual"


def test_a_table_gets_more_and_fewer_seats_and_those_who_sit_move_together() -> None:
    evening = table_of(ADA, BEN, CAT, seats=4)
    evening.ask(BEN, Leave())
    evening.ask(ADA, Resize(2))
    assert [chair["name"] for chair in chairs(evening)] == ["Ada", "Cat"]
    assert evening.table.settings.seats == 2
    assert evening.ask(ADA, Resize(2)) == []
    evening.ask(ADA, Resize(10))
    assert [chair["kind"] for chair in chairs(evening)] == ["person", "person", *["free"] * 8]
    evening.ask(ADA, Fill("casual"))
    evening.start()
    assert evening.round.seats == 10
    evening.check_restored()


def test_after_a_match_a_table_of_another_size_shows_the_old_match_no_more() -> None:
    evening = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    evening.start()
    evening.finish_match()
    evening.ask(ADA, Resize(4))
    evening.sit(CAT, DAN)                               # there was no such seat in the last round
    seen = evening.shown(DAN)
    assert (seen["you"], seen["view"], seen["results"], seen["totals"], seen["phase"]) == (3, None, [], [], "waiting")
    evening.check_restored()
    evening.start()
    assert len(evening.shown(DAN)["totals"]) == 4
    evening.check_restored()


# The host

def test_when_the_host_leaves_the_next_person_who_is_there_hosts() -> None:
    evening = table_of(ADA, BEN, CAT)
    evening.depart(BEN)
    done = evening.ask(ADA, Leave())
    assert kinds(done) == [events.Freed, events.HostChanged]
    assert (evening.shown(CAT)["host"], evening.shown(CAT)["hosting"]) == (2, True)
    assert [evening.shown(guest)["hosting"] for guest in (ADA, BEN, SPECTATOR)] == [False, False, False]
    assert evening.refusal(ADA, Fill("casual")) == "table-not-host"
    evening.ask(CAT, Fill("casual"))
    evening.start()


def test_a_host_who_leaves_a_match_is_host_no_more() -> None:
    evening = table_of(ADA, BEN)
    evening.start()
    evening.ask(ADA, Leave())
    evening.ask(ADA, Sit())
    assert evening.table.host == BEN
    assert evening.refusal(ADA, Remove(1)) == "table-not-host"


def test_a_host_who_leaves_alone_stays_host() -> None:
    evening = table_of(ADA, BEN)
    evening.depart(BEN)
    evening.ask(ADA, Leave())
    assert evening.table.host == ADA
    evening.ask(ADA, Remove(1))


def test_while_the_host_is_not_there_the_first_person_who_is_acts_as_host() -> None:
    evening = table_of(ADA, BEN, CAT)
    evening.depart(ADA, BEN)
    assert evening.refusal(SPECTATOR, Fill("casual")) == "table-not-host"
    assert evening.refusal(BEN, Fill("casual")) == "table-not-host"
    evening.ask(CAT, Resize(4))
    evening.arrive(BEN)
    assert evening.refusal(CAT, Remove(0)) == "table-not-host"          # Ben sits before her
    evening.ask(BEN, Fill("casual"))
    evening.arrive(ADA)
    assert evening.refusal(BEN, Remove(2)) == "table-not-host"
    evening.ask(ADA, Remove(2))


def test_who_acts_as_host_removes_only_people_who_are_not_there_and_never_the_host() -> None:
    evening = table_of(ADA, BEN, CAT, DAN, seats=5)
    evening.ask(ADA, Bot(4, "casual"))
    evening.depart(ADA, DAN)
    for seat in (0, 1, 2):                              # the host, himself, and somebody who is there
        assert evening.refusal(BEN, Remove(seat)) == "table-not-host"
    evening.ask(BEN, Remove(4))
    assert kinds(evening.ask(BEN, Remove(3))) == [events.Freed]
    evening.arrive(DAN)
    evening.ask(DAN, Sit())                             # the seat was free because he was not there, and for no other reason
    assert evening.refusal(BEN, Allow()) == "table-not-host"
    evening.arrive(ADA)
    evening.ask(ADA, Remove(1))


def test_who_acts_as_host_in_a_match_refuses_only_newcomers_who_are_gone() -> None:
    evening = table_of(ADA, BEN, seats=3)
    evening.ask(ADA, Fill("casual"))
    evening.start()
    evening.depart(ADA)
    evening.sit(EVE)
    assert evening.refusal(BEN, Remove(2)) == "table-not-host"
    assert evening.refusal(BEN, Remove(0)) == "table-not-host"
    evening.depart(EVE)
    evening.ask(BEN, Remove(2))
    assert chairs(evening)[2]["next"] == ""
    evening.sit(EVE)


HOST_REQUESTS = [Start(), Bot(2, "casual"), Fill("casual"), Remove(0), Remove(1), Allow(), Resize(5)]


@pytest.mark.parametrize("request_", HOST_REQUESTS, ids=repr)
@pytest.mark.parametrize("guest", [BEN, SPECTATOR])
@pytest.mark.parametrize("phase", ["waiting", "dealing", "playing", "finished"])
def test_nobody_else_does_what_the_host_does_by_a_message_made_by_hand(phase: str, guest: str, request_: AnyRequest) -> None:
    evening = table_of(ADA, BEN, CAT, options={"rounds": 1, "hand_size": 1, "mau": "auto"})
    if phase != "waiting":
        evening.ask(ADA, Start())
    if phase in ("playing", "finished"):
        evening.deal()
    if phase == "finished":
        evening.finish_match()
    assert evening.table.phase == phase
    evening.arrive(SPECTATOR)
    assert evening.refusal(guest, request_) == "table-not-host"


@pytest.mark.parametrize(("request_", "reason"), [
    (Start(), "table-match-on"), (Resize(4), "table-match-on"), (Remove(2), "table-match-on"), (Bot(1, "casual"), "table-taken"),
    (Bot(0, "casual"), "table-taken"), (Bot(2, "beginner"), "table-match-on"), (Bot(3, "casual"), "table-no-seat"),
    (Remove(0), "table-still-playing"), (Remove(1), "table-still-playing"), (Remove(7), "table-no-seat"),
], ids=repr)
def test_what_a_host_may_not_do_in_a_match(request_: AnyRequest, reason: str) -> None:
    evening = table_of(ADA, BEN, seats=3)
    evening.ask(ADA, Fill("strong"))
    evening.start()
    assert evening.refusal(ADA, request_) == reason


@pytest.mark.parametrize(("request_", "reason"), [
    (Resize(2), "table-too-many"), (Resize(10), "table-bad-seats"), (Remove(4), "table-no-seat"),
    (Fill("genius"), "table-no-level"), (Bot(3, "genius"), "table-no-level"), (Start(), "table-seats-empty"),
], ids=repr)
def test_what_a_host_may_not_do_before_a_match(request_: AnyRequest, reason: str) -> None:
    evening = table_of(ADA, BEN, CAT, seats=4, game="dos")
    assert evening.refusal(ADA, request_) == reason


def test_a_host_who_removed_the_own_seat_still_hosts_and_may_sit_down_again() -> None:
    evening = table_of(ADA, BEN)
    evening.ask(ADA, Remove(0))
    assert (evening.shown(ADA)["you"], evening.shown(ADA)["host"], evening.shown(ADA)["hosting"]) == (None, None, True)
    evening.ask(ADA, Fill("casual"))
    evening.start()
    assert evening.shown(ADA)["view"] == evening.view(None)
    evening.finish_match()
    evening.ask(ADA, Sit(0))


def test_everybody_sees_the_same_table_but_for_the_own_place_in_it() -> None:
    evening = table_of(ADA, BEN, CAT)
    evening.start()
    seen = [evening.shown(guest) for guest in (ADA, BEN, CAT, SPECTATOR)]
    own = {"you", "hosting", "played_as", "view"}
    for each in seen[1:]:
        assert {name for name in each if each[name] != seen[0][name]} <= own
    assert [each["you"] for each in seen] == [0, 1, 2, None]
    assert len({*pictures(evening.table, (ADA, BEN, CAT, SPECTATOR), evening.now)}) == 4
