"""The score pad, for an evening with real cards: both games, corrections, the chart, earlier evenings, and without a connection."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.kit.axe import axe
from tests.web.kit.kept import is_kept
from tests.web.kit.layout import assert_fit_for_fingers, assert_fits_across, assert_nothing_cut
from tests.web.kit.table import choose
from tests.web.kit.visitor import PHONE, Visit, Visitor, eventually

USUAL = 3  # players on an empty pad


def begin(visitor: Visitor, game: str, goal: int, *names: str) -> None:
    """Say who plays what."""
    choose(visitor, visitor.says("web-game"), visitor.says(f"web-game-{game}"))
    for _ in range(USUAL, len(names)):
        visitor.press("pad-add-player")
    for number, name in enumerate(names, start=1):
        visitor.find("textbox", visitor.says("pad-player", number=number)).fill(name)
    for number in range(USUAL, len(names), -1):
        visitor.press("pad-remove-player", name=visitor.says("pad-player", number=number))
    field = visitor.page.get_by_role("spinbutton")
    field.fill(str(goal))
    field.press("Tab")
    visitor.press("pad-start")


def write(visitor: Visitor, number: int, **points: str) -> None:
    """Write down a round."""
    for name, each in points.items():
        visitor.find("textbox", f"{visitor.says('pad-round', number=number)}: {name}").fill(each)
    visitor.press("pad-add")


def sees_totals(visitor: Visitor, *points: int) -> None:
    """Wait for the last line."""
    line = visitor.page.get_by_role("row", name=visitor.says("pad-total"))
    expect(line.get_by_role("cell")).to_have_text([str(each) for each in points])


def test_mau_mau_goes_over_rounds_and_the_lowest_total_wins(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, touch=True, language="sv")
    ada.open("scores")
    begin(ada, "maumau", 2, "Ada", "Bo", "Kim")
    write(ada, 1, Ada="12", Bo="0", Kim="5")
    ada.sees("pad-leads", names="Bo")
    write(ada, 2, Ada="0", Bo="40", Kim="3")
    sees_totals(ada, 12, 40, 8)
    ada.sees("pad-won", names="Kim")
    ada.sees("result-chart")
    ada.press("pad-undo")
    ada.sees("pad-leads", names="Bo")
    sees_totals(ada, 12, 0, 5)


def test_dos_goes_to_a_number_of_points(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("scores")
    begin(ada, "dos", 50, "Ada", "Bo")
    write(ada, 1, Ada="30", Bo="0")
    write(ada, 2, Ada="0", Bo="20")
    ada.sees("pad-leads", names="Ada")
    write(ada, 3, Ada="25", Bo="0")
    ada.sees("pad-won", names="Ada")
    expect(ada.button("pad-add")).to_have_count(0)
    ada.press("pad-new")
    ada.press("pad-open")  # nothing is lost by a slip
    sees_totals(ada, 55, 20)


def test_nonsense_is_not_written_down(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("scores")
    begin(ada, "dos", 100, "Ada", "Bo")
    field = ada.find("textbox", f"{ada.says('pad-round', number=1)}: Ada")
    field.fill("many")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(ada.button("pad-add")).to_be_disabled()


def test_an_older_round_is_corrected_and_strange_points_are_noticed(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("scores")
    begin(ada, "maumau", 3, "Ada", "Bo")
    write(ada, 1, Ada="12", Bo="0")
    write(ada, 2, Ada="0", Bo="7")
    ada.press("pad-edit", number=1)
    field = ada.find("textbox", f"{ada.says('pad-round', number=1)}: Ada")
    expect(field).to_be_focused()
    expect(field).to_have_value("12")
    field.fill("2")
    ada.press("pad-cancel")
    sees_totals(ada, 12, 7)
    ada.press("pad-edit", number=1)
    field.fill("2")
    ada.press("pad-save")
    sees_totals(ada, 2, 7)
    for name, points in (("Ada", "5"), ("Bo", "6")):
        ada.find("textbox", f"{ada.says('pad-round', number=3)}: {name}").fill(points)
    ada.sees("pad-odd-nobody-out")
    axe(ada.page)
    ada.press("pad-anyway")
    sees_totals(ada, 7, 13)
    ada.sees("pad-won", names="Ada")


def test_evenings_are_kept_and_the_same_people_play_again(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, touch=True, language="fi")
    ada.open("scores")
    begin(ada, "dos", 50, "Ada", "Bo")
    write(ada, 1, Ada="55", Bo="0")
    ada.press("pad-again")
    sees_totals(ada, 0, 0)
    write(ada, 1, Ada="0", Bo="60")
    with ada.page.expect_download() as coming:
        ada.press("pad-export")
    lines = Path(coming.value.path()).read_text(encoding="utf-8-sig").splitlines()
    assert [line.split(";")[1:] for line in lines[1:]] == [["DOS", "1", "Ada", "0", "0"], ["DOS", "1", "Bo", "60", "60"]]
    ada.press("pad-new")
    ada.page.reload()
    evenings = ada.page.get_by_role("region", name=ada.says("pad-evenings"))
    expect(evenings.get_by_role("listitem")).to_have_count(2)
    expect(evenings.get_by_role("listitem").first).to_have_text(re.compile(r"Ada\s+0.*Bo\s+60", re.DOTALL))
    axe(ada.page)
    assert_fits_across(ada.page)
    ada.touch(evenings.get_by_role("listitem").last.get_by_role("button", name=ada.says("pad-forget"), exact=True))
    ada.press("pad-forget-sure")
    expect(evenings.get_by_role("listitem")).to_have_count(1)
    ada.touch(evenings.get_by_role("button", name=ada.says("pad-again"), exact=True))
    sees_totals(ada, 0, 0)


def test_ten_names_are_whole_on_a_phone(visit: Visit) -> None:
    names = ["Aino", "Bo", "Christoffer-Alexander", "Dag", "Elsa", "Frej", "Gunhild", "Hilja", "Ingeborg", "Jørgen"]
    ada = visit("Ada", size=PHONE, touch=True)
    ada.open("scores")
    begin(ada, "maumau", 9, *names)
    for number in (1, 2):
        write(ada, number, **{name: str(100 + seat) for seat, name in enumerate(names[1:])})
    ada.find("textbox", f"{ada.says('pad-round', number=3)}: Jørgen").focus()
    assert_fits_across(ada.page)
    assert_nothing_cut(ada.page)
    assert_fit_for_fingers(ada.page)
    scrolled = "() => [...document.querySelectorAll('*')].filter(each => each.scrollLeft > 0 && each.tagName !== 'INPUT').length"
    assert ada.page.evaluate(scrolled) == 0
    for name in names:
        box = ada.page.get_by_role("columnheader", name=name, exact=True).bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE[0]


def test_it_is_kept_and_works_without_a_connection(visit: Visit) -> None:
    ada = visit("Ada", keeps=True)
    ada.expect_trouble("ERR_INTERNET_DISCONNECTED", "error occurred when fetching the script", "ERR_FAILED")
    ada.open("scores")
    begin(ada, "dos", 100, "Ada", "Bo")
    write(ada, 1, Ada="30", Bo="0")
    eventually(ada.page, lambda: is_kept(ada, "/ScorePad-"), "the page is kept")
    ada.context.set_offline(True)
    ada.page.reload()
    ada.sees("pad-leads", names="Ada")
    sees_totals(ada, 30, 0)
    write(ada, 2, Ada="0", Bo="70")
    sees_totals(ada, 30, 70)
    ada.page.reload()
    ada.sees("pad-leads", names="Bo")
    sees_totals(ada, 30, 70)
