"""What the log says while the store does not work: the true cause, and at most one line a second however many people ask."""

import logging
import sqlite3
import time
from collections.abc import Callable

from sqlalchemy.exc import InterfaceError, OperationalError

LOGGER = logging.getLogger("maukas")
PAUSE = 1.0  # seconds between two lines


class OutageLog:
    """Counts what fails because of the store, and tells it now and then."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.told_at = float("-inf")
        self.untold = 0

    def note(self, what: str, error: BaseException) -> None:
        """Tell that something failed, unless that was told a moment ago."""
        now = self.clock()
        if now - self.told_at < PAUSE:
            self.untold += 1
            return
        others = f" ({self.untold} more since the last line)" if self.untold else ""
        LOGGER.error("%s: the store does not answer: %s%s", what, cause_of(error), others)
        self.told_at, self.untold = now, 0


def cause_of(error: BaseException) -> str:
    """Why a store does not work, as the system or the database says it; of an error that might repeat what is stored, only its kind."""
    cause = error.__cause__ or error
    if isinstance(cause, OperationalError | InterfaceError):
        cause = cause.orig or cause
    if isinstance(cause, OSError | sqlite3.OperationalError | OperationalError | InterfaceError):
        return str(cause) or type(cause).__name__
    return type(getattr(cause, "orig", None) or cause).__name__


OUTAGES = OutageLog()
