"""What kinds of moves a round of DOS is made of, for statistics."""

from maukas.games.dos.rules import earns_bonus
from maukas.games.dos.state import ADD, BONUS, CALL, CATCH, DRAW, END, State, cover_first, cover_second, cover_target
from maukas.games.rule import rule
from maukas.games.state import NO_CARD

MOVE_KINDS = ("single", "single-bonus", "sum", "sum-bonus", "draw", "add", "bonus-add", "end", "call", "catch")
SINGLE, SINGLE_BONUS, SUM, SUM_BONUS, DRAWN, ADDED, BONUS_ADDED, ENDED, CALLED, CAUGHT = range(10)


@rule
def tally(state: State, action: int, counts: list[int]) -> None:
    """Count `action`, about to be taken, under its kind."""
    counts[move_kind(state, action)] += 1


@rule
def move_kind(state: State, action: int) -> int:
    """The place of an action's kind among MOVE_KINDS."""
    if action >= CATCH:
        return CAUGHT
    if action == CALL:
        return CALLED
    if action == END:
        return ENDED
    if action == DRAW:
        return DRAWN
    if action >= ADD:
        return BONUS_ADDED if state.phase == BONUS else ADDED
    first, second = cover_first(action), cover_second(action)
    plain = SINGLE if second == NO_CARD else SUM
    return plain + 1 if earns_bonus(first, second, cover_target(action)) else plain
