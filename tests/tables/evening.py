"""An evening at a table: people, requests and the time go in; whatever happens, what must always hold is checked."""

import copy
import dataclasses
import json
from collections.abc import Sequence
from typing import Any

from maukas.games.chance import commitment
from maukas.games.match_record import record_of, verify
from maukas.games.round import Round
from maukas.games.words import CATCH, due_call, due_catch, is_word
from maukas.protocol import requests
from maukas.protocol.codec import encode
from maukas.protocol.messages import By
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import Settings
from maukas.tables import events
from maukas.tables.conduct import Conduct, NotGranted, Person
from maukas.tables.events import format_event, parse_event
from maukas.tables.history import match_of
from maukas.tables.table import Stored, Table
from maukas.tables.telling import Scene
from tests.play import cards_in_play, generator, seed_bytes
from tests.tables.manners import Manners
from tests.tables.secrets import check_secrets

ADA, BEN, CAT, DAN, EVE, FAY = PEOPLE = ("key-of-ada", "key-of-ben", "key-of-cat", "key-of-dan", "key-of-eve", "key-of-fay")
SPECTATOR = "key-of-a-stranger"

LEVELS = ("beginner", "casual", "strong", "master")
EVENING = 1_800_000_000.0                               # when it begins
CODE = "badegu"
FOR_THE_HOST = requests.Start | requests.Bot | requests.Fill | requests.Remove | requests.Allow | requests.Resize
FOR_THE_SEATED = requests.Play | requests.Ready | requests.Rematch
OF_A_ROUND = ("decided_at", "is_hurried", "last_decision", "last_move", "returns", "turn_began")
MOST_HANDED_OVER = 2                                    # times a turn that the clock may run out, before a bot finishes the turn
CAREFUL = 0.9                                           # how often a player says what is due
TRIES = 200                                             # words and moves until a turn must be over


class Evening:
    """A table, its people and its clock, and all that was stored."""

    def __init__(self, settings: Settings, host: str = ADA, key: object = "") -> None:
        self.dice = generator("evening", key)
        self.key = key
        self.seeds = self.matches = 0
        self.conduct = Conduct(LEVELS, self.new_seed, self.new_match_id)
        self.names = {guest: guest.removeprefix("key-of-").capitalize() for guest in PEOPLE}
        self.table = Table(CODE)
        self.now = EVENING
        self.stored: list[Stored] = []
        self.story: list[str] = []
        self.is_true = True                             # the events tell the whole truth: no position was laid out by hand
        self.was_asleep = False                         # clocks may have got some time that no event tells of
        self.handed_over = 0                            # how often the clock has run out in this turn
        self.manners = Manners()
        self.looks = 1.0                                # how often the views are searched for secrets
        self.happened(self.conduct.open(self.table, self.person(host), settings, self.now))
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
        return as_told(Scene(self.table, self.now).picture(guest, after))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see of the round, as it comes over the wire."""
        return as_told(self.round.view(seat))

    # What people do

    def arrive(self, *guests: str) -> list[Stored]:
        """People connect."""
        done = []
        for guest in guests:
            self.story.append(f"{guest} arrives")
            before = self.before()
            done += self.happened(self.conduct.arrive(self.table, self.person(guest), self.now), before)
        return done

    def depart(self, *guests: str) -> None:
        """People's connections are lost."""
        for guest in guests:
            self.story.append(f"{guest} departs")
            before = self.before()
            self.table.depart(guest)
            self.happened([], before)

    def rename(self, guest: str, name: str) -> list[Stored]:
        """Somebody chooses another name."""
        self.story.append(f"{guest} is {name} from now on")
        self.names[guest] = name
        before = self.before()
        return self.happened(self.conduct.rename(self.table, self.person(guest), self.now), before)

    def ask(self, guest: str, request: AnyRequest) -> list[Stored]:
        """Somebody asks for something; what is refused changes nothing, and raises."""
        self.story.append(f"{guest}: {request}")
        before = self.before()
        hosting, seat = hosts(self.table, guest), seat_of(self.table, guest)
        try:
            done = self.conduct.ask(self.table, self.person(guest), request, self.now)
        except NotGranted as refusal:
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
        except NotGranted as refusal:
            return refusal.reason
        raise AssertionError(f"{request} was granted to {guest}")

    def sit(self, *guests: str) -> None:
        """People come and take the next seats."""
        for guest in guests:
            self.arrive(guest)
            self.ask(guest, requests.Sit())

    def play(self, guest: str, move: str, after: int | None = None) -> list[Stored]:
        """Somebody makes a move, having seen everything or only what came up to `after`."""
        return self.ask(guest, requests.Play(move, self.table.number if after is None else after))

    def no_play(self, guest: str, move: str, after: int | None = None) -> str:
        """Why somebody may not make a move."""
        return self.refusal(guest, requests.Play(move, self.table.number if after is None else after))

    # What happens by itself

    def bot_plays(self, seat: int, move: str, by: By = "bot") -> list[Stored]:
        """The bot that plays for a seat makes a move."""
        self.story.append(f"the bot of seat {seat}: {move}")
        before = self.before()
        return self.happened(self.conduct.play(self.table, seat, move, self.table.number, self.now, by), before)

    def wait(self, seconds: float) -> None:
        """Time passes, and every alarm rings."""
        until = self.now + seconds
        while (alarm := self.table.alarm) is not None and alarm <= until:
            self.now = max(self.now, alarm)
            if not self.ring() and self.table.alarm == alarm:
                self.table.is_hurried = True            # as the server does when it has warned
        self.now = until

    def wait_for_alarm(self) -> list[Stored]:
        """Nothing is done until the clock does something."""
        alarm = self.table.deadline if self.table.deal_at is None else self.table.deal_at
        assert alarm is not None
        self.now = max(self.now, alarm)
        return self.ring()

    def ring(self) -> list[Stored]:
        """The alarm rings, perhaps too early."""
        self.story.append(f"it is {self.now - EVENING:.1f} s")
        before = self.before()
        return self.happened(self.conduct.ring(self.table, self.now), before)

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
            self.table.round = Round.from_position(dealt.game.name, position, seed=dealt.seed, options=dealt.options)

    def turn(self) -> list[Stored]:
        """Whoever is on turn does something reasonable: a bot if one plays for the seat, else its owner."""
        seat, sitter = self.round.turn, self.table.seats[self.round.turn]
        view = self.round.view(seat)
        call = due_call(view) if self.dice.random() < CAREFUL else None
        moves = self.round.turn_moves()
        if len(moves) > 1 and "draw" in moves:
            moves.remove("draw")
        return self.seat_plays(seat, self.dice.choice(moves) if call is None else call, is_bot=bool(sitter.player_level))

    def seat_plays(self, seat: int, move: str, *, is_bot: bool) -> list[Stored]:
        return self.bot_plays(seat, move) if is_bot else self.play(self.table.seats[seat].guest, move)

    def words(self) -> None:
        """Who owes a call says it, on turn or not; somebody may catch."""
        for seat, sitter in enumerate(self.table.seats):
            if self.table.is_playing:
                view = self.round.view(seat)
                word = due_call(view) if self.dice.random() < CAREFUL else due_catch(view)
                if word is not None and not self.is_too_early(word):
                    self.seat_plays(seat, word, is_bot=bool(sitter.player_level))

    def is_too_early(self, word: str) -> bool:
        """Whether a word is a catch of somebody who still has time to call: it runs from that one's own last decision."""
        if not word.startswith(CATCH):
            return False
        caught = int(word.removeprefix(CATCH))
        decided = next(
            each.at for each in reversed(self.stored)
            if isinstance(each.event, events.Dealt)
            or (isinstance(each.event, events.Moved) and each.event.seat == caught and not is_word(each.event.move))
        )
        return self.now < decided + self.table.settings.grace

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
        self, done: Sequence[Stored], before: "Before | None" = None, guest: str = "", request: AnyRequest | None = None,
    ) -> list[Stored]:
        """Write down what happened, and look at everything."""
        for stored in done:
            self.stored.append(stored)
            self.story.append(f"  {stored.number} {stored.event}")
            assert stored.number == len(self.stored), "numbers are consecutive"
            assert stored.at == self.now
            assert parse_event(format_event(stored.event)) == stored.event
        assert self.table.number == len(self.stored)
        if before is not None:
            self.check_change(done, before.table, guest, request)
            self.manners.judge(before.table, self.table, done, guest, request, self.now)
        self.check_seats()
        self.check_cards()
        self.check_going_on()
        if self.dice.random() < self.looks:
            for viewer in self.viewers:
                check_secrets(self.table, viewer, done, self.now, PEOPLE, self.dice)
        return [*done]

    def check_change(self, done: Sequence[Stored], before: Table, guest: str, request: AnyRequest | None) -> None:
        """What no request and no arrival may do."""
        kinds = {type(stored.event) for stored in done}
        if not kinds:
            shown, was = everything(self.table), everything(before)
            assert shown | {"present": 0} == was | {"present": 0}, "nothing changes without an event"
        if not kinds & {events.Moved, events.Dealt, events.MatchBegan, events.Resized}:
            assert round_of(self.table) == round_of(before), "only a move touches the cards: who sits where does not"
        for seat, sitter in enumerate(before.seats):
            gone = sitter.guest and seat_of(self.table, sitter.guest) is None
            left = isinstance(request, requests.Leave) and guest == sitter.guest and before.phase in ("waiting", "finished")
            removed = isinstance(request, requests.Remove) and request.seat == seat
            assert not gone or left or removed, "nobody loses a seat but by leaving between matches, or by the host"
            if sitter.guest and not gone and not kinds & {events.Resized, events.MatchBegan}:
                assert self.table.seats[seat].guest == sitter.guest, "nobody is moved"
        assert not {events.Moved, events.Dealt} <= kinds, "the end of a round is seen before the next one begins"
        if events.Moved in kinds or events.Dealt in kinds:
            self.handed_over *= self.table.turn_began == before.turn_began and self.table.last_decision == before.last_decision
        self.handed_over += events.TimedOut in kinds
        assert self.handed_over <= MOST_HANDED_OVER, "nobody holds up a table with a clock for ever"

    def check_seats(self) -> None:
        table = self.table
        guests = [each for sitter in table.seats for each in (sitter.guest, sitter.next_guest) if each]
        assert len(guests) == len({*guests}), "one guest has at most one seat"
        assert all(sitter.level and table.is_playing for sitter in table.seats if sitter.next_guest), "only bots are followed, in a round"
        assert not any(sitter.guest and sitter.level for sitter in table.seats)
        assert len(table.seats) == table.settings.seats
        assert table.phase in ("waiting", "finished") or not any(sitter.is_free for sitter in table.seats)
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
        if table.phase == "dealing":
            assert table.deal_at is not None
            assert table.alarm == table.deal_at
            twin = twin_of(table)
            assert [type(each.event) for each in self.conduct.ring(twin, table.deal_at)] == [events.Dealt]
            assert twin.is_playing
        elif table.is_playing:
            self.check_turn()
        else:
            self.check_beginning()

    def check_turn(self) -> None:
        """Somebody has a move, and if it is a person with a clock, a bot will make it in the end; the host can refuse newcomers."""
        table, seat = self.table, self.round.turn
        moves = self.round.turn_moves()
        assert moves
        assert not any(map(is_word, moves))
        sitter = table.seats[seat]
        assert not sitter.is_free
        twin = twin_of(table)
        if sitter.guest:                                # the owner may always play, even while a bot does
            assert self.conduct.play(twin, seat, moves[0], table.number, self.now)
        twin = twin_of(table)
        if not sitter.player_level and table.settings.clock:
            assert table.deadline is not None
            assert table.alarm is not None
            assert table.alarm <= table.deadline
            self.conduct.ring(twin, max(table.deadline, self.now))
        if sitter.player_level or table.settings.clock:
            assert twin.seats[seat].player_level
            assert twin.deadline is None
            assert self.conduct.play(twin, seat, moves[-1], table.number + 1, self.now, "bot")
        for place, waited in enumerate(table.seats):
            if waited.next_guest and table.host in table.present:
                twin = twin_of(table)
                assert self.conduct.ask(twin, self.person(table.host), requests.Remove(place), self.now)
                assert (twin.seats[place].next_guest, twin.seats[place].level) == ("", waited.level)

    def check_beginning(self) -> None:
        """Who hosts can always get a match going, and after a match anybody who sits."""
        seated = [sitter.guest for sitter in self.table.seats if sitter.guest]
        if self.table.phase == "finished" and seated:
            twin = twin_of(self.table)
            assert self.conduct.ask(twin, self.person(self.dice.choice(seated)), requests.Rematch(), self.now)
            assert (twin.phase, twin.match) == ("dealing", self.table.match + 1)
        host = next((guest for guest in self.viewers if hosts(self.table, guest)), None)
        if host is None:
            return
        twin = twin_of(self.table)
        self.conduct.ask(twin, self.person(host), requests.Fill(self.dice.choice(LEVELS)), self.now)
        self.conduct.ask(twin, self.person(host), requests.Start(), self.now)
        assert twin.phase == "dealing"
        assert self.conduct.ring(twin, self.now + 60)
        assert twin.is_playing

    def check_restored(self) -> None:
        """The events alone make the same table, all of them as well as those from the beginning of the match on."""
        assert self.is_true
        expected = twin_of(self.table)
        expected.wake(self.now)
        for stored in (self.stored, [self.stored[0], *self.stored[self.table.match_first - 1 :]]):
            again = Table.restored(CODE, [Stored(each.number, each.at, parse_event(format_event(each.event))) for each in stored], self.now)
            assert again.present == {}
            again.present, again.is_hurried = self.table.present, self.table.is_hurried
            if self.was_asleep:
                again.turn_began, again.deal_at = expected.turn_began, expected.deal_at
            assert what_counts(again) == what_counts(expected)
            assert pictures(again, self.viewers, self.now) == pictures(expected, self.viewers, self.now)
        if self.table.scores is not None:
            self.check_record()

    def check_record(self) -> None:
        """The record that the events of the match give is the match that was played, and everybody can check it."""
        match = match_of(self.stored[self.table.match_first - 1 :])
        assert self.table.scores is not None
        assert match.table.results == self.table.scores.results
        if self.table.round is not None:
            assert (match.round.state, [*match.round.moves]) == (self.table.round.state, [*self.table.round.moves])
        assert verify(record_of(match)) == []
        assert match.is_over == (self.table.phase == "finished")
        told = Scene(self.table, self.now).picture(SPECTATOR).results
        deals = match.deals[: len(told)]
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
    there = [sitter.guest for sitter in table.seats if sitter.guest and table.present.get(sitter.guest)]
    return guest == (table.host if table.present.get(table.host) else there[0] if there else None)


def seat_of(table: Table, guest: str) -> int | None:
    seats = [seat for seat, sitter in enumerate(table.seats) if sitter.guest == guest]
    return seats[0] if seats else None


def twin_of(table: Table) -> Table:
    """An independent table that stands where this one does."""
    twin = copy.copy(table)
    twin.seats = [dataclasses.replace(sitter) for sitter in table.seats]
    twin.round = None if table.round is None else table.round.copy()
    twin.scores = copy.copy(table.scores)
    if table.scores is not None and twin.scores is not None:
        twin.scores.results = table.scores.results[:]
    twin.deals, twin.move_numbers, twin.decided_at = table.deals[:], table.move_numbers[:], table.decided_at[:]
    twin.present = {**table.present}
    return twin


def everything(table: Table) -> dict[str, Any]:
    """All that a table is made of, as values."""
    values = {name: copy.copy(getattr(table, name)) for name in Table.__slots__}
    values["seats"] = [dataclasses.replace(sitter) for sitter in table.seats]
    values["round"] = round_of(table)
    values["scores"] = None if table.scores is None else (table.scores.results[:], table.scores.options)
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
    scene = Scene(table, now)
    return [encode(scene.picture(guest, 0)) for guest in viewers]


def as_told(message: object) -> dict[str, Any]:
    """A message as a client reads it."""
    told: dict[str, Any] = json.loads(message if isinstance(message, bytes) else encode(message))
    return told


def settings_of(game: str = "maumau", seats: int = 2, **values: Any) -> Settings:
    """Settings, the strict ones where nothing else is said."""
    return Settings(game=game, seats=seats, **values)  # type: ignore[arg-type]


def table_of(*guests: str, seats: int | None = None, **values: Any) -> Evening:
    """A table with people, the first of them its host."""
    evening = Evening(settings_of(seats=seats or max(len(guests), 2), **values), guests[0])
    evening.sit(*guests[1:])
    return evening


def promise_of(evening: Evening) -> str:
    """The commitment to the deal that is to come."""
    assert evening.table.committed_seed is not None
    return commitment(evening.table.committed_seed)
