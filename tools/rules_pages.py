"""Write the rules where people read them (`make docs`): docs/rules, and web/src/lib/games/*/rules.json, their order in the browser."""

import json
from pathlib import Path
from typing import Any

from maukas.cli.clauses import Shown, options_of
from maukas.printing.sheets import own_texts, sheet_options, sheets_of
from maukas.games.game import AnyGame
from maukas.games.registry import GAMES
from maukas.games.options import Option
from maukas.games.scenarios import Scenario, find_scenarios, read_scenario
from maukas.texts import Texts
from tools.generated import write

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "rules"
ORDERS = ROOT / "web" / "src" / "lib" / "games"

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
    "AM-39": "breaking off is a matter of the table",
    "D-04": "an aim",
    "D-09": "where the piles lie",
    "D-41": "writing down",
    "AD-39": "what a seat sees is shown by the tests of the views",
    "AD-40": "how the draw is presented",
    "AD-41": "leaving is a matter of the table",
    "AD-42": "breaking off is a matter of the table",
}


def page(game: str) -> str:
    """The page of a game."""
    texts, sections = Texts("en"), GAMES[game].rulebook.sections
    shown = [(path, read_scenario(path)) for path in find_scenarios([ROOT / "tests" / "scenarios" / game])]
    lines = [
        f"# {texts.text(f'sheet-{game}')}",
        "",
        f"{texts.text(f'sheet-{game}-about')} {texts.text('sheet-legend')}",
        f"The same in the terminal: `maukas rules {sections[3].clauses[0]}`.",
        "This page is made by `make docs` from the texts and the scenarios.",
        "",
    ]
    for section in sections:
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


def order(game: AnyGame) -> dict[str, Any]:
    """What the page in the browser must know of a game's rules: sections, kinds of cards, house rules and what they change."""
    texts = Texts("en")
    clauses = [clause for section in game.rulebook.sections for clause in (*section.clauses, *section.rulings)]
    paths = find_scenarios([ROOT / "tests" / "scenarios" / game.name])
    shown = [Shown(path, read_scenario(path)) for path in paths]
    changed_by = {clause: options_of(clause, [each for each in shown if clause in each.scenario.clauses], texts) for clause in clauses}
    return {
        "sections": [{"name": section.name, "clauses": section.clauses, "rulings": section.rulings} for section in game.rulebook.sections],
        "cards": [
            {"kind": each.kind, "card": each.card, "count": game.count_alike(each.card), "points": each.points}
            for each in game.rulebook.samples
        ],
        "options": [
            {
                "name": option.name,
                "values": value_names(option),
                "strict": option.default,
                "clauses": [clause for clause in clauses if option.name in changed_by[clause]],
            }
            for option in game.options.all()
        ],
        "sheets": [{"sheet": sheet, "texts": own_texts(texts, sheet_options(game.name, sheet))} for sheet in sheets_of(game.name)],
    }


def value_names(option: Option) -> list[str]:
    """What a house rule can be, as its texts are called; none for a number."""
    if isinstance(option.values, range):
        return []
    return ["on" if value is True else "off" if value is False else value.replace("_", "-") for value in option.values]


def order_path(game: AnyGame) -> Path:
    """Where the page in the browser finds the order of a game's rules."""
    return ORDERS / game.name / "rules.json"


def format_order(game: AnyGame) -> str:
    """The order of a game's rules: JSON with a line for each section, card and house rule, and one for the pictures."""
    parts = [f' "{name}": [\n  ' + ",\n  ".join(map(json.dumps, things)) + "\n ]" for name, things in order(game).items()]
    return "{\n" + ",\n".join([*parts, f' "pictures": {json.dumps(game.rulebook.pictures)}']) + "\n}\n"


def pages() -> dict[Path, str]:
    """The files and their texts."""
    return {**{FOLDER / f"{game}.md": page(game) for game in GAMES}, **{order_path(game): format_order(game) for game in GAMES.values()}}


if __name__ == "__main__":
    write(pages())
