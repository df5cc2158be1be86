"""Tables on which bots think all the time, with somebody watching: a load beside the load."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from maukas.client import Client
from maukas.protocol.messages import TableSnapshot
from maukas.protocol.requests import Fill, Leave, Ready, Rematch, Sit, Start
from maukas.protocol.settings import Settings

FIRST_THOUGHT = 3.0  # seconds until they are at it


async def host(address: str) -> None:
    """Let masters play each other without a pause, for ever."""
    async with Client(address) as me:
        await me.call_me("Watcher")
        code = await me.open_table(Settings(game="maumau", seats=2, pace=0, options={"mau": "auto"}))
        async with me.join(code) as link:
            await link.send(Fill("master"))
            await link.send(Start())
            async for message in link:
                if isinstance(message, TableSnapshot) and message.phase == "dealing":
                    await link.send(Ready())
                    await link.send(Leave())  # a bot plays for us
                if isinstance(message, TableSnapshot) and message.phase == "finished":
                    await link.send(Sit())
                    await link.send(Rematch())


async def main(address: str, tables: int) -> None:
    """Open so many tables."""
    await asyncio.gather(*(host(address) for _ in range(tables)))


@contextmanager
def keep_thinking(address: str, tables: int) -> Iterator[None]:
    """Have bots think in a process of its own meanwhile."""
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.server.thinkers", address, str(tables)])
    try:
        time.sleep(FIRST_THOUGHT)
        yield
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
