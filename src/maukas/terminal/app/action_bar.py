"""What can be done now, each with its key: a line that can be clicked."""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.geometry import Size
from textual.widget import Widget


@dataclass(frozen=True, slots=True)
class Offer:
    """A key, what it does in words, and the name of the act."""

    key: str
    text: str
    act: str
    is_urgent: bool = False


class ActionBar(Widget):
    """The offers side by side; those that do not fit stand below."""

    offers: reactive[tuple[Offer, ...]] = reactive((), layout=True)

    class Chosen(Message):
        """An offer was clicked."""

        def __init__(self, act: str) -> None:
            super().__init__()
            self.act = act

    def lines(self, width: int) -> list[list[Offer]]:
        """Which offers stand on which line."""
        lines: list[list[Offer]] = [[]]
        used = 0
        for offer in self.offers:
            needed = len(label(offer)) + 1
            if lines[-1] and used + needed > width:
                lines.append([])
                used = 0
            lines[-1].append(offer)
            used += needed
        return lines

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return max(len(self.lines(width)), 1)

    def render(self) -> Text:
        rows = []
        for line in self.lines(self.size.width):
            row = Text(no_wrap=True)
            for offer in line:
                row.append(label(offer), style=Style(reverse=True, bold=offer.is_urgent))
                row.append(" ")
            rows.append(row)
        return Text("\n").join(rows)

    def on_click(self, event: events.Click) -> None:
        lines = self.lines(self.size.width)
        if event.y >= len(lines):
            return
        at = 0
        for offer in lines[event.y]:
            at += len(label(offer)) + 1
            if event.x < at:
                self.post_message(self.Chosen(offer.act))
                return


def label(offer: Offer) -> str:
    """An offer as it is written."""
    return f" {offer.key} {offer.text} "
