"""By keyboard alone, from the first screen into a round; where the focus is can always be seen, and it is never lost."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.house import long_round
from tests.web.kit.player import Player
from tests.web.kit.table import cards, fitting, hand, play_together
from tests.web.kit.visitor import Visit, Visitor, eventually

USUAL = 4  # players of a match that begins with one press
FOCUS = """() => {
  const now = document.activeElement;
  const isMarked = each => each.boxShadow !== 'none' || (each.outlineStyle !== 'none' && parseFloat(each.outlineWidth) >= 2);
  return {
    isLost: now === document.body,
    isSeen: [now, now.closest('label')].some(each => each && isMarked(getComputedStyle(each))),
    name: (now.ariaLabel ?? now.labels?.[0]?.innerText ?? now.textContent).trim(),
  };
}"""
Deal = Callable[[str], ServerProcess]
CHANGE = """
hands = ["W G5 B2 B7", "B8 B3 Y3"]
discard = "G3"
turn = 0
"""


class Keys:
    """Somebody without a pointer."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> str:
        """What has the focus; that it can be seen."""
        found = self.page.evaluate(FOCUS)
        assert not found["isLost"], "the focus is lost"
        assert found["isSeen"], f"the focus on {found['name']} cannot be seen"
        return str(found["name"])

    def tab_to(self, name: str) -> None:
        """Press Tab until something with this name has the focus."""
        seen = []
        for _ in range(60):
            self.press("Tab")
            seen.append(self.focused())
            if seen[-1] == name:
                return
        raise AssertionError(f"{name} is not reached: {seen}")

    def go_to_card(self, name: str) -> None:
        """Go to a card with Tab and the arrow keys."""
        eventually(self.page, self.tabbed_into_the_hand, "the hand has the focus")
        self.press("Home")
        for _ in range(cards(self.visitor).count()):
            if self.focused().startswith(name):
                return
            self.press("ArrowRight")
        raise AssertionError(f"{name} is not reached")

    def tabbed_into_the_hand(self) -> bool:
        """Press Tab, unless the focus is in the hand already."""
        is_there: bool = hand(self.visitor).evaluate("list => list.contains(document.activeElement)")
        if not is_there:
            self.press("Tab")
        return is_there

    def play(self) -> None:
        """Lay a card that fits, or draw."""
        fits = fitting(self.visitor)
        if fits.count() > 0:
            self.go_to_card(str(fits.first.get_attribute("aria-label")))
            self.press("Enter", "1")  # should it want a colour
        else:
            self.press("d")

    def keeps_the_focus(self) -> None:
        """The focus is somewhere, at the latest after a moment."""
        eventually(self.page, lambda: not self.page.evaluate(FOCUS)["isLost"], "something has the focus")


def into_a_round(keys: Keys) -> None:
    """From the first screen to the first card."""
    visitor = keys.visitor
    visitor.open()
    visitor.sees("web-welcome")
    keys.press("Tab")
    assert keys.focused() == visitor.says("web-skip")
    keys.tab_to(visitor.says("web-play-now"))
    keys.press("Enter")
    expect(visitor.name_dialog().get_by_role("textbox")).to_be_focused()
    assert keys.focused() == visitor.says("web-name")
    visitor.page.keyboard.type(visitor.name)
    keys.press("Enter")
    expect(hand(visitor)).to_be_visible()
    keys.keeps_the_focus()


def test_from_the_first_screen_into_a_round(visit: Visit, deal: Deal) -> None:
    ada = visit("Ada", house=deal(long_round("maumau", USUAL)))
    keys, player = Keys(ada), Player(ada)
    into_a_round(keys)
    for _ in range(3):
        assert player.wait() == "turn"
        before = player.look()
        keys.play()
        player.see_after(before)
        keys.keeps_the_focus()


def test_the_list_of_keys_opens_and_gives_the_focus_back(visit: Visit) -> None:
    ada = visit("Ada")
    keys = Keys(ada)
    into_a_round(keys)
    Player(ada).wait()
    keys.press("?")
    dialog = ada.page.get_by_role("dialog", name=ada.says("play-keys"))
    for action in ("hand", "touch", "draw", "call", "catch", "colour", "undo"):
        expect(dialog).to_contain_text(ada.says(f"play-key-{action}"))
    keys.press("Escape")
    expect(dialog).to_be_hidden()
    keys.keeps_the_focus()


def test_cards_are_chosen_and_a_colour_is_named(visit: Visit, deal: Deal) -> None:
    house = deal(CHANGE)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "maumau")
    keys = Keys(ada)
    keys.go_to_card(ada.card("maumau", "W"))
    keys.press("Enter")
    colours = ada.find("group", ada.says("play-name-colour"))
    expect(colours).to_be_visible()
    keys.press("Escape")
    expect(colours).to_have_count(0)
    keys.keeps_the_focus()

    keys.go_to_card(ada.card("maumau", "W"))
    keys.press("Enter", "3")
    bo.sees("play-said-change", you="no", name="Ada", colour=bo.says("colour-B"))
    expect(cards(ada)).to_have_count(3)
    keys.keeps_the_focus()
    assert keys.focused() in cards(ada).evaluate_all("all => all.map(each => each.ariaLabel)")
