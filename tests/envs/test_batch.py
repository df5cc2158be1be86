"""Many rounds side by side: the same numbers and masks as the plain environment, rewards, new deals, and what is refused."""

from typing import Any

import numpy as np
import pytest

from maukas.envs import BatchEnv
from maukas.envs.episode import Episode
from maukas.envs.observations import observed
from maukas.games.compiled_rules import read_record
from maukas.games.round import Round
from tests.every_game import every_game

SIZE = 12


def chosen(masks: Any, dice: np.random.Generator) -> Any:
    return (dice.random(masks.shape) * masks).argmax(axis=1)


def as_round(env: BatchEnv, place: int) -> Round:
    """A round of the batch as the table knows it."""
    played = env.settings.deal(bytes(32), 0)
    read_record(env.games, place, played.state)
    return played


@every_game
def test_a_batch_sees_what_the_plain_environment_sees(name: str) -> None:
    env, dice = BatchEnv(name, size=SIZE, seats=3, seed=1), np.random.default_rng(1)
    moment = env.reset()
    for _ in range(60):
        for place in range(SIZE):
            played = as_round(env, place)
            seat = int(moment.turns[place])
            assert observed(played.game, played.options, played.view(seat)).tolist() == moment.observations[place].tolist()
            texts = [*map(env.actions.text, np.flatnonzero(moment.masks[place]).tolist())]
            assert sorted(texts) == sorted(played.turn_moves())
        moment = env.step(chosen(moment.masks, dice))


@pytest.mark.parametrize("reward", ["win", "points"])
@every_game
def test_rounds_that_end_are_rewarded_and_dealt_anew(name: str, reward: Any) -> None:
    env, dice = BatchEnv(name, size=SIZE, seats=2, reward=reward), np.random.default_rng(2)
    moment, ended = env.reset(seed=4), 0
    for _ in range(400):
        done = env.step(chosen(moment.masks, dice))
        assert done.rewards.shape == (SIZE, 2)
        assert not done.rewards[~done.over].any()
        assert done.masks.any(axis=1).all()
        ended += int(done.over.sum())
        if reward == "win":
            assert set(np.abs(done.rewards[done.over]).sum(axis=1).tolist()) <= {0.0, 2.0}
        moment = done
    assert ended > SIZE


def test_the_same_seed_gives_the_same_rounds() -> None:
    runs = []
    for seed in (1, 1, 2):
        env, dice = BatchEnv("maumau", size=SIZE), np.random.default_rng(3)
        moment = env.reset(seed=seed)
        seen = [moment.observations.tobytes()]
        for _ in range(50):
            moment = env.step(chosen(moment.masks, dice))
            seen.append(moment.observations.tobytes())
        runs.append(seen)
    assert runs[0] == runs[1] != runs[2]


def test_an_illegal_action_is_refused_and_changes_nothing_in_any_round() -> None:
    env = BatchEnv("dos", size=3, seats=2)
    moment = env.reset()
    actions, before = moment.masks.argmax(axis=1), env.games.tobytes()
    for wrong in (int(moment.masks[1].argmin()), env.actions.wait, -1, 10**6):
        with pytest.raises(ValueError, match=rf"actions\[1\] = {wrong}: not a legal action"):
            env.step(np.array([actions[0], wrong, actions[2]]))
    with pytest.raises(ValueError, match=r"actions: shape \(2,\) for 3 rounds"):
        env.step(actions[:2])
    with pytest.raises(ValueError, match="size=0"):
        BatchEnv("dos", size=0)
    assert env.games.tobytes() == before


def test_what_lasts_too_long_is_cut_off_and_dealt_anew() -> None:
    env = BatchEnv("maumau", size=4, longest=2)
    moment = env.reset(seed=1)
    first = env.step(moment.masks.argmax(axis=1))
    second = env.step(first.masks.argmax(axis=1))
    assert not first.cut_off.any()
    assert second.cut_off.all()
    assert not second.rewards.any()
    assert (env.games["dealer"] == (np.arange(4) + 2) % 2).all()


def test_a_batch_may_have_a_smaller_pack() -> None:
    cards = [f"{colour}{number}" for colour in "RG" for number in range(1, 7) for _ in range(2)]
    env, dice = BatchEnv("maumau", size=SIZE, pack=cards, options={"hand_size": 3}), np.random.default_rng(5)
    moment = env.reset()
    for _ in range(100):
        moment = env.step(chosen(moment.masks, dice))
        held = env.games["hand_sizes"].sum(axis=1) + env.games["draw_size"] + env.games["discard_size"]
        assert (held == len(cards)).all()


def test_every_reshuffle_has_an_order_of_its_own() -> None:
    cards = [f"{colour}{number}" for colour in "RG" for number in range(1, 5) for _ in range(2)]
    env, dice = BatchEnv("maumau", size=SIZE, pack=cards, options={"hand_size": 5}), np.random.default_rng(6)
    moment = env.reset()
    changed = 0
    for _ in range(300):
        orders, reshuffles = env.games["order"].copy(), env.games["reshuffles"].copy()
        moment = env.step(chosen(moment.masks, dice))
        again = (env.games["reshuffles"] == reshuffles + 1) & ~moment.over & ~moment.cut_off
        changed += int(again.sum())
        assert (env.games["order"][again] != orders[again]).any(axis=1).all()
    assert changed > 0


def test_an_episode_and_a_batch_agree_on_rewards() -> None:
    env, dice = BatchEnv("maumau", size=1, seats=3, seed=9), np.random.default_rng(9)
    moment = env.reset()
    while True:
        action = int(chosen(moment.masks, dice)[0])
        played = as_round(env, 0)
        step = env.step(np.array([action]))
        if step.over[0]:
            break
        moment = step
    twin = object.__new__(Episode)
    twin.settings, twin.played = env.settings, played
    played.carry_out(played.turn, env.actions.text(action))
    assert twin.rewards() == step.rewards[0].tolist()
