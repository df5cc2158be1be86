"""In the rules and the bots types are exact: `Any` is said only where NumPy or Numba force it, with the reason beside it."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "maukas"
EXACT = sorted(path for folder in ("games", "bots") for path in (PACKAGE / folder).rglob("*.py"))
MOST = 5  # lines


def unexplained(source: str) -> list[int]:
    """The lines that say `Any` without a comment."""
    lines = source.splitlines()
    return [number for number in lines_with_any(source) if "  # " not in lines[number - 1]]


def lines_with_any(source: str) -> list[int]:
    return [node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name) and node.id == "Any"]


@pytest.mark.parametrize(
    ("source", "found"), [("x: Any = 1", [1]), ("x: Any = 1  # Numba has no types", []), ("x: AnyGame = Anything", [])]
)
def test_any_without_a_reason_is_found(source: str, found: list[int]) -> None:
    assert unexplained(source) == found


@pytest.mark.parametrize("path", EXACT, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_any_has_a_reason(path: Path) -> None:
    assert unexplained(path.read_text(encoding="utf-8")) == []


def test_hardly_a_line_says_any() -> None:
    assert sum(len(lines_with_any(path.read_text(encoding="utf-8"))) for path in EXACT) <= MOST
