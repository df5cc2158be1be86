"""Faces: anyone who has a name has a picture beside it, and it is the same at the table, above the scores and in a replay."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.faces import drawn, others
from tests.web.kit.table import card, come_by_link, open_table, play_together
from tests.web.kit.visitor import Visit

Deal = Callable[[str], ServerProcess]
LAST = 'hands = ["R5", "B8 B3 Y3"]\ndiscard = "R3"\nturn = 0\n'


def test_the_same_face_at_the_table_above_the_scores_and_in_the_replay(visit: Visit, deal: Deal) -> None:
    house = deal(LAST)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house)
    play_together(ada, bo, "maumau", rules={"hand_size": 3, "rounds": 1})
    of_bo, of_ada = drawn(others(ada)), drawn(others(bo))
    assert of_ada != of_bo
    ada.touch(card(ada, "maumau", "R5"))
    expect(ada.button("play-rematch")).to_be_visible()
    columns = ada.page.get_by_role("columnheader")
    assert [drawn(columns.nth(seat)) for seat in (1, 2)] == [of_ada, of_bo]
    ada.touch(ada.find("link", ada.says("web-replay")))
    hands = ada.find("list", ada.says("match-hands")).locator("> li")
    assert [drawn(hands.nth(seat)) for seat in (0, 1)] == [of_ada, of_bo]
    assert [drawn(columns.nth(seat)) for seat in (1, 2)] == [of_ada, of_bo]


def test_faces_are_offered_under_one_heading(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo", language="fi")
    path = open_table(ada, "dos")
    bo.open(path)
    heading = bo.page.get_by_text(bo.says("look-face"), exact=True)
    expect(heading).to_have_count(2)  # the second one only names the choice for a screen reader
    bo.touch(heading.first)
    faces = bo.find("group", bo.says("look-face"))
    expect(faces.get_by_role("radio")).to_have_count(9)
    assert sum(box is not None and box["width"] > 1 for box in (each.bounding_box() for each in heading.all())) == 1
    come_by_link(bo, path)
