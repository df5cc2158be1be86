"""The middle of the table: the draw pile, the open cards that moves are made on, and what is in force."""

from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from maukas.games.middle import OpenCard
from maukas.terminal.app.card_art import LARGE, SMALL, CardLook, back_lines, card_lines, side_by_side


@dataclass(frozen=True, slots=True)
class MiddleLook:
    """All that is shown there."""

    cards: tuple[OpenCard, ...] = ()
    pile: int = 0
    lines: tuple[str, ...] = ()  # what is in force, in words; or, without cards, anything else there is to say
    open_targets: frozenset[str] = frozenset()
    chosen: str | None = None
    can_draw: bool = False


class MiddleView(Widget):
    """The middle; its cards can be clicked."""

    look: reactive[MiddleLook] = reactive(MiddleLook(), layout=True)

    class TargetTouched(Message):
        """A card of the row was touched."""

        def __init__(self, card: str) -> None:
            super().__init__()
            self.card = card

    class PileTouched(Message):
        """The draw pile was touched."""

    @property
    def card_size(self) -> tuple[int, int]:
        """As large as the room lets the cards be."""
        needed = (len(self.look.cards) + 1) * (LARGE[0] + 1)
        has_room = self.size.width >= needed and self.size.height >= LARGE[1] + len(self.look.lines)
        return LARGE if has_room else SMALL

    @property
    def per_row(self) -> int:
        """How many cards fit beside each other, the draw pile among them."""
        return max((self.size.width + 1) // (self.card_size[0] + 1), 2)

    def render(self) -> Text:
        look, size = self.look, self.card_size
        if not look.cards:
            return Text("\n".join(look.lines))
        shown = [back_lines(look.pile, size), *(self.open_card(each) for each in look.cards)]
        rows = [side_by_side(shown[first : first + self.per_row]) for first in range(0, len(shown), self.per_row)]
        return Text("\n").join([*rows, *map(Text, look.lines)])

    def open_card(self, each: OpenCard) -> list[Text]:
        """A card that lies open, or the cards that cover it."""
        shown = each.covered_by[-1] if each.covered_by else each.card
        is_chosen = each.card == self.look.chosen and not each.covered_by
        is_open = each.card in self.look.open_targets and not each.covered_by
        lines = card_lines(shown, self.card_size, CardLook(each.colour, is_open=is_open, is_chosen=is_chosen, is_dim=bool(each.covered_by)))
        if each.covered_by:  # what lies below is seen at the upper edge
            top = f"{each.card}"[: self.card_size[0] - 2]
            lines[0] = Text(f"╭{top:─<{self.card_size[0] - 2}}╮", style=lines[0].style, end="")
        return lines

    def on_click(self, event: events.Click) -> None:
        width, height = self.card_size[0] + 1, self.card_size[1]
        place = event.y // height * self.per_row + event.x // width
        if not self.look.cards or event.x % width == self.card_size[0] or event.x // width >= self.per_row:
            return
        if place == 0:
            self.post_message(self.PileTouched())
        elif place <= len(self.look.cards) and not self.look.cards[place - 1].covered_by:
            self.post_message(self.TargetTouched(self.look.cards[place - 1].card))
