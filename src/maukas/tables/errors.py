"""What is not granted, at a table or around it."""

from collections.abc import Mapping


class RequestRefused(Exception):
    """A request is refused, and nothing has changed: the id and values of the text that says why, and the clause where a rule does."""

    def __init__(self, reason: str, clause: str | None = None, **values: str | int | float) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.values: Mapping[str, str | int | float] = values
