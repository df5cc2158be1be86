"""A round as agents play it: who is asked, what they may answer, what they see, and what it was worth."""

from maukas.envs.actions import IllegalAction
from maukas.envs.observations import Observation, observed
from maukas.envs.settings import EpisodeSettings
from maukas.games.errors import IllegalMove
from maukas.games.round import Round


class Episode:
    """One round. The seat on turn is asked; where calls are decided, before it those that have something to say."""

    def __init__(self, settings: EpisodeSettings, seed: bytes, dealer: int) -> None:
        self.settings = settings
        self.actions = settings.actions
        self.played: Round = settings.deal(seed, dealer)
        self.taken = 0
        self.asked = dealer
        self.offered: list[int] = []  # what the seat that is asked may do
        self._listeners = self._seats_from(dealer)  # who has not been asked for a word since the last move on turn
        self._ask()

    @property
    def is_over(self) -> bool:
        """Whether the round has ended by the rules."""
        return self.played.is_over

    @property
    def is_cut_off(self) -> bool:
        """Whether the round has lasted so long that it is left as it is."""
        return not self.is_over and self.taken >= self.settings.longest

    def take(self, action: int) -> str:
        """The seat that is asked acts; what its mask does not have is refused. Return the move in notation, or `wait`."""
        text = self.actions.text(action)
        if action not in self.offered:
            raise IllegalAction(f"action={action} ({text}) of seat {self.asked}: {self._reason(text, action)}")
        self.taken += 1
        if action != self.actions.wait:
            is_on_turn = self.asked == self.played.turn
            self.played.carry_out(self.asked, text)
            if is_on_turn:
                self._listeners = self._seats_from(self.asked)  # as at a table, one may call before one is caught
        self._ask()
        return text

    def observation(self, seat: int) -> Observation:
        """What a seat sees; its mask has only `wait` unless it is the one that is asked."""
        numbers = observed(self.played.game, self.played.options, self.played.view(seat))
        offered = self.offered if seat == self.asked and not self.is_over else [self.actions.wait]
        return {"observation": numbers, "action_mask": self.actions.mask(offered)}

    def rewards(self) -> list[float]:
        """What the round was worth to each seat; nothing while it is on, or when it was cut off."""
        outcome = self.played.outcome()
        return [0.0] * self.settings.seats if outcome is None else self.settings.rewards(outcome)

    def _ask(self) -> None:
        """Find who is asked next, and for what."""
        while self._listeners:
            listener = self._listeners.pop(0)
            words = self._words(listener)
            if words and listener != self.played.turn:
                self.asked, self.offered = listener, [*words, self.actions.wait]
                return
        decisions: list[int] = []
        self.played.game.turn_actions(self.played.state, decisions)
        self.asked = self.played.turn
        self.offered = [self.actions.places[number] for number in decisions] + self._words(self.asked)

    def _words(self, seat: int) -> list[int]:
        """The calls and catches that are right for a seat now."""
        words: list[int] = []
        if not self.is_over:
            self.played.game.due_words(self.played.state, seat, words)
        return [self.actions.places[number] for number in words]

    def _seats_from(self, first: int) -> list[int]:
        """All seats clockwise."""
        return [(first + step) % self.settings.seats for step in range(self.settings.seats)]

    def _reason(self, text: str, action: int) -> str:
        """Why an action is not on offer."""
        if self.is_over:
            return "the round is over"
        if action == self.actions.wait:
            return "it has to decide"
        refusal = self.played.refusal(self.asked, text)
        return "only the words of its mask can be said" if refusal is None else str(IllegalMove(refusal))
