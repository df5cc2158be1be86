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

# Which cards go together, as sets of cards in tables: looked up far more often than anything else
SINGLES = tuple(
    sum(1 << card for card in range(CARDS) if VALUES[card] == VALUES[target] or HASH in (VALUES[card], VALUES[target]))
    for target in range(CARDS)
)


def partners(least: int, target: int) -> int:
    """The set of the cards that make up a centre card together with one that counts `least` at least."""
    if VALUES[target] == HASH:                          # D-33, AD-22: any total up to ten
        return sum(1 << card for card in range(CARDS) if least + (1 if VALUES[card] == HASH else VALUES[card]) <= TEN)
    missing = VALUES[target] - least                    # D-13, AD-24; D-32, AD-20, AD-23: a # takes what is missing, at least 1
    return sum(1 << card for card in range(CARDS) if missing == VALUES[card] or (missing >= 1 and VALUES[card] == HASH))


PARTNERS = tuple(partners(least, target) for least in range(TEN + 1) for target in range(CARDS))


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
def single_cards(target: int) -> int:
    """The set of the cards that alone make the number of the centre card `target` (D-12, D-32, D-33, AD-19, AD-21)."""
    return SINGLES[target]


@rule
def partner_cards(first: int, target: int) -> int:
    """The set of the cards that together with `first`, which is no higher than they, make the number of `target`."""
    return PARTNERS[(1 if is_hash(first) else value(first)) * CARDS + target]


@rule
def points(card: int) -> int:
    """What the card counts in a hand at the end of the round (D-40)."""
    if is_hash(card):
        return 40
    return 20 if card == DOS_WILD else value(card)
