"""The strong and the master level: a learned value of every decision; the master checks it by rollouts over the worlds that it believes in.

Where no learned value fits, both search a tree.
"""

import time
from typing import TYPE_CHECKING

from maukas.bots.bot import Budget, Situation
from maukas.bots.public_memory import MemoryReader
from maukas.bots.searcher import MoveEstimate, Searcher, estimated, most_visited, run_for, searched_state

if TYPE_CHECKING:
    from maukas.bots.rollouts import Comparison
    from maukas.bots.value_net import ValueNet

FIRST_WORLDS = 8  # then it is known how long one takes


class Learned(Searcher):
    """Knows what the network of its game thinks, where there is one."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.memory_reader: MemoryReader | None = None

    def think(self, situation: Situation, budget: Budget, *, hurry: bool) -> list[MoveEstimate]:
        """By the network and all that is built on it; without one, by the tree search."""
        from maukas.bots.weights import learned_net

        if not situation.decisions:  # somebody else has the turn by now
            return []
        net = learned_net(situation.game)
        return super().think(situation, budget, hurry=hurry) if net is None else self.think_by(net, situation, budget, hurry=hurry)

    def think_by(self, net: "ValueNet", situation: Situation, budget: Budget, *, hurry: bool) -> list[MoveEstimate]:  # noqa: ARG002
        """What the network thinks, which takes no time."""
        comparison = self.compare(net, situation)
        return estimated(situation.rules, situation.decisions, comparison.tallies)

    def compare(self, net: "ValueNet", situation: Situation) -> "Comparison":
        """The decisions side by side, each with what the network thinks of it."""
        from maukas.bots.rollouts import Comparison

        reader, deals = self.read(situation)
        state = searched_state(situation, reader.belief.discard)
        situation.rules.call_automatically(state)
        actions = [situation.rules.parse_action(move) for move in situation.decisions]
        memory = self.recall(situation)
        return Comparison(situation.game, state, deals, memory.memory, memory.past, net, actions, self.dice.getrandbits(64))

    def recall(self, situation: Situation) -> MemoryReader:
        """Read on in the history of this round: what earlier moves have told everybody."""
        if self.memory_reader is None or self.memory_reader.opening is not situation.opening:
            self.memory_reader = MemoryReader(situation)
        self.memory_reader.read(situation)
        return self.memory_reader


class Master(Learned):
    """Rollouts for all of the budget; in a hurry only until the choice is clear."""

    iterations = 4000
    turns = 1  # of its own that a rollout goes on for
    thumbs = 30  # of a hundred rollouts in which the others play by rules of thumb
    tries = 2  # to change a world, each more or less likely by the others' past decisions; 0: all that agree with the history are as likely

    def think_by(self, net: "ValueNet", situation: Situation, budget: Budget, *, hurry: bool) -> list[MoveEstimate]:
        """Try the decisions in many worlds, in a hurry only the promising ones."""
        began = time.perf_counter()
        comparison = self.compare(net, situation)
        if hurry:
            comparison.leave_out_poor_moves()

        def run(worlds: int) -> None:
            comparison.run(worlds, self.turns, self.thumbs, self.tries)

        if budget.milliseconds is None:
            run(max((budget.iterations or self.iterations) // len(comparison.tallies), 1))
        else:
            is_enough = (lambda _: comparison.leave_out_trailing_moves()) if hurry else lambda _: False
            run_for(run, began + budget.milliseconds / 1000, is_enough, first=FIRST_WORLDS)
        return estimated(situation.rules, situation.decisions, comparison.tallies)


class Strong(Learned):
    """Plays what the network likes best of the moves that come to its mind, and takes hardly any time."""

    deals = 1
    attention = 0.75
    overlooking = 0.2  # of the moves

    def choose(self, situation: Situation, budget: Budget) -> str:
        """The best of the moves that it does not overlook; it never overlooks all of them."""
        moves = situation.decisions
        if len(moves) == 1:
            return moves[0]
        found = self.think(situation, budget, hurry=True)
        return most_visited([each for each in found if self.dice.random() >= self.overlooking] or found)

    def think(self, situation: Situation, budget: Budget, *, hurry: bool) -> list[MoveEstimate]:
        """Where there is no network, the tree search with a tenth of the budget."""
        milliseconds = None if budget.milliseconds is None else budget.milliseconds / 10
        iterations = None if budget.iterations is None else max(budget.iterations // 10, 1)
        return super().think(situation, Budget(milliseconds, iterations), hurry=hurry)
