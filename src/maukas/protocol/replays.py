"""What is told of a finished match: a round of it, move by move, with all hands."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from maukas.protocol.messages import By, Chair, RoundResult, View
from maukas.protocol.settings import Game, OptionName, OptionValue

Changes = Annotated[dict[str, Any], Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/MauMauChanges"}, {"$ref": "#/$defs/DosChanges"}]})]


class Step(Struct, frozen=True, omit_defaults=True):
    """A move, and what is different after it; everything else is as it was before."""

    seat: int
    move: str
    view: Changes                                       # the fields of the view that have changed
    hands: dict[int, tuple[str, ...]] = {}              # the new hands, by seat
    by: By = "owner"


class RoundReplay(Struct, frozen=True, kw_only=True):
    """A round of a finished match, from the deal to the last move."""

    id: str                                             # of the match
    game: Game
    options: dict[OptionName, OptionValue]              # house rules, where they differ from the strict rules
    round: int                                          # its number, from 1
    chairs: tuple[Chair, ...]                           # who sat there when it was dealt
    opening: View                                       # from no seat, but with all hands
    steps: tuple[Step, ...]
    results: tuple[RoundResult, ...]                    # of all rounds, with what proves their deals
    totals: tuple[int, ...]
    winners: tuple[int, ...]
