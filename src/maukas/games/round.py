"""A round in the language of the table: deal, ask what is legal, play a move given as text, see what one seat sees."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Self

from maukas.games.chance import Seed, seed_bytes, shuffled
from maukas.games.errors import BadNotation, IllegalMove, Refusal, quoted
from maukas.games.game import AnyGame
from maukas.games.move_log import MoveLog
from maukas.games.notation import format_table, parse_toml
from maukas.games.options import Options
from maukas.games.registry import game_named
from maukas.games.state import MAX_PACK, NO_SEAT, OVER, RoundState
from maukas.games.view import Sight, View


Choices = Options | Mapping[str, object] | None  # options ready made, or those that differ from the strict rules


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended: the winner, unless it was blocked, and what it adds to each seat's score."""

    winner: int | None
    scores: tuple[int, ...]


class Round:
    """One deal, from the first card to the score."""

    __slots__ = ("game", "moves", "options", "seed", "state")

    def __init__(self, game: AnyGame, options: Options, state: RoundState, seed: bytes) -> None:
        self.game = game
        self.options = options
        self.state = state
        self.seed = seed
        self.moves = MoveLog(game.format_action)
        self._lay_order_ready()

    @classmethod
    def deal(cls, game: str, *, seats: int, dealer: int = 0, seed: Seed | None = None, options: Choices = None) -> Self:
        """Shuffle by `seed` (a fresh one if left out), deal, and turn up the first cards."""
        rules, secret = game_named(game), seed_bytes(seed)
        pack = [rules.pack[place] for place in shuffled(secret, "deal", len(rules.pack))]
        return cls.deal_from(game, seats=seats, dealer=dealer, pack=pack, seed=secret, options=options)

    @classmethod
    def deal_from(cls, game: str, *, seats: int, dealer: int, pack: list[int], seed: bytes, options: Choices = None) -> Self:
        """Deal from a pack in the given order, the first card first."""
        rules = game_named(game)
        check_seats(rules, seats)
        if type(dealer) is not int or dealer not in range(seats):
            raise BadNotation(f"dealer={quoted(dealer)}: the seats are 0 to {seats - 1}")
        chosen = options_of(rules, options)
        state = rules.state_type()
        chosen.enter(state)
        state.seats = seats
        state.draw[: len(pack)] = pack[::-1]
        state.draw_size = len(pack)
        rules.deal(state, dealer)
        return cls(rules, chosen, state, seed)

    @classmethod
    def from_position(cls, game: str, position: str | Mapping[str, object], *, seed: Seed | None = None, options: Choices = None) -> Self:
        """A round that goes on from a position, given as text or as the table it stands for."""
        rules = game_named(game)
        chosen = options_of(rules, options)
        if isinstance(position, str):
            position = parse_toml(position, "position")
        return cls(rules, chosen, rules.parse_position(position, chosen), seed_bytes(seed))

    def __repr__(self) -> str:
        """What a spectator sees, in one line: hidden cards stay out of logs."""
        seen = self.view(None)
        facts = ((each.name, getattr(seen, each.name)) for each in fields(seen))
        told = ", ".join(f"{name}={value!r}" for name, value in facts if value is not None and value is not False and value != ())
        return f"<Round of {self.game.name} after {len(self.moves)} moves: {told}>"

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats

    @property
    def turn(self) -> int:
        """The seat on turn; in a finished round the one that was."""
        return self.state.turn

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.state.dealer

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return self.state.phase == OVER

    @property
    def is_turn_start(self) -> bool:
        """Whether the seat on turn has done nothing in its turn yet, but for words."""
        return self.state.phase == self.game.turn_start

    def turn_moves(self) -> list[str]:
        """What the seat on turn may do, saying and catching left out."""
        actions: list[int] = []
        self.game.turn_actions(self.state, actions)
        return [*map(self.game.format_action, actions)]

    def legal_moves(self, seat: int | None = None) -> list[str]:
        """Everything that `seat` (if left out, the seat on turn) may do now."""
        actions: list[int] = []
        self.game.legal_actions(self.state, self.state.turn if seat is None else self._seat(seat), actions)
        return [*map(self.game.format_action, actions)]

    def refusal(self, seat: int, move: str) -> Refusal | None:
        """Why `seat` may not make this move now, or None if it may."""
        return self.game.refusal(self.state, self._seat(seat), self.game.parse_action(move))

    def play(self, seat: int, move: str) -> None:
        """Make a move; an illegal one raises IllegalMove and changes nothing."""
        self.judge(seat, move)
        self.carry_out(seat, move)

    def judge(self, seat: int, move: str) -> None:
        """Raise IllegalMove unless `seat` may make this move now."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)

    def carry_out(self, seat: int, move: str) -> None:
        """Make a move that was found legal; it is not looked at again."""
        action, reshuffles = self.game.parse_action(move), self.state.reshuffles
        self.game.apply(self.state, seat, action)
        self.moves.add(seat, action)
        if self.state.reshuffles != reshuffles:
            self._lay_order_ready()

    def break_off(self) -> None:
        """End the round where it stands, without a winner: no rule does, but a host may have agreed to it (AM-39, AD-42)."""
        self.state.phase, self.state.winner = OVER, NO_SEAT

    def view(self, seat: int | None) -> View:
        """What `seat` may see, or nobody's seat: a spectator."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def sights(self, seats: Iterable[int | None]) -> tuple[Sight, list[Sight]]:
        """What all see, and what each of these seats sees besides: together the fields of `view`, cheaper where many are told at once."""
        return self.game.seen_by_all(self.state), [self.game.seen_by(self.state, seat) for seat in seats]

    def sight(self, seat: int | None) -> Sight:
        """The fields of the view of one seat."""
        shared, (own,) = self.sights([seat])
        return shared | own

    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it is on."""
        if not self.is_over:
            return None
        winner = None if self.state.winner == NO_SEAT else self.state.winner
        return Outcome(winner, tuple(self.game.score(self.state, seat) for seat in range(self.seats)))

    def copy(self) -> Self:
        """An independent round that stands where this one does."""
        twin = object.__new__(type(self))
        twin.game, twin.options, twin.seed = self.game, self.options, self.seed
        twin.state, twin.moves = self.state.copy(), self.moves.copy()
        return twin

    def position(self) -> str:
        """The whole position as text, hidden cards included; `from_position` reads it."""
        return format_table(self.game.format_position(self.state))

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or seat not in range(self.state.seats):
            raise BadNotation(f"there is no seat {quoted(seat)}; the seats are 0 to {self.state.seats - 1}")
        return seat

    def _lay_order_ready(self) -> None:
        """Let chance decide the order of the next reshuffle."""
        self.state.order = shuffled(self.seed, f"reshuffle {self.state.reshuffles + 1}", MAX_PACK)


def check_seats(game: AnyGame, seats: int) -> None:
    """Raise BadNotation unless so many can play the game."""
    if type(seats) is not int or seats not in game.players:
        raise BadNotation(f"seats={quoted(seats)}: {game.name} is for {game.players[0]} to {game.players[-1]} players")


def options_of(game: AnyGame, options: Choices) -> Options:
    """The game's options from a table of values, or as they are."""
    return options if isinstance(options, Options) else game.options.of(options or {})
