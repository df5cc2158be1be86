"""What operators tell all tables: that the server restarts soon."""

import time
from dataclasses import dataclass
from typing import Self

from maukas.protocol.messages import Announced


@dataclass(frozen=True, slots=True)
class Announcement:
    """A restart at a moment of the clock that only goes on."""

    at: float

    @classmethod
    def after(cls, seconds: float) -> Self:
        """A restart in so many seconds."""
        return cls(time.monotonic() + seconds)

    @staticmethod
    def message(announcement: "Announcement | None") -> Announced:
        """What is told of it now; without one, that there is none."""
        return Announced("restart", None if announcement is None else round(max(announcement.at - time.monotonic(), 0.0), 1))
