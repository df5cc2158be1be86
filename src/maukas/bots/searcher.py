"""Bots that search over worlds that agree with all that was seen; they forget no call and miss no catch."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from maukas.bots.belief import Reader
from maukas.bots.bot import Budget, Situation
from maukas.bots.interjection import interjection
from maukas.bots.visible_state import visible_state
from maukas.games.game import AnyGame
from maukas.games.state import MAX_PACK, RoundState

if TYPE_CHECKING:
    from maukas.games.compiler import Records  # NumPy is imported when a search begins

SHORTEST_CHUNK = 0.004  # seconds between two looks at the clock
FIRST_CHUNK = 64  # iterations
ANY_ORDER = random.Random(0).sample(range(MAX_PACK), MAX_PACK)  # noqa: S311 (of a pile that is shuffled again, in worlds)


@dataclass(frozen=True, slots=True)
class MoveEstimate:
    """What a search thinks of a legal move."""

    move: str
    visits: int
    wins: float  # the chance to win the round
    points: float  # what the round is expected to add to the score of its seat


class Searcher:
    """Searches a tree within its budget, and plays what it looked at most."""

    deals = 12  # that a search is spread over; each goes through many worlds
    iterations = 2000  # when the budget names neither time nor iterations
    exploration = 0.7
    whim = 10  # random moves in a hundred of a playout
    playout = 20  # moves, then the cards left decide: what comes later is chance
    infers = True
    memory = 1.0
    attention = 0.9

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)  # noqa: S311 (for sampling)
        self.reader: Reader | None = None

    def choose(self, situation: Situation, budget: Budget) -> str:
        """The move that was looked at most."""
        moves = situation.decisions
        if len(moves) == 1:
            return moves[0]
        return most_visited(self.think(situation, budget, hurry=True))

    def interject(self, situation: Situation) -> str | None:
        """The call in time; a catch, nearly always."""
        return interjection(situation, self.dice, memory=self.memory, attention=self.attention)

    def estimates(self, situation: Situation, budget: Budget) -> list[MoveEstimate]:
        """An estimate for every decision of the seat on turn, for the whole of the budget."""
        return self.think(situation, budget, hurry=False)

    def think(self, situation: Situation, budget: Budget, *, hurry: bool) -> list[MoveEstimate]:
        """Search; in a hurry only until the choice is clear."""
        began = time.perf_counter()
        reader, deals = self.read(situation)
        if budget.milliseconds is not None:  # reading is part of thinking
            budget = Budget(milliseconds=budget.milliseconds - 1000 * (time.perf_counter() - began))
        state = searched_state(situation, reader.belief.discard)
        return estimated(situation.rules, situation.decisions, look_ahead(situation.rules, state, deals, budget, self, hurry=hurry))

    def read(self, situation: Situation) -> "tuple[Reader, Records]":
        """Read on in the history of this round; deals of the hidden cards agree with it."""
        from maukas.bots.belief_to_deals import possible_deals

        if self.reader is None or self.reader.opening is not situation.opening:
            self.reader = Reader(situation, self.dice.getrandbits(32), infers=self.infers)
        self.reader.read(situation)
        deals = possible_deals(self.reader.belief, self.deals, self.dice.getrandbits(64))
        if len(deals) == 0:  # nobody knows any more where the cards are
            self.reader.start_over(situation.view)
            deals = possible_deals(self.reader.belief, self.deals, self.dice.getrandbits(64))
        return self.reader, deals


def look_ahead(game: AnyGame, state: RoundState, deals: "Records", budget: Budget, how: Searcher, *, hurry: bool) -> "Records":
    """What a search over the worlds of `deals` found of each move, for all of the budget or, in a hurry, until nothing can change.

    Calls are left out: in `state`, which is changed, everybody calls automatically from now on.
    """
    from maukas.bots import search

    began = time.perf_counter()
    game.call_automatically(state)
    whim = how.whim if game.weigh is not None else 100
    games = search.position_record(game.name, state)
    tree, thought = search.new_tree(), search.new_thought(how.dice.getrandbits(64))

    def run(iterations: int) -> None:
        search.search(games, deals, tree, thought, iterations, how.exploration, whim, how.playout)

    if budget.milliseconds is None:
        run(budget.iterations or how.iterations)
    else:
        is_enough = (lambda left: is_decided(search.children_of_root(tree, thought), left)) if hurry else lambda _: False
        run_for(run, began + budget.milliseconds / 1000, is_enough)
    return search.children_of_root(tree, thought).copy()


def run_for(run: Callable[[int], None], deadline: float, is_enough: Callable[[int], bool], first: int = FIRST_CHUNK) -> None:
    """Run in chunks short enough to stop at the deadline, or before it when the iterations left would be for nothing.

    They are longer while there is time: other threads have to wait for a moment whenever this one comes back from compiled code.
    """
    chunk = first
    while True:
        began = time.perf_counter()
        run(chunk)
        now = time.perf_counter()
        rate = chunk / (now - began)
        left = deadline - now
        chunk = int(rate * min(max(SHORTEST_CHUNK, left / 4), left))
        if chunk < 1 or is_enough(int(rate * left)):
            return


def is_decided(found: "Records", iterations: int) -> bool:
    """Whether the move looked at most will stay so, even if all the iterations left go to the next one."""
    visits = sorted(found["visits"].tolist(), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > iterations


def searched_state(situation: Situation, discard: Sequence[int]) -> RoundState:
    """The position as the seat sees it, for a search: hidden hands wait for a world."""
    state = visible_state(situation)
    for seat in range(state.seats):
        if seat != situation.seat:
            state.hand_sizes[seat] = 0
    state.discard[: len(discard)] = discard
    state.discard_size = len(discard)
    state.order = [*ANY_ORDER]
    return state


def most_visited(estimates: Sequence[MoveEstimate]) -> str:
    """The move that was looked at most."""
    return max(estimates, key=lambda estimate: (estimate.visits, estimate.wins)).move


def estimated(game: AnyGame, moves: Sequence[str], found: "Records") -> list[MoveEstimate]:
    """What a search found of the decisions of the seat on turn, in the order of `moves`."""
    estimates = {}
    for node in found:
        move, visits = game.format_action(int(node["action"])), int(node["visits"])
        estimates[move] = MoveEstimate(move, visits, float(node["wins"]) / visits, float(node["points"]) / visits)
    return [estimates.get(move, MoveEstimate(move, 0, 0.0, 0.0)) for move in moves]
