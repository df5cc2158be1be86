"""The score pad, for an evening with real cards: both games, undo, the chart, kept over a reload, and without a connection."""

from playwright.sync_api import expect

from tests.web.kit.kept import is_kept
from tests.web.kit.table import choose
from tests.web.kit.visitor import PHONE, Visit, Visitor, eventually

USUAL = 3                                               # players on an empty pad


def begin(visitor: Visitor, game: str, goal: int, *names: str) -> None:
    """Say who plays what."""
    choose(visitor, visitor.says("web-game"), visitor.says(f"web-game-{game}"))
    for number, name in enumerate(names, start=1):
        visitor.find("textbox", visitor.says("web-scores-player", number=number)).fill(name)
    for number in range(USUAL, len(names), -1):
        visitor.press("web-scores-remove-player", name=visitor.says("web-scores-player", number=number))
    field = visitor.page.get_by_role("spinbutton")
    field.fill(str(goal))
    field.press("Tab")
    visitor.press("web-scores-start")


def write(visitor: Visitor, number: int, **points: str) -> None:
    """Write down a round."""
    for name, each in points.items():
        visitor.find("textbox", f"{visitor.says('web-scores-round', number=number)}: {name}").fill(each)
    visitor.press("web-scores-add")


def sees_totals(visitor: Visitor, *points: int) -> None:
    """Wait for the last line."""
    line = visitor.page.get_by_role("row", name=visitor.says("web-scores-total"))
    expect(line.get_by_role("cell")).to_have_text([str(each) for each in points])


def test_mau_mau_goes_over_rounds_and_the_lowest_total_wins(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, touch=True, language="sv")
    ada.open("scores")
    begin(ada, "maumau", 2, "Ada", "Bo", "Kim")
    write(ada, 1, Ada="12", Bo="0", Kim="5")
    ada.sees("web-scores-leads", names="Bo")
    write(ada, 2, Ada="0", Bo="40", Kim="3")
    sees_totals(ada, 12, 40, 8)
    ada.sees("web-scores-won", names="Kim")
    ada.sees("web-scores-chart")
    ada.press("web-scores-undo")
    ada.sees("web-scores-leads", names="Bo")
    sees_totals(ada, 12, 0, 5)


def test_dos_goes_to_a_number_of_points(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("scores")
    begin(ada, "dos", 50, "Ada", "Bo")
    write(ada, 1, Ada="30", Bo="0")
    write(ada, 2, Ada="0", Bo="20")
    ada.sees("web-scores-leads", names="Ada")
    write(ada, 3, Ada="25", Bo="0")
    ada.sees("web-scores-won", names="Ada")
    expect(ada.button("web-scores-add")).to_have_count(0)
    ada.press("web-scores-new")
    ada.press("web-scores-back")                        # nothing is lost by a slip
    sees_totals(ada, 55, 20)


def test_nonsense_is_not_written_down(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("scores")
    begin(ada, "dos", 100, "Ada", "Bo")
    field = ada.find("textbox", f"{ada.says('web-scores-round', number=1)}: Ada")
    field.fill("many")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(ada.button("web-scores-add")).to_be_disabled()


def test_it_is_kept_and_works_without_a_connection(visit: Visit) -> None:
    ada = visit("Ada", keeps=True)
    ada.expect_trouble("ERR_INTERNET_DISCONNECTED", "error occurred when fetching the script", "ERR_FAILED")
    ada.open("scores")
    begin(ada, "dos", 100, "Ada", "Bo")
    write(ada, 1, Ada="30", Bo="0")
    eventually(ada.page, lambda: is_kept(ada, "/ScorePad-"), "the page is kept")
    ada.context.set_offline(True)
    ada.page.reload()
    ada.sees("web-scores-leads", names="Ada")
    sees_totals(ada, 30, 0)
    write(ada, 2, Ada="0", Bo="70")
    sees_totals(ada, 30, 70)
    ada.page.reload()
    ada.sees("web-scores-leads", names="Bo")
    sees_totals(ada, 30, 70)
