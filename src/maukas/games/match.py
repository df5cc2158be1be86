"""A match: rounds until the agreed end, who deals, the score sheet, who has won."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from maukas.games.chance import Seed, commitment, mixed, seed_bytes
from maukas.games.errors import BadNotation
from maukas.games.registry import game_named
from maukas.games.round import Choices, Outcome, Round, check_seats, options_of

MOST_BROKEN_OFF = 3  # rounds in a row, then the match is over as it stands (AM-39, AD-42)


@dataclass(frozen=True, slots=True)
class Result:
    """A finished round as the score sheet knows it."""

    dealer: int
    outcome: Outcome
    is_broken_off: bool = False  # not played to its end


@dataclass(frozen=True, slots=True)
class Deal:
    """Where the chance of a round comes from: the host's secret seed and the players' shares."""

    dealer: int
    seed: bytes = field(repr=False)  # secret while the round is on, so it stays out of logs
    shares: tuple[bytes, ...] = ()

    @property
    def commitment(self) -> str:
        """What the host publishes before the first card."""
        return commitment(self.seed)


class ScoreSheet:
    """The finished rounds of a match, and what follows from them."""

    def __init__(self, game: str, *, seats: int, options: Choices = None) -> None:
        self.game = game_named(game)
        self.options = options_of(self.game, options)
        check_seats(self.game, seats)
        self.seats = seats
        self.results: list[Result] = []
        self._added: tuple[int, tuple[int, ...]] = (0, (0,) * seats)  # how many results are added up, and their sums

    @property
    def totals(self) -> tuple[int, ...]:
        """The sums so far, by seat; a result that is written down stays, so only new ones are added."""
        count, sums = self._added
        if count > len(self.results):
            count, sums = 0, (0,) * self.seats
        for result in self.results[count:]:
            sums = tuple(total + score for total, score in zip(sums, result.outcome.scores, strict=True))
        self._added = len(self.results), sums
        return sums

    @property
    def is_over(self) -> bool:
        """Whether the match has come to its agreed end, or nobody wants to end a round of it any more (AM-39, AD-42)."""
        latest = self.results[-MOST_BROKEN_OFF:]
        if len(latest) == MOST_BROKEN_OFF and all(result.is_broken_off for result in latest):
            return True
        return self.game.is_finished(self.options, len(self.results), self.totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the finished match; nobody yet while it is on."""
        return self.game.break_tie(self.options, self.leaders, self.rounds_won) if self.is_over else ()

    @property
    def rounds_won(self) -> tuple[int, ...]:
        """How many of the finished rounds each seat has won."""
        return tuple(sum(result.outcome.winner == seat for result in self.results) for seat in range(self.seats))

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who is ahead after the finished rounds; nobody before the first one."""
        return self.game.winners(self.totals) if self.results else ()

    def next_dealer(self) -> int:
        """Who deals the round after those on the sheet."""
        if not self.results:
            raise BadNotation("the first dealer is decided by chance")
        last = self.results[-1]
        return self.game.next_dealer(last.dealer, last.outcome.winner, self.seats)


class Match:
    """A series of rounds between the same seats."""

    __slots__ = ("deals", "keeps_rounds", "players", "rounds", "scores")

    def __init__(self, game: str, *, seats: int, options: Choices = None, players: Sequence[str] = (), keeps_rounds: bool = True) -> None:
        self.scores = ScoreSheet(game, seats=seats, options=options)
        self.players = tuple(players)
        if self.players and len(self.players) != seats:
            raise BadNotation(f"{len(self.players)} names for {seats} seats")
        self.keeps_rounds = keeps_rounds  # or only the one that is on: enough for whoever makes no record
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
        """Whether the match has come to its end."""
        return self.scores.is_over

    @property
    def finished_deals(self) -> list[Deal]:
        """Where the chance of the finished rounds came from; nobody need keep their seeds secret any more."""
        return self.deals[: len(self.scores.results)]

    def deal(self, seed: Seed | None = None, shares: Sequence[bytes] = ()) -> Round:
        """Begin the next round; the first dealer is decided by chance, the others by the rules."""
        if self.is_over:
            raise BadNotation("the match is over")
        if len(self.scores.results) < len(self.deals):
            raise BadNotation("the round is not over")
        secret = seed_bytes(seed)
        mixture = mixed(secret, shares)
        game, seats = self.scores.game, self.scores.seats
        dealer = self.scores.next_dealer() if self.deals else game.first_dealer(mixture, seats)
        if not self.keeps_rounds:
            del self.rounds[:]
        self.deals.append(Deal(dealer, secret, tuple(shares)))
        self.rounds.append(Round.deal(game.name, seats=seats, dealer=dealer, seed=mixture, options=self.scores.options))
        return self.round

    def draw_for_deal(self) -> list[dict[int, str]]:
        """Who drew which card to decide the first dealer, time after time; empty where the game has no such draw."""
        first, game = self.deals[0], self.scores.game
        drawn = game.draw_for_deal(mixed(first.seed, first.shares), self.scores.seats)
        return [{seat: game.cards.format(card) for seat, card in draw.items()} for draw in drawn]

    def play(self, seat: int, move: str) -> None:
        """Make a move in the round that is on; an illegal one raises IllegalMove and changes nothing."""
        self.round.judge(seat, move)
        self.carry_out(seat, move)

    def carry_out(self, seat: int, move: str) -> bool:
        """Make a move that was found legal, and return whether the round is over by it; its end is written on the score sheet."""
        played = self.rounds[-1]
        played.carry_out(seat, move)
        if not played.is_over:
            return False
        self._write_down(played)
        return True

    def break_off(self) -> None:
        """End the round that is on where it stands, without a winner; the score sheet and the record say so."""
        if self.round.is_over:
            raise BadNotation("the round is over")
        self.round.break_off()
        self._write_down(self.round, is_broken_off=True)

    def _write_down(self, played: Round, *, is_broken_off: bool = False) -> None:
        """Write the end of a round on the score sheet."""
        outcome = played.outcome()
        assert outcome is not None
        self.scores.results.append(Result(played.dealer, outcome, is_broken_off))
