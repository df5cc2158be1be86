"""The luck of cards drawn: nought on average whatever anybody does, and receipts that add up to the result."""

import statistics
from collections import Counter

import pytest

from maukas.games.match_walk import match_at
from maukas.games.round import Round
from maukas.review.receipt import rounded_parts
from maukas.review.round_luck import OpenTable, buried_cards, cards_drawn, luck_of_round
from maukas.review.round_receipts import receipts_of_round
from tests.review.matches import bot_match, casual_round, steady_round, written

AUTOMATIC = {"maumau": {"mau": "auto"}, "dos": {"dos": "auto"}}
ROUNDS = 2000
VARIED = 100


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_over_many_rounds_the_corrected_result_has_the_mean_of_the_plain_one(game: str) -> None:
    """A single playout or two make bad values, and luck is nought on average all the same."""
    luck = []
    for number in range(ROUNDS):
        dealt, moves, _ = steady_round(game, 2, number, **AUTOMATIC[game])
        luck.append(luck_of_round(dealt, moves, OpenTable(dealt.game, 2, number, tries=2))[:, 0])
    for row in range(2):
        values = [float(each[row]) for each in luck]
        assert abs(statistics.fmean(values)) < 3.3 * statistics.stdev(values) / len(values) ** 0.5


def test_between_casual_players_most_of_the_variance_is_the_luck_of_cards() -> None:
    plain, corrected = [], []
    for number in range(VARIED):
        dealt, moves, outcome = casual_round("maumau", 2, number)
        found = luck_of_round(dealt, moves, OpenTable(dealt.game, 2, number, tries=200))
        plain.append(float(outcome.winner == 0))
        corrected.append(plain[-1] - 0.75 * float(found[0, 0]))
    assert statistics.variance(plain) > 2 * statistics.variance(corrected)


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_the_mean_over_the_cards_that_could_have_come_is_what_was_expected(game: str) -> None:
    """One draw, with every card of the pile as the next one: what happened is on average what was expected."""
    dealt = Round.deal(game, seats=2, seed=5, options={"free_draw": True} if game == "maumau" else {})
    action, size = dealt.game.parse_action("draw"), dealt.state.draw_size
    happened, expected = list[float](), list[float]()
    for place in range(size):
        before = dealt.state.copy()
        before.draw[place], before.draw[size - 1] = before.draw[size - 1], before.draw[place]
        after = before.copy()
        dealt.game.apply(after, after.turn, action)
        assert cards_drawn(before, after) == 1
        values = OpenTable(dealt.game, 2, place, tries=400).value(before, before.turn, action, after, 0)
        expected.append(float(values[0][0, 0]))
        happened.append(float(values[1][0, 0]))
    assert statistics.fmean(happened) == pytest.approx(statistics.fmean(expected), abs=0.01)
    assert statistics.stdev(happened) > statistics.stdev(expected)  # cards do matter


def test_cards_that_went_to_the_bottom_before_the_start_card_are_not_left_to_chance() -> None:
    counts = Counter[int]()
    for number in range(60):
        dealt = Round.deal("maumau", seats=3, seed=number, options={"start_card": "number"})
        buried = buried_cards(dealt)
        names = [dealt.game.cards.format(card) for card in dealt.state.draw[:buried]]
        assert not any(name[1:].isdigit() for name in names)
        counts[buried] += 1
    assert len(counts) > 2
    assert buried_cards(Round.deal("dos", seats=3, seed=1)) == 0


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("maumau", ("beginner", "casual", "beginner"), {"rounds": 2}),
        ("maumau", ("beginner", "beginner"), {"rounds": 2, "mau": "caught", "start_card": "number"}),
        ("dos", ("beginner", "casual"), {"target": 30}),
    ],
)
def test_the_parts_of_a_receipt_add_up_to_the_result(game: str, bots: tuple[str, ...], options: dict[str, object]) -> None:
    record = bot_match(game, *bots, seed=0, **options)
    for number, played in enumerate(record.rounds, 1):
        receipts = receipts_of_round(match_at(record, number).round, played, seed=number, tries=20)
        assert played.outcome is not None
        for receipt in receipts:
            assert receipt.wins.result == pytest.approx(float(played.outcome.winner == receipt.seat), abs=1e-9)
            assert receipt.points.result == pytest.approx(played.outcome.scores[receipt.seat], abs=1e-9)
        assert sum(receipt.wins.drawn for receipt in receipts) == pytest.approx(0, abs=1e-9)


def test_who_could_decide_nothing_has_nothing_in_the_account_of_own_decisions() -> None:
    """A round that begins with forced moves, cut off where somebody can choose."""
    number, again = 0, Round.deal("maumau", seats=2, seed=0, options={"mau": "auto"})
    while len(again.moves) < 2:
        number += 1
        dealt, _, outcome = steady_round("maumau", 2, number, mau="auto")
        again = dealt.copy()
        while len(again.turn_moves()) == 1:
            again.carry_out(again.turn, again.turn_moves()[0])
    receipts = receipts_of_round(dealt, written(dealt, [*again.moves], outcome), seed=1, tries=20)
    assert all(receipt.wins.own == receipt.wins.others == 0 for receipt in receipts)


def test_rounded_parts_add_up_as_they_are_shown() -> None:
    parts = [100 / 3, 100 / 3, 100 / 3, -0.04, 0.04]
    assert sum(rounded_parts(parts, 1)) == pytest.approx(100)
    assert all(abs(shown - part) <= 0.1 for shown, part in zip(rounded_parts(parts, 1), parts, strict=True))
