"""What the moves of the others tell of the hidden cards, as far as a game's rules decide it; a game that says nothing teaches nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from maukas.games.options import Options
from maukas.games.view import View

V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)
Opt = TypeVar("Opt", bound=Options)


@dataclass(frozen=True, slots=True)
class Observed(Generic[V_co]):
    """A move as one seat saw it: the view right before it and the one right after."""

    seat: int  # that made the move
    move: str
    before: V_co
    after: V_co


def no_cards(view: View) -> Sequence[str]:  # noqa: ARG001
    """None at all."""
    return ()


def none_turned_up(observed: Observed[View]) -> Sequence[str]:  # noqa: ARG001
    """None at all."""
    return ()


def all_laid(observed: Observed[View], laid: Sequence[str]) -> Sequence[str]:  # noqa: ARG001
    """What is laid lies on the discard pile."""
    return laid


def not_known(observed: Observed[View]) -> bool:  # noqa: ARG001
    """It could be any card of the hand."""
    return False


def from_mover_on(observed: Observed[View]) -> list[int]:
    """The seat that moved, then the others to its left."""
    seats = len(observed.after.hand_sizes)
    return [(observed.seat + step) % seats for step in range(seats)]


def nothing_denied(observed: Observed[View], options: Options) -> int:  # noqa: ARG001
    """A move says nothing about the cards that were not played."""
    return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Inference(Generic[Opt, V]):
    """The questions that a belief about hidden cards asks a game; cards by name, sets of cards as bits."""

    discarded_at_deal: Callable[[V], Sequence[str]] = no_cards  # the cards that begin the discard pile
    lying_open: Callable[[V], Sequence[str]] = no_cards  # that everybody sees, beside the discard pile
    discarded: Callable[[Observed[V], Sequence[str]], Sequence[str]] = all_laid  # by a move that takes these cards out of the hand
    turned_up: Callable[[Observed[V]], Sequence[str]] = none_turned_up  # from the draw pile onto the table, by a move
    lays_drawn_card: Callable[[Observed[V]], bool] = not_known  # whether what is laid is the card just drawn
    drawing_order: Callable[[Observed[V]], list[int]] = from_mover_on  # the seats in the order in which they draw by a move
    denied: Callable[[Observed[V], Opt], int] = nothing_denied  # what the seat that moved cannot have held
    drawn_denied: Callable[[Observed[V], Opt], int] = nothing_denied  # what the card that it drew by this move cannot be
    is_certain: bool = True  # whether what is denied is impossible, not just unlikely
