"""A replay and the score pad by ear: each step is said once, the read keys answer, and the focus is never lost."""

from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.kit.ear import Listener
from tests.web.kit.visitor import Visit, eventually
from tests.web.test_replay import is_at, played, slider
from tests.web.test_score_pad import begin, write


def said_by(eve: Listener, key: str, move: int) -> list[str]:
    """What is said by a key that goes to a move."""
    before = len(eve.heard())
    eve.page.keyboard.press(key)
    is_at(eve, move)
    eve.page.wait_for_timeout(200)  # for what should not be said
    return [each.text for each in eve.heard()[before:]]


def test_each_move_of_a_replay_is_said_once_and_questions_move_nothing(visit: Visit, house: ServerProcess) -> None:
    match, eve = played(house, "maumau"), visit.let_in(Listener, "Eve")
    eve.open(f"m/{match.id}")
    is_at(eve, 0)
    lines = eve.find("list", eve.says("match-moves")).get_by_role("button")
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", match.length(1)), ("Home", 0)):
        (said,) = said_by(eve, key, move)
        assert said in lines.nth(move).inner_text()
    slider(eve).focus()
    (said,) = said_by(eve, "ArrowRight", 1)
    assert said not in str(slider(eve).get_attribute("aria-valuetext"))
    lines.nth(1).focus()
    assert said_by(eve, "ArrowDown", 2) == []  # the line has the focus, and is read by that
    place = eve.says("match-place", move=2, count=match.length(1))
    assert eve.ask("w").startswith(place)
    assert eve.ask("n").count(",") == len(match.record.players) - 1
    for key in ("t", "a"):
        assert eve.ask(key).endswith((".", "!"))
    hand = eve.heard()[-1].text
    assert eve.ask("v") == hand
    is_at(eve, 2)


def test_points_are_said_when_they_are_written_and_the_focus_is_where_one_goes_on(visit: Visit) -> None:
    ada = visit.let_in(Listener, "Ada")
    ada.open("scores")
    begin(ada, "maumau", 3, "Ada", "Bo")

    def field(number: int) -> str:
        return f"{ada.says('pad-round', number=number)}: Ada"

    def hears(number: int, totals: str, standing: str) -> None:
        wanted = f"{ada.says('pad-round', number=number)}. {ada.says('pad-total')}: {totals}. {standing}"
        eventually(ada.page, lambda: [each.text for each in ada.heard()].count(wanted) == 1, wanted)

    expect(ada.find("textbox", field(1))).to_be_focused()
    write(ada, 1, Ada="12", Bo="0")
    hears(1, "Ada 12, Bo 0", ada.says("pad-leads", names="Bo"))
    expect(ada.find("textbox", field(2))).to_be_focused()
    write(ada, 2, Ada="5", Bo="0")
    hears(2, "Ada 17, Bo 0", ada.says("pad-leads", names="Bo"))  # also while the same one leads
    ada.press("pad-edit", number=1)
    ada.press("pad-cancel")
    expect(ada.button("pad-edit", number=1)).to_be_focused()
    write(ada, 3, Ada="0", Bo="4")
    hears(3, "Ada 17, Bo 4", ada.says("pad-won", names="Bo"))
    expect(ada.button("pad-again")).to_be_focused()
    ada.undisturbed()
