"""For those who need large text, and for those who want no motion."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.house import OWN, long_round
from tests.web.kit.layout import assert_fits_across, assert_nothing_cut
from tests.web.kit.player import Player
from tests.web.kit.table import hand, open_table, play_bots
from tests.web.kit.visitor import PHONE, Visit, Visitor, eventually

Deal = Callable[[str], ServerProcess]
FEW_AND_MANY = """
hands = ["R3 R4 G9 B1 Y8", "Y1 Y6", "G1 G3 G4 G5 G6 G7 G8 G10 B3 B4 B5 B6"]
row = "R7 B9"
turn = 0
"""
TWICE = "html { font-size: 200% !important }"
MOVING = """() => document.getAnimations().filter(each => each.playState === 'running' && each.effect.getComputedTiming().duration > 1)
  .map(each => `${each.animationName ?? each.transitionProperty} of ${each.effect.target.outerHTML.slice(0, 100)}`)"""
NOTE = """(() => {
  const animate = Element.prototype.animate;
  window.moves = window.dealt = 0;
  addEventListener('animationstart', each => window.dealt += each.animationName.endsWith('deal'), true);
  Element.prototype.animate = function (frames, how) {
    if ((how?.duration ?? how) > 1) window.moves += 1;
    return animate.call(this, frames, how);
  };
})()"""


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_with_text_twice_as_large_nothing_is_cut_off(visit: Visit, deal: Deal, game: str) -> None:
    ada = visit("Ada", house=deal(long_round(game, 3)), language="fi")
    ada.open()
    ada.sees("web-welcome")
    ada.page.add_style_tag(content=TWICE)
    assert_fits_across(ada.page)
    assert_nothing_cut(ada.page)
    play_bots(ada, game, seats=3)
    ada.page.add_style_tag(content=TWICE)
    Player(ada).wait()
    assert_fits_across(ada.page)
    assert_nothing_cut(ada.page)
    Player(ada).turns(1)


@pytest.mark.parametrize("size", [(640, 400), (320, 640)], ids=["zoomed to 200 %", "zoomed to 400 %"])
def test_zoomed_in_nothing_is_cut_off(visit: Visit, deal: Deal, size: tuple[int, int]) -> None:
    ada = visit("Ada", house=deal(FEW_AND_MANY), language="sv", size=size)
    ada.open()
    ada.sees("web-welcome")
    assert_fits_across(ada.page)
    assert_nothing_cut(ada.page)
    play_bots(ada, "dos", seats=3)
    Player(ada).wait()
    assert_fits_across(ada.page)
    assert_nothing_cut(ada.page)
    Player(ada).turns(1)


def test_whoever_wants_no_motion_gets_none(visit: Visit) -> None:
    ada = visit("Ada", calm=True, size=PHONE, touch=True)
    ada.page.add_init_script(NOTE)
    ada.open()
    ada.sees("web-welcome")
    moved: list[str] = ada.page.evaluate(MOVING)
    open_table(ada, "maumau", seats=3, rules={"hand_size": 1, "rounds": 1})
    ada.press("play-fill")
    ada.press("play-start")
    player = Player(ada)
    while player.wait() == "turn":
        moved += ada.page.evaluate(MOVING)
        player.act()
        moved += ada.page.evaluate(MOVING)
    moved += ada.page.evaluate(MOVING)
    assert not moved, moved
    assert (noted(ada, "moves"), noted(ada, "dealt")) == (0, 0)


def test_others_see_the_cards_dealt_and_move(visit: Visit, deal: Deal) -> None:
    ada = visit("Ada", house=deal(long_round("maumau", 3)), calm=False)
    ada.page.add_init_script(NOTE)
    path = play_bots(ada, "maumau", seats=3)
    eventually(ada.page, lambda: noted(ada, "moves") >= 3, "everybody gets cards")
    eventually(ada.page, lambda: noted(ada, "dealt") == OWN, "so do I")
    Player(ada).wait()
    ada.open(path)  # who comes later finds them dealt
    expect(hand(ada)).to_be_visible()
    assert (noted(ada, "moves"), noted(ada, "dealt")) == (0, 0)
    Player(ada).turns(1)
    eventually(ada.page, lambda: noted(ada, "moves") > 0, "a card moves")


def noted(visitor: Visitor, what: str) -> int:
    """How many cards were sent flying, or dealt to the player’s own hand, since the page was loaded."""
    return int(visitor.page.evaluate("what => window[what]", what))
