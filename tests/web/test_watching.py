"""Somebody watches: sees the table but nobody's hand, and plays along from the next round on."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.table import accept_invitation, card, cards, hand, open_table, play_bots
from tests.web.kit.visitor import Visit, eventually

LAST = """
hands = ["R5", "B8 B3 Y3"]
discard = "R3"
turn = 0
"""


def test_a_spectator_sees_no_hand_and_sits_in_for_the_next_round(visit: Visit, deal: Callable[[str], ServerProcess]) -> None:
    house = deal(LAST)
    ada, eve = visit("Ada", house=house), visit("Eve", house=house)
    path = play_bots(ada, "maumau")
    told: list[str] = []
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    eve.open()
    eve.press("web-settings")
    eve.page.get_by_role("textbox", name=eve.says("web-name")).fill("Eve")
    eve.press("web-save")
    eve.sees("web-saved")
    eve.open(path)
    eve.sees("play-you-watch")
    expect(hand(eve)).to_have_count(0)
    expect(eve.find("list", eve.says("play-others")).get_by_role("listitem")).to_have_count(2)
    assert not any(name in eve.page.content() for name in ("red 5", "blue 8", "blue 3", "yellow 3"))
    assert told
    assert not any(name in frame for frame in told for name in ('"R5"', '"B8"', '"B3"', '"Y3"'))

    eve.press("play-sit-next")
    expect(ada.find("list", ada.says("play-others"))).to_contain_text(ada.says("play-next", name="Eve"))
    ada.touch(card(ada, "maumau", "R5"))
    ada.sees("play-round-won", you="yes", round=1)
    ada.press("play-continue")
    eve.press("play-continue")
    expect(cards(eve)).to_have_count(3)
    expect(ada.find("list", ada.says("play-others"))).to_contain_text("Eve")


def test_whoever_comes_too_late_for_a_seat_watches_the_waiting_room(visit: Visit) -> None:
    ada, eve = visit("Ada"), visit("Eve")
    path = open_table(ada, "dos")
    ada.press("play-fill")
    eve.open(path)
    accept_invitation(eve)
    eve.sees("play-waiting-title")
    eventually(eve.page, lambda: eve.has("play-sit") or eve.page.get_by_text(eve.says("play-you"), exact=True).count() > 0, "a seat")


def test_the_host_asks_those_who_watch_to_leave(visit: Visit) -> None:
    ada, eve = visit("Ada"), visit("Eve")
    path = play_bots(ada, "dos")
    eve.open()
    eve.press("web-settings")
    eve.page.get_by_role("textbox", name=eve.says("web-name")).fill("Eve")
    eve.press("web-save")
    eve.sees("web-saved")
    eve.open(path)
    eve.sees("play-you-watch")
    ada.press("play-about")
    ada.sees("play-watching", count=1)
    ada.press("play-dismiss")
    eve.sees("play-dismissed-title")
    eve.sees("play-dismissed")
    expect(ada.page.get_by_text(ada.says("play-watching", count=1))).to_have_count(0)
    eve.press("play-to-start")
