"""Calling DOS! and catching who did not: words beside the turn, and the cards that they cost."""

from maukas.games.bits import bit, contains, lowest
from maukas.games.dos.row import ALL
from maukas.games.dos.state import ANY_TWO, AUTO, BONUS, CALL, CATCH, NEXT_MOVE, START, State
from maukas.games.hands import draw_card
from maukas.games.piles import drawable
from maukas.games.rule import push, rule
from maukas.games.state import NO_CARD, OVER


@rule
def may_call(state: State, seat: int) -> bool:
    """Whether `seat` may call DOS! now."""
    if state.phase == OVER or state.dos == AUTO:
        return False
    if contains(state.exposed, seat):                   # D-35, AD-27
        return True
    if seat != state.turn or state.called:
        return False
    size = state.hand_sizes[seat]                       # beforehand, if the next move can leave two cards
    if size == 1:                                       # AD-26: by drawing
        return state.phase == START and state.call_due == ANY_TWO
    return size == 3 or (size == 4 and state.phase != BONUS)


@rule
def may_catch(state: State, seat: int, caught: int) -> bool:
    """Whether `seat` may call DOS! before the seat `caught` does."""
    if state.phase == OVER or state.dos == AUTO or caught == seat:             # AD-28
        return False
    if contains(state.exposed, caught):                 # D-36, AD-27
        return True
    return state.false_catch_penalty > 0 and drawable(state, ALL) > state.owed     # AD-29, as a house rule


@rule
def call_actions(state: State, seat: int, actions: list[int]) -> None:
    """Note what `seat` may say."""
    if may_call(state, seat):
        push(actions, CALL)
    if state.exposed != 0 or state.false_catch_penalty > 0:
        for caught in range(state.seats):
            if may_catch(state, seat, caught):
                push(actions, CATCH + caught)


@rule
def due_words(state: State, seat: int, actions: list[int]) -> None:
    """Note what `seat` should say: the call that it needs, and the one that another forgot."""
    if may_call(state, seat):
        push(actions, CALL)
    exposed = state.exposed & ~bit(seat)
    if exposed != 0 and may_catch(state, seat, lowest(exposed)):
        push(actions, CATCH + lowest(exposed))


@rule
def call(state: State, seat: int) -> None:
    """`seat` calls DOS!: for the two cards it has, else for the two it is about to have."""
    if contains(state.exposed, seat):
        state.exposed &= ~bit(seat)
    else:
        state.called = 1


@rule
def catch(state: State, seat: int, caught: int) -> None:
    """`seat` calls DOS! before `caught` does; by a house rule a wrong catch is paid for."""
    if contains(state.exposed, caught):
        state.exposed &= ~bit(caught)                   # AD-28: once
        penalise(state, caught, state.call_penalty)     # D-36
    else:
        penalise(state, seat, state.false_catch_penalty)                       # AD-29


@rule
def penalise(state: State, seat: int, count: int) -> None:
    """Penalty cards: at once, or on one's own turn at its end (D-37, AD-30)."""
    if seat == state.turn:
        state.owed += count
    else:
        take_cards(state, seat, count)


@rule
def take_cards(state: State, seat: int, count: int) -> None:
    """Cards that a seat must take: they never bring a call with them (AD-26), and end what was open (AD-27)."""
    for _ in range(count):
        if draw_card(state, seat, ALL) != NO_CARD:
            state.exposed &= ~bit(seat)


@rule
def close_windows(state: State, seat: int) -> None:
    """A turn decision of `seat`: by a house rule nobody else can be caught any more (AD-27)."""
    if state.catch_window == NEXT_MOVE:
        state.exposed &= bit(seat)
