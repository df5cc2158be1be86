"""Why a move of DOS is refused: the clause. What is allowed is decided by the rules alone."""

from maukas.games.bits import contains
from maukas.games.dos.calls import may_call, may_catch
from maukas.games.dos.cards import is_hash, partner_cards, single_cards
from maukas.games.dos.notation import NAMES
from maukas.games.dos.rules import may_add, may_bonus_cover, may_cover, may_end, needed_card, open_cards
from maukas.games.dos.state import (
    ADD, AUTO, BONUS, CALL, CATCH, COVERED, DRAW, DREW, END, START, State, cover_first, cover_second, cover_target,
)
from maukas.games.errors import Refusal
from maukas.games.state import NO_CARD, OVER


def refusal(state: State, seat: int, action: int) -> Refusal | None:
    """Why `seat` may not take `action` now, or None if it may."""
    if state.phase == OVER:
        return Refusal("D-38", "dos-round-over")
    if action == CALL:
        return None if may_call(state, seat) else no_call(state, seat)
    if action >= CATCH:
        return no_catch(state, seat, action - CATCH)
    if seat != state.turn:
        return Refusal("D-11", "dos-not-your-turn", {"player": state.turn})
    if action == DRAW:
        return None if state.phase == START else Refusal("AD-11", "dos-draw-first-thing-only")
    if action == END:
        return None if may_end(state) else no_end(state)
    if action >= ADD:
        return no_add(state, action - ADD)
    return no_cover(state, cover_first(action), cover_second(action), cover_target(action))


def no_cover(state: State, first: int, second: int, target: int) -> Refusal | None:
    """Why the seat on turn may not lay these cards on that centre card, or None if it may."""
    single = second == NO_CARD
    for card in (first, second):
        if card != NO_CARD and state.hands[state.turn][card] < 1 + (first == second):
            return Refusal("D-11", "dos-card-not-held", {"card": NAMES.format(card)})
    if state.phase == BONUS:
        no_bonus = no_bonus_cover(state, single=single)
        if no_bonus is not None:
            return no_bonus
    elif not may_cover(state) or needed_card(state) not in (NO_CARD, first, second):
        return Refusal("AD-09", "dos-only-with-the-drawn-card")
    if not contains(open_cards(state), target):
        if target in state.row[: state.row_size]:
            return Refusal("D-15", "dos-covered-already", {"target": NAMES.format(target)})
        return Refusal("D-12" if single else "D-13", "dos-not-in-the-row", {"target": NAMES.format(target)})
    if single:
        if contains(single_cards(target), first):
            return None
        return Refusal("D-12", "dos-number-differs", {"card": NAMES.format(first), "target": NAMES.format(target)})
    if contains(partner_cards(first, target), second):
        return None
    return no_sum(first, second, target)


def no_bonus_cover(state: State, *, single: bool) -> Refusal | None:
    """Why no bonus card may cover a centre card, or None if one that fits may."""
    if not state.bonus_covers:
        return Refusal("AD-06", "dos-covering-is-over")
    if not may_bonus_cover(state):
        return Refusal("AD-08", "dos-bonus-cover-needs-three")
    return None if single else Refusal("AD-08", "dos-bonus-card-alone")


def no_sum(first: int, second: int, target: int) -> Refusal:
    """Why two cards do not make the number of the centre card."""
    values = {"first": NAMES.format(first), "second": NAMES.format(second), "target": NAMES.format(target)}
    if is_hash(target):
        return Refusal("AD-22", "dos-sum-over-ten", values)
    if is_hash(second):
        return Refusal("AD-23", "dos-wild-cannot-make-it", values)
    return Refusal("D-13", "dos-sum-differs", values)


def no_add(state: State, card: int) -> Refusal | None:
    """Why the seat on turn may not add `card` to the row, or None if it may."""
    if not contains(state.held[state.turn], card):
        return Refusal("D-11", "dos-card-not-held", {"card": NAMES.format(card)})
    if may_add(state):
        return None
    if state.phase == START:
        return Refusal("D-24", "dos-add-after-a-draw-only")
    if state.phase == COVERED:
        return Refusal("AD-10", "dos-no-add-after-covering")
    return Refusal("AD-15", "dos-last-card-must-cover")


def no_end(state: State) -> Refusal:
    """Why the seat on turn is not done."""
    if state.phase == START:
        return Refusal("D-11", "dos-cover-or-draw")
    if state.phase == DREW:
        return Refusal("AD-12", "dos-add-a-card")
    return Refusal("AD-13", "dos-bonus-compulsory")


def no_call(state: State, seat: int) -> Refusal:
    """Why `seat` may not call DOS!."""
    if state.dos == AUTO:
        return Refusal("D-35", "dos-call-automatic")
    if seat == state.turn and state.called:
        return Refusal("AD-27", "dos-call-made-already")
    return Refusal("AD-29", "dos-call-not-now")


def no_catch(state: State, seat: int, caught: int) -> Refusal | None:
    """Why `seat` may not catch the seat `caught`, or None if it may."""
    if caught == seat or caught >= state.seats:
        return Refusal("AD-28", "dos-catch-who")
    if may_catch(state, seat, caught):
        return None
    if state.dos == AUTO:
        return Refusal("D-36", "dos-catch-automatic")
    return Refusal("AD-29", "dos-nothing-to-catch", {"player": caught})
