"""Prints from the page: the rules of a game lead to its pack, its leaflet and a score sheet."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from maukas.games.registry import GAMES
from maukas.printing.job import PrintJob, PrintKind
from tests.web.kit.axe import axe
from tests.web.kit.visitor import PHONE, Visit


@pytest.mark.parametrize(
    ("text", "kind", "large"),
    [
        ("sheet-paper-cards", "cards", False),
        ("sheet-paper-large", "cards", True),
        ("sheet-paper-rules", "rules", False),
        ("sheet-paper-scores", "scores", False),
    ],
)
def test_a_link_on_the_rules_page_downloads_the_print(visit: Visit, text: str, kind: PrintKind, large: bool) -> None:
    ada = visit("Ada", language="fi", size=PHONE)
    ada.open("rules/dos")
    link = ada.find("link", ada.says(text))
    expect(link).to_be_visible()
    with ada.page.expect_download() as coming:
        ada.touch(link)
    job = PrintJob(kind=kind, game=GAMES["dos"], paper="a4", language="fi", large=large)
    assert coming.value.suggested_filename == job.file_name
    assert Path(coming.value.path()).read_bytes() == job.pdf()


def test_whoever_has_letter_paper_gets_it(visit: Visit) -> None:
    ada = visit("Ada", language="en-US")
    ada.open("rules/maumau")
    expect(ada.find("link", ada.says("sheet-paper-cards"))).to_have_attribute("href", "/api/print/maumau/cards?paper=letter&language=en")
    axe(ada.page)


def test_the_sheet_that_is_shown_the_paper_and_the_names_go_to_the_printer(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, language="sv")
    ada.open("rules/maumau?sheet=da")
    ada.page.get_by_label(ada.says("sheet-paper-size"), exact=True).select_option("A3")
    ada.find("textbox", ada.says("sheet-paper-names")).fill("Åke, Bo")
    rules = ada.find("link", f"{ada.says('sheet-paper-rules')}: {ada.says('preset-maumau-sheet-da')}")
    with ada.page.expect_download() as coming:
        ada.touch(rules)
    job = PrintJob(kind="rules", game=GAMES["maumau"], paper="a3", language="sv", sheet="da")
    assert coming.value.suggested_filename == job.file_name
    assert Path(coming.value.path()).read_bytes() == job.pdf()
    with ada.page.expect_download() as coming:
        ada.touch(ada.find("link", ada.says("sheet-paper-scores")))
    job = PrintJob(kind="scores", game=GAMES["maumau"], paper="a3", language="sv", players=("Åke", "Bo"))
    assert Path(coming.value.path()).read_bytes() == job.pdf()
    axe(ada.page)


def test_an_address_leads_to_what_can_be_printed(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE)
    ada.open("rules/maumau#paper")
    expect(ada.page.get_by_role("heading", name=ada.says("sheet-paper"))).to_be_in_viewport()
