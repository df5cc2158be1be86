"""Every seat an agent, one after the other: the turn-by-turn interface of PettingZoo."""

from collections.abc import Sequence
from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from maukas.envs.actions import ActionTable, IllegalAction
from maukas.envs.episode import Episode
from maukas.envs.observations import Observation, observation_space
from maukas.envs.settings import Calls, EpisodeSettings, Reward
from maukas.games.chance import SEED_BYTES
from maukas.games.round import Choices, Round
from maukas.games.state import MOST_DECISIONS


class MultiAgentEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A round of any game; the agents are `seat_0`, `seat_1` and so on, clockwise.

    An action that the mask does not have raises `IllegalAction`, and nothing has changed.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "maukas_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        options: Choices = None,
        pack: Sequence[str] | None = None,
        calls: Calls = "automatic",
        reward: Reward = "win",
        longest: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.settings = EpisodeSettings.of(game, seats=seats, options=options, pack=pack, calls=calls, reward=reward, longest=longest)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(game, seats) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions.count) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self._episode: Episode | None = None

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
        """The round in the language of the table: moves, views, outcome; hidden cards included, so not for agents."""
        return self.episode.played

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (PettingZoo's own)
        """Deal; all rounds after a seed follow from it."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        dealer = int(self._random.integers(self.settings.seats))
        self._episode = Episode(self.settings, self._random.bytes(SEED_BYTES), dealer)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._episode.asked]

    def observe(self, agent: str) -> Observation:
        """What an agent sees: the numbers of its view, and the mask of its actions, which is never empty."""
        return self.episode.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The agent that is selected acts; when the round has ended, every agent takes None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"action=None: {agent} has to act, its round is not over")
        self.episode.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.is_over or self.episode.is_cut_off:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, self.episode.is_over)
            self.truncations = dict.fromkeys(self.agents, self.episode.is_cut_off)
        self.agent_selection = self.possible_agents[self.episode.asked]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, in one line."""
        return repr(self.round) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
