"""What an environment is set up with, checked when it is made."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from maukas.envs.actions import ActionTable, action_table
from maukas.games.chance import shuffled
from maukas.games.errors import BadNotation, quoted
from maukas.games.game import AnyGame
from maukas.games.options import Options
from maukas.games.registry import game_named
from maukas.games.round import Choices, Outcome, Round, check_seats, options_of
from maukas.games.state import MOST_DECISIONS, RoundState

Calls = Literal["automatic", "decided"]
Reward = Literal["win", "points"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EpisodeSettings:
    """The game, its seats, house rules and cards, who says the calls, and what is rewarded."""

    rules: AnyGame
    seats: int
    options: Options
    pack: tuple[int, ...]
    calls: Calls
    reward: Reward
    longest: int  # actions, then the round is cut off

    @classmethod
    def of(
        cls,
        game: str,
        *,
        seats: int = 2,
        options: Choices = None,
        pack: Sequence[str] | None = None,
        calls: Calls = "automatic",
        reward: Reward = "win",
        longest: int = MOST_DECISIONS,
    ) -> "EpisodeSettings":
        """Settings from what people write; an error names what is wrong."""
        rules = game_named(game)
        check_seats(rules, seats)
        for name, value, allowed in (("calls", calls, get_args(Calls)), ("reward", reward, get_args(Reward))):
            if value not in allowed:
                raise ValueError(f"{name}={quoted(value)}: allowed is {', '.join(allowed)}")
        if type(longest) is not int or longest < 1:
            raise ValueError(f"longest={quoted(longest)}: a whole number from 1")
        cards = rules.pack if pack is None else tuple(map(rules.cards.parse, pack))
        rules.cards.left_over(cards)  # refuses more of a card than there are
        made = cls(rules=rules, seats=seats, options=options_of(rules, options), pack=cards, calls=calls, reward=reward, longest=longest)
        made.check_pack()
        return made

    @property
    def actions(self) -> ActionTable:
        """The actions of the game."""
        return action_table(self.rules.name)

    def check_pack(self) -> None:
        """Raise BadNotation unless the cards are enough for a deal, with one left to draw."""
        whole, mine = (self.dealt([*pack], bytes(32), 0).state for pack in (self.rules.pack, self.pack))
        if mine.hand_sizes != whole.hand_sizes or mine.draw_size < 1:
            raise BadNotation(f"pack: {len(self.pack)} cards are too few to deal for {self.seats} players")

    def deal(self, seed: bytes, dealer: int) -> Round:
        """A round with these settings."""
        return self.dealt([self.pack[place] for place in shuffled(seed, "deal", len(self.pack))], seed, dealer)

    def dealt(self, pack: list[int], seed: bytes, dealer: int) -> Round:
        """A round from cards in this order; where calls are automatic, nobody has to say anything."""
        played = Round.deal_from(self.rules.name, seats=self.seats, dealer=dealer, pack=pack, seed=seed, options=self.options)
        if self.calls == "automatic":
            self.rules.call_automatically(played.state)
        return played

    def opening(self) -> RoundState:
        """The state that rounds begin from, before the deal."""
        state = self.rules.state_type()
        self.options.enter(state)
        state.seats = self.seats
        if self.calls == "automatic":
            self.rules.call_automatically(state)
        return state

    def rewards(self, outcome: Outcome) -> list[float]:
        """What a finished round is worth to each seat."""
        if self.reward == "points":
            sign = -1 if self.rules.lower_wins else 1
            return [float(sign * score) for score in outcome.scores]
        if outcome.winner is None:
            return [0.0] * self.seats
        return [1.0 if seat == outcome.winner else -1 / (self.seats - 1) for seat in range(self.seats)]
