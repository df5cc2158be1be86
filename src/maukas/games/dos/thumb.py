"""Rules of thumb for DOS; they look only at what the seat on turn can see."""

from maukas.games.dos.cards import DOS_WILD, is_hash, points
from maukas.games.dos.rules import earns_bonus
from maukas.games.dos.state import ADD, BONUS, DRAW, END, State, cover_first, cover_second, cover_target
from maukas.games.rule import rule
from maukas.games.state import NO_CARD


@rule
def weigh(state: State, action: int) -> int:
    """What a turn's action is worth: more is better."""
    if action == DRAW:
        return -200
    if action == END:
        return -100
    if action >= ADD:
        return added(state, action - ADD)
    first, second = cover_first(action), cover_second(action)
    worth = 100 + shed(first)
    if state.phase != BONUS and earns_bonus(first, second, cover_target(action)):
        worth += 60 if second == NO_CARD else 120       # one card more to add; and all the others draw
    if second != NO_CARD:
        worth += 50 + shed(second)                      # two cards gone at once
    return worth


@rule
def shed(card: int) -> int:
    """What it is worth to be rid of a card now: much for high numbers, little for wilds, which fit nearly everywhere."""
    if card == DOS_WILD or is_hash(card):
        return -30
    return points(card)


@rule
def added(state: State, card: int) -> int:
    """What it is worth to add a card to the row: the others may cover it, so wilds stay in the hand while it is long."""
    if card == DOS_WILD or is_hash(card):
        return 40 if state.hand_sizes[state.turn] <= 2 else -40
    return points(card)
