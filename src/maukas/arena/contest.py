"""Duplicate deals: the rounds of a contest, the seating of the bots in each, and the seeds of deals and bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from maukas.bots.bot import Budget
from maukas.games.chance import derived
from maukas.games.options import Options
from maukas.games.round import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """What is played: each of so many deals once in every seating of the bots."""

    game: str
    bots: tuple[str, ...]
    seats: int
    deals: int
    options: Options
    budget: Budget
    seed: int = 0
    finds_luck: bool = False  # whether what the cards drawn gave is found, too, which takes a while for each round

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where: every rotation of the bots over the seats."""
        return seatings(self.bots, self.seats)

    def deal(self, deal: int) -> Round:
        """Deal the cards; the dealer changes with the deal, not with the seating."""
        seed = derived(str(self.seed).encode(), f"arena deal {deal}")
        return Round.deal(self.game, seats=self.seats, dealer=deal % self.seats, seed=seed, options=self.options)

    def bot_seed(self, deal: int, seating: int, seat: int) -> int:
        """The seed of the bot in one seat of one round, below 2**63."""
        seed = derived(str(self.seed).encode(), f"arena bot {deal} {seating} {seat}")
        return int.from_bytes(seed[:8], "big") >> 1


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every different rotation of the bots, which sit down in turn until every seat is taken."""
    first = [bots[seat % len(bots)] for seat in range(seats)]
    rotations = [(*first[-step:], *first[:-step]) for step in range(seats)]
    return list(dict.fromkeys(rotations))


def deals_for(rounds: int, bots: Sequence[str], seats: int) -> int:
    """How many whole deals make at least so many rounds."""
    return -(-rounds // len(seatings(bots, seats)))
