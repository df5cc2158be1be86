"""The tables that a network learns at: any number of seats, mostly the strict rules, and house rules of every sort."""

import numpy as np

from maukas.games.compiled_rules import opening_record
from maukas.games.compiler import Records
from maukas.games.game import AnyGame
from maukas.games.options import Option

TABLES = 512  # in one step
STRICT = 0.65  # of the tables
CHANGED = 0.25  # of the house rules at the others
MOST_DEALT = 60  # cards, so that enough are left to draw
TWO_SEATS = 0.42  # of the tables; the others have more, each number half as often as the one before


def sampled_openings(game: AnyGame, dice: np.random.Generator) -> Records:
    """Tables to deal at."""
    return np.concatenate([sampled_opening(game, dice) for _ in range(TABLES)])


def sampled_opening(game: AnyGame, dice: np.random.Generator) -> Records:
    """A table with some number of seats and some house rules."""
    most = max(game.players) - 1
    seats = 2 if dice.random() < TWO_SEATS else min(2 + int(dice.geometric(0.5)), most + 1)
    chosen = {}
    if dice.random() >= STRICT:
        chosen = {option.name: sampled_value(option, dice) for option in game.options.all() if dice.random() < CHANGED}
        if int(chosen.get("hand_size", 0)) * seats > MOST_DEALT:
            del chosen["hand_size"]
    return opening(game, seats, chosen)


def sampled_value(option: Option, dice: np.random.Generator) -> str | int | bool:
    """Any value of a choice; a number near the usual one."""
    if isinstance(option.values, range):
        return int(np.clip(int(option.default) + dice.integers(-2, 4), option.values[0], option.values[-1]))
    return option.values[int(dice.integers(len(option.values)))]


def opening(game: AnyGame, seats: int, chosen: dict[str, str | int | bool]) -> Records:
    """A table with so many seats and these house rules, at which everybody calls by itself."""
    state = game.state_type()
    game.options.of(chosen).enter(state)
    state.seats = seats
    game.call_automatically(state)
    return opening_record(game.name, state, game.pack)
