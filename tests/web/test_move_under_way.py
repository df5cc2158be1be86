"""A move between the touch and its answer: felt at once, sent once, kept while the connection is lost, dropped if the table went on."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.cli.command import maukas
from tests.journal.conftest import create_schema
from tests.server.server_process import TIMEOUT, ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.house import open_house
from tests.web.kit.line import Line
from tests.web.kit.table import card, cards, has_turn, on_row, path_of, play_together
from tests.web.kit.visitor import NO_SERVER, PHONE, Visit, Visitor, eventually

Deal = Callable[[str], ServerProcess]
APART = """
hands = ["R5 R6 G7", "R8 B2 Y3"]
discard = "R1"
turn = 0
draw = "Y9 Y8 Y7"
"""
CHANGE = """
hands = ["W G5 B2", "B8 B3 Y3"]
discard = "G3"
turn = 0
"""
SEVEN = """
hands = ["R3 R4 G9 B1 Y8", "Y1 Y6 Y7 Y9"]
row = "R7 B9"
turn = 0
draw = "G10 G8 G6"
"""
BUBBLES = "**/Bubbles-*.js"
OFFLINE = "ERR_INTERNET_DISCONNECTED"


def lost(visitor: Visitor) -> None:
    """The network is gone."""
    visitor.expect_trouble(OFFLINE)
    visitor.context.set_offline(True)
    visitor.sees("play-lost")


def back(visitor: Visitor) -> None:
    """The network is there again."""
    visitor.context.set_offline(False)
    for each in ("play-lost", "play-lost-waits"):
        expect(visitor.page.get_by_text(visitor.says(each))).to_have_count(0)


def is_busy(thing: Locator) -> None:
    expect(thing).to_have_attribute("aria-busy", "true")


def test_what_is_touched_before_the_answer_means_nothing(visit: Visit, deal: Deal) -> None:
    house = deal(APART)
    ada, bo = visit("Ada", house=house, size=PHONE, touch=True), visit("Bo", house=house)
    ada.page.clock.install()
    line = Line(ada.page)
    play_together(ada, bo, "maumau")
    ada.stop_time()  # else the page would take its connection for dead, if this took long
    line.is_slow = True
    ada.touch(card(ada, "maumau", "R5"))
    is_busy(card(ada, "maumau", "R5"))
    ada.touch(card(ada, "maumau", "R5"))
    ada.touch(card(ada, "maumau", "R6"))
    ada.press("play-draw")
    ada.page.keyboard.press("e")
    expect(cards(ada)).to_have_count(3)
    line.catch_up()
    bo.sees("play-said-lays", you="no", name="Ada", card="red 5")
    expect(cards(ada)).to_have_count(2)
    expect(ada.page.locator("[aria-busy]")).to_have_count(0)
    assert line.moves() == ["R5"]
    expect(ada.page.get_by_role("alert").filter(has_text=ada.says("table-stale"))).to_have_count(0)


def test_a_move_made_without_a_connection_is_played_when_it_is_back(visit: Visit, deal: Deal) -> None:
    house = deal(APART)
    ada, bo = visit("Ada", house=house, language="fi"), visit("Bo", house=house)
    play_together(ada, bo, "maumau")
    lost(ada)
    ada.touch(card(ada, "maumau", "R5"))
    ada.sees("play-lost-waits")
    is_busy(card(ada, "maumau", "R5"))
    axe(ada.page)
    expect(cards(bo)).to_have_count(3)
    back(ada)
    bo.sees("play-said-lays", you="no", name="Ada", card="red 5")
    expect(cards(ada)).to_have_count(2)
    bo.touch(card(bo, "maumau", "R8"))  # and on it goes
    has_turn(ada)


def test_a_move_made_while_the_server_is_away_is_played_when_it_is_back(visit: Visit, tmp_path: Path, built_page: Path) -> None:
    with open_house(tmp_path, built_page, position=APART) as house:
        ada, bo = visit("Ada", house=house), visit("Bo", house=house)
        for each in (ada, bo):
            each.expect_trouble(*NO_SERVER)
        play_together(ada, bo, "maumau")
        house.kill()
        ada.sees("play-lost")
        ada.touch(card(ada, "maumau", "R5"))
        ada.sees("play-lost-waits")
        house.start()
        has_turn(bo)
        expect(cards(ada)).to_have_count(2)


def test_a_move_whose_answer_was_lost_is_not_played_twice(visit: Visit, deal: Deal) -> None:
    house = deal(APART)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    line = Line(ada.page)
    play_together(ada, bo, "maumau")
    line.is_deaf = True
    ada.touch(card(ada, "maumau", "R5"))
    bo.sees("play-said-lays", you="no", name="Ada", card="red 5")
    is_busy(card(ada, "maumau", "R5"))
    line.cut()
    expect(cards(ada)).to_have_count(2)
    expect(ada.page.locator("[aria-busy]")).to_have_count(0)
    assert line.moves() == ["R5"]
    expect(ada.page.get_by_text(ada.says("play-went-on"))).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "sv"])
def test_when_the_table_went_on_meanwhile_the_move_is_not_played_and_that_is_said(visit: Visit, deal: Deal, language: str) -> None:
    house = deal(APART)
    ada, bo = visit("Ada", house=house, language=language), visit("Bo", house=house)
    play_together(ada, bo, "maumau")
    phone = visit("Ada", house=house, language=language, size=PHONE, touch=True)
    phone.context.add_cookies([{"name": each["name"], "value": each["value"], "url": house.address} for each in ada.context.cookies()])
    phone.open(path_of(ada))
    lost(ada)
    ada.touch(card(ada, "maumau", "R5"))
    ada.sees("play-lost-waits")
    phone.touch(card(phone, "maumau", "R6"))
    expect(cards(phone)).to_have_count(2)
    back(ada)
    expect(ada.page.get_by_role("alert").filter(has_text=ada.says("play-went-on"))).to_be_visible()
    expect(cards(ada)).to_have_count(2)
    expect(card(ada, "maumau", "R5")).to_be_visible()
    expect(ada.page.locator("[aria-busy]")).to_have_count(0)
    bo.touch(card(bo, "maumau", "R8"))
    has_turn(ada)
    ada.sees("play-went-on")  # not gone before it could be read
    ada.touch(card(ada, "maumau", "R5"))
    expect(cards(ada)).to_have_count(1)
    expect(ada.page.get_by_text(ada.says("play-went-on"))).to_have_count(0)


def test_a_part_that_nobody_asked_for_does_not_come_between_me_and_my_move(visit: Visit, deal: Deal) -> None:
    house = deal(APART)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    ada.expect_trouble("Bubbles", "ERR_FAILED")
    missed: list[str] = []
    ada.page.on("requestfailed", lambda request: missed.append(request.url))
    ada.page.route(BUBBLES, lambda route: route.abort())
    play_together(ada, bo, "maumau")
    eventually(ada.page, lambda: any("Bubbles" in each for each in missed), "what others say was asked for")
    lost(ada)
    ada.touch(card(ada, "maumau", "R5"))
    ada.sees("play-lost-waits")
    expect(ada.page.get_by_text(ada.says("web-no-connection"))).to_have_count(0)
    ada.page.unroute(BUBBLES)
    back(ada)
    expect(cards(ada)).to_have_count(2)
    expect(ada.find("log", ada.says("play-reactions"))).to_be_attached()  # it came with the connection


def test_a_choice_of_cards_survives_a_lost_connection(visit: Visit, deal: Deal) -> None:
    house = deal(SEVEN)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "dos")
    ada.touch(card(ada, "dos", "R3"))
    lost(ada)
    back(ada)
    expect(card(ada, "dos", "R3")).to_have_attribute("aria-pressed", "true")
    ada.touch(card(ada, "dos", "R4"))
    ada.touch(on_row(ada, "R7"))
    expect(on_row(bo, "R7")).to_have_accessible_name(bo.says("play-row-covered", card="red 7", by="red 3 + red 4"))


def test_a_choice_of_cards_survives_a_node_that_is_drained(visit: Visit, tmp_path: Path, built_page: Path, postgres: str) -> None:
    with ThreadPoolExecutor() as thread:  # the browser has the loop of this one
        thread.submit(asyncio.run, create_schema(postgres, "drained")).result()
    database = f"{postgres}&search_path=drained"
    with ExitStack() as stack:
        nodes = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            house = open_house(tmp_path / name, built_page, position=SEVEN, database=database)
            nodes.append(stack.enter_context(house))
        ada, bo = visit("Ada", house=nodes[0]), visit("Bo", house=nodes[0])
        play_together(ada, bo, "dos")
        ada.touch(card(ada, "dos", "R3"))
        place = nodes[0].address.removeprefix("http://")
        drained = maukas("nodes", "drain", place, "--wait", str(TIMEOUT), "--database", database)
        assert drained.returncode == 0, drained.stderr
        expect(card(ada, "dos", "R3")).to_have_attribute("aria-pressed", "true")
        ada.touch(card(ada, "dos", "R4"))
        ada.touch(on_row(ada, "R7"))
        expect(on_row(bo, "R7")).to_have_accessible_name(bo.says("play-row-covered", card="red 7", by="red 3 + red 4"))
        assert nodes[1].figures()["maukas_tables_awake"] == 1


def test_naming_a_colour_survives_a_lost_connection(visit: Visit, deal: Deal) -> None:
    house = deal(CHANGE)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "maumau")
    ada.touch(card(ada, "maumau", "W"))
    lost(ada)
    back(ada)
    ada.touch(ada.find("button", ada.says("colour-Y"), within=ada.find("group", ada.says("play-name-colour"))))
    bo.sees("play-said-change", you="no", name="Ada", colour=bo.says("colour-Y"))


def test_a_connection_that_died_silently_is_noticed_by_the_missing_answer(visit: Visit, deal: Deal) -> None:
    house = deal(APART)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    ada.page.clock.install()
    line = Line(ada.page)
    play_together(ada, bo, "maumau")
    ada.stop_time()  # else the page would take its connection for dead, if this took long
    line.is_slow = line.is_deaf = True
    ada.touch(card(ada, "maumau", "R5"))
    is_busy(card(ada, "maumau", "R5"))
    eventually(ada.page, lambda: line.moves() == ["R5"], "it was sent")
    line.is_slow = line.is_deaf = False
    line.late = []
    ada.page.clock.fast_forward(10_000)
    ada.page.clock.run_for(2_000)
    bo.sees("play-said-lays", you="no", name="Ada", card="red 5")
    expect(cards(ada)).to_have_count(2)
    assert line.moves() == ["R5", "R5"]
