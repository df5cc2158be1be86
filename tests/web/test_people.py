"""People I have played with: they are invited again from the waiting room and from home, and find a note on their home page."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.table import accept_invitation, card, open_table, path_of, play_together
from tests.web.kit.visitor import PHONE, Visit

Deal = Callable[[str], ServerProcess]

ONE_CARD = """
hands = ["R5", "R8 B2 Y3"]
discard = "R1"
turn = 0
draw = "Y9 Y8 Y7"
"""


def test_whoever_played_together_invite_each_other_again(visit: Visit, deal: Deal) -> None:
    house = deal(ONE_CARD)
    ada, bo = visit("Ada", house=house), visit("Bo", house=house, size=PHONE, touch=True, language="fi")
    play_together(ada, bo, "maumau", rules={"rounds": 1, "mau": "auto"})
    ada.touch(card(ada, "maumau", "R5"))
    ada.sees("play-rematch")
    bo.open()
    bo.sees("web-welcome")

    path = open_table(ada, "dos", seats=3)
    ada.press("friends-invite-name", name="Bo")
    ada.sees("friends-sent")
    notes = bo.find("region", bo.says("friends-invitations"))
    expect(notes).to_contain_text(bo.says("friends-invites", host="Ada", game="DOS"))
    axe(bo.page)
    bo.touch(notes.get_by_role("link", name=bo.says("friends-join")))
    bo.sees("play-waiting-title")
    assert path_of(bo).partition("?")[0] == path
    expect(bo.page.get_by_role("listitem").filter(has_text="Bo").filter(has_text=bo.says("play-you"))).to_be_visible()
    expect(ada.find("region", ada.says("friends-people"))).to_have_count(0)  # everybody I know is here

    bo.open()
    bo.press("web-again")
    bo.sees("play-waiting-title")
    bo.sees_words(re.compile(re.escape(bo.says("friends-length-rounds", count=1))))
    ada.open()
    expect(ada.find("region", ada.says("friends-people"))).to_contain_text("Bo")
    axe(ada.page)
    ada.press("friends-decline")
    expect(ada.find("region", ada.says("friends-invitations"))).to_have_count(0)


def test_a_picture_is_chosen_where_a_name_is_asked_for(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo", size=PHONE, touch=True, language="sv")
    ada.open("new?game=dos")
    ada.touch(ada.name_dialog().get_by_role("radio").nth(3).locator("xpath=ancestor::label"))
    ada.arrive(ada.page.get_by_role("heading", name=ada.says("play-waiting-title")))
    bo.open(path_of(ada))
    bo.touch(bo.page.get_by_text(bo.says("look-face")).first)
    bo.touch(bo.page.get_by_role("radio").nth(1).locator("xpath=ancestor::label"))
    accept_invitation(bo)
    expect(bo.page.get_by_role("heading", name=bo.says("play-waiting-title"))).to_be_visible()
    for who in (ada, bo):
        known = who.page.evaluate("async () => (await fetch('/api/me')).json()")
        assert known["face"] == known["preferences"]["face"]
