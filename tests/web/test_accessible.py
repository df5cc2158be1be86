"""axe finds nothing on any screen, in light and in dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.house import long_round
from tests.web.kit.player import Player
from tests.web.kit.table import card, change_settings, hand, on_row, open_table, play_bots, play_together
from tests.web.kit.visitor import PHONE, Visit, Visitor

Deal = Callable[[str], ServerProcess]
LAST = """
hands = ["R5", "B8 B3 Y3"]
discard = "R3"
turn = 0
"""
COVER = """
hands = ["R3 R4 G9 B1 Y8", "Y1 Y6 Y7 Y9"]
row = "R7 B9"
turn = 0
"""
CHANGE = """
hands = ["W G5 B2", "B8 B3 Y3"]
discard = "G3"
turn = 0
"""

looks = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


@looks
def test_the_screens_around_the_table(visit: Visit, dark: bool) -> None:
    ada = visit("Ada", dark=dark)
    ada.open()
    ada.sees("web-lobby-empty")
    axe(ada.page)
    ada.press("web-settings")
    ada.sees("web-theme")
    axe(ada.page)
    ada.press("web-close")
    ada.touch(ada.button("web-play-now").first)
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    axe(ada.page)
    for game in ("maumau", "dos"):
        open_table(ada, game)
        axe(ada.page)
        change_settings(ada)
        ada.touch(ada.page.get_by_text(ada.says("web-rules-each")))
        axe(ada.page)
    ada.open("scores")
    ada.sees("pad-about")
    axe(ada.page)
    ada.press("pad-start")
    ada.page.get_by_role("textbox").first.fill("12")
    ada.press("pad-add")
    ada.sees("result-chart")
    axe(ada.page)


@looks
def test_coming_to_a_table(visit: Visit, dark: bool) -> None:
    ada, bo = visit("Ada", dark=dark), visit("Bo", dark=dark, size=PHONE, touch=True)
    bo.expect_trouble("404")
    path = open_table(ada, "dos", seats=3)
    expect(ada.find("img", ada.says("web-qr-label"))).to_be_visible()
    axe(ada.page)
    bo.open(path)
    bo.sees("play-name-who", names="Ada")
    axe(bo.page)
    bo.open("t/babababababa")
    bo.sees("http-no-table")
    axe(bo.page)


@looks
@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_the_table_in_play(visit: Visit, deal: Deal, game: str, dark: bool) -> None:
    ada = visit("Ada", house=deal(long_round(game, 4)), dark=dark, size=PHONE, touch=True)
    play_bots(ada, game, seats=4)
    assert Player(ada).wait() == "turn"
    axe(ada.page)
    for button in ("play-about", "play-leave"):
        ada.press(button)
        expect(ada.page.get_by_role("dialog", name=ada.says(button))).to_be_visible()
        axe(ada.page)
        ada.press("web-close")


@looks
def test_choices_and_refusals(visit: Visit, deal: Deal, dark: bool) -> None:
    house = deal(COVER)
    ada, bo = visit("Ada", house=house, dark=dark), visit("Bo", house=house, dark=dark)
    path = play_together(ada, bo, "dos")
    ada.touch(card(ada, "dos", "R3"))
    ada.touch(card(ada, "dos", "R4"))
    expect(ada.page.get_by_role("status").filter(has_text=ada.says("play-choose-target"))).to_be_visible()
    axe(ada.page)
    ada.press("play-undo")
    ada.touch(card(ada, "dos", "Y8"))
    ada.touch(on_row(ada, "R7"))
    expect(ada.page.get_by_role("alert").filter(has_text="D-")).to_be_visible()
    axe(ada.page)
    watch(visit("Eve", house=house, dark=dark), path)


def watch(eve: Visitor, path: str) -> None:
    """Somebody looks on."""
    eve.open(path)
    eve.page.get_by_role("textbox", name=eve.says("play-name")).fill("Eve")
    eve.press("friends-watch")
    eve.sees("play-you-watch")
    axe(eve.page)


@looks
def test_naming_a_colour(visit: Visit, deal: Deal, dark: bool) -> None:
    house = deal(CHANGE)
    ada, bo = visit("Ada", house=house, dark=dark), visit("Bo", house=house, dark=dark)
    play_together(ada, bo, "maumau")
    ada.touch(card(ada, "maumau", "W"))
    expect(ada.find("group", ada.says("play-name-colour"))).to_be_visible()
    axe(ada.page)


@looks
def test_after_a_round_and_after_the_match(visit: Visit, deal: Deal, dark: bool) -> None:
    house = deal(LAST)
    ada, bo = visit("Ada", house=house, dark=dark), visit("Bo", house=house, dark=dark)
    play_together(ada, bo, "maumau", rules={"rounds": 2})
    ada.touch(card(ada, "maumau", "R5"))
    ada.sees("play-round-won", you="yes", round=1)
    axe(ada.page)
    ada.press("play-continue")
    ada.sees("play-wait-others")
    axe(ada.page)
    bo.press("play-continue")
    expect(hand(ada)).to_be_visible()
    ada.touch(card(ada, "maumau", "R5"))
    ada.sees("play-you-won")
    axe(ada.page)
    bo.sees("play-won", names="Ada", count=1)
    axe(bo.page)


@looks
def test_without_a_connection(visit: Visit, dark: bool) -> None:
    ada = visit("Ada", dark=dark)
    ada.expect_trouble("ERR_INTERNET_DISCONNECTED", "error occurred when fetching the script")
    ada.open()
    ada.sees("web-lobby-empty")  # all of the page is there
    ada.context.set_offline(True)
    ada.sees("web-no-connection")
    axe(ada.page)
