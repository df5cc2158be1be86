"""Why a search would play the move that it found best: one reason, read from what it found and what its seat sees."""

from collections.abc import Sequence
from dataclasses import dataclass

from maukas.bots.searcher import MoveEstimate
from maukas.games.game import AnyGame
from maukas.games.view import View
from maukas.protocol.messages import Reason

ABOUT_EQUAL = 0.03  # chances that are closer than this differ by noise
WORTH_SAYING = 1.0  # points


@dataclass(frozen=True, slots=True)
class GivenReason:
    """A reason, and the number that it speaks of."""

    reason: Reason
    count: int = 0


def reason_for(game: AnyGame, view: View, estimates: Sequence[MoveEstimate]) -> GivenReason:
    """Why the first of these moves: the only one, the last card, more cards than any other, better for the points, or just found so."""
    best, *others = estimates
    laid = len(game.laid_cards(best.move))
    if not others:
        return GivenReason("only")
    if laid == len(view.hand or ()):
        return GivenReason("out")
    if laid > max(1, *(len(game.laid_cards(other.move)) for other in others)):
        return GivenReason("cards", laid)
    rival = max(others, key=lambda other: other.wins)
    saved = (rival.points - best.points) * (1 if game.lower_wins else -1)
    if abs(best.wins - rival.wins) < ABOUT_EQUAL and saved >= WORTH_SAYING:
        return GivenReason("points", round(saved))
    return GivenReason("ahead", sum(each.visits for each in estimates))
