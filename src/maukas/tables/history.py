"""A match as its events tell it, for its record and its replay."""

from collections.abc import Iterable
from dataclasses import dataclass

from maukas.games.match import Match
from maukas.games.match_record import MatchRecord, record_of
from maukas.protocol.messages import Chair
from maukas.protocol.settings import Settings
from maukas.tables import events
from maukas.tables.entry import Entry
from maukas.tables.sitter import Sitter
from maukas.tables.table import Table

Span = tuple[int, int]  # the numbers of its first and its last event


@dataclass(frozen=True, slots=True)
class MatchHistory:
    """A match, and what its record leaves out."""

    id: str
    settings: Settings
    match: Match
    chairs: tuple[tuple[Chair, ...], ...]  # who sat there when each round was dealt
    spans: tuple[Span, ...]  # where the events of each round are

    @property
    def record(self) -> MatchRecord:
        """The record that anybody can check; of a history that has kept its rounds."""
        return record_of(self.match)


class HistoryReader:
    """Reads the events of a match from its beginning on, any number at a time; of several matches the last one."""

    def __init__(self, *, keeps_rounds: bool = True) -> None:
        self.table = Table("", keeps_rounds=keeps_rounds)
        self.chairs: list[tuple[Chair, ...]] = []
        self.spans: list[Span] = []

    def read(self, entries: Iterable[Entry]) -> None:
        """Let some more events happen again."""
        for entry in entries:
            self.table.recall(entry)
            match entry.event:
                case events.Moved() | events.BrokenOff():
                    self.spans[-1] = self.spans[-1][0], entry.number
                case events.Dealt():
                    self.chairs.append(tuple(map(chair, self.table.sitters)))
                    self.spans.append((entry.number, entry.number))
                case events.MatchBegan():
                    del self.chairs[:], self.spans[:]

    def history(self) -> MatchHistory:
        """What was read."""
        table = self.table
        if table.match is None or table.match_id is None:
            raise ValueError("no match began in these events")
        return MatchHistory(table.match_id, table.settings, table.match, tuple(self.chairs), tuple(self.spans))


def history_of(entries: Iterable[Entry]) -> MatchHistory:
    """The match that was played in these events."""
    reader = HistoryReader()
    reader.read(entries)
    return reader.history()


def chair(sitter: Sitter) -> Chair:
    """Who sat there; whether somebody was connected has no meaning any more."""
    return Chair("person" if sitter.guest else "bot", sitter.name, sitter.level, face=sitter.face)
