"""A match: rounds until the agreed end, who deals, the score table, who has won."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from maukas.games.chance import SEED_BYTES, commitment, mixed, new_seed
from maukas.games.errors import BadNotation
from maukas.games.game import game_named
from maukas.games.round import Choices, Outcome, Round, options_of


@dataclass(frozen=True, slots=True)
class Result:
    """A finished round as the score table knows it."""

    dealer: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Deal:
    """Where the chance of a round comes from: the host's secret seed and the players' shares."""

    dealer: int
    seed: bytes = field(repr=False)                     # secret while the round is on, so it stays out of logs
    shares: tuple[bytes, ...] = ()

    @property
    def commitment(self) -> str:
        """What the host publishes before the first card."""
        return commitment(self.seed)


class ScoreTable:
    """The finished rounds of a match, and what follows from them."""

    def __init__(self, game: str, *, seats: int, options: Choices = None) -> None:
        self.game = game_named(game)
        self.options = options_of(self.game, options)
        if seats not in self.game.players:
            raise BadNotation(f"{seats} seats; the game is for {self.game.players[0]} to {self.game.players[-1]} players")
        self.seats = seats
        self.results: list[Result] = []

    @property
    def totals(self) -> tuple[int, ...]:
        """The sums so far, by seat."""
        return tuple(sum(result.outcome.scores[seat] for result in self.results) for seat in range(self.seats))

    @property
    def is_over(self) -> bool:
        """Whether the match has come to its agreed end."""
        return self.game.is_finished(self.options, len(self.results), self.totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the finished match; nobody yet while it is on."""
        return self.leaders if self.is_over else ()

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who is ahead after the finished rounds; nobody before the first one."""
        return self.game.winners(self.totals) if self.results else ()

    def next_dealer(self) -> int:
        """Who deals the round after those in the table."""
        if not self.results:
            raise BadNotation("the first dealer is decided by chance")
        last = self.results[-1]
        return self.game.next_dealer(last.dealer, last.outcome.winner, self.seats)


class Match:
    """A series of rounds between the same seats."""

    def __init__(self, game: str, *, seats: int, options: Choices = None, players: Sequence[str] = ()) -> None:
        self.table = ScoreTable(game, seats=seats, options=options)
        self.players = tuple(players)
        if self.players and len(self.players) != seats:
            raise BadNotation(f"{len(self.players)} names for {seats} seats")
        self.deals: list[Deal] = []
        self.rounds: list[Round] = []

    @property
    def round(self) -> Round:
        """The round that is on, or the last one."""
        if not self.rounds:
            raise BadNotation("no round has been dealt yet")
        return self.rounds[-1]

    @property
    def is_over(self) -> bool:
        """Whether the match has come to its agreed end."""
        return self.table.is_over

    def deal(self, seed: bytes | None = None, shares: Sequence[bytes] = ()) -> Round:
        """Begin the next round; the first dealer is decided by chance, the others by the rules."""
        if self.is_over:
            raise BadNotation("the match is over")
        if len(self.table.results) < len(self.rounds):
            raise BadNotation("the round is not over")
        seed = new_seed() if seed is None else seed
        if len(seed) != SEED_BYTES:
            raise BadNotation(f"a seed has {SEED_BYTES} bytes")
        mixture = mixed(seed, shares)
        game, seats = self.table.game, self.table.seats
        dealer = self.table.next_dealer() if self.rounds else game.first_dealer(mixture, seats)
        self.deals.append(Deal(dealer, seed, tuple(shares)))
        self.rounds.append(Round.deal(game.name, seats=seats, dealer=dealer, seed=mixture, options=self.table.options))
        return self.round

    def draw_for_deal(self) -> list[dict[int, str]]:
        """Who drew which card to decide the first dealer, time after time; empty where the game has no such draw."""
        first = self.deals[0]
        drawn = self.table.game.draw_for_deal(mixed(first.seed, first.shares), self.table.seats)
        return [{seat: self.table.game.cards.format(card) for seat, card in draw.items()} for draw in drawn]

    def play(self, seat: int, move: str) -> None:
        """Make a move in the round that is on; its end is written into the score table."""
        self.round.play(seat, move)
        outcome = self.round.outcome()
        if outcome is not None:
            self.table.results.append(Result(self.round.dealer, outcome))
