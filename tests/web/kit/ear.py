"""Somebody who does not see the page: knows it by roles, names and live regions, and does everything by key."""

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.kit.player import Player, Screen
from tests.web.kit.visitor import Visitor, eventually

# What a screen reader would say by itself, and every focus that the page sets because of others: noted in the page as they happen.
NOTE = """(() => {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const note = window.ear = { heard: [], drawn: [], moves: 0, others: 0 };
  let mover = null, isAsked = false;
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        const { type, seat, number } = JSON.parse(data);
        mover = type === 'moved' ? seat : null;
        if (type === 'moved') note.moves = number;
        if (type === 'moved' && seat !== 0) note.others += 1;
      });
    }
  };
  const act = () => { isAsked = true; setTimeout(() => isAsked = false); };
  for (const kind of ['keydown', 'keyup', 'pointerdown', 'click']) addEventListener(kind, act, true);
  const { focus } = HTMLElement.prototype; // as the page calls it: whoever drives it has another one
  HTMLElement.prototype.focus = function (...how) {
    if (!isAsked && mover !== null && mover !== 0) note.drawn.push(this.ariaLabel ?? this.textContent);
    return focus.apply(this, how);
  };
  const regionOf = node => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest(LIVE);
  const watch = () => new MutationObserver(records => {
    const spoken = new Set();
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData' || [...addedNodes].some(each => each.textContent?.trim())) spoken.add(regionOf(target));
      for (const each of addedNodes) if (each.nodeType === Node.ELEMENT_NODE && each.matches('[role=alert]')) spoken.add(each);
    }
    for (const region of spoken) {
      const text = region?.textContent?.trim();
      if (text) note.heard.push({ text, at: performance.now(), moves: note.moves });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  watch();
})()"""
LINE = re.compile(r"^\s*- (?:text|paragraph|status|alert|strong|generic): (.+)$", re.MULTILINE)
BUTTON = re.compile(r'^\s*- \'?button "((?:[^"\\]|\\.)*)"(.*)$', re.MULTILINE)
CONTROL = "xpath=ancestor-or-self::*[self::summary or self::button or self::a or self::label][1]"
AT_ONCE = 100  # milliseconds: the same words twice in this time are said twice


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that was said, when, and after which move."""

    text: str
    at: float
    moves: int


class Listener(Visitor):
    """A visitor without a pointer: what is found by role and name is focused, and a key is pressed."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self.page.add_init_script(NOTE)

    def touch(self, thing: Locator) -> None:
        control = thing.first.locator(CONTROL)
        expect(control).to_be_enabled()  # a key is lost on what cannot be used yet
        if control.evaluate("each => each.tagName") == "LABEL":
            control.get_by_role("radio").press(" ")
        else:
            control.press("Enter")

    def heard(self) -> list[Heard]:
        """Everything that was said so far, as it was said."""
        return [Heard(**each) for each in self.page.evaluate("() => window.ear.heard")]

    def ask(self, key: str) -> str:
        """Press a key for reading; what is said next."""
        before = len(self.heard())
        focus = self.focused()
        self.page.keyboard.press(key)
        eventually(self.page, lambda: len(self.heard()) > before, f"{key} is answered")
        assert self.focused() == focus, f"{key} has moved the focus"
        return self.heard()[before].text

    def focused(self) -> str:
        """What has the focus."""
        return str(self.page.evaluate("() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"))

    def others_moves(self) -> int:
        """How many moves of others were told."""
        return int(self.page.evaluate("() => window.ear.others"))

    def undisturbed(self) -> None:
        """No message has moved the focus, and nothing was said twice."""
        drawn: list[str] = self.page.evaluate("() => window.ear.drawn")
        assert not drawn, f"a message has moved the focus to {drawn}"
        heard = self.heard()
        said_twice = [
            later.text
            for place, later in enumerate(heard)
            for earlier in heard[:place]
            if later.text == earlier.text and later.moves == earlier.moves and later.at - earlier.at < AT_ONCE
        ]
        assert not said_twice, said_twice


class EarPlayer(Player):
    """Plays by what the accessibility tree says."""

    def wait(self) -> str:
        if self.choice().count() > 0:  # a choice from which nothing came is taken back
            self.page.keyboard.press("Escape")
        return super().wait()

    def look(self) -> Screen:
        tree = self.page.locator("main").aria_snapshot()
        found = [(name.replace('\\"', '"'), more) for name, more in BUTTON.findall(tree) if "[disabled]" not in more]
        return Screen(
            lines=[line.strip('"') for line in LINE.findall(tree)],
            buttons=[name for name, _ in found],
            pressed=["[pressed]" in more for _, more in found],
            is_busy=self.page.locator("[aria-busy=true]").count() > 0,
        )
