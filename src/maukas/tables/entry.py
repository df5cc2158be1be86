"""An event with its number and its time: what a decider makes, a table applies and a store keeps."""

from msgspec import Struct

from maukas.tables.events import AnyEvent


class Entry(Struct, frozen=True):
    """An event in its place."""

    number: int
    at: float  # seconds since 1970
    event: AnyEvent
