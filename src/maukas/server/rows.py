"""What the store gets of a table, and what comes back from it."""

from collections.abc import Sequence

from maukas.journal.rows import Batch, Event, MatchRow, Player, Sitter, TableRow
from maukas.protocol.codec import encode
from maukas.protocol.settings import DAY
from maukas.protocol.summaries import MatchSummary, TableSummary
from maukas.server.hosted import Hosted
from maukas.tables import events
from maukas.tables.events import format_event, parse_event
from maukas.tables.table import Stored, Table
from maukas.tables.telling import is_told_by_moves


def batch_of(hosted: Hosted, happened: Sequence[Stored]) -> Batch:
    """What is stored of what happened: the events, and what lists need to know."""
    table = hosted.table
    rows = [Event(table.code, each.number, each.at, format_event(each.event)) for each in happened]
    if concerns_no_list(table, happened):
        return Batch(rows)
    at = happened[-1].at
    alarm = table.alarm if table.settings.clock >= DAY else None
    summary = encode(summary_of(table, at))
    row = TableRow(
        table.code, table.settings.game, table.settings.public, table.phase, summary, table.match_first, alarm, at, at,
    )
    sitters = table.guests()
    changes = [Sitter(guest, table.code, guest in sitters, at) for guest in sitters ^ hosted.sitters]
    hosted.sitters = sitters
    if table.phase != "finished" or not any(isinstance(each.event, events.Moved) for each in happened):
        return Batch(rows, [row], sitters=changes)
    match = match_row(table, at)
    return Batch(rows, [row], [match], changes, [Player(match.id, guest) for guest, _ in table.players if guest])


def concerns_no_list(table: Table, happened: Sequence[Stored]) -> bool:
    """Whether lists show nothing of what happened: moves within a round, and seats that are ready for the next one."""
    if table.settings.clock >= DAY:                     # when it has to be woken is one of the things they know
        return False
    return is_told_by_moves(table, happened) or all(isinstance(each.event, events.Agreed) for each in happened)


def stored_of(row: Event) -> Stored:
    """An event as the table knows it."""
    return Stored(row.number, row.at, parse_event(row.data))


def summary_of(table: Table, at: float) -> TableSummary:
    """A table in short."""
    return TableSummary(
        code=table.code, game=table.settings.game, phase=table.phase, names=tuple(sitter.name for sitter in table.seats),
        bots=sum(bool(sitter.level) for sitter in table.seats), free=sum(sitter.is_free for sitter in table.seats),
        clock=table.settings.clock, strict=not table.settings.options, changed=at,
    )


def match_row(table: Table, at: float) -> MatchRow:
    """A match that has just ended."""
    assert table.match_id is not None
    assert table.scores is not None
    summary = MatchSummary(
        id=table.match_id, game=table.settings.game, names=tuple(name for _, name in table.players), totals=table.scores.totals,
        winners=table.scores.winners, rounds=len(table.deals), ended=at,
    )
    return MatchRow(table.match_id, table.code, table.settings.game, table.match_first, table.number, at, encode(summary))
