"""A flat state: a class of ints and fixed lists, from which a NumPy record can be derived."""

from dataclasses import dataclass
from typing import ClassVar, Self, cast


Content = int | list[int] | list[bytearray]  # of a field


@dataclass(frozen=True, slots=True)
class Field:
    """How one field is laid out: bits of a signed integer, and lengths if it is a list or rows of counts."""

    bits: int
    shape: tuple[int, ...]

    def zero(self) -> Content:
        """The field's first value."""
        if not self.shape:
            return 0
        if len(self.shape) == 1:
            return [0] * self.shape[0]
        return [bytearray(self.shape[1]) for _ in range(self.shape[0])]

    def read(self, values: int | list[int] | list[list[int]]) -> Content:
        """The field with these values, in lists of their own."""
        return [*map(bytearray, cast("list[list[int]]", values))] if len(self.shape) == 2 else cast("int | list[int]", values)


# A class declares a field, its instances have what is in it: therefore these casts


def number(bits: int = 16) -> int:
    """Declare a single integer."""
    return cast("int", Field(bits, ()))


def numbers(size: int) -> list[int]:
    """Declare a fixed list of small integers: cards, counts, seats."""
    return cast("list[int]", Field(8, (size,)))


def counts(rows: int, size: int) -> list[bytearray]:
    """Declare rows of counts, none below zero: a byte for each, since every table has them, and nearly all are zero."""
    return cast("list[bytearray]", Field(8, (rows, size)))


def sets(size: int) -> list[int]:
    """Declare a fixed list of sets of cards, a bit for each card."""
    return cast("list[int]", Field(64, (size,)))


class Record:
    """Base of the states: declares fields with `number()`, `numbers(...)` and the like, starts with zeros."""

    FIELDS: ClassVar[dict[str, Field]] = {}

    def __init_subclass__(cls) -> None:
        declared = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        cls.FIELDS = {**cls.FIELDS, **declared}

    def __init__(self) -> None:
        for name, field in self.FIELDS.items():
            setattr(self, name, field.zero())

    def copy(self) -> Self:
        """An independent state with the same content."""
        twin = object.__new__(type(self))
        mine, its = self.__dict__, twin.__dict__
        for name, field in self.FIELDS.items():
            value = mine[name]
            if not field.shape:
                its[name] = value
            elif len(field.shape) == 1:
                its[name] = value[:]
            else:
                its[name] = [row[:] for row in value]
        return twin

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]  # a state changes
