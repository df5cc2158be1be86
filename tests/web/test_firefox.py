"""Whole matches in Firefox: the page is no page for one browser."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from maukas.texts import Texts
from tests.server.server_process import ServerProcess
from tests.web.kit.firefox import Firefox, open_firefox
from tools.browser import FIREFOX, find_browser

LONGEST = 600  # presses in a match
SHORT: dict[str, dict[str, Any]] = {"maumau": {"hand_size": 3, "rounds": 2}, "dos": {"hand_size": 3, "target": 30}}
OPEN = """async () => {
  const ask = (method, path, body) => fetch(path, {method, headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
  await ask('PUT', '/api/me', {name: 'Ada'});
  return (await (await ask('POST', '/api/tables', %s)).json()).code;
}"""
LOOK = """() => {
  const main = document.querySelector('main');
  const seen = [...(main?.querySelectorAll('button:not(:disabled, [aria-disabled=true])') ?? [])].filter(each => each.checkVisibility());
  const buttons = seen.map(each => {
    const group = each.closest('[role=group]')?.ariaLabel ?? '';
    return { name: each.ariaLabel ?? each.innerText.trim(), group, pressed: each.ariaPressed === 'true' };
  });
  return { words: main?.innerText ?? '', buttons, busy: seen.some(each => each.ariaBusy === 'true') };
}"""
REACH = """() => {
  const named = [...document.querySelectorAll('main button:not(:disabled, [aria-disabled=true])')].filter(each => each.checkVisibility());
  const found = named[%d];
  if (!found) return { isFree: false };
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const [left, top] = [x + Math.min(width / 2, 14), y + height / 2];
  return { x: left, y: top, isFree: found.contains(document.elementFromPoint(left, top)) };
}"""

SCORES = """() => {
  const rows = [...document.querySelectorAll('main tbody tr, main tfoot tr')];
  return rows.map(row => [...row.querySelectorAll('td')].map(each => Number(each.innerText)));
}"""


@dataclass(frozen=True)
class Button:
    """Something that can be pressed."""

    name: str
    group: str
    pressed: bool


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """Firefox, if it is installed."""
    program = find_browser(FIREFOX)
    if program is None:
        pytest.skip(f"no Firefox here: install it, or say where it is in {FIREFOX.setting}")
    with open_firefox(program, tmp_path_factory.mktemp("firefox")) as running:
        yield running


class FirefoxPlayer:
    """Somebody who presses what helps, and something else if nothing came of it."""

    def __init__(self, firefox: Firefox, texts: Texts) -> None:
        self.firefox = firefox
        self.texts = texts
        before, after = (re.escape(part) for part in texts.text("play-fits", card="@").split("@"))
        self.fits = re.compile(f"^{before}.+{after}$")
        self.choices = (texts.text("play-choice"), texts.text("play-name-colour"))
        self.chance = random.Random(7)

    def look(self) -> tuple[str, list[Button], bool]:
        """What can be read and pressed now."""
        seen = self.firefox.run(LOOK)
        return seen["words"], [Button(each["name"], each["group"], each["pressed"]) for each in seen["buttons"]], seen["busy"]

    def press(self, index: int) -> None:
        """Press one of the buttons as a finger would: where it is, if nothing lies over it."""
        place = self.firefox.run(REACH % index)
        if place["isFree"]:
            self.firefox.press(place["x"], place["y"])

    def wish(self, button: Button) -> float:
        """How much one wants to press it: a choice that is offered, a call, a card that fits, and only then the rest."""
        says = self.texts.text
        if button.name in (says("play-undo"), says("play-leave"), says("play-rematch")) or button.pressed:
            return -1
        if button.name in (says("play-continue"), says("play-fill"), says("play-start")):
            return 5
        if button.group in self.choices:
            return 4
        if button.name in (says("play-call-mau"), says("play-call-dos")):
            return 3
        if self.fits.match(button.name):
            return 2
        return 1

    def play(self) -> None:
        """Play until another match is offered."""
        tried: set[Button] = set()
        before: Any = None
        for _ in range(LONGEST):
            self.firefox.eventually(self.has_something, "something to do")
            words, buttons, _ = now = self.look()
            if any(each.name == self.texts.text("play-rematch") for each in buttons):
                return
            if now != before:
                tried.clear()
            before = now
            is_waiting_room = any(each.name in (self.texts.text("play-fill"), self.texts.text("play-start")) for each in buttons)
            least = 5 if is_waiting_room else 0  # the other buttons of the waiting room would arrange another table
            left = [(self.wish(each) + self.chance.random() / 2, index) for index, each in enumerate(buttons) if each not in tried]
            if not left or max(left)[0] < least:
                tried.clear()
                continue
            index = max(left)[1]
            tried.add(buttons[index])
            self.press(index)
        raise AssertionError(f"the match does not end: {words}")

    def has_something(self) -> bool:
        """Whether I am asked."""
        _, buttons, busy = self.look()
        wanted = [self.texts.text(id) for id in ("play-continue", "play-fill", "play-start", "play-rematch")]
        is_offered = any(each.name in wanted or each.group in self.choices for each in buttons)
        return not busy and (is_offered or self.firefox.run("() => document.title") == self.texts.text("play-title-turn"))


@pytest.mark.parametrize(("game", "size"), [("maumau", (1280, 800)), ("dos", (450, 844))])
def test_a_match_is_played_to_its_end(firefox: Firefox, house: ServerProcess, game: str, size: tuple[int, int]) -> None:
    firefox.size(*size)
    firefox.open(f"{house.address}/health")  # nothing is loaded there that would be broken off by going on
    firefox.troubles.clear()
    code = firefox.run(OPEN % json.dumps({"game": game, "seats": 2, "options": SHORT[game]}))
    firefox.open(f"{house.address}/t/{code}")
    FirefoxPlayer(firefox, Texts("en")).play()
    totals = firefox.run("() => [...document.querySelectorAll('tfoot td')].map(each => Number(each.innerText))")
    rows = firefox.run(
        "() => [...document.querySelectorAll('tbody tr')].map(row => [...row.querySelectorAll('td')].map(each => Number(each.innerText)))"
    )
    assert [sum(column) for column in zip(*rows, strict=True)] == totals
    heading = firefox.run("() => document.querySelector('h1').innerText")
    better = [each for each in totals if (each < totals[0] if game == "maumau" else each > totals[0])]
    has_won = heading != Texts("en").text("result-you-came", place=1 + len(better))
    assert has_won == (not better), (heading, totals)
    assert firefox.troubles == []
