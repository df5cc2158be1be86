"""Saying mau and catching who did not: words beside the turn, and the cards that a forgotten one costs."""

from maukas.games.bits import bit, contains
from maukas.games.hands import draw_cards
from maukas.games.maumau.state import AFTER_CARD, AUTO, CALL, CATCH, CAUGHT, JUDGE, ONE_LEFT, SILENT_ONES, TOP, WITH_CARD, State
from maukas.games.rule import push, rule
from maukas.games.state import NO_SEAT, OVER


@rule
def owes_mau(state: State, seat: int) -> bool:
    """Whether `seat` has come down to one card and not said mau: just now or, by a house rule, as long as that card is left (AM-24)."""
    return state.window == seat or (state.window == SILENT_ONES and contains(state.silent, seat) and state.hand_sizes[seat] == 1)


@rule
def may_say_mau(state: State, seat: int) -> bool:
    """Whether `seat` may say mau now."""
    if state.phase == OVER or state.mau == AUTO:
        return False
    if state.window == seat:                            # AM-24: after the card, until the next decision
        return state.mau_timing != WITH_CARD
    if state.hand_sizes[seat] == 1:                     # AM-24, as a house rule: as long as one card is left
        return owes_mau(state, seat)
    if state.turn != seat or state.said:
        return False
    if state.hand_sizes[seat] == 2:                     # AM-24: before the card, or with it
        return state.mau_timing <= WITH_CARD
    return state.false_mau_penalty > 0                  # AM-26, as a house rule


@rule
def may_catch(state: State, seat: int, caught: int) -> bool:
    """Whether `seat` may point out that the seat `caught` forgot its mau."""
    return state.phase != OVER and state.mau == CAUGHT and caught != seat and owes_mau(state, caught)          # AM-25


@rule
def call_actions(state: State, seat: int, actions: list[int]) -> None:
    """Note what `seat` may say."""
    if may_say_mau(state, seat):
        push(actions, CALL)
    if state.mau == CAUGHT:
        catch_actions(state, seat, actions)


@rule
def catch_actions(state: State, seat: int, actions: list[int]) -> None:
    """Note whom `seat` may catch."""
    if state.window == NO_SEAT:
        return
    for caught in range(state.seats):
        if may_catch(state, seat, caught):
            push(actions, CATCH + caught)


@rule
def due_words(state: State, seat: int, actions: list[int]) -> None:
    """Note what `seat` should say: the mau that it needs, and the one that another forgot."""
    if may_say_mau(state, seat) and state.hand_sizes[seat] <= 2:
        push(actions, CALL)
    if state.mau == CAUGHT:
        catch_actions(state, seat, actions)


@rule
def next_speaker(state: State) -> int:
    """The seat on turn; where mau is said after the card, first the one that has laid it (AM-24)."""
    return state.window if state.window != NO_SEAT and state.mau_timing == AFTER_CARD else state.turn


@rule
def say_mau(state: State, seat: int) -> None:
    """`seat` says mau: for the card it has laid, else for the card it is about to lay."""
    if owes_mau(state, seat):
        forgive(state, seat)
    else:
        state.said = 1


@rule
def forgive(state: State, seat: int) -> None:
    """`seat` owes no mau any more."""
    state.silent &= ~bit(seat)
    state.window = NO_SEAT if state.silent == 0 else SILENT_ONES


@rule
def open_window(state: State, seat: int) -> None:
    """`seat` has come down to one card without mau (M-37, AM-24, AM-29)."""
    if state.mau_timing == ONE_LEFT:
        state.silent |= bit(seat)
        state.window = SILENT_ONES
    else:
        state.window = seat


@rule
def catch(state: State, caught: int) -> None:
    """Somebody has pointed out that `caught` forgot its mau (AM-25)."""
    forgive(state, caught)
    draw_cards(state, caught, state.mau_penalty, TOP)   # M-39, AM-27


@rule
def close_window(state: State) -> None:
    """The next decision begins: anyone who has not said mau by now has forgotten it (AM-24)."""
    forgetful = state.window
    if forgetful == SILENT_ONES:                        # AM-24, as a house rule: whoever plays on with one card
        forgetful = state.turn if owes_mau(state, state.turn) else NO_SEAT
        forgive(state, state.turn)
    else:
        state.window = NO_SEAT
    if forgetful != NO_SEAT and state.mau == JUDGE:     # AM-25
        draw_cards(state, forgetful, state.mau_penalty, TOP)                        # M-39, AM-27
