"""Means and shares with 95 % intervals."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

CONFIDENCE = 0.95
NORMAL = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)  # standard errors to each side, of many values


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and where the true one lies in 95 of 100 cases; unknown with a single value."""

    mean: float
    low: float | None
    high: float | None

    def scaled(self, scale: float) -> "Estimate":
        """The same in another unit."""
        low, high = (None if end is None else scale * end for end in (self.low, self.high))
        return Estimate(scale * self.mean, low, high)


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values with its interval."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    margin = student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - margin, mean + margin)


def proportion(values: Sequence[float]) -> Estimate:
    """The same for shares, which are never below 0 or above 1."""
    found = estimate(values)
    if found.low is None or found.high is None:
        return found
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def student(freedom: int) -> float:
    """How many standard errors the interval reaches to each side: Student's t, exact for 1 and 2 degrees of freedom."""
    if freedom == 1:
        return math.tan(math.pi * CONFIDENCE / 2)
    if freedom == 2:
        return CONFIDENCE * math.sqrt(2 / (1 - CONFIDENCE**2))
    z = NORMAL
    terms = (  # Cornish and Fisher's series in 1 / freedom
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))


def estimate_of_sums(count: int, total: float, squares: float) -> Estimate:
    """The mean of so many independent values with its interval, by their sum and the sum of their squares."""
    mean = total / count
    if count < 2:
        return Estimate(mean, None, None)
    variance = max(0.0, (squares - total * mean) / (count - 1))
    margin = student(count - 1) * math.sqrt(variance / count)
    return Estimate(mean, mean - margin, mean + margin)


def estimate_of_ratio(total: float, parts: float, squares: float, part_squares: float, products: float) -> Estimate:
    """What one sum is of another, when both come from the same independent rounds: by the sums of their squares and products."""
    if not parts:
        return Estimate(0.0, None, None)
    ratio = total / parts
    margin = NORMAL * math.sqrt(max(0.0, squares - 2 * ratio * products + ratio**2 * part_squares)) / parts
    return Estimate(ratio, ratio - margin, ratio + margin)


def proportion_of_count(hits: float, count: int) -> Estimate:
    """How large a share of so many independent cases is, by Wilson's interval, which stays between 0 and 1 and is right near them, too."""
    mean, weight = hits / count, NORMAL**2 / count
    middle = (mean + weight / 2) / (1 + weight)
    margin = NORMAL * math.sqrt(mean * (1 - mean) / count + weight / (4 * count)) / (1 + weight)
    return Estimate(mean, max(0.0, middle - margin), min(1.0, middle + margin))
