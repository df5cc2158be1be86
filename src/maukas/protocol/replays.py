"""What is told of a finished match: a round of it, move by move, with all hands."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from maukas.protocol.messages import By, Chair, RoundResult, View
from maukas.protocol.settings import GameName, OptionName, OptionValue

Changes = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Changes"})]


class Step(Struct, frozen=True, omit_defaults=True):
    """A move, and what is different after it; everything else is as it was before."""

    seat: int
    move: str
    view: Annotated[Changes, Meta(description="the fields of the view that have changed")]
    hands: Annotated[dict[int, tuple[str, ...]], Meta(description="the new hands, by seat")] = {}
    by: By = "owner"


class RoundReplay(Struct, frozen=True, kw_only=True):
    """A round of a finished match, from the deal to the last move."""

    id: Annotated[str, Meta(description="of the match")]
    game: GameName
    options: Annotated[dict[OptionName, OptionValue], Meta(description="house rules, where they differ from the strict rules")]
    round: Annotated[int, Meta(description="its number, from 1")]
    chairs: Annotated[tuple[Chair, ...], Meta(description="who sat there when it was dealt")]
    opening: View  # from no seat, but with all hands
    steps: tuple[Step, ...]
    results: Annotated[tuple[RoundResult, ...], Meta(description="of all rounds, with what proves their deals")]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
