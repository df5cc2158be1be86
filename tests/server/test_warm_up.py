"""The strong bots are got ready while the server runs; whether they are is told truly."""

import asyncio

import pytest

from maukas.server.bots import bot_threads
from maukas.server.bots.bot_threads import BotThreads


def warmed_up(monkeypatch: pytest.MonkeyPatch, *, cached: bool, broken: bool) -> tuple[BotThreads, list[str]]:
    """Threads after their warm-up, and what was done for it."""
    done: list[str] = []

    async def apart(self: BotThreads) -> None:
        done.append("apart")

    def load() -> None:
        done.append("here")
        if broken:
            raise RuntimeError("no compiler for this machine")

    monkeypatch.setattr(bot_threads, "has_cache", lambda: cached)
    monkeypatch.setattr(bot_threads, "load_search", load)
    monkeypatch.setattr(BotThreads, "precompile_apart", apart)

    async def warm_up() -> BotThreads:
        threads = BotThreads(1)
        assert not threads.can_search
        await threads.warm_up()
        threads.close()
        return threads

    return asyncio.run(warm_up()), done


def test_with_a_cache_another_process_compiles_and_this_one_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    threads, done = warmed_up(monkeypatch, cached=True, broken=False)
    assert done == ["apart", "here"]
    assert threads.can_search


def test_without_a_cache_nothing_is_compiled_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    threads, done = warmed_up(monkeypatch, cached=False, broken=False)
    assert done == ["here"]
    assert threads.can_search


def test_bots_that_cannot_think_are_not_told_to_be_ready_and_nobody_waits_for_them(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    threads, _ = warmed_up(monkeypatch, cached=True, broken=True)
    assert not threads.can_search
    assert threads.ready.is_set()
    assert [record.getMessage() for record in caplog.records] == ["strong and master bots cannot think, and stand-ins play for them"]
