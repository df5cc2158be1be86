"""What is simulated: a game, who plays it, and the house rules, in one variant or in several that are compared."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from maukas.bots.bot import Budget
from maukas.games.game import AnyGame
from maukas.games.options import Options
from maukas.games.registry import game_named
from maukas.games.round import Round, options_of
from maukas.simulation.players import PLAYERS, load_player

USUAL_BUDGET = Budget(iterations=1000)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """A game, a player for each seat, and where all chance comes from; every variant of the house rules meets the same deals."""

    game: str
    players: tuple[str, ...]
    variants: tuple[Options, ...]
    seed: int = 0
    budget: Budget = USUAL_BUDGET

    @classmethod
    def of(
        cls,
        game: str,
        *,
        seats: int,
        variants: Sequence[Mapping[str, object] | None] = (None,),
        players: Sequence[str] = ("random",),
        seed: int = 0,
        budget: Budget = USUAL_BUDGET,
    ) -> Self:
        """A setting whose players sit down in turn until every seat is taken; what cannot be dealt or cannot play is refused."""
        rules = game_named(game)
        chosen = tuple(options_of(rules, each) for each in variants)
        for options in chosen:
            Round.deal(game, seats=seats, options=options, seed=bytes(32))
        seated = tuple(players[seat % len(players)] for seat in range(seats))
        for player in seated:
            load_player(player, rules)
        return cls(game=game, players=seated, variants=chosen, seed=seed, budget=budget)

    @property
    def rules(self) -> AnyGame:
        """The game with all that it knows."""
        return game_named(self.game)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def is_compiled(self) -> bool:
        """Whether only players sit there that are compiled."""
        return all(player in PLAYERS for player in self.players)

    @property
    def first_player_seats(self) -> list[int]:
        """Where the player sits that was named first."""
        return [seat for seat, player in enumerate(self.players) if player == self.players[0]]
