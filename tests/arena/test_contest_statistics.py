"""Figures, worked out by hand."""

from dataclasses import replace

import pytest

from maukas.arena.contest_round import ContestRound
from maukas.arena.contestant import Forfeit
from maukas.arena.ratings import rate_bots
from maukas.arena.contest_statistics import bot_statistics, paired_difference, quantile, statistics_by_bot
from maukas.bots.bot import Budget
from maukas.estimates import Estimate, estimate, proportion, student
from tests.arena.contests import result


def test_an_estimate_is_what_it_is_called() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0, 5.0])  # deviation sqrt(2.5), standard error sqrt(0.5), t of 4 degrees 2.776
    assert found.mean == 3
    assert found.low == pytest.approx(3 - 1.963, abs=0.001)
    assert found.high == pytest.approx(3 + 1.963, abs=0.001)
    assert estimate([0.25]) == Estimate(0.25, None, None)
    assert estimate([2.0, 2.0]) == Estimate(2.0, 2.0, 2.0)
    assert proportion([0.0, 1.0]) == Estimate(0.5, 0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (10**6, 1.960)]
)
def test_students_t_is_that_of_the_tables(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, rel=0.002)


def test_a_standing_counts_deals_as_units() -> None:
    rounds = [
        result(0, "aabb", 0, [0, 4, 6, 8], [1, 2, 3, 4]),
        result(0, "bbaa", 2, [2, 2, 0, 4], [2, 2, 1, 4]),  # a wins 2 of its 4 seats
        result(1, "aabb", 2, [9, 9, 0, 1], [3, 3, 1, 2]),
        result(1, "bbaa", None, [3, 3, 3, 3], [1, 1, 1, 1]),  # 0 of 4
        result(2, "aabb", 1, [5, 0, 5, 5], [2, 1, 2, 2]),
        result(2, "bbaa", 1, [1, 0, 1, 2], [2, 1, 2, 4]),  # 1 of 4
    ]
    a, b = statistics_by_bot(rounds, "ab", Budget(milliseconds=10))
    assert (a.rounds, a.wins, b.rounds, b.wins) == (12, 3, 12, 2)
    assert a.win_rate.mean == pytest.approx(0.25)  # the mean of 0.5, 0, 0.25; standard error 0.25 / sqrt(3), t 4.303
    assert a.win_rate.low == 0
    assert a.win_rate.high == pytest.approx(0.25 + 0.6211, abs=0.0001)
    assert a.points.mean == pytest.approx((8 / 4 + 24 / 4 + 8 / 4) / 3)
    ahead = paired_difference(rounds, "a", "b").win_rate  # 0.5 - 0, 0 - 0.25, 0.25 - 0.25
    assert ahead.mean == pytest.approx(1 / 12)
    assert ahead.high == pytest.approx(1 / 12 + 4.3027 * 0.381881 / 3**0.5, abs=0.0001)


def test_duplicate_deals_narrow_the_interval() -> None:
    """When the deal decides and not the player, the difference is exactly zero."""
    rounds = [result(deal, bots, deal % 2, [0, 1], [1, 2]) for deal in range(10) for bots in ("ab", "ba")]
    assert paired_difference(rounds, "a", "b").win_rate == Estimate(0, 0, 0)


def test_times_are_medians_and_ninety_nines() -> None:
    found = bot_statistics([result(0, "a", 0, [0], [1], [place / 1000 for place in range(1, 201)])], "a", Budget(milliseconds=100))
    assert (found.moves, found.over_budget) == (200, 90)  # those above 110 ms
    assert found.median == pytest.approx(0.1)
    assert found.slowest == pytest.approx(0.198)
    assert quantile([], 0.5) == 0


def rounds_of(*wins: str) -> list[ContestRound]:
    """Deals in both seatings of two bots; a deal is given by who won in each."""
    seatings = ("ab", "ba")
    return [
        result(deal, bots, bots.index(winner), [0, 0], [1, 2])
        for deal, winners in enumerate(wins)
        for bots, winner in zip(seatings, winners, strict=True)
    ]


def test_ratings_are_the_odds_of_winning() -> None:
    found = rate_bots(rounds_of(*["aa"] * 30, *["ab"] * 60, *["bb"] * 10))  # a wins 120 of 200: odds of 3 to 2, 400 log10(1.5) = 70.4
    assert found["a"].mean - found["b"].mean == pytest.approx(70.4, abs=0.2)
    assert found["a"].mean == pytest.approx(-found["b"].mean)


def test_the_order_of_rounds_does_not_matter_to_a_rating() -> None:
    wins = [*["aa"] * 3, *["bb"] * 2, *["ab"] * 4]
    one, other = rate_bots(rounds_of(*wins)), rate_bots(rounds_of(*reversed(wins)))
    assert one["a"].mean == pytest.approx(other["a"].mean)
    assert one["a"].low == pytest.approx(other["a"].low)


def test_a_rating_is_as_sure_as_the_deals_make_it() -> None:
    sure = rate_bots(rounds_of(*["ab"] * 20))["a"]  # the same in every deal
    assert (sure.mean, sure.low, sure.high) == pytest.approx((0, 0, 0))
    # Every deal moves the rating of a by 1 up or down: error sqrt(20 * 20 / 19) / (20 + 1 / 9), t of 19 degrees 2.093, times 173.72
    luck = rate_bots(rounds_of(*["aa"] * 10, *["bb"] * 10))["a"]
    assert luck.mean == pytest.approx(0)
    assert luck.high == pytest.approx(82.95, abs=0.2)
    assert rate_bots(rounds_of("aa"))["a"].low is None


def test_more_wins_are_never_a_lower_rating() -> None:
    rounds = [result(deal, "abc", deal % 7 % 3, [0, 0, 0], [1, 1, 1]) for deal in range(70)]  # 3, 2, 2 of 7
    rounds += [result(deal, "abc", 1, [9, 0, 0], [3, 1, 1]) for deal in range(70, 75)]
    found = rate_bots(rounds)
    assert found["a"].mean > found["b"].mean > found["c"].mean  # 30, 25, 20 wins


def test_against_itself_nobody_gains_and_the_winner_of_every_round_has_a_rating() -> None:
    assert rate_bots([result(0, "aa", 0, [0, 5], [1, 2])])["a"].mean == pytest.approx(0)
    assert 200 < rate_bots(rounds_of(*["aa"] * 50))["a"].mean < 1000


def test_a_round_without_a_winner_is_shared_by_those_who_kept_to_the_rules() -> None:
    blocked = [result(deal, "ab", None, [0, 0], [1, 1]) for deal in range(10)]
    assert rate_bots(blocked)["a"].mean == pytest.approx(0)
    forfeited = [replace(each, forfeits=(Forfeit("illegal", ""), None)) for each in blocked]
    assert rate_bots(forfeited)["a"].mean < rate_bots(forfeited)["b"].mean
