"""The rules on the screen: every clause in every language, each with an address of its own."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from maukas.games.registry import GAMES
from maukas.texts import LANGUAGES
from tests.clauses import CLAUSES
from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.table import card, choose, play_together
from tests.web.kit.visitor import PHONE, Visit, Visitor

OPTION = re.compile(r"`\w+`")
MARKED = re.compile(r"\bmarked\b")
PARAGRAPHS = "() => Object.fromEntries([...document.querySelectorAll('main [id]')].map(each => [each.id, each.textContent]))"
CLASH = """
hands = ["R5 B2 G7", "R8 B3 Y3"]
discard = "R1"
turn = 0
"""


def read_rules(visitor: Visitor, game: str, clause: str = "") -> None:
    """Open the rules of a game, at a clause if one is wanted."""
    visitor.open(f"rules/{game}" + (f"#{clause}" if clause else ""))
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.says(f"sheet-{game}"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_read(visit: Visit, game: str, language: str) -> None:
    ada = visit("Ada", language=language)
    read_rules(ada, game)
    expect(ada.page.locator("#house-rules")).to_be_visible()  # the last part
    shown = ada.page.evaluate(PARAGRAPHS)
    for clause in CLAUSES[game]:
        for words in OPTION.split(ada.says(clause)):
            assert words.strip() in shown[clause]
    assert "`" not in "".join(shown.values())


def test_one_printed_sheet_is_read_without_what_the_others_say(visit: Visit) -> None:
    ada = visit("Ada", language="sv")
    read_rules(ada, "maumau")
    sheets = ada.page.get_by_role("group", name=ada.says("sheet-which")).get_by_role("radio")
    expect(sheets).to_have_count(4)
    expect(sheets.nth(1)).to_have_accessible_name(ada.says("preset-maumau-sheet-sv"))  # after all of them the reader's own
    choose(ada, ada.says("sheet-which"), ada.says("preset-maumau-sheet-da"))
    expect(ada.page.locator("#M-37")).to_contain_text(ada.says("sheet-M-37-mau-timing-one-left"))
    expect(ada.page.locator("#AM-06")).to_contain_text(ada.says("sheet-AM-06-free-draw-off"))
    expect(ada.page).to_have_url(re.compile(r"/rules/maumau\?sheet=da$"))
    ada.page.reload()
    expect(ada.page.locator("#M-37")).to_contain_text(ada.says("sheet-M-37-mau-timing-one-left"))


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_the_address_of_a_clause_leads_to_it_and_marks_it(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit("Ada", size=size)
    read_rules(ada, "maumau", "M-36")
    clause = ada.page.locator("#M-36")
    expect(clause).to_have_class(MARKED)
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()

    other = ada.page.locator("#AM-30")
    ada.touch(ada.find("link", ada.says("sheet-link", clause="AM-30")))
    expect(other).to_have_class(MARKED)
    expect(clause).not_to_have_class(MARKED)
    expect(ada.page).to_have_url(re.compile("/rules/maumau#AM-30$"))


def test_house_rules_and_clauses_lead_to_each_other(visit: Visit) -> None:
    ada = visit("Ada")
    read_rules(ada, "maumau")
    ada.page.locator("#AM-06").get_by_role("link", name=ada.says("option-maumau-free-draw")).press("Enter")
    rule = ada.page.locator("#free_draw")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(ada.says("option-maumau-free-draw-on"))
    ada.touch(ada.find("link", "AM-06", within=rule))
    expect(ada.page.locator("#AM-06")).to_be_in_viewport()


def test_the_contents_lead_to_the_sections(visit: Visit) -> None:
    ada = visit("Ada")
    read_rules(ada, "dos")
    contents = ada.find("navigation", ada.says("sheet-contents"))
    ada.touch(ada.find("link", ada.says("sheet-dos-call"), within=contents))
    expect(ada.find("region", ada.says("sheet-dos-call"))).to_be_in_viewport()


def test_the_first_screen_leads_to_the_rules_of_both_games(visit: Visit) -> None:
    ada = visit("Ada", language="sv")
    for game in GAMES:
        ada.open()
        ada.touch(ada.find("link", ada.says(f"web-rules-{game}"), within=ada.page.get_by_role("main")))
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.says(f"sheet-{game}"))
    ada.open("rules")
    expect(ada.find("link", ada.says("web-rules-dos"), within=ada.page.get_by_role("main"))).to_be_visible()
    ada.sees("sheet-choose")


def test_a_refusal_at_the_table_leads_to_its_clause_and_the_table_stays(visit: Visit, deal: Callable[[str], ServerProcess]) -> None:
    house = deal(CLASH)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "maumau")
    ada.touch(card(ada, "maumau", "B2"))
    with ada.context.expect_page() as opened:
        ada.touch(ada.find("link", ada.says("play-clause", clause="M-15")))
    rules = opened.value
    expect(rules.locator("#M-15")).to_have_class(MARKED)
    expect(rules.locator("#M-15")).to_contain_text(ada.says("M-15"))
    expect(card(ada, "maumau", "B2")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(visit: Visit, game: str, dark: bool) -> None:
    ada = visit("Ada", dark=dark, size=PHONE if dark else (1280, 800))
    read_rules(ada, game, CLAUSES[game][-1])
    axe(ada.page)


def test_on_paper_there_are_only_the_rules(visit: Visit) -> None:
    ada = visit("Ada")
    read_rules(ada, "dos")
    ada.page.emulate_media(media="print")
    expect(ada.page.locator("#D-43")).to_be_visible()
    for gone in (ada.page.get_by_role("banner"), ada.button("sheet-print"), ada.page.get_by_role("contentinfo")):
        expect(gone).to_be_hidden()
