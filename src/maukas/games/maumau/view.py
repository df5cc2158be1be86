"""What one seat, or a spectator at no seat, may see of a Mau Mau round, and what follows from that."""

from dataclasses import dataclass, field

from maukas.games.maumau.calls import owes_mau
from maukas.games.maumau.cards import LETTERS, NO_COLOUR
from maukas.games.maumau.notation import NAMES, format_action, laid_cards, silent_seats
from maukas.games.maumau.rules import legal_actions, score, top
from maukas.games.maumau.state import AUTO, CALL, DRAW, PHASES, SILENT_ONES, State
from maukas.games.rule import rule
from maukas.games.state import NO_CARD, NO_SEAT, OVER
from maukas.games.view import Sight
from maukas.games.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class MauMauView(View):
    """A round as seen from a seat (AM-35); cards and moves in notation, None where there is nothing to see."""

    phase: str = field(metadata={"description": "play, drawn, over"})
    top: str
    colour: str | None = field(metadata={"description": "the colour in force"})
    direction: int
    debt: int
    skipped: bool = field(metadata={"description": "the turn has come over somebody who was skipped"})
    drawn: str | None = field(metadata={"description": "of this seat, if it may be played"})
    said: bool = field(metadata={"description": "the seat on turn has said mau"})
    window: int | None = field(metadata={"description": "the seat that has just come down to one card without mau"})
    silent: tuple[int, ...] = field(metadata={"description": "the same where mau is due as long as one card is left"})


def seen_by_all(state: State) -> Sight:
    """What everybody sees, spectators too."""
    over = state.phase == OVER
    return {
        "dealer": state.dealer,
        "turn": state.turn,
        "phase": "over" if over else PHASES[state.phase],
        "hand_sizes": tuple(state.hand_sizes[: state.seats]),
        "top": NAMES.format(top(state)),
        "colour": None if state.colour == NO_COLOUR else LETTERS[state.colour],
        "direction": state.direction,
        "debt": state.debt,
        "skipped": state.skipped == 1,
        "draw_size": state.draw_size,
        "discard_size": state.discard_size,
        "reshuffles": state.reshuffles,
        "said": state.said == 1,
        "window": None if state.window in (NO_SEAT, SILENT_ONES) else state.window,
        "silent": tuple(silent_seats(state)) if state.silent else (),
        "winner": None if state.winner == NO_SEAT else state.winner,
        "scores": tuple(score(state, each) for each in range(state.seats)) if over else None,
        "hands": tuple(NAMES.hand_names(state, each) for each in range(state.seats)) if over else None,
    }


def seen_by(state: State, seat: int | None) -> Sight:
    """What only `seat` sees."""
    if seat is None:
        return {"seat": None, "hand": None, "drawn": None, "legal": (), "needs_call": False}
    actions: list[int] = []
    legal_actions(state, seat, actions)
    drawn = NAMES.format(state.drawn) if seat == state.turn and state.drawn != NO_CARD else None
    return {
        "seat": seat,
        "hand": NAMES.hand_names(state, seat),
        "drawn": drawn,
        "legal": tuple(map(format_action, actions)),
        "needs_call": CALL in actions and needs_call(state, seat, actions),
    }


def needs_call(state: State, seat: int, actions: list[int]) -> bool:
    """Whether `seat`, which may say mau, owes it, or needs it for a card that it can lay now."""
    return owes_mau(state, seat) or (state.hand_sizes[seat] == 2 and any(action < DRAW for action in actions))  # AM-24


def enter_view(state: State, view: MauMauView) -> None:
    """Write what only a view of Mau Mau shows into a state."""
    state.drawn = NO_CARD if view.drawn is None else NAMES.parse(view.drawn)
    state.discard[state.discard_size - 1] = NAMES.parse(view.top)
    state.colour = NO_COLOUR if view.colour is None else LETTERS.index(view.colour)
    state.direction, state.debt, state.said = view.direction, view.debt, int(view.said)
    state.skipped = int(view.skipped)
    state.silent = sum(1 << seat for seat in view.silent)
    state.window = view.window if view.window is not None else SILENT_ONES if view.silent else NO_SEAT


def due_call(view: MauMauView) -> str | None:
    """The mau that the view's seat owes: it has one card left or, on turn, is about to lay its last card but one."""
    if "mau" not in view.legal or view.hand is None:
        return None
    can_lay = any(map(laid_cards, view.legal))
    return "mau" if view.seat in forgotten_by(view) or (len(view.hand) == 2 and can_lay) else None


def forgotten_by(view: MauMauView) -> tuple[int, ...]:
    """The seats that have not said their mau."""
    return view.silent if view.window is None else (view.window, *view.silent)


@rule
def call_automatically(state: State) -> None:
    """Let everybody say mau without being asked."""
    state.mau, state.window, state.silent, state.said = AUTO, NO_SEAT, 0, 0
