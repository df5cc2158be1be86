"""The sets of house rules: each is one that its game knows, and says nothing that goes without saying."""

import pytest

from maukas.games.game import Preset
from maukas.games.registry import GAMES, game_named

ALL = [pytest.param(game, preset, id=f"{game} {name}") for game, rules in GAMES.items() for name, preset in rules.presets.items()]


def test_every_game_has_some_and_the_strict_rules_come_first() -> None:
    for game in GAMES.values():
        assert next(iter(game.presets.items())) == ("strict", {})


@pytest.mark.parametrize(("game", "preset"), ALL)
def test_a_preset_is_what_differs_from_the_strict_rules(game: str, preset: Preset) -> None:
    assert game_named(game).options.of(preset).changed() == preset


def test_no_two_presets_are_the_same() -> None:
    for game in GAMES.values():
        assert len({tuple(sorted(preset.items())) for preset in game.presets.values()}) == len(game.presets)
