"""The pack of 108 cards: colours, values, card numbers and points."""

from maukas.games.rule import rule

COLOURS = 4                                             # red, green, blue, yellow
ANY_COLOUR = 4
LETTERS = "RGBY"

HASH = 11                                               # the value of a # wild: any number from 1 to 10
TEN = 10

# Cards are numbered by value, then by colour: 1s, the DOS wild (the only 2), 3s .. 10s, #s
DOS_WILD = 4
FIRST_HASH = 37
CARDS = FIRST_HASH + COLOURS

VALUE_NAMES = ("1", *(str(value) for value in range(3, TEN + 1)), "#")
CARD_NAMES = (*(letter + "1" for letter in LETTERS), "D", *(letter + name for name in VALUE_NAMES[1:] for letter in LETTERS))

COPIES = {"1": 3, "3": 3, "4": 3, "5": 3, "D": 12}      # D-02, D-03; the others twice
PACK = tuple(card for card, name in enumerate(CARD_NAMES) for _ in range(COPIES.get(name.lstrip(LETTERS), 2)))      # D-01


# Sets of cards
ONES = (1 << COLOURS) - 1
HASHES = ONES << FIRST_HASH
ALL_CARDS = (1 << CARDS) - 1


@rule
def value(card: int) -> int:
    """The card's number; 2 for a DOS wild (D-29), HASH for a # wild (D-32)."""
    return 1 if card < DOS_WILD else (card + 3) // 4 + 1


@rule
def colour(card: int) -> int:
    """The card's colour; ANY_COLOUR for a DOS wild (D-29, D-30)."""
    if card < DOS_WILD:
        return card
    return ANY_COLOUR if card == DOS_WILD else (card + 3) % 4


@rule
def is_hash(card: int) -> bool:
    """Whether the card is a # wild."""
    return card >= FIRST_HASH


@rule
def same_colour(card: int, other: int) -> bool:
    """Whether the two cards can be of one colour."""
    return colour(card) == colour(other) or card == DOS_WILD or other == DOS_WILD      # D-29, D-30, AD-25


@rule
def values_up_to(highest: int) -> int:
    """The set of the cards with a number of at most `highest`."""
    return ONES if highest == 1 else (1 << (4 * highest - 3)) - 1


@rule
def cards_of_value(number: int) -> int:
    """The set of the cards with this number."""
    return ONES if number == 1 else values_up_to(number) & ~values_up_to(number - 1)


@rule
def single_cards(target: int) -> int:
    """The set of the cards that alone make the number of the centre card `target`."""
    if is_hash(target):                                 # D-33, AD-21: its number is that of the card
        return ALL_CARDS
    return cards_of_value(value(target)) | HASHES       # D-12, D-29; D-32, AD-19


@rule
def lower_cards(target: int) -> int:
    """The set of the cards that can be the lower one of a sum on the centre card `target`: they leave something missing."""
    total = TEN if is_hash(target) else value(target)
    return HASHES if total == 1 else values_up_to(total - 1) | HASHES


@rule
def partner_cards(first: int, target: int) -> int:
    """The set of the cards that together with `first`, no higher than they, make the number of the centre card `target`."""
    missing = (TEN if is_hash(target) else value(target)) - (1 if is_hash(first) else value(first))
    if missing < 1:                                     # AD-23: there is no sum on a 1
        return 0
    if is_hash(first):                                  # AD-20, AD-23: a # takes what is missing, at least 1
        return HASHES
    if is_hash(target):                                 # D-33, AD-22: at most ten together
        return values_up_to(missing) | HASHES
    return cards_of_value(missing) | HASHES             # D-13, AD-24; D-32, AD-23


@rule
def points(card: int) -> int:
    """What the card counts in a hand at the end of the round (D-40)."""
    if is_hash(card):
        return 40
    return 20 if card == DOS_WILD else value(card)
