"""Bots at tables: they think in threads, each from what its seat has seen, and never keep the event loop waiting."""

import asyncio
import random
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

from maukas.bots.bot import Bot, Budget, Notebook, Situation
from maukas.bots.registry import bot_maker
from maukas.games.options import Options
from maukas.games.round import Round
from maukas.protocol.messages import Advice
from maukas.server.courtesy import step_back

Answer = TypeVar("Answer")

SEARCHING = ("strong", "master")                        # levels that need compiled code


@dataclass(frozen=True, slots=True)
class Beginning:
    """A round from its deal on: enough to follow it."""

    game: str
    seats: int
    dealer: int
    seed: bytes = field(repr=False)
    options: Options


def beginning_of(played: Round) -> Beginning:
    """How a round began."""
    return Beginning(played.game.name, played.seats, played.dealer, played.seed, played.options)


class Player:
    """A bot on a seat in one round: it follows the moves, and meets only what its seat sees."""

    def __init__(self, beginning: Beginning, seat: int, level: str) -> None:
        self.level = level
        self.bot: Bot = bot_maker(level)(random.SystemRandom().getrandbits(32))
        replica = Round.deal(
            beginning.game, seats=beginning.seats, dealer=beginning.dealer, seed=beginning.seed, options=beginning.options,
        )
        self.notebook = Notebook(replica, seat)
        self.lock = asyncio.Lock()                      # one thought at a time: a word and a move may be asked for together
        self.following = threading.Lock()

    def follow(self, moves: Sequence[tuple[int, str]]) -> Situation:
        """Note all the moves of the round that are new."""
        replica = self.notebook.played
        with self.following:
            for seat, move in moves[len(replica.moves) :]:
                replica.play(seat, move)
                self.notebook.note()
            return self.notebook.situation()


class Thinking:
    """The threads that bots think in."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=step_back)
        self.ready = asyncio.Event()                    # compiled code is at hand

    async def warm_up(self) -> None:
        """Compile in a process of its own what the search needs, so that the loop stays free; then load it."""
        silent = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "maukas.bots.warmth", stdin=silent, stdout=silent, stderr=silent,
            start_new_session=True,                     # a Ctrl-C is for the server
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:              # the server stops, so nobody needs it
                process.kill()
                await process.wait()
        from maukas.bots import warmth

        try:
            await self.run(warmth.warm_up)
        finally:
            self.ready.set()                            # if it failed, each thought will say so, and the house's own bot decides

    async def choose(self, player: Player, moves: Sequence[tuple[int, str]], budget: Budget) -> str:
        """The move of a bot on turn."""
        if player.level in SEARCHING:
            await self.ready.wait()
        async with player.lock:
            return await self.run(lambda: player.bot.choose(player.follow(moves), budget))

    async def interject(self, player: Player, moves: Sequence[tuple[int, str]]) -> str | None:
        """What a bot says now, if anything."""
        async with player.lock:
            return await self.run(lambda: player.bot.interject(player.follow(moves)))

    async def advise(self, player: Player, moves: Sequence[tuple[int, str]], budget: Budget) -> tuple[Advice, ...]:
        """What a searching bot thinks of each move, the one it would play first."""
        from maukas.bots.searcher import Searcher

        await self.ready.wait()
        searcher = player.bot
        assert isinstance(searcher, Searcher)
        async with player.lock:
            estimates = await self.run(lambda: searcher.estimates(player.follow(moves), budget))
        best = sorted(estimates, key=lambda estimate: (-estimate.visits, -estimate.wins))
        return tuple(Advice(estimate.move, round(estimate.wins, 3), round(estimate.points, 1)) for estimate in best)

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """Do it in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def close(self) -> None:
        """Let nobody think any more."""
        self.pool.shutdown(wait=False, cancel_futures=True)
