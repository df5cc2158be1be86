"""After a match: the result stays, another match is asked for and agreed to; and whom the host removes, and allows to sit again."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.house import open_house
from tests.web.kit.layout import assert_fits_across
from tests.web.kit.table import accept_invitation, card, come_by_link, hand, open_table, play_together
from tests.web.kit.visitor import PHONE, Visit, Visitor, eventually

LAST = """
hands = ["R5", "B8 B3 Y3"]
discard = "R3"
turn = 0
"""
PROMPT: dict[str, Any] = {"maukas.tables.host_requests:REMOVABLE_AFTER": 1.0}
NEXT = """
hands = ["R5 R6", "B8 B3 Y3"]
discard = "R3"
turn = 0
"""
ONE_ROUND = {"hand_size": 3, "rounds": 1}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[ServerProcess]:
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


FALLING = "() => [...document.querySelectorAll('svg')].filter(each => getComputedStyle(each).animationName !== 'none').length"


def test_the_result_says_who_came_where_and_only_winners_get_confetti(visit: Visit) -> None:
    ada, bo = visit("Ada", calm=False), visit("Bo", calm=False, size=PHONE, language="sv")
    finish(ada, bo)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.says("play-you-won"))
    expect(bo.page.get_by_role("heading", level=1)).to_have_text(bo.says("result-you-came", place=2))
    assert ada.page.evaluate(FALLING) > 0
    assert bo.page.evaluate(FALLING) == 0
    for visitor in (ada, bo):
        total = visitor.page.get_by_role("row", name=visitor.says("play-total"))
        expect(total.get_by_role("cell").first.get_by_role("img", name=visitor.says("web-winner"))).to_be_visible()
        expect(total.get_by_role("img")).to_have_count(1)
        expect(visitor.find("img", f"{visitor.says('result-last-cards', count=1)}: {visitor.card('maumau', 'R5')}")).to_be_visible()
        axe(visitor.page)


def test_a_result_is_shared_as_a_picture_and_as_text(visit: Visit) -> None:
    ada, bo = visit("Ada", permissions=["clipboard-read", "clipboard-write"]), visit("Bo", size=PHONE, touch=True, language="fi")
    finish(ada, bo)
    ada.press("result-share")
    dialog = ada.page.get_by_role("dialog", name=ada.says("result-share"))
    picture = dialog.get_by_role("img")
    ada.press("result-copy")
    ada.sees("web-copied")
    words = ada.page.evaluate("() => navigator.clipboard.readText()").split("\n")
    assert words[0] == ada.says("play-won", names="Ada", count=1)
    assert words[2].startswith("1. Ada")
    assert words[3].startswith("2. Bo")
    assert words[-1].startswith(f"{ada.house.address}/m/")
    assert len(words) == 5
    expect(picture).to_have_accessible_name(" ".join(words))
    axe(ada.page)
    with ada.page.expect_download() as coming:
        ada.touch(dialog.get_by_role("link", name=ada.says("result-save")))
    content = Path(coming.value.path()).read_bytes()
    assert content.startswith(b"\x89PNG")
    assert int.from_bytes(content[16:20]) == 1200
    bo.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')) }")
    bo.touch(bo.find("link", bo.says("web-replay")))
    expect(bo.find("slider", bo.says("match-slider"))).to_be_visible()  # the result has a button of that name, too
    bo.press("result-share")
    bo.press("result-copy")
    bo.sees("result-no-copy")
    expect(bo.page.get_by_role("dialog").get_by_role("textbox")).to_have_value(re.compile("^" + bo.says("play-won", names="Ada", count=1)))
    assert_fits_across(bo.page)
    axe(bo.page)


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

    def reaches_the_hand() -> bool:  # though the button is gone that had the focus; the keys come a little after the cards
        bo.page.keyboard.press("ArrowRight")
        return hand(bo).locator(":focus").count() == 1

    eventually(bo.page, reaches_the_hand)


def test_results_keep_the_names_of_those_who_played(visit: Visit) -> None:
    ada, bo, eve = visit("Ada"), visit("Bo"), visit("Eve")
    path = finish(ada, bo)
    leave(bo)
    eve.open(path)
    accept_invitation(eve)
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


def test_whoever_closed_the_browser_and_keeps_everybody_waiting_can_be_removed(visit: Visit, tmp_path: Path, built_page: Path) -> None:
    with open_house(tmp_path, built_page, position=NEXT, **PROMPT) as house:
        ada, bo = visit("Ada", house=house), visit("Bo", house=house)
        play_together(ada, bo, "maumau")
        bo.page.close()
        ada.press("play-about")
        dialog = ada.page.get_by_role("dialog", name=ada.says("play-about"))
        expect(dialog.get_by_role("listitem").filter(has_text=ada.says("play-away"))).to_be_visible()
        expect(ada.button("play-remove", name="Bo")).to_have_count(0)  # nobody waits for Bo
        ada.press("web-close")
        ada.touch(card(ada, "maumau", "R5"))
        ada.sees("play-turn-of", name="Bo")
        ada.press("play-about")
        ada.press("play-remove", name="Bo")  # waits until it is offered
        ada.sees("play-removed", names="Bo")
        expect(dialog.get_by_role("listitem").filter(has_text=ada.says("play-is-bot", level=ada.says("web-level-casual")))).to_be_visible()


def test_whoever_plays_keeps_the_seat_and_whoever_left_may_lose_it(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    play_together(ada, bo, "maumau", rules=ONE_ROUND)
    ada.press("play-about")
    dialog = ada.page.get_by_role("dialog", name=ada.says("play-about"))
    expect(dialog.locator("ol").get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    expect(ada.button("play-remove", name="Bo")).to_have_count(0)
    leave(bo)
    ada.press("play-remove", name="Bo")
    ada.sees("play-removed", names="Bo")
    expect(dialog.get_by_role("listitem").filter(has_text=ada.says("play-is-bot", level=ada.says("web-level-casual")))).to_be_visible()
    axe(ada.page)
