"""The documents are true: examples run, pages are up to date, links lead somewhere."""

import ast
import builtins
import doctest
import importlib
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from maukas.games.registry import BUILT_IN, GAMES, game_named
from tools import docs_site, house_rules
from tools.rules_pages import FOLDER, page

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/results/*.md")])
LINK = re.compile(r"\]\(([^)#:]+)\)")
PUBLIC = ("maukas", "maukas.games", "maukas.bots", "maukas.client", "maukas.simulation", "maukas.arena", "maukas.compiled")
FETCHED = re.compile(r"""<(?:script|img|iframe)[^>]*\ssrc=["'](?:https?:)?//|<link[^>]*\shref=["'](?:https?:)?//""")


def test_the_examples_of_the_readme_run() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 3
    assert results.failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_is_made_from_the_texts_and_scenarios_as_they_are(game: str) -> None:
    assert (FOLDER / f"{game}.md").read_text(encoding="utf-8") == page(game), "run `make docs`"


def test_the_page_of_house_rules_is_made_from_what_was_measured() -> None:
    assert house_rules.PAGE.read_text(encoding="utf-8") == house_rules.page(), "run `make docs`"


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_house_rule_of_a_round_is_measured_as_it_is_today(game: str) -> None:
    rows = json.loads(house_rules.STORED.read_text(encoding="utf-8"))["games"][game]
    assert [(row["option"], row["value"]) for row in rows[1:]] == house_rules.variants_of(game_named(game)), "run `make house-rules`"


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
    done = subprocess.run([sys.executable, example], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr


def test_the_example_player_plays() -> None:
    arguments = ["-m", "maukas", "simulate", "--game", "maumau", "--rounds", "20", "--player", "examples/choose_a_move.py", "--json"]
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=120, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert '"rounds": 20' in done.stdout


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "maukas"
PLACES = (SOURCE, ROOT / "web" / "src", ROOT, SOURCE / "locales" / "en", *(SOURCE / "games" / game for game in BUILT_IN))
PATH = re.compile(r"`([\w./<>-]*(?:/|\.(?:py|ts|js|json|svelte|toml|md|ftl|css)))`")
ACTOR = re.compile(r"participant (\w+) as (\S+)")
CALL = re.compile(r"(\w+)->>(\w+): (.+)")


def found(path: str) -> Path | None:
    """A file or folder that is named as it is seen from the package, the page, the project or a game."""
    return next((place / path for place in PLACES if (place / path).exists()), None)


def defined(path: Path) -> set[str]:
    """The functions of a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    return set(re.findall(r"^  (?:private |protected )?(\w+)\(.*\{$", text, re.MULTILINE))


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")], ids=lambda path: path.name)
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    named = [each.replace("<game>", game) for each in PATH.findall(page.read_text(encoding="utf-8")) for game in BUILT_IN]
    assert page.name != "architecture.md" or len(named) > 100
    assert sorted({path for path in named if found(path) is None}) == []


def test_every_call_in_the_sequence_diagram_is_a_function_of_the_file_it_points_to() -> None:
    files = dict(ACTOR.findall(ARCHITECTURE))
    calls = CALL.findall(ARCHITECTURE)
    assert len(calls) > 15
    assert sorted({path for path in files.values() if found(path) is None}) == []
    functions = {name: defined(path) for name, shown in files.items() if (path := found(shown)) is not None}
    assert [call for _, target, call in calls if call.partition("(")[0] not in functions[target]] == []


def test_every_word_of_the_architecture_that_names_a_function_or_class_is_in_the_sources() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in (ROOT / "src" / "maukas", ROOT / "web" / "src")
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".py", ".ts", ".svelte")
    )
    named = re.findall(r"`@?([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)`", ARCHITECTURE)
    words = {word for name in named if found(name) is None for word in name.split(".")} - {"maukas"}
    assert sorted(word for word in words if not re.search(rf"\b{word}\b", code)) == []


def test_the_layers_are_drawn_as_they_are_checked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    checked = [set(layer.replace("maukas.", "").split(" | ")) for layer in project["tool"]["importlinter"]["contracts"][0]["layers"]]
    drawn: list[set[str]] = []
    for line in ARCHITECTURE.split("## Layers")[1].split("```")[1].strip().splitlines():
        names, _, meaning = line.partition("  ")
        if not names:  # a part of the layer above
            continue
        if meaning.endswith("(same line)"):
            drawn[-1] |= set(names.split(" | "))
        else:
            drawn.append(set(names.split(" | ")))
    assert drawn == checked


def test_every_error_is_in_the_glossary() -> None:
    glossary = ARCHITECTURE.split("| **errors** | |")[1].split("| **tables** | |")[0]
    assert sorted(name for name in error_classes() if f"`{name}`" not in glossary) == []


def error_classes() -> set[str]:
    """The classes of the package that are raised or warned with."""
    bases = {
        node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    raised = {name for name, value in vars(builtins).items() if isinstance(value, type) and issubclass(value, BaseException)}
    raised.add("HTTPException")
    while found := {name for name, above in bases.items() if above & raised} - raised:
        raised |= found
    return raised & set(bases)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the documentation; a broken link in it is an error."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    assert docs_site.build(folder) == 0
    return folder / "site"


def test_the_site_has_every_page_and_fetches_nothing_from_other_hosts(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > len([*ROOT.glob("docs/**/*.md")])
    assert [str(page.relative_to(site)) for page in pages if FETCHED.search(page.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("module", PUBLIC)
def test_the_reference_has_every_public_name_with_its_docstring(site: Path, module: str) -> None:
    page = (site / "docs" / "reference" / f"{module.rpartition('.')[2]}.html").read_text(encoding="utf-8")
    names: list[str] = importlib.import_module(module).__all__
    assert [name for name in names if f'id="{module}.{name}"' not in page] == []
