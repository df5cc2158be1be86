"""The review of a finished match on its page: asked for, waited for, read, and followed to its moments."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.house import open_house
from tests.web.kit.visitor import PHONE, Visit
from tests.web.test_replay import is_at, played, slider

DEPTH = 64  # worlds, so that it takes seconds
QUICK: dict[str, Any] = {"maukas.server.reviews:DEPTH": DEPTH}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[ServerProcess]:
    """A server whose reviews are quick."""
    with open_house(tmp_path_factory.mktemp("house"), built_page, **QUICK) as running:
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


def test_a_review_that_is_refused_fails_or_finds_nothing_says_so(visit: Visit, house: ServerProcess) -> None:
    match, eve = played(house, "dos"), visit("Eve")
    told: dict[str, Any] = {"state": "none", "done": 0, "total": 0, "reason": "http-reviews-off"}
    answers: dict[str, tuple[int, dict[str, Any]]] = {"GET": (200, told), "POST": (503, {"reason": "http-reviews-busy", "values": {}})}

    def answer(route: Route) -> None:
        status, body = answers[route.request.method]
        route.fulfill(status=status, json=body)

    eve.page.route(f"**/api/matches/{match.id}/review", answer)
    eve.open(f"m/{match.id}")
    eve.sees("http-reviews-off")
    expect(eve.button("reviewed-ask")).to_have_count(0)

    told["reason"] = ""
    eve.open(f"m/{match.id}?round=1")
    eve.expect_trouble("503")
    eve.press("reviewed-ask")
    expect(eve.page.get_by_role("alert")).to_contain_text(eve.says("http-reviews-busy"))

    luck = {"share": 0.5, "deal": 0.5, "drawn": 0.0, "others": 0.0, "own": 0.0}
    seats = [{"seat": seat, "wins": luck, "points": luck} for seat in range(match.record.seats)]
    rounds = [{"number": number, "decisions": [], "luck": seats} for number in range(1, len(match.record.rounds) + 1)]
    result = {"id": match.id, "game": "dos", "depth": DEPTH, "rounds": rounds, "luck": seats}
    eve.page.route(f"**/api/matches/{match.id}/review/result", lambda route: route.fulfill(json=result))
    answers["POST"] = 202, told | {"state": "running", "total": 7, "done": 3}
    answers["GET"] = 200, told | {"state": "done"}
    eve.press("web-try-again")
    eve.sees("reviewed-progress", done=3, total=7)
    eve.sees("review-no-losses")
