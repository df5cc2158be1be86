"""Somebody who does not want to wait for the bots taps the table, or presses a key."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from maukas.tables.names import BOT_NAMES
from tests.web.kit.house import long_round, open_house
from tests.web.kit.player import Player
from tests.web.kit.table import fitting, has_turn, play_bots
from tests.web.kit.visitor import DESK, PHONE, Visit

STILL = 3600.0  # seconds that a bot takes if nobody is in a hurry


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["a tap", "a key"])
def test_bots_hurry_until_i_am_on_turn_again(visit: Visit, tmp_path: Path, built_page: Path, size: tuple[int, int]) -> None:
    with open_house(tmp_path, built_page, position=long_round("maumau", 3), pause=STILL, hasty=0.0) as house:
        ada = visit("Ada", house=house, size=size, touch=size == PHONE)
        play_bots(ada, "maumau", seats=3)
        for _ in range(2):  # it is asked for anew each time
            Player(ada).act()
            ada.sees("play-turn-of", name=BOT_NAMES[0])
            if ada.has_touch:
                ada.page.get_by_role("region", name=ada.says("play-middle")).tap(position={"x": 4, "y": 4})
            else:
                ada.page.keyboard.press("f")
            has_turn(ada)


def test_a_tap_on_something_to_press_hurries_nobody(visit: Visit, tmp_path: Path, built_page: Path) -> None:
    with open_house(tmp_path, built_page, position=long_round("maumau", 3), pause=STILL, hasty=0.0) as house:
        ada = visit("Ada", house=house)
        sent: list[str] = []
        ada.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
        play_bots(ada, "maumau", seats=3)
        Player(ada).act()
        ada.sees("play-turn-of", name=BOT_NAMES[0])
        ada.press("play-moves")
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        ada.page.keyboard.press("f")
        ada.press("web-close")
        expect(fitting(ada)).to_have_count(0)
        assert not any("hasten" in frame for frame in sent)
