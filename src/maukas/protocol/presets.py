"""House rules that go well together, under names; the strict rules come first. Their texts are `preset-<game>-<name>` and `…-about`."""

from maukas.protocol.settings import Game

Preset = dict[str, str | bool | int]                    # the options that differ from the strict rules

PRESETS: dict[Game, dict[str, Preset]] = {
    "maumau": {
        "strict": {},
        "friendly": {"mau": "auto"},
        "lively": {"take_four": "stacks", "drawn_card": "may_play"},
        "quick": {"rounds": 1},
    },
    "dos": {
        "strict": {},
        "friendly": {"dos": "auto"},
        "lively": {"bonus": "must", "false_catch_penalty": 1},
        "quick": {"target": 100},
    },
}
