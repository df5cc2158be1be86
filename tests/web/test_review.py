"""The review of a finished match on its page: asked for, waited for, read, and followed to its moments."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.house import open_house
from tests.web.kit.visitor import PHONE, Visit
from tests.web.test_replay import is_at, played, slider

DEPTH = 64  # worlds, so that it takes seconds


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[ServerProcess]:
    """A server whose reviews are quick."""
    with open_house(tmp_path_factory.mktemp("house"), built_page, **{"maukas.server.reviews:DEPTH": DEPTH}) as running:
        yield running


def test_a_review_is_asked_for_waited_for_and_leads_to_the_moments_of_its_losses(visit: Visit, house: ServerProcess) -> None:
    match, eve = played(house, "maumau"), visit("Eve")
    eve.open(f"m/{match.id}")
    eve.press("reviewed-ask")
    expect(eve.page.get_by_role("progressbar")).to_be_visible()
    chart = eve.find("slider", eve.says("reviewed-chances", round=1))
    expect(chart).to_be_visible(timeout=90_000)
    expect(eve.page.get_by_role("status").filter(has_text=eve.says("reviewed-done"))).to_be_attached()
    axe(eve.page)

    chart.focus()
    eve.page.keyboard.press("ArrowRight")
    is_at(eve, 1)  # once, though the replay has the same keys
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"1 .*Ada: \d+%"))
    eve.page.keyboard.press("End")
    is_at(eve, match.length(1))
    expect(chart).to_have_attribute("aria-valuetext", re.compile(": 100%"))
    box = chart.bounding_box()
    assert box is not None
    eve.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    expect(slider(eve)).not_to_have_value(str(match.length(1)))

    table = eve.find("table", eve.says("reviewed-points"))
    parts, result = table.locator("tbody td:nth-child(2)"), table.locator("tfoot td").first
    assert round(sum(map(float, parts.all_inner_texts())), 1) == float(result.inner_text())
    eve.find("radio", eve.says("reviewed-luck-round", round=1)).check(force=True)
    assert round(sum(map(float, parts.all_inner_texts())), 1) == float(result.inner_text())

    losses = eve.page.get_by_role("link", name=eve.says("reviewed-see"))
    if losses.count() == 0:
        eve.sees("review-no-losses")
    else:
        address = losses.first.get_attribute("href") or ""
        round_, move = map(int, re.findall(r"\d+", address.partition("?")[2]))
        losses.first.click()
        expect(eve.find("slider", eve.says("reviewed-chances", round=round_))).to_be_visible()
        is_at(eve, move)

    ben = visit("Ben", size=PHONE, language="fi")
    ben.open(f"m/{match.id}")  # it is there for everybody now
    expect(ben.find("slider", ben.says("reviewed-chances", round=1))).to_be_visible()
    axe(ben.page)
