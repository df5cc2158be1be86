"""What one guest hears at a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from maukas.tables.broadcast import Broadcast
from maukas.tables.change import change_of
from maukas.tables.decider import Person
from maukas.tables.entry import Entry
from maukas.tables.table import Table


@dataclass
class OneListener:
    """Somebody who listens."""

    person: Person


def heard(table: Table, guest: str, happened: Sequence[Entry], now: float) -> list[bytes]:
    """What a guest hears of what has just happened, as it comes over the wire."""
    audience = {table.seat_of(guest): [OneListener(Person(guest, ""))]}
    return [text for _, text in Broadcast(table, now).tell(happened, change_of(table, happened), audience)]
