"""The pictures of the cards: drawn by the page's own art and kept in pictures.json (`make docs`)."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).with_name("pictures.json")


class Size(Struct, frozen=True):
    """Of a card, in millimetres; `bleed` is what is printed around it and cut off."""

    width: float
    height: float
    bleed: float

    @property
    def whole_width(self) -> float:
        """With the bleed on both sides."""
        return self.width + 2 * self.bleed

    @property
    def whole_height(self) -> float:
        """With the bleed above and below."""
        return self.height + 2 * self.bleed


class Pictures(Struct, frozen=True):
    """Drawings in SVG, by the names of the cards, and how each colour is shown."""

    size: Size
    view: str  # what is seen of a card with its bleed ...
    cut_view: str  # ... and without
    logo_view: str
    styles: dict[str, str]
    plain: dict[str, str]
    large: dict[str, str]
    back: str
    logo: str

    def has(self, cards: Iterable[str]) -> bool:
        """Whether all these cards are drawn; those of a game that somebody else brings are not."""
        return self.plain.keys() >= set(cards)

    def face(self, card: str, *, large: bool = False) -> bytes:
        """The face of a card; `large` for weak eyes."""
        return image((self.large if large else self.plain)[card], self.view, self.style(card))

    def back_side(self) -> bytes:
        """The back of every card."""
        return image(self.back, self.view, self.styles[""])

    def cut_face(self, card: str) -> bytes:
        """The face of a card without what is cut off."""
        return image(self.plain[card], self.cut_view, self.style(card))

    def mark(self) -> bytes:
        """The mark of Maukas."""
        return image(self.logo, self.logo_view, self.styles[""])

    def style(self, card: str) -> str:
        """How the parts of a card's picture look."""
        return self.styles.get(card[0], self.styles[""])


def image(drawing: str, view: str, style: str) -> bytes:
    """A drawing as a file of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}"><style>{style}</style>{drawing}</svg>'.encode()


@cache
def read_pictures() -> Pictures:
    """All the pictures, read once."""
    return msgspec.json.decode(FILE.read_bytes(), type=Pictures)
