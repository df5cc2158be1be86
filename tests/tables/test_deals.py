"""Opening a table, agreeing on the deal, shares of its chance, and the record that everybody can check."""

import dataclasses

import pytest

from maukas.games.chance import commitment, mixed
from maukas.games.registry import GAMES
from maukas.games.match_record import format_record, parse_record
from maukas.games.match_verification import verify
from maukas.games.round import Round
from maukas.protocol import requests
from maukas.protocol.codec import encode
from maukas.tables import events
from maukas.tables.decider import Decider, RequestRefused, Person
from maukas.tables.events import parse_event
from maukas.tables.history import history_of
from maukas.tables.entry import Entry
from maukas.tables.table import Table
from maukas.tables.broadcast import Broadcast
from tests.tables.simulated_table import ADA, BEN, CAT, DAN, OPENING_TIME, SPECTATOR, SimulatedTable, promise_of, settings_of, table_of

Ready, Start, Leave, Remove, Rematch = requests.Ready, requests.Start, requests.Leave, requests.Remove, requests.Rematch

every_game = pytest.mark.parametrize("game", GAMES)
SHORT = {"maumau": {"rounds": 2, "hand_size": 2}, "dos": {"target": 20, "hand_size": 2}}


def dealing(*guests: str, game: str = "maumau") -> SimulatedTable:
    """People who wait for the first deal."""
    simulated = table_of(*guests, game=game, options=SHORT[game])
    simulated.ask(guests[0], Start())
    return simulated


def kinds(done: list[Entry]) -> list[type]:
    return [type(each.event) for each in done]


# Opening


@pytest.mark.parametrize(("game", "seats"), [("dos", 7), ("dos", 10), ("maumau", 1), ("maumau", 11)])
def test_a_table_has_as_many_seats_as_the_game_allows(game: str, seats: int) -> None:
    table = Table("badegu")
    with pytest.raises(RequestRefused, match="table-bad-seats"):
        Decider(("casual",)).open(table, Person(ADA, "Ada"), settings_of(game, seats), OPENING_TIME)
    assert table.number == 0
    assert table.sitters == []


@pytest.mark.parametrize(
    ("options", "reason", "values"),
    [
        ({"jokers": 1}, "table-no-option", {"option": "jokers"}),
        ({"hand_size": 5, "target": 200}, "table-no-option", {"option": "target"}),
        ({"hand_size": 11}, "table-bad-option", {"option": "hand_size", "value": "11", "allowed": "1..10"}),
        ({"hand_size": True}, "table-bad-option", {"option": "hand_size", "value": "True", "allowed": "1..10"}),
        ({"free_draw": 1}, "table-bad-option", {"option": "free_draw", "value": "1", "allowed": "False, True"}),
        ({"mau": "never"}, "table-bad-option", {"option": "mau", "value": "never", "allowed": "judge, caught, auto"}),
    ],
)
def test_a_table_has_only_house_rules_that_the_game_knows(options: dict[str, object], reason: str, values: dict[str, str]) -> None:
    table = Table("badegu")
    with pytest.raises(RequestRefused) as refused:
        Decider(("casual",)).open(table, Person(ADA, "Ada"), settings_of("maumau", 2, options=options), OPENING_TIME)
    assert (refused.value.reason, refused.value.values) == (reason, values)
    assert table.number == 0


def test_whoever_opens_a_table_hosts_it_and_sits() -> None:
    simulated = SimulatedTable(settings_of("dos", 4, options={"hand_size": 7, "target": 100}), BEN)
    seen = simulated.shown(BEN)
    assert [seen[key] for key in ("you", "host", "hosting", "phase", "match", "view")] == [0, 0, True, "waiting", 0, None]
    assert [chair["kind"] for chair in seen["chairs"]] == ["person", "free", "free", "free"]
    assert seen["settings"]["options"] == {"target": 100}  # what is as strict as ever is left out


# Agreeing


def test_it_is_dealt_at_once_when_all_who_are_there_are_ready() -> None:
    simulated = dealing(ADA, BEN, CAT, DAN)
    simulated.depart(DAN)  # nobody waits for who is not there
    simulated.ask(CAT, Leave())  # nor for who has left
    assert kinds(simulated.ask(ADA, Ready())) == [events.Agreed]
    assert [chair.get("ready", False) for chair in simulated.shown(BEN)["chairs"]] == [True, False, False, False]
    assert kinds(simulated.ask(BEN, Ready())) == [events.Agreed, events.Dealt]
    assert not any(sitter.is_ready or sitter.share for sitter in simulated.table.sitters)


def test_nobody_is_ready_twice_and_nobody_changes_a_share() -> None:
    simulated = dealing(ADA, BEN)
    simulated.ask(ADA, Ready("aa"))
    assert simulated.ask(ADA, Ready("bb")) == []
    assert simulated.table.sitters[0].share == "aa"
    simulated.deal()
    assert simulated.refusal(ADA, Ready()) == "table-no-deal"
    assert simulated.refusal(SPECTATOR, Ready()) == "table-not-seated"


def test_when_everybody_is_gone_the_next_round_waits_for_its_time() -> None:
    simulated = dealing(ADA, BEN)
    simulated.deal()
    simulated.depart(ADA, BEN)
    simulated.finish_round()
    assert simulated.table.phase == "dealing"
    assert simulated.decider.go_on(simulated.table, simulated.now) == []  # as the server asks when somebody departs
    simulated.deal()


# Shares


@every_game
def test_shares_are_part_of_the_deal(game: str) -> None:
    simulated = dealing(ADA, BEN, CAT, game=game)
    secret = simulated.table.committed_seed
    assert secret is not None
    simulated.ask(CAT, Ready("cafe"))
    simulated.ask(ADA, Ready("ab" * 32))
    simulated.ask(BEN, Ready())
    seed = mixed(secret, [bytes.fromhex("ab" * 32), bytes.fromhex("cafe")])  # in the order of the seats
    dealt = Round.deal(game, seats=3, dealer=simulated.round.dealer, seed=seed, options=SHORT[game])
    assert simulated.round.position() == dealt.position()
    assert simulated.round.dealer == GAMES[game].first_dealer(seed, 3)
    without = Round.deal(game, seats=3, dealer=simulated.round.dealer, seed=mixed(secret, []), options=SHORT[game])
    assert simulated.round.position() != without.position()


def test_a_share_is_shown_after_the_round_and_to_nobody_before() -> None:
    simulated = dealing(ADA, BEN)
    simulated.ask(ADA, Ready("0123456789abcdef"))
    for guest in (BEN, SPECTATOR):
        assert b"0123456789abcdef" not in encode(Broadcast(simulated.table, simulated.now).snapshot(guest))
    simulated.deal()
    for guest in (BEN, SPECTATOR):
        assert b"0123456789abcdef" not in encode(Broadcast(simulated.table, simulated.now).snapshot(guest))
    simulated.finish_round()
    assert simulated.shown(BEN)["results"][0]["shares"] == ["0123456789abcdef"]


def test_the_promise_is_made_before_the_deal_and_kept_after_the_round() -> None:
    simulated = dealing(ADA, BEN)
    promises = []
    for number in range(2):
        promise = promise_of(simulated)
        assert simulated.shown(BEN)["commitment"] == promise
        simulated.deal()
        seen = simulated.shown(BEN)
        assert seen["commitment"] == promise  # the same while it is played
        assert len(seen["results"]) == number  # and the secret behind it is still one
        simulated.finish_round()
        result = simulated.shown(BEN)["results"][number]
        assert commitment(bytes.fromhex(result["seed"])) == result["commitment"] == promise
        promises.append(promise)
    assert len({*promises}) == 2


@pytest.mark.parametrize("way", ["removed", "removed and followed by another person", "left"])
def test_the_share_of_who_goes_before_the_deal_does_not_spoil_the_record(way: str) -> None:
    simulated = dealing(ADA, BEN, CAT)
    simulated.ask(BEN, Ready("beef"))
    simulated.ask(BEN, Leave())
    if way != "left":
        simulated.ask(ADA, Remove(1))
    if "followed" in way:
        simulated.arrive(DAN)
        simulated.ask(DAN, requests.Sit(1))
    simulated.deal()
    simulated.finish_match()
    shares = simulated.shown(ADA)["results"][0]["shares"]
    assert shares == (["beef"] if way == "left" else [])
    simulated.check_record()


# The record


@every_game
@pytest.mark.parametrize("number", range(3))
def test_the_record_of_a_finished_match_can_be_checked_by_everybody(game: str, number: int) -> None:
    simulated = table_of(ADA, BEN, seats=4, game=game, options=SHORT[game])
    simulated.ask(ADA, requests.Fill("casual"))
    simulated.ask(ADA, Start())
    while simulated.table.phase != "finished":
        simulated.ask(BEN, Ready(f"{number:02x}" * number))
        simulated.ask(ADA, Ready("00ff"))
        assert simulated.table.is_playing
        simulated.play_on(2)
        if simulated.table.is_playing:
            simulated.ask(BEN, Leave())
            simulated.finish_round()
            simulated.arrive(BEN)
    record = history_of(simulated.stored).record
    assert verify(record) == []
    assert record.totals == tuple(simulated.shown(ADA)["totals"])
    assert record.winners == tuple(simulated.shown(ADA)["winners"]) == tuple(simulated.shown(ADA)["leaders"])
    assert record.players[:2] == ("Ada", "Ben")
    assert [each.shares[-1] for each in record.rounds] == [bytes.fromhex(f"{number:02x}" * number or "00ff") for _ in record.rounds]
    assert verify(parse_record(format_record(record))) == []
    first = dataclasses.replace(record.rounds[0], shares=(b"forged",))
    assert verify(dataclasses.replace(record, rounds=(first, *record.rounds[1:]))) != []


def test_the_record_is_the_one_of_the_last_match_in_the_events() -> None:
    simulated = table_of(ADA, BEN, options={"rounds": 1, "hand_size": 2})
    simulated.start()
    simulated.finish_match()
    first = history_of(simulated.stored).record
    simulated.ask(ADA, Rematch())
    simulated.deal()
    simulated.play_on(1)
    assert history_of(simulated.stored).record.totals is None
    simulated.finish_match()
    second = history_of(simulated.stored).record
    assert second != first
    assert history_of(simulated.stored[simulated.table.match_began - 1 :]).record == second
    assert verify(second) == []


def test_there_is_no_record_before_a_match() -> None:
    with pytest.raises(ValueError, match="no match"):
        history_of(table_of(ADA, BEN).stored)


@pytest.mark.parametrize(
    ("text", "event"),
    [
        (b'{"event":"dealt"}', events.Dealt()),
        (b'{"event":"freed","seat":3}', events.Freed(3)),
        (b'{"event":"moved","seat":1,"move":"draw"}', events.Moved(1, "draw", "owner")),
        (b'{"event":"opened","settings":{"game":"dos","seats":2},"host":"x"}', events.Opened(settings_of("dos", 2), "x")),
        (b'{"event":"agreed","seat":0,"more":"of a later version"}', events.Agreed(0, "")),
    ],
)
def test_events_are_read_as_they_were_written_in_the_first_version(text: bytes, event: events.AnyEvent) -> None:
    """What is stored stays readable: fields are added with a default, and never renamed."""
    assert parse_event(text) == event
