"""The search of strong bots and of hints: loaded when it is first needed, compiled apart where that was never done."""

import asyncio
from contextlib import suppress

from maukas.bots.compile_process import compile_apart
from maukas.extras import missing_modules
from maukas.terminal.daemon_thread import in_daemon_thread


class CompiledSearch:
    """Whether bots of one game can search; asking for it begins to make it so."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.is_possible = not missing_modules("bots")
        self.is_ready = False
        self.loading: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Load the search, if nobody has begun to."""
        if self.is_possible and self.loading is None:
            self.loading = asyncio.get_running_loop().create_task(self.load())

    async def wait(self) -> bool:
        """Wait until bots can search; return whether they can."""
        self.begin()
        if self.loading is not None:
            await asyncio.wait([self.loading])
        return self.is_ready

    async def load(self) -> None:
        """Compile in another process what no run before has compiled, for that takes a core for a while; then load it."""
        if not await in_daemon_thread(self.is_compiled):
            await compile_apart()
        await in_daemon_thread(self.warm_up)
        self.is_ready = True

    def is_compiled(self) -> bool:
        """Whether the cache has it; importing Numba takes its time."""
        from maukas.bots.precompile import is_search_ready
        from maukas.games.code_cache import own_cache_folder

        return own_cache_folder() is None or is_search_ready(self.game)  # without a cache nothing comes of another process

    def warm_up(self) -> None:
        """Let a master think once."""
        from maukas.bots.precompile import precompile_search

        precompile_search(self.game)

    async def close(self) -> None:
        """Stop loading."""
        if self.loading is not None:
            self.loading.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self.loading
