"""A table: what its events have made of it, and who is there. It has no clock of its own and no sockets."""

from array import array
from collections.abc import Iterable

from msgspec import Struct

from maukas.games.chance import commitment, mixed
from maukas.games.game import game_named
from maukas.games.match import Result, ScoreTable
from maukas.games.round import Round
from maukas.games.words import is_word
from maukas.protocol.messages import Phase, RoundResult
from maukas.protocol.settings import DAY, Settings
from maukas.tables import events
from maukas.tables.events import AnyEvent
from maukas.tables.seat import Seat, seat_of

FIRST_DEAL = 3.0                                        # seconds to give a share before the first deal of all
NEXT_DEAL = 20.0                                        # and to look at the result before the next one, be it of another match
MOST_MISSED = 3                                         # turns ended by the clock, then a bot keeps the seat
MOST_REMOVED = 20                                       # people whom a table remembers as removed


class Stored(Struct, frozen=True):
    """An event in its place."""

    number: int
    at: float                                           # seconds since 1970
    event: AnyEvent


class Table:
    """Where people and bots meet; only `apply` changes what is stored, `arrive` and `depart` who is there."""

    __slots__ = (
        "code", "committed_seed", "deal_at", "deals", "decided_at", "finishers", "host", "is_hurried", "last_decision", "last_move",
        "match", "match_first", "match_id", "move_numbers", "number", "phase", "present", "removed", "returns", "round", "scores",
        "seats", "settings", "turn_began",
    )

    def __init__(self, code: str) -> None:
        self.code = code
        self.number = 0
        self.settings: Settings
        self.host = ""
        self.seats: list[Seat] = []
        self.removed: dict[str, str] = {}               # guests who may not sit down, and their names as they were
        self.phase: Phase = "waiting"
        self.match = 0
        self.match_id: str | None = None
        self.match_first = 1                            # the number of the event that began the match; from there a table is rebuilt
        self.scores: ScoreTable | None = None
        self.deals: list[RoundResult] = []
        self.finishers: tuple[tuple[str, str], ...] = ()            # who has played the finished match to its end
        self.committed_seed: bytes | None = None
        self.deal_at: float | None = None
        self.round: Round | None = None
        self.move_numbers = array("q")                  # of the moves of this round
        self.last_decision = 0                          # its number: what somebody decides without having seen it is stale
        self.last_move = 0                              # the same with words: what somebody says without having seen it costs nothing
        self.turn_began = 0.0
        self.is_hurried = False
        self.returns = 0                                # how often the owner has taken this turn back from a bot
        self.decided_at: list[float] = []               # when each seat's last decision was told: its call has its time from here
        self.present: dict[str, int] = {}               # guests, and with how many connections

    @classmethod
    def restored(cls, code: str, stored: Iterable[Stored], now: float) -> "Table":
        """The table that its events make; clocks that ran out meanwhile leave time to come back."""
        table = cls(code)
        for each in stored:
            table.recall(each)
        table.wake(now)
        return table

    # Who is who

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest."""
        for seat, sitter in enumerate(self.seats):
            if sitter.guest == guest != "":
                return seat
        return None

    def guests(self) -> set[str]:
        """The guests who have a seat."""
        return {sitter.guest for sitter in self.seats if sitter.guest}

    @property
    def players(self) -> tuple[tuple[str, str], ...]:
        """Guest and name of each seat of the match; when it is over, others may have come to their seats."""
        return self.finishers or tuple((sitter.guest, sitter.name) for sitter in self.seats)

    def played_as(self, guest: str) -> int | None:
        """The seat of a guest in the match."""
        return next((seat for seat, (player, _) in enumerate(self.players) if guest and player == guest), None)

    def is_hosting(self, guest: str) -> bool:
        """Whether a guest may do what the host does: the host, or, while that one is not there, the first person who is."""
        if self.host in self.present:
            return guest == self.host
        return guest == next((sitter.guest for sitter in self.seats if sitter.guest in self.present), None)

    def arrive(self, guest: str) -> None:
        """A guest has connected."""
        self.present[guest] = self.present.get(guest, 0) + 1

    def depart(self, guest: str) -> None:
        """A guest has disconnected."""
        self.present[guest] -= 1
        if not self.present[guest]:
            del self.present[guest]

    # Whose time it is

    @property
    def is_playing(self) -> bool:
        """Whether a round is on."""
        return self.phase == "playing"

    @property
    def is_between_matches(self) -> bool:
        """Whether no match is on."""
        return self.phase in ("waiting", "finished")

    @property
    def player(self) -> Seat | None:
        """The seat that has to decide now."""
        return self.seats[self.round.turn] if self.round is not None and self.is_playing else None

    @property
    def deadline(self) -> float | None:
        """When the clock of the turn runs out; bots have none."""
        player = self.player
        if player is None or not self.settings.clock or player.player_level:
            return None
        return self.turn_began + self.settings.clock

    @property
    def warning(self) -> float | None:
        """When to warn before that."""
        deadline = self.deadline
        return None if deadline is None or self.is_hurried else deadline - min(self.settings.clock / 3, DAY / 4)

    @property
    def is_given_up(self) -> bool:
        """Whether this turn is the bot's for good: who took it back again and again would hold up a table with a clock."""
        return self.settings.clock > 0 and self.returns > 1

    def is_out(self, seat: int) -> bool:
        """Whether a bot plays for the owner of a seat who could play again."""
        sitter = self.seats[seat]
        return sitter.is_away or (sitter.is_lent and not self.is_given_up)

    @property
    def alarm(self) -> float | None:
        """When something happens by itself."""
        if self.phase == "dealing":
            return self.deal_at
        if not self.settings.clock:
            return None
        return self.deadline if self.warning is None else self.warning

    def wake(self, now: float) -> None:
        """After a pause nobody shall find the own clock run out: there is some of it left."""
        if self.settings.clock < DAY:
            self.turn_began = max(self.turn_began, now - self.settings.clock * 2 / 3)
        if self.deal_at is not None:
            self.deal_at = max(self.deal_at, now + FIRST_DEAL)

    # What happens

    def recall(self, stored: Stored) -> None:
        """Let an event of the past happen once more; a move that is not legal raises IllegalMove: the store is not one of these rules."""
        if isinstance(stored.event, events.Moved) and self.round is not None:
            self.round.judge(stored.event.seat, stored.event.move)
        self.apply(stored)

    def apply(self, stored: Stored) -> None:
        """Let an event happen that was found right."""
        self.number = stored.number
        match stored.event:
            case events.Moved(seat, move):              # by far the commonest
                self.move(stored, seat, move)
            case events.Opened(settings, host):
                self.settings, self.host = settings, host
                self.seats = [Seat() for _ in range(settings.seats)]
            case events.Seated(seat, guest, name):
                self.seats[seat] = Seat(guest=guest, name=name)
            case events.BotSeated(seat, level, name):
                self.seats[seat] = Seat(level=level, name=name)
            case events.Followed(seat, guest, name):
                self.seats[seat].next_guest, self.seats[seat].next_name = guest, name
            case events.Freed(seat):
                self.seats[seat] = Seat()
            case events.WentAway(seat):
                self.seats[seat].is_away = True
            case events.CameBack(seat):
                self.come_back(seat, stored.at)
            case events.Renamed(guest, name):
                self.rename(guest, name)
            case events.Resized(seats):
                self.resize(seats)
            case events.HostChanged(guest):
                self.host = guest
            case events.MatchBegan():
                self.begin_match(stored.number, stored.event)
            case events.Committed(seed):
                self.committed_seed = bytes.fromhex(seed)
                self.deal_at = stored.at + (NEXT_DEAL if self.deals or self.match > 1 else FIRST_DEAL)
                self.phase = "dealing"
            case events.Agreed(seat, share):
                self.seats[seat].is_ready, self.seats[seat].share = True, share
            case events.Dealt():
                self.deal(stored.at)
            case events.TimedOut(seat):
                self.time_out(seat)
            case events.Removed(guest, name):
                self.remember_removed(guest, name)
            case events.Allowed():
                self.removed = {}

    def rename(self, guest: str, name: str) -> None:
        """A person has another name, wherever it is shown."""
        for sitter in self.seats:
            if sitter.guest == guest:
                sitter.name = name
            if sitter.next_guest == guest:
                sitter.next_name = name
        self.finishers = tuple((each, name if each == guest else called) for each, called in self.finishers)

    def remember_removed(self, guest: str, name: str) -> None:
        """Somebody may not sit down again; not for ever, if a great many are removed."""
        latest = [(each, called) for each, called in self.removed.items() if each != guest][1 - MOST_REMOVED :]
        self.removed = {**dict(latest), guest: name}

    def resize(self, seats: int) -> None:
        """Those who sit move together; the last match was one of other seats, and is no longer shown."""
        taken = [sitter for sitter in self.seats if not sitter.is_free]
        self.seats = [*taken, *(Seat() for _ in range(seats - len(taken)))]
        self.settings = with_seats(self.settings, seats)
        self.phase = "waiting"
        self.scores, self.deals, self.finishers, self.round = None, [], (), None
        del self.move_numbers[:]

    def begin_match(self, number: int, began: events.MatchBegan) -> None:
        """Begin anew; everything that matters is in the event."""
        self.match, self.match_id, self.match_first = began.match, began.id, number
        self.settings, self.host = began.settings, began.host
        self.seats = [seat_of(kept) for kept in began.seats]
        self.removed = {**began.removed}
        self.scores = ScoreTable(self.settings.game, seats=len(self.seats), options=self.settings.options)
        self.deals, self.finishers = [], ()
        self.round = None
        del self.move_numbers[:]

    def deal(self, at: float) -> None:
        """Deal the next round from the committed seed and the shares given."""
        assert self.scores is not None
        assert self.committed_seed is not None
        shares = tuple(sitter.share for sitter in self.seats if sitter.share)
        seed = mixed(self.committed_seed, [bytes.fromhex(share) for share in shares])
        game, seats = game_named(self.settings.game), len(self.seats)
        dealer = self.scores.next_dealer() if self.scores.results else game.first_dealer(seed, seats)
        self.round = Round.deal(game.name, seats=seats, dealer=dealer, seed=seed, options=self.scores.options)
        promise = commitment(self.committed_seed)
        self.deals.append(RoundResult(dealer, None, (), promise, self.committed_seed.hex(), shares))   # the seed is told after the round
        self.committed_seed, self.deal_at = None, None
        self.phase = "playing"
        del self.move_numbers[:]
        self.last_decision = self.last_move = self.number
        self.decided_at = [at] * seats
        for sitter in self.seats:
            sitter.is_ready, sitter.share = False, ""
        self.begin_turn(at)

    def move(self, stored: Stored, seat: int, move: str) -> None:
        """A seat makes a legal move."""
        assert self.round is not None
        turn = self.round.turn
        self.round.carry_out(seat, move)
        self.move_numbers.append(stored.number)
        self.last_move = stored.number
        if self.round.is_over:
            self.end_round()
        elif not is_word(move):
            self.last_decision = stored.number
            self.decided_at[seat] = stored.at
            if self.round.is_turn_start:
                self.seats[turn].is_lent = False
                self.begin_turn(stored.at)

    def begin_turn(self, at: float) -> None:
        """The clock of the seat on turn starts."""
        self.turn_began = at
        self.is_hurried, self.returns = False, 0

    def end_round(self) -> None:
        """Write the result down, and let those who wait for a bot's seat have it."""
        assert self.round is not None
        assert self.scores is not None
        outcome = self.round.outcome()
        assert outcome is not None
        self.scores.results.append(Result(self.round.dealer, outcome))
        last = self.deals[-1]
        self.deals[-1] = RoundResult(last.dealer, outcome.winner, outcome.scores, last.commitment, last.seed, last.shares)
        if self.scores.is_over:
            self.phase, self.finishers = "finished", self.players
        else:
            self.phase = "dealing"
        for seat, sitter in enumerate(self.seats):
            sitter.is_lent = False
            if sitter.next_guest:
                self.seats[seat] = Seat(guest=sitter.next_guest, name=sitter.next_name)

    def come_back(self, seat: int, at: float) -> None:
        """The owner plays again; if its clock has run out meanwhile, with some time to look around, but once a turn only."""
        sitter = self.seats[seat]
        is_on_turn = self.player is sitter
        self.returns += is_on_turn and bool(sitter.player_level)
        sitter.is_away, sitter.is_lent, sitter.missed = False, is_on_turn and self.is_given_up, 0
        if is_on_turn and self.deadline is not None and self.deadline <= at:
            self.turn_began = at - self.settings.clock * 2 / 3

    def time_out(self, seat: int) -> None:
        """A bot makes this turn; after some of them it keeps the seat."""
        sitter = self.seats[seat]
        sitter.missed += 1
        sitter.is_lent = True
        sitter.is_away = sitter.missed >= MOST_MISSED


def with_seats(settings: Settings, seats: int) -> Settings:
    """The same settings with another number of seats."""
    return Settings(**{name: getattr(settings, name) for name in settings.__struct_fields__} | {"seats": seats})
