"""The clock of the computer, which may be set while the server runs, and stands still for it while the computer sleeps."""

import time
from collections.abc import Callable

LEAST_STEP = 0.05  # seconds by which the clock of the computer is set, not only kept right
LONGEST_PAUSE = 60.0  # seconds that a computer sleeps or its clock is set forward, until it counts as a new start


class WallClock:
    """The time of day, and since when the server runs without a long pause; whoever asks late still learns of every step."""

    def __init__(self, was_set: Callable[[float, float, bool], None]) -> None:
        self.was_set = was_set  # called with the time, by how much it was set, and whether that counts as a new start
        self.started = time.time()
        self.offset = self.started - time.monotonic()

    def now(self) -> float:
        """The time by the clock of the computer; when that was set, everything in memory is set with it."""
        now = time.time()
        step = now - time.monotonic() - self.offset
        if abs(step) > LEAST_STEP:
            self.offset += step
            if step > LONGEST_PAUSE:
                self.started = now
            self.was_set(now, step, step > LONGEST_PAUSE)
        return now
