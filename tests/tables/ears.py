"""What one guest hears at a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from maukas.tables.conduct import Person
from maukas.tables.table import Stored, Table
from maukas.tables.telling import Scene


@dataclass
class Ear:
    """Somebody who listens."""

    person: Person


def heard(table: Table, guest: str, happened: Sequence[Stored], now: float) -> list[bytes]:
    """What a guest hears of what has just happened, as it comes over the wire."""
    return [text for _, text in Scene(table, now).tell(happened, {table.seat_of(guest): [Ear(Person(guest, ""))]})]
