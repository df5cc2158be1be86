"""What a host changes while people wait, and while they play: settings, bots, pauses, and watchers who are let in."""

import pytest

from maukas.protocol import requests
from maukas.protocol.settings import TableWish
from maukas.tables import events
from maukas.tables.names import BOT_NAMES
from tests.tables.simulated_table import ADA, BEN, CAT, DAN, SimulatedTable, table_of

Sit, Leave, Start, Bot, Fill, Change = requests.Sit, requests.Leave, requests.Start, requests.Bot, requests.Fill, requests.Change
Admit, Pause, Resume, Ready = requests.Admit, requests.Pause, requests.Resume, requests.Ready

APART = 'hands = ["R5 R6 R7", "R2 R8 B1"]\ndiscard = "R9"\nturn = 0'


def names(simulated: SimulatedTable) -> list[str]:
    return [chair.get("name", "") for chair in simulated.shown()["chairs"]]


def levels(simulated: SimulatedTable) -> list[str]:
    return [chair.get("level", "") for chair in simulated.shown()["chairs"]]


# Settings


def test_a_host_changes_everything_while_people_wait_and_everybody_is_told() -> None:
    simulated = table_of(ADA, BEN, seats=4)
    wish = TableWish(game="dos", seats=3, options={"target": 100}, clock=60, public=True, hints=False, pace=2.0)
    (changed,) = simulated.ask(ADA, Change(wish))
    assert isinstance(changed.event, events.SettingsChanged)
    told = simulated.shown(BEN)["settings"]
    assert (told["game"], told["seats"], told["options"], told["clock"], told["public"], told["hints"], told["pace"]) == (
        *("dos", 3, {"target": 100}, 60, True),
        *(False, 2.0),
    )
    assert names(simulated) == ["Ada", "Ben", ""]
    assert simulated.ask(ADA, Change(wish)) == []  # the same once more is nothing new
    simulated.check_restored()
    simulated.ask(ADA, Fill("casual"))
    simulated.start()
    assert (simulated.round.game.name, simulated.round.seats, simulated.table.settings.clock) == ("dos", 3, 60)
    simulated.check_restored()


def test_a_house_rule_as_printed_is_no_house_rule() -> None:
    simulated = table_of(ADA)
    simulated.ask(ADA, Change(TableWish(game="maumau", seats=2, options={"rounds": 3, "mau": "auto"})))
    assert simulated.shown()["settings"]["options"] == {"mau": "auto"}


def test_bots_get_up_where_there_are_fewer_seats_and_people_stay() -> None:
    simulated = table_of(ADA, seats=5)
    simulated.ask(ADA, Bot(1, "strong"))
    simulated.ask(ADA, Bot(2, "casual"))
    simulated.arrive(BEN)
    simulated.ask(BEN, Sit(4))
    done = simulated.ask(ADA, Change(TableWish(game="maumau", seats=3)))
    assert [type(each.event) for each in done] == [events.Freed, events.SettingsChanged]
    assert levels(simulated) == ["", "strong", ""]
    assert names(simulated)[::2] == ["Ada", "Ben"]
    simulated.sit(CAT) if simulated.table.sitters[1].is_free else simulated.ask(ADA, requests.Remove(1))
    simulated.sit(CAT)
    assert simulated.refusal(ADA, Change(TableWish(game="maumau", seats=2))) == "table-too-many"
    assert names(simulated) == ["Ada", "Cat", "Ben"]


def test_in_a_match_only_the_pace_and_whether_it_is_public_change() -> None:
    simulated = table_of(ADA, BEN)
    simulated.start()
    view = simulated.shown(BEN)["view"]
    simulated.ask(ADA, requests.Pace(0.4))
    simulated.ask(ADA, Change(TableWish(game="maumau", seats=2, pace=0.4, public=True)))
    assert (simulated.table.settings.pace, simulated.table.settings.public, simulated.table.phase) == (0.4, True, "playing")
    assert simulated.shown(BEN)["view"] == view
    simulated.finish_match()
    simulated.check_restored()


def test_after_a_match_other_rules_lead_back_to_waiting_and_another_clock_does_not() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    simulated.start()
    simulated.finish_match()
    simulated.ask(ADA, Change(TableWish(game="maumau", seats=2, options={"rounds": 1, "hand_size": 2}, clock=60)))
    assert (simulated.table.phase, len(simulated.shown()["results"])) == ("finished", 1)
    simulated.ask(ADA, Change(TableWish(game="dos", seats=2)))
    assert (simulated.table.phase, simulated.shown()["results"], simulated.shown()["view"]) == ("waiting", [], None)
    simulated.check_restored()
    simulated.start()
    assert simulated.round.game.name == "dos"


# Bots


def test_a_bot_gets_another_level_in_the_middle_of_a_round_and_plays_the_same_cards_under_its_name() -> None:
    simulated = table_of(ADA, seats=2)
    simulated.ask(ADA, Fill("master"))
    simulated.start()
    before, hand = names(simulated), simulated.round.view(1).hand
    simulated.ask(ADA, Bot(1, "beginner"))
    assert (levels(simulated), names(simulated), simulated.round.view(1).hand) == (["", "beginner"], before, hand)
    assert simulated.ask(ADA, Bot(1, "beginner")) == []
    simulated.arrive(BEN)
    simulated.ask(BEN, Sit())  # from the next round on
    assert simulated.refusal(ADA, Bot(1, "casual")) == "table-taken"


def test_a_bot_gets_the_seat_of_somebody_who_has_left_for_good_and_they_may_come_in_again() -> None:
    simulated = table_of(ADA, BEN, seats=3, options={"rounds": 2, "hand_size": 2})
    simulated.ask(ADA, Fill("casual"))
    simulated.start()
    assert simulated.refusal(ADA, Bot(1, "strong")) == "table-still-playing"
    simulated.ask(BEN, Leave())
    hand = simulated.round.view(1).hand
    (seated,) = simulated.ask(ADA, Bot(1, "strong"))
    assert isinstance(seated.event, events.BotSeated)
    assert levels(simulated) == ["", "strong", "casual"]
    assert names(simulated)[1] in BOT_NAMES
    assert simulated.round.view(1).hand == hand  # at once, with the same cards
    assert simulated.shown(BEN)["you"] is None
    simulated.check_restored()
    simulated.ask(BEN, Sit(1))  # he was not sent away: he may have a bot's seat
    simulated.finish_round()
    assert (names(simulated)[1], simulated.shown(BEN)["you"]) == ("Ben", 1)
    simulated.check_restored()


def test_whoever_acts_for_the_host_gives_away_the_seat_of_nobody_who_is_there_and_never_the_hosts() -> None:
    simulated = table_of(ADA, BEN, CAT)
    simulated.start()
    simulated.ask(CAT, Leave())
    simulated.depart(ADA)
    assert simulated.refusal(BEN, Bot(0, "casual")) == "table-not-host"
    assert simulated.refusal(BEN, Bot(2, "casual")) == "table-not-host"  # she still looks on
    simulated.depart(CAT)
    simulated.ask(BEN, Bot(2, "casual"))
    assert levels(simulated)[2] == "casual"


# Names


def test_a_bot_yields_its_name_to_a_person() -> None:
    simulated = table_of(ADA, seats=4)
    simulated.ask(ADA, Fill("casual"))
    first, second, _ = BOT_NAMES[:3]
    assert names(simulated)[1:3] == [first, second]
    simulated.names[BEN] = first.upper()
    simulated.arrive(BEN)
    simulated.ask(BEN, Sit(2))
    assert names(simulated)[2] == first.upper()
    assert names(simulated)[1] not in (first, second)
    simulated.rename(ADA, names(simulated)[3])
    assert names(simulated)[0] == simulated.names[ADA]
    assert len({*names(simulated)}) == 4
    simulated.check_restored()


def test_whoever_takes_the_seat_of_a_bot_of_the_same_name_keeps_the_name() -> None:
    simulated = table_of(ADA, seats=3)
    simulated.ask(ADA, Fill("casual"))
    simulated.start()
    simulated.names[BEN] = BOT_NAMES[0]
    simulated.arrive(BEN)
    simulated.ask(BEN, Sit(1))
    assert simulated.shown()["chairs"][1]["next"] == BOT_NAMES[0]
    simulated.finish_round()
    assert names(simulated) == ["Ada", BOT_NAMES[0], BOT_NAMES[1]]
    simulated.names[CAT] = BOT_NAMES[0]
    simulated.arrive(CAT)
    simulated.ask(CAT, Sit(2))
    assert names(simulated) == ["Ada", BOT_NAMES[0], f"{BOT_NAMES[0]} 2"]  # between people the second gets a number


# Watchers


def test_the_host_alone_knows_who_watches_and_lets_one_in_with_the_next_round() -> None:
    simulated = table_of(ADA, BEN, seats=3)
    simulated.ask(ADA, Fill("casual"))
    simulated.start()
    simulated.names[DAN] = "Cat"
    simulated.arrive(CAT, DAN)
    assert simulated.shown(ADA)["watchers"] == ["Cat", "Cat 2"]
    assert simulated.shown(BEN)["watchers"] == simulated.shown(CAT)["watchers"] == []
    assert simulated.refusal(BEN, Admit("Cat")) == "table-not-host"
    assert simulated.refusal(ADA, Admit("Eve")) == "table-no-watcher"
    simulated.ask(ADA, Admit("Cat 2", 2))
    assert simulated.shown()["chairs"][2]["next"] == "Cat"
    assert [simulated.shown(guest)["next_seat"] for guest in (ADA, CAT, DAN)] == [None, None, 2]
    assert simulated.shown(ADA)["watchers"] == ["Cat 2"]  # the other one is about to sit
    assert simulated.refusal(ADA, Admit("Cat 2")) == "table-full"
    simulated.finish_round()
    assert simulated.shown(DAN)["you"] == 2


def test_a_watcher_with_the_name_of_a_player_or_of_a_bot_has_a_number() -> None:
    simulated = table_of(ADA, BEN, seats=3)
    simulated.ask(ADA, Fill("casual"))
    simulated.start()
    simulated.names |= {CAT: "ben", DAN: BOT_NAMES[0]}
    simulated.arrive(CAT, DAN)
    assert simulated.shown(ADA)["watchers"] == ["ben 2", f"{BOT_NAMES[0]} 2"]
    simulated.ask(ADA, Admit(f"{BOT_NAMES[0]} 2"))
    assert simulated.shown()["chairs"][2]["next"] == BOT_NAMES[0]  # whoever sits down gets the name from the bot


def test_whoever_is_let_in_while_people_wait_sits_at_once_and_may_get_up_again() -> None:
    simulated = table_of(ADA, seats=2)
    simulated.arrive(BEN)
    simulated.rename(BEN, "Benjamin")
    simulated.ask(ADA, Admit("Benjamin"))
    assert simulated.shown(BEN)["you"] == 1
    simulated.ask(BEN, Leave())
    assert simulated.shown(BEN)["you"] is None
    simulated.ask(ADA, Admit("Benjamin"))
    simulated.ask(ADA, requests.Remove(1))
    assert simulated.shown(ADA)["watchers"] == []  # first he is allowed back


# Pauses


def test_in_a_pause_nobody_moves_no_clock_runs_and_everybody_sees_who_paused() -> None:
    simulated = table_of(ADA, BEN, clock=30)
    simulated.start(position=APART)
    simulated.wait(20)
    simulated.ask(ADA, Pause())
    assert simulated.shown(BEN)["paused"] == "Ada"
    assert simulated.shown(BEN)["clock"] is None
    assert simulated.no_play(ADA, "R5") == "table-paused"
    assert simulated.refusal(BEN, Resume()) == "table-not-host"
    assert simulated.ask(ADA, Pause()) == []
    simulated.wait(100_000)
    simulated.ask(ADA, Resume())
    assert (simulated.shown(BEN)["paused"], simulated.shown(BEN)["clock"]) == (None, 10.0)
    assert simulated.ask(ADA, Resume()) == []
    simulated.play(ADA, "R5")
    simulated.wait(29)
    assert not simulated.table.sitters[1].is_lent
    simulated.wait(2)
    assert simulated.table.sitters[1].is_lent


def test_a_pause_between_rounds_holds_back_the_deal_until_it_is_over() -> None:
    simulated = table_of(ADA, BEN)
    simulated.ask(ADA, Start())
    simulated.ask(ADA, Pause())
    simulated.ask(ADA, Ready())
    simulated.ask(BEN, Ready())
    simulated.wait(1000)
    assert simulated.table.phase == "dealing"
    simulated.ask(ADA, Resume())  # all were ready meanwhile
    assert simulated.table.is_playing


def test_a_pause_outlives_a_restart_and_whoever_hosts_then_ends_it() -> None:
    simulated = table_of(ADA, BEN, clock=60)
    simulated.start()
    simulated.wait(10)
    simulated.ask(ADA, Pause())
    simulated.check_restored()
    simulated.wait(86_400)
    simulated.restart()
    simulated.arrive(BEN)
    assert simulated.shown(BEN)["paused"] == "Ada"
    simulated.ask(BEN, Resume())
    assert simulated.shown(BEN)["clock"] == 50.0
    simulated.finish_match()


def test_the_grace_time_of_a_call_does_not_pass_in_a_pause() -> None:
    simulated = table_of(ADA, BEN, options={"mau": "caught"}, grace=2.0)
    simulated.start(position='hands = ["R5 G5", "R2 R8 B1"]\ndiscard = "R9"\nturn = 0')
    simulated.play(ADA, "R5")
    simulated.ask(ADA, Pause())
    simulated.wait(60)
    simulated.ask(ADA, Resume())
    assert simulated.no_play(BEN, "catch:0") == "table-grace"
    simulated.wait(2)
    simulated.play(BEN, "catch:0")


@pytest.mark.parametrize("seconds", [0.0, 119.0])
def test_nobody_is_removed_for_a_pause(seconds: float) -> None:
    simulated = table_of(ADA, BEN)
    simulated.start(position=APART.replace("turn = 0", "turn = 1"))
    simulated.wait(seconds)
    simulated.ask(ADA, Pause())
    simulated.wait(1000)
    assert simulated.refusal(ADA, requests.Remove(1)) == "table-still-playing"
    simulated.ask(ADA, Resume())
    assert simulated.refusal(ADA, requests.Remove(1)) == "table-still-playing"
