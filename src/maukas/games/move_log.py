"""The moves of a round, four bytes each: a server holds many rounds, and a table must not grow with its moves."""

from array import array
from collections.abc import Callable, Sequence
from typing import Self, overload

from maukas.games.state import MAX_SEATS

SeatMove = tuple[int, str]


class MoveLog(Sequence[SeatMove]):
    """A sequence of seats and moves in notation."""

    __slots__ = ("format_action", "numbers")

    def __init__(self, format_action: Callable[[int], str], numbers: "array[int] | None" = None) -> None:
        self.format_action = format_action
        self.numbers = array("i") if numbers is None else numbers

    def add(self, seat: int, action: int) -> None:
        """Write one more down."""
        self.numbers.append(action * MAX_SEATS + seat)

    def copy(self) -> Self:
        """The same moves, to be gone on with elsewhere."""
        return type(self)(self.format_action, self.numbers[:])

    def move_of(self, number: int) -> SeatMove:
        """What a number stands for."""
        action, seat = divmod(number, MAX_SEATS)
        return seat, self.format_action(action)

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, place: int) -> SeatMove: ...

    @overload
    def __getitem__(self, place: slice) -> list[SeatMove]: ...

    def __getitem__(self, place: int | slice) -> SeatMove | list[SeatMove]:
        if isinstance(place, slice):
            return [*map(self.move_of, self.numbers[place])]
        return self.move_of(self.numbers[place])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
