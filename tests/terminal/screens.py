"""Somebody at the full screen, who reads what is shown and presses keys."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from maukas.terminal.app.action_bar import ActionBar
from maukas.terminal.app.acts import first_act
from maukas.terminal.app.hand import HandCards
from maukas.terminal.app.table_app import TableApp
from maukas.terminal.guest_file import GuestFile
from maukas.terminal.link import Link
from maukas.texts import Texts
from tests.terminal.faces import TIMEOUT

FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # Textual's would be fetched from another host


class Sitter:
    """Somebody who plays with the keyboard."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def hand(self) -> HandCards:
        return self.app.table_screen.query_one(HandCards)

    @property
    def offers(self) -> list[str]:
        """The acts that are offered."""
        return [offer.act for offer in self.app.table_screen.query_one(ActionBar).offers]

    @property
    def seen(self) -> str:
        """The screen as text."""
        width, height = self.app.size
        lines = [self.app.screen._compositor.render_strips()[row].text for row in range(height)]
        return "\n".join(line[:width].rstrip() for line in lines)

    @property
    def picture(self) -> str:
        """The screen as SVG, in a font that every machine has."""
        drawn = self.app.export_screenshot(simplify=True)
        return FONTS.sub("", drawn).replace("Fira Code", "DejaVu Sans Mono")

    async def until(self, is_met: Callable[[], bool]) -> None:
        async with asyncio.timeout(TIMEOUT):
            while not is_met():
                await self.pilot.pause(0.01)

    async def until_asked(self) -> None:
        """Wait until there is something to decide."""
        state = self.app.state
        await self.until(lambda: state.snapshot is not None and bool(self.app.table_screen.told or self.offers) and self.is_asked)

    @property
    def is_asked(self) -> bool:
        screen = self.app.table_screen
        return (self.app.state.is_my_turn and not screen.is_pending) or first_act(self.app.state) is not None

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def decide(self) -> None:
        """Make any decision, with keys alone."""
        state, screen, number = self.app.state, self.app.table_screen, self.app.state.number
        if state.view.needs_call and state.game.calls[0] in state.legal:
            await self.press("m")
        elif self.hand.open_cards:
            place = next(place for place, card in enumerate(self.hand.cards) if card in self.hand.open_cards)
            await self.press("home", *["right"] * place, "enter")
            await self.until(lambda: state.number != number or bool(state.refusal) or not screen.selection.is_empty)
            if not screen.selection.is_empty:
                await self.press("1")
        else:
            await self.press("d" if "draw" in state.legal else "e")
        await self.until(lambda: state.number != number or bool(state.refusal))

    async def play_match(self) -> None:
        """Play until the match is over."""
        while True:
            await self.until_asked()
            if self.app.state.table.phase == "finished":
                return
            if self.app.state.is_my_turn:
                await self.decide()
            else:
                number = self.app.state.number
                await self.press("enter")
                await self.until(lambda seen=number: self.app.state.number != seen)  # type: ignore[misc]


@asynccontextmanager
async def seated(
    link: Link, size: tuple[int, int] = (80, 24), language: str = "en", theme: str = "dark", path: Path | None = None
) -> AsyncIterator[Sitter]:
    """Somebody at a table of this size."""
    async with link:
        app = TableApp(link, Texts(language), GuestFile(path, theme=theme))
        async with app.run_test(size=size) as pilot:
            sitter = Sitter(app, pilot)
            await sitter.until(lambda: app.state.snapshot is not None)
            yield sitter
