"""Choices of more than one touch: two cards on one, a bonus, a colour, a second touch; and taking them back before they are sent."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.house import House
from tests.web.kit.player import Player
from tests.web.kit.table import card, cards, on_row, play_together
from tests.web.kit.visitor import PHONE, Visit

Deal = Callable[[str], House]
SEVEN = """
hands = ["R3 R4 G9 B1 Y8", "Y1 Y6 Y7 Y9"]
row = "R7 B9"
turn = 0
draw = "G10 G8 G6"
"""
CHANGE = """
hands = ["W G5 B2", "B8 B3 Y3"]
discard = "G3"
turn = 0
"""


def test_two_cards_on_one_taken_back_and_then_sent_with_the_bonus_they_earn(visit: Visit, deal: Deal) -> None:
    house = deal(SEVEN)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "dos")
    choice = Player(ada).choice()

    ada.touch(card(ada, "dos", "R3"))
    expect(card(ada, "dos", "R3")).to_have_attribute("aria-pressed", "true")
    ada.touch(card(ada, "dos", "R4"))
    expect(ada.button("play-move-cover-two", target="red 7", card="red 3", second="red 4")).to_be_visible()
    ada.press("play-undo")
    expect(choice).to_have_count(0)
    expect(card(ada, "dos", "R3")).to_have_attribute("aria-pressed", "false")
    expect(cards(bo)).to_have_count(4)                  # nothing was sent

    ada.touch(on_row(ada, "R7"))                        # the other way round: first the card in the middle
    ada.touch(card(ada, "dos", "R4"))
    ada.touch(card(ada, "dos", "R3"))
    ada.press("play-move-cover-two", target="red 7", card="red 3", second="red 4")
    expect(on_row(bo, "R7")).to_have_accessible_name(bo.says("play-row-covered", card="red 7", by="red 3 + red 4"))
    ada.sees("play-bonuses", count=1)
    ada.sees("play-doubles", count=1)

    ada.press("play-end")
    expect(cards(ada)).to_have_count(3)
    ada.touch(card(ada, "dos", "G9"))
    ada.press("play-move-add", card="green 9")
    expect(on_row(bo, "G9")).to_be_visible()
    expect(cards(ada)).to_have_count(2)
    expect(cards(bo)).to_have_count(5)                  # the double colour
    bo.sees("play-your-turn")


def test_a_centre_card_says_whether_it_can_be_covered(visit: Visit, deal: Deal) -> None:
    house = deal(SEVEN)
    ada, bo = visit("Ada", house=house, language="fi"), visit("Bo", house=house)
    play_together(ada, bo, "dos")
    open_names = {name: ada.says("play-row-open", card=ada.card("dos", name)) for name in ("R7", "B9")}
    expect(on_row(ada, "R7")).to_have_accessible_name(open_names["R7"])
    expect(on_row(ada, "B9")).to_have_accessible_name(open_names["B9"])
    expect(on_row(bo, "R7")).to_have_accessible_name("red 7")                   # it is not Bo's turn
    ada.touch(card(ada, "dos", "G9"))
    expect(on_row(ada, "R7")).to_have_accessible_name(ada.card("dos", "R7"))
    expect(on_row(ada, "B9")).to_have_accessible_name(open_names["B9"])


def test_a_colour_is_named_and_the_card_can_be_put_back_before(visit: Visit, deal: Deal) -> None:
    house = deal(CHANGE)
    ada, bo = visit("Ada", house=house, size=PHONE, touch=True, language="da"), visit("Bo", house=house, language="da")
    play_together(ada, bo, "maumau")
    colours = ada.find("group", ada.says("play-name-colour"))
    ada.touch(card(ada, "maumau", "W"))
    expect(colours.get_by_role("button")).to_have_count(4)
    ada.touch(card(ada, "maumau", "W"))
    expect(colours).to_have_count(0)
    expect(cards(ada)).to_have_count(3)

    ada.touch(card(ada, "maumau", "W"))
    ada.touch(ada.find("button", ada.says("colour-B"), within=colours))
    bo.sees("play-said-change", you="no", name="Ada", colour=bo.says("colour-B"))
    expect(cards(ada)).to_have_count(2)
    expect(bo.find("region", bo.says("play-middle"))).to_contain_text(bo.says("colour-B"))
    bo.touch(card(bo, "maumau", "B8"))
    expect(cards(bo)).to_have_count(2)


def test_who_wants_a_second_touch_is_asked_for_it(visit: Visit, deal: Deal) -> None:
    house = deal(CHANGE)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "maumau")
    ada.press("play-about")
    ada.page.get_by_role("switch", name=ada.says("web-confirm")).check()
    ada.press("web-close")
    ada.touch(card(ada, "maumau", "G5"))
    expect(card(ada, "maumau", "G5")).to_have_attribute("aria-pressed", "true")
    expect(cards(ada)).to_have_count(3)
    ada.touch(card(ada, "maumau", "G5"))
    expect(cards(ada)).to_have_count(2)
