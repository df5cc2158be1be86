"""What a bot is: it gets what its seat has seen, and a budget, and returns one of its legal moves."""

from dataclasses import dataclass
from typing import Protocol

from maukas.games.game import AnyGame
from maukas.games.options import Options
from maukas.games.registry import game_named
from maukas.games.round import Round
from maukas.games.view import View


@dataclass(frozen=True, slots=True)
class Seen:
    """An accepted move, and what the bot's seat saw right after it."""

    seat: int
    move: str
    view: View


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything that a seat knows: the game and its house rules, the deal and every move since as it saw them, and the view now."""

    game: str
    options: Options
    opening: View  # after the deal
    history: tuple[Seen, ...]
    view: View

    @property
    def rules(self) -> AnyGame:
        """The game with all that it knows."""
        return game_named(self.game)

    @property
    def seat(self) -> int:
        """The bot's own seat."""
        assert self.view.seat is not None  # a bot is no spectator
        return self.view.seat

    @property
    def hand(self) -> tuple[str, ...]:
        """The bot's own cards."""
        assert self.view.hand is not None
        return self.view.hand

    @property
    def decisions(self) -> list[str]:
        """The legal moves but for calls and catches."""
        return self.rules.decisions(self.view.legal)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move: so many milliseconds, or so many iterations, which can be repeated exactly."""

    milliseconds: float | None = None
    iterations: int | None = None


class Bot(Protocol):
    """A player; made with a seed, so that a game can be repeated."""

    def choose(self, situation: Situation, budget: Budget) -> str:
        """The move of a bot on turn: one of `situation.view.legal`."""
        ...

    def interject(self, situation: Situation) -> str | None:
        """What a bot says when it may, on turn or not: a call, a catch, or nothing."""
        ...


class Notebook:
    """What one seat of a round has seen, written down as it happens."""

    def __init__(self, played: Round, seat: int) -> None:
        self.played = played
        self.seat = seat
        self.opening = played.view(seat)
        self.history: list[Seen] = []

    def note(self) -> None:
        """Write down the move just made."""
        mover, move = self.played.moves[-1]
        self.history.append(Seen(mover, move, self.played.view(self.seat)))

    def situation(self) -> Situation:
        """What the seat knows now."""
        view = self.history[-1].view if self.history else self.opening
        return Situation(self.played.game.name, self.played.options, self.opening, tuple(self.history), view)
