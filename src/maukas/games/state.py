"""What the states of all games have in common: seats, piles, whose turn it is, how the round ended."""

from maukas.games.record import Record, counts, number, numbers, sets

MAX_SEATS = 10
MAX_PACK = 110
MAX_CARDS = 53  # different cards of a pack
LONGEST_ROUND = 100_000  # decisions of a simulated round, then it is broken off: house rules may make random play endless
MOST_DECISIONS = 2_000  # in a round at a table of a server, then it is broken off (AM-39, AD-42)

NO_CARD = -1
NO_SEAT = -1

OVER = 0
"""The phase of a finished round; the other phases are the games' own."""


class RoundState(Record):
    """One moment of a round: the part that every game has."""

    seats: int = number()
    dealer: int = number()
    turn: int = number()
    phase: int = number()
    winner: int = number()  # NO_SEAT while nobody has won
    passes: int = number()  # turns in a row in which nothing could be done

    hands: list[bytearray] = counts(MAX_SEATS, MAX_CARDS)  # how many of each card a seat holds
    held: list[int] = sets(MAX_SEATS)  # the cards a seat holds at least one of
    hand_sizes: list[int] = numbers(MAX_SEATS)
    draw: list[int] = numbers(MAX_PACK)  # the draw pile; the next card is at draw_size - 1
    draw_size: int = number()
    discard: list[int] = numbers(MAX_PACK)  # the discard pile; its top is at discard_size - 1
    discard_size: int = number()
    order: list[int] = numbers(MAX_PACK)  # chance: the places of the discard pile in the order of the next reshuffle
    reshuffles: int = number(bits=32)  # nothing limits them
