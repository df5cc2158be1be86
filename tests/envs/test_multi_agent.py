"""Every seat an agent: PettingZoo's own checks, whose turn it is, rewards, and what is refused."""

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from maukas.envs import IllegalAction, MultiAgentEnv
from maukas.envs.settings import Calls
from maukas.games.errors import BadNotation
from maukas.games.options import BadOption
from tests.envs.agents import LONGEST, play_round, random_episode
from tests.every_game import every_game
from tests.play import scaled

every_way_to_call = pytest.mark.parametrize("calls", ["automatic", "decided"])


@pytest.mark.filterwarnings("ignore:Observation")  # a mask beside the numbers is not what the check expects, but what its makers do
@every_way_to_call
@every_game
def test_it_is_an_environment_of_pettingzoo(name: str, calls: Calls, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(MultiAgentEnv(name, seats=3, calls=calls), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_a_seed_repeats_everything(name: str) -> None:
    seed_test(lambda: MultiAgentEnv(name, seats=2), num_cycles=50)
    first, second, other = (play_round(MultiAgentEnv(name, seats=3), seed) for seed in (5, 5, 6))
    assert first == second != other


@every_way_to_call
@pytest.mark.parametrize("seed", range(scaled(8)))
@every_game
def test_whoever_is_asked_can_always_act_and_may_do_what_the_mask_says(name: str, calls: Calls, seed: int) -> None:
    for episode in random_episode(name, seed, calls):
        if episode.is_over:
            break
        texts = [*map(episode.actions.text, episode.offered)]
        legal = episode.played.legal_moves(episode.asked)
        assert texts
        assert {*texts} <= {*legal, "wait"}
        if episode.asked == episode.played.turn:
            assert {*episode.played.turn_moves()} <= {*texts}
            assert "wait" not in texts
        else:
            assert texts[-1] == "wait"
            assert calls == "decided"
        for seat in range(episode.settings.seats):
            mask = episode.observation(seat)["action_mask"]
            assert [*np.flatnonzero(mask)] == (sorted(episode.offered) if seat == episode.asked else [episode.actions.wait])
    assert episode.is_over or episode.taken == LONGEST
    assert [*np.flatnonzero(episode.observation(0)["action_mask"])] == [episode.actions.wait] or not episode.is_over


def test_where_calls_are_decided_a_forgotten_one_can_be_caught_and_a_seat_is_asked_beside_its_turn() -> None:
    words = set()
    for seed in range(40):
        *_, episode = random_episode("dos", seed, "decided")
        words |= {move.partition(":")[0] for _, move in episode.played.moves}
    assert words >= {"dos", "catch"}
    for seed in range(40):
        for episode in random_episode("maumau", seed, "automatic"):
            assert not {"mau", "catch:0", "catch:1"} & {*map(episode.actions.text, episode.offered)}


@pytest.mark.parametrize(("name", "sign"), [("maumau", -1), ("dos", 1)])
def test_rewards_are_of_the_outcome(name: str, sign: int) -> None:
    for reward in ("win", "points"):
        env = MultiAgentEnv(name, seats=3, reward=reward)
        env.reset(seed=3)
        total = dict.fromkeys(env.possible_agents, 0.0)
        dice = random.Random(3)
        for agent in env.agent_iter():
            observation, gained, is_over, _, _ = env.last()
            total[agent] += gained
            env.step(None if is_over else dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        outcome = env.round.outcome()
        assert outcome is not None
        if reward == "points":
            assert [*total.values()] == [sign * score for score in outcome.scores]
        else:
            assert [*total.values()] == [1.0 if seat == outcome.winner else -0.5 for seat in range(3)]


def test_a_round_that_lasts_too_long_is_cut_off() -> None:
    env = MultiAgentEnv("maumau", longest=2)
    env.reset(seed=1)
    for _ in range(2):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    env = MultiAgentEnv("maumau", seats=2)
    with pytest.raises(RuntimeError, match="reset"):
        env.observe("seat_0")
    env.reset(seed=1)
    before, agent = env.round.position(), env.agent_selection
    for number in range(env.actions.count):
        if not env.observe(agent)["action_mask"][number]:
            with pytest.raises(IllegalAction, match=rf"action={number} \("):
                env.step(number)
    card = next(card for card in ("R1", "G1", "B1") if not env.observe(agent)["action_mask"][env.actions.action(card)])
    with pytest.raises(IllegalAction, match=r"M-\d+: maumau-"):
        env.step(env.actions.action(card))
    with pytest.raises(IllegalAction, match="action=None"):
        env.step(None)
    with pytest.raises(IllegalAction, match="action=9999: the actions are 0 to 70"):
        env.step(9999)
    assert (env.round.position(), env.agent_selection) == (before, agent)


def test_those_who_want_illegal_actions_punished_wrap_it() -> None:
    env = TerminateIllegalWrapper(MultiAgentEnv("maumau", seats=2), illegal_reward=-1)
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmin()))
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"seats": 11}, "seats=11"),
        ({"options": {"hand_size": 0}}, "hand_size"),
        ({"calls": "never"}, "calls='never'"),
        ({"reward": "money"}, "reward='money'"),
        ({"longest": 0}, "longest=0"),
        ({"pack": ["R1"] * 3}, "3 of R1"),
        ({"pack": ["R1", "Z9"]}, "Z9"),
        ({"pack": ["R1", "R1", "R2", "R2"]}, "4 cards are too few"),
    ],
)
def test_what_is_wrong_with_an_argument_is_named(wrong: dict[str, object], named: str) -> None:
    with pytest.raises((ValueError, BadNotation, BadOption), match=named):
        MultiAgentEnv("maumau", **wrong)  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match="chess"):
        MultiAgentEnv("chess")


def test_smaller_hands_and_packs_are_played_to_the_end() -> None:
    red_and_green = [f"{colour}{number}" for colour in "RG" for number in range(1, 7) for _ in range(2)]
    for seed in range(scaled(20)):
        env = MultiAgentEnv("maumau", seats=2, options={"hand_size": 3}, pack=red_and_green)
        play_round(env, seed)
        state = env.round.state
        assert sum(state.hand_sizes) + state.draw_size + state.discard_size == len(red_and_green)
        assert env.round.is_over
    small = [f"{colour}{number}" for colour in "RG" for number in (1, 3, 4, 5, 6, 7) for _ in range(2)]
    for seed in range(scaled(20)):
        play_round(MultiAgentEnv("dos", seats=2, options={"hand_size": 4}, pack=small), seed)


def test_a_spectator_sees_it_as_text() -> None:
    env = MultiAgentEnv("dos", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == repr(env.round)
    assert MultiAgentEnv("dos").render() is None


def test_without_a_seed_rounds_differ() -> None:
    env = MultiAgentEnv("maumau")
    dealt = set()
    for _ in range(3):
        env.reset()
        dealt.add(env.round.position())
    assert len(dealt) == 3
