"""A learned value, compiled: what a small network thinks of each decision of the seat on turn, by what that seat sees.

The network has two hidden layers. The sums of the first one are built from the few features that are on: those of the position once,
those of an action on top of them.
"""

from typing import NamedTuple

import numpy as np
from numba.extending import register_jitable

from maukas.games.compiled_rules import MOST_ACTIONS, turn_actions
from maukas.games.compiler import Compiled, Records, by_game, jitable
from maukas.games.features import CLASSES
from maukas.games.state import MAX_SEATS

WIDTH = 128  # of the first hidden layer
SECOND_WIDTH = 32
HEADS = 2  # the chance to win the round, and points
MOST_FEATURES = 320  # that are on at once, even with the largest hand or the longest row there can be
FACTS = 32
POINTS_SCALE = 50.0  # points of a round that are 1 to the network
UNCHECKED: Compiled = {"boundscheck": False, "fastmath": True}  # loops over whole layers, whose sizes are fixed: eight times as fast

MEMORY = np.dtype([("clear", "f4", (MAX_SEATS, CLASSES))])
MIND = np.dtype(
    [
        ("generator", "u8"),
        ("count", "i4"),
        ("actions", "i4", (MOST_ACTIONS,)),
        ("noted", "i4"),
        ("places", "i2", (MOST_FEATURES,)),
        ("strengths", "f4", (MOST_FEATURES,)),
        ("facts", "i4", (FACTS,)),
        ("shared", "f4", (WIDTH,)),  # sums of the position
        ("sums", "f4", (WIDTH,)),
        ("hidden", "f4", (SECOND_WIDTH,)),
        ("chances", "f4", (MOST_ACTIONS,)),  # to win, of each action
        ("points", "f4", (MOST_ACTIONS,)),
    ],
    align=True,
)


class ValueNet(NamedTuple):
    """The weights of a network."""

    first: Compiled  # a row for each feature
    first_bias: Compiled
    second: Compiled
    second_bias: Compiled
    heads: Compiled
    head_bias: Compiled


note_position = by_game("note_position", lambda game: game.note_position)
note_action = by_game("note_action", lambda game: game.note_action)
note_move = by_game("note_move", lambda game: game.note_move)


def unchecked(function: Compiled) -> Compiled:
    """A function of compiled code that goes over whole layers."""
    return register_jitable(**UNCHECKED)(function)


@unchecked
def add_rows(sums: Compiled, rows: Compiled, places: Compiled, strengths: Compiled, start: int, stop: int) -> None:
    """Add the rows of features, as strong as each is."""
    for number in range(start, stop):
        place, strength = places[number], strengths[number]
        for i in range(WIDTH):
            sums[i] += strength * rows[place, i]


@unchecked
def finish(net: Compiled, sums: Compiled, hidden: Compiled) -> Compiled:
    """From the sums of the first layer to the chance to win, before it is squeezed, and the points."""
    for j in range(SECOND_WIDTH):
        hidden[j] = net.second_bias[j]
    for i in range(WIDTH):
        strength = sums[i]
        if strength > 0:
            for j in range(SECOND_WIDTH):
                hidden[j] += strength * net.second[i, j]
    chance, points = net.head_bias[0], net.head_bias[1]
    for j in range(SECOND_WIDTH):
        if hidden[j] > 0:
            chance += hidden[j] * net.heads[j, 0]
            points += hidden[j] * net.heads[j, 1]
    return chance, points


@jitable
def value_actions(game: Compiled, memory: Compiled, net: Compiled, mind: Compiled, always: bool) -> Compiled:
    """The number of the decision that the network likes best; all of them are in `mind`, each with what it is worth.

    A single one is valued only if `always`. It is one function, for Numba compiles what a function calls once more with each that calls it.
    """
    mind.count = 0
    turn_actions(game, mind)
    if mind.count == 1 and not always:
        return 0
    mind.noted = 0
    note_position(game, memory, mind, mind.facts)
    known = mind.noted
    for i in range(WIDTH):
        mind.shared[i] = net.first_bias[i]
    add_rows(mind.shared, net.first, mind.places, mind.strengths, 0, known)
    best = 0
    for number in range(mind.count):
        mind.noted = known
        note_action(game, memory, mind, mind.facts, mind.actions[number])
        for i in range(WIDTH):
            mind.sums[i] = mind.shared[i]
        add_rows(mind.sums, net.first, mind.places, mind.strengths, known, mind.noted)
        chance, points = finish(net, mind.sums, mind.hidden)
        mind.chances[number] = chance
        mind.points[number] = points
        if chance > mind.chances[best]:
            best = number
    return best


def new_mind(seed: int) -> Records:
    """Room for what a network needs while it thinks."""
    mind = np.zeros(1, MIND)
    mind["generator"] = seed % 2**64
    return mind
