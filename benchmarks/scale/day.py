"""A day of so many players, simulated: who is there, and how many moves a second that makes.

How long matches are is measured, by matches that bots have played. How people arrive, with whom, how long they think and when they have
had enough is assumed, and stands here to be changed.
"""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

DAY, MINUTE = 86_400, 60  # seconds
PEAK_HOUR, SWING = 20, 0.8  # the evening; by how much its arrivals are above the mean, and those of the early morning below it
GAMES = {("maumau", 2): 0.30, ("maumau", 4): 0.30, ("dos", 2): 0.20, ("dos", 4): 0.20}  # tables by game and people
THINKING = 4.0  # seconds a decision in the mean, with words, animations and looking away
SPREAD = 0.6  # of its logarithm, from table to table
ENOUGH = 20 * MINUTE  # after which half of all tables break up, if their match is not over


class Load(Struct, frozen=True):
    """What there is in each minute of the day."""

    players: NDArray[np.float64]
    tables: NDArray[np.float64]
    moves: NDArray[np.float64]  # a second
    told: NDArray[np.float64]  # moves times people who are told, a second


def simulate(players: int, lengths: dict[tuple[str, int], NDArray[np.int64]], seed: int) -> Load:
    """A day that begins as the day before has ended."""
    dice = np.random.default_rng(seed)
    minutes = DAY // MINUTE
    found = Load(*(np.zeros(minutes) for _ in Load.__struct_fields__))
    mean = sum(share * people for (_, people), share in GAMES.items())
    for (game, people), share in GAMES.items():
        tables = dice.poisson(players * share / mean)
        begins = arrivals(dice, tables)
        pace = THINKING * np.exp(dice.normal(-(SPREAD**2) / 2, SPREAD, tables))
        whole = dice.choice(lengths[game, people], tables) * pace
        lasts = np.minimum(whole, dice.exponential(ENOUGH / np.log(2), tables))
        present = occupancy(begins, lasts, np.ones(tables), minutes)
        moves = occupancy(begins, lasts, 1 / pace, minutes)
        for total, more in ((found.tables, present), (found.players, present * people), (found.moves, moves), (found.told, moves * people)):
            total += more
    return found


def arrivals(dice: np.random.Generator, count: int) -> NDArray[np.float64]:
    """When tables are opened, in seconds of the day: more in the evening."""
    times = np.empty(0)
    while len(times) < count:
        tried = dice.uniform(0, DAY, 2 * count)
        wanted = 1 + SWING * np.cos((tried / DAY - PEAK_HOUR / 24) * 2 * np.pi)
        times = np.concatenate([times, tried[dice.uniform(0, 1 + SWING, 2 * count) < wanted]])
    return times[:count]


def occupancy(begins: NDArray[np.float64], lasts: NDArray[np.float64], weight: NDArray[np.float64], minutes: int) -> NDArray[np.float64]:
    """The sum of the weights of what is there in each minute; what goes on at midnight is there in the first ones."""
    first = (begins // MINUTE).astype(int)
    after = np.minimum(((begins + lasts) // MINUTE).astype(int) + 1, first + minutes)
    steps = np.bincount(first, weight, 2 * minutes + 1) - np.bincount(after, weight, 2 * minutes + 1)
    there = np.cumsum(steps)
    return there[:minutes] + there[minutes : 2 * minutes]
