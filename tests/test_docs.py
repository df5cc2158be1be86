"""The documents are true: examples run, pages are up to date, links lead somewhere."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from maukas.games.game import GAMES
from tools.rules_pages import FOLDER, page

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/results/*.md")])
LINK = re.compile(r"\]\(([^)#:]+)\)")


def test_the_examples_of_the_readme_run() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 3
    assert results.failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_is_made_from_the_texts_and_scenarios_as_they_are(game: str) -> None:
    assert (FOLDER / f"{game}.md").read_text(encoding="utf-8") == page(game), "run `make docs`"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_files(path: Path) -> None:
    missing = [link for link in LINK.findall(path.read_text(encoding="utf-8")) if not (path.parent / link).exists()]
    assert missing == []


def test_every_option_is_in_the_notation() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    missing = [option.name for game in GAMES.values() for option in game.options.all() if f"`{option.name}`" not in text]
    assert missing == []


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_the_examples_run(example: Path) -> None:
    done = subprocess.run([sys.executable, example], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


def test_the_example_player_plays() -> None:
    arguments = ["-m", "maukas", "simulate", "--game", "maumau", "--rounds", "20", "--player", "examples/choose_a_move.py", "--json"]
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=120, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert '"rounds": 20' in done.stdout
