"""The bodies of HTTP requests and answers that are no lists, records or replays."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from maukas.protocol.patterns import whole
from maukas.protocol.settings import GameName

Preference = str | float | bool | None


class Me(Struct, frozen=True):
    """What a guest is called and likes; without a name: nobody yet."""

    name: str | None = None
    language: str | None = None
    preferences: dict[str, Preference] = {}
    face: Annotated[int, Meta(description="the number that my picture is drawn from: chosen as the preference `face`, or given")] = 0


class MeChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called and likes."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    language: Annotated[str, Meta(max_length=10, pattern=whole("[A-Za-z0-9-]*"))] | None = None
    preferences: dict[Annotated[str, Meta(max_length=40)], Preference] | None = None


class TableOpened(Struct, frozen=True):
    """A new table."""

    code: str


class InvitationWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom I want to invite, and to which table of mine."""

    person: Annotated[str, Meta(min_length=1, max_length=40, description="the key of one of those I have played with")]
    table: Annotated[str, Meta(min_length=1, max_length=40, description="its code")]


ReportReason = Literal["name", "conduct", "unfair"]
REPORT_REASONS: tuple[ReportReason, ...] = get_args(ReportReason)
ShownName = Annotated[str, Meta(min_length=1, max_length=40, description="as it is shown at the table")]


class ReportWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom I report at a table, and why: for the name, for how they behave, for not playing fairly."""

    name: ShownName
    reason: ReportReason


class BlockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom I do not want to meet again."""

    name: ShownName


class Problem(Struct, frozen=True):
    """Why something was not done: the id and values of the text that explains it."""

    reason: str
    values: dict[str, str | float] = {}


class Option(Struct, frozen=True):
    """A house rule: its values, or the least and the most of a number."""

    name: str
    default: str | int | bool
    values: tuple[str | bool, ...] | None = None
    low: int | None = None
    high: int | None = None
    ready: Annotated[tuple[int, ...], Meta(description="of a number: what is offered first")] = ()


class GameInfo(Struct, frozen=True):
    """A game and its house rules."""

    name: GameName
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    presets: Annotated[dict[str, dict[str, str | bool | int]], Meta(description="house rules that go well together, by name")]


class Catalogue(Struct, frozen=True):
    """Everything that a table can be made of."""

    version: str
    protocol: int
    games: tuple[GameInfo, ...]
    levels: tuple[str, ...]
    clocks: tuple[int, ...]
    reactions: tuple[str, ...]
    can_print: Annotated[bool, Meta(description="whether it makes cards, rules and score sheets to print")] = False
