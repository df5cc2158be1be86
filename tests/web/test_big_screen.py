"""One big screen as the table: it shows what everybody may see, phones show the hands, and nobody's cards come to it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from maukas.cli.server_address import EVERYWHERE, lan_host
from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.house import HURRY
from tests.web.kit.layout import not_whole
from tests.web.kit.player import Player
from tests.web.kit.table import begin, card, cards, come_by_link, hand, open_table
from tests.web.kit.visitor import PHONE, Visit, Visitor

TELEVISION = (1920, 1080)
ROUND = """
hands = ["R5 R7 G2", "B8 B3 Y3"]
discard = "R3"
turn = 0
"""
HIDDEN = ("R7", "G2", "B8", "B3", "Y3")
SCREENS = ((1280, 720), (1920, 1080), (3840, 2160))


class InTheNetwork(ServerProcess):
    """A server as `maukas serve --lan` is: phones and a television reach it by plain HTTP, at the address of this computer."""

    @property
    def address(self) -> str:
        return f"http://{lan_host()}:{self.settings.port}"


def test_a_television_is_the_table_and_phones_are_the_hands(visit: Visit, deal: Callable[[str], ServerProcess]) -> None:
    house = deal(ROUND)
    ada = visit("Ada", house=house, size=PHONE, touch=True)
    path = open_table(ada, "maumau")
    code = path.rpartition("/")[2]

    # Ada's own browser becomes the screen: still it is nobody there
    ada.press("web-tv")
    dialog = ada.page.get_by_role("dialog", name=ada.says("web-tv"))
    expect(dialog.get_by_role("img", name=ada.says("tv-qr"))).to_be_visible()
    expect(dialog.get_by_role("textbox", name=ada.says("tv-address"))).to_have_value(f"{house.address}/tv/{code}")
    told: list[str] = []
    screen = ada.tab()
    screen.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    screen.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
    screen.goto(f"{house.address}/tv/{code}")
    expect(screen.get_by_role("img", name=ada.says("web-qr-label"))).to_be_visible()
    expect(screen.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    axe(screen)
    dialog.press("Escape")

    ben = visit("Ben", house=house, size=PHONE, touch=True)
    come_by_link(ben, path)
    expect(screen.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    begin(ada)
    expect(screen.get_by_role("region", name=ada.says("play-middle"))).to_be_visible()
    expect(screen.get_by_role("img", name=ada.says("web-qr-label"))).to_be_visible()  # for those who come later
    expect(screen.get_by_role("region", name=ada.says("play-scores"))).to_contain_text("Ben")
    axe(screen)

    # Phones: only the hand, or everything if somebody wants that
    expect(cards(ada)).to_have_count(3)
    expect(ada.find("list", ada.says("play-others"))).to_have_count(0)
    ada.sees("tv-is-shown")
    axe(ada.page)
    ada.press("tv-whole-table")
    expect(ada.find("list", ada.says("play-others"))).to_be_visible()

    ada.touch(card(ada, "maumau", "R5"))
    played = ada.says("play-said-lays", you="no", name="Ada", card=ada.texts.card_name("maumau", "R5"))
    expect(screen.get_by_text(played).first).to_be_visible()
    assert told
    assert not any(f'"{name}"' in frame for frame in told for name in HIDDEN)
    assert not any(ada.card("maumau", name) in screen.content() for name in HIDDEN)

    # Without the screen the phones are whole again
    expect(ben.find("list", ben.says("play-others"))).to_have_count(0)
    screen.close()
    expect(ben.find("list", ben.says("play-others"))).to_be_visible()


def test_a_screen_needs_no_name_and_says_when_there_is_no_such_table(visit: Visit) -> None:
    ada, tv = visit("Ada"), visit("TV", size=TELEVISION, language="fi")
    code = open_table(ada, "dos").rpartition("/")[2]
    tv.open(f"tv/{code}")
    tv.sees("tv-join")
    tv.sees_words("Ada")
    tv.expect_trouble("WebSocket connection to .* failed", "404")
    tv.open("tv/babababababa")
    tv.sees("http-no-table")


def test_ten_players_and_the_result_are_whole_and_can_be_read(visit: Visit, deal: Callable[[str], ServerProcess]) -> None:
    house = deal('hands = ["R5", "B8", "B3", "Y3", "Y8", "G8", "G3", "B9", "Y9", "G9"]\ndiscard = "R3"\nturn = 0\n')
    ada, tv = visit("Ada", house=house, size=PHONE, touch=True), visit("TV", house=house, size=TELEVISION, language="fi")
    code = open_table(ada, "maumau", seats=10, rules={"rounds": 1}).rpartition("/")[2]
    tv.open(f"tv/{code}")
    tv.sees("tv-free", count=9)
    found = on_screens(tv, ["Ada"])
    ada.press("play-fill")
    ada.press("play-start")
    expect(hand(ada)).to_be_visible()
    expect(tv.page.get_by_role("region", name=tv.says("play-middle"))).to_be_visible()
    found += on_screens(tv, ["Ada"])
    ada.touch(card(ada, "maumau", "R5"))
    expect(tv.page.get_by_role("heading", name=tv.says("play-won", names="Ada", count=1))).to_be_visible()
    found += on_screens(tv, ["Ada"])
    assert not found, "\n".join(found)
    axe(tv.page)


def on_screens(tv: Visitor, names: list[str]) -> list[str]:
    """What is wrong with what a television shows, whatever its size."""
    found = list[str]()
    for width, height in SCREENS:
        tv.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} x {height}: {each}" for each in not_whole(tv.page, names, still=True)]
    return found


def test_it_works_in_the_network_of_the_room_without_anything_else(visit: Visit, tmp_path: Path, built_page: Path) -> None:
    if lan_host() is None:
        pytest.skip("this computer is in no network")
    with InTheNetwork(tmp_path, patches={"maukas.server.http.page_files:PAGE": built_page}, host=EVERYWHERE, **HURRY) as house:
        tv, ada = visit("TV", house=house, size=TELEVISION), visit("Ada", house=house, size=PHONE, touch=True)
        ben = visit("Ben", house=house, size=PHONE, touch=True)
        for each in (tv, ada, ben):
            each.expect_trouble("Cross-Origin-Opener-Policy header has been ignored")  # as browsers say of every plain HTTP
        path = open_table(ada, "dos")
        tv.open(f"tv/{path.rpartition('/')[2]}")
        tv.sees_words(f"{lan_host()}:{house.settings.port}")  # where a phone finds the table
        tv.sees("tv-awake")  # by plain HTTP a browser does not keep the screen awake, and that is said
        come_by_link(ben, path)
        begin(ada)
        expect(hand(ben)).to_be_visible()
        expect(tv.page.get_by_role("region", name=tv.says("play-middle"))).to_be_visible()
        Player(ada).act()
        ben.sees("tv-is-shown")
