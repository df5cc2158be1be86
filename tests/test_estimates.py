"""Estimates: a mean or a share, and its interval, against values worked out elsewhere."""

import pytest

from maukas.estimates import Estimate, estimate, estimate_of_ratio, estimate_of_sums, proportion_of_count


def test_sums_and_values_give_the_same_interval() -> None:
    values = [3.0, 8.0, 1.0, 4.0, 4.0]
    by_sums, by_values = estimate_of_sums(5, sum(values), sum(value**2 for value in values)), estimate(values)
    assert (by_sums.mean, by_sums.low, by_sums.high) == pytest.approx((by_values.mean, by_values.low, by_values.high))
    assert estimate_of_sums(1, 7, 49) == Estimate(7, None, None)


@pytest.mark.parametrize(("hits", "count", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)])
def test_a_share_has_the_interval_of_wilson(hits: int, count: int, low: float, high: float) -> None:
    found = proportion_of_count(hits, count)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_a_ratio_of_sums_that_always_go_together_is_certain() -> None:
    assert estimate_of_ratio(60, 20, 3 * 3 * 140, 140, 3 * 140) == Estimate(3.0, 3.0, 3.0)
    assert estimate_of_ratio(0, 0, 0, 0, 0) == Estimate(0.0, None, None)


def test_an_estimate_in_another_unit() -> None:
    assert Estimate(0.5, 0.25, 0.75).scaled(100) == Estimate(50, 25, 75)
    assert Estimate(0.5, None, None).scaled(2) == Estimate(1, None, None)
