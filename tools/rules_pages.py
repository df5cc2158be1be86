"""Write the rules where people read them (`make docs`): docs/rules, and web/src/lib/rules.json, their order in the browser."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from maukas.cli.clauses import Shown, options_of
from maukas.games.dos.cards import points as dos_points
from maukas.games.game import GAMES, Game
from maukas.games.maumau.cards import points as maumau_points
from maukas.games.options import Option
from maukas.games.scenarios import Scenario, find_scenarios, read_scenario
from maukas.texts import Texts
from tools.rules_sections import PICTURES, SAMPLES, SECTIONS

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "rules"
ORDER = ROOT / "web" / "src" / "lib" / "rules.json"
POINTS = {"maumau": maumau_points, "dos": dos_points}

# Clauses that no engine can show, each with its reason
NOT_SHOWN = {
    "M-06": "names are kept by whoever writes the table; its totals are shown with M-05 and M-45",
    "M-09": "what a seat sees is shown by the tests of the views",
    "M-13": "an aim",
    "M-38": "a reason",
    "M-44": "a permission; its effect is shown with M-12",
    "AM-35": "what a seat sees is shown by the tests of the views",
    "AM-36": "leaving is a matter of the table",
    "AM-37": "names are texts",
    "D-04": "an aim",
    "D-09": "where the piles lie",
    "D-41": "writing down",
    "AD-39": "what a seat sees is shown by the tests of the views",
    "AD-40": "how the draw is presented",
}


def page(game: str) -> str:
    """The page of a game."""
    texts = Texts("en")
    shown = [(path, read_scenario(path)) for path in find_scenarios([ROOT / "tests" / "scenarios" / game])]
    lines = [
        f"# {texts.text(f'sheet-{game}')}",
        "",
        f"{texts.text(f'sheet-{game}-about')} {texts.text('sheet-legend')}",
        f"The same in the terminal: `maukas rules {SECTIONS[game][3].clauses[0]}`.",
        "This page is made by `make docs` from the texts and the scenarios.",
        "",
    ]
    for section in SECTIONS[game]:
        lines += [f"## {texts.text(f'sheet-{game}-{section.name}')}", "", *(entry(clause, texts, shown) for clause in section.clauses)]
        if section.rulings:
            lines += [f"### {texts.text('sheet-silent')}", "", *(entry(ruling, texts, shown) for ruling in section.rulings)]
    return "\n".join(lines)


def entry(clause: str, texts: Texts, shown: list[tuple[Path, Scenario]]) -> str:
    """One clause with its scenarios, those that name it first before the others."""
    naming = [(path, scenario) for path, scenario in shown if clause in scenario.clauses]
    found = sorted(naming, key=lambda pair: pair[1].clauses[0] != clause)
    links = [f"- [{scenario.title}](../../{path.relative_to(ROOT).as_posix()})" for path, scenario in found]
    return "\n".join([f"**{clause}** {texts.text(clause)}", "", *(links or [f"- *Without a scenario: {NOT_SHOWN[clause]}.*"]), ""])


def order(game: Game) -> dict[str, Any]:
    """What the page in the browser must know of a game's rules: sections, kinds of cards, house rules and what they change."""
    texts = Texts("en")
    clauses = [clause for section in SECTIONS[game.name] for clause in (*section.clauses, *section.rulings)]
    paths = find_scenarios([ROOT / "tests" / "scenarios" / game.name])
    shown = [Shown(path, read_scenario(path)) for path in paths]
    changed_by = {clause: options_of(clause, [each for each in shown if clause in each.scenario.clauses], texts) for clause in clauses}
    return {
        "sections": [
            {"name": section.name, "clauses": section.clauses, "rulings": section.rulings} for section in SECTIONS[game.name]
        ],
        "cards": [
            {"kind": kind, "card": card, "count": how_many(game, card), "points": None if kind == "number" else POINTS[game.name](number)}
            for kind, card in SAMPLES[game.name].items() for number in game.cards.parse_list(card)
        ],
        "options": [
            {
                "name": option.name, "values": value_names(option), "strict": option.default,
                "clauses": [clause for clause in clauses if option.name in changed_by[clause]],
            }
            for option in game.options.all()
        ],
    }


def value_names(option: Option) -> list[str]:
    """What a house rule can be, as its texts are called; none for a number."""
    if isinstance(option.values, range):
        return []
    return ["on" if value is True else "off" if value is False else value.replace("_", "-") for value in option.values]


def how_many(game: Game, sample: str) -> int:
    """How many cards of a kind there are; all numbers are of one kind."""
    def kind(name: str) -> str:
        sign = name.lstrip("RGBY")
        return "number" if sign.isdecimal() else sign

    return Counter(kind(game.cards.format(card)) for card in game.pack)[kind(sample)]


def format_order() -> str:
    """The order of both games and the pictures: JSON with a line for each section, card and house rule."""
    games = ",\n".join(f' "{name}": {format_game(game)}' for name, game in GAMES.items())
    return f'{{"games": {{\n{games}\n}},\n"pictures": {json.dumps(PICTURES)}}}\n'


def format_game(game: Game) -> str:
    """The order of one game."""
    parts = {name: ",\n   ".join(map(json.dumps, things)) for name, things in order(game).items()}
    return "{\n" + ",\n".join(f'  "{name}": [\n   {lines}\n  ]' for name, lines in parts.items()) + "\n }"


def main() -> None:
    """Write the pages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game}.md").write_text(page(game), encoding="utf-8")
    ORDER.write_text(format_order(), encoding="utf-8")


if __name__ == "__main__":
    main()
