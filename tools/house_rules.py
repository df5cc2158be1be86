"""What each house rule does to a round: measured by `python -m tools.house_rules measure`, written into docs/house_rules.md without.

The measurement is kept in docs/house_rules.json, so that the page and its picture are made anew without playing.
"""

import datetime
import json
import sys
from functools import reduce
from operator import add
from pathlib import Path
from typing import Any

from maukas.cli.game_options import written_value
from maukas.cli.option_texts import option_id, option_title, option_value
from maukas.cli.plot_style import INK, draw_marks, picture
from maukas.estimates import Estimate
from maukas.games.game import AnyGame
from maukas.games.options import Option
from maukas.games.registry import BUILT_IN, game_named
from maukas.simulation import Comparison, Setting, played_rounds
from maukas.texts import Texts

ROOT = Path(__file__).parents[1]
STORED = ROOT / "docs" / "house_rules.json"
PAGE = ROOT / "docs" / "house_rules.md"
ROUNDS = 40_000  # between steady players, four seats: how long a round is, and who wins from where
SKILL_ROUNDS = 2_000  # between a casual player and a beginner: who wins
OF_MATCHES = ("rounds", "target", "ties")  # what ends a match changes no round
HEADINGS = ("length of a round, %", "wins left of the dealer, points", "wins of the better player, points")
SAID = (  # of each figure: what goes down most, what goes up most
    ("The shortest rounds", "The longest rounds"),
    ("Worst for the player left of the dealer", "Best for the player left of the dealer"),
    ("The most luck: the better player wins least", "The most skill: the better player wins most"),
)
Kept = dict[str, Any]

HEAD = """# House rules, measured

What does a house rule do to the game? Each was played beside the printed rules with the same shuffled packs, and the difference taken
deal by deal, with everything else as printed. The brackets are 95 % intervals; **bold** is what can hardly be chance.

- **A round is** so much longer or shorter, in decisions, calls included: {rounds:,} rounds with each rule, four simple players who play the
  first card that they can and call as soon as they may, at times too early. "The same" is what they never notice.
- **Wins left of the dealer**: who plays first, in the same rounds. Points are percentage points.
- **The better player wins**: a casual bot against a beginner ([Bots](bots.md)), {skill_rounds:,} rounds with each rule, two players. More
  means that skill counts for more, less that luck does. Rules that two players do not notice change nothing here.

What ends a match changes no round, so it is not in the tables. Try your own with `maukas simulate --compare` ([Simulating](simulation.md)).
Measured on {date}; made by `make house-rules`, which plays for some fifteen minutes."""
PRINTED = """By the printed rules a round takes {length:.1f} decisions. The player left of the dealer wins {first} of the rounds,
where 25 % would be even, and the casual player wins {skill} against the beginner.
"""


def variants_of(game: AnyGame) -> list[tuple[str, Any]]:
    """Every house rule with every value but the printed one; of a number those nearby."""
    return [(option.name, value) for option in game.options.all() if option.name not in OF_MATCHES for value in others(option)]


def others(option: Option) -> list[Any]:
    """The values of a house rule that are tried beside the printed one."""
    if not isinstance(option.values, range) or not isinstance(option.default, int):
        return [value for value in option.values if value != option.default]
    near = {max(option.values[0], option.default - 2), min(option.values[-1], option.default + 2), *option.ready}
    return sorted(near - {option.default})


def measure(skill_rounds: int) -> None:
    """Play, and keep what came of it."""
    kept: Kept = {"date": f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}", "rounds": ROUNDS, "skill_rounds": skill_rounds, "games": {}}
    for name in BUILT_IN:
        game = game_named(name)
        tried = variants_of(game)
        variants = [{}, *({option: value} for option, value in tried)]
        fast = compared(Setting.of(name, seats=4, players=["steady"], variants=variants), ROUNDS)
        skill = compared(Setting.of(name, seats=2, players=["casual", "beginner"], variants=variants), skill_rounds)
        places = [(fast, "length"), (fast, "first"), (skill, "first_named")]
        kept["games"][name] = [
            {
                "option": option,
                "value": value,
                "values": [ends(found.value(place, figure)) for found, figure in places],
                "differences": [ends(found.difference(place, figure)) for found, figure in places],
            }
            for place, (option, value) in enumerate([("", None), *tried])
        ]
    STORED.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def compared(setting: Setting, rounds: int) -> Comparison:
    """The same deals with every variant."""
    found = reduce(add, (note(Comparison.of(parts)) for parts in played_rounds(setting, rounds)))
    sys.stderr.write("\n")
    return found


def note(part: Comparison) -> Comparison:
    """Show that it goes on."""
    sys.stderr.write(".")
    sys.stderr.flush()
    return part


def ends(estimate: Estimate) -> list[float | None]:
    """A mean and the ends of its interval, rounded as they are shown."""
    return [None if value is None else round(value, 5) for value in (estimate.mean, estimate.low, estimate.high)]


def page() -> str:
    """The page, from what is kept."""
    kept, texts = json.loads(STORED.read_text(encoding="utf-8")), Texts("en")
    parts = [HEAD.format(**kept)]
    for name, rows in kept["games"].items():
        length, first, skill = (Estimate(*values) for values in rows[0]["values"])
        parts += [
            f"\n## {texts.text(f'game-{name}')}\n",
            PRINTED.format(length=length.mean, first=percent(first), skill=percent(skill)),
            *standing_out(name, rows[1:], texts),
            f"\n![What each house rule of {texts.text(f'game-{name}')} changes, with intervals](pictures/{picture_of(name).name})\n",
            "| house rule | a round is | wins left of the dealer | the better player wins |",
            "|---|---|---|---|",
            *(line(name, row, length, texts) for row in rows[1:]),
        ]
    return "\n".join(parts) + "\n"


def line(name: str, row: Kept, length: Estimate, texts: Texts) -> str:
    """What one value of a house rule does."""
    longer, first, skill = (Estimate(*values) for values in row["differences"])
    cells = change(longer.scaled(100 / length.mean), "%"), change(first.scaled(100), "points"), change(skill.scaled(100), "points")
    return f"| **{title(name, row, texts)}**: {meaning(name, row, texts)} | {' | '.join(cells)} |"


def title(name: str, row: Kept, texts: Texts) -> str:
    """What a house rule is called; of a number with its value."""
    shown = option_title(texts, name, row["option"])
    return f"{shown}: {row['value']}" if is_number(row["value"]) else shown


def meaning(name: str, row: Kept, texts: Texts) -> str:
    """What a value says."""
    if is_number(row["value"]):
        return texts.text(f"{option_id(name, row['option'])}-help")
    return option_value(texts, name, row["option"], row["value"])


def is_number(value: object) -> bool:
    """Whether a value is a number, and no switch."""
    return isinstance(value, int) and not isinstance(value, bool)


def change(found: Estimate, unit: str) -> str:
    """A difference with its interval; nothing where there is none at all."""
    if found.low is None or found.high is None or found.low == found.high == 0:
        return "the same"
    text = f"{found.mean:+.1f} {unit} ({found.low:+.1f} to {found.high:+.1f})"
    return f"**{text}**" if is_certain(found) else text


def is_certain(found: Estimate) -> bool:
    """Whether a difference cannot well be chance."""
    return found.low is not None and found.high is not None and (found.low > 0 or found.high < 0)


def percent(found: Estimate) -> str:
    """A share with its interval."""
    assert found.low is not None
    assert found.high is not None
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"


def standing_out(name: str, rows: list[Kept], texts: Texts) -> list[str]:
    """The largest change of each figure in each direction, as far as it is certain."""
    found = []
    for figure, (less, more) in enumerate(SAID):
        certain = sorted((Estimate(*row["differences"][figure]).mean, place) for place, row in enumerate(rows) if certain_in(row, figure))
        for said, chosen in ((less, certain[:1]), (more, certain[-1:])):
            for mean, place in chosen:
                if (mean < 0) == (said is less):
                    row = rows[place]
                    found.append(f"- {said}: **{title(name, row, texts)}** ({meaning(name, row, texts).rstrip('.')}).")
    return found


def certain_in(row: Kept, figure: int) -> bool:
    """Whether a figure of a row certainly differs."""
    return is_certain(Estimate(*row["differences"][figure]))


def picture_of(name: str) -> Path:
    """Where the picture of a game is."""
    return PAGE.parent / "pictures" / f"house_rules_{name}.svg"


def draw(name: str, rows: list[Kept], texts: Texts) -> None:
    """All differences of a game with their intervals, one house rule below the other."""
    shown = rows[1:]
    names = [f"{row['option']} = {written_value(row['value'])}" for row in shown]
    length = Estimate(*rows[0]["values"][0])
    with picture(picture_of(name), texts.text(f"game-{name}"), width=11, height=1.6 + 0.34 * len(shown)) as figure:
        panels = figure.subplots(1, 3, sharey=True)
        for place, (axes, heading) in enumerate(zip(panels, HEADINGS, strict=True)):
            scale = 100 / length.mean if place == 0 else 100
            found = [Estimate(*row["differences"][place]).scaled(scale) for row in shown]
            draw_marks(axes, found, heading, ["" for _ in found])
            axes.axvline(0, color=INK, linewidth=1, linestyle=(0, (4, 3)))
            axes.set_yticks(range(len(names)), names)
            axes.set_ylim(len(names) - 0.5, -0.5)
            axes.margins(x=0.08)


def write() -> None:
    """Write the page and its pictures."""
    kept, texts = json.loads(STORED.read_text(encoding="utf-8")), Texts("en")
    for name, rows in kept["games"].items():
        draw(name, rows, texts)
    PAGE.write_text(page(), encoding="utf-8")


def main() -> None:
    """Measure if that is asked for, then write the page."""
    if sys.argv[1:2] == ["measure"]:
        measure(int(sys.argv[2]) if len(sys.argv) > 2 else SKILL_ROUNDS)
    write()


if __name__ == "__main__":
    main()
