"""What a command prints: cards in their colours, always with their letters, tables and bars; plain text outside a terminal."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

PLAIN_WIDTH = 120  # of text that does not go to a terminal
BAR_WIDTH = 24

CARD_STYLES = {"R": "bold white on #b3261e", "G": "bold white on #1b7a3d", "B": "bold white on #1d5fa8", "Y": "bold black on #f2c230"}
WILD_STYLE = "bold white on #4a4a4a"


class Output:
    """Where the results are written."""

    def __init__(self, *, plain: bool = False) -> None:
        terminal = Console(highlight=False, markup=False, emoji=False)
        self.plain = plain or not terminal.is_terminal
        width = terminal.width if terminal.is_terminal else PLAIN_WIDTH
        self.console = Console(highlight=False, markup=False, emoji=False, width=width, color_system=None) if self.plain else terminal
        self.has_begun = False

    def show(self, *things: Table | Text | str, style: str = "") -> None:
        """Write lines and tables."""
        self.has_begun = True
        for thing in things:
            if self.plain:  # a table fills its lines with spaces, which nobody wants in a file
                with self.console.capture() as text:
                    self.console.print(thing)
                self.console.out("\n".join(line.rstrip() for line in text.get().splitlines()))
            else:
                self.console.print(thing, style=style)

    def title(self, text: str) -> None:
        """Write a line that begins something new."""
        if self.has_begun:
            self.show("")
        self.show(text, style="bold")

    def card(self, name: str, colour: str | None = None) -> Text:
        """A card by its notation, on its colour if there are colours."""
        style = CARD_STYLES.get(colour or name[0], WILD_STYLE)
        return Text(name) if self.plain else Text(f" {name} ", style=style)

    def cards(self, names: Sequence[str]) -> Text:
        """Cards side by side."""
        return Text(" ").join(map(self.card, names))

    def table(self, *headings: str, numbers: Sequence[int] = ()) -> Table:
        """An empty table; the columns at the places `numbers` are set flush right."""
        table = Table(box=None if self.plain else box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
        for place, heading in enumerate(headings):
            table.add_column(heading, justify="right" if place in numbers else "left")
        return table

    def list(self) -> Table:
        """An empty list of names with what they mean."""
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        return table

    def remark(self, text: str) -> None:
        """Write something less important, set in."""
        self.show(f"  {text}", style="dim")

    def bar(self, fraction: float, style: str = "#5b8fb9") -> Text:
        """A fraction of one as a bar."""
        return Text("█" * round(BAR_WIDTH * fraction), style="" if self.plain else style)
