"""What moves the times of a table: a pause, nobody or no server was there, the clock of the computer was set, the store was slow."""

from collections.abc import Sequence

from maukas.protocol.settings import DAY
from maukas.tables import events
from maukas.tables.entry import Entry
from maukas.tables.table_model import TableModel

FIRST_DEAL = 3.0  # seconds to give a share before the first deal of all
NEXT_DEAL = 20.0  # and to look at the result before the next one, be it of another match


def give_time(table: TableModel, now: float) -> None:
    """After nobody was there no clock is found run out: there is some of it left. A match that is paused loses none."""
    if table.is_paused:
        return
    if table.settings.clock < DAY:
        table.turn_began = max(table.turn_began, now - table.turn_time * 2 / 3)
    if table.deal_at is not None:
        table.deal_at = max(table.deal_at, now + FIRST_DEAL)


def end_pause(table: TableModel, at: float) -> None:
    """Go on after a pause; nobody has lost any time by it."""
    assert table.paused_at is not None
    lasted = at - table.paused_at
    table.pauser, table.paused_at = ("", ""), None
    table.turn_began += lasted
    table.decided_at = [each + lasted for each in table.decided_at]
    if table.deal_at is not None:
        table.deal_at += lasted


def shift(table: TableModel, step: float) -> None:
    """The clock of the computer was set: what takes seconds takes as long as before, what takes days goes by the calendar."""
    if table.settings.clock < DAY:
        table.turn_began += step
        if table.paused_at is not None:
            table.paused_at += step
    if table.deal_at is not None:
        table.deal_at += step
    table.decided_at = [at + step for at in table.decided_at]


def postpone(table: TableModel, happened: Sequence[Entry], late: float) -> None:
    """What happened is told so much later than it was decided: a turn, a deal and a call have their time from when they are told."""
    first, last = happened[0].number, happened[-1].number
    if first <= table.turn_event <= last:
        table.turn_began += late
    if table.deal_at is not None and first <= table.commit_event <= last:
        table.deal_at += late
    for entry in happened:
        if isinstance(entry.event, events.Moved) and table.is_playing:
            seat = entry.event.seat
            table.decided_at[seat] = max(table.decided_at[seat], entry.at + late)


def resume(table: TableModel, now: float) -> None:
    """The table is in memory again: nobody finds a clock run out that nobody could see; one of days is `Decider.extend`'s."""
    if table.paused_at is not None:  # no clock runs
        table.paused_at = min(table.paused_at, now)
        return
    give_time(table, now)
    table.turn_began = min(table.turn_began, now)  # the clock of the computer may have been ahead, once
    if table.deal_at is not None:
        table.deal_at = min(table.deal_at, now + NEXT_DEAL)
    table.decided_at = [min(at, now) for at in table.decided_at]
