"""What a learning program is told of a moment of DOS."""

from maukas.games.bits import contains
from maukas.games.dos.cards import CARDS, PACK
from maukas.games.dos.state import PHASES, START, State
from maukas.games.features import seat_after
from maukas.games.observation import Part, common_parts, observe_common, one_of
from maukas.games.rule import push, rule
from maukas.games.state import MAX_PACK, NO_CARD

COPIES = max(map(PACK.count, PACK))
PHASE_COUNT = len(PHASES)


def observation_parts(seats: int) -> tuple[Part, ...]:
    """What `observe` tells, in its order."""
    return (
        *common_parts(seats, CARDS, COPIES),
        Part("phase", PHASE_COUNT),
        Part("row", CARDS, COPIES),
        Part("covered", CARDS, COPIES),
        Part("laid", CARDS, COPIES),
        Part("drawn", CARDS),
        Part("bonuses", 1, MAX_PACK),
        Part("doubles", 1, MAX_PACK),
        Part("owed", 1, MAX_PACK),
        Part("called", 1),
        Part("exposed", seats),
    )


@rule
def observe(state: State, seat: int, numbers: list[int]) -> None:
    """Tell what `seat` sees."""
    observe_common(state, seat, CARDS, numbers)
    one_of(state.phase, START, PHASE_COUNT, numbers)
    for card in range(CARDS):
        push(numbers, centre_cards(state, card, False))
    for card in range(CARDS):
        push(numbers, centre_cards(state, card, True))
    for card in range(CARDS):
        push(numbers, laid_cards(state, card))
    one_of(state.drawn if state.turn == seat else NO_CARD, 0, CARDS, numbers)  # AD-39: nobody else sees it
    push(numbers, state.bonuses)
    push(numbers, state.doubles)
    push(numbers, min(MAX_PACK, state.owed))
    push(numbers, state.called)
    for steps in range(state.seats):
        push(numbers, 1 if contains(state.exposed, seat_after(state, seat, steps)) else 0)


@rule
def centre_cards(state: State, card: int, are_covered: bool) -> int:
    """How many such cards of the centre row are covered in this turn, or are not."""
    found = 0
    for place in range(state.row_size):
        if state.row[place] == card and (state.first[place] != NO_CARD) == are_covered:
            found += 1
    return found


@rule
def laid_cards(state: State, card: int) -> int:
    """How many such cards were laid on centre cards in this turn."""
    found = 0
    for place in range(state.row_size):
        if state.first[place] == card:
            found += 1
        if state.second[place] == card:
            found += 1
    return found
