"""The sets of house rules: each is one that its game knows, and says nothing that goes without saying."""

import pytest

from maukas.games.game import GAMES, game_named
from maukas.protocol.presets import PRESETS, Preset
from maukas.protocol.settings import Game

ALL = [pytest.param(game, preset, id=f"{game} {name}") for game, presets in PRESETS.items() for name, preset in presets.items()]


def test_every_game_has_some_and_the_strict_rules_come_first() -> None:
    assert set(PRESETS) == set(GAMES)
    for presets in PRESETS.values():
        assert next(iter(presets.items())) == ("strict", {})


@pytest.mark.parametrize(("game", "preset"), ALL)
def test_a_preset_is_what_differs_from_the_strict_rules(game: Game, preset: Preset) -> None:
    assert game_named(game).options.of(preset).changed() == preset


def test_no_two_presets_are_the_same() -> None:
    for presets in PRESETS.values():
        assert len({tuple(sorted(preset.items())) for preset in presets.values()}) == len(presets)
