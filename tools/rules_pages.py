"""Write docs/rules: every clause and ruling in English, with links to the scenarios that show it (`make docs`)."""

from pathlib import Path

from maukas.cli.clauses import PREFIXES, clauses_of
from maukas.games.scenarios import Scenario, find_scenarios, read_scenario
from maukas.texts import Texts

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "rules"
TITLES = {"maumau": "Mau Mau", "dos": "DOS"}
INTRODUCTIONS = {
    "maumau": "The 110-card game of the Nordic sheets.",
    "dos": "The first edition with 108 cards. DOS is a trademark of Mattel, with whom this project has no connection.",
}

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
    clauses, rulings = (clauses_of(game, prefix, texts) for prefix in PREFIXES[game])
    return "\n".join([
        f"# {TITLES[game]}: the rules",
        "",
        f"{INTRODUCTIONS[game]} Clauses are what the printed sheets say, rulings what Maukas decides where they are silent or disagree.",
        f"The same in the terminal: `maukas rules {clauses[14]}`. This page is made by `make docs` from the texts and the scenarios.",
        "",
        "## Clauses",
        "",
        *(entry(clause, texts, shown) for clause in clauses),
        "## Rulings",
        "",
        *(entry(ruling, texts, shown) for ruling in rulings),
    ])


def entry(clause: str, texts: Texts, shown: list[tuple[Path, Scenario]]) -> str:
    """One clause with its scenarios, those that name it first before the others."""
    naming = [(path, scenario) for path, scenario in shown if clause in scenario.clauses]
    found = sorted(naming, key=lambda pair: pair[1].clauses[0] != clause)
    links = [f"- [{scenario.title}](../../{path.relative_to(ROOT).as_posix()})" for path, scenario in found]
    return "\n".join([f"**{clause}** {texts.text(clause)}", "", *(links or [f"- *Without a scenario: {NOT_SHOWN[clause]}.*"]), ""])


def main() -> None:
    """Write the pages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in TITLES:
        (FOLDER / f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
