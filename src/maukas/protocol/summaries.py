"""What lists show: tables and finished matches in short."""

from msgspec import Struct

from maukas.protocol.messages import Phase
from maukas.protocol.settings import Clock, Game


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in the lobby, or among one's own."""

    code: str
    game: Game
    phase: Phase
    names: tuple[str, ...]                              # by seat; empty for a free one
    bots: int
    free: int
    clock: Clock
    strict: bool                                        # no house rules
    changed: float                                      # seconds since 1970


class MatchSummary(Struct, frozen=True, kw_only=True):
    """A finished match."""

    id: str
    game: Game
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    ended: float
    table: str = ""                                     # its code, in the list of one's own matches
