"""One agent among bots: Gymnasium's own check, seats, opponents, and what is refused."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from maukas.bots import Bot, UnknownBot
from maukas.bots.random_bot import RandomBot
from maukas.envs import IllegalAction, SingleAgentEnv
from tests.every_game import every_game


@pytest.mark.parametrize("calls", ["automatic", "decided"])
@every_game
def test_it_is_an_environment_of_gymnasium(name: str, calls: Any) -> None:
    check_env(SingleAgentEnv(name, seats=3, calls=calls, illegal_reward=-1.0), skip_render_check=True)


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
    dice = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen, gained, is_over = [], 0.0, False
    while not is_over:
        seen.append(observation["observation"].tobytes())
        action = int(dice.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, ended, cut_off, info = env.step(action)
        gained, is_over = gained + float(reward), ended or cut_off
    return seen, gained, info


@pytest.mark.parametrize("opponents", ["casual", ["random", "beginner"], [RandomBot, "casual"]])
@pytest.mark.parametrize("calls", ["automatic", "decided"])
@every_game
def test_bots_play_the_other_seats_and_a_seed_repeats_them(name: str, calls: Any, opponents: Any) -> None:
    env = SingleAgentEnv(name, seats=3, opponents=opponents, calls=calls)
    for seed in range(3):
        first, second = play(env, seed), play(env, seed)
        assert first == second
        assert first[1] in (1.0, -0.5, 0.0)
    assert {seat for seat, _ in env.round.moves} == {0, 1, 2}


def test_the_agent_is_told_its_seat_and_every_move_once() -> None:
    env = SingleAgentEnv("maumau", seats=3, opponents="random")
    observation, info = env.reset(seed=8)
    told, is_over, seats = list(info["moves"]), False, {info["seat"]}
    while not is_over:
        assert env.action_masks().tolist() == observation["action_mask"].astype(bool).tolist()
        observation, _, is_over, _, info = env.step(int(observation["action_mask"].argmax()))
        told += info["moves"]
        seats.add(info["seat"])
    assert told == [*env.round.moves]
    assert len(seats) == 1
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    assert {SingleAgentEnv("maumau", seats=3, seat=1).reset(seed=seed)[1]["seat"] for seed in range(3)} == {1}


def test_an_illegal_action_is_refused_or_ends_the_round() -> None:
    env = SingleAgentEnv("maumau")
    observation, _ = env.reset(seed=1)
    before = env.round.position()
    with pytest.raises(IllegalAction):
        env.step(int(observation["action_mask"].argmin()))
    assert env.round.position() == before
    env = SingleAgentEnv("maumau", illegal_reward=-2.0)
    observation, _ = env.reset(seed=1)
    assert env.step(int(observation["action_mask"].argmin()))[1:4] == (-2.0, True, False)


def test_gymnasium_finds_them_by_name() -> None:
    for name, game in (("maukas/maumau-v0", "maumau"), ("maukas/dos-v0", "dos")):
        env = gymnasium.make(name, seats=4, opponents="random")
        inner = env.unwrapped
        assert isinstance(inner, SingleAgentEnv)
        assert inner.settings.rules.name == game
        play(env, 1)


class Cheat:
    """A bot that lays what it does not hold."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, situation: Any, budget: Any) -> str:  # noqa: ARG002
        return next(card for card in ("R1", "G1", "B1") if card not in situation.view.legal)

    def interject(self, situation: Any) -> None:  # noqa: ARG002
        return None


def test_what_is_wrong_with_an_opponent_is_named() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        SingleAgentEnv("maumau", opponents="nobody")
    with pytest.raises(ValueError, match="opponents: 3 for 2 other seats"):
        SingleAgentEnv("maumau", seats=3, opponents=["casual"] * 3)
    with pytest.raises(ValueError, match="seat=3"):
        SingleAgentEnv("maumau", seats=3, seat=3)
    maker: type[Bot] = Cheat
    with pytest.raises(ValueError, match=r"Cheat at seat \d chose '[RGB]1', which is not legal"):
        play(SingleAgentEnv("maumau", opponents=maker), 1)


def test_a_bot_that_searches_is_an_opponent_too() -> None:
    env = SingleAgentEnv("dos", opponents="strong", iterations=20)
    assert play(env, 2) == play(env, 2)


def test_a_smaller_pack_against_bots() -> None:
    cards = [f"{colour}{number}" for colour in "RG" for number in range(1, 7) for _ in range(2)]
    for level in ("random", "beginner", "casual"):
        play(SingleAgentEnv("maumau", opponents=level, options={"hand_size": 3}, pack=cards), 3)
    with pytest.raises(ValueError, match="strong"):
        SingleAgentEnv("maumau", opponents="strong", options={"hand_size": 3}, pack=cards)
