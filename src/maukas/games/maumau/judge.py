"""Why a move of Mau Mau is refused: the clause. What is allowed is decided by the rules alone."""

from maukas.games.bits import bit, contains
from maukas.games.errors import Refusal
from maukas.games.maumau.calls import may_catch, may_say_mau
from maukas.games.maumau.cards import COLOUR_CHANGE, LETTERS, TAKE_FOUR, TAKE_TWO, is_number, kind
from maukas.games.maumau.notation import NAMES
from maukas.games.maumau.rules import fitting_cards, may_draw, may_name, playable_cards, top, would_go_out
from maukas.games.maumau.state import (
    ANY_TIME, AUTO, CALL, CATCH, CAUGHT, DRAW, DRAWN, END, LAY_CHANGE, LAY_LAST_CHANGE, WITH_CARD, State,
)
from maukas.games.state import OVER


def refusal(state: State, seat: int, action: int) -> Refusal | None:
    """Why `seat` may not take `action` now, or None if it may."""
    if state.phase == OVER:
        return Refusal("M-41", "maumau-round-over")
    if action == CALL:
        return None if may_say_mau(state, seat) else no_mau(state, seat)
    if action >= CATCH:
        return None if may_catch(state, seat, action - CATCH) else no_catch(state, action - CATCH)
    if seat != state.turn:
        return Refusal("M-15", "maumau-not-your-turn", {"player": state.turn})
    if action == DRAW:
        return None if may_draw(state, playable_cards(state)) else no_draw(state)
    if action == END:
        return None if state.phase == DRAWN else Refusal("AM-08", "maumau-nothing-to-keep")
    card = COLOUR_CHANGE if action >= LAY_CHANGE else action
    if not contains(playable_cards(state), card):
        return no_lay(state, card)
    if action == LAY_LAST_CHANGE and not would_go_out(state):
        return Refusal("AM-20", "maumau-name-a-colour")
    if action >= LAY_CHANGE and not would_go_out(state) and not may_name(state, action - LAY_CHANGE):
        return Refusal("AM-20", "maumau-name-a-new-colour", {"colour": LETTERS[state.colour]})
    return None


def no_lay(state: State, card: int) -> Refusal:
    """Why the seat on turn may not lay `card`."""
    name = NAMES.format(card)
    if not contains(state.held[state.turn], card):
        return Refusal("M-15", "maumau-card-not-held", {"card": name})
    if state.phase == DRAWN and card != state.drawn:
        return only_the_drawn_card(state)
    if state.debt > 0 and not contains(fitting_cards(state), card):
        return no_answer(state, card)
    if contains(fitting_cards(state), card):
        return Refusal("AM-22", "maumau-last-card-special", {"card": name})
    if top(state) == COLOUR_CHANGE:
        return Refusal("AM-20", "maumau-not-the-named-colour", {"card": name, "colour": LETTERS[state.colour]})
    values = {"card": name, "top": NAMES.format(top(state))}
    if is_number(card):
        return Refusal("M-15", "maumau-number-does-not-fit", values)
    return Refusal("M-20", "maumau-special-does-not-fit", values)


def no_answer(state: State, card: int) -> Refusal:
    """Why `card` does not answer the Take on top."""
    if card == COLOUR_CHANGE:
        return Refusal("AM-11", "maumau-debt-colour-change", {"debt": state.debt})
    if kind(card) == TAKE_FOUR:
        return Refusal("AM-13", "maumau-debt-take-four", {"debt": state.debt})
    answer = "take-two" if kind(top(state)) == TAKE_TWO else "take-four"
    return Refusal("M-26", "maumau-debt-other", {"card": NAMES.format(card), "debt": state.debt, "answer": answer})


def no_draw(state: State) -> Refusal:
    """Why the seat on turn may not draw."""
    if state.phase == DRAWN:
        return only_the_drawn_card(state)
    if playable_cards(state) == bit(COLOUR_CHANGE):
        return Refusal("AM-07", "maumau-must-lay-change")
    return Refusal("AM-06", "maumau-must-lay")


def only_the_drawn_card(state: State) -> Refusal:
    """After the draw that card or none."""
    return Refusal("AM-08", "maumau-only-the-drawn-card", {"card": NAMES.format(state.drawn)})


def no_mau(state: State, seat: int) -> Refusal:
    """Why `seat` may not say mau."""
    if state.mau == AUTO:
        return Refusal("AM-25", "maumau-mau-automatic")
    if seat == state.turn and state.said:
        return Refusal("AM-24", "maumau-mau-said-already")
    if state.mau_timing != ANY_TIME:
        return Refusal("AM-24", "maumau-mau-with-the-card" if state.mau_timing == WITH_CARD else "maumau-mau-after-the-card")
    return Refusal("AM-26", "maumau-mau-not-now")


def no_catch(state: State, caught: int) -> Refusal:
    """Why the seat `caught` cannot be caught."""
    if state.mau != CAUGHT:
        return Refusal("AM-25", "maumau-catch-not-played")
    return Refusal("AM-25", "maumau-nothing-to-catch", {"player": caught})
