"""What chosen cards can become: read from the legal moves of the view, never from rules (as `lib/board/offers.ts` on the page)."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from maukas.games.game import AnyGame

COVER = re.compile(r">(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Choice:
    """Cards of the hand, by their places in it, and the card of the row that they go on."""

    places: tuple[int, ...] = ()
    target: str | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is chosen."""
        return not self.places and self.target is None


def target_of(move: str) -> str | None:
    """The card of the row that a move covers."""
    parts = COVER.split(move)
    return parts[1] if len(parts) > 1 else None


def completions(game: AnyGame, legal: Sequence[str], cards: Sequence[str], target: str | None) -> list[str]:
    """The legal moves that these cards, and this target, can still become."""
    wanted = Counter(cards)
    return [
        move
        for move in legal
        if (laid := game.laid_cards(move)) and not wanted - Counter(laid) and (target is None or target_of(move) == target)
    ]


def finished(game: AnyGame, legal: Sequence[str], cards: Sequence[str], target: str | None) -> list[str]:
    """The legal moves that these cards are already."""
    return [move for move in completions(game, legal, cards, target) if len(game.laid_cards(move)) == len(cards)]


def open_cards(game: AnyGame, legal: Sequence[str], cards: Sequence[str], target: str | None) -> set[str]:
    """The cards of the hand that can be part of the move."""
    found: set[str] = set()
    for move in completions(game, legal, cards, target):
        found |= set(Counter(game.laid_cards(move)) - Counter(cards))
    return found


def open_targets(game: AnyGame, legal: Sequence[str], cards: Sequence[str]) -> set[str]:
    """The cards of the row that these can go on."""
    return {target for move in completions(game, legal, cards, None) if (target := target_of(move)) is not None}
