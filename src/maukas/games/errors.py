"""What can be wrong with a move: its text, or the move itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field


def quoted(value: object) -> str:
    """A value as an error message shows it: short, and never an error itself."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a table in a table in a table ...
        return "a value too large to show"
    return text if len(text) <= 80 else text[:77] + "..."


class BadNotation(ValueError):
    """The text is not a card, a move, a position, a record or a scenario."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused: the clause, and the id and values of the text that explains it."""

    clause: str
    reason: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.clause}: {self.reason}" + (f" ({details})" if details else "")


class IllegalMove(ValueError):
    """The move is well written, but not allowed now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
