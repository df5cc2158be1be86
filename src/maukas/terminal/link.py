"""How a terminal reaches a table: a link that tells messages of the protocol and takes requests, wherever the table is."""

from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Protocol, Self

from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import AnyRequest


class Link(Protocol):
    """A way to a table: in this process, over the network, or into a record of a match.

    A link is used with `async with`; its messages end when the table is left for good.
    """

    on_lost: Callable[[], None] | None  # called whenever the table cannot be reached any more, and is tried again

    async def __aenter__(self) -> Self: ...

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None: ...

    def __aiter__(self) -> AsyncIterator[AnyMessage]:
        """What the table tells; a snapshot comes first."""
        ...

    async def send(self, request: AnyRequest) -> None:
        """Ask the table for something: what comes of it is told, or refused with a reason."""
        ...

    async def play(self, move: str) -> None:
        """Make a move after all that was told."""
        ...
