"""While rounds are played: a progress bar, where it does not mix with results, and only on a terminal; and how Ctrl-C ends it."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maukas.cli.failure import INTERRUPTED


def progress_bar() -> Progress:
    """A bar that counts rounds and disappears at the end."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def quick_to_end() -> Iterator[None]:
    """While it lasts, Ctrl-C ends the worker processes at once and without a word, so that nobody waits for their work."""
    own = os.getpid()

    def end(number: int, frame: object) -> None:  # noqa: ARG001
        if os.getpid() != own:                          # a worker inherits this when it is forked
            os._exit(INTERRUPTED)
        for child in active_children():
            child.kill()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
