"""The program around the table: it listens to the link, knows the settings of the guest, and asks before it ends."""

import os
import secrets
import shutil
from typing import ClassVar

from rich.segment import Segments
from rich.traceback import Traceback
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.theme import Theme

from maukas.protocol import messages
from maukas.protocol.messages import AnyMessage
from maukas.terminal.app.acts import capital
from maukas.terminal.app.dialogs import ChoiceDialog, LeaveDialog, Setting, SettingsDialog
from maukas.terminal.app.table_screen import TableScreen
from maukas.terminal.guest_file import GuestFile
from maukas.terminal.host_tools import HostTool, host_tools
from maukas.terminal.link import Link
from maukas.terminal.local_table import LocalTable
from maukas.terminal.record_walk import RecordWalk
from maukas.terminal.table_state import TableState
from maukas.protocol.requests import REACTIONS, React, Ready
from maukas.texts import LANGUAGES, Texts

DARK = Theme(name="dark", primary="#8fb8de", background="#12161c", surface="#1a2029", panel="#232b36", foreground="#e8ecf1", dark=True)
LIGHT = Theme(name="light", primary="#1d4f80", background="#f7f4ec", surface="#fffdf7", panel="#e9e4d6", foreground="#1b1d20", dark=False)
SETTLED = 0.2  # seconds after which the signals of a resize have all been handled


class TableApp(App[None]):
    """A table, full screen."""

    TITLE = "Maukas"
    CSS_PATH = "looks.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,q", "leave", show=False, priority=False),
        Binding("o", "settings", show=False),
        Binding("b", "host", show=False),
        Binding("x", "react", show=False),
    ]

    def __init__(self, link: Link, texts: Texts, guest: GuestFile) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)  # then no colour is sent at all, not even a grey
        self.link = link
        self.texts = texts
        self.guest = guest
        self.failure: Exception | None = None
        self.state = TableState(texts)
        self.state.is_muted = guest.is_muted
        self.table_screen = TableScreen(link, self.state, is_sorted=guest.is_sorted)

    async def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = "light" if self.guest.theme == "light" else "dark"
        self.link.on_lost = self.show_lost
        await self.push_screen(self.table_screen)
        self.run_worker(self.follow())

    def on_resize(self) -> None:
        """Ask the terminal itself a little later: of two signals at once, the one that came first may be handled last."""
        if not self.is_headless:
            self.set_timer(SETTLED, self.check_size)

    def check_size(self) -> None:
        """Take the size that the terminal has, if it is another one than was told last."""
        size = Size(*shutil.get_terminal_size())
        if size != self.size:
            self.post_message(events.Resize(size, size))

    async def follow(self) -> None:
        """Show what the table tells, until it is left for good; what goes wrong is for whoever has started the program to say."""
        try:
            async for message in self.link:
                await self.take(message)
            self.table_screen.show()
        except Exception as error:
            self.failure = error
            self.exit()

    async def take(self, message: AnyMessage) -> None:
        """Show what is new."""
        told = self.state.take(message)
        clock = message.clock if isinstance(message, messages.TableSnapshot | messages.Moved) else None
        if isinstance(message, messages.TableSnapshot) and self.state.must_agree and not message.round:
            await self.link.send(Ready(secrets.token_hex(16)))  # there is nothing to look at before the first deal
        is_aside = isinstance(message, messages.Refused | messages.Hinted)  # said in the line of its own
        self.table_screen.show(() if is_aside else told, clock)
        if isinstance(self.screen, ChoiceDialog):
            self.screen.review(self.state.refusal)

    def show_lost(self) -> None:
        """The connection is lost, and tried again."""
        self.state.is_lost = True
        if self.state.snapshot is not None:
            self.table_screen.show_status()

    def action_leave(self) -> None:
        """Ask once whether to leave."""
        if isinstance(self.screen, LeaveDialog):
            self.exit()
            return
        texts, state = self.texts, self.state
        is_on = state.snapshot is not None and state.seat is not None and state.table.phase in ("dealing", "playing")
        is_far = state.snapshot is not None and bool(state.table.code) and hasattr(self.link, "socket")
        about = "play-leave-match" if is_on and is_far else "terminal-leave"
        question = LeaveDialog(texts.text("play-leave"), texts.text(about), texts.text("terminal-do-quit"), texts.text("play-stay").lower())
        self.push_screen(question, lambda leaves: self.exit() if leaves else None)

    def action_help_quit(self) -> None:
        """What Textual does at Ctrl-C: here it is a wish to leave."""
        self.action_leave()

    def _fatal_error(self) -> None:
        """Say what went wrong as Textual does, but without the values of variables: there may be hidden cards among them."""
        self._exit_renderables.append(Segments(self.console.render(Traceback(show_locals=False), self.console.options)))
        self._close_messages_no_wait()

    # What is done beside playing

    def action_host(self) -> None:
        """Open what a host can do."""
        if not isinstance(self.screen, TableScreen) or isinstance(self.link, RecordWalk) or not self.host_tools():
            return

        def choose(place: int) -> None:
            self.table_screen.send(self.host_tools()[place].request)

        def lines() -> list[str]:
            return [tool.text for tool in self.host_tools()]

        self.push_screen(ChoiceDialog(self.texts.text("play-host-tools"), lines, choose, "b", self.texts.text("terminal-close")))

    def on_table_screen_host_tools_wanted(self) -> None:
        self.action_host()

    def host_tools(self) -> list[HostTool]:
        """What the guest can do as the host now."""
        return host_tools(self.state, is_alone=isinstance(self.link, LocalTable))

    def action_react(self) -> None:
        """Open the quick reactions."""
        if not isinstance(self.screen, TableScreen) or isinstance(self.link, RecordWalk) or self.state.snapshot is None:
            return
        lines = [self.texts.text(f"play-reaction-{each}") for each in REACTIONS]

        def choose(place: int) -> None:
            self.table_screen.send(React(REACTIONS[place]))
            self.pop_screen()

        self.push_screen(ChoiceDialog(self.texts.text("play-reactions"), lambda: lines, choose, "x", self.texts.text("terminal-close")))

    # Settings

    def action_settings(self) -> None:
        """Open the settings."""
        if not isinstance(self.screen, TableScreen):
            return
        settings: list[Setting] = [
            (lambda: f"{self.texts.text('terminal-set-language')}: {self.texts.text('terminal-language-name')}", self.next_language),
            (lambda: f"{self.texts.text('terminal-set-theme')}: {self.texts.text(f'terminal-theme-{self.theme}')}", self.next_theme),
            (lambda: f"{self.texts.text('play-sort')}: {'✓' if self.table_screen.selection.is_sorted else '-'}", self.turn_sorting),
        ]
        if not isinstance(self.link, LocalTable | RecordWalk):
            settings.append((lambda: f"{self.texts.text('web-muted')}: {'✓' if self.state.is_muted else '-'}", self.turn_muting))
        self.push_screen(SettingsDialog(capital(self.texts.text("terminal-settings")), settings, self.texts.text("terminal-close")))

    def next_language(self) -> None:
        """Speak another language from now on."""
        self.texts = Texts(LANGUAGES[(LANGUAGES.index(self.texts.language) + 1) % len(LANGUAGES)])
        self.state.texts, self.guest.language = self.texts, self.texts.language
        self.keep()
        self.table_screen.show_keys()

    def next_theme(self) -> None:
        """Light, or dark."""
        self.theme = self.guest.theme = "light" if self.theme == "dark" else "dark"
        self.keep()

    def turn_sorting(self) -> None:
        """Sort the hand by colour, or leave it as it was dealt."""
        self.table_screen.selection.is_sorted = self.guest.is_sorted = not self.table_screen.selection.is_sorted
        self.table_screen.action_undo()
        self.keep()

    def turn_muting(self) -> None:
        """Hide the reactions of others, or show them again."""
        self.state.is_muted = self.guest.is_muted = not self.state.is_muted
        self.keep()

    def keep(self) -> None:
        """Keep the settings, and show the table by them."""
        self.guest.save()
        if self.state.snapshot is not None:
            self.table_screen.show()
