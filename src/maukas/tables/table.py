"""A table: what its events have made of it. It has no clock of its own and no sockets."""

from collections.abc import Iterable

from maukas.games.match import Match
from maukas.protocol.settings import Settings
from maukas.tables import events
from maukas.tables.entry import Entry
from maukas.tables.sitter import Sitter, sitter_of
from maukas.tables.table_model import TableModel
from maukas.tables.table_times import FIRST_DEAL, NEXT_DEAL, end_pause, give_time

MOST_MISSED = 3  # turns ended by the clock, then a bot keeps the seat
MOST_REMOVED = 20  # people whom a table remembers as removed


class Table(TableModel):
    """Where people and bots meet; only `apply` changes what is stored."""

    __slots__ = ()

    @classmethod
    def restored(cls, code: str, entries: Iterable[Entry], now: float) -> "Table":
        """The table that its events make; clocks that ran out meanwhile leave time to come back."""
        table = cls(code)
        table.recall_all(entries)
        give_time(table, now)
        return table

    def recall_all(self, entries: Iterable[Entry]) -> None:
        """Let events of the past happen once more."""
        for entry in entries:
            self.recall(entry)

    def recall(self, entry: Entry) -> None:
        """Let an event of the past happen once more; a move that is not legal raises IllegalMove: the store is not one of these rules."""
        if isinstance(entry.event, events.Moved) and self.round is not None:
            self.round.judge(entry.event.seat, entry.event.move)
        self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Let an event happen that was found right."""
        self.number = entry.number
        self.asides += 1
        match entry.event:
            case events.Moved(seat, move):  # by far the commonest
                self.move(entry, seat, move)
            case events.Opened(settings, host):
                self.settings, self.host, self.asides = settings, host, 0
                self.sitters = [Sitter() for _ in range(settings.seats)]
            case events.Seated(seat, guest, name, face):
                self.sitters[seat] = Sitter(guest=guest, name=name, own_face=face)
            case events.BotSeated(seat, level, name):
                self.sitters[seat] = Sitter(level=level, name=name)
            case events.Followed(seat, guest, name, face):
                self.sitters[seat].next_guest, self.sitters[seat].next_name, self.sitters[seat].next_face = guest, name, face
            case events.Freed(seat):
                self.sitters[seat] = Sitter()
            case events.WentAway(seat):
                self.sitters[seat].is_away = True
                self.time_turn(entry.at)
            case events.CameBack(seat):
                self.come_back(seat, entry.at)
                self.time_turn(entry.at)
            case events.Renamed(guest, name, face):
                self.rename(guest, name, face)
            case events.Resized(seats):
                self.arrange(with_changes(self.settings, seats=seats))
            case events.PaceChanged(pace):
                self.settings = with_changes(self.settings, pace=pace)
            case events.SettingsChanged(settings):
                self.arrange(settings)
                self.time_turn(entry.at)
            case events.BotRenamed(seat, name):
                self.sitters[seat].name = name
            case events.Paused(guest, name):
                self.pauser, self.paused_at = (guest, name), entry.at
            case events.Resumed():
                end_pause(self, entry.at)
            case events.HostChanged(guest):
                self.host = guest
            case events.MatchBegan():
                self.begin_match(entry.number, entry.event)
            case events.Committed(seed):
                self.committed_seed, self.commit_event = bytes.fromhex(seed), entry.number
                self.deal_at = entry.at + (NEXT_DEAL if self.round_number or self.matches > 1 else FIRST_DEAL)
                self.phase = "dealing"
            case events.Agreed(seat, share):
                self.sitters[seat].is_ready, self.sitters[seat].share = True, share
            case events.Dealt():
                self.deal(entry.at)
            case events.BrokenOff():
                assert self.match is not None
                self.match.break_off()
                self.end_round(self.match)
            case events.TimedOut(seat):
                self.time_out(seat)
            case events.Extended(until):
                self.turn_began, self.turn_event = until - self.settings.clock, entry.number
                self.extensions += 1
            case events.Removed(guest, name):
                self.remember_removed(guest, name)
            case events.Allowed():
                self.removed = {}

    def rename(self, guest: str, name: str, face: int) -> None:
        """A person has another name or face, wherever they are shown."""
        for sitter in self.sitters:
            if sitter.guest == guest:
                sitter.name, sitter.own_face = name, face
            if sitter.next_guest == guest:
                sitter.next_name, sitter.next_face = name, face
        self.finishers = tuple((each, name if each == guest else called) for each, called in self.finishers)
        if self.pauser[0] == guest:
            self.pauser = (guest, name)

    def remember_removed(self, guest: str, name: str) -> None:
        """Somebody may not sit down again; not for ever, if a great many are removed."""
        latest = [(each, called) for each, called in self.removed.items() if each != guest][1 - MOST_REMOVED :]
        self.removed = {**dict(latest), guest: name}

    def arrange(self, settings: Settings) -> None:
        """Have other settings; a last match that was another game, of other rules or seats, is no longer shown."""
        before, self.settings = self.settings, settings
        if settings.seats != before.seats:
            taken = [sitter for sitter in self.sitters if not sitter.is_free]
            self.sitters = [*taken, *(Sitter() for _ in range(settings.seats - len(taken)))]
        if (settings.game, settings.seats, settings.options) == (before.game, before.seats, before.options):
            return
        self.phase = "waiting"
        self.match, self.finishers = None, ()
        del self.move_numbers[:]

    def begin_match(self, number: int, began: events.MatchBegan) -> None:
        """Begin anew; everything that matters is in the event."""
        self.asides = 0
        self.matches, self.match_id, self.match_began = began.match, began.id, number
        self.settings, self.host = began.settings, began.host
        self.sitters = [sitter_of(kept) for kept in began.seats]
        self.removed = {**began.removed}
        self.match = Match(
            self.settings.game,
            seats=len(began.seats),
            options=self.settings.options,
            players=[kept.name for kept in began.seats],
            keeps_rounds=self.keeps_rounds,
        )
        self.finishers, self.turn_event = (), 0
        del self.move_numbers[:]

    def deal(self, at: float) -> None:
        """Deal the next round from the committed seed and the shares given."""
        assert self.match is not None
        assert self.committed_seed is not None
        self.match.deal(self.committed_seed, [bytes.fromhex(sitter.share) for sitter in self.sitters if sitter.share])
        self.committed_seed, self.deal_at = None, None
        self.phase, self.asides = "playing", 0
        del self.move_numbers[:]
        self.last_decision = self.last_move = self.number
        self.decided_at = [at] * len(self.sitters)
        self.decisions, self.words = 0, [0] * len(self.sitters)
        for sitter in self.sitters:
            sitter.is_ready, sitter.share = False, ""
        self.begin_turn(at)

    def move(self, entry: Entry, seat: int, move: str) -> None:
        """A seat makes a legal move."""
        assert self.match is not None
        played = self.match.rounds[-1]
        turn = played.turn
        is_over = self.match.carry_out(seat, move)
        self.asides = 0
        self.move_numbers.append(entry.number)
        self.last_move = entry.number
        is_word = played.game.is_word(move)
        if is_word:
            self.words[seat] += 1
        else:
            self.decisions += 1
        if is_over:
            self.end_round(self.match)
        elif not is_word:
            self.last_decision = entry.number
            self.decided_at[seat] = entry.at
            if played.is_turn_start:
                self.sitters[turn].is_lent = False
                self.begin_turn(entry.at)

    def begin_turn(self, at: float) -> None:
        """The clock of the seat on turn starts."""
        self.turn_began, self.turn_event = at, self.number
        self.turn_time = self.time_of_turn()
        self.is_hurried, self.returns, self.extensions = False, 0, 0

    def time_turn(self, at: float) -> None:
        """See anew how long the turn that is on may last; one that had no end has its time from now on."""
        if not self.is_playing or self.settings.clock:
            return
        before, self.turn_time = self.turn_time, self.time_of_turn()
        if self.turn_time and not before:
            self.turn_began, self.turn_event, self.is_hurried = self.clock_time(at), self.number, False

    def end_round(self, match: Match) -> None:
        """Let those who wait for a bot's seat have it."""
        if match.is_over:
            self.phase, self.finishers = "finished", self.players
        else:
            self.phase = "dealing"
        for seat, sitter in enumerate(self.sitters):
            sitter.is_lent = False
            if sitter.next_guest:
                self.sitters[seat] = Sitter(guest=sitter.next_guest, name=sitter.next_name, own_face=sitter.next_face)

    def come_back(self, seat: int, at: float) -> None:
        """The owner plays again; if its clock has run out meanwhile, with some time to look around, but once a turn only."""
        sitter = self.sitters[seat]
        is_on_turn = self.player is sitter
        self.returns += is_on_turn and bool(sitter.player_level)
        sitter.is_away, sitter.is_lent, sitter.missed = False, is_on_turn and self.is_given_up, 0
        if is_on_turn and self.deadline is not None and self.deadline <= at:
            self.turn_began, self.turn_event = at - self.turn_time * 2 / 3, self.number

    def time_out(self, seat: int) -> None:
        """A bot makes this turn; after some of them, or if nobody has agreed on a clock after one, it keeps the seat."""
        sitter = self.sitters[seat]
        sitter.missed += 1
        sitter.is_lent = True
        sitter.is_away = sitter.missed >= (MOST_MISSED if self.settings.clock else 1)


def with_changes(settings: Settings, **changed: float) -> Settings:
    """The same settings, but for some of them."""
    return Settings(**{name: getattr(settings, name) for name in settings.__struct_fields__} | changed)
