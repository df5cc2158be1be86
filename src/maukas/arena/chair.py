"""A bot in its seat: asked for its moves, timed, and replaced when it cannot be trusted any more."""

import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar

from maukas.arena.clairvoyant import Clairvoyant
from maukas.bots.bot import Bot, Budget, Notebook, Situation
from maukas.bots.registry import BotMaker
from maukas.games.round import Round
from maukas.games.words import is_word

PATIENCE = 50                                           # times its milliseconds that a bot may think before the round is forfeited

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a bot has forfeited a round: `illegal`, `raised` or `slow`, and the details."""

    kind: str
    detail: str


class Chair:
    """A seat with its bot; after a fault somebody who makes any legal move stands in for the rest of the round."""

    def __init__(self, played: Round, seat: int, budget: Budget) -> None:
        self.played = played
        self.seat = seat
        self.budget = budget
        self.times = array("f")                         # seconds for each move that was chosen
        self.fault: Fault | None = None
        self.bot: Bot | None = None
        self.notebook: Notebook | None = None
        self.dice = random.Random()  # noqa: S311 (a whim is no secret)

    def take_place(self, maker: BotMaker, seed: int) -> None:
        """Let a new bot sit down; one that sees everything needs no notebook."""
        self.dice.seed(seed)
        self.bot, _ = self.asked(lambda: maker(seed), timed=False)
        if self.bot is not None and not isinstance(self.bot, Clairvoyant):
            self.notebook = Notebook(self.played, self.seat)

    def note(self) -> None:
        """Write down the move just made."""
        if self.notebook is not None:
            self.notebook.note()

    def words(self) -> list[str]:
        """What the bot may say now."""
        if self.bot is None:
            return []
        return [move for move in self.played.legal_moves(self.seat) if is_word(move)]

    def choose(self) -> str:
        """The move of the seat on turn."""
        if self.bot is not None:
            bot, situation = self.bot, self.situation()
            move, seconds = self.asked(lambda: bot.choose(situation, self.budget))
            if self.fault is None:
                self.times.append(seconds)
                if isinstance(move, str) and move in situation.view.legal:
                    return move
                self.forfeit("illegal", repr(move))
        return self.dice.choice(self.played.turn_moves())

    def interject(self, words: list[str]) -> str | None:
        """What the bot says, if anything."""
        if self.bot is None:
            return None
        bot, situation = self.bot, self.situation()
        word, _ = self.asked(lambda: bot.interject(situation))
        if self.fault is not None or word is None:
            return None
        if isinstance(word, str) and word in words:
            return word
        self.forfeit("illegal", repr(word))
        return None

    def situation(self) -> Situation:
        """What the bot knows now; the arena's own clairvoyant is shown the cards."""
        if isinstance(self.bot, Clairvoyant):
            self.bot.see(self.played.copy())
        return (self.notebook or Notebook(self.played, self.seat)).situation()

    def asked(self, question: Callable[[], Answer], *, timed: bool = True) -> tuple[Answer | None, float]:
        """What the bot's own code answers, and the seconds it took; whatever it does wrong is a fault."""
        began = perf_counter()
        try:
            answer = question()
        except (Exception, SystemExit) as error:
            self.forfeit("raised", f"{type(error).__name__}: {error}")
            return None, 0.0
        seconds = perf_counter() - began
        if timed and self.budget.milliseconds is not None and 1000 * seconds > PATIENCE * self.budget.milliseconds:
            self.forfeit("slow", f"{seconds:.3f} s")
        return answer, seconds

    def forfeit(self, kind: str, detail: str) -> None:
        """The round is lost for the bot, and it is not asked again."""
        self.fault = Fault(kind, detail)
        self.bot = None
        self.notebook = None
