"""House rules of Mau Mau that go well together; their texts are `preset-maumau-<name>` and `…-about`.

A printed sheet is the preset `sheet-<language>`; the strict rules are one reading that fits all the sheets.
"""

from maukas.games.game import Preset

PRESETS: dict[str, Preset] = {
    "strict": {},
    "friendly": {"mau": "auto"},
    "lively": {"take_four": "stacks", "drawn_card": "may_play"},
    "quick": {"rounds": 1},
    "sheet-fi": {"named_colour": "new", "mau_timing": "with_card"},
    "sheet-sv": {"free_draw": True, "named_colour": "new", "mau_timing": "after_card"},
    "sheet-da": {"change_forces": True, "reverse_after_stop": "layer", "mau_timing": "one_left"},
}
