"""Work that several requests wait for together."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def shared_task(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task to be waited for with `asyncio.shield`; when everybody has left, its failure is nobody's, and is not logged."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task
