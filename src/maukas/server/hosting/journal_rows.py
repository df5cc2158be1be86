"""Tables and events as rows of the journal, and back."""

import hashlib
from collections.abc import Mapping, Sequence

import msgspec

from maukas.games.game import AnyGame
from maukas.games.registry import game_named
from maukas.journal.rows import Batch, EventRow, MatchRow, PlayerRow, SitterRow, TableRow
from maukas.protocol.codec import encode
from maukas.protocol.settings import DAY, OptionValue
from maukas.protocol.summaries import MatchSummary, TableSummary
from maukas.tables import events
from maukas.tables.broadcast import goal
from maukas.tables.change import ChangeKind
from maukas.tables.entry import Entry
from maukas.tables.events import format_event, parse_event
from maukas.tables.table import Table


class KeptMatch(MatchSummary, frozen=True, kw_only=True):
    """A finished match as it is stored: by the marks of its seats guests find their own, and nobody learns who the others are."""

    marks: tuple[str, ...] = ()


def seat_mark(match: str, guest: str) -> str:
    """What marks the seat of a guest in a match; nothing marks a bot's."""
    return hashlib.sha256(f"{match} {guest}".encode()).hexdigest()[:16] if guest else ""


def own_summary(row: MatchRow, guest: str) -> MatchSummary:
    """A finished match as it is listed for a guest who played it."""
    marks, mark = msgspec.json.decode(row.summary, type=KeptMatch).marks, seat_mark(row.id, guest)
    seat = marks.index(mark) if mark in marks else None  # older matches have none
    return msgspec.structs.replace(msgspec.json.decode(row.summary, type=MatchSummary), table=row.code, seat=seat)


def batch_of(table: Table, happened: Sequence[Entry], change: ChangeKind, stored_guests: set[str]) -> Batch:
    """What is stored of what happened: the events, and what lists show; `stored_guests` had a seat before."""
    rows = [EventRow(table.code, each.number, each.at, format_event(each.event)) for each in happened]
    if change is not ChangeKind.TABLE and table.settings.clock < DAY:  # lists show nothing of it, and nothing falls due
        return Batch(rows)
    at = happened[-1].at
    row = table_row(table, at)
    guests = table.guests()
    changes = [SitterRow(guest, table.code, guest in guests) for guest in guests ^ stored_guests]
    if table.phase != "finished" or not any(isinstance(each.event, events.Moved) for each in happened):
        return Batch(rows, [row], sitters=changes)
    match = match_row(table, at)
    return Batch(rows, [row], [match], changes, [PlayerRow(match.id, guest) for guest, _ in table.players if guest])


def table_row(table: Table, changed: float) -> TableRow:
    """A table as it is now; only one with a clock of days has to be loaded by itself."""
    alarm = table.alarm if table.settings.clock >= DAY else None
    return TableRow(table.code, encode(summary_of(table, changed)), table.match_began, alarm, changed)


def entry_of(row: EventRow) -> Entry:
    """An event with its place, as a table applies it."""
    return Entry(row.number, row.at, parse_event(row.data))


def summary_of(table: Table, changed: float) -> TableSummary:
    """What lists show of a table."""
    game, host, options = game_named(table.settings.game), table.seat_of(table.host), table.settings.options
    lengths = length_options(game)
    rules = {name: value for name, value in options.items() if name not in lengths}
    return TableSummary(
        code=table.code,
        game=table.settings.game,
        phase=table.phase,
        names=tuple(sitter.name for sitter in table.sitters),
        bots=sum(bool(sitter.level) for sitter in table.sitters),
        free=sum(sitter.is_free for sitter in table.sitters),
        clock=table.settings.clock,
        strict=not table.settings.options,
        changed=changed,
        host="" if host is None else table.sitters[host].name,
        preset=preset_of(game, rules),
        rules=len(rules),
        goal=goal(table),
        joinable=any(sitter.is_free or (sitter.level and not sitter.next_guest) for sitter in table.sitters),
    )


def preset_of(game: AnyGame, rules: Mapping[str, OptionValue]) -> str:
    """The set that house rules are, however long its matches are; nothing for a mixture."""
    lengths = length_options(game)
    sets = ((name, {each: value for each, value in chosen.items() if each not in lengths}) for name, chosen in game.presets.items())
    return next((name for name, chosen in sets if chosen == rules), "")


def length_options(game: AnyGame) -> set[str]:
    """The options that say how long a match is: numbers of which some are offered first."""
    return {option.name for option in game.options.all() if option.ready}


def match_row(table: Table, at: float) -> MatchRow:
    """A match that has just ended."""
    assert table.match_id is not None
    assert table.match is not None
    summary = KeptMatch(
        id=table.match_id,
        game=table.settings.game,
        names=tuple(name for _, name in table.players),
        totals=table.match.scores.totals,
        winners=table.match.scores.winners,
        rounds=len(table.match.deals),
        ended=at,
        marks=tuple(seat_mark(table.match_id, guest) for guest, _ in table.players),
        people=sum(bool(guest) for guest, _ in table.players),
    )
    return MatchRow(table.match_id, table.code, table.settings.game, table.match_began, table.number, at, encode(summary))
