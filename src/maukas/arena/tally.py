"""What the rounds say: means with 95 % intervals over deals, which are independent of each other as single rounds are not."""

import math
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from maukas.arena.table import Played
from maukas.bots.bot import Budget

CONFIDENCE = 0.95
TOLERANCE = 1.1                                         # a move is over budget when it took a tenth longer than it may


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and where the true one lies in 95 of 100 cases; unknown with a single deal."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How one bot did; `rounds` counts each of its seats."""

    bot: str
    rounds: int
    wins: int
    win_rate: Estimate
    points: Estimate
    faults: Counter[str]
    moves: int
    over_budget: int
    median: float                                       # seconds a move
    slowest: float                                      # seconds that 99 of 100 moves do not exceed


@dataclass(frozen=True, slots=True)
class Difference:
    """How far the first bot is ahead of the second, deal by deal."""

    win_rate: Estimate
    points: Estimate


def standings(rounds: Sequence[Played], bots: Sequence[str], budget: Budget) -> list[Standing]:
    """How each bot did, in the order in which they are named."""
    return [standing(rounds, bot, budget) for bot in dict.fromkeys(bots)]


def standing(rounds: Sequence[Played], bot: str, budget: Budget) -> Standing:
    """How one bot did."""
    seats = [(played, seat) for played in rounds for seat, name in enumerate(played.bots) if name == bot]
    times = sorted(time for played, seat in seats for time in played.times[seat])
    limit = math.inf if budget.milliseconds is None else TOLERANCE * budget.milliseconds / 1000
    return Standing(
        bot=bot,
        rounds=len(seats),
        wins=sum(played.winner == seat for played, seat in seats),
        win_rate=share(by_deal(rounds, bot, won)),
        points=estimate(by_deal(rounds, bot, scored)),
        faults=Counter(fault.kind for played, seat in seats if (fault := played.faults[seat]) is not None),
        moves=len(times),
        over_budget=sum(time > limit for time in times),
        median=quantile(times, 0.5),
        slowest=quantile(times, 0.99),
    )


def difference(rounds: Sequence[Played], first: str, second: str) -> Difference:
    """The first bot less the second; both have met the same deals."""
    def less(value: Callable[[Played, int], float]) -> Estimate:
        pairs = zip(by_deal(rounds, first, value), by_deal(rounds, second, value), strict=True)
        return estimate([mine - theirs for mine, theirs in pairs])

    return Difference(less(won), less(scored))


def won(played: Played, seat: int) -> float:
    """Whether the seat won, as a number."""
    return float(played.winner == seat)


def scored(played: Played, seat: int) -> float:
    """What the seat was given."""
    return float(played.scores[seat])


def by_deal(rounds: Sequence[Played], bot: str, value: Callable[[Played, int], float]) -> list[float]:
    """The mean over a bot's seats in all seatings of a deal, for each deal."""
    found: dict[int, list[float]] = {}
    for played in rounds:
        found.setdefault(played.deal, []).extend(value(played, seat) for seat, name in enumerate(played.bots) if name == bot)
    return [statistics.fmean(values) for values in found.values()]


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values with its interval."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    margin = student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - margin, mean + margin)


def share(values: Sequence[float]) -> Estimate:
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
    z = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (                                           # Cornish and Fisher's series in 1 / freedom
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))


def quantile(ordered: Sequence[float], part: float) -> float:
    """The smallest of the ordered values that at least this part of all do not exceed; 0 if there are none."""
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)] if ordered else 0.0
