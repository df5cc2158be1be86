"""Agents that play at random, and what they meet."""

from collections.abc import Iterator

import numpy as np

from maukas.envs import MultiAgentEnv
from maukas.envs.episode import Episode
from maukas.envs.settings import Calls, EpisodeSettings
from tests.play import generator, random_setting, seed_bytes

LONGEST = 500  # actions; some house rules let random play go on for very long


def random_episode(name: str, seed: int, calls: Calls) -> Iterator[Episode]:
    """A round with random seats and house rules, when dealt and after every action."""
    seats, options = random_setting(name, seed)
    rng = generator("episode", name, seed, calls)
    settings = EpisodeSettings.of(name, seats=seats, options=options, calls=calls, longest=LONGEST)
    episode = Episode(settings, seed_bytes("episode", seed), rng.randrange(seats))
    yield episode
    while not (episode.is_over or episode.is_cut_off):
        episode.take(rng.choice(episode.offered))
        yield episode


def play_round(env: MultiAgentEnv, seed: int) -> list[tuple[str, bytes]]:
    """Play a round at random; what each agent saw when it was asked, and at the end."""
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    seen = []
    for agent in env.agent_iter():
        observation, _, is_over, is_cut_off, _ = env.last()
        seen.append((agent, observation["observation"].tobytes() + observation["action_mask"].tobytes()))
        env.step(None if is_over or is_cut_off else int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    return seen
