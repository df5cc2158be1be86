"""One seat an agent, the others bots: the interface of Gymnasium."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from maukas.bots import BotMaker, Budget, load_bot
from maukas.bots.bot_round import BotSeat
from maukas.bots.registry import COMPILED
from maukas.envs.actions import ActionTable, IllegalAction
from maukas.envs.episode import Episode
from maukas.envs.observations import Observation, observation_space
from maukas.envs.settings import Calls, EpisodeSettings, Reward
from maukas.games.chance import SEED_BYTES
from maukas.games.errors import BadNotation, quoted
from maukas.games.round import Choices, Round
from maukas.games.state import MOST_DECISIONS

Opponent = str | BotMaker
SEEDS = 2**32


class SingleAgentEnv(gymnasium.Env[Any, Any]):
    """A round of any game against bots, which see what their seats see.

    An action that the mask does not have raises `IllegalAction`, and nothing has changed; with `illegal_reward` it ends the round with
    that reward instead, for programs that know no masks.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "casual",
        iterations: int = 100,
        options: Choices = None,
        pack: Sequence[str] | None = None,
        calls: Calls = "automatic",
        reward: Reward = "win",
        longest: int = MOST_DECISIONS,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.settings = EpisodeSettings.of(game, seats=seats, options=options, pack=pack, calls=calls, reward=reward, longest=longest)
        if seat is not None and (type(seat) is not int or seat not in range(seats)):
            raise BadNotation(f"seat={quoted(seat)}: the seats are 0 to {seats - 1}, or None for any")
        self.seat = seat
        self.makers = opponent_makers(opponents, seats, has_whole_pack=pack is None)
        self.budget = Budget(iterations=iterations)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = observation_space(game, seats)
        self.action_space = spaces.Discrete(self.actions.count)
        self._episode: Episode | None = None
        self._agent = 0
        self._bots: dict[int, BotSeat] = {}
        self._told = 0  # moves that the agent has been told of

    @property
    def actions(self) -> ActionTable:
        """What the numbers of the actions mean."""
        return self.settings.actions

    @property
    def episode(self) -> Episode:
        """The round that is on, hidden cards included: not for agents."""
        if self._episode is None:
            raise RuntimeError("reset() comes first")
        return self._episode

    @property
    def round(self) -> Round:
        """The round in the language of the table, hidden cards included."""
        return self.episode.played

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Deal, and play until the agent is asked; all rounds after a seed follow from it."""
        super().reset(seed=seed, options=options)
        while True:
            self._deal()
            self._let_bots_play()
            if not (self.episode.is_over or self.episode.is_cut_off):  # a round that ends before the agent is asked teaches nothing
                return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent acts, then the bots, until the agent is asked again or the round has ended."""
        try:
            self._take(int(action))
        except IllegalAction:
            if self.illegal_reward is None or self.episode.is_over:
                raise
            observation, info = self._seen()
            return observation, self.illegal_reward, True, False, info
        self._let_bots_play()
        observation, info = self._seen()
        return observation, self.episode.rewards()[self._agent], self.episode.is_over, self.episode.is_cut_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent may do now, under the name that algorithms with masks look for."""
        return self.episode.observation(self._agent)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """What a spectator sees, in one line."""
        return repr(self.round) if self.render_mode == "ansi" else None

    def _deal(self) -> None:
        """A new round with new bots."""
        seats = self.settings.seats
        dealer = int(self.np_random.integers(seats))
        self._agent = int(self.np_random.integers(seats)) if self.seat is None else self.seat
        self._episode = Episode(self.settings, self.np_random.bytes(SEED_BYTES), dealer)
        others = [(self._agent + step) % seats for step in range(1, seats)]
        self._bots = {}
        for other, maker in zip(others, self.makers, strict=True):
            self._bots[other] = BotSeat(self.round, other, self.budget)
            self._bots[other].sit_down(maker(int(self.np_random.integers(SEEDS))))
        self._told = 0

    def _let_bots_play(self) -> None:
        """Play until the agent is asked, or the round has ended."""
        while not (self.episode.is_over or self.episode.is_cut_off) and self.episode.asked != self._agent:
            self._take(self._choice(self._bots[self.episode.asked]))

    def _take(self, action: int) -> None:
        """Whoever is asked acts, and all bots see it."""
        moves = len(self.round.moves)
        self.episode.take(action)
        if len(self.round.moves) > moves:
            for bot in self._bots.values():
                bot.note()

    def _choice(self, bot: BotSeat) -> int:
        """The action of a bot: a word that is right, else a decision on its turn, else nothing."""
        words = bot.words()
        word = bot.interject(words) if words else None
        if word is not None and self.actions.action(word) in self.episode.offered:
            return self.actions.action(word)
        if bot.seat != self.round.turn:
            return self.actions.wait
        move = bot.choose()
        if self.actions.action(move) not in self.episode.offered:
            raise ValueError(f"{type(bot.bot).__name__} at seat {bot.seat} chose {quoted(move)}, which is not legal")
        return self.actions.action(move)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        """What the agent sees, its seat, and the moves since it was last told, which everybody has seen."""
        moves = [self.round.moves[number] for number in range(self._told, len(self.round.moves))]
        self._told = len(self.round.moves)
        return self.episode.observation(self._agent), {"seat": self._agent, "moves": moves}


def opponent_makers(opponents: Opponent | Sequence[Opponent], seats: int, *, has_whole_pack: bool) -> list[BotMaker]:
    """What makes the bots of the other seats, clockwise from the agent: one for all, or one for each."""
    each = [opponents] * (seats - 1) if isinstance(opponents, str) or callable(opponents) else [*opponents]
    if len(each) != seats - 1:
        raise ValueError(f"opponents: {len(each)} for {seats - 1} other seats")
    if not has_whole_pack and (searching := [name for name in each if name in COMPILED]):
        raise ValueError(f"opponents: {searching[0]} counts on the whole pack; with a pack of your own take random, beginner or casual")
    return [load_bot(maker) if isinstance(maker, str) else maker for maker in each]
