"""Without a connection: every screen opens once it was kept, and says what is wrong; a part that is missing can be asked for again."""

from playwright.sync_api import expect

from tests.web.kit.kept import is_kept
from tests.web.kit.visitor import Visit, eventually

SCREENS = (
    "/Home-",
    "/NewTable-",
    "/ScorePad-",
    "/Rules-",
    "/Learn-",
    "/FirstGame-",
    "/TableScreen-",
    "/MatchScreen-",
    "/NameDialog-",
    "/options-",
    "/replay-",
)


def test_every_screen_opens_without_a_connection(visit: Visit) -> None:
    ada = visit("Ada", keeps=True)
    ada.expect_trouble("failed: GET", "console: Failed to load resource")
    ada.open("scores")
    eventually(ada.page, lambda: is_kept(ada, *SCREENS), "everything is kept")
    ada.context.set_offline(True)
    for path, heading in (("", "web-welcome"), ("new", "web-new"), ("scores", "web-scores")):
        ada.open(path)
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.says(heading))
    ada.open("new")
    ada.sees("web-no-connection")


def test_whoever_has_no_name_yet_is_asked_for_it_also_without_a_connection(visit: Visit) -> None:
    ada = visit("Ada", keeps=True)
    ada.expect_trouble("failed: GET", "console: Failed to load resource")
    ada.open()
    ada.sees("web-lobby-empty")
    eventually(ada.page, lambda: is_kept(ada, *SCREENS), "everything is kept")
    ada.context.set_offline(True)
    ada.touch(ada.find("link", ada.says("web-play-friends")).first)
    expect(ada.name_dialog()).to_be_visible()


def test_a_part_that_is_missing_is_asked_for_again(visit: Visit) -> None:
    ada = visit("Ada")
    ada.expect_trouble("failed: GET", "console: Failed to load resource", "ERR_FAILED")
    ada.context.route("**/NewTable-*", lambda route: route.abort())
    ada.open()
    ada.touch(ada.find("link", ada.says("web-play-friends")).first)
    ada.sees("web-load-failed")
    with ada.page.expect_navigation():  # the server answers, so the whole page is loaded again, in vain
        ada.press("web-try-again")
    ada.sees("web-load-failed")
    ada.context.unroute("**/NewTable-*")
    ada.press("web-try-again")
    expect(ada.name_dialog()).to_be_visible()
