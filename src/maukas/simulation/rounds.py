"""Rounds and whole matches, played part by part: compiled players in threads, bots in processes."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from maukas.games.chance import derived
from maukas.games.compiler import Records, signature
from maukas.games.code_cache import is_ready, mark_ready
from maukas.games.match import Result, ScoreSheet
from maukas.games.round import Outcome
from maukas.games.state import MAX_SEATS, NO_SEAT
from maukas.parallel import chunks, spread
from maukas.simulation.seats import BotSeats, CompiledSeats, Seats
from maukas.simulation.setting import Setting

COMPILED_CHUNK = 2000  # rounds that are played and counted together
BOT_CHUNK = 50
ROUNDS_A_MATCH = 5  # or so: how much longer a match takes
MOST_ROUNDS = 1000  # of a match that does not come to an end

MATCH = np.dtype(
    [
        ("dealer", "i1"),  # of the first round
        ("rounds", "i4"),
        ("length", "i4"),  # moves in all rounds
        ("winners", "i2"),  # a bit for each seat that has won; none if the match was broken off
        ("totals", "i4", (MAX_SEATS,)),
    ],
    align=True,
)
"""A finished match as simulations note it."""


@dataclass(frozen=True, slots=True)
class Part:
    """Rounds or matches that were played one after the other with one variant of the house rules, the first of them number `start`."""

    setting: Setting
    variant: int
    start: int
    rows: Records  # `compiled.RESULT` or `MATCH`
    seconds: float


Play = Callable[[Seats, Setting, int, Sequence[int]], Records]


def played_rounds(
    setting: Setting, rounds: int, *, workers: int = 1, on_compile: Callable[[], None] | None = None
) -> Iterator[tuple[Part, ...]]:
    """Play so many rounds with every variant, and yield them part by part: the same deals with each variant.

    The same seed gives the same rounds, whatever the number of workers.
    """
    yield from played(setting, play_rounds, rounds, 1, workers, on_compile)


def played_matches(
    setting: Setting, matches: int, *, workers: int = 1, on_compile: Callable[[], None] | None = None
) -> Iterator[tuple[Part, ...]]:
    """Play so many whole matches with every variant; chance decides who deals first."""
    yield from played(setting, play_matches, matches, ROUNDS_A_MATCH, workers, on_compile)


def played(
    setting: Setting, play: Play, count: int, weight: int, workers: int, on_compile: Callable[[], None] | None
) -> Iterator[tuple[Part, ...]]:
    """Play so many of something, each of which is as long as `weight` rounds."""
    if setting.is_compiled:
        if on_compile is not None and not is_ready(signature(setting.rules)):
            on_compile()
        seats: Seats | None = CompiledSeats(setting)
        play_part(setting, seats, play, range(0))  # compiles, before threads would do it twice
        mark_ready(signature(setting.rules))
        size = COMPILED_CHUNK // weight
        tasks, backend = [range(start, min(start + size, count)) for start in range(0, count, size)], "threading"
    else:
        seats = None  # bots are loaded where they play
        tasks, backend = chunks(count, workers, BOT_CHUNK // weight), "loky"
    yield from spread(partial(play_part, setting, seats, play), tasks, workers=workers, backend=backend)


def play_part(setting: Setting, seats: Seats | None, play: Play, numbers: range) -> tuple[Part, ...]:
    """Play the things of these numbers with every variant."""
    seats, parts = seats or BotSeats(setting), []
    for variant in range(len(setting.variants)):
        began = time.perf_counter()
        rows = play(seats, setting, variant, numbers)
        parts.append(Part(setting, variant, numbers.start, rows, time.perf_counter() - began))
    return tuple(parts)


def play_rounds(seats: Seats, setting: Setting, variant: int, numbers: Sequence[int]) -> Records:
    """Play these rounds; the deal goes round."""
    return seats.play(variant, numbers, [number % setting.seats for number in numbers])


def play_matches(seats: Seats, setting: Setting, variant: int, numbers: Sequence[int]) -> Records:
    """Play these matches side by side, a round of each at a time, until the last one is over."""
    game, options = setting.rules, setting.variants[variant]
    sheets = [ScoreSheet(setting.game, seats=setting.seats, options=options) for _ in numbers]
    rows = np.zeros(len(numbers), MATCH)
    chance = str(setting.seed).encode()
    rows["dealer"] = dealers = [game.first_dealer(derived(chance, f"match {number}"), setting.seats) for number in numbers]
    going_on = list(range(len(numbers)))
    for turn in range(1, MOST_ROUNDS + 1):
        results = seats.play(variant, [numbers[place] for place in going_on], [dealers[place] for place in going_on], turn)
        for place, result in zip(going_on, results, strict=True):
            winner = None if result["winner"] == NO_SEAT else int(result["winner"])
            scores = tuple(result["scores"][: setting.seats].tolist())
            sheets[place].results.append(Result(dealers[place], Outcome(winner, scores)))
            rows[place]["length"] += result["length"]
        going_on = [place for place in going_on if not sheets[place].is_over]
        if not going_on:
            break
        for place in going_on:
            dealers[place] = sheets[place].next_dealer()
    for row, sheet in zip(rows, sheets, strict=True):
        row["rounds"] = len(sheet.results)
        row["winners"] = sum(1 << seat for seat in sheet.winners)
        row["totals"][: setting.seats] = sheet.totals
    return rows
