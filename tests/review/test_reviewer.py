"""Reviews of finished matches: what is judged, by what, and what is never reviewed."""

import json
from dataclasses import replace

import numpy as np
import pytest

from maukas.bots.bot import Notebook
from maukas.games.match_record import MatchRecord
from maukas.games.round import Round
from maukas.review import Unreviewable, as_table, check_reviewable, review_match
from maukas.review.decision_review import Judge, is_clear, loss_of, poor_moves
from maukas.review.loss_reason import reason_for_loss
from maukas.review.match_review import MoveWorth
from maukas.review.reviewer import judged, seed_of
from tests.review.matches import bot_match

NOISE = np.random.default_rng(1).normal(0, 0.02, (16, 3))


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return bot_match("maumau", "beginner", "casual", rounds=2, seed=4)


def test_a_match_that_is_still_on_is_never_reviewed(record: MatchRecord) -> None:
    for unfinished in (
        replace(record, totals=None, winners=None),
        replace(record, totals=None, winners=None, rounds=(replace(record.rounds[0], seed=None, outcome=None),)),
    ):
        with pytest.raises(Unreviewable, match="unfinished"):
            review_match(unfinished)


def test_a_result_that_is_only_claimed_makes_no_match_reviewable(record: MatchRecord) -> None:
    """Whoever writes a result under the record of a match that is still on learns nothing."""
    with pytest.raises(Unreviewable, match="broken"):
        check_reviewable(replace(record, rounds=record.rounds[:1]))


def test_every_decision_is_judged_and_words_are_not(record: MatchRecord) -> None:
    seen = list[tuple[int, int]]()
    review = review_match(record, depth=32, on_progress=lambda done, total: seen.append((done, total)))
    for reviewed, played in zip(review.rounds, record.rounds, strict=True):
        made = [(number, seat, move) for number, (seat, move) in enumerate(played.moves, 1) if move != "mau"]
        assert [(each.number, each.seat, each.move) for each in reviewed.decisions] == made
        for each in reviewed.decisions:
            assert each.is_forced == (len(each.moves) == 1)
            assert 0 <= (each.loss.low or 0) <= each.loss.mean <= (each.loss.high or 0)
            assert each.before.chance >= each.after.chance
            assert (each.reason is not None) == each.is_marked
    assert seen[-1] == (sum(len(played.moves) for played in record.rounds),) * 2
    assert review.losses == sorted(review.losses, key=lambda each: -each.loss.mean)
    assert json.loads(json.dumps(as_table(review)))["rounds"][0]["decisions"][0]["move"] == record.rounds[0].moves[0][1]


def test_a_review_can_be_repeated_and_does_not_depend_on_what_else_is_reviewed(record: MatchRecord) -> None:
    whole, part = review_match(record, depth=32, seed=7), review_match(record, depth=32, seed=7, rounds=[2], seats=[1])
    mine = tuple(each for each in whole.rounds[1].decisions if each.seat == 1)
    assert part.rounds[0].decisions == mine
    assert part.rounds[0].receipts == whole.rounds[1].receipts


@pytest.mark.parametrize("wrong", [{"rounds": [3]}, {"seats": [2]}, {"depth": 1}])
def test_what_is_not_there_is_refused(record: MatchRecord, wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"rounds are|seats are|depth="):
        review_match(record, **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_hidden_cards_make_no_difference_to_a_judgement(game: str) -> None:
    """The hands of the others, and the draw pile, dealt anew: what is said of a decision stays the same."""
    found = []
    for turn in range(2):
        played = Round.deal(game, seats=3, seed=11)
        if turn:
            swap_hidden(played)
        situation = Notebook(played, played.turn).situation()
        found.append(judged(Judge(seed_of(1), 64), situation, situation.decisions[-1]))
    assert found[0] == found[1]


def swap_hidden(played: Round) -> None:
    """Exchange a card of each other hand for one of the draw pile."""
    state, rest = played.state, iter(range(played.state.draw_size))
    for seat in range(played.seats):
        if seat != played.turn:
            mine = next(card for card in range(len(state.hands[seat])) if state.hands[seat][card])
            place = next(place for place in rest if state.draw[place] != mine)
            other = state.draw[place]
            state.draw[place] = mine
            state.hands[seat][mine] -= 1
            state.hands[seat][other] += 1
            state.held[seat] = sum(1 << card for card, count in enumerate(state.hands[seat]) if count)


def test_of_equal_moves_none_is_marked_and_of_a_bad_one_the_loss_is_found() -> None:
    equal, worse = 0.5 + NOISE, 0.5 + NOISE - np.array([0, 0.1, 0])
    assert not any(is_clear(loss_of(equal, move)) for move in range(3))
    assert loss_of(worse, 1).estimate.mean == pytest.approx(0.1, abs=0.02)
    assert is_clear(loss_of(worse, 1))
    assert loss_of(worse, 1).best != 1


def test_a_clear_loss_that_is_tiny_is_not_marked() -> None:
    assert not is_clear(loss_of(np.full((16, 2), 0.5) - np.array([0, 0.01]), 1))


def test_moves_that_fall_behind_are_left_out_but_never_the_one_that_is_judged() -> None:
    values = 0.5 + NOISE / 10 - np.array([0, 0.2, 0.3])
    assert poor_moves(values[:4], 2) == [1]
    values[4:, 1] = np.nan
    assert loss_of(values, 2).best == 0


def test_a_game_that_could_have_been_won_at_once_is_said_so() -> None:
    position = {"hands": ["R5", "G1 G2"], "draw": "B1 B2 B3 B4", "discard": "R1", "turn": 0}
    played = Round.from_position("maumau", position, options={"free_draw": True, "mau": "auto"}, seed=1)
    found = judged(Judge(1, 64), Notebook(played, 0).situation(), "draw")
    assert (found["best"], found["is_marked"], found["reason"].kind) == ("R5", True, "out")
    assert found["before"].chance == 1


def test_a_next_player_who_would_owe_cards_is_named() -> None:
    position = {"hands": ["R5 R+2 G9", "R1"], "draw": "B1 B2 B3 B4 B5 B6", "discard": "R4", "turn": 0}
    played = Round.from_position("maumau", position, options={"mau": "auto"}, seed=1)
    judge, situation = Judge(1, 64), Notebook(played, 0).situation()
    reason = reason_for_loss(judge.bot, situation, MoveWorth("R+2", 0.6, 1.0), MoveWorth("R5", 0.3, 1.0))
    assert reason.kind in ("owes", "stuck", "threat")
    assert reason.seat == 1
