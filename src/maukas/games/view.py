"""What every view of a round shows, whatever the game: the base of the games' own views."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from maukas.games.notation import CardNames
from maukas.games.state import NO_SEAT, OVER, RoundState

S = TypeVar("S", bound=RoundState)

Sight = dict[str, object]  # fields of a view by name, in the order in which they are told


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A round as seen from a seat; cards and moves in notation, None where there is nothing to see."""

    seat: int | None
    dealer: int
    turn: int
    phase: str = field(metadata={"description": "over, or one of the game's own"})
    hand: tuple[str, ...] | None = field(metadata={"description": "of this seat"})
    hand_sizes: tuple[int, ...]
    draw_size: int
    discard_size: int
    reshuffles: int
    legal: tuple[str, ...] = field(metadata={"description": "of this seat"})
    needs_call: bool = field(
        default=False, metadata={"description": "whether this seat owes a call, or can make a move that it should call for"}
    )
    winner: int | None
    scores: tuple[int, ...] | None = field(metadata={"description": "of a finished round"})
    hands: tuple[tuple[str, ...], ...] | None = field(metadata={"description": "of a finished round, when they are counted"})


def seen_in_any_game(state: S, names: CardNames, phases: Mapping[int, str], score: Callable[[S, int], int]) -> Sight:
    """What everybody sees of any game: the fields of `View` that are no seat's own."""
    over = state.phase == OVER
    return {
        "dealer": state.dealer,
        "turn": state.turn,
        "phase": "over" if over else phases[state.phase],
        "hand_sizes": tuple(state.hand_sizes[: state.seats]),
        "draw_size": state.draw_size,
        "discard_size": state.discard_size,
        "reshuffles": state.reshuffles,
        "winner": None if state.winner == NO_SEAT else state.winner,
        "scores": tuple(score(state, each) for each in range(state.seats)) if over else None,
        "hands": tuple(names.hand_names(state, each) for each in range(state.seats)) if over else None,
    }


def seen_in_hand(
    state: S, seat: int | None, names: CardNames, legal_actions: Callable[[S, int, list[int]], None], format_action: Callable[[int], str]
) -> Sight:
    """What only `seat` sees of a game without calls: its hand, and what it may do."""
    if seat is None:
        return {"seat": None, "hand": None, "legal": (), "needs_call": False}
    actions: list[int] = []
    legal_actions(state, seat, actions)
    return {"seat": seat, "hand": names.hand_names(state, seat), "legal": tuple(map(format_action, actions)), "needs_call": False}
