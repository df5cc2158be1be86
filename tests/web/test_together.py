"""Two people at one table: the second comes by the link; each sees what the other does, and nothing of the other's hand."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.table import card, cards, has_turn, on_row, open_table, play_together
from tests.web.kit.visitor import PHONE, Visit

APART = """
hands = ["R5 R6 G7", "R8 B2 Y3"]
discard = "R1"
turn = 0
draw = "Y9 Y8 Y7"
"""
TWO_LEFT = """
hands = ["G3 G4 B5", "Y1 Y6 Y7 Y8"]
row = "R3 B9"
turn = 0
draw = "G9 G8 G10"
"""
ONE_LEFT = """
hands = ["R5 G5", "R8 B2 Y3"]
discard = "R1"
turn = 0
draw = "Y9 Y8 Y7"
"""

Deal = Callable[[str], ServerProcess]


def test_a_friend_comes_by_the_link_and_both_play(visit: Visit, deal: Deal) -> None:
    house = deal(APART)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house, size=PHONE, touch=True, language="sv")
    told: list[str] = []
    ada.page.clock.install()
    bo.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    play_together(ada, bo, "maumau")

    ada.touch(card(ada, "maumau", "R5"))
    bo.sees("play-said-lays", you="no", name="Ada", card=bo.card("maumau", "R5"))
    has_turn(bo)
    expect(cards(ada)).to_have_count(2)
    bo.touch(card(bo, "maumau", "R8"))
    ada.sees("play-said-lays", you="no", name="Bo", card="red 8")
    ada.stop_time()  # reactions are gone soon
    bo.touch(bo.page.get_by_label(bo.says("play-react"), exact=True))
    bo.press("play-reaction-nice")
    expect(ada.find("log", ada.says("play-reactions"))).to_contain_text(f"Bo {ada.says('play-reaction-nice')}")

    hidden = [bo.card("maumau", each) for each in ("R6", "G7")]
    assert not any(name in bo.page.content() for name in hidden)
    assert not any(name in ada.page.content() for name in ("blue 2", "yellow 3"))
    assert told
    assert not any(name in frame for frame in told for name in ("R6", "G7"))


def test_the_link_can_be_copied_and_shown_as_a_code(visit: Visit) -> None:
    ada = visit("Ada")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.clock.install()
    open_table(ada, "dos")
    ada.stop_time()  # that it was copied is not said for long
    ada.press("web-copy")
    ada.sees("web-copied")
    assert ada.page.evaluate("() => navigator.clipboard.readText()") == ada.page.url
    expect(ada.find("img", ada.says("web-qr-label"))).to_be_visible()
    ada.press("web-qr-hide")
    expect(ada.find("img", ada.says("web-qr-label"))).to_be_hidden()


def test_a_forgotten_call_is_caught(visit: Visit, deal: Deal) -> None:
    house = deal(TWO_LEFT)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "dos")
    ada.touch(card(ada, "dos", "G3"))
    ada.touch(on_row(ada, "R3"))
    expect(cards(ada)).to_have_count(2)
    bo.press("play-catch", name="Ada")  # waits for the time that Ada has to remember it
    ada.sees("play-said-catches", you="no", them="yes", name="Bo", other="Ada")
    bo.sees("play-said-catches", you="yes", them="no", name="Bo", other="Ada")
    ada.sees("play-owed", count=2)
    ada.press("play-end")
    expect(cards(ada)).to_have_count(4)


def test_a_call_in_time_cannot_be_caught(visit: Visit, deal: Deal) -> None:
    house = deal(TWO_LEFT)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "dos")
    ada.touch(card(ada, "dos", "G3"))
    ada.touch(on_row(ada, "R3"))
    expect(bo.button("play-catch", name="Ada")).to_be_visible()
    ada.press("play-call-dos")
    bo.sees("play-said-dos", you="no", name="Ada")
    expect(bo.button("play-catch", name="Ada")).to_have_count(0)


def test_mau_is_said_or_paid_for(visit: Visit, deal: Deal) -> None:
    house = deal(ONE_LEFT)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "maumau", rules={"mau": "caught"})
    ada.press("play-call-mau")
    bo.sees("play-said-mau", you="no", name="Ada")
    expect(ada.button("play-called-mau")).to_be_visible()
    ada.touch(card(ada, "maumau", "R5"))
    expect(cards(ada)).to_have_count(1)
    expect(bo.button("play-catch", name="Ada")).to_have_count(0)

    eve, kim = visit("Eve", house=house), visit("Kim", house=house)
    play_together(eve, kim, "maumau", rules={"mau": "caught"})
    eve.touch(card(eve, "maumau", "R5"))
    kim.press("play-catch", name="Eve")
    eve.sees("play-said-catches", you="no", them="yes", name="Kim", other="Eve")
    expect(cards(eve)).to_have_count(2)
