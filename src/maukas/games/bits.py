"""Sets of cards as the bits of one integer: card 3 is in the set when bit 3 is on."""

from maukas.games.rule import rule


@rule
def bit(card: int) -> int:
    """The set of this card alone."""
    return 1 << card


@rule
def contains(cards: int, card: int) -> bool:
    """Whether `card` is in the set."""
    return (cards >> card) & 1 == 1


def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty; compiled, it is one machine instruction."""
    return (cards & -cards).bit_length() - 1


@rule
def without_lowest(cards: int) -> int:
    """The set without its lowest card."""
    return cards & (cards - 1)
