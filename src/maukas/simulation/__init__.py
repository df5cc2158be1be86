"""Rounds by the hundred thousand: random or steady players in compiled code, or bots of any kind, and their statistics.

total = functools.reduce(operator.add, simulate("dos", seats=3, rounds=100_000, workers=4))
total.length, total.win_shares                      # estimates: a mean and the 95 % interval around it

found = compare("maumau", seats=4, rounds=50_000, variants=[{"take_four": "final"}, {"take_four": "stacks"}])
found.difference(1, "length")                       # the second variant less the first, deal by deal

`simulate_matches` plays whole matches; `played_rounds` and `played_matches` of a `Setting` give every single one.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from operator import add

from maukas.bots.bot import Budget
from maukas.estimates import Estimate
from maukas.simulation.comparison import Comparison
from maukas.simulation.players import PLAYERS
from maukas.simulation.rounds import Part, played_matches, played_rounds
from maukas.simulation.setting import USUAL_BUDGET, Setting
from maukas.simulation.statistics import MatchStatistics, Statistics

__all__ = [
    "simulate",
    "simulate_matches",
    "compare",
    "Statistics",
    "MatchStatistics",
    "Comparison",
    "Estimate",
    "Setting",
    "played_rounds",
    "played_matches",
    "Part",
    "PLAYERS",
]


def simulate(
    game: str,
    *,
    seats: int,
    rounds: int,
    options: Mapping[str, object] | None = None,
    players: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int = 1,
    budget: Budget = USUAL_BUDGET,
    on_compile: Callable[[], None] | None = None,
) -> Iterator[Statistics]:
    """Play rounds and yield their statistics part by part; the players sit down in turn until every seat is taken.

    A player is `random` (any decision, and any word that is due), `steady` (lays or covers whenever it can, and always calls),
    or any bot that `maukas.bots.loader` can load: a level, one of an installed package, or one in a Python file. Only the first two
    are compiled. The same seed gives the same rounds, whatever the number of workers.
    """
    setting = Setting.of(game, seats=seats, variants=[options], players=players, seed=seed, budget=budget)
    for (part,) in played_rounds(setting, rounds, workers=workers, on_compile=on_compile):
        yield Statistics.of(part)


def simulate_matches(
    game: str,
    *,
    seats: int,
    matches: int,
    options: Mapping[str, object] | None = None,
    players: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int = 1,
    budget: Budget = USUAL_BUDGET,
) -> Iterator[MatchStatistics]:
    """Play whole matches and yield their statistics part by part."""
    setting = Setting.of(game, seats=seats, variants=[options], players=players, seed=seed, budget=budget)
    for (part,) in played_matches(setting, matches, workers=workers):
        yield MatchStatistics.of(part)


def compare(
    game: str,
    *,
    seats: int,
    rounds: int,
    variants: Sequence[Mapping[str, object] | None],
    players: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int = 1,
    budget: Budget = USUAL_BUDGET,
) -> Comparison:
    """Play the same deals with several sets of house rules, and say how they differ from the first."""
    setting = Setting.of(game, seats=seats, variants=variants, players=players, seed=seed, budget=budget)
    return reduce(add, map(Comparison.of, played_rounds(setting, rounds, workers=workers)))
