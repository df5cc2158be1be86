"""A move that the rules do not allow: nothing happens but words that say why, with the clause."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.server.server_process import ServerProcess
from tests.web.kit.table import card, cards, on_row, play_together
from tests.web.kit.visitor import Visit, Visitor

Deal = Callable[[str], ServerProcess]
CLASH = """
hands = ["R5 B2 G7", "R8 B3 Y3"]
discard = "R1"
turn = 0
"""
NO_MATCH = """
hands = ["R5 G6 B3 B4", "Y1 Y6 Y7 Y9"]
row = "R5 B9"
turn = 0
"""


def refusal(visitor: Visitor, words: str) -> Locator:
    """What the page says about it."""
    return visitor.page.get_by_role("alert").filter(has_text=words)


def test_a_card_that_does_not_fit(visit: Visit, deal: Deal) -> None:
    house = deal(CLASH)
    ada, bo = visit("Ada", house=house, language="fi"), visit("Bo", house=house)
    play_together(ada, bo, "maumau")
    ada.touch(card(ada, "maumau", "B2"))
    why = ada.says("maumau-number-does-not-fit", card=ada.card("maumau", "B2"), top=ada.card("maumau", "R1"))
    expect(refusal(ada, why)).to_contain_text(ada.says("play-clause", clause="M-15"))
    expect(cards(ada)).to_have_count(3)
    bo.touch(card(bo, "maumau", "R8"))  # it is not Bo's turn
    expect(refusal(bo, bo.says("maumau-not-your-turn", player="Ada"))).to_be_visible()
    expect(cards(bo)).to_have_count(3)
    ada.touch(card(ada, "maumau", "R5"))
    expect(refusal(ada, why)).to_have_count(0)
    expect(cards(ada)).to_have_count(2)


def test_a_card_that_does_not_cover(visit: Visit, deal: Deal) -> None:
    house = deal(NO_MATCH)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "dos")
    ada.touch(card(ada, "dos", "G6"))
    ada.touch(on_row(ada, "R5"))
    clause = ada.says("play-clause", clause="D-").split("D-")[0] + "D-"
    expect(refusal(ada, clause)).to_contain_text("green 6")
    expect(cards(ada)).to_have_count(4)
