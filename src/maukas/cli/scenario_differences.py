"""Where a scenario went another way than it says, in lines for people: short ones in a sentence, long ones below each other."""

import ast
from collections import Counter
from collections.abc import Sequence
from typing import Any

from maukas.games.scenarios import Difference, Scenario, ordered
from maukas.texts import Texts, printable

SHORT = 100  # characters of both values that fit into one line


def shown_difference(difference: Difference, scenario: Scenario, texts: Texts) -> list[str]:
    """The lines that show a difference; of lists of moves only the moves that differ."""
    what = printable(difference.what)
    lines = moves_that_differ(difference, scenario, texts)
    if lines:
        return lines
    expected, found = whole(difference, scenario), difference.found
    if len(expected) + len(found) <= SHORT:
        return [texts.text("check-difference", what=what, expected=expected, found=found)]
    return [f"{what}:", value_line("check-expected", expected, texts), value_line("check-found", found, texts)]


def moves_that_differ(difference: Difference, scenario: Scenario, texts: Texts) -> list[str]:
    """What is missing and what is too much among the legal moves, seat by seat if they are named so."""
    expected: Any = scenario.after.get(difference.what)
    if difference.what == "legal":
        found: Any = {"legal": ast.literal_eval(difference.found)}
        expected = {"legal": expected}
    elif difference.what == "legal_for" and isinstance(expected, dict):
        found = ast.literal_eval(difference.found)
    else:
        return []
    lines = []
    for name, moves in expected.items():
        there = found.get(name, [])
        missing, extra = without(moves, there), without(there, moves)
        if missing or extra:
            lines.append(f"{difference.what}:" if name == difference.what else f"{difference.what} {printable(name)}:")
        if missing:
            lines.append(value_line("check-missing", " ".join(missing), texts))
        if extra:
            lines.append(value_line("check-extra", " ".join(extra), texts))
    return lines


def without(moves: Sequence[str], others: Sequence[str]) -> list[str]:
    """The moves that are not among the others, each as often as it is missing there."""
    left = Counter(map(ordered, others))
    kept = []
    for move in moves:
        left[ordered(move)] -= 1
        if left[ordered(move)] < 0:
            kept.append(move)
    return kept


def whole(difference: Difference, scenario: Scenario) -> str:
    """What a scenario expects, in full; the difference itself keeps it short."""
    try:
        return repr(scenario.after[difference.what]) if difference.what in scenario.after else difference.expected
    except (ValueError, RecursionError):  # a number of thousands of digits, a table in a table in a table ...
        return difference.expected


def value_line(label: str, value: str, texts: Texts) -> str:
    """A value of any length after what it is."""
    return f"  {texts.text(label)} {printable(value)}"
