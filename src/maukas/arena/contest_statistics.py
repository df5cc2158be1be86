"""What the rounds say: means with 95 % intervals over deals, which are independent of each other as single rounds are not."""

import math
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from maukas.arena.contest_round import ContestRound
from maukas.bots.bot import Budget
from maukas.estimates import Estimate, estimate, proportion

TOLERANCE = 1.1  # a move is over budget when it took a tenth longer than it may


@dataclass(frozen=True, slots=True, kw_only=True)
class BotStatistics:
    """How one bot did; `rounds` counts each of its seats."""

    bot: str
    rounds: int
    wins: int
    win_rate: Estimate
    points: Estimate
    corrected_win_rate: Estimate | None  # without the luck of the cards drawn; None if that was not looked for
    corrected_points: Estimate | None
    forfeits: Counter[str]
    moves: int
    over_budget: int
    median: float  # seconds a move
    slowest: float  # seconds that 99 of 100 moves do not exceed


@dataclass(frozen=True, slots=True)
class PairedDifference:
    """How far the first bot is ahead of the second, deal by deal."""

    win_rate: Estimate
    points: Estimate


def statistics_by_bot(rounds: Sequence[ContestRound], bots: Sequence[str], budget: Budget) -> list[BotStatistics]:
    """How each bot did, in the order in which they are named."""
    return [bot_statistics(rounds, bot, budget) for bot in dict.fromkeys(bots)]


def bot_statistics(rounds: Sequence[ContestRound], bot: str, budget: Budget) -> BotStatistics:
    """How one bot did."""
    seats = [(played, seat) for played in rounds for seat, name in enumerate(played.bots) if name == bot]
    times = sorted(time for played, seat in seats for time in played.times[seat])
    has_luck = all(played.luck for played in rounds)
    limit = math.inf if budget.milliseconds is None else TOLERANCE * budget.milliseconds / 1000
    return BotStatistics(
        bot=bot,
        rounds=len(seats),
        wins=sum(played.winner == seat for played, seat in seats),
        win_rate=proportion(by_deal(rounds, bot, won)),
        points=estimate(by_deal(rounds, bot, scored)),
        corrected_win_rate=estimate(by_deal(rounds, bot, won_without_luck)) if has_luck else None,
        corrected_points=estimate(by_deal(rounds, bot, scored_without_luck)) if has_luck else None,
        forfeits=Counter(forfeit.kind for played, seat in seats if (forfeit := played.forfeits[seat]) is not None),
        moves=len(times),
        over_budget=sum(time > limit for time in times),
        median=quantile(times, 0.5),
        slowest=quantile(times, 0.99),
    )


def paired_difference(rounds: Sequence[ContestRound], first: str, second: str) -> PairedDifference:
    """The first bot less the second; both have met the same deals."""

    def less(value: Callable[[ContestRound, int], float]) -> Estimate:
        pairs = zip(by_deal(rounds, first, value), by_deal(rounds, second, value), strict=True)
        return estimate([mine - theirs for mine, theirs in pairs])

    return PairedDifference(less(won), less(scored))


def won(played: ContestRound, seat: int) -> float:
    """Whether the seat won, as a number."""
    return float(played.winner == seat)


def scored(played: ContestRound, seat: int) -> float:
    """What the seat was given."""
    return float(played.scores[seat])


def won_without_luck(played: ContestRound, seat: int) -> float:
    """Whether the seat won, less what the cards drawn gave to it."""
    return won(played, seat) - played.luck[seat].wins


def scored_without_luck(played: ContestRound, seat: int) -> float:
    """What the seat was given, less what the cards drawn gave to it."""
    return scored(played, seat) - played.luck[seat].points


def rounds_saved(found: BotStatistics) -> float | None:
    """How many times the rounds would be needed for the same interval without the correction; None if that is not known."""
    plain, corrected = found.win_rate, found.corrected_win_rate
    if plain.low is None or plain.high is None or corrected is None or corrected.low is None or corrected.high is None:
        return None
    width = corrected.high - corrected.low
    return ((plain.high - plain.low) / width) ** 2 if width > 0 else None


def by_deal(rounds: Sequence[ContestRound], bot: str, value: Callable[[ContestRound, int], float]) -> list[float]:
    """The mean over a bot's seats in all seatings of a deal, for each deal."""
    found: dict[int, list[float]] = {}
    for played in rounds:
        found.setdefault(played.deal, []).extend(value(played, seat) for seat, name in enumerate(played.bots) if name == bot)
    return [statistics.fmean(values) for values in found.values()]


def quantile(ordered: Sequence[float], part: float) -> float:
    """The smallest of the ordered values that at least this part of all do not exceed; 0 if there are none."""
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)] if ordered else 0.0
