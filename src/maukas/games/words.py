"""Words said beside the turn: calls and catches, as a view offers them."""

from collections.abc import Iterable
from typing import Any

CALLS = ("mau", "dos")
CATCH = "catch:"


def is_word(move: str) -> bool:
    """Whether a move is saying or catching, and no decision of the turn."""
    return move in CALLS or move.startswith(CATCH)


def decisions(moves: Iterable[str]) -> list[str]:
    """The moves that are neither saying nor catching."""
    return [move for move in moves if not is_word(move)]


def due_call(view: Any) -> str | None:
    """The call that the view's seat owes: it is down far enough or, on turn, about to lay its last card but one."""
    if hasattr(view, "exposed"):
        return "dos" if view.seat in view.exposed else None
    if "mau" not in view.legal:
        return None
    can_lay = any(move not in ("draw", "end") for move in decisions(view.legal))
    return "mau" if view.window == view.seat or (len(view.hand) == 2 and can_lay) else None


def forgetful(view: Any) -> tuple[int, ...]:
    """The seats that owe a call and have not said it."""
    exposed: tuple[int, ...] = view.exposed if hasattr(view, "exposed") else () if view.window is None else (view.window,)
    return exposed


def due_catch(view: Any) -> str | None:
    """A catch that is right: somebody has forgotten the call."""
    guilty = forgetful(view)
    return next((move for move in view.legal if move.startswith(CATCH) and int(move.removeprefix(CATCH)) in guilty), None)
