"""Who has a seat of a table: a person, a bot, or nobody."""

from dataclasses import dataclass

from maukas.tables.faces import UNKNOWN, face_of_bot, face_of_name
from maukas.tables.events import StoredSitter

STAND_IN = "casual"  # the level of a bot that plays for a person


@dataclass(slots=True)
class Sitter:
    """Who sits there, and who plays."""

    guest: str = ""  # the owner's id; none for a bot
    name: str = ""
    level: str = ""  # of a bot
    own_face: int = UNKNOWN  # of a person
    is_away: bool = False  # a bot plays for the owner, until the owner acts
    missed: int = 0  # turns in a row that the clock has ended
    is_lent: bool = False  # a bot makes this one turn
    next_guest: str = ""  # who takes a bot's place in the next round
    next_name: str = ""
    next_face: int = UNKNOWN
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

    @property
    def face(self) -> int:
        """The number that their picture is drawn from."""
        if not self.guest:
            return face_of_bot(self.name)
        return face_of_name(self.name) if self.own_face == UNKNOWN else self.own_face

    def kept(self) -> StoredSitter:
        """The sitter, to be written down."""
        return StoredSitter(self.guest, self.name, self.level, self.is_away, self.missed, self.own_face)


def sitter_of(kept: StoredSitter) -> Sitter:
    """The sitter that was written down."""
    return Sitter(kept.guest, kept.name, kept.level, kept.face, kept.is_away, kept.missed)
