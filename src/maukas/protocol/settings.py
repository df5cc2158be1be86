"""What a table is set up with."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from maukas.games.errors import quoted
from maukas.games.registry import BUILT_IN, GAMES
from maukas.protocol.patterns import whole

LEVELS = ("beginner", "casual", "strong", "master")  # of our own bots, weakest first
DAY = 24 * 60 * 60
MOST_OPTIONS = 40

GameName = Annotated[str, Meta(extra_json_schema={"enum": [*BUILT_IN]})]  # or one that an installed package brings
Clock = Literal[0, 15, 30, 60, 86_400, 259_200, 604_800]  # seconds a turn; none, or up to a week
Level = Annotated[str, Meta(min_length=1, max_length=40, pattern=whole("[a-z0-9_-]+"))]
Pace = Annotated[float, Meta(ge=0, le=5, description="seconds that a bot takes at least, so that people can follow")]
OptionValue = Annotated[str, Meta(max_length=20)] | bool | Annotated[int, Meta(ge=-10_000, le=10_000)]
OptionName = Annotated[str, Meta(max_length=40)]


class Settings(Struct, frozen=True, kw_only=True):
    """The game and its house rules, and how the table is run; strict rules by default."""

    game: GameName
    seats: Annotated[int, Meta(ge=2, le=10)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=MOST_OPTIONS)] = field(default_factory=dict)
    clock: Clock = 0
    public: bool = False
    hints: bool = True
    grace: Annotated[float, Meta(ge=0, le=10, description="seconds to call, before anybody may catch")] = 2.0
    pace: Pace = 1.0

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError(f"there is no game {quoted(self.game)}")


class TableWish(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody wants a table to be like."""
