"""Somebody who is at a table, with or without a seat."""

from dataclasses import dataclass

from maukas.tables.faces import UNKNOWN


@dataclass(frozen=True, slots=True)
class Person:
    """A guest by id, name and face, as the connection knows it."""

    guest: str
    name: str
    face: int = UNKNOWN
