"""The hands: how many of each card a seat holds, and the set of the cards it holds at all; the same in every game."""

from maukas.games.bits import bit
from maukas.games.piles import next_card
from maukas.games.rule import rule
from maukas.games.state import NO_CARD, RoundState


@rule
def put_in_hand(state: RoundState, seat: int, card: int) -> None:
    """Put `card` into a hand."""
    state.hands[seat][card] += 1
    state.held[seat] |= bit(card)
    state.hand_sizes[seat] += 1


@rule
def take_from_hand(state: RoundState, seat: int, card: int) -> None:
    """Take one such card out of a hand."""
    state.hands[seat][card] -= 1
    if state.hands[seat][card] == 0:
        state.held[seat] &= ~bit(card)
    state.hand_sizes[seat] -= 1


@rule
def draw_card(state: RoundState, seat: int, kept: int) -> int:
    """Draw one card into a hand and return it; NO_CARD if there is none."""
    card = next_card(state, kept)
    if card != NO_CARD:
        put_in_hand(state, seat, card)
    return card


@rule
def draw_cards(state: RoundState, seat: int, count: int, kept: int) -> None:
    """Draw `count` cards into a hand, or as many as there are (AM-31, AD-33)."""
    for _ in range(count):
        draw_card(state, seat, kept)
