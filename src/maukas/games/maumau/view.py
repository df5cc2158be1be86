"""What one seat, or a spectator at no seat, may see of a Mau Mau round."""

from dataclasses import dataclass
from typing import Any

from maukas.games.maumau.cards import LETTERS, NO_COLOUR
from maukas.games.maumau.notation import NAMES, format_action
from maukas.games.maumau.rules import legal_actions, score, top
from maukas.games.maumau.state import DRAWN, State
from maukas.games.state import NO_CARD, NO_SEAT, OVER


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A round as seen from a seat (AM-35); cards and moves in notation, None where there is nothing to see."""

    seat: int | None
    dealer: int
    turn: int
    phase: str                                          # play, drawn, over
    hand: tuple[str, ...] | None                        # of this seat
    hand_sizes: tuple[int, ...]
    top: str
    colour: str | None                                  # the colour in force
    direction: int
    debt: int
    draw_size: int
    discard_size: int
    reshuffles: int
    drawn: str | None                                   # of this seat, if it may be played
    said: bool                                          # the seat on turn has said mau
    window: int | None                                  # the seat that has not said mau, and still may
    legal: tuple[str, ...]                              # of this seat
    winner: int | None
    scores: tuple[int, ...] | None                      # of a finished round
    hands: tuple[tuple[str, ...], ...] | None           # of a finished round, when they are counted


def view(state: State, seat: int | None) -> View:
    """What `seat` sees; None is a spectator."""
    return View(**seen_by_all(state), **seen_by(state, seat))


def seen_by_all(state: State) -> dict[str, Any]:
    """What everybody sees, spectators too."""
    over = state.phase == OVER
    return {
        "dealer": state.dealer,
        "turn": state.turn,
        "phase": "over" if over else "drawn" if state.phase == DRAWN else "play",
        "hand_sizes": tuple(state.hand_sizes[: state.seats]),
        "top": NAMES.format(top(state)),
        "colour": None if state.colour == NO_COLOUR else LETTERS[state.colour],
        "direction": state.direction,
        "debt": state.debt,
        "draw_size": state.draw_size,
        "discard_size": state.discard_size,
        "reshuffles": state.reshuffles,
        "said": state.said == 1,
        "window": None if state.window == NO_SEAT else state.window,
        "winner": None if state.winner == NO_SEAT else state.winner,
        "scores": tuple(score(state, each) for each in range(state.seats)) if over else None,
        "hands": tuple(NAMES.hand_names(state, each) for each in range(state.seats)) if over else None,
    }


def seen_by(state: State, seat: int | None) -> dict[str, Any]:
    """What only `seat` sees."""
    if seat is None:
        return {"seat": None, "hand": None, "drawn": None, "legal": ()}
    actions: list[int] = []
    legal_actions(state, seat, actions)
    drawn = NAMES.format(state.drawn) if seat == state.turn and state.drawn != NO_CARD else None
    return {"seat": seat, "hand": NAMES.hand_names(state, seat), "drawn": drawn, "legal": tuple(map(format_action, actions))}
