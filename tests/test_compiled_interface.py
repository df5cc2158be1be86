"""The compiled rules as programs of one's own use them: batches from NumPy, and what is refused."""

import numpy as np
import pytest

from maukas import compiled
from maukas.games.errors import BadNotation
from maukas.games.options import BadOption
from maukas.games.registry import GAMES, game_named
from maukas.games.round import Round

BATCH = 16
CALLED = {"maumau": {"mau": "auto"}, "dos": {"dos": "auto"}}


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_is_stepped_to_the_end_by_its_masks(name: str) -> None:
    dice = np.random.default_rng(3)
    games, start, scratch = compiled.new_games(name, BATCH), compiled.opening(name, seats=3, options=CALLED[name]), compiled.new_scratch(1)
    masks = np.zeros((BATCH, compiled.action_count(name)), np.bool_)
    assert compiled.begin_rounds(games, start, scratch) == BATCH
    assert compiled.begin_rounds(games, start, scratch) == 0
    assert (games["dealer"] == 1).all()
    hands = games["hand_sizes"][:, :3]
    assert (hands > 0).all()
    for _ in range(5000):
        compiled.legal_masks(games, masks, scratch)
        assert ((games["phase"] == compiled.OVER) == ~masks.any(axis=1)).all()
        if not masks.any():
            break
        compiled.step(games, (dice.random(masks.shape) * masks).argmax(axis=1), scratch)
    assert (games["phase"] == compiled.OVER).all()
    found = compiled.scores(games)
    assert found.shape == (BATCH, 3)
    assert (found.sum(axis=1) > 0).all()
    assert compiled.begin_rounds(games, start, scratch) == BATCH
    assert (games["dealer"] == 2).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_mask_has_what_the_rules_allow(name: str) -> None:
    played = Round.deal(name, seats=2, seed=7, options=CALLED[name])
    games, scratch = compiled.new_games(name, 1), compiled.new_scratch()
    from maukas.games.compiled_rules import write_record

    write_record(played.state, games, 0)
    masks = np.zeros((1, compiled.action_count(name)), np.bool_)
    compiled.legal_masks(games, masks, scratch)
    assert sorted(map(game_named(name).format_action, np.flatnonzero(masks[0]).tolist())) == sorted(
        game_named(name).decisions(played.legal_moves())
    )


def test_an_illegal_action_is_refused_and_changes_nothing_in_any_game() -> None:
    games, start, scratch = compiled.new_games("maumau", 3), compiled.opening("maumau", seats=2), compiled.new_scratch(2)
    compiled.begin_rounds(games, start, scratch)
    masks = np.zeros((3, compiled.action_count("maumau")), np.bool_)
    compiled.legal_masks(games, masks, scratch)
    actions, before = masks.argmax(axis=1), games.tobytes()
    actions[2] = masks[2].argmin()
    with pytest.raises(ValueError, match=rf"actions\[2\] = {actions[2]}: not a legal action"):
        compiled.step(games, actions, scratch)
    assert games.tobytes() == before


def test_wrong_sizes_and_settings_are_named() -> None:
    games, scratch = compiled.new_games("dos", 2), compiled.new_scratch()
    with pytest.raises(ValueError, match="actions: 3 for 2 games"):
        compiled.step(games, np.zeros(3, np.int64), scratch)
    with pytest.raises(ValueError, match="masks: 1 rows for 2 games"):
        compiled.legal_masks(games, np.zeros((1, 5), np.bool_), scratch)
    with pytest.raises(BadNotation, match="seats"):
        compiled.opening("dos", seats=7)
    with pytest.raises(BadOption):
        compiled.opening("dos", seats=2, options={"nothing": 1})
