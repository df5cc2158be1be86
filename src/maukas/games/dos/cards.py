"""The pack of 108 cards: colours, values, card numbers and points."""

from maukas.games.rule import rule

COLOURS = 4                                             # red, green, blue, yellow
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


VALUES = (*(1 for _ in LETTERS), 2, *(number for number in range(3, HASH + 1) for _ in LETTERS))       # D-29, D-32

CARD_COLOURS = tuple(0b1111 if name == "D" else 1 << LETTERS.index(name[0]) for name in CARD_NAMES)

# Sets of cards; those of numbers begin with the empty set for 0
HASHES = sum(1 << card for card in range(CARDS) if VALUES[card] == HASH)
OF_VALUE = tuple(sum(1 << card for card in range(CARDS) if VALUES[card] == number) for number in range(TEN + 1))
UP_TO_VALUE = tuple(sum(1 << card for card in range(CARDS) if VALUES[card] <= number) for number in range(TEN + 1))


@rule
def value(card: int) -> int:
    """The card's number; 2 for a DOS wild (D-29), HASH for a # wild (D-32)."""
    return VALUES[card]


@rule
def colours(card: int) -> int:
    """The set of the colours that the card can have: its own, or all of them for a DOS wild (D-29, D-30)."""
    return CARD_COLOURS[card]


@rule
def is_hash(card: int) -> bool:
    """Whether the card is a # wild."""
    return card >= FIRST_HASH


@rule
def single_fits(card: int, target: int) -> bool:
    """Whether `card` alone makes the number of the centre card `target`."""
    return value(card) == value(target) or is_hash(card) or is_hash(target)    # D-12, D-29; D-32, AD-19; D-33, AD-21


@rule
def partner_cards(first: int, target: int) -> int:
    """The set of the cards that together with `first`, no higher than they, make the number of the centre card `target`."""
    total = TEN if is_hash(target) else value(target)   # D-33, AD-22: at most ten
    missing = max(total - (1 if is_hash(first) else value(first)), 0)          # AD-23: a # counts at least 1
    wilds = HASHES if missing > 0 else 0                # D-32, AD-20, AD-23: a # takes what is missing
    numbers = UP_TO_VALUE[missing] if is_hash(target) else OF_VALUE[missing]   # AD-22; D-13, AD-24
    return wilds if is_hash(first) else wilds | numbers


@rule
def points(card: int) -> int:
    """What the card counts in a hand at the end of the round (D-40)."""
    if is_hash(card):
        return 40
    return 20 if card == DOS_WILD else value(card)
