"""The guest's own hand: as many rows as it needs, scrolled where there are too many."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from maukas.terminal.app.card_art import SMALL, CardLook, card_lines, side_by_side

WIDTH, HEIGHT = SMALL[0] + 1, SMALL[1]


class HandCards(Widget):
    """The cards of a hand, in rows; the cursor moves among them with the arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("home", "reach(0)", show=False),
        Binding("end", "reach(-1)", show=False),
        Binding("enter,space", "touch", show=False),
    ]
    can_focus = True

    cards: reactive[tuple[str, ...]] = reactive((), layout=True)
    open_cards: reactive[frozenset[str]] = reactive(frozenset())
    chosen: reactive[tuple[int, ...]] = reactive(())
    cursor: reactive[int] = reactive(0)

    class Touched(Message):
        """A card was touched, by key or mouse; with an empty hand, the place where one would be."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    @property
    def per_row(self) -> int:
        """How many cards fit beside each other."""
        return max((self.size.width + 1) // WIDTH, 1)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        rows = -(-len(self.cards) // max((width + 1) // WIDTH, 1))
        return max(rows, 1) * HEIGHT

    def render(self) -> Text:
        rows = []
        for first in range(0, len(self.cards), self.per_row):
            places = range(first, min(first + self.per_row, len(self.cards)))
            rows.append(side_by_side([card_lines(self.cards[place], SMALL, self.look(place)) for place in places]))
        return Text("\n", end="").join(rows)

    def look(self, place: int) -> CardLook:
        """How the card at a place is shown."""
        is_chosen = place in self.chosen
        is_open = self.cards[place] in self.open_cards
        is_dim = bool(self.open_cards or self.chosen) and not is_open and not is_chosen
        return CardLook(is_open=is_open, is_dim=is_dim, is_at_cursor=self.has_focus and place == self.cursor, is_chosen=is_chosen)

    def validate_cursor(self, cursor: int) -> int:
        return min(max(cursor, 0), max(len(self.cards) - 1, 0))

    def watch_cards(self) -> None:
        self.cursor = self.validate_cursor(self.cursor)

    def watch_cursor(self) -> None:
        if self.is_mounted and self.size.width:
            row = self.cursor // self.per_row
            self.call_after_refresh(self.scroll_row_into_view, row)

    def scroll_row_into_view(self, row: int) -> None:
        """Show the row with the cursor."""
        if isinstance(self.parent, VerticalScroll):
            self.parent.scroll_to_region(Region(0, row * HEIGHT, 1, HEIGHT), animate=False)

    def action_step(self, step: int) -> None:
        self.cursor += step

    def action_row(self, step: int) -> None:
        self.cursor += step * self.per_row

    def action_reach(self, place: int) -> None:
        self.cursor = place if place >= 0 else len(self.cards) - 1

    def action_touch(self) -> None:
        self.post_message(self.Touched(self.cursor))

    def on_click(self, event: events.Click) -> None:
        place = event.y // HEIGHT * self.per_row + event.x // WIDTH
        if event.x % WIDTH < SMALL[0] and event.x // WIDTH < self.per_row and place < len(self.cards):
            self.cursor = place
            self.post_message(self.Touched(place))

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()
