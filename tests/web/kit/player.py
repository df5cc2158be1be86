"""Plays for a visitor: looks what the page offers, and touches the first thing that makes sense."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.web.kit.table import cards, fits, fitting, hand
from tests.web.kit.visitor import Visitor, eventually

LONGEST = 400                                           # moves of one person in a match
LOOK = """() => {
  const main = document.querySelector('main');
  const buttons = [...(main?.querySelectorAll('button:not(:disabled)') ?? [])].filter(each => each.checkVisibility());
  return [main?.innerText.split('\\n').map(line => line.trim()) ?? [], buttons.map(each => each.ariaLabel ?? each.innerText.trim())];
}"""


@dataclass(frozen=True)
class Screen:
    """What can be read, and what can be pressed."""

    lines: list[str]
    buttons: list[str]


class Player:
    """Somebody who plays to the end."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def play(self) -> None:
        """Play until the match is over."""
        for _ in range(LONGEST):
            match self.wait():
                case "finished":
                    return
                case "dealing":
                    self.visitor.press("play-continue")
                    eventually(self.page, lambda: not self.visitor.has("play-continue"), "on to the next round")
                case _:
                    self.act()
        raise AssertionError("the match does not end")

    def turns(self, count: int) -> None:
        """Make some moves of the round."""
        for _ in range(count):
            assert self.wait() == "turn"
            self.act()

    def wait(self) -> str:
        """Wait until there is something to do, and say what."""
        found = ""

        def is_something() -> bool:
            nonlocal found
            found = self.phase(self.look())
            return found != ""

        eventually(self.page, is_something, "something to do")
        return found

    def look(self) -> Screen:
        """What can be read and pressed now, all at the same moment."""
        return Screen(*self.page.evaluate(LOOK))

    def phase(self, screen: Screen) -> str:
        """What there is to do, if anything."""
        says = self.visitor.says
        if says("play-your-turn") in screen.lines:
            return "turn"
        if says("play-continue") in screen.buttons:
            return "dealing"
        return "finished" if says("play-rematch") in screen.buttons else ""

    def act(self) -> None:
        """Make one move, and wait until it has happened."""
        before = self.look()
        if self.phase(before) != "turn":
            return
        offered = set(before.buttons)
        calls = [word for word in ("mau", "dos") if self.visitor.says(f"play-call-{word}") in offered]
        if calls:
            self.visitor.press(f"play-call-{calls[0]}")
        elif any(map(fits(self.visitor).match, offered)):
            self.lay()
        elif self.visitor.says("play-end") in offered:
            self.visitor.press("play-end")
        else:
            self.visitor.touch(self.drawing())
        eventually(self.page, lambda: self.look() != before, "my move")

    def drawing(self) -> Locator:
        """The button for drawing, or for taking what is owed."""
        either = f"{self.visitor.any_number('play-draw-debt').pattern}$|^{re.escape(self.visitor.says('play-draw'))}$"
        return self.page.get_by_role("button", name=re.compile(either))

    def lay(self) -> None:
        """Touch a card that fits, and then what it needs: another card, a colour, the offer that comes of it."""
        self.visitor.touch(fitting(self.visitor).first)
        for _ in range(3):
            if self.offers().count() > 0:
                self.visitor.touch(self.offers().first)
            elif self.choice().count() > 0:
                others = self.page.get_by_role("button", pressed=False)         # the chosen one may have a twin
                self.visitor.touch(fitting(self.visitor).and_(others).first)
            else:
                return

    def choice(self) -> Locator:
        """What has been chosen so far."""
        return self.visitor.find("group", self.visitor.says("play-choice"))

    def offers(self) -> Locator:
        """What the choice can become: a move, or a colour."""
        undo = re.compile(f"^(?!{re.escape(self.visitor.says('play-undo'))}$)")
        colours = self.visitor.find("group", self.visitor.says("play-name-colour")).get_by_role("button")
        return self.choice().get_by_role("button", name=undo).or_(colours)

    def hand_size(self) -> int:
        """How many cards I hold."""
        expect(hand(self.visitor)).to_be_visible()
        return cards(self.visitor).count()
