"""Plays for a visitor: looks what the page offers, and touches the first thing that makes sense."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from playwright.sync_api import Locator, TimeoutError, expect

from tests.web.kit.table import cards, fits, fitting, hand
from tests.web.kit.visitor import Visitor, eventually

LONGEST = 400  # moves of one person in a match
TRIES = 3  # looks at a screen that changes while I reach for it
LOOK = """() => {
  const main = document.querySelector('main');
  const buttons = [...(main?.querySelectorAll('button:not(:disabled, [aria-disabled=true])') ?? [])].filter(each => each.checkVisibility());
  return {
    lines: main?.innerText.split('\\n').map(line => line.trim()) ?? [],
    buttons: buttons.map(each => each.ariaLabel ?? each.innerText.trim()),
    pressed: buttons.map(each => each.ariaPressed === 'true'),
    is_busy: buttons.some(each => each.ariaBusy === 'true'),
  };
}"""


@dataclass(frozen=True)
class Screen:
    """What can be read, what can be pressed, what is chosen, and whether a move is under way."""

    lines: list[str]
    buttons: list[str]
    pressed: list[bool]
    is_busy: bool


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
                    self.did(self.look(), self.go_on)
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
        return Screen(**self.page.evaluate(LOOK))

    def phase(self, screen: Screen) -> str:
        """What there is to do, if anything."""
        says = self.visitor.says
        asked = self.visitor.any_number("play-choose-bonus")
        if says("play-your-turn") in screen.lines or any(map(asked.match, screen.lines)):
            return "turn"
        if says("play-continue") in screen.buttons:
            return "dealing"
        return "finished" if says("play-rematch") in screen.buttons else ""

    def act(self) -> None:
        """Make one move, and wait until it is on the table."""
        for _ in range(TRIES):
            seen = self.look()
            if self.phase(seen) != "turn" or self.did(seen, partial(self.move, seen)):
                return
        raise AssertionError("nothing that I want can be touched")

    def did(self, seen: Screen, work: Callable[[], None]) -> bool:
        """Whether I could do what a screen offered; if it has changed meanwhile, it is to be looked at again."""
        try:
            work()
        except TimeoutError:
            if self.look() == seen:
                raise
            return False
        return True

    def move(self, seen: Screen) -> None:
        """Touch what makes sense on a screen."""
        offered = set(seen.buttons)
        calls = [word for word in ("mau", "dos") if self.visitor.says(f"play-call-{word}") in offered]
        if calls:
            self.touch(self.visitor.button(f"play-call-{calls[0]}"))
        elif any(map(fits(self.visitor).match, offered)):
            self.lay()
        elif any(map(self.ending().match, offered)):
            self.touch(self.page.get_by_role("button", name=self.ending()))
        else:
            self.touch(self.drawing())

    def touch(self, thing: Locator) -> None:
        """Touch something, and wait for what comes of it."""
        before = self.look()
        self.visitor.touch(thing)
        self.see_after(before)

    def see_after(self, before: Screen) -> None:
        """Wait until something has come of what I did on a screen, and it was answered: a finger is not felt at once, nor a move told."""
        eventually(self.page, lambda: (now := self.look()) != before and not now.is_busy, "what I did has happened")

    def go_on(self) -> None:
        """From the result to the next round."""
        self.visitor.press("play-continue")
        eventually(self.page, lambda: not self.visitor.has("play-continue"), "on to the next round")

    def drawing(self) -> Locator:
        """The button for drawing, or for taking what is owed."""
        either = f"{self.visitor.any_number('play-draw-debt').pattern}$|^{re.escape(self.visitor.says('play-draw'))}$"
        return self.page.get_by_role("button", name=re.compile(either))

    def ending(self) -> re.Pattern[str]:
        """The button that ends the turn, the covers or the bonus."""
        says = self.visitor.says
        bonus = self.visitor.any_number("play-end-bonus").pattern
        return re.compile(f"^({re.escape(says('play-end'))}|{re.escape(says('play-skip-bonus'))})$|{bonus}")

    def lay(self) -> None:
        """Touch a card that fits, and then what it needs: one in the middle or another of the hand, a colour, the offer of it."""
        self.touch(fitting(self.visitor).first)
        for _ in range(3):
            if self.offers().count() > 0:
                self.touch(self.offers().first)
            elif self.choice().count() > 0 and self.places().count() > 0:
                self.touch(self.places().first)
            elif self.choice().count() > 0:
                others = self.page.get_by_role("button", pressed=False)  # the chosen one may have a twin
                self.touch(fitting(self.visitor).and_(others).first)
            else:
                return

    def places(self) -> Locator:
        """The cards in the middle that the choice can go on, unless one is chosen."""
        before, after = (re.escape(part) for part in self.visitor.says("play-row-open", card="@").split("@"))
        row = self.visitor.find("list", self.visitor.says("play-row"))
        open_ones = row.get_by_role("button", name=re.compile(f"^{before}.+{after}$"))
        return open_ones if row.get_by_role("button", pressed=True).count() == 0 else open_ones.and_(row.locator("none"))

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
