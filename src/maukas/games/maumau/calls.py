"""Saying mau and catching who did not: words beside the turn, and the cards that a forgotten one costs."""

from maukas.games.hands import draw_cards
from maukas.games.maumau.state import AUTO, CALL, CATCH, CAUGHT, JUDGE, TOP, State
from maukas.games.rule import push, rule
from maukas.games.state import NO_SEAT, OVER


@rule
def may_say_mau(state: State, seat: int) -> bool:
    """Whether `seat` may say mau now."""
    if state.phase == OVER or state.mau == AUTO:
        return False
    if state.window == seat:                            # AM-24: after the card, until the next decision
        return True
    if state.turn != seat or state.said:
        return False
    if state.hand_sizes[seat] == 2:                     # AM-24: before the card, or with it
        return True
    return state.hand_sizes[seat] > 2 and state.false_mau_penalty > 0          # AM-26, as a house rule


@rule
def may_catch(state: State, seat: int, caught: int) -> bool:
    """Whether `seat` may point out that the seat `caught` forgot its mau."""
    return state.phase != OVER and state.mau == CAUGHT and state.window == caught and caught != seat           # AM-25


@rule
def call_actions(state: State, seat: int, actions: list[int]) -> None:
    """Note what `seat` may say."""
    if may_say_mau(state, seat):
        push(actions, CALL)
    if state.window != NO_SEAT and may_catch(state, seat, state.window):
        push(actions, CATCH + state.window)


@rule
def due_words(state: State, seat: int, actions: list[int]) -> None:
    """Note what `seat` should say: the mau that it needs, and the one that another forgot."""
    if may_say_mau(state, seat) and (state.window == seat or state.hand_sizes[seat] == 2):
        push(actions, CALL)
    if state.window != NO_SEAT and may_catch(state, seat, state.window):
        push(actions, CATCH + state.window)


@rule
def say_mau(state: State, seat: int) -> None:
    """`seat` says mau: for the card it has laid, else for the card it is about to lay."""
    if state.window == seat:
        state.window = NO_SEAT
    else:
        state.said = 1


@rule
def catch(state: State, caught: int) -> None:
    """Somebody has pointed out that `caught` forgot its mau (AM-25)."""
    state.window = NO_SEAT
    draw_cards(state, caught, state.mau_penalty, TOP)        # M-39, AM-27


@rule
def close_window(state: State) -> None:
    """The next decision begins: who has not said mau by now has forgotten it (AM-24)."""
    forgetful = state.window
    state.window = NO_SEAT
    if forgetful != NO_SEAT and state.mau == JUDGE:     # AM-25
        draw_cards(state, forgetful, state.mau_penalty, TOP)                        # M-39, AM-27
