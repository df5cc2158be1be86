"""What lists show: tables and finished matches in short."""

from typing import Annotated

from msgspec import Meta, Struct, field

from maukas.protocol.messages import Goal, Phase
from maukas.protocol.settings import Clock, GameName


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in the lobby, or among one's own."""

    code: str
    game: GameName
    phase: Phase
    names: Annotated[tuple[str, ...], Meta(description="by seat; empty for a free one")]
    bots: int
    free: int
    clock: Clock
    strict: Annotated[bool, Meta(description="no house rules")]
    changed: Annotated[float, Meta(description="seconds since 1970")]
    host: Annotated[str, Meta(description="the host's name, if the host has a seat")] = ""
    preset: Annotated[str, Meta(description="the set that its rules are, however long the match is; empty for a mixture")] = ""
    rules: Annotated[int, Meta(description="how many house rules there are, beside how long the match is")] = 0
    goal: Goal = field(default_factory=Goal)
    joinable: Annotated[bool, Meta(description="whether there is a free seat, or a bot's to be had from the next round on")] = True


class MatchSummary(Struct, frozen=True, kw_only=True):
    """A finished match."""

    id: str
    game: GameName
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    ended: float
    table: Annotated[str, Meta(description="its code, in the list of one's own matches")] = ""
    seat: Annotated[int | None, Meta(description="where you played, in the list of one's own matches")] = None
    people: Annotated[int, Meta(description="how many of those who played it to its end were people; 0 where that was not kept")] = 0


class Companion(Struct, frozen=True, kw_only=True):
    """Somebody I have finished matches with."""

    key: Annotated[str, Meta(description="stands for them in my own requests, and for nobody in anybody else's")]
    name: str
    face: int
    ended: Annotated[float, Meta(description="when the last match ended, in seconds since 1970")]
    matches: int
    invitable: Annotated[bool, Meta(description="whether they accept invitations")]


class BlockedPerson(Struct, frozen=True, kw_only=True):
    """Somebody I do not want to meet."""

    key: Annotated[str, Meta(description="stands for them in my own requests")]
    name: Annotated[str, Meta(description="as it was when I blocked them")]
    at: Annotated[float, Meta(description="seconds since 1970")]


class Invitation(Struct, frozen=True, kw_only=True):
    """A note from somebody I have played with: come to this table."""

    name: Annotated[str, Meta(description="of whoever wrote it")]
    at: Annotated[float, Meta(description="seconds since 1970")]
    table: TableSummary
