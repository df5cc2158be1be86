"""A connection to PostgreSQL; where an address names several hosts, to the one that takes changes now."""

import asyncio
from collections.abc import Mapping
from typing import Any

import asyncpg

from maukas.journal.database_address import single_hosts

# What a connection raises that is broken or cannot be made. The last comes from one whose server has said goodbye, but not yet closed it
CONNECTION_ERRORS = OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError


async def connect(
    address: str, *, timeout: float, server_settings: Mapping[str, str], command_timeout: float | None = None
) -> asyncpg.Connection:
    """Connect to all hosts at once, and keep the first that takes changes: one that has lost its power does not even refuse.

    CONNECTION_ERRORS: there is none.
    """
    places = single_hosts(address)
    options: dict[str, Any] = {"timeout": timeout, "server_settings": dict(server_settings), "command_timeout": command_timeout}
    if len(places) == 1:
        return await asyncpg.connect(address, **options)
    options["target_session_attrs"] = "read-write"
    attempts = {asyncio.create_task(asyncpg.connect(place, **options)) for place in places}
    chosen: asyncio.Task[asyncpg.Connection] | None = None
    try:
        waiting = attempts
        while chosen is None and waiting:
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            chosen = next((each for each in done if each.exception() is None), None)
        if chosen is None:
            raise ConnectionError("; ".join(sorted({str(each.exception()) or type(each.exception()).__name__ for each in attempts})))
        return chosen.result()
    finally:
        for each in attempts:
            if each is not chosen:
                each.add_done_callback(discard)
                each.cancel()


def discard(attempt: "asyncio.Task[asyncpg.Connection]") -> None:
    """Close a connection that is not needed, if there is one."""
    if not attempt.cancelled() and attempt.exception() is None:
        attempt.result().terminate()
