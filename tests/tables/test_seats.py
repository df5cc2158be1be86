"""Coming, sitting, leaving, being removed and coming back, in every phase of a match."""

from collections.abc import Sequence
from typing import Any

import pytest

from maukas.games.round import Round
from maukas.protocol import requests
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import TableWish
from maukas.tables import events
from maukas.tables.host_requests import REMOVABLE_AFTER
from maukas.tables.entry import Entry
from maukas.tables.table import MOST_REMOVED
from maukas.tables.table_times import NEXT_DEAL
from tests.tables.simulated_table import ADA, BEN, CAT, DAN, EVE, FAY, SPECTATOR, SimulatedTable, pictures, table_of

Sit, Leave, Ready, Start, Rematch = requests.Sit, requests.Leave, requests.Ready, requests.Start, requests.Rematch
Bot, Fill, Remove, Allow, Resize = requests.Bot, requests.Fill, requests.Remove, requests.Allow, requests.Resize
Change, Admit, Pause, Resume = requests.Change, requests.Admit, requests.Pause, requests.Resume

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


def chairs(simulated: SimulatedTable) -> list[dict[str, Any]]:
    """The seats as everybody sees them, with what is left out on the way; whom a host may remove, and faces, are looked at apart."""
    nobody = {"name": "", "level": "", "present": False, "stand_in": False, "next": "", "ready": False}
    apart = ("patience", "waited", "face")
    return [nobody | {key: value for key, value in chair.items() if key not in apart} for chair in simulated.shown()["chairs"]]


def waits(simulated: SimulatedTable) -> list[tuple[float | None, float | None]]:
    """For each seat, how long a turn of its owner lasts until the host may remove them, and how much of it is over."""
    return [(chair.get("patience"), chair.get("waited")) for chair in simulated.shown()["chairs"]]


def names(simulated: SimulatedTable) -> list[str]:
    """What those at the table are called."""
    return [chair["name"] for chair in chairs(simulated)]


def chair_of(kind: str, name: str = "", **values: Any) -> dict[str, Any]:
    return {"kind": kind, "name": name, "level": "", "present": False, "stand_in": False, "next": "", "ready": False} | values


def hands(played: Round) -> list[list[int]]:
    return [played.game.cards.hand(played.state, seat) for seat in range(played.seats)]


def kinds(done: Sequence[Entry]) -> list[type]:
    return [type(each.event) for each in done]


# Back in my seat


def test_whoever_lost_the_connection_finds_seat_hand_and_the_moves_missed() -> None:
    simulated = table_of(ADA, BEN, CAT)
    simulated.start(position='hands = ["R5 R6", "R7 R8", "R1 R2"]\ndiscard = "R9"\nturn = 0')
    seen, hand = simulated.table.number, simulated.round.view(1).hand
    simulated.depart(BEN)
    assert not chairs(simulated)[1]["present"]
    simulated.play(ADA, "R5")
    assert simulated.arrive(BEN) == []  # it was his seat all the time
    back = simulated.shown(BEN, seen)
    assert (back["you"], back["phase"]) == (1, "playing")
    assert back["view"] == simulated.view(1)
    assert simulated.round.view(1).hand == hand == ("R7", "R8")
    assert [(each["seat"], each["move"]) for each in back["moves"]] == [(0, "R5")]
    seen = simulated.table.number
    simulated.play(BEN, "R7")
    assert [each["move"] for each in simulated.shown(ADA, seen)["moves"]] == ["R7"]  # nothing twice
    assert simulated.shown(ADA, simulated.table.number)["moves"] == simulated.shown(ADA)["moves"] == []


def test_after_a_crash_of_the_server_everybody_finds_everything_again() -> None:
    simulated = table_of(ADA, BEN, CAT, clock=60)
    simulated.start()
    simulated.play_on(9)
    before = [simulated.shown(guest, 0) for guest in (ADA, BEN, CAT, SPECTATOR)]
    simulated.restart()
    assert not any(chair["present"] for chair in chairs(simulated))
    simulated.arrive(ADA, BEN, CAT)
    assert [simulated.shown(guest, 0) for guest in (ADA, BEN, CAT, SPECTATOR)] == before
    simulated.finish_match()
    simulated.check_restored()


def test_of_two_tabs_one_may_be_closed() -> None:
    simulated = table_of(ADA, BEN)
    simulated.arrive(BEN)
    simulated.depart(BEN)
    assert chairs(simulated)[1]["present"]
    simulated.depart(BEN)
    assert not chairs(simulated)[1]["present"]
    assert BEN not in simulated.table.present


def test_a_new_name_is_shown_when_somebody_comes_back_with_it() -> None:
    simulated = table_of(ADA, BEN)
    simulated.depart(BEN)
    simulated.names[BEN] = "Benjamin"
    assert kinds(simulated.arrive(BEN)) == [events.Renamed]
    assert chairs(simulated)[1]["name"] == "Benjamin"
    simulated.rename(BEN, "Ben II")
    assert chairs(simulated)[1]["name"] == "Ben II"
    assert simulated.rename(FAY, "Whoever") == []  # she has no seat here


# Leaving in a match


def test_whoever_leaves_in_debt_on_turn_leaves_the_debt_to_the_bot_on_the_seat_and_to_nobody_else() -> None:
    simulated = table_of(ADA, BEN, CAT)
    simulated.start(position=IN_DEBT)
    before = hands(simulated.round)
    assert kinds(simulated.ask(BEN, Leave())) == [events.WentAway]
    assert (simulated.round.turn, simulated.round.sight(None)["debt"]) == (1, 4)
    assert chairs(simulated)[1] == chair_of("person", "Ben", level="casual", present=True, stand_in=True)
    simulated.bot_plays(1, "draw")
    after = hands(simulated.round)
    assert (after[0], after[2]) == (before[0], before[2])
    assert len(after[1]) == len(before[1]) + 4
    assert (simulated.round.turn, simulated.round.sight(None)["debt"]) == (2, 0)
    simulated.arrive(BEN)
    assert simulated.round.view(None).hand_sizes[1] == 7
    assert simulated.table.sitters[1].player_level == ""


def test_leaving_does_not_pass_the_turn_and_leaving_twice_is_leaving_once() -> None:
    simulated = table_of(ADA, BEN)
    simulated.start()
    guest = simulated.table.sitters[simulated.round.turn].guest
    state = simulated.round.state.copy()
    simulated.ask(guest, Leave())
    assert simulated.ask(guest, Leave()) == []
    assert simulated.round.state == state


@pytest.mark.parametrize("position", [COVERED, BONUS, DRAWN], ids=["covered", "bonus", "drawn"])
def test_whoever_is_removed_in_the_middle_of_a_dos_turn_is_followed_by_a_bot_that_goes_on_with_it(position: str) -> None:
    simulated = table_of(ADA, BEN, CAT, game="dos")
    simulated.start(position=position)
    state = simulated.round.state.copy()
    simulated.ask(BEN, Leave())
    simulated.ask(ADA, Remove(1))
    assert simulated.round.state == state
    assert simulated.table.sitters[1].player_level == "casual"
    assert simulated.shown(BEN)["you"] is None
    assert simulated.round.view(None).turn == 1
    assert simulated.shown(BEN)["view"] == simulated.view(None)
    assert simulated.no_play(BEN, "end") == "table-not-seated"
    while simulated.round.turn == 1:
        simulated.bot_plays(1, simulated.round.turn_moves()[-1])
    assert (simulated.round.turn, simulated.round.is_turn_start) == (2, True)
    simulated.play(CAT, "draw")


@pytest.mark.parametrize("position", [COVERED, BONUS, DRAWN], ids=["covered", "bonus", "drawn"])
def test_whoever_leaves_in_the_middle_of_a_dos_turn_may_take_it_back_before_it_is_over(position: str) -> None:
    simulated = table_of(ADA, BEN, CAT, game="dos")
    simulated.start(position=position)
    simulated.ask(BEN, Leave())
    assert simulated.table.sitters[1].player_level == "casual"
    simulated.ask(BEN, Sit())
    assert simulated.table.sitters[1].player_level == ""
    simulated.play(BEN, simulated.round.turn_moves()[-1])


def test_whoever_is_ready_is_back() -> None:
    simulated = table_of(ADA, BEN, CAT)
    simulated.ask(ADA, Start())
    simulated.ask(BEN, Leave())
    assert kinds(simulated.ask(BEN, Ready("beef"))) == [events.CameBack, events.Agreed]
    assert simulated.table.sitters[1].player_level == ""
    simulated.ask(BEN, Leave())
    assert kinds(simulated.ask(BEN, Ready("cafe"))) == [events.CameBack]  # the first share counts
    simulated.ask(ADA, Ready())
    assert kinds(simulated.ask(CAT, Ready())) == [events.Agreed, events.Dealt]
    simulated.finish_round()
    assert simulated.shown(BEN)["results"][0]["shares"] == ["beef"]


@pytest.mark.parametrize("way", ["plays", "says something", "sits", "sits on the seat by number", "arrives"])
def test_the_bot_hands_the_seat_back(way: str) -> None:
    simulated = table_of(ADA, BEN)
    simulated.start(position='hands = ["R5 R6", "R7 R8"]\ndiscard = "R9"\nturn = 1')
    simulated.ask(BEN, Leave())
    assert simulated.table.sitters[1].player_level == "casual"
    if way == "plays":
        done = simulated.play(BEN, "R7")
    elif way == "says something":
        done = simulated.play(BEN, "mau")
    elif way == "arrives":
        done = simulated.arrive(BEN)
    else:
        done = simulated.ask(BEN, Sit(1) if "number" in way else Sit())
    assert isinstance(done[0].event, events.CameBack)
    assert simulated.table.sitters[1].player_level == ""
    assert not chairs(simulated)[1]["stand_in"]


def test_a_refused_move_does_not_bring_anybody_back() -> None:
    simulated = table_of(ADA, BEN)
    simulated.start(position='hands = ["R5 R6", "R7 B8"]\ndiscard = "R9"\nturn = 1')
    simulated.ask(BEN, Leave())
    assert simulated.no_play(BEN, "B8") == "maumau-number-does-not-fit"
    assert simulated.table.sitters[1].player_level == "casual"


def test_a_bot_that_thought_too_long_does_not_play_for_who_is_back() -> None:
    simulated = table_of(ADA, BEN)
    simulated.start(position='hands = ["R5 R6", "R7 R8"]\ndiscard = "R9"\nturn = 1')
    simulated.ask(BEN, Leave())
    simulated.ask(BEN, Sit())
    with pytest.raises(Exception, match="table-stale"):
        simulated.bot_plays(1, "R7")
    assert [*simulated.round.moves] == []
    simulated.play(BEN, "R8")


def test_whoever_leaves_between_matches_frees_the_seat() -> None:
    simulated = table_of(ADA, BEN)
    assert kinds(simulated.ask(BEN, Leave())) == [events.Freed]
    assert chairs(simulated)[1] == chair_of("free")
    assert simulated.refusal(BEN, Leave()) == "table-not-seated"


# Watch, then sit in


def with_a_bot() -> SimulatedTable:
    """Ada against a bot; the others look on."""
    simulated = table_of(ADA, options={"rounds": 2, "hand_size": 2})
    simulated.ask(ADA, Fill("strong"))
    return simulated


def test_whoever_watches_gets_a_bots_seat_in_the_next_round_with_its_score() -> None:
    simulated = with_a_bot()
    simulated.start()
    simulated.arrive(EVE)
    assert kinds(simulated.ask(EVE, Sit())) == [events.Followed]
    assert chairs(simulated)[1]["next"] == "Eve"
    assert (simulated.shown(EVE)["you"], simulated.shown(EVE)["view"]) == (None, simulated.view(None))
    assert simulated.table.sitters[1].player_level == "strong"
    simulated.finish_round()
    assert chairs(simulated)[1] == chair_of("person", "Eve", present=True)
    totals = simulated.shown(EVE)["totals"]
    simulated.deal()
    assert simulated.shown(EVE)["you"] == 1
    assert simulated.shown(EVE)["view"] == simulated.view(1)
    assert simulated.shown(EVE)["totals"] == totals
    assert simulated.table.sitters[1].player_level == ""


def test_whoever_waits_for_a_seat_may_change_their_mind() -> None:
    simulated = with_a_bot()
    simulated.start()
    simulated.arrive(EVE)
    simulated.ask(EVE, Sit(1))
    simulated.ask(EVE, Leave())
    assert chairs(simulated)[1]["next"] == ""
    simulated.finish_round()
    assert chairs(simulated)[1]["kind"] == "bot"


def test_a_bots_seat_is_promised_to_one_person_only_and_a_person_waits_for_one_seat_only() -> None:
    simulated = table_of(ADA, seats=3)
    simulated.ask(ADA, Fill("casual"))
    simulated.start()
    simulated.arrive(EVE, FAY, DAN)
    simulated.ask(EVE, Sit(1))
    assert simulated.refusal(FAY, Sit(1)) == "table-taken"
    assert simulated.refusal(EVE, Sit(2)) == "table-seated"
    assert simulated.refusal(ADA, Bot(1, "master")) == "table-taken"
    simulated.ask(FAY, Sit())
    assert simulated.refusal(DAN, Sit()) == "table-full"
    assert [sitter.next_guest for sitter in simulated.table.sitters] == ["", EVE, FAY]


def test_whoever_waits_for_a_seat_and_goes_does_not_stop_the_table() -> None:
    simulated = with_a_bot()  # without a clock nobody would ever play for a person who is not there
    simulated.start()
    simulated.arrive(EVE)
    simulated.ask(EVE, Sit())
    simulated.depart(EVE)
    simulated.finish_round()
    assert chairs(simulated)[1] == chair_of("person", "Eve", level="casual", stand_in=True)
    simulated.deal()
    simulated.play_on(3)
    simulated.arrive(EVE)
    assert simulated.table.sitters[1].player_level == ""
    assert simulated.shown(EVE)["you"] == 1


def test_a_bots_seat_is_taken_at_once_while_no_round_is_on() -> None:
    simulated = with_a_bot()
    simulated.arrive(EVE)
    assert kinds(simulated.ask(EVE, Sit())) == [events.Seated]
    simulated.ask(ADA, Start())
    simulated.ask(EVE, Leave())
    simulated.ask(ADA, Remove(1))
    simulated.arrive(FAY)
    assert kinds(simulated.ask(FAY, Sit())) == [events.Seated]  # before the deal, too
    simulated.deal()
    assert simulated.shown(FAY)["view"] == simulated.view(1)


# Being removed


def test_whoever_was_removed_sees_no_hand_any_more_and_may_come_in_for_the_next_round_if_the_host_allows_it() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 2, "hand_size": 2})
    simulated.start()
    simulated.ask(BEN, Leave())
    assert kinds(simulated.ask(ADA, Remove(1))) == [events.BotSeated, events.Removed]
    assert simulated.shown(BEN)["view"] == simulated.view(None)
    simulated.depart(BEN)
    simulated.arrive(BEN)
    assert simulated.refusal(BEN, Sit()) == simulated.refusal(BEN, Sit(1)) == "table-removed"
    simulated.ask(ADA, Allow())
    simulated.ask(BEN, Sit())
    assert (simulated.shown(BEN)["you"], simulated.shown(BEN)["view"]) == (None, simulated.view(None))
    assert simulated.no_play(BEN, simulated.round.turn_moves()[0]) == "table-not-seated"
    simulated.finish_round()
    assert simulated.shown(BEN)["you"] == 1


def test_whoever_was_removed_may_watch_but_not_sit_down_again_in_this_match_or_the_next_also_after_a_restart() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    assert kinds(simulated.ask(ADA, Remove(1))) == [events.Freed, events.Removed]
    assert simulated.shown(BEN)["removed"] == simulated.shown(ADA)["removed"] == ["Ben"]
    for _ in range(2):
        assert simulated.refusal(BEN, Sit()) == "table-removed"
        simulated.ask(ADA, Fill("casual"))
        simulated.start()
        assert simulated.refusal(BEN, Sit()) == "table-removed"
        simulated.finish_match()
        simulated.restart()
        simulated.arrive(ADA, BEN)
    simulated.ask(ADA, Remove(1))
    simulated.sit(CAT)  # it is nobody else's affair
    simulated.ask(ADA, Remove(1))
    assert simulated.shown(ADA)["removed"] == ["Ben", "Cat"]
    assert kinds(simulated.ask(ADA, Allow())) == [events.Allowed]
    assert simulated.ask(ADA, Allow()) == simulated.shown(ADA)["removed"] == []
    simulated.ask(BEN, Sit())
    simulated.check_restored()


def test_a_table_remembers_the_latest_who_were_removed() -> None:
    simulated = table_of(ADA, BEN)
    for number in range(MOST_REMOVED + 2):
        simulated.table.apply(Entry(simulated.table.number + 1, simulated.now, events.Removed(f"key {number}", f"Name {number}")))
    simulated.table.apply(Entry(simulated.table.number + 1, simulated.now, events.Removed("key 3", "Name 3")))
    assert [*simulated.table.removed] == [f"key {number}" for number in (2, *range(4, MOST_REMOVED + 2), 3)]


def test_whoever_waits_for_a_seat_can_be_refused_by_the_host_and_the_bot_stays() -> None:
    simulated = with_a_bot()
    simulated.start()
    simulated.arrive(EVE)
    simulated.ask(EVE, Sit(1))
    bot = chairs(simulated)[1] | {"next": ""}
    assert kinds(simulated.ask(ADA, Remove(1))) == [events.Followed, events.Removed]
    assert chairs(simulated)[1] == bot
    assert simulated.refusal(EVE, Sit(1)) == "table-removed"
    assert simulated.refusal(ADA, Remove(1)) == "table-match-on"  # the bot itself stays to the end
    simulated.finish_round()
    assert chairs(simulated)[1]["kind"] == "bot"


def test_whoever_plays_is_not_removed_in_a_match_by_anybody() -> None:
    simulated = table_of(ADA, BEN, CAT, clock=60)
    simulated.ask(ADA, Start())
    assert simulated.refusal(ADA, Remove(1)) == "table-still-playing"
    simulated.deal()
    for seat in range(3):
        assert simulated.refusal(ADA, Remove(seat)) == "table-still-playing"
    simulated.depart(BEN)  # he may be back at any moment; the clock decides
    assert simulated.refusal(ADA, Remove(1)) == "table-still-playing"
    simulated.ask(CAT, Leave())
    simulated.ask(ADA, Remove(2))
    assert chairs(simulated)[2]["kind"] == "bot"
    name = chairs(simulated)[2]["name"]
    simulated.ask(ADA, Bot(2, "beginner"))  # the bot may be another one, under the same name
    assert (chairs(simulated)[2]["level"], chairs(simulated)[2]["name"]) == ("beginner", name)


def test_whoever_keeps_a_table_without_a_clock_waiting_can_be_removed_after_a_while() -> None:
    simulated = table_of(ADA, BEN, CAT)
    simulated.start(position='hands = ["R5 R6", "R7 R8", "R1 R2"]\ndiscard = "R9"\nturn = 1')
    simulated.wait(REMOVABLE_AFTER - 1)
    assert simulated.refusal(ADA, Remove(1)) == "table-still-playing"
    simulated.wait(1)
    assert simulated.refusal(ADA, Remove(2)) == "table-still-playing"  # nobody waits for her
    simulated.ask(ADA, Remove(1))
    assert chairs(simulated)[1]["kind"] == "bot"
    simulated.bot_plays(1, "R7")


def test_a_chair_says_when_its_owner_can_be_removed_from_a_match() -> None:
    simulated = table_of(ADA, BEN, CAT)
    assert waits(simulated) == [(None, None)] * 3
    simulated.start(position='hands = ["R5 R6", "R7 R8", "R1 R2"]\ndiscard = "R9"\nturn = 1')
    simulated.wait(30)
    assert waits(simulated) == [(REMOVABLE_AFTER, None), (REMOVABLE_AFTER, 30.0), (REMOVABLE_AFTER, None)]
    simulated.play(BEN, "R7")
    simulated.ask(BEN, Leave())
    assert waits(simulated) == [(REMOVABLE_AFTER, None), (0.0, None), (REMOVABLE_AFTER, 0.0)]
    simulated.ask(ADA, Remove(1))
    assert waits(simulated)[1] == (None, None)


def test_a_chair_says_nothing_of_it_where_a_clock_decides() -> None:
    simulated = table_of(ADA, BEN, CAT, clock=60)
    simulated.start()
    simulated.ask(CAT, Leave())
    assert waits(simulated) == [(None, None), (None, None), (0.0, None)]


def test_where_there_is_a_clock_it_decides_how_long_somebody_may_think() -> None:
    simulated = table_of(ADA, BEN, clock=86_400)
    simulated.start(position='hands = ["R5 R6", "R7 R8"]\ndiscard = "R9"\nturn = 1')
    simulated.wait(REMOVABLE_AFTER * 2)
    assert simulated.refusal(ADA, Remove(1)) == "table-still-playing"


# Matches


def test_a_rematch_keeps_the_seats_and_begins_from_nothing() -> None:
    simulated = table_of(ADA, BEN, CAT, options={"rounds": 1, "hand_size": 2})
    assert simulated.refusal(ADA, Rematch()) == "table-not-finished"
    simulated.start()
    assert simulated.refusal(ADA, Rematch()) == "table-not-finished"
    simulated.finish_match()
    first = simulated.shown(BEN)
    assert first["winners"]
    assert simulated.refusal(SPECTATOR, Rematch()) == "table-not-seated"
    simulated.ask(BEN, Rematch())  # whoever sits may ask for it, once
    assert simulated.refusal(CAT, Rematch()) == "table-not-finished"
    second = simulated.shown(BEN)
    assert [chair["name"] for chair in chairs(simulated)] == ["Ada", "Ben", "Cat"]
    assert (second["match"], second["round"], second["totals"], second["winners"]) == (2, 0, [0, 0, 0], [])
    assert second["match_id"] != first["match_id"]
    assert second["view"] is None
    simulated.deal()
    simulated.finish_match()


def test_a_rematch_keeps_a_seat_that_a_bot_plays_for_and_its_owner_finds_it() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    simulated.start()
    simulated.ask(BEN, Leave())
    simulated.depart(BEN)
    simulated.finish_match()
    simulated.ask(ADA, Rematch())
    assert simulated.table.sitters[1].player_level == "casual"
    simulated.deal()
    simulated.arrive(BEN)
    assert (simulated.shown(BEN)["you"], simulated.table.sitters[1].player_level) == (1, "")


def test_a_match_needs_all_seats() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2}, seats=3)
    assert simulated.refusal(ADA, Start()) == "table-seats-empty"
    simulated.ask(ADA, Fill("beginner"))
    simulated.start()
    simulated.finish_match()
    simulated.ask(BEN, Leave())
    assert simulated.refusal(ADA, Start()) == "table-seats-empty"
    simulated.ask(ADA, Fill("master"))
    simulated.ask(ADA, Start())
    assert [chair["level"] for chair in chairs(simulated)] == ["", "master", "beginner"]


@pytest.mark.parametrize(("level", "expected"), [("strong", "strong"), ("", "casual")])
def test_a_rematch_needs_one_word_for_bots_of_the_usual_level_take_the_empty_seats(level: str, expected: str) -> None:
    simulated = table_of(ADA, BEN, CAT, *([] if level else [DAN]), seats=4, options={"rounds": 1, "hand_size": 2})
    if level:
        simulated.ask(ADA, Bot(3, level))
    simulated.start()
    simulated.finish_match()
    simulated.ask(ADA, Leave())
    simulated.ask(CAT, Leave())
    assert kinds(simulated.ask(BEN, Rematch())) == [events.BotSeated, events.BotSeated, events.MatchBegan, events.Committed]
    assert [chair["kind"] for chair in chairs(simulated)] == ["bot", "person", "bot", "bot" if level else "person"]
    assert [chairs(simulated)[seat]["level"] for seat in (0, 2)] == [expected] * 2
    assert len({chair["name"] for chair in chairs(simulated)}) == 4
    simulated.deal()
    simulated.finish_match()
    simulated.check_restored()


def test_before_a_rematch_there_is_time_to_look_at_the_last_result_unless_all_are_ready() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    simulated.start()
    simulated.finish_match()
    simulated.ask(ADA, Rematch())
    assert simulated.shown(BEN)["deal_in"] == NEXT_DEAL
    simulated.ask(ADA, Ready())
    assert simulated.table.phase == "dealing"
    simulated.ask(BEN, Ready())
    assert simulated.table.is_playing


# Results


def test_a_result_belongs_to_those_who_played_the_match() -> None:
    simulated = table_of(ADA, BEN, CAT, options={"rounds": 1, "hand_size": 2})
    assert (simulated.shown(ADA)["players"], simulated.shown(ADA)["played_as"]) == ([], None)
    simulated.start()
    assert (simulated.shown(BEN)["players"], simulated.shown(BEN)["played_as"]) == (["Ada", "Ben", "Cat"], 1)
    simulated.finish_match()
    simulated.ask(BEN, Leave())
    simulated.sit(EVE)
    assert [chair["name"] for chair in chairs(simulated)] == ["Ada", "Eve", "Cat"]
    for guest, played_as in ((ADA, 0), (BEN, 1), (EVE, None), (SPECTATOR, None)):
        shown = simulated.shown(guest)
        assert (shown["players"], shown["played_as"]) == (["Ada", "Ben", "Cat"], played_as)
    simulated.rename(CAT, "Cathy")
    assert simulated.shown(EVE)["players"] == ["Ada", "Ben", "Cathy"]
    simulated.check_restored()
    simulated.ask(EVE, Rematch())
    assert (simulated.shown(EVE)["players"], simulated.shown(EVE)["played_as"]) == (["Ada", "Eve", "Cathy"], 1)
    assert simulated.shown(BEN)["played_as"] is None


def test_whoever_waits_for_a_bots_seat_has_not_played_the_match_that_ends_meanwhile() -> None:
    simulated = table_of(ADA, options={"rounds": 1, "hand_size": 2})
    simulated.ask(ADA, Fill("strong"))
    bot = chairs(simulated)[1]["name"]
    simulated.start()
    simulated.sit(EVE)
    simulated.finish_match()
    assert chairs(simulated)[1]["name"] == "Eve"
    assert (simulated.shown(EVE)["you"], simulated.shown(EVE)["played_as"], simulated.shown(EVE)["players"]) == (1, None, ["Ada", bot])


# Seats


def test_everybody_gets_one_seat() -> None:
    simulated = table_of(ADA, BEN, seats=4)
    simulated.arrive(CAT, DAN, EVE)
    simulated.ask(CAT, Sit(3))
    assert simulated.shown(CAT)["you"] == 3
    assert simulated.refusal(CAT, Sit(2)) == "table-seated"
    assert simulated.ask(CAT, Sit(3)) == simulated.ask(CAT, Sit()) == []
    assert simulated.refusal(DAN, Sit(3)) == "table-taken"
    assert simulated.refusal(DAN, Sit(9)) == "table-no-seat"
    simulated.ask(DAN, Sit())
    assert simulated.shown(DAN)["you"] == 2
    assert simulated.refusal(EVE, Sit()) == "table-full"


def test_a_free_seat_is_given_before_a_bots_seat() -> None:
    simulated = table_of(ADA, seats=3)
    simulated.ask(ADA, Bot(1, "strong"))
    simulated.arrive(BEN)
    simulated.ask(BEN, Sit())
    assert [chair["kind"] for chair in chairs(simulated)] == ["person", "bot", "person"]


def test_bots_of_a_table_have_different_names_and_the_level_asked_for() -> None:
    simulated = table_of(ADA, seats=10)
    simulated.ask(ADA, Bot(4, "master"))
    simulated.ask(ADA, Fill("beginner"))
    shown_chairs = chairs(simulated)
    assert len({chair["name"] for chair in shown_chairs}) == 10
    assert [chair["level"] for chair in shown_chairs] == ["", *["beginner"] * 3, "master", *["beginner"] * 5]
    simulated.ask(ADA, Bot(4, "casual"))
    assert chairs(simulated)[4]["level"] == "casual"


def test_a_table_gets_more_and_fewer_seats_and_those_who_sit_move_together() -> None:
    simulated = table_of(ADA, BEN, CAT, seats=4)
    simulated.ask(BEN, Leave())
    simulated.ask(ADA, Resize(2))
    assert [chair["name"] for chair in chairs(simulated)] == ["Ada", "Cat"]
    assert simulated.table.settings.seats == 2
    assert simulated.ask(ADA, Resize(2)) == []
    simulated.ask(ADA, Resize(10))
    assert [chair["kind"] for chair in chairs(simulated)] == ["person", "person", *["free"] * 8]
    simulated.ask(ADA, Fill("casual"))
    simulated.start()
    assert simulated.round.seats == 10
    simulated.check_restored()


def test_after_a_match_a_table_of_another_size_shows_the_old_match_no_more() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    simulated.start()
    simulated.finish_match()
    simulated.ask(ADA, Resize(4))
    simulated.sit(CAT, DAN)  # there was no such seat in the last round
    seen = simulated.shown(DAN)
    assert (seen["you"], seen["view"], seen["results"], seen["totals"], seen["phase"]) == (3, None, [], [], "waiting")
    simulated.check_restored()
    simulated.start()
    assert len(simulated.shown(DAN)["totals"]) == 4
    simulated.check_restored()


# The host


def test_when_the_host_leaves_the_next_person_who_is_there_hosts() -> None:
    simulated = table_of(ADA, BEN, CAT)
    simulated.depart(BEN)
    done = simulated.ask(ADA, Leave())
    assert kinds(done) == [events.Freed, events.HostChanged]
    assert (simulated.shown(CAT)["host"], simulated.shown(CAT)["hosting"]) == (2, True)
    assert [simulated.shown(guest)["hosting"] for guest in (ADA, BEN, SPECTATOR)] == [False, False, False]
    assert simulated.refusal(ADA, Fill("casual")) == "table-not-host"
    simulated.ask(CAT, Fill("casual"))
    simulated.start()


def test_a_host_who_leaves_a_match_is_host_no_more() -> None:
    simulated = table_of(ADA, BEN)
    simulated.start()
    simulated.ask(ADA, Leave())
    simulated.ask(ADA, Sit())
    assert simulated.table.host == BEN
    assert simulated.refusal(ADA, Remove(1)) == "table-not-host"


def test_a_host_who_leaves_alone_stays_host() -> None:
    simulated = table_of(ADA, BEN)
    simulated.depart(BEN)
    simulated.ask(ADA, Leave())
    assert simulated.table.host == ADA
    simulated.ask(ADA, Remove(1))


def test_while_the_host_is_not_there_the_first_person_who_is_acts_as_host() -> None:
    simulated = table_of(ADA, BEN, CAT)
    simulated.depart(ADA, BEN)
    assert simulated.refusal(SPECTATOR, Fill("casual")) == "table-not-host"
    assert simulated.refusal(BEN, Fill("casual")) == "table-not-host"
    simulated.ask(CAT, Resize(4))
    simulated.arrive(BEN)
    assert simulated.refusal(CAT, Remove(0)) == "table-not-host"  # Ben sits before her
    simulated.ask(BEN, Fill("casual"))
    simulated.arrive(ADA)
    assert simulated.refusal(BEN, Remove(2)) == "table-not-host"
    simulated.ask(ADA, Remove(2))


def test_whoever_acts_as_host_removes_only_people_who_are_not_there_and_never_the_host() -> None:
    simulated = table_of(ADA, BEN, CAT, DAN, seats=5)
    simulated.ask(ADA, Bot(4, "casual"))
    simulated.depart(ADA, DAN)
    for seat in (0, 1, 2):  # the host, himself, and somebody who is there
        assert simulated.refusal(BEN, Remove(seat)) == "table-not-host"
    simulated.ask(BEN, Remove(4))
    assert kinds(simulated.ask(BEN, Remove(3))) == [events.Freed]
    simulated.arrive(DAN)
    simulated.ask(DAN, Sit())  # the seat was free because he was not there, and for no other reason
    assert simulated.refusal(BEN, Allow()) == "table-not-host"
    simulated.arrive(ADA)
    simulated.ask(ADA, Remove(1))


def test_whoever_acts_as_host_in_a_match_refuses_only_newcomers_who_are_gone() -> None:
    simulated = table_of(ADA, BEN, seats=3)
    simulated.ask(ADA, Fill("casual"))
    simulated.start()
    simulated.depart(ADA)
    simulated.sit(EVE)
    assert simulated.refusal(BEN, Remove(2)) == "table-not-host"
    assert simulated.refusal(BEN, Remove(0)) == "table-not-host"
    simulated.depart(EVE)
    simulated.ask(BEN, Remove(2))
    assert chairs(simulated)[2]["next"] == ""
    simulated.sit(EVE)


HOST_REQUESTS = [
    Start(),
    Bot(2, "casual"),
    Fill("casual"),
    Remove(0),
    Remove(1),
    Allow(),
    Resize(5),
    requests.Pace(0.4),
    Change(TableWish(game="maumau", seats=3, pace=2.0)),
    Admit("Nobody"),
    Pause(),
    Resume(),
]


@pytest.mark.parametrize("request_", HOST_REQUESTS, ids=repr)
@pytest.mark.parametrize("guest", [BEN, SPECTATOR])
@pytest.mark.parametrize("phase", ["waiting", "dealing", "playing", "finished"])
def test_nobody_else_does_what_the_host_does_by_a_message_made_by_hand(phase: str, guest: str, request_: AnyRequest) -> None:
    simulated = table_of(ADA, BEN, CAT, options={"rounds": 1, "hand_size": 1, "mau": "auto"})
    if phase != "waiting":
        simulated.ask(ADA, Start())
    if phase in ("playing", "finished"):
        simulated.deal()
    if phase == "finished":
        simulated.finish_match()
    assert simulated.table.phase == phase
    simulated.arrive(SPECTATOR)
    assert simulated.refusal(guest, request_) == "table-not-host"


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        (Start(), "table-match-on"),
        (Resize(4), "table-match-on"),
        (Remove(2), "table-match-on"),
        (Bot(1, "casual"), "table-still-playing"),
        (Bot(0, "casual"), "table-still-playing"),
        (Bot(2, "genius"), "table-no-level"),
        (Change(TableWish(game="maumau", seats=4)), "table-match-on"),
        (Change(TableWish(game="dos", seats=3)), "table-match-on"),
        (Change(TableWish(game="maumau", seats=3, options={"mau": "auto"})), "table-match-on"),
        (Change(TableWish(game="maumau", seats=3, clock=60)), "table-match-on"),
        (Change(TableWish(game="maumau", seats=3, hints=False)), "table-match-on"),
        (Bot(3, "casual"), "table-no-seat"),
        (Remove(0), "table-still-playing"),
        (Remove(1), "table-still-playing"),
        (Remove(7), "table-no-seat"),
    ],
    ids=repr,
)
def test_what_a_host_may_not_do_in_a_match(request_: AnyRequest, reason: str) -> None:
    simulated = table_of(ADA, BEN, seats=3)
    simulated.ask(ADA, Fill("strong"))
    simulated.start()
    assert simulated.refusal(ADA, request_) == reason


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        (Resize(2), "table-too-many"),
        (Resize(10), "table-bad-seats"),
        (Change(TableWish(game="dos", seats=2)), "table-too-many"),
        (Change(TableWish(game="dos", seats=9)), "table-bad-seats"),
        (Change(TableWish(game="dos", seats=4, options={"joker": True})), "table-no-option"),
        (Change(TableWish(game="dos", seats=4, options={"target": "many"})), "table-bad-option"),
        (Pause(), "table-no-match"),
        (Admit("Ben"), "table-no-watcher"),
        (Remove(4), "table-no-seat"),
        (Fill("genius"), "table-no-level"),
        (Bot(3, "genius"), "table-no-level"),
        (Start(), "table-seats-empty"),
    ],
    ids=repr,
)
def test_what_a_host_may_not_do_before_a_match(request_: AnyRequest, reason: str) -> None:
    simulated = table_of(ADA, BEN, CAT, seats=4, game="dos")
    assert simulated.refusal(ADA, request_) == reason


def test_a_host_who_removed_the_own_seat_still_hosts_and_may_sit_down_again() -> None:
    simulated = table_of(ADA, BEN)
    simulated.ask(ADA, Remove(0))
    assert (simulated.shown(ADA)["you"], simulated.shown(ADA)["host"], simulated.shown(ADA)["hosting"]) == (None, None, True)
    simulated.ask(ADA, Fill("casual"))
    simulated.start()
    assert simulated.shown(ADA)["view"] == simulated.view(None)
    simulated.finish_match()
    simulated.ask(ADA, Sit(0))


def test_everybody_sees_the_same_table_but_for_the_own_place_in_it() -> None:
    simulated = table_of(ADA, BEN, CAT)
    simulated.start()
    seen = [simulated.shown(guest) for guest in (ADA, BEN, CAT, SPECTATOR)]
    own = {"you", "hosting", "played_as", "view"}
    for each in seen[1:]:
        assert {name for name in each if each[name] != seen[0][name]} <= own
    assert [each["you"] for each in seen] == [0, 1, 2, None]
    assert len({*pictures(simulated.table, (ADA, BEN, CAT, SPECTATOR), simulated.now)}) == 4


# Two people of one name


def test_the_second_of_a_name_gets_a_number_and_keeps_it() -> None:
    simulated = table_of(ADA, seats=3)
    first = simulated.names[ADA]
    simulated.names[BEN] = simulated.names[CAT] = first
    simulated.arrive(BEN, CAT)
    simulated.ask(BEN, Sit())
    simulated.ask(CAT, Sit())
    assert names(simulated) == [first, f"{first} 2", f"{first} 3"]
    simulated.depart(ADA, BEN)
    simulated.arrive(BEN, ADA)
    assert names(simulated) == [first, f"{first} 2", f"{first} 3"]


def test_whoever_takes_the_name_of_another_gets_a_number() -> None:
    simulated = table_of(ADA, BEN)
    name = simulated.names[ADA]
    simulated.rename(BEN, name)
    assert names(simulated) == [name, f"{name} 2"]
    simulated.rename(ADA, "Somebody")
    simulated.rename(BEN, name)
    assert names(simulated) == ["Somebody", name]


def test_bots_have_no_names_of_people_and_give_theirs_up_with_their_seat() -> None:
    simulated = table_of(ADA, seats=3)
    simulated.ask(ADA, Bot(1, "casual"))
    simulated.names[BEN] = simulated.names[CAT] = names(simulated)[1]
    simulated.arrive(BEN, CAT)
    simulated.ask(BEN, Sit(1))
    simulated.ask(CAT, Sit(2))
    assert names(simulated)[1:] == [simulated.names[BEN], f"{simulated.names[BEN]} 2"]
