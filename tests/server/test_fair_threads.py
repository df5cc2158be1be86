"""Who asks for much waits longer, and nobody else does: the order in which bots think."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, cast

from maukas.bots.bot import Bot, Budget, Situation
from maukas.bots.casual import Casual
from maukas.games.round import Round
from maukas.server.bots.bot_threads import BotThreads, SeatedBot, beginning_of
from maukas.server.bots.fair_threads import Asker, FairThreads
from tests.play import seed_bytes
from tests.server.server_process import TIMEOUT

MANY = 40
THOUGHT = 0.3  # seconds


def in_a_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), TIMEOUT))


class Held:
    """One thread that is busy until it is let go; what is asked for meanwhile waits."""

    def __init__(self, threads: FairThreads) -> None:
        self.threads = threads
        self.gate = threading.Event()
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Held":
        self.tasks.append(asyncio.create_task(self.threads.run_for(Asker("first", "first"), lambda: cast(None, self.gate.wait(TIMEOUT)))))
        await asyncio.sleep(0)
        return self

    async def ask(self, address: str, code: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self.threads.run_for(Asker(address, code), lambda: self.order.append(code)))
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def __aexit__(self, *_: object) -> None:
        self.gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.close()


def test_one_address_with_many_tables_keeps_another_waiting_for_one_thought_at_most() -> None:
    async def host() -> None:
        async with Held(FairThreads(1, "test")) as held:
            for number in range(MANY):
                await held.ask("greedy", f"g{number}")
            await held.ask("family", "f")
        assert held.order.index("f") <= 1
        assert len(held.order) == MANY + 1

    in_a_loop(host)


def test_one_table_with_many_questions_keeps_another_of_its_address_waiting_for_one_thought_at_most() -> None:
    async def host() -> None:
        async with Held(FairThreads(1, "test")) as held:
            for _ in range(MANY):
                await held.ask("family", "greedy")
            await held.ask("family", "sister")
        assert held.order.index("sister") <= 1

    in_a_loop(host)


def test_whoever_no_longer_waits_takes_nobodys_turn_and_the_thread_is_free_again() -> None:
    async def host() -> None:
        async with Held(FairThreads(1, "test")) as held:
            gone = await held.ask("a", "gone")
            await held.ask("b", "there")
            gone.cancel()
            await asyncio.sleep(0)
        assert held.order == ["there"]
        assert held.threads.free == 1
        assert not held.threads.waiting

    in_a_loop(host)


def test_whoever_gives_up_in_the_moment_of_their_turn_hands_it_on() -> None:
    async def host() -> None:
        threads = FairThreads(1, "test")
        await threads.turn_of(Asker("a", "first"))
        gone = asyncio.create_task(threads.turn_of(Asker("b", "gone")))
        await asyncio.sleep(0)
        threads.release()
        gone.cancel()
        with suppress(asyncio.CancelledError):
            await gone
        assert threads.free == 1
        threads.close()

    in_a_loop(host)


# Levels


def bot_of(level: str, policy: Bot | None = None) -> SeatedBot:
    """A bot on turn in a new round."""
    played = Round.deal("maumau", seats=2, seed=seed_bytes("fair"))
    bot = SeatedBot(beginning_of(played), played.turn, "casual")
    bot.level = level
    if policy is not None:
        bot.policy = policy
    return bot


def test_a_beginner_does_not_wait_behind_searches_nor_behind_a_bot_of_others_that_hangs() -> None:
    async def host() -> None:
        threads = BotThreads(1)
        async with Held(threads) as held, Held(threads.others):
            for number in range(MANY):
                await held.ask("greedy", f"g{number}")
            for level in ("beginner", "casual"):
                assert await threads.choose(bot_of(level), (), Budget(milliseconds=1))
                await threads.interject(bot_of(level), ())
            await threads.interject(bot_of("master"), ())  # a word is a short thought
            assert not held.order

    in_a_loop(host)


class Swift(Casual):
    """Has no choice, or an easy one, and knows it at once."""

    def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
        return situation.decisions[0]


def test_a_master_without_a_choice_takes_as_long_as_one_that_thinks() -> None:
    async def host() -> None:
        threads = BotThreads(1)
        threads.ready.set()
        began = time.monotonic()
        await threads.choose(bot_of("master", Swift(1)), (), Budget(milliseconds=1000 * THOUGHT))
        assert time.monotonic() - began >= THOUGHT
        threads.close()

    in_a_loop(host)
