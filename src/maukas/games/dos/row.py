"""The centre row of DOS: cards side by side, and what lies on each in this turn."""

from maukas.games.dos.state import State
from maukas.games.piles import discard_card, next_card
from maukas.games.rule import rule
from maukas.games.state import NO_CARD

LEAST_ROW = 2                                           # D-07, D-25
ALL = 0                                                 # AD-32: no card of the discard pile stays when it is reshuffled


@rule
def clear_row(state: State) -> None:
    """Covered centre cards and what lies on them go to the discard pile; the others close up."""
    kept = 0
    for place in range(state.row_size):
        card = state.row[place]
        if state.first[place] == NO_CARD:
            state.row[kept] = card
            kept += 1
            continue
        discard_card(state, card)
        discard_card(state, state.first[place])
        if state.second[place] != NO_CARD:
            discard_card(state, state.second[place])
        state.first[place] = NO_CARD
        state.second[place] = NO_CARD
    state.row_size = kept


@rule
def refill_row(state: State) -> None:
    """Fill the row up to two cards, as far as there are any (D-27, AD-33)."""
    while state.row_size < LEAST_ROW:
        card = next_card(state, ALL)
        if card == NO_CARD:
            return
        put_in_row(state, card)


@rule
def put_in_row(state: State, card: int) -> None:
    """Lay `card` face up at the end of the row."""
    state.row[state.row_size] = card
    state.first[state.row_size] = NO_CARD
    state.second[state.row_size] = NO_CARD
    state.row_size += 1
