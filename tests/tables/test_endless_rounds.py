"""A round that nobody ends: it is broken off after a great many decisions, by a ruling, and its record says so and holds."""

import dataclasses

import pytest

from maukas.games.match import MOST_BROKEN_OFF, Result
from maukas.games.match_record import format_record, parse_record
from maukas.games.match_verification import verify
from maukas.games.round import Outcome
from maukas.protocol import requests
from maukas.protocol.codec import encode
from maukas.tables import decider, events
from maukas.tables.broadcast import LATEST_RESULTS, Broadcast, round_results
from maukas.tables.history import history_of
from maukas.tables.replay import replay_of
from tests.tables.simulated_table import ADA, BEN, SimulatedTable, table_of

FEW = 12  # decisions, in place of a great many


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round is long sooner."""
    monkeypatch.setattr("maukas.tables.table_model.MOST_DECISIONS", FEW)
    monkeypatch.setattr("maukas.games.match_verification.MOST_DECISIONS", FEW)


def drawing(rounds: int = 1) -> SimulatedTable:
    """Two who agree to draw, and never to lay a card."""
    simulated = table_of(ADA, BEN, game="maumau", options={"free_draw": True, "rounds": rounds})
    simulated.looks = 0.0
    simulated.start()
    return simulated


def stalling() -> SimulatedTable:
    """Two who play DOS, and lay no cards if they can help it."""
    simulated = table_of(ADA, BEN, game="dos", options={"dos": "auto"})
    simulated.looks = 0.0
    simulated.start()
    return simulated


def stall(simulated: SimulatedTable) -> None:
    """Play a round until it is broken off, and have the next one dealt, if there is one."""
    while simulated.table.is_playing:
        moves = simulated.round.turn_moves()
        longest = max(simulated.round.legal_moves(), key=lambda move: (move == "draw", move.startswith("add:"), move == "end"))
        simulated.play((ADA, BEN)[simulated.round.turn], longest if longest in moves else moves[0])
    if simulated.table.phase == "dealing":
        for guest in (ADA, BEN):
            simulated.ask(guest, requests.Ready())


def draw_on(simulated: SimulatedTable, most: int) -> int:
    """Draw until the round is over, or so many times; how often that was."""
    for count in range(most):
        if not simulated.table.is_playing:
            return count
        simulated.play((ADA, BEN)[simulated.round.turn], "draw")
    return most


@pytest.mark.usefixtures("few")
def test_a_round_without_an_end_is_broken_off_and_scored_as_it_stands() -> None:
    simulated = drawing(rounds=2)
    assert draw_on(simulated, 10 * FEW) == FEW
    assert [type(each.event) for each in simulated.stored[-3:]] == [events.Moved, events.BrokenOff, events.Committed]
    table = simulated.table
    assert table.match is not None
    assert table.phase == "dealing"
    outcome = table.match.scores.results[-1].outcome
    assert outcome.winner is None
    assert all(points > 0 for points in outcome.scores)
    shown = simulated.shown()
    assert (shown["results"][-1]["winner"], shown["results"][-1]["scores"]) == (None, [*outcome.scores])
    assert shown["view"]["phase"] == "over"
    assert shown["view"]["hands"] is not None  # as after every round
    for guest in (ADA, BEN):
        simulated.ask(guest, requests.Ready())
    assert table.is_playing  # and the next one begins from nothing
    assert table.decisions == 0


def test_what_a_table_tells_does_not_grow_with_the_match_nor_with_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maukas.tables.table_model.MOST_DECISIONS", 1)
    monkeypatch.setattr("maukas.games.match.MOST_BROKEN_OFF", 100)
    simulated = drawing(rounds=60)
    sizes = {}
    while simulated.table.phase != "finished":
        if simulated.table.phase == "dealing":
            for guest in (ADA, BEN):
                simulated.ask(guest, requests.Ready())
        draw_on(simulated, 2)
        sizes[simulated.table.round_number] = len(encode(Broadcast(simulated.table, simulated.now).snapshot(ADA, 0)))
    shown, match = simulated.shown(), simulated.table.match
    assert match is not None
    assert (len(shown["results"]), shown["earlier"]) == (LATEST_RESULTS, 60 - LATEST_RESULTS)
    assert [result["seed"] for result in shown["results"]] == [deal.seed.hex() for deal in match.deals[-LATEST_RESULTS:]]
    assert shown["totals"] == [sum(result.outcome.scores[seat] for result in match.scores.results) for seat in range(2)]
    assert sizes[60] < 1.1 * sizes[LATEST_RESULTS]
    assert len(round_results(match)) == 60


def test_whoever_was_away_is_told_the_latest_moves_and_not_all_of_a_long_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maukas.tables.broadcast.LATEST_MOVES", 10)
    simulated = drawing()
    draw_on(simulated, 30)
    moves = simulated.shown(ADA, 0)["moves"]
    assert len(moves) == 10
    assert moves[-1]["number"] == simulated.table.number
    assert [made["number"] for made in simulated.shown(ADA, simulated.table.number - 3)["moves"]] == [*simulated.table.move_numbers[-3:]]


@pytest.mark.usefixtures("few")
def test_nobody_scores_in_a_round_of_dos_that_is_broken_off_and_the_same_dealer_deals_again() -> None:
    simulated = stalling()
    dealer = simulated.round.dealer
    stall(simulated)
    assert simulated.table.match is not None
    assert simulated.table.match.scores.results[-1].outcome.winner is None
    assert simulated.table.match.scores.totals == (0, 0)
    assert simulated.table.round_number == 2
    assert simulated.round.dealer == dealer


@pytest.mark.usefixtures("few")
def test_a_match_to_so_many_points_ends_with_the_third_round_in_a_row_that_is_broken_off() -> None:
    simulated = stalling()
    for _ in range(MOST_BROKEN_OFF):
        assert simulated.table.phase == "playing"
        stall(simulated)
    assert simulated.table.phase == "finished"
    assert simulated.table.match is not None
    assert simulated.table.match.scores.winners == (0, 1)  # nobody has scored, so they share it
    record = history_of(simulated.stored[simulated.table.match_began - 1 :]).record
    assert (record.totals, record.winners) == ((0, 0), (0, 1))
    assert verify(record) == []
    shorter = dataclasses.replace(record, rounds=record.rounds[:-1])
    assert [found.reason for found in verify(shorter)] == ["verify-not-finished"]
    simulated.ask(ADA, requests.Rematch())
    assert not simulated.table.is_between_matches  # another one can begin


@pytest.mark.usefixtures("few")
def test_a_round_that_is_played_to_its_end_keeps_a_match_alive_and_the_totals_decide_when_nobody_plays_on() -> None:
    simulated = stalling()
    stall(simulated)
    stall(simulated)
    match = simulated.table.match
    assert match is not None
    match.scores.results.append(Result(match.deals[-1].dealer, Outcome(1, (0, 30))))  # in place of the round that was on
    assert not match.is_over
    for count in range(MOST_BROKEN_OFF):
        assert match.is_over is False
        match.deal(seed=count)
        match.break_off()
    assert match.is_over
    assert match.scores.winners == (1,)


@pytest.mark.usefixtures("few")
def test_the_record_and_the_replay_of_a_broken_off_round_tell_its_end() -> None:
    simulated = drawing()
    draw_on(simulated, 10 * FEW)
    entries = simulated.stored[simulated.table.match_began - 1 :]
    record = history_of(entries).record
    assert "broken_off = true" in format_record(record)
    assert parse_record(format_record(record)) == record
    assert verify(record) == []
    last = replay_of(entries, 1).steps[-1]
    assert last.view["phase"] == "over"
    assert last.view["scores"] == record.rounds[0].outcome.scores  # type: ignore[union-attr]


@pytest.mark.usefixtures("few")
def test_a_round_that_was_broken_off_too_early_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    simulated = drawing()
    draw_on(simulated, 10 * FEW)
    record = history_of(simulated.stored[simulated.table.match_began - 1 :]).record
    (only,) = record.rounds
    whole = dataclasses.replace(record, rounds=(dataclasses.replace(only, is_broken_off=False),))
    assert [found.reason for found in verify(whole)] == ["verify-round-cut-short"]
    monkeypatch.setattr("maukas.games.match_verification.MOST_DECISIONS", FEW + 1)
    assert [found.reason for found in verify(record)] == ["verify-broken-off-early"]


def test_words_do_not_make_a_round_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decider, "MOST_WORDS", 3)
    simulated = table_of(ADA, BEN, game="dos", grace=0.0, options={"false_catch_penalty": 1})
    simulated.start(position='hands = ["R5 R6 R7", "R1 R3 R4"]\nrow = "B5 B10"\nturn = 0')
    for _ in range(3):
        simulated.play(BEN, "catch:0")  # wrong, and it costs a card each time
    assert simulated.no_play(BEN, "catch:0") == "table-enough-words"
    simulated.play(ADA, "R5>B5")  # the others play on


def test_sitting_down_and_leaving_again_and_again_comes_to_an_end_and_a_match_can_still_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decider, "MOST_ASIDES", 20)
    simulated = table_of(ADA, BEN, game="maumau")
    while simulated.table.asides < 20:
        simulated.ask(BEN, requests.Leave())
        simulated.ask(BEN, requests.Sit())
    assert simulated.refusal(BEN, requests.Leave()) == "table-enough-changes"
    told = len(simulated.stored)
    assert told <= 22
    simulated.rename(BEN, "Another")  # nor by names
    simulated.depart(BEN)
    simulated.arrive(BEN)
    assert len(simulated.stored) == told
    simulated.start()
    assert simulated.table.asides == 0
    simulated.turn()
    simulated.ask(BEN, requests.Leave())
