"""A round ends: its last card is seen, then the result; and what somebody hears who does not see it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.server_process import ServerProcess
from tests.web.kit.table import card, has_turn, on_row, play_together
from tests.web.kit.visitor import PHONE, Visit, Visitor, eventually

Deal = Callable[[str], ServerProcess]
LAST = {"maumau": 'hands = ["R5", "B8 B3 Y3"]\ndiscard = "R3"\nturn = 0\n', "dos": 'hands = ["R5", "B8 B3 Y3"]\nrow = "R5 B9"\nturn = 0\n'}
TWO = """
hands = ["R5 G7", "B8 B3 Y3"]
discard = "R3"
turn = 0
"""
RESULT = "**/RoundResult-*.js"
# Where numbers are counted up: from what, to what.
NOTE_COUNTING = """(() => {
  window.counted = [];
  addEventListener('animationstart', ({ animationName, target }) => {
    if (!animationName.endsWith('count')) return;
    const [from, to] = ['--from', '--to'].map(each => Number(getComputedStyle(target).getPropertyValue(each)));
    window.counted.push([target.closest('table') ? 'sheet' : 'seat', from, to]);
  }, true);
})()"""
WRITTEN = """() => {
  window.written = [];
  const alert = document.querySelector('main [role=alert]');
  const changes = {childList: true, characterData: true, subtree: true};
  new MutationObserver(() => window.written.push(alert.innerText.trim())).observe(alert, changes);
}"""


def heard(visitor: Visitor) -> Locator:
    """What a screen reader is told of the table."""
    return visitor.page.locator(".phases > [role=status][aria-live=polite]")


def lay_last(visitor: Visitor, game: str) -> None:
    """Make the move that ends the round."""
    visitor.touch(card(visitor, game, "R5"))
    if game == "dos":
        visitor.touch(on_row(visitor, "R5"))


@pytest.mark.parametrize(("game", "calm"), [("maumau", False), ("dos", False), ("maumau", True)])
def test_the_last_card_and_all_hands_are_seen_before_the_result(visit: Visit, deal: Deal, game: str, calm: bool) -> None:
    house = deal(LAST[game])
    ada, bo = visit("Ada", house=house), visit("Bo", house=house, size=PHONE, touch=True, calm=calm)
    bo.page.clock.install()
    play_together(ada, bo, game, rules={"hand_size": 3})
    expect(heard(ada)).to_have_text(ada.says("play-said-your-turn"))
    bo.stop_time()
    lay_last(ada, game)
    out = bo.says("play-said-out", you="no", name="Ada")
    expect(bo.page.locator("main").get_by_text(out, exact=True)).to_be_visible()
    bo.page.clock.run_for(300)
    expect(heard(bo)).to_contain_text(out)
    expect(bo.button("play-continue")).to_have_count(0)
    if game == "maumau":
        expect(bo.find("img", bo.says("play-top", card="red 5"))).to_be_visible()
    else:
        expect(on_row(bo, "R5")).to_be_visible()
    expect(bo.find("list", bo.says("play-others"))).to_contain_text(bo.says("play-left-none"))
    bo.page.clock.run_for(3000)
    expect(bo.button("play-continue")).to_be_visible()
    expect(bo.find("img", f"{bo.says('result-last-cards', count=1)}: red 5")).to_be_visible()
    expect(heard(bo)).to_contain_text(out)
    expect(ada.find("list", ada.says("play-others"))).to_have_count(0)


def counted(visitor: Visitor) -> list[list[object]]:
    """What was counted up before these eyes."""
    return list(visitor.page.evaluate("() => window.counted"))


@pytest.mark.parametrize("calm", [False, True])
def test_points_are_counted_up_at_the_seats_and_in_the_sheet(visit: Visit, deal: Deal, calm: bool) -> None:
    house = deal(LAST["maumau"])
    ada, bo = visit("Ada", house=house, calm=calm), visit("Bo", house=house)
    ada.page.add_init_script(NOTE_COUNTING)
    ada.page.clock.install()
    bo.page.clock.install()
    play_together(ada, bo, "maumau", rules={"hand_size": 3})
    ada.stop_time()
    bo.stop_time()  # what is told stays for a moment only
    lay_last(ada, "maumau")
    told = bo.page.locator("main").get_by_text(bo.says("play-said-out", you="no", name="Ada"), exact=True)

    def is_told() -> bool:
        bo.page.clock.run_for(20)
        return told.is_visible()

    eventually(bo.page, is_told)
    ada.page.clock.run_for(300)
    expect(ada.find("list", ada.says("play-others"))).to_contain_text(ada.says("play-points", count=14))
    if not calm:
        eventually(ada.page, lambda: ["seat", 0, 14] in counted(ada), "the points of Bo are counted up")
    ada.page.clock.run_for(3000)
    expect(ada.button("play-continue")).to_be_visible()
    if calm:
        assert counted(ada) == [], "those who want less motion see the numbers at once"
    else:
        eventually(ada.page, lambda: ["sheet", 0, 14] in counted(ada), "so they are in the score sheet")


def test_the_result_takes_the_focus_of_whoever_plays_by_keys(visit: Visit, deal: Deal) -> None:
    house = deal(LAST["maumau"])
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "maumau", rules={"hand_size": 3})
    card(ada, "maumau", "R5").focus()
    ada.page.keyboard.press("Enter")
    heading = ada.page.get_by_role("heading", level=1, name=ada.says("play-round-won", you="yes", round=1))
    expect(heading).to_be_focused()


def test_a_result_that_cannot_be_loaded_says_so_and_comes_when_asked_again(visit: Visit, deal: Deal) -> None:
    house = deal(LAST["maumau"])
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    bo.expect_trouble("RoundResult", "ERR_FAILED", "Failed to fetch dynamically imported module")
    bo.page.route(RESULT, lambda route: route.abort())
    play_together(ada, bo, "maumau", rules={"hand_size": 3})
    lay_last(ada, "maumau")
    bo.sees("web-load-failed")
    bo.page.unroute(RESULT)
    bo.press("web-try-again")
    expect(bo.button("play-continue")).to_be_visible()


def test_the_first_refusal_is_written_once(visit: Visit, deal: Deal) -> None:
    house = deal(TWO)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "maumau", rules={"hand_size": 3})
    ada.page.evaluate(WRITTEN)
    ada.touch(card(ada, "maumau", "G7"))
    ada.sees("maumau-number-does-not-fit", card="green 7", top="red 3")
    assert len(ada.page.evaluate("() => window.written")) == 1


def test_a_missed_turn_and_a_penalty_say_why(visit: Visit, deal: Deal) -> None:
    house = deal('hands = ["RX R5 G7", "R8 B3"]\ndiscard = "R3"\nturn = 0\ndraw = "Y9 Y8 Y7"\n')
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "maumau", rules={"hand_size": 3})
    ada.touch(card(ada, "maumau", "RX"))
    expect(heard(bo)).to_contain_text(bo.says("play-said-skipped", you="yes"))
    ada.touch(card(ada, "maumau", "R5"))
    has_turn(bo)
    bo.touch(card(bo, "maumau", "R8"))  # and nobody has said mau
    expect(heard(ada)).to_contain_text(ada.says("play-said-forgot-mau", you="yes"))
