"""What may be done at a table, and by whom: a request becomes events, or is refused with a reason."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field

from maukas.games.chance import new_seed
from maukas.games.errors import BadNotation
from maukas.games.game import Game, game_named
from maukas.games.options import BadOption, Options
from maukas.games.round import Round
from maukas.games.words import CATCH, due_call, forgetful, is_word
from maukas.protocol import requests
from maukas.protocol.messages import By
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import Settings
from maukas.tables import events
from maukas.tables.arranging import arrange, fill, sitter_at, usual_level
from maukas.tables.errors import NotGranted as NotGranted
from maukas.tables.events import AnyEvent
from maukas.tables.names import new_code
from maukas.tables.table import Stored, Table


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks, as the connection knows it."""

    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class Conduct:
    """The way a house runs its tables: which bots it has, and where its chance comes from."""

    levels: Collection[str]
    seed: Callable[[], bytes] = field(default=new_seed)
    code: Callable[[], str] = field(default=new_code)

    def open(self, table: Table, person: Person, settings: Settings, now: float) -> list[Stored]:
        """Open a table; who opens it is its host, and sits."""
        game = game_named(settings.game)
        if settings.seats not in game.players:
            raise NotGranted("table-bad-seats", low=game.players[0], high=game.players[-1])
        options = house_rules(game, settings.options)
        strict = Settings(**{name: getattr(settings, name) for name in settings.__struct_fields__} | {"options": options.changed()})
        return happen(table, now, [events.Opened(strict, person.guest), events.Seated(0, person.guest, person.name)])

    def ask(self, table: Table, person: Person, request: AnyRequest, now: float) -> list[Stored]:
        """Do what a person asks, or raise NotGranted."""
        seat = table.seat_of(person.guest)
        match request:
            case requests.Play(move, after):
                return self.play(table, own(seat), move, after, now)
            case requests.Sit(wanted):
                found = self.sit(table, person, seat, wanted)
            case requests.Leave():
                found = self.leave(table, person, seat)
            case requests.Ready(share):
                return self.agree(table, own(seat), share, now)
            case requests.Start():
                found = self.start(table, person)
            case requests.Rematch():
                own(seat)
                return self.rematch(table, now)
            case requests.Bot() | requests.Fill() | requests.Remove() | requests.Allow() | requests.Resize():
                found = arrange(table, person.guest, request, self.levels, now)
            case requests.Hint() | requests.React():    # nothing that is stored comes of them
                found = []
        return happen(table, now, found)

    def arrive(self, table: Table, person: Person, now: float) -> list[Stored]:
        """A person has connected: the own seat is the person's again, under the name of now."""
        table.arrive(person.guest)
        seat = table.seat_of(person.guest)
        if seat is None:
            return []
        return happen(table, now, [
            *([events.CameBack(seat)] if table.is_out(seat) else []),
            *([events.Renamed(person.guest, person.name)] if table.seats[seat].name != person.name else []),
        ])

    def rename(self, table: Table, person: Person, now: float) -> list[Stored]:
        """A person has chosen another name."""
        known = any(person.guest in (sitter.guest, sitter.next_guest) for sitter in table.seats)
        return happen(table, now, [events.Renamed(person.guest, person.name)] if known else [])

    # Playing

    def play(self, table: Table, seat: int, move: str, after: int, now: float, by: By = "owner") -> list[Stored]:
        """Make a move for a seat; the owner of a seat that a bot plays for is back by it."""
        played = table.round
        if played is None or not table.is_playing:
            raise NotGranted("table-no-round")
        if after < table.last_decision and not is_word(move):
            raise NotGranted("table-stale")
        if by != "owner" and not table.seats[seat].player_level:            # its owner came back while the bot was thinking
            raise NotGranted("table-stale")
        try:
            refusal = played.refusal(seat, move)
        except BadNotation:
            raise NotGranted("table-bad-move", move=move) from None
        if refusal is not None:
            raise NotGranted(refusal.reason, refusal.clause, **refusal.values)
        if is_word(move) and is_overtaken(table, played, seat, move, after):
            raise NotGranted("table-stale")
        if move.startswith(CATCH) and now < table.decided_at[caught_by(move)] + table.settings.grace:
            raise NotGranted("table-grace", seconds=table.settings.grace)
        is_back = by == "owner" and (table.is_out(seat) or table.seats[seat].missed > 0)
        gone = [place for place, sitter in enumerate(table.seats) if sitter.next_guest and sitter.next_guest not in table.present]
        done = happen(table, now, [*([events.CameBack(seat)] if is_back else []), events.Moved(seat, move, by)])
        if not table.is_playing:                        # who waited for a seat and is gone: a bot plays until that one comes
            done += happen(table, now, [events.WentAway(place) for place in gone])
        return [*done, *self.go_on(table, now)]

    def agree(self, table: Table, seat: int, share: str, now: float) -> list[Stored]:
        """A seat is ready for the deal, and its owner is back by it; when all who are there are ready, it is dealt."""
        if table.phase != "dealing":
            raise NotGranted("table-no-deal")
        found: list[AnyEvent] = [events.CameBack(seat)] if table.is_out(seat) else []
        if not table.seats[seat].is_ready:
            found.append(events.Agreed(seat, share))
        return [*happen(table, now, found), *self.go_on(table, now)] if found else []

    def go_on(self, table: Table, now: float) -> list[Stored]:
        """What follows by itself: the next commitment after a round; the deal, when nobody has to be waited for."""
        done: list[Stored] = []
        if table.phase == "dealing" and table.committed_seed is None:
            done += happen(table, now, [events.Committed(self.seed().hex())])
        if table.phase == "dealing" and is_agreed(table):
            done += happen(table, now, [events.Dealt()])
        return done

    def ring(self, table: Table, now: float) -> list[Stored]:
        """What is due by the clock: the deal, or the end of somebody's time."""
        if table.phase == "dealing" and table.deal_at is not None and table.deal_at <= now:
            return happen(table, now, [events.Dealt()])
        if table.deadline is not None and table.round is not None and table.deadline <= now:
            return happen(table, now, [events.TimedOut(table.round.turn)])
        return []

    # Sitting

    def sit(self, table: Table, person: Person, seat: int | None, wanted: int | None) -> list[AnyEvent]:
        """Take a free seat, or a bot's seat from the next round on; who has one is back on it."""
        if seat is not None:
            if wanted is None or wanted == seat:
                return [events.CameBack(seat)] if table.is_out(seat) else []
            raise NotGranted("table-seated")
        if any(sitter.next_guest == person.guest for sitter in table.seats):
            raise NotGranted("table-seated")
        if person.guest in table.removed:
            raise NotGranted("table-removed")
        open_seats = [place for place, sitter in enumerate(table.seats) if sitter.is_free]
        bots = [place for place, sitter in enumerate(table.seats) if sitter.level and not sitter.next_guest]
        if wanted is not None:
            sitter_at(table, wanted)
        choices = [*open_seats, *bots] if wanted is None else [place for place in (*open_seats, *bots) if place == wanted]
        if not choices:
            raise NotGranted("table-full" if wanted is None else "table-taken")
        place = choices[0]
        is_now = place in open_seats or not table.is_playing
        return [(events.Seated if is_now else events.Followed)(place, person.guest, person.name)]

    def leave(self, table: Table, person: Person, seat: int | None) -> list[AnyEvent]:
        """Get up; in a match a bot plays on for the seat."""
        waits = next((place for place, sitter in enumerate(table.seats) if sitter.next_guest == person.guest), None)
        if waits is not None:
            return [events.Followed(waits, "", "")]
        seat = own(seat)
        if table.is_between_matches:
            found: list[AnyEvent] = [events.Freed(seat)]
        else:
            found = [] if table.seats[seat].is_away else [events.WentAway(seat)]
        heir = next((sitter.guest for sitter in table.seats if sitter.guest in table.present and sitter.guest != person.guest), None)
        if person.guest == table.host and heir is not None:
            found.append(events.HostChanged(heir))
        return found

    # Matches

    def start(self, table: Table, person: Person) -> list[AnyEvent]:
        """Begin the first match, or one with other people than the last."""
        if not table.is_hosting(person.guest):
            raise NotGranted("table-not-host")
        if not table.is_between_matches:
            raise NotGranted("table-match-on")
        if any(sitter.is_free for sitter in table.seats):
            raise NotGranted("table-seats-empty")
        return self.new_match(table)

    def rematch(self, table: Table, now: float) -> list[Stored]:
        """Another match; bots take the seats of those who have left since."""
        if table.phase != "finished":
            raise NotGranted("table-not-finished")
        filled = happen(table, now, fill(table, usual_level(table, self.levels), self.levels))
        return [*filled, *happen(table, now, self.new_match(table))]

    def new_match(self, table: Table) -> list[AnyEvent]:
        """The events that begin a match."""
        kept = tuple(sitter.kept() for sitter in table.seats)
        began = events.MatchBegan(self.code(), table.match + 1, table.settings, table.host, kept, {**table.removed})
        return [began, events.Committed(self.seed().hex())]


def happen(table: Table, now: float, found: Iterable[AnyEvent]) -> list[Stored]:
    """Let events happen, one after the other."""
    done: list[Stored] = []
    for event in found:
        stored = Stored(table.number + 1, now, event)
        table.apply(stored)
        done.append(stored)
    return done


def house_rules(game: Game, chosen: Mapping[str, str | int | bool]) -> Options:
    """The options of a game as somebody has chosen them."""
    known = {option.name: option for option in game.options.all()}
    for name, value in chosen.items():
        if name not in known:
            raise NotGranted("table-no-option", option=name)
        try:
            known[name].check(value)
        except BadOption:
            raise NotGranted("table-bad-option", option=name, value=str(value), allowed=known[name].allowed) from None
    return game.options.of(chosen)


def own(seat: int | None) -> int:
    """A person's seat; who has none cannot do this."""
    if seat is None:
        raise NotGranted("table-not-seated")
    return seat


def is_agreed(table: Table) -> bool:
    """Whether all who are there want the deal now; if nobody is there, it has its time."""
    asked = [sitter for sitter in table.seats if sitter.guest in table.present and not sitter.is_away]
    return bool(asked) and all(sitter.is_ready for sitter in asked)


def is_overtaken(table: Table, played: Round, seat: int, word: str, after: int) -> bool:
    """Whether a word may be wrong only by what its speaker had not seen yet: it must not cost anything."""
    if word.startswith(CATCH):
        return after < table.last_move and caught_by(word) not in forgetful(played.view(None))
    return after < table.last_decision and due_call(played.view(seat)) != word


def caught_by(catch: str) -> int:
    """The seat that a catch means."""
    return int(catch.removeprefix(CATCH))
