"""Choices of more than one touch: two cards on one, a bonus, a colour, a second touch; and taking them back before they are sent."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.server.server_process import ServerProcess
from tests.web.kit.player import Player
from tests.web.kit.table import card, cards, has_turn, on_row, play_together
from tests.web.kit.visitor import PHONE, Visit

Deal = Callable[[str], ServerProcess]
SEVEN = """
hands = ["R3 R4 G9 B1 Y8", "Y1 Y6 Y7 Y9"]
row = "R7 B9"
turn = 0
draw = "G10 G8 G6"
"""
LONG_ROW = """
hands = ["R7 G9 B1 Y8", "Y1 Y6 Y7 R8"]
row = "R7 Y9 G5 B4"
turn = 0
"""
CHANGE = """
hands = ["W G5 B2", "B8 B3 Y3"]
discard = "G3"
turn = 0
"""


def box(thing: Locator) -> tuple[int, int]:
    """Where something is: its upper edge and its height."""
    found = thing.bounding_box()
    assert found is not None
    return round(found["y"]), round(found["height"])


def test_two_cards_on_one_given_up_and_then_sent_with_the_bonus_they_earn_and_nothing_moves(visit: Visit, deal: Deal) -> None:
    house = deal(SEVEN)
    ada, bo = visit("Ada", house=house, size=PHONE, touch=True), visit("Bo", house=house)
    play_together(ada, bo, "dos")
    choice, dock = Player(ada).choice(), ada.page.locator(".dock")
    before = box(dock), box(on_row(ada, "B9"))

    ada.touch(card(ada, "dos", "R3"))
    expect(card(ada, "dos", "R3")).to_have_attribute("aria-pressed", "true")
    ada.sees("play-choose-target")
    ada.touch(card(ada, "dos", "R4"))
    assert (box(dock), box(on_row(ada, "B9"))) == before
    ada.press("play-undo")
    expect(choice).to_have_count(0)
    expect(card(ada, "dos", "R3")).to_have_attribute("aria-pressed", "false")
    expect(cards(bo)).to_have_count(4)  # nothing was sent

    ada.touch(on_row(ada, "R7"))  # the other way round: first the card in the middle
    ada.sees("play-choose-card")
    ada.touch(card(ada, "dos", "R4"))
    ada.sees("play-choose-second")
    ada.touch(card(ada, "dos", "R3"))
    expect(on_row(bo, "R7")).to_have_accessible_name(bo.says("play-row-covered", card="red 7", by="red 3 + red 4"))
    ada.sees("play-bonuses", count=1)
    ada.sees("play-doubles", count=1)
    assert (box(dock), box(on_row(ada, "B9"))) == before

    ada.touch(card(ada, "dos", "G9"))
    ada.touch(on_row(ada, "R7"))  # that one is covered
    expect(ada.page.get_by_role("alert").filter(has_text="D-")).to_be_visible()
    assert (box(dock), box(on_row(ada, "B9"))) == before
    ada.press("play-undo")

    ada.press("play-end-bonus", count=1)
    ada.sees("play-choose-bonus", count=1)
    expect(ada.button("play-skip-bonus")).to_be_visible()
    ada.touch(card(ada, "dos", "G9"))
    expect(on_row(bo, "G9")).to_be_visible()
    expect(cards(ada)).to_have_count(2)
    expect(cards(bo)).to_have_count(5)  # the double colour
    has_turn(bo)


def test_a_bonus_card_is_put_on_a_centre_card_where_that_is_played(visit: Visit, deal: Deal) -> None:
    house = deal(LONG_ROW)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "dos", rules={"bonus_covers": True})
    ada.touch(card(ada, "dos", "R7"))
    ada.touch(on_row(ada, "R7"))
    ada.press("play-end-bonus", count=1)
    expect(card(ada, "dos", "G9")).to_have_accessible_name(ada.says("play-fits", card="green 9"))
    ada.touch(card(ada, "dos", "G9"))
    expect(ada.button("play-move-add", card="green 9")).to_be_visible()  # it could also be added
    ada.touch(on_row(ada, "Y9"))
    expect(on_row(bo, "Y9")).to_have_count(0)
    expect(cards(ada)).to_have_count(2)
    has_turn(bo)


def test_a_centre_card_says_whether_it_can_be_covered(visit: Visit, deal: Deal) -> None:
    house = deal(SEVEN)
    ada, bo = visit("Ada", house=house, language="fi"), visit("Bo", house=house)
    play_together(ada, bo, "dos")
    open_names = {name: ada.says("play-row-open", card=ada.card("dos", name)) for name in ("R7", "B9")}
    expect(on_row(ada, "R7")).to_have_accessible_name(open_names["R7"])
    expect(on_row(ada, "B9")).to_have_accessible_name(open_names["B9"])
    expect(on_row(bo, "R7")).to_have_accessible_name("red 7")  # it is not Bo's turn
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


def test_whoever_wants_a_second_touch_is_asked_for_it(visit: Visit, deal: Deal) -> None:
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


def test_whoever_wants_a_second_touch_confirms_a_cover(visit: Visit, deal: Deal) -> None:
    house = deal(SEVEN)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "dos")
    ada.press("play-about")
    ada.page.get_by_role("switch", name=ada.says("web-confirm")).check()
    ada.press("web-close")
    ada.touch(card(ada, "dos", "G9"))
    ada.touch(on_row(ada, "B9"))
    expect(cards(ada)).to_have_count(5)
    ada.press("play-move-cover", target="blue 9", card="green 9")
    expect(cards(ada)).to_have_count(4)
