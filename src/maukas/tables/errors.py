"""What is not granted at a table."""

from collections.abc import Mapping


class NotGranted(Exception):
    """A request is refused; nothing has changed."""

    def __init__(self, reason: str, clause: str | None = None, **values: str | int | float) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.values: Mapping[str, str | int | float] = values
