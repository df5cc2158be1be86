"""What kinds of moves a round of Mau Mau is made of, for statistics."""

from maukas.games.maumau.cards import NUMBERS, REVERSE, TAKE_FOUR, TAKE_TWO, kind
from maukas.games.maumau.state import CALL, CATCH, DRAW, END, JUDGE, LAY_LAST_CHANGE, SILENT_ONES, State
from maukas.games.rule import rule
from maukas.games.state import NO_SEAT

MOVE_KINDS = (
    "number", "reverse", "take-two", "take-four", "stop", "colour-change", "draw", "take-debt", "keep", "call", "catch", "forgotten",
)
NUMBER_LAID, REVERSE_LAID, TAKE_TWO_LAID, TAKE_FOUR_LAID, STOP_LAID, CHANGE_LAID = range(6)
DRAWN, DEBT_TAKEN, KEPT, CALLED, CAUGHT, FORGOTTEN = range(6, 12)


@rule
def tally(state: State, action: int, counts: list[int]) -> None:
    """Count `action`, about to be taken, under its kind, and the mau that it shows to be forgotten."""
    counts[move_kind(state, action)] += 1
    if state.window != NO_SEAT and state.mau == JUDGE and action < CALL:       # AM-24, AM-25
        plays_on = state.silent >> state.turn & (state.hand_sizes[state.turn] == 1)    # by a house rule; as `owes_mau`, but quick
        counts[FORGOTTEN] += plays_on if state.window == SILENT_ONES else 1


@rule
def move_kind(state: State, action: int) -> int:
    """The place of an action's kind among MOVE_KINDS."""
    if action >= CATCH:
        return CAUGHT
    if action == CALL:
        return CALLED
    if action == END:
        return KEPT
    if action == DRAW:
        return DEBT_TAKEN if state.debt > 0 else DRAWN
    if action >= LAY_LAST_CHANGE:
        return CHANGE_LAID
    laid = kind(action)
    if laid < NUMBERS:
        return NUMBER_LAID
    if laid == REVERSE:
        return REVERSE_LAID
    if laid == TAKE_TWO:
        return TAKE_TWO_LAID
    return TAKE_FOUR_LAID if laid == TAKE_FOUR else STOP_LAID
