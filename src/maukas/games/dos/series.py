"""How rounds of DOS make a match: who deals, when it ends, who wins."""

from collections.abc import Iterator, Sequence

from maukas.games.chance import shuffled
from maukas.games.dos.cards import DOS_WILD, PACK, is_hash, value
from maukas.games.dos.state import Options


def first_dealer(seed: bytes, seats: int) -> int:
    """Who deals the first round: the draw for it decides (D-05, AD-40)."""
    cards = (PACK[place] for place in shuffled(seed, "draw for the deal", len(PACK)))
    return draw_for_deal(cards, seats)[-1][0][0]


def draw_for_deal(cards: Iterator[int], seats: int) -> list[list[tuple[int, int]]]:
    """The draw for the deal: each time the seats that draw with their cards, the highest first; the last time one is alone."""
    drawing = list(range(seats))
    draws = []
    while True:
        drawn = sorted(((seat, next(cards)) for seat in drawing), key=lambda pair: -drawn_number(pair[1]))
        draws.append(drawn)
        drawing = sorted(seat for seat, card in drawn if drawn_number(card) == drawn_number(drawn[0][1]))
        if len(drawing) == 1:                           # AD-02: those who are equal draw again
            return draws


def drawn_number(card: int) -> int:
    """What a card counts in the draw for the deal: wilds count 0 (D-05)."""
    return 0 if card == DOS_WILD or is_hash(card) else value(card)


def next_dealer(dealer: int, winner: int | None, seats: int) -> int:
    """Who deals after a round: its winner (D-42, AD-36); after one without a winner the same dealer again."""
    return dealer if winner is None else winner


def is_finished(options: Options, rounds: int, totals: Sequence[int]) -> bool:
    """Whether somebody has collected the points (D-43, AD-35)."""
    return max(totals) >= options.target


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """Who wins the finished match: the highest total; only one seat scores in a round, so there is no tie (D-43)."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
