"""The game is the only door: outside the folders of the games hardly a module says which games there are.

What counts is the code, docstrings and comments left out: a module names a game if one of its names or texts has "maumau", "mau" or "dos"
in it as a word, in large or small letters. `MauMauView` counts, and so do `"dos"`, `dos_state` and `"Mau Mau"`.
"""

import ast
import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "maukas"
GAME_FOLDERS = (PACKAGE / "games" / "maumau", PACKAGE / "games" / "dos")
MOST = 10

NAMED = re.compile(r"(?<![a-z])(?:mau|maumau|dos)(?![a-z])", re.IGNORECASE)
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")  # DosView is two words

NAMING = {
    "games/registry.py": "lists the games that come with the project",
    "cli/commands/arena.py": "has a game for those who name none",
    "cli/commands/play.py": "has a game for those who name none",
    "cli/commands/print.py": "has a game for those who name none",
    "cli/commands/simulate.py": "has a game for those who name none",
}


def words_of(source: str) -> list[str]:
    """The names and texts of a module's code."""
    tree = ast.parse(source)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.arg(arg=word) | ast.keyword(arg=str(word)):
                found.append(word)
            case ast.FunctionDef(name=word) | ast.AsyncFunctionDef(name=word) | ast.ClassDef(name=word):
                found.append(word)
            case ast.alias(name=word, asname=other):
                found += [word, other or ""]
            case ast.ImportFrom(module=str(word)):
                found.append(word)
            case ast.Constant(value=str(word)) if id(node) not in docstrings:
                found.append(word)
    return found


def names_a_game(source: str) -> bool:
    return any(NAMED.search(CAMEL.sub("_", word)) for word in words_of(source))


def naming_modules() -> set[str]:
    """The modules outside the folders of the games that name one."""
    outside = [path for path in PACKAGE.rglob("*.py") if not any(folder in path.parents for folder in GAME_FOLDERS)]
    return {path.relative_to(PACKAGE).as_posix() for path in outside if names_a_game(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize(
    "source",
    [
        'GAME = "dos"',
        'x = f"{game} is Mau Mau"',
        "from maukas.games.dos.view import Anything",
        "import maukas.games.maumau",
        "isinstance(view, DosView)",
        "class MauMauView: pass",
        "def dos_view(): pass",
        "f(maumau=1)",
        'if move == "mau": pass',
        "view.dos",
        'match word:\n    case "mau" | "x": pass',
    ],
)
def test_code_that_names_a_game_is_found(source: str) -> None:
    assert names_a_game(source)


@pytest.mark.parametrize(
    "source", ['"""Of Mau Mau and DOS."""', "x = 1  # as in DOS", "def dose(): pass", "windows = maudlin = 1", 'x = "macros, videos"']
)
def test_code_that_names_no_game_is_not(source: str) -> None:
    assert not names_a_game(source)


def test_hardly_a_module_outside_the_games_names_one() -> None:
    assert naming_modules() == set(NAMING)
    assert len(NAMING) <= MOST
