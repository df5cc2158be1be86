"""Cards drawn with characters: told apart by letter, shape and colour, so that each of the three is enough."""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

SHAPES = {"R": "●", "G": "▲", "B": "♦", "Y": "☼"}
PAPER = {"R": "#b3261e", "G": "#1b7a3d", "B": "#1d5fa8", "Y": "#f2c230"}
INK = {"Y": "#000000"}
WILD, BACK = "#4a4a4a", "#3b4a63"
SHADE = {"R": "#5e2b29", "G": "#24482f", "B": "#263f58", "Y": "#77672f"}  # paper of cards that cannot be played now
SHADED_WILD, SHADED_INK = "#333333", "#c8c8c8"

SMALL = (5, 4)  # columns and lines, with the border
LARGE = (9, 6)


@dataclass(frozen=True, slots=True)
class CardLook:
    """How a card is shown."""

    colour: str | None = None  # in force, of a card that has none of its own
    is_open: bool = False  # something can be done with it now
    is_dim: bool = False
    is_at_cursor: bool = False
    is_chosen: bool = False


PLAIN = CardLook()


def card_style(card: str, look: CardLook) -> Style:
    """Ink on paper."""
    colour = look.colour or card[0]
    if look.is_dim:
        return Style(color=SHADED_INK, bgcolor=SHADE.get(colour, SHADED_WILD))
    return Style(color=INK.get(colour, "#ffffff"), bgcolor=PAPER.get(colour, WILD), bold=True)


def card_lines(card: str, size: tuple[int, int], look: CardLook = PLAIN) -> list[Text]:
    """A card, line by line."""
    width, height = size[0] - 2, size[1] - 2
    shape = SHAPES.get(look.colour or card[0], "◈")
    label = f"{card}{shape}" if look.colour and len(card) < width else card
    rows = [f"{label:<{width}}", *[" " * width] * (height - 2), f"{shape:>{width}}"]
    if height > 2:
        rows = [rows[0], *[" " * width] * (height - 3), f"{shape:^{width}}", f"{label:>{width}}"]
    return framed(rows, card_style(card, look), look)


def back_lines(count: int, size: tuple[int, int]) -> list[Text]:
    """The draw pile, with how many cards are left."""
    width, height = size[0] - 2, size[1] - 2
    rows = ["░" * width] * height
    rows[height // 2] = f"{count:^{width}}"
    return framed(rows, Style(color="#ffffff", bgcolor=BACK, bold=True), PLAIN)


def framed(rows: list[str], style: Style, look: CardLook) -> list[Text]:
    """Rows in a frame: a double one at the cursor, a heavy one when chosen, a dot below what can be played."""
    left, line, right, side, low_left, low_right = "╔═╗║╚╝" if look.is_at_cursor else "┏━┓┃┗┛" if look.is_chosen else "╭─╮│╰╯"
    width = len(rows[0])
    mark = "•" if look.is_open else line
    bottom = line * ((width - 1) // 2) + mark + line * (width // 2)
    lines = [f"{left}{line * width}{right}", *(f"{side}{row}{side}" for row in rows), f"{low_left}{bottom}{low_right}"]
    return [Text(each, style=style, no_wrap=True, end="") for each in lines]


def side_by_side(cards: list[list[Text]], gap: int = 1) -> Text:
    """Cards of one height beside each other."""
    lines = [Text(" " * gap, end="").join(line) for line in zip(*cards, strict=True)]
    return Text("\n", end="").join(lines)


def inline_card(card: str) -> Text:
    """A card within a line."""
    return Text(f" {card} ", style=card_style(card, PLAIN), end="")
