"""What a learning program is told of a moment: numbers that one seat can see, the same parts in every game."""

from typing import NamedTuple

from maukas.games.features import seat_after
from maukas.games.rule import push, rule
from maukas.games.state import MAX_CARDS, MAX_PACK, RoundState

MOST_PHASES = 15


class Part(NamedTuple):
    """Some numbers of an observation that belong together: what they tell, how many there are, and how high they can be."""

    name: str
    size: int
    most: int = 1  # flags


def common_parts(seats: int, cards: int, copies: int) -> tuple[Part, ...]:
    """What `observe_common` tells of so many seats, different cards, and copies of a card."""
    return (
        Part("hand", cards, copies),
        Part("hand_sizes", seats, MAX_PACK),
        Part("turn", seats),
        Part("draw_size", 1, MAX_PACK),
        Part("discard_size", 1, MAX_PACK),
    )


@rule
def observe_common(state: RoundState, seat: int, cards: int, numbers: list[int]) -> None:
    """Tell one's own hand, and what everybody sees of every game; seats are told clockwise, beginning with one's own."""
    for card in range(cards):
        push(numbers, state.hands[seat][card])
    for steps in range(state.seats):
        push(numbers, state.hand_sizes[seat_after(state, seat, steps)])
    for steps in range(state.seats):
        push(numbers, 1 if state.turn == seat_after(state, seat, steps) else 0)
    push(numbers, state.draw_size)
    push(numbers, state.discard_size)


@rule
def one_of(chosen: int, first: int, count: int, numbers: list[int]) -> None:
    """A flag for each number from `first` on, of which the one of `chosen` is set."""
    for each in range(first, first + count):
        push(numbers, 1 if each == chosen else 0)


def parts_of_any_game(seats: int) -> tuple[Part, ...]:
    """What is told of a game that does not say more."""
    return (*common_parts(seats, MAX_CARDS, MAX_PACK), Part("phase", 1, MOST_PHASES))


@rule
def observe_any_game(state: RoundState, seat: int, numbers: list[int]) -> None:
    """Tell what every game has."""
    observe_common(state, seat, MAX_CARDS, numbers)
    push(numbers, state.phase)
