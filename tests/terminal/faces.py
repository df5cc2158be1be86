"""Tables and faces for the tests of the terminal: real tables in this process, and the command as people run it."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path

from maukas.bots.registry import bot_maker
from maukas.protocol.settings import Settings
from maukas.terminal.link import Link
from maukas.terminal.local_table import LocalTable
from maukas.terminal.plain import PlainTable
from maukas.terminal.table_state import TableState
from maukas.texts import Texts

TIMEOUT = 120.0  # seconds, for a machine that has other things to do
SHORT = {"maumau": {"rounds": 2}, "dos": {"target": 20}}  # matches of one or two rounds


def local_table(game: str, *, seats: int = 3, seed: int = 1, **options: int) -> LocalTable:
    """A table against bots that do not let anybody wait; the same deals and the same bots each time."""
    settings = Settings(game=game, seats=seats, options={**SHORT.get(game, {}), **options}, pace=0, grace=0)
    deals = iter(range(seed, 10_000))
    makers = {"casual": lambda _: bot_maker("casual")(seed)}
    return LocalTable(settings, "Aino", ["casual"] * (seats - 1), makers=makers, seed=lambda: next(deals).to_bytes(32))


async def until(link: Link, state: TableState, is_met: Callable[[], bool]) -> list[str]:
    """Take what the table tells until something holds; return what was said."""
    said: list[str] = []
    async with asyncio.timeout(TIMEOUT):
        async for message in link:
            said += state.take(message)
            if is_met():
                break
    return said


async def told(link: Link, *typed: str | Callable[[list[str]], str], language: str = "en") -> list[str]:
    """What a script that types these lines, or what it makes of what it has heard, is told until it ends."""
    heard: list[str] = []

    async def lines() -> AsyncIterator[str]:
        for line in typed:
            yield line if isinstance(line, str) else line(heard)

    async with asyncio.timeout(TIMEOUT), link:
        await PlainTable(link, Texts(language), heard.append, is_script=True).run(lines())
    return heard


def play(*arguments: str | Path, typed: Iterable[str] = (), config: Path | None = None) -> subprocess.CompletedProcess[str]:
    """`maukas play` with these lines on its standard input."""
    kept = {name: value for name, value in os.environ.items() if name not in ("MAUKAS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")}
    return subprocess.run(
        [sys.executable, "-m", "maukas", "play", *map(str, arguments)],
        input="".join(f"{line}\n" for line in typed),
        env=kept if config is None else kept | {"XDG_CONFIG_HOME": str(config)},
        capture_output=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )
