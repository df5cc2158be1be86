"""What a table remembers: what each seat did last, all moves of the round, how the match stands; and what can be set there."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.faces import others
from tests.web.kit.table import begin, card, choice, choose, come_by_link, has_turn, open_table, play_together
from tests.web.kit.visitor import PHONE, Visit, eventually

Deal = Callable[[str], ServerProcess]
FEW = """
hands = ["R5 G2 B3", "R7 Y1 Y2"]
discard = "R9"
turn = 0
"""
STOP = """
hands = ["RX R5 G2 B3", "R7 Y1 Y2"]
discard = "R9"
turn = 0
"""
TEN = """
hands = ["R5 G2 B3", "R7 Y1 Y2", "G1 G3", "G4 G5", "B1 B2", "B4 B5", "Y3 Y4", "Y5 Y6", "R1 R2", "R3 R4"]
discard = "R9"
turn = 0
"""
SMALLEST = (320, 568)
SHOWN = """each => {
  const [own, seat] = [each, each.closest('li')].map(one => one.getBoundingClientRect());
  const seen = document.elementFromPoint(own.left + own.width / 2, own.top + own.height / 2);
  return own.left >= seat.left && own.right <= seat.right && own.top >= seat.top && own.bottom <= seat.bottom && each.contains(seen);
}"""


def test_ten_at_a_table_on_the_smallest_phone_see_what_each_did_last(visit: Visit, deal: Deal) -> None:
    house = deal(TEN)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house, size=SMALLEST, touch=True)
    path = open_table(ada, "maumau", seats=10)
    come_by_link(bo, path)
    ada.press("play-fill")
    begin(ada)
    ada.touch(card(ada, "maumau", "R5"))
    has_turn(bo)
    last = others(bo).filter(has_text="Ada").get_by_title("red 5", exact=True)
    expect(last).to_be_visible()
    eventually(bo.page, lambda: bool(last.evaluate(SHOWN)), "it is whole")


def test_moves_standings_and_settings_are_in_reach_while_a_round_is_played(visit: Visit, deal: Deal) -> None:
    house = deal(FEW)
    ada, bo = visit("Ada", house=house, size=PHONE, touch=True), visit("Bo", house=house)
    path = play_together(ada, bo, "maumau")
    seats = bo.find("list", bo.says("play-others"))
    expect(seats).not_to_contain_text("red 5")
    ada.touch(card(ada, "maumau", "R5"))
    expect(seats).to_contain_text("red 5")  # until Ada acts again

    bo.page.keyboard.press("l")
    moves = bo.find("dialog", bo.says("play-moves"))
    expect(moves).to_contain_text(bo.says("play-said-lays", you="no", name="Ada", card="red 5"))
    axe(bo.page)
    bo.press("web-close")
    bo.open(path)  # after a reload they are all there
    expect(seats).to_contain_text("red 5")
    bo.press("play-moves")
    expect(moves).to_contain_text(bo.says("play-said-lays", you="no", name="Ada", card="red 5"))
    bo.press("web-close")

    where = ada.page.get_by_role("button", name=ada.says("play-round-of", round=1, rounds=3))
    ada.touch(where)
    standings = ada.find("dialog", ada.says("play-scores"))
    expect(standings).to_contain_text(ada.says("play-goal-rounds", count=3))
    expect(standings.get_by_role("link", name=ada.says("play-rules-all"))).to_be_visible()
    axe(ada.page)
    ada.press("web-close")

    ada.press("play-about")
    ada.press("play-host-tools")
    choose(ada, ada.says("web-pace"), ada.says("web-pace-quick"))
    axe(ada.page)
    bo.press("play-about")
    expect(choice(bo, bo.says("web-theme"), bo.says("web-theme-dark"))).to_be_attached()
    expect(bo.button("play-host-tools")).to_have_count(0)


def test_the_reasons_of_moves_outlive_a_reload(visit: Visit, deal: Deal) -> None:
    house = deal(STOP)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house, size=PHONE, touch=True)
    path = play_together(ada, bo, "maumau")
    ada.touch(card(ada, "maumau", "RX"))
    skipped = bo.says("play-said-skipped", you="yes", name="Bo")
    moves = bo.find("dialog", bo.says("play-moves"))
    for _ in range(2):
        expect(bo.find("list", bo.says("play-others"))).to_contain_text(bo.card("maumau", "RX"))
        bo.press("play-moves")
        expect(moves).to_contain_text(skipped)
        bo.open(path)
