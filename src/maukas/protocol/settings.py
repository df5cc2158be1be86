"""What a table is set up with."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

LEVELS = ("beginner", "casual", "strong", "master")     # of our own bots, weakest first
DAY = 24 * 60 * 60
MOST_OPTIONS = 40

Game = Literal["maumau", "dos"]
Clock = Literal[0, 15, 30, 60, 86_400, 259_200, 604_800]                    # seconds a turn; none, or up to a week
Level = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+$")]
OptionValue = Annotated[str, Meta(max_length=20)] | bool | Annotated[int, Meta(ge=-10_000, le=10_000)]
OptionName = Annotated[str, Meta(max_length=40)]


class Settings(Struct, frozen=True, kw_only=True):
    """The game and its house rules, and how the table is run; strict rules by default."""

    game: Game
    seats: Annotated[int, Meta(ge=2, le=10)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=MOST_OPTIONS)] = field(default_factory=dict)
    clock: Clock = 0
    public: bool = False
    hints: bool = True
    grace: Annotated[float, Meta(ge=0, le=10)] = 2.0    # seconds to call, before anybody may catch
    pace: Annotated[float, Meta(ge=0, le=5)] = 1.0      # seconds that a bot takes at least, so that people can follow
