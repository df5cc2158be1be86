"""A progress bar while rounds are played: on the error stream, so that it does not mix with results, and only on a terminal."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def progress_bar() -> Progress:
    """A bar that counts rounds and disappears at the end."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
