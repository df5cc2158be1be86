"""Whole matches against bots, from the first screen to the next match, by touching what the page offers."""

import pytest
from playwright.sync_api import expect

from tests.web.kit.player import Player
from tests.web.kit.table import meet_bots
from tests.web.kit.visitor import PHONE, Visit

SHORT = {"maumau": {"hand_size": 3, "rounds": 2}, "dos": {"hand_size": 3, "target": 30}}


@pytest.mark.parametrize(("game", "seats", "device"), [("maumau", 3, "desk"), ("dos", 2, "phone")])
def test_a_match_is_played_to_its_end_and_then_another_begins(visit: Visit, game: str, seats: int, device: str) -> None:
    ada = visit("Ada", calm=False) if device == "desk" else visit("Ada", size=PHONE, touch=True, language="fi")
    meet_bots(ada, game, seats=seats, rules=SHORT[game])
    player = Player(ada)
    player.play()

    scores = ada.find("table", ada.says("play-scores"))
    expect(scores.get_by_role("columnheader", name="Ada")).to_be_visible()
    totals = scores.get_by_role("row", name=ada.says("play-total")).get_by_role("cell").all_inner_texts()
    rounds = [row.get_by_role("cell").all_inner_texts() for row in scores.locator("tbody").get_by_role("row").all()]
    assert [sum(map(int, column)) for column in zip(*rounds, strict=True)] == [*map(int, totals)]
    best = min(map(int, totals)) if game == "maumau" else max(map(int, totals))
    heading = ada.page.get_by_role("heading", level=1)
    is_won = int(totals[0]) == best
    if not is_won:
        place = 1 + sum(int(each) < int(totals[0]) if game == "maumau" else int(each) > int(totals[0]) for each in totals)
        expect(heading).to_have_text(ada.says("result-you-came", place=place))
    elif [*map(int, totals)].count(best) == 1:
        expect(heading).to_have_text(ada.says("play-you-won"))

    falls = "() => [...document.querySelectorAll('svg')].some(each => getComputedStyle(each).animationName !== 'none')"
    assert ada.page.evaluate(falls) == (device == "desk" and is_won), "confetti, but not for others, nor for those who want less motion"

    replay = str(ada.find("link", ada.says("web-replay")).get_attribute("href"))
    ada.press("play-rematch")
    expect(ada.page.locator(f"[href='{replay}']")).to_have_count(0)  # this match is over, and its result gone
    player.wait()  # in the other one a bot may be out, or even have won, already
    ada.sees("play-round", round=1)
