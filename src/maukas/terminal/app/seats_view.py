"""The other players: name, how many cards, what they did last, and whose turn it is."""

from dataclasses import dataclass

from rich.text import Text
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from maukas.terminal.app.card_art import inline_card
from maukas.texts import shortened

NARROWEST = 25  # columns of a seat


@dataclass(frozen=True, slots=True)
class SeatLook:
    """One of the others."""

    name: str
    count: str = ""  # of cards, in words
    note: str = ""  # a bot's level, or that a bot plays for somebody
    last: str = ""  # what they did last
    is_on_turn: bool = False
    hand: tuple[str, ...] = ()  # when it is open


class SeatsView(Widget):
    """All the others, in the order of their turns."""

    seats: reactive[tuple[SeatLook, ...]] = reactive((), layout=True)

    def per_row(self, width: int) -> int:
        """How many fit beside each other."""
        return max(min(width // NARROWEST, len(self.seats)), 1)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return -(-len(self.seats) // self.per_row(width)) * 2

    def render(self) -> Text:
        per_row = self.per_row(self.size.width)
        width = self.size.width // per_row
        lines = []
        for first in range(0, len(self.seats), per_row):
            row = self.seats[first : first + per_row]
            lines.append(Text().join(self.upper(seat, width) for seat in row))
            lines.append(Text().join(self.lower(seat, width) for seat in row))
        return Text("\n").join(lines)

    def upper(self, seat: SeatLook, width: int) -> Text:
        """Who it is, and how many cards."""
        line = Text("▶ " if seat.is_on_turn else "  ", style="bold", no_wrap=True)
        room = width - 4 - len(seat.count)
        line.append(shortened(seat.name, max(room, 3)), style="bold reverse" if seat.is_on_turn else "bold")
        line.append(f" {seat.count}")
        if seat.note and line.cell_len + len(seat.note) + 3 < width:
            line.append(f" · {seat.note}", style="dim")
        line.truncate(width - 1)
        line.pad_right(width - line.cell_len)
        return line

    def lower(self, seat: SeatLook, width: int) -> Text:
        """What they did last, or their open hand."""
        line = Text("  ", no_wrap=True)
        if seat.hand:
            for card in seat.hand:
                line.append_text(inline_card(card))
        else:
            line.append(seat.last, style="dim")
        line.truncate(width - 1, overflow="ellipsis")
        line.pad_right(width - line.cell_len)
        return line
