"""The pictures of the README, taken from the running product: `python -m tools.pictures [name ...]` writes `docs/pictures`.

The tables are opened and played at by the same hands as in the tests of the page; the plot and the terminal come from the commands,
the table in the terminal as SVG from Textual.
"""

import asyncio
import base64
import io
import os
import pty
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from tests.terminal.faces import local_table
from tests.terminal.screens import seated
from tests.web.conftest import FLAGS
from tests.web.kit.house import copied_page, open_house
from tests.web.kit.player import Player
from tests.web.kit.table import play_bots
from tests.web.kit.visitor import DESK, PHONE, Visitor
from tools.browser import find_browser
from tools.environment import ROOT

FOLDER = ROOT / "docs" / "pictures"
LARGEST = 150_000  # bytes
QUALITY = 82
WIDTH = 92  # of the terminal, in characters
MAUMAU = """
hands = ["R5 G5 B+2 Y7 Y2 W RX", "B1 B3 G8 R9", "Y1 Y6 R2 G1 G2 B9", "R1 B4 G7"]
discard = "G3 Y3 Y5"
turn = 0
"""
DOS = """
hands = ["R3 R4 G9 B1 Y8 D B5", "Y1 Y6 G4", "G1 G3 B6 R8"]
row = "R7 B9"
turn = 0
"""
COMMANDS = (("rules", "M-27"), ("simulate", "--game", "dos", "--seats", "3", "--rounds", "100000"))
CONTEST = ("arena", "--game", "dos", "--bots", "master,casual,beginner,random", "--seats", "4", "--rounds", "400", "--budget", "500")
PAPER = """<style>body {{ margin: 0; background: #0c1021 }} pre {{ margin: 0; padding: 18px 22px; width: max-content; font: 15px/1.35
"DejaVu Sans Mono", "Liberation Mono", monospace; color: #f8f8f2 }}</style><pre>{}</pre>"""


def desk(browser: Browser) -> bytes:
    """A table of Mau Mau on a desk."""
    return table(browser, "maumau", MAUMAU, seats=4, size=DESK, scale=1)


def phone(browser: Browser) -> bytes:
    """A table of DOS on a phone."""
    return table(browser, "dos", DOS, seats=3, size=PHONE, scale=2, touch=True, dark=True)


def table(browser: Browser, game: str, position: str, *, seats: int, size: tuple[int, int], scale: int, **how: Any) -> bytes:
    """A table where it is Aino's turn."""
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder), copied_page(Path(folder)), position=position) as house:
        aino = Visitor(browser, house, "Aino", size=size, **how)
        play_bots(aino, game, seats=seats)
        Player(aino).wait()
        aino.page.mouse.move(0, 0)
        aino.page.wait_for_timeout(3000)  # until cards lie still
        taken = picture(aino.page, scale)
        aino.leave()
        return taken


def arena(browser: Browser) -> bytes:
    """The plot of a contest."""
    with tempfile.TemporaryDirectory() as folder:
        plot = Path(folder) / "arena.png"
        subprocess.run([sys.executable, "-m", "maukas", *CONTEST, "--plot", plot], check=True, stdout=subprocess.DEVNULL)
        encoded = base64.b64encode(plot.read_bytes()).decode()
        return drawn(
            browser,
            f'<style>body {{ margin: 0 }} img {{ display: block; width: 860px }}</style><img src="data:image/png;base64,{encoded}">',
        )


def terminal(browser: Browser) -> bytes:
    """What commands say in a terminal."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for command in COMMANDS:
        console.print(Text.assemble(("$ ", "bold green"), ("maukas " + " ".join(command), "bold")))
        console.print(Text.from_ansi(said_in_terminal(command)))
        console.print()
    html = console.export_html(theme=MONOKAI, inline_styles=True, code_format="{code}")
    return drawn(browser, PAPER.format(html))


def said_in_terminal(command: tuple[str, ...]) -> str:
    """What a command says where it sees a terminal."""
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    ours, theirs = pty.openpty()
    environment = kept | {"COLUMNS": str(WIDTH), "TERM": "xterm-256color", "COLORTERM": "truecolor", "MAUKAS_LANGUAGE": "en"}
    with subprocess.Popen([sys.executable, "-m", "maukas", *command], stdout=theirs, stderr=subprocess.DEVNULL, env=environment) as process:
        os.close(theirs)
        said = b""
        with suppress(OSError):  # the terminal ends with the command
            while part := os.read(ours, 65536):
                said += part
        os.close(ours)
        assert process.wait() == 0
    return said.decode().replace("\r\n", "\n").rstrip()


def drawn(browser: Browser, html: str) -> bytes:
    """A picture of just what the text draws."""
    page = browser.new_page()
    page.set_content(html)
    box = page.locator("pre, img").bounding_box()
    assert box is not None
    page.set_viewport_size({"width": round(box["width"]), "height": round(box["height"])})
    taken = picture(page)
    page.close()
    return taken


def picture(page: Page, scale: float = 1) -> bytes:
    """What is on the screen, so many times as large, as WebP."""
    size = page.viewport_size
    assert size is not None
    clip = {"x": 0, "y": 0, **size, "scale": scale}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    return base64.b64decode(taken["data"])


def terminal_table(game: str, size: tuple[int, int], theme: str, seed: int, moves: int, **options: int) -> str:
    """A table in the terminal after some decisions, as SVG."""

    async def play() -> str:
        async with seated(local_table(game, seats=4, seed=seed, **options), size, theme=theme) as sitter:
            for _ in range(moves):
                await sitter.until_asked()
                await sitter.decide()
            await sitter.until_asked()
            await sitter.pilot.pause(0.5)
            return sitter.picture

    return asyncio.run(play())


DRAWINGS: dict[str, Callable[[], str]] = {
    "terminal_maumau": lambda: terminal_table("maumau", (80, 24), "dark", 7, 2, rounds=3),
    "terminal_dos": lambda: terminal_table("dos", (100, 28), "light", 5, 0, target=200),
}
PICTURES: dict[str, Callable[[Browser], bytes]] = {"desk": desk, "phone": phone, "arena": arena, "terminal": terminal}


def main() -> None:
    """Take the pictures that are named, or all of them."""
    program = find_browser()
    if program is None:
        sys.exit("There is no Chromium here to take pictures with: make browser")
    FOLDER.mkdir(exist_ok=True)
    for name in [each for each in sys.argv[1:] or DRAWINGS if each in DRAWINGS]:
        (FOLDER / f"{name}.svg").write_text(DRAWINGS[name](), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS, chromium_sandbox=os.geteuid() != 0)
        for name in [each for each in sys.argv[1:] or PICTURES if each in PICTURES]:
            content = PICTURES[name](browser)
            if len(content) > LARGEST:
                sys.exit(f"{name}.webp would have {len(content)} bytes, more than {LARGEST}")
            (FOLDER / f"{name}.webp").write_bytes(content)
            print(f"{(FOLDER / f'{name}.webp').relative_to(ROOT)}: {len(content)} bytes")  # noqa: T201
        browser.close()


if __name__ == "__main__":
    main()
