"""The yardstick: a search that sees every hand, for the arena only; no table offers it."""

from maukas.bots.bot import Budget, Situation
from maukas.bots.searcher import Searcher, estimated, look_ahead, most_visited
from maukas.games.round import Round


class Clairvoyant(Searcher):
    """Searches the one true world; only the order of the draw pile is hidden from it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.truth: Round | None = None

    def see(self, played: Round) -> None:
        """Look at the true round, hidden cards included; it is a copy to play with. Only the arena calls this."""
        self.truth = played

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        """The move that was looked at most, with all the hands known."""
        from maukas.bots.belief_to_deals import known_hands

        if self.truth is None:
            raise RuntimeError("a clairvoyant plays in the arena only")
        moves = self.truth.turn_moves()
        if len(moves) == 1:
            return moves[0]
        state = self.truth.state.copy()
        draw_pile = [*state.draw[: state.draw_size]]
        self.dice.shuffle(draw_pile)
        deals = known_hands(draw_pile)
        found = look_ahead(self.truth.game, state, deals, budget, self, hurry=True)
        return most_visited(estimated(self.truth.game, moves, found))
