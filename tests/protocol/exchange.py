"""A real exchange at a table: what three people ask in one match, and what each of them is told; the third one only watches.

The table says all of it but what comes from the server around it: hints, reactions, warnings, goodbyes and refusals of what it could not
read are put in by hand.
"""

import random
from dataclasses import dataclass, field
from functools import cache


from maukas.protocol import messages, requests
from maukas.protocol.codec import encode, parse_message, parse_request
from maukas.protocol.messages import AnyMessage, By
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import LEVELS, Settings, TableWish
from maukas.tables.decider import Decider, RequestRefused, Person
from maukas.tables.entry import Entry
from maukas.tables.table import Table
from maukas.tables.broadcast import Broadcast
from tests.tables.listening import heard

AINO, BO, CAJ = (Person(f"guest-{name.lower()}", name) for name in ("Aino", "Bo", "Caj"))
EVERYBODY = (AINO, BO, CAJ)
SHARE = bytes(range(32)).hex()
OPTIONS: dict[str, dict[str, str | bool | int]] = {"maumau": {"mau": "caught", "rounds": 2}, "dos": {"target": 60}}


@dataclass
class Exchange:
    """A table and all that is said there; time is what the script says it is."""

    game: str
    requests: list[AnyRequest] = field(default_factory=list)
    messages: list[AnyMessage] = field(default_factory=list)
    table: Table = field(default_factory=lambda: Table("fomuti"))
    now: float = 1_000_000.0

    def __post_init__(self) -> None:
        chance = random.Random(20)
        self.decider = Decider(LEVELS, seed=lambda: chance.randbytes(32), code=lambda: "batavu")
        self.chance = chance

    def settle(self, happened: list[Entry]) -> None:
        """Tell everybody who is there."""
        for person in EVERYBODY:
            if person.guest in self.table.present and happened:
                self.messages += map(parse_message, heard(self.table, person.guest, happened, self.now))

    def arrive(self, person: Person, after: int | None = None) -> None:
        """Somebody connects."""
        self.settle(self.decider.arrive(self.table, person, self.now))
        self.messages.append(Broadcast(self.table, self.now).snapshot(person.guest, after))

    def ask(self, person: Person, request: AnyRequest) -> None:
        """Somebody asks, over the wire; a refusal is told to that one only."""
        self.requests.append(request)
        self.now += 0.5
        try:
            self.settle(self.decider.ask(self.table, person, parse_request(encode(request)), self.now))
        except RequestRefused as refusal:
            move = request.move if isinstance(request, requests.Play) else ""
            values = dict(refusal.values)
            self.messages.append(messages.Refused(type(request).__name__.lower(), refusal.reason, refusal.clause, values, move))

    def meet(self) -> None:
        """People come, sit, and arrange the seats."""
        self.decider.open(self.table, AINO, Settings(game=self.game, seats=3, options=OPTIONS[self.game], clock=30), self.now)
        for person in EVERYBODY:
            self.arrive(person)
        self.ask(BO, requests.Sit())
        self.ask(CAJ, requests.Sit(1))
        self.ask(BO, requests.Start())
        self.ask(AINO, requests.Start())
        self.ask(AINO, requests.Bot(2, "beginner"))
        self.ask(AINO, requests.Bot(2, "grandmaster"))
        self.ask(AINO, requests.Remove(2))
        self.ask(AINO, requests.Fill("casual"))
        self.ask(AINO, requests.Remove(2))
        self.ask(AINO, requests.Allow())
        self.ask(AINO, requests.Dismiss())
        self.ask(AINO, requests.Resize(9))
        self.ask(AINO, requests.Resize(2))
        self.ask(CAJ, requests.React("hello"))
        self.messages.append(messages.Reacted(CAJ.name, None, "hello"))

    def deal(self) -> None:
        """Everybody is ready."""
        self.ask(AINO, requests.Ready(SHARE))
        self.ask(BO, requests.Ready())

    def play_one(self, by: By = "owner") -> None:
        """Whoever owes a word says it, or whoever is on turn makes a move."""
        played = self.table.round
        assert played is not None
        for seat in range(played.seats):
            catch = played.game.due_catch(played.view(seat))
            if catch and by == "owner":  # at once, so too early
                self.ask(EVERYBODY[seat], requests.Play(catch, self.table.number))
        due = [(seat, word) for seat in range(played.seats) if (word := played.game.due_call(played.view(seat)))]
        seat, move = due[0] if due else (played.turn, self.chance.choice(played.turn_moves()))
        if by == "owner":
            self.ask(EVERYBODY[seat], requests.Play(move, self.table.number))
        else:
            self.now += 1.0
            self.settle(self.decider.play(self.table, seat, move, self.table.number, self.now, by))

    def disturb(self) -> None:
        """What goes wrong in a round, and what is asked beside it."""
        played = self.table.round
        assert played is not None
        mover = EVERYBODY[played.turn]
        self.ask(mover, requests.Play("draw", 2))
        self.ask(mover, requests.Play("hearts", self.table.number))
        self.ask(EVERYBODY[1 - played.turn], requests.Play("draw", self.table.number))
        self.ask(CAJ, requests.Play("draw", self.table.number))
        self.ask(mover, requests.Hint(self.table.number))
        first, second = played.turn_moves()[:2]
        advice = messages.Advice(first, 0.62, 8.5), messages.Advice(second, 0.55, 9.25)
        self.messages.append(messages.Hinted(self.table.number, advice, "ahead", 2100))

    def lose_time(self) -> None:
        """The clock of a turn runs out, and a bot makes it."""
        assert self.table.deadline is not None
        assert self.table.round is not None
        late = self.table.round.turn
        self.messages.append(messages.Hurry(late, 10.0))
        self.now = self.table.deadline
        self.settle(self.decider.ring(self.table, self.now))
        while self.table.is_playing and self.table.sitters[late].is_lent:
            self.play_one("clock")

    def go_and_come(self) -> None:
        """Somebody leaves, the others and a bot play on, and the owner comes back with a new connection."""
        seen = self.table.number
        self.ask(BO, requests.Leave())
        self.table.depart(BO.guest)
        for _ in range(2):
            if self.table.round is not None and self.table.is_playing:
                self.play_one("bot" if self.table.round.turn == 1 else "owner")
        self.arrive(BO, seen)

    def play_round(self) -> None:
        """To its end; a round by chance is a few hundred moves at most."""
        for _ in range(5_000):
            if not self.table.is_playing:
                return
            self.play_one()
        raise AssertionError("a round without an end")

    def arrange(self) -> None:
        """After a match the host changes the table, lets somebody in, and pauses the next match."""
        options = OPTIONS[self.game]
        self.ask(AINO, requests.Change(TableWish(game=self.game, seats=3, options=options, clock=60, public=True, pace=2.0)))
        self.ask(AINO, requests.Admit(CAJ.name))
        self.ask(AINO, requests.Admit(CAJ.name))
        self.ask(AINO, requests.Start())
        self.ask(AINO, requests.Pause())
        self.ask(BO, requests.Resume())
        self.ask(AINO, requests.Resume())
        self.deal()
        self.ask(CAJ, requests.Ready())
        self.play_round()

    def play(self) -> None:
        """The whole of it."""
        self.meet()
        self.ask(AINO, requests.Start())
        self.deal()
        self.play_one()
        self.disturb()
        self.play_one()
        self.lose_time()
        self.go_and_come()
        self.play_round()
        while self.table.phase == "dealing":
            self.deal()
            self.play_round()
        self.arrange()
        self.ask(BO, requests.Rematch())
        self.ask(BO, requests.Pace(0.4))
        self.ask(AINO, requests.Pace(0.4))
        self.ask(AINO, requests.Hasten())
        self.messages += [
            messages.Refused("", "table-bad-message", None, {"why": "Invalid value 'shuffle' - at `$.type`"}),
            messages.Refused("", "table-too-fast"),
            messages.Goodbye("flood", 30.0),
            messages.Goodbye("dismissed", None),
            messages.Goodbye("closed", None),
            messages.Announced("restart", 300.0),
            messages.Announced("restart", None),
            messages.Goodbye("restart", 1.0),
        ]


@cache
def exchange(game: str) -> Exchange:
    """The exchange over a game, played once."""
    played = Exchange(game)
    played.play()
    return played
