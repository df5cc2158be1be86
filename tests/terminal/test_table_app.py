"""The table on the whole screen: played with keys and mouse, at every size."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.geometry import Size

from maukas.games.match_record import record_of
from maukas.terminal.app.dialogs import LeaveDialog, ReadingDialog, SettingsDialog
from maukas.terminal.app.hand import HandCards
from maukas.terminal.app.middle_view import MiddleView
from maukas.protocol.messages import AnyMessage
from maukas.protocol.settings import Settings
from maukas.terminal.app.table_app import TableApp
from maukas.terminal.app.table_screen import TableScreen
from maukas.terminal.guest_file import GuestFile, read_guest
from maukas.terminal.local_table import LocalTable
from maukas.terminal.record_walk import RecordWalk
from maukas.texts import Texts
from tests.cli.command import played_match
from tests.terminal.faces import TIMEOUT, local_table
from tests.terminal.screens import Sitter, seated

SNAPSHOTS = Path(__file__).parent / "snapshots"
SIZES = [(80, 24), (40, 12), (20, 6), (200, 60), (79, 23), (81, 50)]


def is_seen(sitter: Sitter, text: str) -> bool:
    return text in sitter.seen


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test within its time."""
    asyncio.run(asyncio.wait_for(work(), TIMEOUT))


@pytest.mark.parametrize(("game", "language"), [("maumau", "en"), ("dos", "fi")])
def test_a_whole_match_is_played_with_keys(game: str, language: str) -> None:
    async def match() -> None:
        async with seated(local_table(game), language=language) as sitter:
            await sitter.play_match()
            assert sitter.app.state.match_end_text() in sitter.seen
            assert sitter.offers == ["again"]
            await sitter.press("enter")
            await sitter.until(lambda: sitter.app.state.table.match == 2)

    run(match)


def test_the_mouse_plays_too() -> None:
    async def click() -> None:
        async with seated(local_table("maumau")) as sitter:
            await sitter.until_asked()
            number = sitter.app.state.number
            if sitter.hand.open_cards:
                place = next(place for place, card in enumerate(sitter.hand.cards) if card in sitter.hand.open_cards)
                await sitter.pilot.click(HandCards, offset=(6 * place + 2, 1))
            else:
                await sitter.pilot.click(MiddleView, offset=(3, 2))  # the draw pile
            await sitter.until(lambda: sitter.app.state.number > number or not sitter.app.table_screen.selection.is_empty)

    run(click)


def test_a_refusal_is_shown_with_its_clause() -> None:
    async def refuse() -> None:
        async with seated(local_table("maumau")) as sitter:
            await sitter.until_asked()
            await sitter.press("m")
            await sitter.until(lambda: "(rule AM-26)" in sitter.seen)
            assert sitter.app.state.is_my_turn
            await sitter.press("escape")
            await sitter.until(lambda: "AM-26" not in sitter.seen)

    run(refuse)


@pytest.mark.parametrize("language", ["en", "fi"])
def test_everything_that_can_be_opened_is_closed_again(language: str) -> None:
    async def read() -> None:
        texts = Texts(language)
        async with seated(local_table("dos"), language=language) as sitter:
            await sitter.until_asked()
            for key, title in (("question_mark", "play-keys"), ("s", "play-scores"), ("l", "play-moves"), ("r", "play-rules")):
                await sitter.press(key)
                assert isinstance(sitter.app.screen, ReadingDialog)
                await sitter.until(partial(is_seen, sitter, texts.text(title)))
                await sitter.press("escape")
                assert isinstance(sitter.app.screen, TableScreen)

    run(read)


def test_settings_take_effect_at_once_and_are_kept(tmp_path: Path) -> None:
    async def change() -> None:
        path = tmp_path / "guest.json"
        async with seated(local_table("maumau"), path=path) as sitter:
            await sitter.until_asked()
            await sitter.press("o")
            assert isinstance(sitter.app.screen, SettingsDialog)
            await sitter.press("enter", "down", "enter", "down", "enter", "escape")
            await sitter.until(lambda: "Näppäimet" in sitter.seen)
            assert sitter.app.theme == "light"
            assert sitter.hand.cards == sitter.app.state.view.hand
        kept = read_guest(path)
        assert (kept.language, kept.theme, kept.is_sorted) == ("fi", "light", False)

    run(change)


@pytest.mark.parametrize("keys", [("ctrl+c", "ctrl+c"), ("q", "enter")])
def test_leaving_is_asked_for_once(keys: tuple[str, str]) -> None:
    async def leave() -> None:
        async with seated(local_table("maumau")) as sitter:
            await sitter.until_asked()
            await sitter.press(keys[0])
            assert isinstance(sitter.app.screen, LeaveDialog)
            await sitter.press("escape")
            assert isinstance(sitter.app.screen, TableScreen)
            await sitter.press(*keys)
            await sitter.until(lambda: not sitter.app.is_running or sitter.app._exit)

    run(leave)


class Lost(LocalTable):
    """A table that cannot be reached any more after its first words."""

    async def __aiter__(self) -> AsyncIterator[AnyMessage]:
        yield await self.told.get()
        raise ConnectionError("gone")


def test_a_table_that_is_gone_for_good_ends_the_program_without_a_word_of_its_own() -> None:
    async def lose() -> None:
        async with Lost(Settings(game="maumau", seats=2), "Aino", ["casual"]) as link:
            app = TableApp(link, Texts("en"), GuestFile(None))
            async with app.run_test() as pilot:
                while app.failure is None:
                    await pilot.pause(0.01)
            assert str(app.failure) == "gone"

    run(lose)


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_no_size_breaks_it(game: str) -> None:
    async def resize() -> None:
        async with seated(local_table(game, seats=4, seed=5)) as sitter:
            await sitter.until_asked()
            for size in SIZES:
                await sitter.pilot.resize_terminal(*size)
                await sitter.pilot.pause()
                assert sitter.app.size == Size(*size)
                await sitter.press("right", "s")
                await sitter.press("escape")
            await sitter.pilot.resize_terminal(80, 24)
            await sitter.until(lambda: all(card in sitter.seen for card in sitter.hand.cards))
            await sitter.decide()

    run(resize)


class HandOnly(App[None]):
    """A hand of so many cards, with the looks of the table."""

    CSS_PATH = "../../src/maukas/terminal/app/looks.tcss"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="hand", can_focus=False):
            yield HandCards()

    def on_mount(self) -> None:
        hand = self.query_one(HandCards)
        hand.cards = tuple(f"{'RGBY'[number % 4]}{number % 9 + 1}" for number in range(self.count))
        hand.focus()


def test_a_size_that_is_told_late_gives_way_to_the_one_that_the_terminal_has(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resize() -> None:
        async with seated(LocalTable(Settings(game="maumau", seats=2), "Aino", ["casual"])) as aino:
            monkeypatch.setattr(TableApp, "is_headless", False)
            monkeypatch.setattr("shutil.get_terminal_size", lambda *_: os.terminal_size((90, 20)))
            for size in (Size(90, 20), Size(120, 40)):  # of two signals at once, the first was handled last
                aino.app.post_message(Resize(size, size))
            await aino.until(lambda: aino.app.size == Size(120, 40))
            await aino.until(lambda: aino.app.size == Size(90, 20))

    run(resize)


def test_twelve_cards_stand_side_by_side_in_80_columns_and_thirty_are_scrolled() -> None:
    async def look() -> None:
        app = HandOnly(12)
        async with app.run_test(size=(80, 24)):
            assert app.query_one(HandCards).per_row >= 12
            assert app.query_one("#hand").size.height == 4
        app = HandOnly(30)
        async with app.run_test(size=(80, 24)) as pilot:
            shown = app.query_one("#hand", VerticalScroll)
            assert shown.size.height == 8
            await pilot.press("end")
            await pilot.pause()
            assert app.query_one(HandCards).cursor == 29
            assert shown.scroll_offset.y == 4
            await pilot.press("home", "down")
            await pilot.pause()
            assert shown.scroll_offset.y == 0
            assert app.query_one(HandCards).cursor == app.query_one(HandCards).per_row

    run(look)


def test_a_record_is_walked_through_with_all_hands() -> None:
    async def walk() -> None:
        record = RecordWalk(record_of(played_match("maumau", ["Anna", "Ben", "Cai"], rounds=1)))
        async with seated(record) as sitter:
            await sitter.until(lambda: "Move 0 of" in sitter.seen)
            await sitter.press("right", "right", "left")
            await sitter.until(lambda: "Move 1 of" in sitter.seen)
            view = sitter.app.state.view
            assert all(hand[0] in sitter.seen for hand in view.hands)
            await sitter.press("home")
            await sitter.until(lambda: "Move 0 of" in sitter.seen)

    run(walk)


async def first_turn(sitter: Sitter) -> None:
    await sitter.until_asked()


async def keyboard_help(sitter: Sitter) -> None:
    await sitter.until_asked()
    await sitter.press("question_mark")


async def last_result(sitter: Sitter) -> None:
    await sitter.until(lambda: sitter.app.state.snapshot is not None and "Move 0" in sitter.seen)
    assert isinstance(sitter.app.link, RecordWalk)
    sitter.app.link.go(len(sitter.app.link.steps) - 1)
    await sitter.until(lambda: sitter.app.state.table.phase == "finished")


@pytest.mark.parametrize(
    ("name", "game", "size", "theme", "before"),
    [
        ("maumau", "maumau", (80, 24), "dark", first_turn),
        ("dos_light", "dos", (110, 30), "light", first_turn),
        ("help", "maumau", (80, 24), "dark", keyboard_help),
        ("result", "record", (110, 30), "dark", last_result),
    ],
)
def test_the_screen_looks_as_it_did(
    name: str, game: str, size: tuple[int, int], theme: str, before: Callable[[Sitter], Awaitable[None]], tmp_path: Path
) -> None:
    """`MAUKAS_SNAPSHOTS=1 pytest tests/terminal` takes new pictures, to be looked at before they are kept."""

    async def picture() -> None:
        record = record_of(played_match("maumau", ["Anna", "Ben", "Cai"], rounds=2))
        link = RecordWalk(record) if game == "record" else local_table(game, seats=4, seed=5)
        async with seated(link, size, theme=theme) as sitter:
            await before(sitter)
            await sitter.pilot.pause(0.2)
            taken = sitter.picture
        kept = SNAPSHOTS / f"{name}.svg"
        if "MAUKAS_SNAPSHOTS" in os.environ:
            kept.write_text(taken, encoding="utf-8")
        (tmp_path / f"{name}.svg").write_text(taken, encoding="utf-8")
        assert taken == kept.read_text(encoding="utf-8"), f"compare {kept} with {tmp_path / f'{name}.svg'}"

    run(picture)
