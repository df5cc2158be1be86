"""How rounds of Mau Mau make a match: who deals, when it ends, who wins."""

from collections.abc import Sequence

from maukas.games.chance import below
from maukas.games.maumau.state import Options


def first_dealer(seed: bytes, seats: int) -> int:
    """Who deals the first round: chance decides (M-07, AM-02)."""
    return below(seed, "first dealer", seats)


def draw_for_deal(seed: bytes, seats: int) -> list[dict[int, int]]:
    """Nobody draws for the deal in Mau Mau."""
    return []


def next_dealer(dealer: int, winner: int | None, seats: int) -> int:
    """Who deals after a round: the dealer's left neighbour, whoever won (M-12, AM-02)."""
    return (dealer + 1) % seats


def is_finished(options: Options, rounds: int, totals: Sequence[int]) -> bool:
    """Whether the agreed number of rounds is played (M-05, M-45)."""
    return rounds >= options.rounds


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """Who wins the finished match: the lowest total, shared if equal (M-45, AM-33)."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))
