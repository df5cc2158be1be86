"""What everybody knows from earlier moves of a round, read from what one seat has seen, and the decisions of the others that led there."""

import copy
from dataclasses import dataclass

from maukas.bots.bot import Situation
from maukas.bots.visible_state import state_of_view
from maukas.games.features import Memory
from maukas.games.inference import Observed
from maukas.games.state import RoundState
from maukas.games.view import View

MOST_DECISIONS = 8  # of the others that are kept, the last ones


@dataclass(frozen=True, slots=True)
class PastDecision:
    """A decision of another seat: the position as everybody saw it, what was known then, the action, and its number in the history."""

    state: RoundState
    memory: Memory
    action: int
    time: int


class MemoryReader:
    """Reads a history move by move; it goes on where it stopped."""

    def __init__(self, situation: Situation) -> None:
        self.opening = self.before = situation.opening
        self.game, self.options, self.seat = situation.rules, situation.options, situation.seat
        self.time = 0
        self.memory = Memory()
        self.past: list[PastDecision] = []
        self.discard = [self.game.cards.parse(card) for card in self.game.inference.discarded_at_deal(self.opening)]

    def read(self, situation: Situation) -> Memory:
        """What is known after the whole history."""
        for seen in situation.history[self.time :]:
            self.time += 1
            observed = Observed(seen.seat, seen.move, self.before, seen.view)
            if not self.game.is_word(seen.move):
                self.note(observed)
            laid = self.game.laid_cards(seen.move)
            self.discard += [self.game.cards.parse(card) for card in self.game.inference.discarded(observed, laid)]
            if seen.view.reshuffles > self.before.reshuffles:
                self.discard = self.discard[len(self.discard) - seen.view.discard_size :]
            self.before = seen.view
        return self.memory

    def note(self, observed: Observed[View]) -> None:
        """Note a decision, and what it tells everybody."""
        state, action = state_of_view(self.game, self.options, observed.before), self.game.parse_action(observed.move)
        if observed.seat != self.seat:
            state.discard[: len(self.discard)] = self.discard
            state.discard_size = len(self.discard)
            self.game.call_automatically(state)
            self.past = [*self.past, PastDecision(state, copy.deepcopy(self.memory), action, self.time)][-MOST_DECISIONS:]
        self.game.note_move(state, self.memory, action)
