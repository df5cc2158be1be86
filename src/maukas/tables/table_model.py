"""What is known of a table, and what follows from it: who is there, what is on, and whose time it is."""

from array import array

from maukas.games.match import Match
from maukas.games.round import Round
from maukas.games.state import MOST_DECISIONS
from maukas.protocol.messages import Phase
from maukas.protocol.settings import DAY, Settings
from maukas.tables.names import distinct_name
from maukas.tables.person import Person
from maukas.tables.sitter import Sitter

PUBLIC_TURN = 120.0  # seconds of a turn at a public table without a clock, if other people play there


class TableModel:
    """One moment of a table; its questions change nothing, `arrive` and `depart` who is there."""

    __slots__ = (
        "asides",
        "code",
        "commit_event",
        "committed_seed",
        "deal_at",
        "decided_at",
        "decisions",
        "extensions",
        "finishers",
        "host",
        "is_hurried",
        "keeps_rounds",
        "last_decision",
        "last_move",
        "match",
        "match_began",
        "match_id",
        "matches",
        "move_numbers",
        "number",
        "paused_at",
        "pauser",
        "people",
        "phase",
        "present",
        "removed",
        "returns",
        "settings",
        "sitters",
        "turn_began",
        "turn_event",
        "turn_time",
        "words",
    )

    def __init__(self, code: str, *, keeps_rounds: bool = False) -> None:
        self.code = code
        self.keeps_rounds = keeps_rounds  # of its match; while it is played at, the one that is on is enough
        self.number = 0
        self.asides = 0  # events since the last move, or since a match or a round began
        self.settings: Settings
        self.host = ""
        self.sitters: list[Sitter] = []
        self.removed: dict[str, str] = {}  # guests who may not sit down, and their names as they were
        self.phase: Phase = "waiting"
        self.matches = 0  # how many were begun here
        self.match: Match | None = None  # the one that is on, or was last
        self.match_id: str | None = None
        self.match_began = 1  # the number of the event that began it; from there a table is rebuilt
        self.finishers: tuple[tuple[str, str], ...] = ()  # who has played the finished match to its end
        self.committed_seed: bytes | None = None
        self.commit_event = 0  # the number of the event that promised the deal
        self.deal_at: float | None = None
        self.move_numbers = array("q")  # of the moves of this round
        self.last_decision = 0  # its number: what somebody decides without having seen it is stale
        self.last_move = 0  # the same with words: what somebody says without having seen it costs nothing
        self.turn_began = 0.0
        self.turn_event = 0  # the number of the event that set it
        self.turn_time = 0.0  # seconds that it may last; 0: it has no end
        self.is_hurried = False
        self.returns = 0  # how often the owner has taken this turn back from a bot
        self.extensions = 0  # how often this turn was given time, for no server was there
        self.decided_at: list[float] = []  # when each seat's last decision was told: its call has its time from here
        self.decisions = 0  # of this round
        self.words: list[int] = []  # and how many words each seat has said in it
        self.pauser = ("", "")  # guest and name of whoever has paused the match
        self.paused_at: float | None = None
        self.present: dict[str, int] = {}  # guests, and with how many connections
        self.people: dict[str, Person] = {}  # the same guests, with their names and faces

    # Who is who

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.guest == guest != "":
                return seat
        return None

    def guests(self) -> set[str]:
        """The guests who have a seat."""
        return {sitter.guest for sitter in self.sitters if sitter.guest}

    @property
    def players(self) -> tuple[tuple[str, str], ...]:
        """Guest and name of each seat of the match; when it is over, others may have come to their seats."""
        return self.finishers or tuple((sitter.guest, sitter.name) for sitter in self.sitters)

    def played_as(self, guest: str) -> int | None:
        """The seat of a guest in the match."""
        return next((seat for seat, (player, _) in enumerate(self.players) if guest and player == guest), None)

    def is_hosting(self, guest: str) -> bool:
        """Whether a guest may do what the host does: the host or, while the host is not there, the first person who is."""
        if self.host in self.present:
            return guest == self.host
        return guest == next((sitter.guest for sitter in self.sitters if sitter.guest in self.present), None)

    def arrive(self, person: Person) -> None:
        """A guest has connected."""
        self.present[person.guest] = self.present.get(person.guest, 0) + 1
        self.people[person.guest] = person

    def depart(self, guest: str) -> None:
        """A guest has disconnected."""
        self.present[guest] -= 1
        if not self.present[guest]:
            del self.present[guest], self.people[guest]

    @property
    def watchers(self) -> dict[str, Person]:
        """Those who watch and could be let in, by names that tell them apart."""
        return {name: person for name, person in self.standing.items() if person.guest not in self.removed}

    @property
    def standing(self) -> dict[str, Person]:
        """Everyone here without a seat, by names that tell them apart."""
        seated = {each for sitter in self.sitters for each in (sitter.guest, sitter.next_guest)}
        taken = [name for sitter in self.sitters for name in (sitter.name, sitter.next_name) if name]
        found: dict[str, Person] = {}
        for guest, person in self.people.items():
            if guest not in seated:
                found[distinct_name(person.name, [*taken, *found])] = person
        return found

    # Whose time it is

    @property
    def is_playing(self) -> bool:
        """Whether a round is on."""
        return self.phase == "playing"

    @property
    def round_number(self) -> int:
        """How many rounds of the match have been dealt."""
        return 0 if self.match is None else len(self.match.deals)

    @property
    def is_endless(self) -> bool:
        """Whether the round that is on should be broken off, for a turn has ended and nobody seems to want its end (AM-39, AD-42)."""
        if self.decisions < MOST_DECISIONS or not self.is_playing:
            return False
        return self.round is not None and self.round.is_turn_start

    @property
    def is_between_matches(self) -> bool:
        """Whether no match is on."""
        return self.phase in ("waiting", "finished")

    @property
    def round(self) -> Round | None:
        """The round that is on, or the last one of the match."""
        match = self.match
        return match.rounds[-1] if match is not None and match.rounds else None

    @property
    def player(self) -> Sitter | None:
        """The seat that has to decide now."""
        played = self.round if self.phase == "playing" else None
        return None if played is None else self.sitters[played.turn]

    @property
    def deadline(self) -> float | None:
        """When the clock of the turn runs out; bots have none."""
        if not self.turn_time or self.is_paused:
            return None
        player = self.player
        if player is None or player.player_level:
            return None
        return self.turn_began + self.turn_time

    def time_of_turn(self) -> float:
        """The seconds that the turn which is on may last: by the clock or, where anyone may sit down, for the sake of those who wait."""
        if self.settings.clock or not self.settings.public:
            return self.settings.clock
        player = self.player
        return PUBLIC_TURN if any(sitter.guest and not sitter.is_away for sitter in self.sitters if sitter is not player) else 0.0

    @property
    def warning(self) -> float | None:
        """When to warn before that."""
        deadline = self.deadline
        return None if deadline is None or self.is_hurried else deadline - self.warning_time

    @property
    def warning_time(self) -> float:
        """How much of a turn is left when its player is warned; also after a server was away."""
        return min(self.turn_time / 3, DAY / 4)

    @property
    def is_given_up(self) -> bool:
        """Whether this turn is the bot's for good: an owner who took it back again and again would hold up a table with a clock."""
        return self.turn_time > 0 and self.returns > 1

    def is_out(self, seat: int) -> bool:
        """Whether a bot plays for the owner of a seat who could play again."""
        sitter = self.sitters[seat]
        return sitter.is_away or (sitter.is_lent and not self.is_given_up)

    @property
    def is_paused(self) -> bool:
        """Whether the match is stopped for a while."""
        return self.paused_at is not None

    def clock_time(self, now: float) -> float:
        """The time as the clocks of the table know it: it stands still in a pause."""
        return now if self.paused_at is None else self.paused_at

    @property
    def alarm(self) -> float | None:
        """When something happens by itself."""
        if self.phase == "dealing":
            return None if self.is_paused else self.deal_at
        if not self.turn_time:
            return None
        return self.deadline if self.warning is None else self.warning
