"""Calls and catches, the words beside the turn: what they have in common, and the answers of a game that has none."""

from maukas.games.rule import rule
from maukas.games.state import RoundState
from maukas.games.view import View

CATCH = "catch:"  # + seat


def caught_seat(catch: str) -> int:
    """The seat that a catch means."""
    return int(catch.removeprefix(CATCH))


def no_call(view: View) -> str | None:  # noqa: ARG001
    """Nobody owes a call."""
    return None


def nobody_forgot(view: View) -> tuple[int, ...]:  # noqa: ARG001
    """Nobody has forgotten a call."""
    return ()


@rule
def nothing_due(state: RoundState, seat: int, actions: list[int]) -> None:
    """Nothing should be said."""


@rule
def seat_on_turn(state: RoundState) -> int:
    """Nobody has a call to make out of turn."""
    return state.turn


@rule
def no_change(state: RoundState) -> None:
    """There are no calls to leave alone."""
