"""A table in simulated use: people, requests and the time go in; whatever happens, what must always hold is checked."""

import copy
import dataclasses
import json
from collections.abc import Sequence
from typing import Any

from maukas.games.chance import commitment
from maukas.games.match import Match
from maukas.games.match_record import record_of
from maukas.games.match_verification import verify
from maukas.games.round import Round
from maukas.games.calls import CATCH
from maukas.protocol import requests
from maukas.protocol.codec import encode
from maukas.protocol.messages import By
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import Settings
from maukas.tables import events
from maukas.tables.decider import Decider, RequestRefused, Person
from maukas.tables.events import format_event, parse_event
from maukas.tables.history import history_of
from maukas.tables.entry import Entry
from maukas.tables.table import Table
from maukas.tables.table_model import TableModel
from maukas.tables.table_times import give_time
from maukas.tables.broadcast import Broadcast
from tests.play import cards_in_play, generator, seed_bytes
from tests.tables.invariants import Invariants, keeps_strangers_waiting
from tests.tables.secrets import check_secrets

ADA, BEN, CAT, DAN, EVE, FAY = PEOPLE = ("key-of-ada", "key-of-ben", "key-of-cat", "key-of-dan", "key-of-eve", "key-of-fay")
SPECTATOR = "key-of-a-stranger"

LEVELS = ("beginner", "casual", "strong", "master")
OPENING_TIME = 1_800_000_000.0  # when it begins
CODE = "badegu"
FOR_THE_HOST = (
    requests.Start
    | requests.Change
    | requests.Bot
    | requests.Fill
    | requests.Remove
    | requests.Allow
    | requests.Resize
    | requests.Pace
    | requests.Admit
    | requests.Pause
    | requests.Resume
)
FOR_THE_SEATED = requests.Play | requests.Ready | requests.Rematch
OF_A_ROUND = ("decided_at", "decisions", "is_hurried", "last_decision", "last_move", "returns", "turn_began", "turn_time", "words")
MOST_HANDED_OVER = 2  # times a turn that the clock may run out, before a bot finishes the turn
CAREFUL = 0.9  # how often a player says what is due
TRIES = 200  # words and moves until a turn must be over


class SimulatedTable:
    """A table, its people and its clock, and all that was stored."""

    def __init__(self, settings: Settings, host: str = ADA, key: object = "") -> None:
        self.dice = generator("evening", key)
        self.key = key
        self.seeds = self.matches = 0
        self.decider = Decider(LEVELS, self.new_seed, self.new_match_id)
        self.names = {guest: guest.removeprefix("key-of-").capitalize() for guest in PEOPLE}
        self.table = Table(CODE)
        self.now = OPENING_TIME
        self.stored: list[Entry] = []
        self.story: list[str] = []
        self.is_true = True  # the events tell the whole truth: no position was laid out by hand
        self.was_asleep = False  # clocks may have got some time that no event tells of
        self.handed_over = 0  # how often the clock has run out in this turn
        self.invariants = Invariants()
        self.looks = 1.0  # how often the views are searched for secrets
        self.happened(self.decider.open(self.table, self.person(host), settings, self.now))
        self.arrive(host)

    def new_seed(self) -> bytes:
        self.seeds += 1
        return seed_bytes("evening", self.key, self.seeds)

    def new_match_id(self) -> str:
        self.matches += 1
        return f"match{self.matches}"

    def person(self, guest: str) -> Person:
        return Person(guest, self.names.get(guest, "Nobody"))

    @property
    def round(self) -> Round:
        """The round that is on, or was last."""
        assert self.table.round is not None
        return self.table.round

    @property
    def viewers(self) -> list[str]:
        return [*PEOPLE, SPECTATOR]

    def shown(self, guest: str = SPECTATOR, after: int | None = None) -> dict[str, Any]:
        """What a guest sees of the table, as it comes over the wire."""
        return as_told(Broadcast(self.table, self.now).snapshot(guest, after))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see of the round, as it comes over the wire."""
        return as_told(self.round.view(seat))

    # What people do

    def arrive(self, *guests: str) -> list[Entry]:
        """People connect."""
        done = []
        for guest in guests:
            self.story.append(f"{guest} arrives")
            before = self.before()
            done += self.happened(self.decider.arrive(self.table, self.person(guest), self.now), before)
        return done

    def depart(self, *guests: str) -> None:
        """People's connections are lost."""
        for guest in guests:
            self.story.append(f"{guest} departs")
            before = self.before()
            self.table.depart(guest)
            self.happened([], before)

    def rename(self, guest: str, name: str) -> list[Entry]:
        """Somebody chooses another name."""
        self.story.append(f"{guest} is {name} from now on")
        self.names[guest] = name
        before = self.before()
        return self.happened(self.decider.rename(self.table, self.person(guest), self.now), before)

    def ask(self, guest: str, request: AnyRequest) -> list[Entry]:
        """Somebody asks for something; what is refused changes nothing, and raises."""
        self.story.append(f"{guest}: {request}")
        before = self.before()
        hosting, seat = hosts(self.table, guest), seat_of(self.table, guest)
        try:
            done = self.decider.ask(self.table, self.person(guest), request, self.now)
        except RequestRefused as refusal:
            self.story.append(f"  refused: {refusal.reason}")
            assert everything(self.table) == before.everything, "a refused request changes nothing"
            assert self.pictures() == before.pictures
            raise
        assert hosting or not isinstance(request, FOR_THE_HOST), "only who hosts arranges the table"
        assert seat is not None or not isinstance(request, FOR_THE_SEATED), "only who sits plays"
        return self.happened(done, before, guest, request)

    def refusal(self, guest: str, request: AnyRequest) -> str:
        """Why somebody does not get something."""
        try:
            self.ask(guest, request)
        except RequestRefused as refusal:
            return refusal.reason
        raise AssertionError(f"{request} was granted to {guest}")

    def sit(self, *guests: str) -> None:
        """People come and take the next seats."""
        for guest in guests:
            self.arrive(guest)
            self.ask(guest, requests.Sit())

    def play(self, guest: str, move: str, after: int | None = None) -> list[Entry]:
        """Somebody makes a move, having seen everything or only what came up to `after`."""
        return self.ask(guest, requests.Play(move, self.table.number if after is None else after))

    def no_play(self, guest: str, move: str, after: int | None = None) -> str:
        """Why somebody may not make a move."""
        return self.refusal(guest, requests.Play(move, self.table.number if after is None else after))

    # What happens by itself

    def bot_plays(self, seat: int, move: str, by: By = "bot") -> list[Entry]:
        """The bot that plays for a seat makes a move."""
        self.story.append(f"the bot of seat {seat}: {move}")
        before = self.before()
        return self.happened(self.decider.play(self.table, seat, move, self.table.number, self.now, by), before)

    def wait(self, seconds: float) -> None:
        """Time passes, and every alarm rings."""
        until = self.now + seconds
        while (alarm := self.table.alarm) is not None and alarm <= until:
            self.now = max(self.now, alarm)
            if self.decider.warn(self.table, self.now) is None:
                self.ring()
        self.now = until

    def wait_for_alarm(self) -> list[Entry]:
        """Nothing is done until the clock does something."""
        alarm = self.table.deadline if self.table.deal_at is None else self.table.deal_at
        assert alarm is not None
        self.now = max(self.now, alarm)
        return self.ring()

    def ring(self) -> list[Entry]:
        """The alarm rings, perhaps too early."""
        self.story.append(f"it is {self.now - OPENING_TIME:.1f} s")
        before = self.before()
        return self.happened(self.decider.ring(self.table, self.now), before)

    def restart(self) -> None:
        """The server stops and starts again: everybody is gone, and only what was stored is left."""
        self.story.append("restart")
        self.table = Table.restored(CODE, self.stored, self.now)
        self.was_asleep = True
        self.happened([])

    # A match goes on

    def start(self, *, position: str | None = None) -> None:
        """The host begins, and it is dealt; or a position is laid out."""
        self.ask(self.table.host, requests.Start())
        self.deal(position=position)

    def deal(self, *, position: str | None = None) -> None:
        """Nobody is in a hurry: the clock deals."""
        self.wait_for_alarm()
        assert self.table.is_playing
        if position is not None:
            self.is_true = False
            dealt = self.round
            assert self.table.match is not None
            self.table.match.rounds[-1] = Round.from_position(dealt.game.name, position, seed=dealt.seed, options=dealt.options)

    def turn(self) -> list[Entry]:
        """Whoever is on turn does something reasonable: a bot if one plays for the seat, else its owner."""
        seat, sitter = self.round.turn, self.table.sitters[self.round.turn]
        view = self.round.view(seat)
        call = self.round.game.due_call(view) if self.dice.random() < CAREFUL else None
        moves = self.round.turn_moves()
        if len(moves) > 1 and "draw" in moves:
            moves.remove("draw")
        return self.seat_plays(seat, self.dice.choice(moves) if call is None else call, is_bot=bool(sitter.player_level))

    def seat_plays(self, seat: int, move: str, *, is_bot: bool) -> list[Entry]:
        return self.bot_plays(seat, move) if is_bot else self.play(self.table.sitters[seat].guest, move)

    def words(self) -> None:
        """Who owes a call says it, on turn or not; somebody may catch."""
        for seat, sitter in enumerate(self.table.sitters):
            if self.table.is_playing:
                view = self.round.view(seat)
                game = self.round.game
                word = game.due_call(view) if self.dice.random() < CAREFUL else game.due_catch(view)
                if word is not None and not self.is_too_early(word):
                    self.seat_plays(seat, word, is_bot=bool(sitter.player_level))

    def is_too_early(self, word: str) -> bool:
        """Whether a word is a catch of somebody who still has time to call: it runs from that one's own last decision."""
        if not word.startswith(CATCH):
            return False
        caught = int(word.removeprefix(CATCH))
        decided = next(
            each.at
            for each in reversed(self.stored)
            if isinstance(each.event, events.Dealt)
            or (isinstance(each.event, events.Moved) and each.event.seat == caught and not self.round.game.is_word(each.event.move))
        )
        return self.now < decided + self.paused_since(decided) + self.table.settings.grace

    def paused_since(self, moment: float) -> float:
        """For how long the table has been paused since a moment."""
        begun = [each.at for each in self.stored if isinstance(each.event, events.Paused)]
        ended = [each.at for each in self.stored if isinstance(each.event, events.Resumed)]
        return sum(end - begin for begin, end in zip(begun, ended, strict=False) if begin >= moment)

    def play_on(self, moves: int) -> None:
        """So many moves are made, as long as the round lasts."""
        for _ in range(moves):
            if not self.table.is_playing:
                return
            self.words()
            if self.table.is_playing:
                self.turn()

    def finish_round(self) -> None:
        """The round is played to its end."""
        played = self.round
        for _ in range(5000):
            if played.is_over:
                return
            self.play_on(1)
        raise AssertionError("the round does not end")

    def finish_match(self) -> None:
        """The match is played to its end; the clock deals."""
        while self.table.phase != "finished":
            if self.table.phase == "dealing":
                self.deal()
            self.finish_round()

    # What must always hold

    def before(self) -> "Before":
        """The table as it is, to be compared with what becomes of it."""
        return Before(everything(self.table), self.pictures(), twin_of(self.table))

    def pictures(self) -> list[bytes]:
        return pictures(self.table, self.viewers, self.now)

    def happened(
        self, done: Sequence[Entry], before: "Before | None" = None, guest: str = "", request: AnyRequest | None = None
    ) -> list[Entry]:
        """Write down what happened, and look at everything."""
        for entry in done:
            self.stored.append(entry)
            self.story.append(f"  {entry.number} {entry.event}")
            assert entry.number == len(self.stored), "numbers are consecutive"
            assert entry.at == self.now
            assert parse_event(format_event(entry.event)) == entry.event
        assert self.table.number == len(self.stored)
        if before is not None:
            self.check_change(done, before.table, guest, request)
            self.invariants.judge(before.table, self.table, done, guest, request, self.now)
        self.check_seats()
        self.check_cards()
        self.check_going_on()
        if self.dice.random() < self.looks:
            for viewer in self.viewers:
                check_secrets(self.table, viewer, done, self.now, PEOPLE, self.dice)
        return [*done]

    def check_change(self, done: Sequence[Entry], before: Table, guest: str, request: AnyRequest | None) -> None:
        """What no request and no arrival may do."""
        kinds = {type(entry.event) for entry in done}
        if not kinds:
            shown, was = everything(self.table), everything(before)
            there = {"present": 0, "people": 0}
            assert shown | there == was | there, "nothing changes without an event"
        if not kinds & {events.Moved, events.Dealt, events.MatchBegan, events.SettingsChanged}:
            assert round_of(self.table) == round_of(before), "only a move touches the cards: who sits where does not"
        for seat, sitter in enumerate(before.sitters):
            gone = sitter.guest and seat_of(self.table, sitter.guest) is None
            left = isinstance(request, requests.Leave) and guest == sitter.guest and before.phase in ("waiting", "finished")
            removed = isinstance(request, requests.Remove | requests.Bot) and request.seat == seat
            assert not gone or left or removed, "nobody loses a seat but by leaving between matches, or by the host"
            if sitter.guest and not gone and not kinds & {events.SettingsChanged, events.MatchBegan}:
                assert self.table.sitters[seat].guest == sitter.guest, "nobody is moved"
        assert not {events.Moved, events.Dealt} <= kinds, "the end of a round is seen before the next one begins"
        if events.Moved in kinds or events.Dealt in kinds:
            self.handed_over *= self.table.turn_began == before.turn_began and self.table.last_decision == before.last_decision
        self.handed_over += events.TimedOut in kinds
        assert self.handed_over <= MOST_HANDED_OVER, "nobody holds up a table with a clock for ever"

    def check_seats(self) -> None:
        table = self.table
        guests = [each for sitter in table.sitters for each in (sitter.guest, sitter.next_guest) if each]
        assert len(guests) == len({*guests}), "one guest has at most one seat"
        assert all(sitter.level and table.is_playing for sitter in table.sitters if sitter.next_guest), "only bots are followed, in a round"
        assert not any(sitter.guest and sitter.level for sitter in table.sitters)
        assert len(table.sitters) == table.settings.seats
        assert table.phase in ("waiting", "finished") or not any(sitter.is_free for sitter in table.sitters)
        for guest in self.viewers:
            assert table.is_hosting(guest) == hosts(table, guest)
        assert sum(hosts(table, guest) for guest in self.viewers) <= 1

    def check_cards(self) -> None:
        played = self.table.round
        if played is not None and self.is_true:
            assert sorted(cards_in_play(played)) == sorted(played.game.pack), "no card is lost"
        assert not self.table.is_playing or (played is not None and not played.is_over)

    def check_going_on(self) -> None:
        """In every phase something can happen, and nobody can prevent it where there is a clock."""
        table = self.table
        if table.is_paused:
            self.check_pause()
        elif table.phase == "dealing":
            assert table.deal_at is not None
            assert table.alarm == table.deal_at
            twin = twin_of(table)
            assert [type(each.event) for each in self.decider.ring(twin, table.deal_at)] == [events.Dealt]
            assert twin.is_playing
        elif table.is_playing:
            self.check_turn()
        else:
            self.check_beginning()

    def check_pause(self) -> None:
        """Nothing moves until whoever hosts lets it go on."""
        table = self.table
        assert table.phase in ("dealing", "playing")
        assert table.alarm is table.deadline is None
        assert self.decider.ring(twin_of(table), self.now + 10_000_000) == []
        host = next((guest for guest in self.viewers if hosts(table, guest)), None)
        if host is not None:
            twin = twin_of(table)
            assert self.decider.ask(twin, self.person(host), requests.Resume(), self.now)
            assert not twin.is_paused

    def check_turn(self) -> None:
        """Somebody has a move, and if it is a person with a clock, a bot will make it in the end; the host can refuse newcomers."""
        table, seat = self.table, self.round.turn
        moves = self.round.turn_moves()
        assert moves
        assert not any(map(self.round.game.is_word, moves))
        sitter = table.sitters[seat]
        assert not sitter.is_free
        twin = twin_of(table)
        if sitter.guest:  # the owner may always play, even while a bot does
            assert self.decider.play(twin, seat, moves[0], table.number, self.now)
        twin = twin_of(table)
        has_end = bool(table.settings.clock) or keeps_strangers_waiting(table, seat)
        if not sitter.player_level and has_end:
            assert table.deadline is not None
            assert table.alarm is not None
            assert table.alarm <= table.deadline
            self.decider.ring(twin, max(table.deadline, self.now))
        if sitter.player_level or has_end:
            assert twin.sitters[seat].player_level
            assert twin.deadline is None
            assert self.decider.play(twin, seat, moves[-1], table.number + 1, self.now, "bot")
        for place, waited in enumerate(table.sitters):
            if waited.next_guest and table.host in table.present:
                twin = twin_of(table)
                assert self.decider.ask(twin, self.person(table.host), requests.Remove(place), self.now)
                assert (twin.sitters[place].next_guest, twin.sitters[place].level) == ("", waited.level)

    def check_beginning(self) -> None:
        """Who hosts can always get a match going, and after a match anybody who sits."""
        seated = [sitter.guest for sitter in self.table.sitters if sitter.guest]
        if self.table.phase == "finished" and seated:
            twin = twin_of(self.table)
            assert self.decider.ask(twin, self.person(self.dice.choice(seated)), requests.Rematch(), self.now)
            assert (twin.phase, twin.matches) == ("dealing", self.table.matches + 1)
        host = next((guest for guest in self.viewers if hosts(self.table, guest)), None)
        if host is None:
            return
        twin = twin_of(self.table)
        self.decider.ask(twin, self.person(host), requests.Fill(self.dice.choice(LEVELS)), self.now)
        self.decider.ask(twin, self.person(host), requests.Start(), self.now)
        assert twin.phase == "dealing"
        assert self.decider.ring(twin, self.now + 60)
        assert twin.is_playing

    def check_restored(self) -> None:
        """The events alone make the same table, all of them as well as those from the beginning of the match on."""
        assert self.is_true
        expected = twin_of(self.table)
        give_time(expected, self.now)
        for stored in (self.stored, [self.stored[0], *self.stored[self.table.match_began - 1 :]]):
            again = Table.restored(CODE, [Entry(each.number, each.at, parse_event(format_event(each.event))) for each in stored], self.now)
            assert again.present == {}
            again.present, again.people, again.is_hurried = self.table.present, self.table.people, self.table.is_hurried
            if self.was_asleep:
                again.turn_began, again.deal_at = expected.turn_began, expected.deal_at
            assert what_counts(again) == what_counts(expected)
            assert pictures(again, self.viewers, self.now) == pictures(expected, self.viewers, self.now)
        if self.table.match is not None:
            self.check_record()

    def check_record(self) -> None:
        """The record that the events of the match give is the match that was played, and everybody can check it."""
        match = history_of(self.stored[self.table.match_began - 1 :]).match
        assert self.table.match is not None
        assert match.scores.results == self.table.match.scores.results
        if self.table.round is not None:
            assert (match.round.state, [*match.round.moves]) == (self.table.round.state, [*self.table.round.moves])
        assert verify(record_of(match)) == []
        assert match.is_over == (self.table.phase == "finished")
        told = Broadcast(self.table, self.now).snapshot(SPECTATOR).results
        deals = match.finished_deals
        assert len(self.table.match.rounds) <= 1, "a table keeps no round that is over and no longer shown"
        assert [(each.commitment, each.seed) for each in told] == [(deal.commitment, deal.seed.hex()) for deal in deals]
        assert [each.shares for each in told] == [tuple(share.hex() for share in deal.shares) for deal in deals]


@dataclasses.dataclass(frozen=True, slots=True)
class Before:
    """A table before something was asked."""

    everything: dict[str, Any]
    pictures: list[bytes]
    table: Table


def hosts(table: Table, guest: str) -> bool:
    """Who may do what the host does, worked out again: the host if there, else the first seated person who is."""
    there = [sitter.guest for sitter in table.sitters if sitter.guest and table.present.get(sitter.guest)]
    return guest == (table.host if table.present.get(table.host) else there[0] if there else None)


def seat_of(table: Table, guest: str) -> int | None:
    seats = [seat for seat, sitter in enumerate(table.sitters) if sitter.guest == guest]
    return seats[0] if seats else None


def twin_of(table: Table) -> Table:
    """An independent table that stands where this one does."""
    twin = copy.copy(table)
    twin.sitters = [dataclasses.replace(sitter) for sitter in table.sitters]
    twin.match = None if table.match is None else twin_of_match(table.match)
    twin.move_numbers, twin.decided_at, twin.words = table.move_numbers[:], table.decided_at[:], table.words[:]
    twin.present, twin.people = {**table.present}, {**table.people}
    return twin


def twin_of_match(match: Match) -> Match:
    """An independent match that stands where this one does."""
    twin = copy.copy(match)
    twin.scores = copy.copy(match.scores)
    twin.scores.results = match.scores.results[:]
    twin.deals, twin.rounds = match.deals[:], [played.copy() for played in match.rounds]
    return twin


def everything(table: Table) -> dict[str, Any]:
    """All that a table is made of, as values."""
    values = {name: copy.copy(getattr(table, name)) for name in TableModel.__slots__}
    values["sitters"] = [dataclasses.replace(sitter) for sitter in table.sitters]
    values["round"] = round_of(table)
    match = table.match
    values["match"] = None if match is None else (match.scores.results[:], match.scores.options, match.deals[:], match.players)
    return values


def what_counts(table: Table) -> dict[str, Any]:
    """The same, without what only counts in a round, when none is on."""
    values = everything(table)
    return values if table.is_playing else {name: value for name, value in values.items() if name not in OF_A_ROUND}


def round_of(table: Table) -> tuple[Any, ...] | None:
    """The cards and the moves of a round."""
    return None if table.round is None else (table.round.state.copy(), [*table.round.moves], table.round.seed)


def pictures(table: Table, viewers: Sequence[str], now: float) -> list[bytes]:
    """What everybody sees."""
    broadcast = Broadcast(table, now)
    return [encode(broadcast.snapshot(guest, 0)) for guest in viewers]


def as_told(message: object) -> dict[str, Any]:
    """A message as a client reads it."""
    told: dict[str, Any] = json.loads(message if isinstance(message, bytes) else encode(message))
    return told


def settings_of(game: str = "maumau", seats: int = 2, **values: Any) -> Settings:
    """Settings, the strict ones where nothing else is said."""
    return Settings(game=game, seats=seats, **values)


def table_of(*guests: str, seats: int | None = None, **values: Any) -> SimulatedTable:
    """A table with people, the first of them its host."""
    simulated = SimulatedTable(settings_of(seats=seats or max(len(guests), 2), **values), guests[0])
    simulated.sit(*guests[1:])
    return simulated


def promise_of(simulated: SimulatedTable) -> str:
    """The commitment to the deal that is to come."""
    assert simulated.table.committed_seed is not None
    return commitment(simulated.table.committed_seed)
