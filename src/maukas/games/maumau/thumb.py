"""Rules of thumb for Mau Mau; they look only at what the seat on turn can see."""

from maukas.games.bits import bit, lowest, without_lowest
from maukas.games.maumau.cards import COLOUR_CHANGE, STOP, TAKE_FOUR, TAKE_TWO, cards_of_colour, cards_of_kind, colour, kind, points
from maukas.games.maumau.rules import next_seat
from maukas.games.maumau.state import DRAW, END, LAY_CHANGE, LAY_LAST_CHANGE, State
from maukas.games.rule import rule

NEARLY_OUT = 2                                          # cards of a next player who has to be stopped


@rule
def weigh(state: State, action: int) -> int:
    """What a turn's action is worth: more is better."""
    if action == LAY_LAST_CHANGE:
        return 1000
    if action == DRAW:                                  # owed cards are taken only if nothing answers them
        return -200
    if action == END:
        return -100
    if action >= LAY_CHANGE:                            # a colour change is kept for later, and names the longest colour
        return -50 + 10 * held_of(state, cards_of_colour(action - LAY_CHANGE))
    worth = points(action) + 6 * followers(state, action)
    danger = state.hand_sizes[next_seat(state, 1)] <= NEARLY_OUT
    of_kind = kind(action)
    if TAKE_TWO <= of_kind <= TAKE_FOUR:
        worth += 40 if danger else 8
    elif of_kind == STOP:
        worth += 30 if danger else 6
    return worth


@rule
def followers(state: State, card: int) -> int:
    """How many cards would be left in the hand that fit on `card`: it is good to be able to go on."""
    fitting = cards_of_colour(colour(card)) | cards_of_kind(kind(card))
    return held_of(state, fitting & ~bit(card))


@rule
def held_of(state: State, cards: int) -> int:
    """How many cards of a set the seat on turn holds, a colour change left out."""
    mine = state.held[state.turn] & cards & ~bit(COLOUR_CHANGE)
    count = 0
    while mine != 0:
        count += state.hands[state.turn][lowest(mine)]
        mine = without_lowest(mine)
    return count
