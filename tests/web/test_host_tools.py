"""A host arranges a table while friends wait, and helps the match along while they play."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.house import long_round
from tests.web.kit.table import (
    accept_invitation,
    begin,
    cards,
    change_settings,
    choose,
    come_by_link,
    fitting,
    hand,
    have_seats,
    open_table,
)
from tests.web.kit.visitor import PHONE, Visit

Deal = Callable[[str], ServerProcess]


def test_a_host_changes_the_game_while_friends_wait_and_all_see_it(visit: Visit) -> None:
    ada, bo, kim = visit("Ada"), visit("Bo", size=PHONE, touch=True, language="fi"), visit("Kim")
    path = open_table(ada, "maumau", seats=3)
    bo.open(path)
    bo.sees("friends-invites", host="Ada", game="Mau Mau")
    bo.sees_words(f"{bo.says('preset-maumau-strict')} · {bo.says('friends-length-rounds', count=3)}")
    expect(bo.find("link", bo.says("friends-learn", game="Mau Mau"))).to_have_attribute("href", "/learn/maumau")
    axe(bo.page)
    come_by_link(bo, path)
    expect(bo.button("friends-change")).to_have_count(0)  # that is the host's

    change_settings(ada)
    choose(ada, ada.says("web-game"), "DOS")
    choose(ada, ada.says("web-rules"), ada.says("preset-dos-friendly"))
    choose(ada, ada.says("option-dos-target"), "100")
    axe(ada.page)
    ada.press("web-close")
    bo.sees_words(f"{bo.says('preset-dos-friendly')} · {bo.says('friends-length-points', count=100)}")
    expect(bo.page.get_by_role("heading", name="DOS")).to_be_visible()

    have_seats(ada, 2)
    ada.press("play-seat-less") if ada.has("play-seat-less") else None
    kim.open(path)  # two sit on two seats
    kim.sees("friends-full")
    kim.page.get_by_role("textbox", name=kim.says("play-name")).fill("Kim")
    kim.press("friends-watch")
    kim.sees("play-waiting-title")
    begin(ada)
    kim.sees("play-you-watch")


def test_a_host_pauses_changes_a_bot_and_lets_a_watcher_in(visit: Visit, deal: Deal) -> None:
    house = deal(long_round("maumau", 3))
    ada, bo, kim = visit("Ada", house=house), visit("Bo", house=house), visit("Kim", house=house)
    path = open_table(ada, "maumau", seats=3)
    come_by_link(bo, path)
    ada.press("play-fill")
    begin(ada)
    kim.open(path)
    kim.sees("friends-soon")
    accept_invitation(kim)
    kim.press("play-joins-not")
    kim.sees("play-you-watch")

    ada.press("play-about")
    ada.press("play-host-tools")
    tools = ada.find("dialog", ada.says("play-host-tools"))
    tools.get_by_role("combobox").select_option(label=ada.says("web-level-master"))
    bo.sees_words(bo.says("web-level-master"))
    ada.press("friends-let-in", name="Kim")
    kim.sees("play-joins")
    axe(ada.page)
    ada.press("friends-pause")
    ada.press("web-close")
    bo.sees("play-paused", name="Ada")
    expect(fitting(ada)).to_have_count(0)
    expect(bo.button("play-resume")).to_have_count(0)
    bo.press("play-about")
    expect(bo.button("play-host-tools")).to_have_count(0)

    ada.page.reload()  # a pause lasts
    count = cards(ada).count() if hand(ada).is_visible() else None
    ada.press("play-resume")
    expect(fitting(ada).first).to_be_visible()
    assert count is None or cards(ada).count() == count


def test_a_host_gives_the_seat_of_somebody_who_has_left_to_a_bot_and_a_bots_seat_to_a_person(visit: Visit, deal: Deal) -> None:
    house = deal(long_round("maumau", 3))
    ada, bo, kim = visit("Ada", house=house), visit("Bo", house=house, size=PHONE, touch=True), visit("Kim", house=house)
    path = open_table(ada, "maumau", seats=3)
    come_by_link(bo, path)
    ada.press("play-fill")
    begin(ada)
    ada.press("play-about")
    ada.press("play-host-tools")
    tools = ada.find("dialog", ada.says("play-host-tools"))
    expect(tools.get_by_role("combobox")).to_have_count(1)
    expect(ada.button("friends-replace", name="Bo")).to_have_count(0)  # whoever plays keeps the seat

    bo.press("play-leave")
    bo.touch(bo.find("button", bo.says("play-leave"), within=bo.find("dialog", bo.says("play-leave"))))
    ada.press("friends-replace", name="Bo")
    expect(tools.get_by_role("combobox")).to_have_count(2)
    expect(tools.get_by_text("Bo", exact=True)).to_have_count(0)
    tools.get_by_text(ada.says("friends-seats-fixed")).wait_for()
    axe(ada.page)

    bo.open(path)
    bo.sees("play-you-watch")
    kim.open(path)
    accept_invitation(kim)
    kim.press("play-joins-not")
    chosen = tools.get_by_label(ada.says("friends-whose-seat"))
    second = chosen.get_by_role("option").nth(1).inner_text()
    chosen.select_option(label=second)
    ada.press("friends-let-in", name="Bo")
    bo.sees("play-joins")
    ada.press("web-close")
    ada.press("play-about")
    line = ada.find("dialog", ada.says("play-about")).get_by_role("listitem").filter(has_text=ada.says("play-next", name="Bo"))
    expect(line).to_contain_text(second)
