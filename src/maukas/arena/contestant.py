"""A bot in its seat: asked for its moves, timed, and replaced once it has done something wrong."""

import random
import traceback
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeVar

from maukas.arena.clairvoyant import Clairvoyant
from maukas.bots.bot import Budget, Situation
from maukas.bots.bot_round import BotSeat
from maukas.bots.registry import BotMaker
from maukas.games.round import Round

OVERRUN_LIMIT = 50  # times its milliseconds that a bot may think before the round is forfeited

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Why a bot has forfeited a round: `illegal`, `raised` or `slow`, the details, and where in its code an error came from."""

    kind: str
    detail: str
    trace: str = field(default="", compare=False)


class Contestant(BotSeat):
    """A seat whose bot is not trusted; after it has forfeited, random legal moves are made in its seat for the rest of the round."""

    def __init__(self, played: Round, seat: int, budget: Budget) -> None:
        super().__init__(played, seat, budget)
        self.times = array("f")  # seconds for each move that was chosen
        self.forfeited: Forfeit | None = None
        self.dice = random.Random()  # noqa: S311 (a whim is no secret)

    def make_bot(self, maker: BotMaker, seed: int) -> None:
        """Let a new bot sit down."""
        self.dice.seed(seed)
        bot, _ = self.asked(lambda: maker(seed), timed=False)
        if bot is not None:
            self.sit_down(bot)
            if isinstance(bot, Clairvoyant):  # it is shown everything before each move
                self.notebook = None

    def choose(self) -> str:
        """The move of the seat on turn."""
        if self.bot is not None:
            bot, situation = self.bot, self.situation()
            move, seconds = self.asked(lambda: bot.choose(situation, self.budget))
            if self.forfeited is None:
                self.times.append(seconds)
                if isinstance(move, str) and move in situation.view.legal:
                    return move
                self.forfeit("illegal", repr(move))
        return self.dice.choice(self.played.turn_moves())

    def interject(self, words: Sequence[str]) -> str | None:
        """What the bot says, if anything."""
        if self.bot is None:
            return None
        bot, situation = self.bot, self.situation()
        word, _ = self.asked(lambda: bot.interject(situation))
        if self.forfeited is not None or word is None:
            return None
        if isinstance(word, str) and word in words:
            return word
        self.forfeit("illegal", repr(word))
        return None

    def situation(self) -> Situation:
        """What the bot knows now; the arena's own clairvoyant is shown the cards."""
        if isinstance(self.bot, Clairvoyant):
            self.bot.see(self.played.copy())
        return super().situation()

    def asked(self, question: Callable[[], Answer], *, timed: bool = True) -> tuple[Answer | None, float]:
        """What the bot's own code answers, and the seconds it took; whatever it does wrong forfeits the round."""
        began = perf_counter()
        try:
            answer = question()
        except (Exception, SystemExit) as error:
            self.forfeit("raised", f"{type(error).__name__}: {error}", own_trace(error))
            return None, 0.0
        seconds = perf_counter() - began
        if timed and self.budget.milliseconds is not None and 1000 * seconds > OVERRUN_LIMIT * self.budget.milliseconds:
            self.forfeit("slow", f"{seconds:.3f} s")
        return answer, seconds

    def forfeit(self, kind: str, detail: str, trace: str = "") -> None:
        """The round is lost for the bot, and it is not asked again."""
        self.forfeited = Forfeit(kind, detail, trace)
        self.bot = None
        self.notebook = None


def own_trace(error: BaseException) -> str:
    """The way to an error through the bot's own code: without the calls from here to there."""
    calls = traceback.extract_tb(error.__traceback__)
    return "".join(traceback.format_list([call for call in calls if call.filename != __file__])).rstrip()
