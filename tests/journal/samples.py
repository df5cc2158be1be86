"""Rows to store, and a journal that is closed after use."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec

from maukas.journal.journal import Journal
from maukas.journal.rows import EventRow, Guest, MatchRow, TableRow

P = ParamSpec("P")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that needs an event loop."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Journal]:
    journal = await Journal.open(address)
    try:
        yield journal
    finally:
        await journal.close()


def event(code: str, number: int, at: float = 0.0) -> EventRow:
    return EventRow(code, number, at, f"{code} {number}".encode() + b"\x00\xff")


def events(code: str, first: int, last: int, at: float = 0.0) -> list[EventRow]:
    return [event(code, number, at) for number in range(first, last + 1)]


def table(
    code: str, *, changed: float = 0.0, replay_from: int = 1, alarm: float | None = None, summary: bytes = b'{"seats": 3}'
) -> TableRow:
    return TableRow(code, summary, replay_from, alarm, changed)


def finished(id: str, code: str, first: int, last: int, ended: float = 0.0) -> MatchRow:
    return MatchRow(id, code, "maumau", first, last, ended, b'{"winner": "Aino"}')


def guest(id: str, seen: float = 0.0) -> Guest:
    return Guest(id, f"hash of {id}".encode(), "Aino", None, b"{}", 0.25, seen)
