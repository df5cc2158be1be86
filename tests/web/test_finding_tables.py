"""Ways to a table: the lobby, a code, my tables; a new table has the rules that were chosen; what I like is remembered."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from maukas.texts import Texts
from tests.server.server_process import NEVER, ServerProcess
from tests.web.kit.house import open_house
from tests.web.kit.table import Rules, change_settings, choice, choose, open_table, path_of, play_bots
from tests.web.kit.visitor import Visit, Visitor


def named(visitor: Visitor) -> None:
    """Say a name in the settings."""
    visitor.press("web-settings")
    visitor.page.get_by_role("textbox", name=visitor.says("web-name")).fill(visitor.name)
    visitor.press("web-save")
    visitor.sees("web-saved")
    visitor.press("web-close")


def test_a_public_table_is_in_the_lobby_and_can_be_joined(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    path = open_table(ada, "dos", seats=3, public=True)
    bo.open()
    named(bo)
    lobby = bo.find("region", bo.says("web-lobby"))
    bo.touch(lobby.get_by_role("link", name=re.compile("DOS: Ada")))
    bo.sees("play-waiting-title")
    assert path_of(bo) == path
    bo.touch(bo.button("play-sit").first)
    ada.sees_words("Bo")


def test_a_table_is_found_by_its_code_and_a_wrong_one_is_explained(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    path = open_table(ada, "maumau")
    code = ada.page.get_by_text(ada.says("web-share-code")).locator("strong").inner_text()
    bo.expect_trouble("404")
    bo.open()
    field = bo.page.get_by_role("textbox", name=bo.says("web-join-label"))
    field.fill("baba-baba-baba")
    bo.press("web-join")
    bo.sees("http-no-table")
    field.fill(f" {code.upper()} ")
    bo.press("web-join")
    bo.sees("play-name-who", names="Ada")
    assert path_of(bo) == path


def test_a_table_that_does_not_exist_is_explained(visit: Visit) -> None:
    ada = visit("Ada")
    ada.expect_trouble("404")
    ada.open("t/babababababa")
    ada.sees("http-no-table")
    ada.press("play-to-start")
    ada.sees("web-welcome")


def test_my_tables_lead_back(visit: Visit) -> None:
    ada = visit("Ada")
    waiting = open_table(ada, "maumau")
    playing = play_bots(ada, "dos")
    ada.press("play-leave")
    ada.press("play-to-start-keep")
    ada.sees("web-welcome")
    ada.touch(ada.find("region", ada.says("web-my-tables")).get_by_role("link"))
    ada.sees("play-waiting-title")
    assert path_of(ada) == waiting
    ada.open()
    ada.touch(ada.find("region", ada.says("web-resume")).get_by_role("link"))
    ada.sees("play-round", round=1)
    assert path_of(ada) == playing


@pytest.fixture
def still_house(tmp_path: Path, built_page: Path) -> Iterator[ServerProcess]:
    """Here bots do nothing."""
    with open_house(tmp_path, built_page, pause=NEVER) as running:
        yield running


def test_the_sheet_of_the_reader_is_the_first_set_and_the_rounds_are_ready_to_choose(visit: Visit) -> None:
    ada = visit("Ada", language="fi")
    open_table(ada, "maumau")
    change_settings(ada)
    sets = ada.page.get_by_role("group", name=ada.says("web-rules"), exact=True).get_by_role("radio")
    expect(sets.first).to_have_accessible_name(re.compile("^" + re.escape(ada.says("preset-maumau-sheet-fi"))))
    expect(choice(ada, ada.says("web-rules"), ada.says("preset-maumau-strict"))).to_be_checked()
    choose(ada, ada.says("option-maumau-rounds"), "5")
    choose(ada, ada.says("web-rules"), ada.says("preset-maumau-sheet-fi"))
    expect(choice(ada, ada.says("option-maumau-rounds"), "5")).to_be_checked()
    expect(choice(ada, ada.says("web-rules"), ada.says("preset-maumau-sheet-fi"))).to_be_checked()


def test_the_rules_that_were_chosen_are_the_rules_of_the_table(visit: Visit, still_house: ServerProcess) -> None:
    ada = visit("Ada", house=still_house)
    rules: Rules = {"start_card": "plain", "free_draw": True, "mau": "caught", "hand_size": 8, "rounds": 7}
    play_bots(ada, "maumau", seats=4, rules=rules)
    expect(ada.page.get_by_role("list", name=ada.says("play-hand", count=8))).to_be_visible()  # no bot and no start card adds any
    ada.press("play-about")
    about = ada.page.get_by_role("dialog")
    for last in ("start-card-plain", "free-draw-on", "mau-caught", "hand-size", "rounds"):
        expect(about).to_contain_text(ada.says(f"option-maumau-{last}"))
    expect(about.get_by_role("definition")).to_have_count(len(rules))
    ada.open("new?game=maumau")  # the next table begins with the same rules
    ada.sees("play-seats", count=4)
    change_settings(ada)
    expect(choice(ada, ada.says("web-rules"), ada.says("web-rules-own"))).to_be_checked()


def test_what_i_like_is_remembered(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open()
    named(ada)
    ada.touch(ada.page.get_by_role("button", name="Ada"))
    choose(ada, ada.says("web-theme"), ada.says("web-theme-dark"))
    sounds = ada.find("switch", ada.says("web-sound"))
    expect(sounds).to_be_checked()
    sounds.uncheck()
    with ada.page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "PUT"):
        ada.page.get_by_role("dialog").get_by_role("combobox", name=ada.says("web-language")).select_option(label="Suomi")
    ada.texts = Texts("fi")
    ada.sees("web-theme")
    ada.page.reload()
    ada.sees("web-welcome")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    ada.touch(ada.page.get_by_role("button", name="Ada"))
    expect(ada.page.get_by_role("textbox", name=ada.says("web-name"))).to_have_value("Ada")
    expect(ada.find("switch", ada.says("web-sound"))).not_to_be_checked()
    expect(choice(ada, ada.says("web-theme"), ada.says("web-theme-dark"))).to_be_checked()
