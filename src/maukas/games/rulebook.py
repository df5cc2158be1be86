"""How the rules of a game are told: which clauses and rulings belong together, and which cards are shown beside them."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules: its heading is the text sheet-<game>-<name>."""

    name: str
    clauses: tuple[str, ...]
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sample:
    """A card that shows what its kind looks like: the text sheet-<game>-card-<kind> says what such a card does."""

    kind: str
    card: str
    title: str  # the id of the text that names the kind
    points: int | None = None  # None: its number


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The order of every page about the rules of a game."""

    sections: tuple[Section, ...] = ()
    samples: tuple[Sample, ...] = ()
    pictures: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # beside a clause: cards that are laid on a card, `hand>table`


def numbered(prefix: str, first: int, last: int) -> tuple[str, ...]:
    """The clauses from one number to another."""
    return tuple(f"{prefix}-{number:02}" for number in range(first, last + 1))
