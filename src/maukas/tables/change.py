"""What sort of change some entries are: found once, for everybody who tells, stores or lists it."""

from collections.abc import Sequence
from enum import Enum, auto

from maukas.tables import events
from maukas.tables.entry import Entry
from maukas.tables.table import Table


class ChangeKind(Enum):
    """How much has to be told of what has happened."""

    MOVES = auto()  # within a round: each is told as it is, and nobody has another seat
    READINESS = auto()  # seats are ready for the deal, perhaps several within a moment
    TABLE = auto()  # anything else: everybody is shown the table anew


def change_of(table: Table, happened: Sequence[Entry]) -> ChangeKind:
    """What has just happened at a table."""
    kinds = {type(each.event) for each in happened}
    if kinds == {events.Moved} and table.is_playing:
        return ChangeKind.MOVES
    return ChangeKind.READINESS if kinds == {events.Agreed} else ChangeKind.TABLE
