"""The mark of a rule: an ordinary function that is also compiled."""

from collections.abc import Callable
from typing import TypeVar

Rule = TypeVar("Rule", bound=Callable[..., object])

MARK = "is_rule"


def rule(function: Rule) -> Rule:
    """Mark `function` as a rule and leave it as it is.

    A rule touches only `state.field` and `state.field[i][j]`, one item at a time, with ints and loops; then the compiled
    layer can run the very same source over records.
    """
    setattr(function, MARK, True)
    return function


def is_rule(function: object) -> bool:
    """Whether a function is marked as a rule."""
    return getattr(function, MARK, False) is True


def push(actions: list[int], action: int) -> None:
    """Note `action` as one more of `actions`."""
    actions.append(action)
