"""How rounds of DOS make a match: who deals, when it ends, who wins."""

from collections.abc import Sequence

from maukas.games.chance import shuffled
from maukas.games.dos.cards import DOS_WILD, PACK, is_hash, value
from maukas.games.dos.notation import NAMES
from maukas.games.dos.state import Options
from maukas.games.errors import BadNotation
from maukas.games.series import Draw, Goal, highest_totals


def first_dealer(seed: bytes, seats: int) -> int:
    """Who deals the first round: the draw for it decides (D-05, AD-40)."""
    return highest(draw_for_deal(seed, seats)[-1])[0]


def draw_for_deal(seed: bytes, seats: int) -> list[Draw]:
    """The draw for the first deal, time after time until one seat is the highest."""
    return draws([PACK[place] for place in shuffled(seed, "draw for the deal", len(PACK))], seats)


def dealer_by_draw(cards: Sequence[int], seats: int) -> int:
    """Who deals after exactly these cards were drawn for it."""
    NAMES.left_over(cards)                              # refuses more cards than there are
    drawn = draws(cards, seats)
    if not drawn or len(highest(drawn[-1])) > 1 or sum(map(len, drawn)) < len(cards):
        raise BadNotation("match: the draw for the deal has too few cards, or too many")
    return highest(drawn[-1])[0]


def draws(cards: Sequence[int], seats: int) -> list[Draw]:
    """The same from cards in the order in which they are drawn; it ends early when there are no more."""
    drawing, drawn, used = list(range(seats)), [], 0
    while len(drawing) > 1 and used + len(drawing) <= len(cards):       # AD-02: those who are equal draw again
        drawn.append(dict(zip(drawing, cards[used : used + len(drawing)], strict=True)))
        used += len(drawing)
        drawing = highest(drawn[-1])
    return drawn


def highest(draw: Draw) -> list[int]:
    """The seats that drew the highest number."""
    most = max(map(drawn_number, draw.values()))
    return [seat for seat, card in draw.items() if drawn_number(card) == most]


def drawn_number(card: int) -> int:
    """What a card counts in the draw for the deal: wilds count 0 (D-05)."""
    return 0 if card == DOS_WILD or is_hash(card) else value(card)


def next_dealer(dealer: int, winner: int | None, seats: int) -> int:
    """Who deals after a round: its winner (D-42, AD-36); after one without a winner the same dealer again."""
    return dealer if winner is None else winner


def is_finished(options: Options, rounds: int, totals: Sequence[int]) -> bool:
    """Whether somebody has collected the points (D-43, AD-35)."""
    return max(totals) >= options.target


def goal(options: Options) -> Goal:
    """The points that end the match (D-43)."""
    return Goal(points=options.target)


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """Who wins the finished match: the highest total; only one seat scores in a round, so there is no tie (D-43)."""
    return highest_totals(totals)
