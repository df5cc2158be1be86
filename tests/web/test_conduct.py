"""People who do not want to meet somebody say so; and what those who run the server do is seen at the table, in the reader's language."""

import os
from pathlib import Path

from playwright.sync_api import expect

from tests.cli.command import maukas
from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.table import come_by_link, open_table
from tests.web.kit.visitor import PHONE, Visit, Visitor

SHOTS = os.environ.get("MAUKAS_SHOTS")  # a folder, to look at what is tested


def shot(visitor: Visitor, name: str) -> None:
    if SHOTS:
        visitor.page.screenshot(path=Path(SHOTS) / f"{name}.png")


def ask(house: ServerProcess, *arguments: str) -> None:
    ended = maukas("admin", *arguments, "--database", house.settings.database)
    assert ended.returncode == 0, ended.stderr


def test_somebody_is_reported_and_blocked_and_the_block_undone_in_the_settings(visit: Visit) -> None:
    ada, bo = visit("Ada", size=PHONE, touch=True, language="fi"), visit("Bo")
    path = open_table(ada, "maumau", public=True)
    come_by_link(bo, path)
    ada.press("play-about")
    ada.press("conduct-report-name", name="Bo")
    ada.sees("conduct-why")
    axe(ada.page)
    shot(ada, "report-phone-fi")
    ada.press("conduct-why-conduct")
    ada.sees("conduct-reported")
    ada.press("conduct-block-name", name="Bo")
    ada.sees("conduct-blocked-now", name="Bo")
    ada.open()
    ada.press("web-settings")
    ada.button("conduct-unblock-name", name="Bo").scroll_into_view_if_needed()
    axe(ada.page)
    shot(ada, "blocked-phone-fi")
    ada.press("conduct-unblock-name", name="Bo")
    expect(ada.button("conduct-unblock-name", name="Bo")).to_have_count(0)


def test_a_player_blocks_somebody_who_watches_and_the_other_way_round(visit: Visit) -> None:
    ada, bo, eve = visit("Ada"), visit("Bo"), visit("Eve")
    path = open_table(ada, "maumau", seats=2)
    come_by_link(bo, path)
    eve.open(path)
    eve.page.get_by_role("textbox", name=eve.says("play-name")).fill("Eve")
    eve.press("friends-watch")
    ada.press("play-start")
    eve.sees("play-you-watch")
    eve.touch(eve.page.get_by_label(eve.says("play-react"), exact=True))
    eve.press("play-reaction-laugh")
    expect(bo.page.get_by_role("log", name=bo.says("play-reactions"))).to_contain_text("Eve")
    bo.press("play-about")
    bo.press("conduct-block-name", name="Eve")
    bo.sees("conduct-blocked-now", name="Eve")
    eve.press("play-about")
    expect(eve.button("conduct-block-name", name="Eve")).to_have_count(0)
    eve.press("conduct-block-name", name="Ada")
    eve.sees("conduct-blocked-now", name="Ada")


def test_a_restart_is_announced_with_a_countdown_and_a_closed_table_says_so(visit: Visit, house: ServerProcess) -> None:
    ada, bo = visit("Ada"), visit("Bo", size=PHONE, touch=True, language="fi")
    path = open_table(ada, "dos")
    come_by_link(bo, path)
    ask(house, "announce", "--in", "600s")
    for visitor, name in ((ada, "restart-desk"), (bo, "restart-phone-fi")):
        visitor.sees("conduct-restart")
        visitor.sees("conduct-restart-note")
        expect(visitor.page.get_by_role("timer").first).to_be_visible()
        axe(visitor.page)
        shot(visitor, name)
    ask(house, "cancel")
    expect(ada.page.get_by_text(ada.says("conduct-restart"))).to_have_count(0)
    ask(house, "end", path.rpartition("/")[2])
    for visitor in (ada, bo):
        visitor.sees("conduct-away-closed")
    shot(bo, "closed-phone-fi")
