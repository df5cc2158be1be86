"""Measure the page in Chromium: `make bench-page`; the result is kept in benchmarks/results/page.md.

The audit is Lighthouse's, which npm installs into a scratch folder; the rest is timed by the page's own clock, on a processor that
Chromium slows down four times.
"""

import datetime
import json
import os
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Response, sync_playwright

from benchmarks.web.smoothness import CATEGORIES, Smoothness, smoothness
from tests.server.server_process import ServerProcess
from tests.web.kit.house import copied_page, open_house
from tests.web.kit.player import Player
from tests.web.kit.table import open_table, play_bots, play_together
from tests.web.kit.visitor import PHONE, Visitor
from tools.browser import find_browser

HERE = Path(__file__).parent
RESULT = HERE.parent / "results" / "page.md"
FLAGS = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}  # Lighthouse's slow 4G
SLOW = 4  # times slower than this machine's processor
SCREENS = {"home": "", "new table": "new", "score pad": "scores", "rules": "rules/maumau", "first game": "learn/dos"}
OWN_CARD = "main li > button.face"
BOT_PAUSE = 0.6  # seconds, as at a table of people who want it brisk
TURNS = 12  # of our own seat, while the frames are counted
PLAYS = 3  # of so many turns

OPENED = f"() => document.querySelector('{OWN_CARD}') && (window.opened ??= performance.now())"
PLAY_A_CARD = """([selector, exception]) => {
  const own = () => [...document.querySelectorAll(selector)];
  const card = own().find(each => each.matches('.open') && !each.ariaLabel.includes(exception));
  if (!card) return null;
  const before = own().length, began = performance.now();
  card.click();
  return new Promise(done => {
    const look = () => (own().length < before ? done(performance.now() - began) : requestAnimationFrame(look));
    look();
  });
}"""


@contextmanager
def running() -> Iterator[tuple[Browser, ServerProcess, int]]:
    """A browser, a server with the built page, and the port on which the browser can be steered."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        chromium = stack.enter_context(sync_playwright()).chromium
        house = stack.enter_context(open_house(folder, copied_page(folder), pause=BOT_PAUSE))
        flags = [*FLAGS, f"--remote-debugging-port={port}"]
        browser = chromium.launch(executable_path=find_browser(), args=flags, chromium_sandbox=os.geteuid() != 0)
        yield stack.enter_context(browser), house, port


def slow_down(visitor: Visitor) -> None:
    """Give the visitor a slow processor."""
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})


def first_load(browser: Browser, house: ServerProcess) -> dict[str, float]:
    """kB of script and style, texts of one language among them, compressed, until anyone who comes by a link has a card."""
    ada, ben = (Visitor(browser, house, name, size=PHONE, touch=True) for name in ("Ada", "Ben"))
    answers: list[Response] = []
    ben.page.on("response", lambda answer: answers.append(answer))
    play_together(ada, ben, "maumau")
    found = {"script": 0.0, "style": 0.0}
    for answer in answers:
        kind = answer.request.resource_type
        if kind in ("script", "stylesheet"):
            found["style" if kind == "stylesheet" else "script"] += answer.request.sizes()["responseBodySize"] / 1000
    ada.leave()
    ben.leave()
    return found


def opening(browser: Browser, house: ServerProcess, turns: int) -> list[float]:
    """Seconds from opening the link to a table until the first own card is there."""
    ada = Visitor(browser, house, "Ada", size=PHONE, touch=True)
    path, found = play_bots(ada, "maumau", seats=4), []
    for _ in range(turns):
        page = ada.context.new_page()
        ada.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        page.goto(f"{house.address}/{path}", wait_until="commit")
        page.wait_for_function(OPENED)
        found.append(page.evaluate("window.opened") / 1000)
        page.close()
    ada.leave()
    return found


def joining(browser: Browser, house: ServerProcess, turns: int) -> list[float]:
    """Seconds from the code on a big screen to the first own card, on a slow phone in a slow network; the name is typed at once."""
    found = []
    for _ in range(turns):
        ada, ben = Visitor(browser, house, "Ada"), Visitor(browser, house, "Ben", size=PHONE, touch=True)
        path = open_table(ada, "maumau", seats=2)
        screen = ada.tab()
        screen.goto(f"{house.address}/tv/{path.rpartition('/')[2]}")
        screen.get_by_role("img", name=ada.says("web-qr-label")).wait_for()
        slow_down(ben)
        ben.context.new_cdp_session(ben.page).send("Network.emulateNetworkConditions", SLOW_NETWORK)
        ben.page.goto(f"{house.address}/{path}", wait_until="commit")
        ben.page.get_by_role("textbox").fill("Ben")
        ben.page.keyboard.press("Enter")
        ada.press("play-start")  # as soon as everybody is here
        ben.page.wait_for_function(OPENED)
        found.append(ben.page.evaluate("window.opened") / 1000)
        ada.leave()
        ben.leave()
    return found


def moves(browser: Browser, house: ServerProcess) -> list[float]:
    """Milliseconds from the touch of a card until it has left the hand."""
    ada = Visitor(browser, house, "Ada", size=PHONE, touch=True, calm=False)
    play_bots(ada, "maumau", rules={"hand_size": 10})
    slow_down(ada)
    player, found = Player(ada), []
    for _ in range(2 * TURNS):
        if player.wait() != "turn":
            break
        took = ada.page.evaluate(PLAY_A_CARD, [OWN_CARD, ada.card("maumau", "W")])
        if took is None:
            player.act()
        else:
            found.append(took)
    ada.leave()
    return found


def frames(browser: Browser, house: ServerProcess) -> tuple[Smoothness, list[float]]:
    """While four players play, in the half second after each move: what is shown, and the milliseconds between the page's own frames."""
    ada = Visitor(browser, house, "Ada", size=PHONE, touch=True, calm=False)
    ada.page.add_init_script(path=HERE / "frames.js")
    play_bots(ada, "maumau", seats=4, rules={"hand_size": 10})
    slow_down(ada)
    browser.start_tracing(page=ada.page, categories=CATEGORIES)
    own: list[float] = ada.page.evaluate("turns => window.playSome(turns)", TURNS)
    shown = smoothness(browser.stop_tracing())
    ada.leave()
    return shown, own


def audit(house: ServerProcess, port: int) -> list[dict[str, Any]]:
    """What Lighthouse says of the screens."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json", "audit.js"):
            shutil.copy(HERE / name, folder)
        subprocess.run(["npm", "install", "--no-save", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
        addresses = [f"{house.address}/{path}" for path in SCREENS.values()]
        done = subprocess.run(["node", "audit.js", str(port), *addresses], cwd=folder, check=True, capture_output=True, text=True)
        found: list[dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
        return found


def usual(runs: Iterable[list[float]]) -> str:
    """What half, 95 and 99 of a hundred do not exceed in a run; of several runs the median."""
    found = [statistics.quantiles(run, n=100, method="inclusive") for run in runs]
    return ", ".join(f"{statistics.median(each[percent - 1] for each in found):.0f}" for percent in (50, 95, 99)) + " ms"


def report(turns: int) -> str:
    """Measure everything, and say it on a page."""
    with running() as (browser, house, port):
        weight, opened = first_load(browser, house), opening(browser, house, turns)
        joined = joining(browser, house, turns)
        moved = moves(browser, house)
        shown, own = zip(*(frames(browser, house) for _ in range(PLAYS)), strict=True)
        screens = audit(house, port)
        version = browser.version
    on_screen = usual(each.between for each in shown)
    touched = statistics.median(moved)
    today = f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}"
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Chromium {version}"
    return "\n".join(
        [
            "# The page, measured",
            "",
            f"{today}, {machine}, a phone of 390 x 844, processor slowed down {SLOW} times. Made by `make bench-page`.",
            "",
            "| figure | measured | goal |",
            "|---|---|---|",
            f"| script + style until the first own card, as they are sent (Brotli) | {sum(weight.values()):.0f} kB | at most 80 kB |",
            f"| from opening a link to the first own card | {statistics.median(opened):.2f} s | at most 2 s |",
            f"| {joining_row(joined)} |",
            f"| from the touch of a card until it is on its way, median of {len(moved)} | {touched:.0f} ms | at most 100 ms |",
            f"| four play, between frames shown in the half second after a move: 50, 95, 99 % | {on_screen} | no stutter |",
            f"| of these frames, missing on the screen | {100 * statistics.median(each.dropped for each in shown):.1f} % | |",
            f"| between frames of the page's script, meanwhile: 50, 95, 99 % | {usual(own)} | |",
            "",
            "| Lighthouse, throttled phone | performance | accessibility | best practices | largest paint | blocked |",
            "|---|---|---|---|---|---|",
            *(
                f"| {name} | {each['scores']['performance']} | {each['scores']['accessibility']} | {each['scores']['best-practices']} "
                f"| {each['paint'] / 1000:.1f} s | {each['blocked']:.0f} ms |"
                for name, each in zip(SCREENS, screens, strict=True)
            ),
            "",
            "Goals: performance at least 95, accessibility 100, best practices 100.",
            "",
        ]
    )


def joining_row(joined: list[float]) -> str:
    """What is said of the way to a big screen's table."""
    return (
        f"from scanning the code on a big screen to the first own card, slow 4G (150 ms, 1.6 Mbit/s), median and most of {len(joined)} "
        f"| {statistics.median(joined):.2f} s, {max(joined):.2f} s | at most 5 s"
    )


def main() -> None:
    """Measure, and write the page; with `joining`, only how long it takes to come to a big screen's table, which is only printed."""
    if sys.argv[1:2] == ["joining"]:
        with running() as (browser, house, _):
            sys.stdout.write(f"| {joining_row(joining(browser, house, int(sys.argv[2]) if len(sys.argv) > 2 else 5))} |\n")
        return
    text = report(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
    RESULT.write_text(text, encoding="utf-8")
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
