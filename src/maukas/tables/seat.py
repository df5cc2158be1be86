"""A seat of a table: a person, a bot, or nobody."""

from dataclasses import dataclass

from maukas.tables.events import SeatKept

STAND_IN = "casual"                                     # the level of a bot that plays for a person


@dataclass(slots=True)
class Seat:
    """Who sits there, and who plays."""

    guest: str = ""                                     # the owner's id; none for a bot
    name: str = ""
    level: str = ""                                     # of a bot
    is_away: bool = False                               # a bot plays for the owner, until that one acts
    missed: int = 0                                     # turns in a row that the clock has ended
    is_lent: bool = False                               # a bot makes this one turn
    next_guest: str = ""                                # who takes a bot's place in the next round
    next_name: str = ""
    is_ready: bool = False
    share: str = ""

    @property
    def is_free(self) -> bool:
        """Whether nobody is there."""
        return not self.guest and not self.level

    @property
    def player_level(self) -> str:
        """The level of the bot that plays now; nothing if a person does."""
        if self.guest:
            return STAND_IN if self.is_away or self.is_lent else ""
        return self.level

    def kept(self) -> SeatKept:
        """The seat, to be written down."""
        return SeatKept(self.guest, self.name, self.level, self.is_away, self.missed)


def seat_of(kept: SeatKept) -> Seat:
    """The seat that was written down."""
    return Seat(kept.guest, kept.name, kept.level, kept.is_away, kept.missed)
