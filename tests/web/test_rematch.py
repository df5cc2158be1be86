"""After a match: the result stays, another match is asked for and agreed to; and whom the host removes, and allows to sit again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.server.house import House
from tests.web.kit.axe import axe
from tests.web.kit.house import open_house
from tests.web.kit.table import card, come_by_link, hand, open_table, play_together
from tests.web.kit.visitor import Visit, Visitor

LAST = """
hands = ["R5", "B8 B3 Y3"]
discard = "R3"
turn = 0
"""
NEXT = """
hands = ["R5 R6", "B8 B3 Y3"]
discard = "R3"
turn = 0
"""
ONE_ROUND = {"hand_size": 3, "rounds": 1}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[House]:
    """Here seat 0 wins every round with its only card."""
    with open_house(tmp_path_factory.mktemp("house"), built_page, position=LAST) as running:
        yield running


def finish(ada: Visitor, bo: Visitor) -> str:
    """Ada wins a match; give back the address of the table."""
    path = play_together(ada, bo, "maumau", rules=ONE_ROUND)
    ada.touch(card(ada, "maumau", "R5"))
    ada.sees("play-you-won")
    bo.sees("play-won", names="Ada", count=1)
    return path


def leave(visitor: Visitor) -> None:
    """Get up and go to the first screen."""
    visitor.press("play-leave")
    dialog = visitor.page.get_by_role("dialog", name=visitor.says("play-leave"))
    visitor.touch(visitor.find("button", visitor.says("play-leave"), within=dialog))
    visitor.sees("web-welcome")


def columns(visitor: Visitor) -> Locator:
    """The names above the scores, after the heading of the rounds."""
    return visitor.page.get_by_role("columnheader")


def test_a_rematch_is_asked_for_and_agreed_to(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    finish(ada, bo)
    ada.press("play-rematch")
    bo.sees("play-rematch-asked", names="Ada", count=1)
    bo.sees("play-won", names="Ada", count=1)
    bo.sees("play-deal-in")
    ada.sees("play-wait-others")
    ada.sees("play-you-won")
    expect(ada.button("play-ready")).to_have_count(0)
    axe(ada.page)
    axe(bo.page)
    bo.press("play-ready")
    expect(hand(ada)).to_be_visible()
    expect(hand(bo)).to_be_visible()
    bo.page.keyboard.press("ArrowRight")                # the button is gone that had the focus
    expect(hand(bo).locator(":focus")).to_have_count(1)


def test_results_keep_the_names_of_those_who_played(visit: Visit) -> None:
    ada, bo, eve = visit("Ada"), visit("Bo"), visit("Eve")
    path = finish(ada, bo)
    leave(bo)
    eve.open(path)
    eve.page.get_by_role("textbox", name=eve.says("play-name")).fill("Eve")
    eve.press("play-name-enter")
    expect(eve.button("play-rematch")).to_be_visible()  # so she sits
    eve.sees("play-won", names="Ada", count=1)
    names = [eve.says("play-round-short"), "Ada", "Bo"]
    expect(columns(eve)).to_have_text(names)
    expect(columns(ada)).to_have_text(names)
    eve.press("play-rematch")
    ada.sees("play-rematch-asked", names="Eve", count=1)
    ada.sees("play-you-won")
    expect(columns(ada)).to_have_text(names)


def test_whom_the_host_removes_sits_again_when_allowed(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    come_by_link(bo, open_table(ada, "maumau"))
    ada.press("play-remove", name="Bo")
    ada.sees("play-removed", names="Bo")
    bo.press("play-sit")
    bo.sees("table-removed")
    expect(bo.button("play-allow")).to_have_count(0)
    axe(ada.page)
    ada.press("play-allow")
    expect(ada.button("play-allow")).to_have_count(0)
    bo.press("play-sit")
    expect(ada.button("play-remove", name="Bo")).to_be_visible()


def test_a_host_without_a_seat_allows_people_to_sit_again(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    path = open_table(ada, "maumau")
    come_by_link(bo, path)
    ada.press("play-remove", name="Bo")
    ada.sees("play-removed", names="Bo")
    leave(ada)
    ada.open(path)
    ada.press("play-allow")
    expect(ada.button("play-allow")).to_have_count(0)
    bo.touch(bo.button("play-sit").first)
    expect(ada.button("play-remove", name="Bo")).to_be_visible()


def test_who_closed_the_browser_and_keeps_everybody_waiting_can_be_removed(visit: Visit, tmp_path: Path, built_page: Path) -> None:
    with open_house(tmp_path, built_page, position=NEXT, **{"maukas.tables.arranging:ASLEEP": 1.0}) as house:
        ada, bo = visit("Ada", house=house), visit("Bo", house=house)
        play_together(ada, bo, "maumau")
        bo.page.close()
        ada.press("play-about")
        dialog = ada.page.get_by_role("dialog", name=ada.says("play-about"))
        expect(dialog.get_by_role("listitem").filter(has_text=ada.says("play-away"))).to_be_visible()
        expect(ada.button("play-remove", name="Bo")).to_have_count(0)           # nobody waits for Bo
        ada.press("web-close")
        ada.touch(card(ada, "maumau", "R5"))
        ada.sees("play-turn-of", name="Bo")
        ada.press("play-about")
        ada.press("play-remove", name="Bo")             # waits until it is offered
        ada.sees("play-removed", names="Bo")
        expect(dialog.get_by_role("listitem").filter(has_text=ada.says("play-is-bot", level=ada.says("web-level-casual")))).to_be_visible()


def test_whoever_plays_keeps_the_seat_and_whoever_left_may_lose_it(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    play_together(ada, bo, "maumau", rules=ONE_ROUND)
    ada.press("play-about")
    dialog = ada.page.get_by_role("dialog", name=ada.says("play-about"))
    expect(dialog.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    expect(ada.button("play-remove", name="Bo")).to_have_count(0)
    leave(bo)
    ada.press("play-remove", name="Bo")
    ada.sees("play-removed", names="Bo")
    expect(dialog.get_by_role("listitem").filter(has_text=ada.says("play-is-bot", level=ada.says("web-level-casual")))).to_be_visible()
    axe(ada.page)
