"""What one seat, or a spectator at no seat, may see of a DOS round, and what follows from that."""

from dataclasses import dataclass, field

from maukas.games.bits import contains
from maukas.games.dos.notation import NAMES, format_action
from maukas.games.dos.rules import legal_actions, score
from maukas.games.dos.state import ADD, AUTO, CALL, DRAW, END, PHASES, State, cover_second
from maukas.games.rule import rule
from maukas.games.state import NO_CARD, NO_SEAT, OVER
from maukas.games.view import Sight
from maukas.games.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class CentreCard:
    """A card of the centre row, and the cards laid on it in this turn."""

    card: str
    covered_by: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DosView(View):
    """A round as seen from a seat (AD-39); cards and moves in notation, None where there is nothing to see."""

    phase: str = field(metadata={"description": "start, drawn, covered, bonus, over"})
    row: tuple[CentreCard, ...]
    discard_top: str | None = field(default=None, metadata={"description": "the card that lies open on the discard pile"})
    drawn: str | None = field(metadata={"description": "of this seat, in this turn"})
    bonuses: int = field(metadata={"description": "hand cards the seat on turn may still add"})
    doubles: int = field(metadata={"description": "cards all the others draw at the end of this turn"})
    owed: int = field(metadata={"description": "penalty cards the seat on turn takes at its end"})
    called: bool = field(metadata={"description": "the seat on turn has called beforehand"})
    exposed: tuple[int, ...] = field(metadata={"description": "seats that came to two cards and have not called"})


def seen_by_all(state: State) -> Sight:
    """What everybody sees, spectators too."""
    over = state.phase == OVER
    return {
        "dealer": state.dealer,
        "turn": state.turn,
        "phase": "over" if over else PHASES[state.phase],
        "hand_sizes": tuple(state.hand_sizes[: state.seats]),
        "row": tuple(centre_card(state, place) for place in range(state.row_size)),
        "discard_top": NAMES.format(state.discard[state.discard_size - 1]) if state.discard_size else None,
        "draw_size": state.draw_size,
        "discard_size": state.discard_size,
        "reshuffles": state.reshuffles,
        "bonuses": state.bonuses,
        "doubles": state.doubles,
        "owed": state.owed,
        "called": state.called == 1,
        "exposed": tuple(each for each in range(state.seats) if contains(state.exposed, each)),
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
        "needs_call": needs_call(state, seat, actions),
    }


def needs_call(state: State, seat: int, actions: list[int]) -> bool:
    """Whether `seat` has come to two cards without a call, or may call now for a move that brings it to two."""
    if CALL not in actions:
        return False
    return contains(state.exposed, seat) or any(size_after(state, action) == 2 for action in actions if action < END)  # D-35, AD-26


def size_after(state: State, action: int) -> int:
    """How many cards the seat on turn holds after a decision, taken by itself."""
    size = state.hand_sizes[state.turn]
    if action == DRAW:
        return size + 1
    return size - (1 if action >= ADD or cover_second(action) == NO_CARD else 2)


def centre_card(state: State, place: int) -> CentreCard:
    """The centre card at a place of the row."""
    laid = tuple(NAMES.format(card) for card in (state.first[place], state.second[place]) if card != NO_CARD)
    return CentreCard(card=NAMES.format(state.row[place]), covered_by=laid)


def enter_view(state: State, view: DosView) -> None:
    """Write what only a view of DOS shows into a state."""
    state.drawn = NO_CARD if view.drawn is None else NAMES.parse(view.drawn)
    state.row_size = len(view.row)
    for place, centre in enumerate(view.row):
        laid = [NAMES.parse(name) for name in centre.covered_by]
        state.row[place] = NAMES.parse(centre.card)
        state.first[place] = laid[0] if laid else NO_CARD
        state.second[place] = laid[1] if len(laid) == 2 else NO_CARD
    state.bonuses, state.doubles, state.owed, state.called = view.bonuses, view.doubles, view.owed, int(view.called)
    state.exposed = sum(1 << seat for seat in view.exposed)


def due_call(view: DosView) -> str | None:
    """The call that the view's seat owes: it has come to two cards."""
    return "dos" if view.seat in view.exposed else None


def forgotten_by(view: DosView) -> tuple[int, ...]:
    """The seats that came to two cards and have not called."""
    return view.exposed


@rule
def call_automatically(state: State) -> None:
    """Let everybody call DOS! without being asked."""
    state.dos, state.exposed, state.called = AUTO, 0, 0
