"""What a learned value is told of a position: numbered features, all of them seen by the seat on turn; the same parts in every game."""

from maukas.games.rule import rule
from maukas.games.state import MAX_SEATS, RoundState

CLASSES = 20  # of cards that somebody can be known to lack; each game has its own


class Features:
    """The features that are on, with how strongly; compiled code has a record instead."""

    def __init__(self) -> None:
        self.count = 0
        self.places: list[int] = []
        self.values: list[float] = []


class Memory:
    """What everybody knows from earlier moves: of each hand, how many of its cards are expected to be none of a class."""

    def __init__(self) -> None:
        self.clear = [[0.0] * CLASSES for _ in range(MAX_SEATS)]


def put(features: Features, place: int, value: float) -> None:
    """Turn a feature on; compiled, it goes into a record."""
    features.places.append(place)
    features.values.append(value)
    features.count += 1


@rule
def step(start: int, number: int, most: int) -> int:
    """The place of a number among features for 0, 1 and so on up to `most`, which stands for all above it, too."""
    return start + (min(most, number))


@rule
def seat_after(state: RoundState, seat: int, steps: int) -> int:
    """The seat that many places on, around the table; steps may be negative."""
    return (seat + steps + state.seats * MAX_SEATS) % state.seats


@rule
def forget_laid(memory: Memory, state: RoundState, seat: int) -> None:
    """A seat is about to lay a card: which one of its cards it was is not known, so a little less is known of each class."""
    size = state.hand_sizes[seat]
    for each in range(CLASSES):
        memory.clear[seat][each] *= (size - 1) / size


@rule
def open_cards_of(memory: Memory, state: RoundState, seat: int, of_class: int) -> float:
    """How many cards of a hand may be of a class, by all that is known."""
    left = state.hand_sizes[seat] - memory.clear[seat][of_class]
    return left if left > 0 else 0.0


@rule
def share(part: int, whole: int) -> float:
    """A part of the whole, from 0 to 1 also where they were counted wrong."""
    return 0.0 if part <= 0 else 1.0 if part >= whole else part / whole


@rule
def no_position(state: RoundState, memory: Memory, features: Features, facts: list[int]) -> None:
    """Nothing is told."""


@rule
def no_action(state: RoundState, memory: Memory, features: Features, facts: list[int], action: int) -> None:
    """Nothing is told."""


@rule
def nothing_learned(state: RoundState, memory: Memory, action: int) -> None:
    """A move tells nothing."""
