"""The luck receipt: how much of a result came from the deal, from cards drawn, from what others did, and from own decisions."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Account:
    """The parts of a result; they add up to it."""

    share: float  # what a seat with an average deal has
    deal: float  # what these hands changed
    drawn: float  # cards that were drawn or turned up, by whomever
    others: float  # what the others did
    own: float  # own decisions, and calls that were forgotten

    @property
    def result(self) -> float:
        """What the parts add up to."""
        return math.fsum(self.parts)

    @property
    def luck(self) -> float:
        """What chance gave during the round; it is nought on average, whatever anybody does."""
        return self.drawn

    @property
    def parts(self) -> tuple[float, ...]:
        """All parts in their order."""
        return tuple(getattr(self, each.name) for each in fields(self))

    def rounded(self, digits: int, scale: float = 1.0) -> tuple[float, ...]:
        """The parts with so many digits after the point, in another unit; they still add up to the rounded result."""
        return rounded_parts([scale * part for part in self.parts], digits)


@dataclass(frozen=True, slots=True)
class Receipt:
    """Where the result of a seat came from: its part of the victory (1, or its share where nobody won), and its points."""

    seat: int
    wins: Account
    points: Account


def rounded_parts(parts: Sequence[float], digits: int) -> tuple[float, ...]:
    """Parts with so many digits after the point; those that lose most by it make up for what the sum would be off (largest remainder)."""
    units = [part * 10**digits for part in parts]
    whole = [math.floor(unit) for unit in units]
    missing = round(math.fsum(units)) - sum(whole)
    for place in sorted(range(len(units)), key=lambda place: whole[place] - units[place])[:missing]:
        whole[place] += 1
    return tuple(unit / 10**digits for unit in whole)


def added(receipts: Iterable[Receipt]) -> Receipt:
    """Receipts of the same seat, added up."""
    listed = [*receipts]
    return Receipt(listed[0].seat, sum_of([each.wins for each in listed]), sum_of([each.points for each in listed]))


def sum_of(accounts: Sequence[Account]) -> Account:
    """Accounts, added up part by part."""
    return Account(*(math.fsum(parts) for parts in zip(*(each.parts for each in accounts), strict=True)))
