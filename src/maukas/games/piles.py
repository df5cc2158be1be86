"""The draw pile and the discard pile, the same in every game."""

from maukas.games.rule import rule
from maukas.games.state import MAX_PACK, NO_CARD, RoundState


@rule
def discard_card(state: RoundState, card: int) -> None:
    """Put `card` on top of the discard pile."""
    state.discard[state.discard_size] = card
    state.discard_size += 1


@rule
def drawable(state: RoundState, kept: int) -> int:
    """How many cards could be drawn now, when the `kept` top cards of the discard pile stay where they are."""
    return state.draw_size + max(state.discard_size - kept, 0)


@rule
def next_card(state: RoundState, kept: int) -> int:
    """Take the next card off the draw pile, made anew if it is used up; NO_CARD if there is none at all."""
    if state.draw_size == 0:                            # M-36, AM-30, AD-32: only when a card is needed
        reshuffle(state, kept)
    if state.draw_size == 0:                            # AM-31, AD-33: what cannot be drawn lapses
        return NO_CARD
    state.draw_size -= 1
    return state.draw[state.draw_size]


@rule
def reshuffle(state: RoundState, kept: int) -> None:
    """Make the discard pile, but for its `kept` top cards, the draw pile, in the order that chance has laid ready."""
    loose = state.discard_size - kept
    if loose <= 0:
        return
    for i in range(MAX_PACK):
        if state.order[i] < loose:
            state.draw[state.draw_size] = state.discard[state.order[i]]
            state.draw_size += 1
    for i in range(kept):
        state.discard[i] = state.discard[loose + i]
    state.discard_size = kept
    state.reshuffles += 1
