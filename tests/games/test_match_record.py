"""The record of a match replays to the same end, and whoever changes it is found out."""

import dataclasses
from collections.abc import Callable

import pytest

from maukas.games.chance import commitment
from maukas.games.errors import BadNotation
from maukas.games.registry import GAMES
from maukas.games.match import Match
from maukas.games.match_record import MatchRecord, RoundRecord, format_record, is_unfinished, parse_record, record_of
from maukas.games.match_verification import verify
from maukas.games.round import Outcome
from tests.play import play_out, random_match, scaled, seed_bytes

every_game = pytest.mark.parametrize("name", GAMES)
replace = dataclasses.replace


def match_of_rounds(name: str, least: int) -> Match:
    """A finished match of at least so many rounds."""
    return next(match for seed in range(100) if len((match := random_match(name, seed, ("Aino", "Bo", "Cai"))).rounds) >= least)


def finished(name: str) -> MatchRecord:
    return record_of(match_of_rounds(name, 2))


def with_round(record: MatchRecord, number: int, played: RoundRecord) -> MatchRecord:
    rounds = [*record.rounds]
    rounds[number] = played
    return replace(record, rounds=tuple(rounds))


@every_game
def test_a_record_is_written_and_read_back_and_holds(name: str) -> None:
    for seed in range(scaled(20)):
        match = random_match(name, seed)
        record = record_of(match)
        assert parse_record(format_record(record)) == record
        assert verify(record) == []
        assert record.totals == match.scores.totals
        assert record.winners == match.scores.winners


@every_game
def test_a_record_of_a_match_that_is_on_keeps_the_seed_of_its_round_secret(name: str) -> None:
    match = Match(name, seats=3)
    match.deal(seed_bytes(1))
    match.play(match.round.turn, match.round.turn_moves()[0])
    text = format_record(record_of(match))
    assert seed_bytes(1).hex() not in text
    assert commitment(seed_bytes(1)) in text
    record = parse_record(text)
    assert (record.rounds[0].seed, record.rounds[0].outcome, record.totals, record.winners) == (None, None, None, None)
    assert len(record.rounds[0].moves) == 1
    assert verify(record) == []
    assert is_unfinished(record)


@every_game
def test_a_record_between_two_rounds_holds(name: str) -> None:
    match = Match(name, seats=3)
    assert verify(record_of(match)) == []
    match.deal(seed_bytes(1))
    play_out(match, 1)
    assert not match.is_over
    assert verify(parse_record(format_record(record_of(match)))) == []


def other_seed(record: MatchRecord) -> MatchRecord:
    """Another seed, with the commitment to the old one."""
    return with_round(record, 0, replace(record.rounds[0], seed=seed_bytes("other")))


def other_commitment(record: MatchRecord) -> MatchRecord:
    return with_round(record, 1, replace(record.rounds[1], commitment=commitment(seed_bytes("other"))))


def other_seed_and_commitment(record: MatchRecord) -> MatchRecord:
    """Another deal altogether, with the dealer that it gives: the moves do not fit it."""
    seed = seed_bytes("other")
    match = Match(record.game, seats=record.seats, options=record.options)
    dealer = match.deal(seed, record.rounds[0].shares).dealer
    return with_round(record, 0, replace(record.rounds[0], seed=seed, commitment=commitment(seed), dealer=dealer))


def other_shares(record: MatchRecord) -> MatchRecord:
    """Another deal altogether: of the second round, where the dealer does not depend on it."""
    return with_round(record, 1, replace(record.rounds[1], shares=(b"mine",)))


def no_seed(record: MatchRecord) -> MatchRecord:
    return with_round(record, 1, replace(record.rounds[1], seed=None))


def other_dealer(record: MatchRecord) -> MatchRecord:
    return with_round(record, 1, replace(record.rounds[1], dealer=(record.rounds[1].dealer + 1) % record.seats))


def move_of_another_seat(record: MatchRecord) -> MatchRecord:
    moves = [*record.rounds[0].moves]
    moves[-1] = ((moves[-1][0] + 1) % record.seats, moves[-1][1])
    return with_round(record, 0, replace(record.rounds[0], moves=tuple(moves)))


def text_that_is_no_move(record: MatchRecord) -> MatchRecord:
    played = record.rounds[0]
    return with_round(record, 0, replace(played, moves=((played.moves[0][0], "R77"), *played.moves[1:])))


def seat_that_is_not_there(record: MatchRecord) -> MatchRecord:
    played = record.rounds[0]
    return with_round(record, 0, replace(played, moves=((9, played.moves[0][1]), *played.moves[1:])))


def move_too_many(record: MatchRecord) -> MatchRecord:
    played = record.rounds[0]
    return with_round(record, 0, replace(played, moves=(*played.moves, (0, "draw"))))


def move_too_few(record: MatchRecord) -> MatchRecord:
    return with_round(record, 0, replace(record.rounds[0], moves=record.rounds[0].moves[:-1]))


def other_scores(record: MatchRecord) -> MatchRecord:
    outcome = record.rounds[0].outcome
    assert outcome is not None
    scores = (outcome.scores[0] + 1, *outcome.scores[1:])
    return with_round(record, 0, replace(record.rounds[0], outcome=Outcome(outcome.winner, scores)))


def other_round_winner(record: MatchRecord) -> MatchRecord:
    outcome = record.rounds[0].outcome
    assert outcome is not None
    assert outcome.winner is not None
    return with_round(record, 0, replace(record.rounds[0], outcome=Outcome((outcome.winner + 1) % record.seats, outcome.scores)))


def no_scores(record: MatchRecord) -> MatchRecord:
    return with_round(record, 0, replace(record.rounds[0], outcome=None))


def other_totals(record: MatchRecord) -> MatchRecord:
    assert record.totals is not None
    return replace(record, totals=(*record.totals[:-1], record.totals[-1] + 1))


def other_winners(record: MatchRecord) -> MatchRecord:
    assert record.winners is not None
    return replace(record, winners=tuple(seat for seat in range(record.seats) if seat not in record.winners))


def no_result(record: MatchRecord) -> MatchRecord:
    return replace(record, totals=None, winners=None)


def round_too_many(record: MatchRecord) -> MatchRecord:
    return replace(record, rounds=(*record.rounds, record.rounds[-1]))


def round_too_few(record: MatchRecord) -> MatchRecord:
    return replace(record, rounds=record.rounds[:-1])


def round_cut_short(record: MatchRecord) -> MatchRecord:
    """A round without its last move and without its scores, and then the next round."""
    return with_round(record, 0, replace(record.rounds[0], moves=record.rounds[0].moves[:-1], outcome=None))


def last_moves_and_result_gone(record: MatchRecord) -> MatchRecord:
    """A match broken off just before the loss, as if it had gone no further."""
    last = record.rounds[-1]
    return replace(with_round(record, -1, replace(last, moves=last.moves[:-3], outcome=None)), totals=None, winners=None)


def seed_gone_after_the_end(record: MatchRecord) -> MatchRecord:
    """The last round as if it were still on, but the result is written."""
    return with_round(record, -1, replace(record.rounds[-1], seed=None, outcome=None))


TAMPERINGS: list[tuple[Callable[[MatchRecord], MatchRecord], str | None]] = [
    (other_seed, "verify-commitment-differs"),
    (other_commitment, "verify-commitment-differs"),
    (other_seed_and_commitment, "verify-move-refused"),
    (other_shares, None),  # a move is refused, or if all of them fit the outcome differs
    (no_seed, "verify-seed-missing"),
    (other_dealer, "verify-dealer-differs"),
    (move_of_another_seat, "verify-move-refused"),
    (text_that_is_no_move, "verify-move-refused"),
    (seat_that_is_not_there, "verify-move-refused"),
    (move_too_many, "verify-move-refused"),
    (move_too_few, "verify-round-cut-short"),
    (other_scores, "verify-outcome-differs"),
    (other_round_winner, "verify-outcome-differs"),
    (no_scores, "verify-outcome-differs"),
    (other_totals, "verify-result-differs"),
    (other_winners, "verify-result-differs"),
    (no_result, "verify-result-missing"),
    (round_too_many, "verify-round-too-many"),
    (round_too_few, "verify-not-finished"),
    (round_cut_short, "verify-round-cut-short"),
    (last_moves_and_result_gone, "verify-round-cut-short"),
    (seed_gone_after_the_end, "verify-seed-missing"),
]


@every_game
@pytest.mark.parametrize(("tampering", "reason"), TAMPERINGS, ids=[tampering.__name__ for tampering, _ in TAMPERINGS])
def test_a_changed_record_is_found_out(name: str, tampering: Callable[[MatchRecord], MatchRecord], reason: str | None) -> None:
    record = finished(name)
    assert verify(record) == []
    findings = verify(tampering(record))
    assert findings
    assert reason is None or [finding.reason for finding in findings] == [reason]


@every_game
def test_a_changed_record_is_found_out_in_its_text_too(name: str) -> None:
    record = finished(name)
    text = format_record(record)
    seed = record.rounds[0].seed
    assert seed is not None
    turned = text.replace(seed.hex(), seed[::-1].hex())
    assert [finding.reason for finding in verify(parse_record(turned))] == ["verify-commitment-differs"]


@every_game
def test_every_single_move_left_out_is_found_out(name: str) -> None:
    record = finished(name)
    played = record.rounds[0]
    for place, (_, move) in enumerate(played.moves):
        if move not in ("mau", "dos"):  # without a word the round may well go on in the same way
            changed = replace(played, moves=played.moves[:place] + played.moves[place + 1 :])
            assert verify(with_round(record, 0, changed)) != []


@every_game
@pytest.mark.parametrize(
    "change",
    [
        ("record = 1", "record = 2"),
        ("seats = 3", "seats = 1"),
        ("seats = 3", "seats = 2"),
        ('players = ["Aino", "Bo", "Cai"]', 'players = ["Aino"]'),
        ("[[round]]", "[round]"),
        ("[[round]]\n", "[[round]]\nextra = 1\n"),
        ("dealer = ", "dealer = 3"),
        ('seed = "', 'seed = "00'),
        ('seed = "', 'seed = "xyz'),
        ("scores = [", "scores = [1, "),
        ("[result]", "[result]\nextra = 1"),
        ("totals", "total"),
    ],
)
def test_a_record_that_is_not_written_right_is_bad_notation(name: str, change: tuple[str, str]) -> None:
    text = format_record(finished(name))
    assert change[0] in text
    with pytest.raises(BadNotation):
        parse_record(text.replace(*change))


def test_a_record_with_options_that_are_not_of_the_game_is_bad_notation() -> None:
    with pytest.raises(BadNotation):
        parse_record('record = 1\ngame = "dos"\nseats = 2\noptions = { free_draw = true }\n')
