"""A finished round move by move: every position is the one of the record, and everybody's cards are shown."""

import json
from typing import Any

import pytest

from maukas.games.registry import GAMES
from maukas.games.match import Match
from maukas.games.match_record import MatchRecord
from maukas.games.round import Round
from maukas.protocol import requests
from maukas.protocol.codec import encode
from maukas.tables import events
from maukas.tables.history import history_of
from maukas.tables.replay import NoSuchRound, replay_of
from maukas.tables.entry import Entry
from tests.protocol.test_generated import validator
from tests.tables.simulated_table import ADA, BEN, CAT, SimulatedTable, table_of

every_game = pytest.mark.parametrize("game", GAMES)
SHORT = {"maumau": {"rounds": 2, "hand_size": 4}, "dos": {"target": 100, "hand_size": 4}}


def played(game: str, *guests: str, seats: int, **values: Any) -> list[Entry]:
    """The events of a match of people and bots."""
    simulated = table_of(*guests, seats=seats, game=game, options=SHORT[game], **values)
    simulated.looks = 0.0
    simulated.ask(ADA, requests.Fill("casual"))
    simulated.ask(ADA, requests.Start())
    simulated.ask(ADA, requests.Ready("0123"))
    simulated.finish_match()
    return of_the_match(simulated)


def of_the_match(simulated: SimulatedTable) -> list[Entry]:
    return simulated.stored[simulated.table.match_began - 1 :]


def positions(record: MatchRecord) -> list[list[dict[str, Any]]]:
    """What there was to see after the deal and after each move, all hands included, round by round."""
    match = Match(record.game, seats=record.seats, options=record.options)
    seen = []
    for written in record.rounds:
        match.deal(written.seed, written.shares)
        seen.append([everything(match.round)])
        for seat, move in written.moves:
            match.play(seat, move)
            seen[-1].append(everything(match.round))
    return seen


def everything(round: Round) -> dict[str, Any]:
    seen: dict[str, Any] = json.loads(encode(round.view(None)))
    return seen | {"hands": [[*(round.view(seat).hand or ())] for seat in range(round.seats)]}


def told(stored: list[Entry], number: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A replay as it is sent, and the positions that a client makes of it."""
    replay = json.loads(encode(replay_of(stored, number)))
    validator("RoundReplay").validate(replay)
    pictures = [replay["opening"]]
    for step in replay["steps"]:
        hands = [step.get("hands", {}).get(str(seat), hand) for seat, hand in enumerate(pictures[-1]["hands"])]
        pictures.append(pictures[-1] | step["view"] | {"hands": hands})
    return replay, pictures


@every_game
@pytest.mark.parametrize(("guests", "seats"), [((ADA,), 2), ((ADA, BEN, CAT), 4), ((ADA, BEN), 6)])
def test_every_position_of_a_replay_is_the_one_of_the_record(game: str, guests: tuple[str, ...], seats: int) -> None:
    stored = played(game, *guests, seats=seats)
    record = history_of(stored).record
    expected = positions(record)
    assert len(expected) > 1
    for number, (seen, written) in enumerate(zip(expected, record.rounds, strict=True), 1):
        replay, pictures = told(stored, number)
        assert pictures == seen
        assert [(step["seat"], step["move"]) for step in replay["steps"]] == [*written.moves]
        result = replay["results"][number - 1]
        assert written.seed is not None
        assert (result["commitment"], result["seed"]) == (written.commitment, written.seed.hex())
        assert result["shares"] == [share.hex() for share in written.shares]
        assert (replay["totals"], replay["winners"]) == ([*(record.totals or ())], [*(record.winners or ())])
        assert (replay["round"], replay["game"], replay["options"]) == (number, game, SHORT[game])
        assert [chair.get("level", "") for chair in replay["chairs"]] == [""] * len(guests) + ["casual"] * (seats - len(guests))


@every_game
def test_a_replay_tells_who_played_a_move(game: str) -> None:
    simulated = table_of(ADA, BEN, game=game, options=SHORT[game], clock=15)
    simulated.start()
    while simulated.round.turn != 1:
        simulated.turn()
    simulated.wait_for_alarm()
    simulated.bot_plays(1, simulated.round.turn_moves()[0], by="clock")
    simulated.ask(BEN, requests.Leave())
    simulated.finish_match()
    stored = of_the_match(simulated)
    moves = [each.event for each in stored if isinstance(each.event, events.Moved)]
    steps = [step for number in range(1, simulated.table.round_number + 1) for step in replay_of(stored, number).steps]
    assert [step.by for step in steps] == [move.by for move in moves]
    assert {step.by for step in steps} == {"owner", "bot", "clock"}


def test_somebody_who_follows_a_bot_is_shown_from_the_next_round_on() -> None:
    simulated = table_of(ADA, game="maumau", options=SHORT["maumau"])
    simulated.ask(ADA, requests.Fill("casual"))
    simulated.start()
    simulated.arrive(BEN)
    simulated.ask(BEN, requests.Sit(1))
    simulated.finish_match()
    first, second = (replay_of(of_the_match(simulated), number).chairs[1] for number in (1, 2))
    assert (first.kind, first.level) == ("bot", "casual")
    assert (second.kind, second.name, second.level) == ("person", "Ben", "")


@pytest.mark.parametrize("number", [-1, 0, 3, 10**30])
def test_there_are_only_the_rounds_that_were_played(number: int) -> None:
    with pytest.raises(NoSuchRound):
        replay_of(played("maumau", ADA, seats=2), number)


def test_a_large_round_is_not_a_large_answer() -> None:
    """Ten people and strict rules: a step costs what it changes, not what there is on the table."""
    stored = played("maumau", ADA, seats=10)
    replay = replay_of(stored, 1)
    whole = len(encode(replay.opening))
    assert len(encode(replay.steps)) < len(replay.steps) * whole / 3
