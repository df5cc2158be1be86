"""House rules: named choices, switches and numbers, each with the strict rule as its default."""

import dataclasses
import functools
from collections.abc import Mapping
from typing import Self

from maukas.games.errors import quoted
from maukas.games.record import Record


def choice(*values: str) -> str:
    """One of `values`, the first by default."""
    return dataclasses.field(default=values[0], metadata={"values": values})


def switch() -> bool:
    """Off or on, off by default."""
    return dataclasses.field(default=False, metadata={"values": (False, True)})


def amount(default: int, low: int, high: int, *, ready: tuple[int, ...] = ()) -> int:
    """A whole number from `low` to `high`; those that are `ready` are offered first."""
    return dataclasses.field(default=default, metadata={"values": range(low, high + 1), "ready": ready})


class BadOption(ValueError):
    """There is no such option, or it has no such value."""


@dataclasses.dataclass(frozen=True, slots=True)
class Option:
    """One house rule: its name, what it may be, and what it is by default."""

    name: str
    default: str | int | bool
    values: tuple[str, ...] | tuple[bool, ...] | range
    ready: tuple[int, ...] = ()  # of a number: what is offered first

    def check(self, value: object) -> None:
        """Raise BadOption unless `value` is one of this option's."""
        if type(value) is not type(self.default) or value not in self.values:
            raise BadOption(f"{self.name} = {quoted(value)}: allowed is {self.allowed}")

    @property
    def allowed(self) -> str:
        """What it may be, in short."""
        return f"{self.values[0]}..{self.values[-1]}" if isinstance(self.values, range) else ", ".join(map(str, self.values))


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Base of the games' options; a wrong value is refused when it is made."""

    def __post_init__(self) -> None:
        for option in self.all():
            option.check(getattr(self, option.name))

    @classmethod
    @functools.cache  # asked whenever a table is listed
    def all(cls) -> tuple[Option, ...]:
        """Every option of the game."""
        return tuple(
            Option(item.name, item.default, item.metadata["values"], item.metadata.get("ready", ()))  # type: ignore[arg-type]
            for item in dataclasses.fields(cls)
        )

    @classmethod
    def of(cls, values: Mapping[str, object]) -> Self:
        """The options with these values, the others by default."""
        known = {option.name for option in cls.all()}
        for name in values:
            if name not in known:
                raise BadOption(f"no option {quoted(name)}; there are {', '.join(sorted(known))}")
        return cls(**values)

    def changed(self) -> dict[str, str | int | bool]:
        """The options that differ from the strict rules."""
        return {o.name: getattr(self, o.name) for o in self.all() if getattr(self, o.name) != o.default}

    def enter(self, state: Record) -> None:
        """Write the options into the fields of the same names; a choice becomes its place among the values."""
        for option in self.all():
            if option.name in state.FIELDS:
                value = getattr(self, option.name)
                setattr(state, option.name, list(option.values).index(value) if isinstance(value, str) else int(value))
