"""House rules of DOS that go well together; their texts are `preset-dos-<name>` and `…-about`."""

from maukas.games.game import Preset

PRESETS: dict[str, Preset] = {
    "strict": {},
    "friendly": {"dos": "auto"},
    "lively": {"bonus": "must", "false_catch_penalty": 1},
    "quick": {"target": 100},
}
