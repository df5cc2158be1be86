"""What is told of a move: the id of a text, and whom and what it is about."""

from collections.abc import Sequence
from dataclasses import dataclass

from maukas.games.options import Options
from maukas.games.view import View


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text to be filled in: seats, cards and colours as the notation has them."""

    id: str
    seat: int
    cards: tuple[str, ...] = ()
    target: str | None = None
    colour: str | None = None
    other: int | None = None  # another seat
    count: int | None = None


def no_penalty(options: Options, before: View, seat: int, taken: int) -> int:  # noqa: ARG001
    """All the cards were drawn as they should be."""
    return 0


def no_reasons(before: View, after: View, seat: int, move: str, gained: Sequence[int]) -> list[Sentence]:  # noqa: ARG001
    """The game does not say why somebody gets cards."""
    return []


def nothing_more(before: View, after: View, seat: int, move: str) -> list[Sentence]:  # noqa: ARG001
    """The game has nothing of its own to tell of a move."""
    return []


def nothing_at_turn(view: View, seat: int) -> list[Sentence]:  # noqa: ARG001
    """The game has nothing of its own to tell whoever is on turn."""
    return []
