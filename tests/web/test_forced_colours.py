"""With the colours of the system, where nothing has a shadow: what can be played and covered is still framed."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.server.server_process import ServerProcess
from tests.web.kit.table import card, on_row, play_together
from tests.web.kit.visitor import Visit

SEVEN = """
hands = ["R3 R4 G9 B1 Y8", "Y1 Y6 Y7 Y9"]
row = "R7 B9"
turn = 0
draw = "G10 G8 G6"
"""


def is_framed(thing: Locator) -> bool:
    return bool(thing.evaluate("each => !['none', 'auto'].includes(getComputedStyle(each).outlineStyle)"))


def test_what_can_be_played_is_framed_without_shadows(visit: Visit, deal: Callable[[str], ServerProcess]) -> None:
    house = deal(SEVEN)
    ada, bo = visit("Ada", house=house, forced_colors="active"), visit("Bo", house=house, forced_colors="active")
    play_together(ada, bo, "dos")
    expect(card(ada, "dos", "G9")).to_have_accessible_name(ada.says("play-fits", card="green 9"))
    assert is_framed(card(ada, "dos", "G9"))
    assert is_framed(on_row(ada, "B9"))
    assert not is_framed(on_row(bo, "B9"))  # it is not Bo's turn
    assert is_framed(ada.page.get_by_role("button", name=ada.says("play-draw") + " ("))
    ada.touch(on_row(ada, "B9"))
    expect(on_row(ada, "B9")).to_have_attribute("aria-pressed", "true")
    assert is_framed(on_row(ada, "B9"))
    assert not is_framed(card(ada, "dos", "R3"))
