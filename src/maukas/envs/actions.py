"""The actions of an environment: numbers without gaps, each of which stands for a move or for waiting."""

from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from maukas.games.errors import BadNotation, quoted
from maukas.games.game import AnyGame
from maukas.games.registry import game_named

WAIT = "wait"


class IllegalAction(ValueError):
    """An agent took an action that its mask does not have; nothing has changed."""


class ActionTable:
    """The moves of a game by number, in the order of the rules' own numbers; the last number is to wait."""

    def __init__(self, game: AnyGame) -> None:
        if not game.actions:
            raise ValueError(f"{game.name} does not say how many actions it has (`Game.actions`), so it has no environment")
        self.game = game
        self.numbers = (*(range(game.actions) if game.possible_actions is None else game.possible_actions()),)
        self.places = {number: place for place, number in enumerate(self.numbers)}
        self.wait = len(self.numbers)
        self.count = self.wait + 1

    def text(self, action: int) -> str:
        """An action in notation, or `wait`."""
        if not 0 <= action < self.count:
            raise IllegalAction(f"action={action}: the actions are 0 to {self.wait}")
        return WAIT if action == self.wait else self.game.format_action(self.numbers[action])

    def action(self, text: str) -> int:
        """The number of a move in notation, or of `wait`."""
        number = self.wait if text == WAIT else self.places.get(self.game.parse_action(text))
        if number is None:
            raise BadNotation(f"{quoted(text)} can never be legal")
        return number

    def mask(self, actions: Iterable[int]) -> NDArray[np.int8]:
        """1 for each of these actions, 0 for the others."""
        found = np.zeros(self.count, np.int8)
        found[list(actions)] = 1
        return found


@cache
def action_table(game: str) -> ActionTable:
    """The actions of the game with this name."""
    return ActionTable(game_named(game))
