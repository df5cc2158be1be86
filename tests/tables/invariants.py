"""What nobody does to anybody at a table, judged from outside: from what was asked, what happened, and the tables before and after."""

from collections.abc import Sequence
from itertools import combinations

from maukas.protocol import requests
from maukas.protocol.requests import AnyRequest
from maukas.tables import events
from maukas.tables.lookalikes import looks_of
from maukas.tables.sitter import Sitter
from maukas.tables.entry import Entry
from maukas.tables.table import Table
from maukas.tables.broadcast import Broadcast

WHILE = 120.0  # seconds that somebody without a clock may keep everybody waiting
BLINK = 1e-6  # seconds; times are rounded


def keeps_strangers_waiting(table: Table, seat: int) -> bool:
    """Whether a seat plays at a public table, and not only with bots."""
    others = (sitter for place, sitter in enumerate(table.sitters) if place != seat)
    return table.settings.public and any(sitter.guest and not sitter.player_level for sitter in others)


class Invariants:
    """Remembers of a simulated table what is needed to judge it."""

    def __init__(self) -> None:
        self.sent_away: set[str] = set()  # by the host, and not allowed back
        self.turn_began = self.came_back = 0.0
        self.finishers: list[tuple[str, str]] = []  # guests and names of those who played the last match to its end

    def judge(self, before: Table, after: Table, done: Sequence[Entry], guest: str, request: AnyRequest | None, now: float) -> None:
        """Look at what has just happened."""
        self.judge_time(before, after, done)
        if isinstance(request, requests.Remove) and done:
            self.judge_removal(before, guest, before.sitters[request.seat])
        if isinstance(request, requests.Bot) and done and (gone := before.sitters[request.seat].guest):
            assert is_match(before), "before a match a bot takes nobody's seat"
            assert guest == before.host or not (gone == before.host or gone in before.present), "only the host may, of those who are there"
        if isinstance(request, requests.Allow):
            assert guest == before.host, "only the host in person forgives"
            self.sent_away.clear()
        self.judge_seats(before, after, request, now)
        self.judge_names(after)
        self.judge_result(before, after, done)
        if isinstance(request, requests.Ready):
            assert not any(sitter.is_away for sitter in after.sitters if sitter.guest == guest), "who is ready is there"

    def judge_time(self, before: Table, after: Table, done: Sequence[Entry]) -> None:
        for entry in done:
            match entry.event:
                case events.TimedOut(seat):
                    clock = before.settings.clock or WHILE
                    assert before.settings.clock or keeps_strangers_waiting(before, seat), "without a clock only strangers' patience ends"
                    assert before.round is not None
                    assert seat == before.round.turn
                    assert entry.at >= self.turn_began + clock - BLINK, "everybody has the whole time of the clock"
                    if self.came_back >= self.turn_began + clock:
                        assert entry.at >= self.came_back + clock / 3 - BLINK, "who comes back late can look around"
                case events.CameBack(seat) if before.round is not None and seat == before.round.turn and before.sitters[seat].player_level:
                    self.came_back = before.clock_time(entry.at)  # in a pause no time passes
                case events.Resumed() if before.paused_at is not None:
                    self.turn_began += entry.at - before.paused_at
                    self.came_back += entry.at - before.paused_at
                case events.Dealt():
                    self.turn_began, self.came_back = entry.at, 0.0
                case events.Moved(_, move) if after.round is not None and not after.round.game.is_word(move) and after.round.is_turn_start:
                    self.turn_began, self.came_back = entry.at, 0.0

    def judge_removal(self, before: Table, guest: str, sitter: Sitter) -> None:
        removed = sitter.next_guest or sitter.guest
        if guest == before.host:
            self.sent_away |= {removed} - {"", guest}
        else:
            assert removed != before.host, "the host is removed by nobody"
            assert removed not in before.present, "who only stands in for the host removes nobody who is there"

    def judge_seats(self, before: Table, after: Table, request: AnyRequest | None, now: float) -> None:
        seated = {each for sitter in after.sitters for each in (sitter.guest, sitter.next_guest)}
        assert not self.sent_away & seated, "who was sent away does not sit down"
        assert {*after.removed} == self.sent_away
        if not (is_match(before) and is_match(after)):
            return
        for was, is_now in zip(before.sitters, after.sitters, strict=True):
            if before.is_playing and after.is_playing:
                assert is_now.guest in (was.guest, ""), "nobody comes to cards in the middle of a round"
            if was.level:
                assert is_now.guest or is_now.level == was.level or isinstance(request, requests.Bot), "only the host changes a bot"
            if was.guest and not is_now.guest:
                is_asleep = not before.settings.clock and before.player is was and now >= self.turn_began + WHILE
                assert isinstance(request, requests.Remove | requests.Bot)
                assert was.is_away or is_asleep, "who plays is not replaced"

    def judge_names(self, table: Table) -> None:
        """Everybody can be told apart by name."""
        for names in ([sitter.name for sitter in table.sitters], [sitter.next_name for sitter in table.sitters]):
            for one, other in combinations(filter(None, names), 2):
                assert not looks_of(one) & looks_of(other), "two at the table have one name"

    def judge_result(self, before: Table, after: Table, done: Sequence[Entry]) -> None:
        for entry in done:
            match entry.event:
                case events.Moved() if after.phase == "finished":
                    self.finishers = [(sitter.guest, sitter.name) for sitter in before.sitters]
                case events.Renamed(guest, name):
                    self.finishers = [(each, name if each == guest else called) for each, called in self.finishers]
        if after.phase == "finished":
            for guest, _ in self.finishers:
                shown = Broadcast(after, 0.0).snapshot(guest)
                assert [*shown.players] == [name for _, name in self.finishers], "a result is of those who played"
                assert shown.played_as == (None if not guest else [each for each, _ in self.finishers].index(guest))


def is_match(table: Table) -> bool:
    return table.phase in ("dealing", "playing")
