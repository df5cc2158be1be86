"""Many rounds side by side on the compiled rules: one action for each in, arrays out, rounds that have ended dealt anew."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from maukas.compiled import begin_rounds, first_illegal, scores, step
from maukas.envs.actions import ActionTable
from maukas.envs.settings import EpisodeSettings, Reward
from maukas.games.compiled_rules import new_games, new_scratch, observe, opening_record, turn_actions
from maukas.games.compiler import Compiled, compiled
from maukas.games.round import Choices
from maukas.games.state import MOST_DECISIONS, NO_SEAT, OVER


@dataclass(frozen=True, slots=True)
class Moment:
    """Where all rounds stand, each seen by the seat that is on turn."""

    turns: NDArray[np.int16]
    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Step(Moment):
    """What came of an action in each round; where it ended, the moment is already the next deal's."""

    rewards: NDArray[np.float32]  # by round and seat; zeros where the round goes on
    over: NDArray[np.bool_]  # ended by the rules
    cut_off: NDArray[np.bool_]  # left as they were, for they lasted too long


class BatchEnv:
    """So many rounds, whose calls are automatic; the same seed gives the same rounds."""

    def __init__(
        self,
        game: str,
        *,
        size: int,
        seats: int = 2,
        options: Choices = None,
        pack: Sequence[str] | None = None,
        reward: Reward = "win",
        longest: int = MOST_DECISIONS,
        seed: int = 0,
    ) -> None:
        if type(size) is not int or size < 1:
            raise ValueError(f"size={size!r}: a whole number from 1")
        self.settings = EpisodeSettings.of(game, seats=seats, options=options, pack=pack, reward=reward, longest=longest)
        self.observation_size = sum(part.size for part in self.settings.rules.observation_parts(seats))
        self._opening = opening_record(game, self.settings.opening(), self.settings.pack)
        self._numbers = np.array([*self.actions.numbers, -1])  # to wait is never legal
        self._places = np.full(self.settings.rules.actions, -1)
        self._places[self._numbers[:-1]] = np.arange(self.actions.wait)
        self.games = new_games(game, size)  # hidden cards included: not for agents
        self._scratch = new_scratch(seed)
        self._taken = np.zeros(size, np.int64)

    @property
    def actions(self) -> ActionTable:
        """What the numbers of the actions mean."""
        return self.settings.actions

    def reset(self, seed: int | None = None) -> Moment:
        """Deal everywhere."""
        if seed is not None:
            self._scratch = new_scratch(seed)
        self.games["phase"] = OVER
        self.games["dealer"] = np.arange(len(self.games)) % self.settings.seats
        self._taken[:] = 0
        begin_rounds(self.games, self._opening, self._scratch)
        return Moment(*self._seen())

    def step(self, actions: NDArray[np.integer]) -> Step:
        """Carry out an action of the seat on turn in every round; if one is not legal, nothing has happened in any."""
        actions = np.asarray(actions)
        if actions.shape != self._taken.shape:
            raise ValueError(f"actions: shape {actions.shape} for {len(self.games)} rounds")
        outside = (actions < 0) | (actions > self.actions.wait)
        numbers = self._numbers[np.where(outside, self.actions.wait, actions)]
        wrong = int(first_illegal(self.games, numbers, self._scratch))
        if wrong >= 0:
            raise ValueError(f"actions[{wrong}] = {actions[wrong]}: not a legal action of the seat on turn")
        step(self.games, numbers, self._scratch, check=False)
        self._taken += 1
        over = self.games["phase"] == OVER
        cut_off = ~over & (self._taken >= self.settings.longest)
        rewards = self._rewards(over)
        self.games["phase"][cut_off] = OVER
        self._taken[over | cut_off] = 0
        begin_rounds(self.games, self._opening, self._scratch)
        return Step(*self._seen(), rewards, over, cut_off)

    def _rewards(self, over: NDArray[np.bool_]) -> NDArray[np.float32]:
        """What the rounds that have ended were worth, by round and seat."""
        seats = self.settings.seats
        if self.settings.reward == "points":
            sign = -1 if self.settings.rules.lower_wins else 1
            return (sign * scores(self.games)).astype(np.float32)
        won = self.games["winner"][:, None] == np.arange(seats)
        found = np.where(won, 1, -1 / (seats - 1)).astype(np.float32)
        found[~over | (self.games["winner"] == NO_SEAT)] = 0
        return found

    def _seen(self) -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.bool_]]:
        """What the seats on turn see, and what they may do."""
        observations = np.zeros((len(self.games), self.observation_size), np.int16)
        masks = np.zeros((len(self.games), self.actions.count), np.bool_)
        fill_moments(self.games, observations, masks, self._places, self._scratch)
        return self.games["turn"].copy(), observations, masks


@compiled
def fill_moments(games: Compiled, observations: Compiled, masks: Compiled, places: Compiled, scratch: Compiled) -> None:
    """Note for each round what the seat on turn sees and may do."""
    room = scratch[0]
    for number in range(len(games)):
        room.count = 0
        observe(games[number], games[number].turn, room)
        for place in range(room.count):
            observations[number, place] = room.actions[place]
        room.count = 0
        turn_actions(games[number], room)
        for place in range(room.count):
            masks[number, places[room.actions[place]]] = True
