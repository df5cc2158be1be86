"""What may be done at a table, and by whom: a request becomes events, or is refused with a reason."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field

from maukas.games.chance import new_seed
from maukas.games.errors import BadNotation
from maukas.games.round import Round
from maukas.games.calls import CATCH, caught_seat
from maukas.protocol import requests
from maukas.protocol.messages import By, Hurry
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import DAY, Settings
from maukas.tables import events
from maukas.tables.host_requests import decide_host_request, fill, sitter_at, usual_level
from maukas.tables.errors import RequestRefused as RequestRefused
from maukas.tables.events import AnyEvent
from maukas.tables.codes import new_code
from maukas.tables.entry import Entry
from maukas.tables.house_rules import strict_settings
from maukas.tables.person import Person as Person
from maukas.tables.seat_names import name_at, yielding_bots
from maukas.tables.table import Table

MOST_ASIDES = 1_000  # events between two moves or two matches: anyone who sits down and gets up again and again makes a table long to load
SEATING = requests.Sit | requests.Fill  # seats are filled once, if nobody leaves them
GOING_ON = requests.Play | requests.Ready | requests.Start | requests.Rematch | SEATING
NOT_STORED = requests.Dismiss | requests.Hint | requests.React | requests.Hasten
MOST_EXTENSIONS = 3  # of one turn: a server that is started again and again must not hold up a table for ever
MOST_WORDS = 200  # of one seat in a round: words that cost nothing could be said for ever


@dataclass(frozen=True, slots=True)
class Decider:
    """Decides for all tables of a server: it knows which bots there are, and where chance comes from."""

    levels: Collection[str]
    seed: Callable[[], bytes] = field(default=new_seed)
    code: Callable[[], str] = field(default=new_code)

    def open(self, table: Table, person: Person, settings: Settings, now: float) -> list[Entry]:
        """Open a table; whoever opens it is its host, and sits."""
        opened = events.Opened(strict_settings(settings), person.guest)
        return apply_all(table, now, [opened, events.Seated(0, person.guest, person.name, person.face)])

    def ask(self, table: Table, person: Person, request: AnyRequest, now: float) -> list[Entry]:
        """Do what a person asks, or raise RequestRefused."""
        if table.asides >= MOST_ASIDES and not isinstance(request, GOING_ON | NOT_STORED):
            raise RequestRefused("table-enough-changes")
        seat = table.seat_of(person.guest)
        match request:
            case requests.Play(move, after):
                return self.play(table, seated(seat), move, after, now)
            case requests.Sit(wanted):
                found = self.sit(table, person, seat, wanted)
            case requests.Leave():
                found = self.leave(table, person, seat)
            case requests.Ready(share):
                return self.agree(table, seated(seat), share, now)
            case requests.Start():
                found = self.start(table, person)
            case requests.Rematch():
                seated(seat)
                return self.rematch(table, now)
            case requests.Admit(watcher, wanted):
                found = self.admit(table, person, watcher, wanted)
            case requests.Resume():
                return [*apply_all(table, now, decide_host_request(table, person, request, self.levels, now)), *self.go_on(table, now)]
            case requests.Dismiss() | requests.Hint() | requests.React() | requests.Hasten():  # nothing that is stored comes of them
                found = []
            case _:
                found = decide_host_request(table, person, request, self.levels, now)
        return apply_all(table, now, found)

    def arrive(self, table: Table, person: Person, now: float) -> list[Entry]:
        """A person has connected, and plays for their own seat again, under their present name."""
        table.arrive(person)
        seat = table.seat_of(person.guest)
        if seat is None or table.asides >= MOST_ASIDES:  # whoever plays is back by it
            return []
        name, sitter = name_at(table, person), table.sitters[seat]
        is_other = (sitter.name, sitter.own_face) != (name, person.face)
        return apply_all(
            table,
            now,
            [
                *([events.CameBack(seat)] if table.is_out(seat) else []),
                *([*yielding_bots(table, name), events.Renamed(person.guest, name, person.face)] if is_other else []),
            ],
        )

    def rename(self, table: Table, person: Person, now: float) -> list[Entry]:
        """A person has chosen another name or face."""
        if person.guest in table.people:
            table.people[person.guest] = person
        is_known = any(person.guest in (sitter.guest, sitter.next_guest) for sitter in table.sitters)
        if not is_known or table.asides >= MOST_ASIDES:
            return []
        name = name_at(table, person)
        return apply_all(table, now, [*yielding_bots(table, name), events.Renamed(person.guest, name, person.face)])

    # Playing

    def play(self, table: Table, seat: int, move: str, after: int, now: float, by: By = "owner") -> list[Entry]:
        """Make a move for a seat; the owner of a seat that a bot plays for is back by it."""
        played = table.round
        if played is None or not table.is_playing:
            raise RequestRefused("table-no-round")
        if table.is_paused:
            raise RequestRefused("table-paused")
        is_word = played.game.is_word(move)
        if after < table.last_decision and not is_word:
            raise RequestRefused("table-stale")
        if by != "owner" and not table.sitters[seat].player_level:  # its owner came back while the bot was thinking
            raise RequestRefused("table-stale")
        try:
            refusal = played.refusal(seat, move)
        except BadNotation:
            raise RequestRefused("table-bad-move", move=move) from None
        if refusal is not None:
            raise RequestRefused(refusal.reason, refusal.clause, **refusal.values)
        if is_word and is_overtaken(table, played, seat, move, after):
            raise RequestRefused("table-stale")
        if is_word and table.words[seat] >= MOST_WORDS:
            raise RequestRefused("table-enough-words")
        if move.startswith(CATCH) and now < table.decided_at[caught_seat(move)] + table.settings.grace:
            raise RequestRefused("table-grace", seconds=table.settings.grace)
        is_back = by == "owner" and (table.is_out(seat) or table.sitters[seat].missed > 0)
        absent = [place for place, sitter in enumerate(table.sitters) if sitter.next_guest and sitter.next_guest not in table.present]
        moved = events.Moved(seat, move, by)
        done = apply_all(table, now, [events.CameBack(seat), moved] if is_back else [moved])
        if table.is_endless:
            done += apply_all(table, now, [events.BrokenOff()])
        if table.is_playing:
            return done
        done += apply_all(table, now, map(events.WentAway, absent))  # a bot plays until whoever waited for a seat comes back
        return [*done, *self.go_on(table, now)]

    def agree(self, table: Table, seat: int, share: str, now: float) -> list[Entry]:
        """A seat is ready for the deal, and its owner is back by it; when all who are there are ready, it is dealt."""
        if table.phase != "dealing":
            raise RequestRefused("table-no-deal")
        found: list[AnyEvent] = [events.CameBack(seat)] if table.is_out(seat) else []
        if not table.sitters[seat].is_ready:
            found.append(events.Agreed(seat, share))
        return [*apply_all(table, now, found), *self.go_on(table, now)] if found else []

    def go_on(self, table: Table, now: float) -> list[Entry]:
        """What follows by itself: the next commitment after a round; the deal, when nobody has to be waited for."""
        done: list[Entry] = []
        if table.phase == "dealing" and table.committed_seed is None:
            done += apply_all(table, now, [events.Committed(self.seed().hex())])
        if table.phase == "dealing" and is_agreed(table) and not table.is_paused:
            done += apply_all(table, now, [events.Dealt()])
        return done

    def ring(self, table: Table, now: float) -> list[Entry]:
        """What is due by the clock: the deal, or the end of a turn's time."""
        if table.is_paused:
            return []
        if table.phase == "dealing" and table.deal_at is not None and table.deal_at <= now:
            return apply_all(table, now, [events.Dealt()])
        if table.deadline is not None and table.round is not None and table.deadline <= now:
            return apply_all(table, now, [events.TimedOut(table.round.turn)])
        return []

    def extend(self, table: Table, now: float, started: float) -> list[Entry]:
        """Time to come back for whoever has a turn of days that ran out, or nearly so, before the server started; a few times a turn."""
        if table.settings.clock < DAY or table.deadline is None or table.extensions >= MOST_EXTENSIONS:
            return []
        until = started + table.warning_time
        return apply_all(table, now, [events.Extended(until)]) if table.deadline < until else []

    def warn(self, table: Table, now: float) -> Hurry | None:
        """Warn that a clock is running out, if that is due: once a turn."""
        if table.warning is None or table.deadline is None or table.round is None or table.warning > now:
            return None
        table.is_hurried = True
        return Hurry(table.round.turn, round(max(table.deadline - now, 0), 1))

    def hint(self, table: Table, guest: str, after: int) -> int:
        """The seat that a guest may have advice for now."""
        seat = table.seat_of(guest)
        if not table.settings.hints:
            raise RequestRefused("table-no-hints")
        if seat is None or table.round is None or not table.is_playing or table.round.turn != seat:
            raise RequestRefused("table-hint-not-now")
        if table.is_paused:
            raise RequestRefused("table-paused")
        if after < table.last_decision:
            raise RequestRefused("table-stale")
        return seat

    def hasten(self, table: Table, guest: str) -> set[str]:
        """Whose wish it takes to let the bots hurry, if a guest may ask for it now: nobody who sits there is left behind."""
        seated(table.seat_of(guest))
        if table.player is None or not table.player.player_level:
            raise RequestRefused("table-no-bot")
        return {guest, *(sitter.guest for sitter in table.sitters if sitter.guest in table.present and not sitter.is_away)}

    # Sitting

    def sit(self, table: Table, person: Person, seat: int | None, wanted: int | None) -> list[AnyEvent]:
        """Take a free seat, or a bot's seat from the next round on; anyone who has one is back on it."""
        if seat is not None:
            if wanted is None or wanted == seat:
                return [events.CameBack(seat)] if table.is_out(seat) else []
            raise RequestRefused("table-seated")
        if any(sitter.next_guest == person.guest for sitter in table.sitters):
            raise RequestRefused("table-seated")
        if person.guest in table.removed:
            raise RequestRefused("table-removed")
        open_seats = [place for place, sitter in enumerate(table.sitters) if sitter.is_free]
        bots = [place for place, sitter in enumerate(table.sitters) if sitter.level and not sitter.next_guest]
        if wanted is not None:
            sitter_at(table, wanted)
        choices = [*open_seats, *bots] if wanted is None else [place for place in (*open_seats, *bots) if place == wanted]
        if not choices:
            raise RequestRefused("table-full" if wanted is None else "table-taken")
        place = choices[0]
        is_now = place in open_seats or not table.is_playing
        name = name_at(table, person)
        taken = (events.Seated if is_now else events.Followed)(place, person.guest, name, person.face)
        return [*yielding_bots(table, name, place), taken]

    def admit(self, table: Table, host: Person, watcher: str, wanted: int | None) -> list[AnyEvent]:
        """Let somebody who watches sit down, as if they had asked for it; anyone who does not want to gets up again."""
        if not table.is_hosting(host.guest):
            raise RequestRefused("table-not-host")
        person = table.watchers.get(watcher)
        if person is None:
            raise RequestRefused("table-no-watcher", name=watcher)
        return self.sit(table, person, None, wanted)

    def leave(self, table: Table, person: Person, seat: int | None) -> list[AnyEvent]:
        """Get up; in a match a bot plays on for the seat."""
        waits = next((place for place, sitter in enumerate(table.sitters) if sitter.next_guest == person.guest), None)
        if waits is not None:
            return [events.Followed(waits, "", "")]
        seat = seated(seat)
        if table.is_between_matches:
            found: list[AnyEvent] = [events.Freed(seat)]
        else:
            found = [] if table.sitters[seat].is_away else [events.WentAway(seat)]
        heir = next((sitter.guest for sitter in table.sitters if sitter.guest in table.present and sitter.guest != person.guest), None)
        if person.guest == table.host and heir is not None:
            found.append(events.HostChanged(heir))
        return found

    # Matches

    def start(self, table: Table, person: Person) -> list[AnyEvent]:
        """Begin the first match, or one with other people than the last."""
        if not table.is_hosting(person.guest):
            raise RequestRefused("table-not-host")
        if not table.is_between_matches:
            raise RequestRefused("table-match-on")
        if any(sitter.is_free for sitter in table.sitters):
            raise RequestRefused("table-seats-empty")
        return self.new_match(table)

    def rematch(self, table: Table, now: float) -> list[Entry]:
        """Another match; bots take the seats of those who have left since."""
        if table.phase != "finished":
            raise RequestRefused("table-not-finished")
        filled = apply_all(table, now, fill(table, usual_level(table, self.levels), self.levels))
        return [*filled, *apply_all(table, now, self.new_match(table))]

    def new_match(self, table: Table) -> list[AnyEvent]:
        """The events that begin a match."""
        kept = tuple(sitter.kept() for sitter in table.sitters)
        began = events.MatchBegan(self.code(), table.matches + 1, table.settings, table.host, kept, {**table.removed})
        return [began, events.Committed(self.seed().hex())]


def apply_all(table: Table, now: float, found: Iterable[AnyEvent]) -> list[Entry]:
    """Number events and apply them, one after the other."""
    done: list[Entry] = []
    for event in found:
        entry = Entry(table.number + 1, now, event)
        table.apply(entry)
        done.append(entry)
    return done


def seated(seat: int | None) -> int:
    """The seat of a person who must have one to do this."""
    if seat is None:
        raise RequestRefused("table-not-seated")
    return seat


def is_agreed(table: Table) -> bool:
    """Whether all who are there want the deal now; if nobody is there, it has its time."""
    asked = [sitter for sitter in table.sitters if sitter.guest in table.present and not sitter.is_away]
    return bool(asked) and all(sitter.is_ready for sitter in asked)


def is_overtaken(table: Table, played: Round, seat: int, word: str, after: int) -> bool:
    """Whether a word may be wrong only by what its speaker had not seen yet: it must not cost anything."""
    if word.startswith(CATCH):
        return after < table.last_move and caught_seat(word) not in played.game.forgotten_by(played.view(None))
    return after < table.last_decision and played.game.due_call(played.view(seat)) != word
