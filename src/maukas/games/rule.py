"""The mark of a rule: an ordinary function that is also compiled."""

from collections.abc import Callable
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []


def rule(function: Rule) -> Rule:
    """Mark `function` as a rule and leave it as it is.

    A rule touches only `state.field` and `state.field[i][j]`, one item at a time, with ints and loops; then the compiled
    layer can run the very same source over records.
    """
    RULES.append(function)
    return function


def push(actions: list[int], action: int) -> None:
    """Note `action` as one more of `actions`."""
    actions.append(action)
