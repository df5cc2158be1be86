"""The threads in which bots think, each from what its own seat has seen, so that the event loop never waits."""

import asyncio
import logging
import random
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from maukas.bots.compile_process import compile_apart
from maukas.bots.bot import Bot, Budget, Notebook, Situation
from maukas.bots.registry import bot_maker
from maukas.games.options import Options
from maukas.games.round import Round
from maukas.protocol.messages import Advice
from maukas.protocol.settings import LEVELS
from maukas.server.bots.fair_threads import Asker, FairThreads

if TYPE_CHECKING:
    from maukas.bots.reasons import GivenReason  # NumPy is imported when a search begins

LOGGER = logging.getLogger("maukas")
SEARCHING = {"strong": 0.1, "master": 1.0}  # levels that need compiled code, and how much of the time to think they take
THREADS_OF_OTHERS = 2  # for bots of plug-ins, which may take for ever
LONGEST_THOUGHT_OF_OTHERS = 10.0  # seconds for one of them
OVERHEAD = 0.03  # seconds that a search takes beside its budget, at most; it is waited for, too
NOBODY = Asker()

T = TypeVar("T")


def has_cache() -> bool:
    """Whether compiled code can be kept; importing Numba takes its time."""
    from maukas.games.code_cache import own_cache_folder

    return own_cache_folder() is not None


def load_search() -> None:
    """Load what the search needs, or compile it."""
    from maukas.bots.precompile import precompile

    precompile()


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a round began: enough to follow it."""

    game: str
    seats: int
    dealer: int
    seed: bytes = field(repr=False)
    options: Options


def beginning_of(played: Round) -> Beginning:
    """How this round began."""
    return Beginning(played.game.name, played.seats, played.dealer, played.seed, played.options)


class SeatedBot:
    """A bot on a seat in one round: it follows the moves, and is given only what its seat sees."""

    def __init__(self, beginning: Beginning, seat: int, level: str) -> None:
        self.level = level
        self.policy: Bot = bot_maker(level)(random.SystemRandom().getrandbits(32))
        replica = Round.deal(beginning.game, seats=beginning.seats, dealer=beginning.dealer, seed=beginning.seed, options=beginning.options)
        self.notebook = Notebook(replica, seat)
        self.lock = asyncio.Lock()  # one thought at a time, for a word and a move may be asked for together
        self.following = threading.Lock()

    def follow(self, moves: Sequence[tuple[int, str]]) -> Situation:
        """Note the moves of the round that are new; return what the seat knows then."""
        replica = self.notebook.played
        with self.following:
            for seat, move in moves[len(replica.moves) :]:
                replica.play(seat, move)
                self.notebook.note()
            return self.notebook.situation()


class BotThreads(FairThreads):
    """The threads of the searching levels; those whose thoughts are short, and those of plug-ins, have threads of their own."""

    def __init__(self, threads: int) -> None:
        super().__init__(threads, "bot")
        self.quick = FairThreads(1, "quick-bot")
        self.others = FairThreads(THREADS_OF_OTHERS, "other-bot")
        self.ready = asyncio.Event()  # the warm-up is over
        self.can_search = False  # compiled code is loaded

    @property
    def whole_load(self) -> tuple[int, int]:
        """How many thoughts wait for a thread of any kind, and how many are being thought."""
        waiting, running = zip(*(threads.load for threads in (self, self.quick, self.others)), strict=True)
        return sum(waiting), sum(running)

    async def warm_up(self) -> None:
        """Compile what the search needs in another process, so that the event loop stays free; then load it."""
        try:
            if await self.run(has_cache):  # without one, we would not get what another process compiles
                await self.precompile_apart()
            await self.run(load_search)
            self.can_search = True
        except Exception:
            LOGGER.exception("strong and master bots cannot think, and stand-ins play for them")
        finally:
            self.ready.set()

    async def precompile_apart(self) -> None:
        """Compile in another process, until the server stops."""
        await compile_apart()

    def close(self) -> None:
        """Begin nothing more."""
        super().close()
        self.quick.close()
        self.others.close()

    async def choose(self, bot: SeatedBot, moves: Sequence[tuple[int, str]], budget: Budget, asker: Asker = NOBODY) -> str:
        """The move of a bot on turn; that it has only one, or an easy choice, is not to be seen by the time it takes."""
        if bot.level not in SEARCHING:
            return await self.think(bot, asker, lambda: bot.policy.choose(bot.follow(moves), budget))
        await self.ready.wait()
        began = ended = 0.0

        def choose() -> str:
            nonlocal began, ended
            began = time.monotonic()
            move = bot.policy.choose(bot.follow(moves), budget)
            ended = time.monotonic()
            return move

        async with bot.lock:
            move = await self.run_for(asker, choose)
        await asyncio.sleep(max(0.0, usual_thought(bot.level, budget) - (ended - began)))
        return move

    async def interject(self, bot: SeatedBot, moves: Sequence[tuple[int, str]], asker: Asker = NOBODY) -> str | None:
        """What a bot says now, if anything: a short thought for all our own."""
        return await self.think(bot, asker, lambda: bot.policy.interject(bot.follow(moves)))

    async def think(self, bot: SeatedBot, asker: Asker, work: Callable[[], T]) -> T:
        """A thought that is short, if the bot is one of ours."""
        async with bot.lock:
            if bot.level in LEVELS:
                return await self.quick.run_for(asker, work)
            return await self.others.run_for(asker, work, LONGEST_THOUGHT_OF_OTHERS)

    async def advise(
        self, bot: SeatedBot, moves: Sequence[tuple[int, str]], budget: Budget, asker: Asker = NOBODY
    ) -> "tuple[tuple[Advice, ...], GivenReason]":
        """What a searching bot thinks of each move, the one it would play first, and why that one."""
        from maukas.bots.reasons import GivenReason, reason_for
        from maukas.bots.searcher import Searcher

        await self.ready.wait()
        searcher = bot.policy
        assert isinstance(searcher, Searcher)

        def think() -> "tuple[tuple[Advice, ...], GivenReason]":
            situation = bot.follow(moves)
            best = sorted(searcher.estimates(situation, budget), key=lambda estimate: (-estimate.visits, -estimate.wins))
            advice = tuple(Advice(estimate.move, round(estimate.wins, 3), round(estimate.points, 1)) for estimate in best)
            if not best:  # somebody has decided meanwhile: there is nothing left to advise, and nobody is told
                return (), GivenReason("only")
            return advice, reason_for(situation.rules, situation.view, best)

        async with bot.lock:
            return await self.run_for(asker, think)


def usual_thought(level: str, budget: Budget) -> float:
    """How many seconds a search of this level takes, and a little more; not always the same."""
    seconds = SEARCHING[level] * (budget.milliseconds or 0.0) / 1000
    return seconds * random.uniform(1.1, 1.4) + OVERHEAD  # noqa: S311
