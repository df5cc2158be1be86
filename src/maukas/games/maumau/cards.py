"""The pack of 110 cards: colours, kinds, card numbers and points."""

from maukas.games.rule import rule

COLOURS = 4                                             # red, green, blue, yellow
NO_COLOUR = 4
LETTERS = "RGBY"

NUMBERS = 9                                             # kinds 0..8 are the numbers 1..9
REVERSE, TAKE_TWO, TAKE_FOUR, STOP = 9, 10, 11, 12
KINDS = 13
NO_KIND = 13

COLOURED = COLOURS * KINDS                              # cards 0..51 are colour * KINDS + kind
COLOUR_CHANGE = COLOURED
CARDS = COLOURED + 1

KIND_NAMES = (*"123456789", "<>", "+2", "+4", "X")
CARD_NAMES = (*(letter + kind for letter in LETTERS for kind in KIND_NAMES), "W")

PACK = (*(card for card in range(COLOURED) for _ in range(2)), *(COLOUR_CHANGE for _ in range(6)))      # M-01 .. M-04


# Sets of cards
REDS = (1 << KINDS) - 1
ONES = sum(1 << (colour * KINDS) for colour in range(COLOURS))
COLOURED_CARDS = (1 << COLOURED) - 1
ALL_CARDS = (1 << CARDS) - 1
NUMBER_CARDS = sum(1 << card for card in range(COLOURED) if card % KINDS < NUMBERS)


@rule
def colour(card: int) -> int:
    """The card's colour; NO_COLOUR for a colour change (M-03)."""
    return card // KINDS


@rule
def kind(card: int) -> int:
    """The card's number or special kind; NO_KIND for a colour change."""
    return NO_KIND if card == COLOUR_CHANGE else card % KINDS


@rule
def cards_of_colour(of_colour: int) -> int:
    """The set of the cards of a colour."""
    return REDS << (of_colour * KINDS)


@rule
def cards_of_kind(of_kind: int) -> int:
    """The set of the cards of a number or a special kind."""
    return ONES << of_kind


@rule
def is_number(card: int) -> bool:
    """Whether the card is a plain number card."""
    return card != COLOUR_CHANGE and card % KINDS < NUMBERS


@rule
def points(card: int) -> int:
    """What the card counts in a hand at the end of the round."""
    if is_number(card):
        return card % KINDS + 1                         # M-42
    return 10                                           # M-43, AM-32
