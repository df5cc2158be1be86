"""What opens over the table: something to read, a question before leaving, and settings."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

Setting = tuple[Callable[[], str], Callable[[], None]]  # how it reads now, and what changes it


class ReadingDialog(ModalScreen[None]):
    """Something to read, scrolled where it is long; closed by Esc, Enter or the key that opened it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q", "dismiss", show=False)]

    def __init__(self, title: str, body: RenderableType, key: str, close: str) -> None:
        super().__init__()
        self.heading, self.body, self.close_text = title, body, close
        self._bindings.bind(key, "dismiss", show=False)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.heading, classes="heading", markup=False)
            with VerticalScroll():
                yield Static(self.body, markup=False)
            yield Static(self.close_text, classes="close", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class ChoiceDialog(ModalScreen[None]):
    """A list of what can be done, chosen with Enter, a click or the number of a line; it is written anew when the table has changed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", show=False),
        *(Binding(str(number), f"choose({number - 1})", show=False) for number in range(1, 10)),
    ]

    def __init__(self, title: str, lines: Callable[[], Sequence[str]], choose: Callable[[int], None], key: str, close: str) -> None:
        super().__init__()
        self.heading, self.lines, self.choose, self.close_text = title, lines, choose, close
        self._bindings.bind(key, "dismiss", show=False)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog short"):
            yield Static(self.heading, classes="heading", markup=False)
            yield OptionList(*self.numbered(), markup=False)
            yield Static(classes="refusal", markup=False)
            yield Static(self.close_text, classes="close", markup=False)

    def numbered(self) -> list[str]:
        """The lines with the numbers that choose them."""
        return [f"{number if number < 10 else ' '} {line}" for number, line in enumerate(self.lines(), 1)]

    def review(self, refusal: str) -> None:
        """Write the lines anew; the highlighted one stays where it was."""
        options = self.query_one(OptionList)
        lines = self.numbered()
        if [str(each.prompt) for each in options.options] != lines:
            at = options.highlighted
            options.clear_options()
            options.add_options(lines)
            options.highlighted = None if at is None or not lines else min(at, len(lines) - 1)
        self.query_one(".refusal", Static).update(refusal)

    def action_choose(self, place: int) -> None:
        if place < len(self.lines()):
            self.choose(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_choose(event.option_index)


class LeaveDialog(ModalScreen[bool]):
    """Whether to leave: asked once, and Ctrl-C a second time is a yes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "answer(False)", show=False),
        Binding("enter,y,q,ctrl+c,ctrl+q", "answer(True)", show=False, priority=True),
    ]

    def __init__(self, title: str, body: str, leave: str, stay: str) -> None:
        super().__init__()
        self.heading, self.body, self.leave, self.stay = title, body, leave, stay

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog short"):
            yield Static(self.heading, classes="heading", markup=False)
            yield Static(self.body, markup=False)
            yield Static(f"Enter {self.leave} · Esc {self.stay}", classes="close", markup=False)

    def action_answer(self, leaves: bool) -> None:
        self.dismiss(leaves)


class SettingsDialog(ModalScreen[None]):
    """Settings that are changed by choosing them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,o,q", "dismiss", show=False)]

    def __init__(self, title: str, settings: Sequence[Setting], close: str) -> None:
        super().__init__()
        self.heading, self.settings, self.close_text = title, settings, close

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog short"):
            yield Static(self.heading, classes="heading", markup=False)
            yield OptionList(*(read() for read, _ in self.settings), markup=False)
            yield Static(self.close_text, classes="close", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        options = event.option_list
        self.settings[event.option_index][1]()
        for index, (read, _) in enumerate(self.settings):
            options.replace_option_prompt_at_index(index, read())
