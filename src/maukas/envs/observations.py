"""What an agent sees, as an array: made from the view of its seat, and from nothing else."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from maukas.bots.visible_state import state_of_view
from maukas.envs.actions import action_table
from maukas.games.game import AnyGame
from maukas.games.options import Options
from maukas.games.registry import game_named
from maukas.games.view import View

Observation = dict[str, NDArray[Any]]  # "observation" and "action_mask"


def observation_layout(game: str, seats: int) -> Mapping[str, slice]:
    """Where the parts of an observation are: `array[layout["hand"]]` is one's own hand."""
    layout, start = {}, 0
    for part in game_named(game).observation_parts(seats):
        layout[part.name] = slice(start, start + part.size)
        start += part.size
    return layout


def observation_space(game: str, seats: int) -> spaces.Dict:
    """The space of observations: the numbers, from 0 to the most that each can be, and the mask of the actions."""
    parts = game_named(game).observation_parts(seats)
    most = np.repeat([part.most for part in parts], [part.size for part in parts]).astype(np.int16)
    mask = spaces.Box(0, 1, (action_table(game).count,), np.int8)
    return spaces.Dict({"observation": spaces.Box(np.zeros_like(most), most, dtype=np.int16), "action_mask": mask})


def observed(game: AnyGame, options: Options, view: View) -> NDArray[np.int16]:
    """The numbers that stand for a view."""
    assert view.seat is not None  # an agent has a seat
    numbers: list[int] = []
    game.observe(state_of_view(game, options, view), view.seat, numbers)
    return np.array(numbers, np.int16)
