"""What lies open in the middle of a table, whatever the game: cards, and what is to be said of them."""

from dataclasses import dataclass

from maukas.games.sentence import Sentence
from maukas.games.view import View


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A card that lies open in the middle."""

    card: str
    colour: str | None = None  # the colour in force, of a card that has none of its own
    covered_by: tuple[str, ...] = ()  # in this turn


@dataclass(frozen=True, slots=True)
class Middle:
    """The cards that moves are made on, and what is in force beside them; `is_row`: each of them can be covered by itself."""

    cards: tuple[OpenCard, ...] = ()
    in_force: tuple[Sentence, ...] = ()
    direction: Sentence | None = None  # which way play goes, where it can change
    debt: int = 0  # cards that whoever draws next has to take
    is_row: bool = False


def empty_middle(view: View) -> Middle:  # noqa: ARG001
    """The game does not say what lies there."""
    return Middle()
