"""Every screen in every size: no hand, no button and no name is cut, covered or outside, and nobody scrolls sideways."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from maukas.games.registry import GAMES
from maukas.games.round import Choices, Round
from maukas.tables.names import BOT_NAMES
from tests.play import generator
from tests.server.server_process import ServerProcess
from tests.web.kit.house import open_house
from tests.web.kit.layout import not_whole
from tests.web.kit.player import Player
from tests.web.kit.table import accept_invitation, begin, card, change_settings, come_by_link, fitting, hand, open_table, path_of, play_bots
from tests.web.kit.visitor import Visit, Visitor

SIZES = ((320, 568), (375, 553), (390, 844), (844, 390), (667, 375), (768, 1024), (1280, 800), (1920, 1080))
TWICE = ((390, 844), (1280, 800))  # with text twice as large
FORCED = ((390, 844), (844, 390))  # in the colours of the system
LARGE_TEXT = "size => document.documentElement.style.setProperty('font-size', size, 'important')"
BUTTON_BOTTOM = "all => Math.min(...all.map(each => each.getBoundingClientRect().bottom))"
LAST = 'hands = ["R5", "B8 B3 Y3"]\ndiscard = "R3"\nturn = 0\n'
OWN, THEIRS = 7, 5  # cards in a hand
KEPT = "maukas.scores"  # where a browser keeps the pad
STILL = 3600.0  # seconds until a bot moves


class EachSizeOfTable:
    """Instead of a shuffle: two people are about to end their round, more have a usual hand; the host begins."""

    def __call__(self, game: str, *, seed: bytes, seats: int, options: Choices = None, **_: object) -> Round:
        return Round.from_position(game, LAST if seats == 2 else usual(game, seats), seed=seed, options=options)


def usual(game: str, seats: int) -> str:
    """A position, always the same, in which the host has something to play."""
    numbers = [name for name in GAMES[game].cards.names if name[1:].isdigit()]
    cards = generator("every size", game, seats).sample(numbers * 2, len(numbers) * 2)
    hands = [cards[:OWN], *(cards[OWN + THEIRS * seat : OWN + THEIRS * (seat + 1)] for seat in range(seats - 1))]
    rest = cards[OWN + THEIRS * (seats - 1) :]
    same = next(each for each in rest if each[1:] in {held[1:] for held in hands[0]})  # a number that the host has, too
    lying = f'discard = "{same}"' if game == "maumau" else f'row = "{same} {next(each for each in rest if each != same)}"'
    return f"hands = {json.dumps([' '.join(hand) for hand in hands])}\n{lying}\nturn = 0\n"


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[ServerProcess]:
    """A server whose tables stand still until somebody plays."""
    deal: dict[str, Any] = {"maukas.games.round:Round.deal": EachSizeOfTable()}
    with open_house(tmp_path_factory.mktemp("standing"), built_page, pause=STILL, **deal) as running:
        yield running


def looked_at(visitor: Visitor, screen: str, names: list[str] | None = None, *, still: bool = False) -> list[str]:
    """What is wrong with a screen in any size."""
    page, found = visitor.page, list[str]()
    page.wait_for_load_state("networkidle")  # parts that come later may need room, too

    def look(size: tuple[int, int], how: str = "", *, is_still: bool = still) -> None:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        found.extend(f"{screen}, {size[0]} x {size[1]}{how}: {each}" for each in not_whole(page, names or (), still=is_still))

    for size in SIZES:
        look(size)
    page.emulate_media(forced_colors="active")
    for size in FORCED:
        look(size, " in forced colours")
    page.emulate_media(forced_colors="none")
    page.evaluate(LARGE_TEXT, "200%")
    for size in TWICE:
        look(size, " at 200 %", is_still=False)  # then the page may scroll
    page.evaluate(LARGE_TEXT, "")
    return found


def test_the_screens_around_the_table(visit: Visit, standing: ServerProcess) -> None:
    ada = visit("Ada", house=standing, language="fi")
    found = list[str]()
    for path in ("", "scores", "rules", "rules/maumau", "rules/dos", "learn"):
        ada.open(path)
        expect(ada.page.get_by_role("heading").first).to_be_visible()
        found += looked_at(ada, path or "home")
    for game in GAMES:
        ada.open(f"learn/{game}")
        expect(hand(ada)).to_be_visible()
        found += looked_at(ada, f"the first game of {game}", still=True)
    ada.open()
    ada.press("web-settings")
    expect(ada.find("dialog", ada.says("web-settings"))).to_be_visible()
    found += looked_at(ada, "settings")
    assert not found, "\n".join(found)


def test_a_score_pad_of_ten(visit: Visit, standing: ServerProcess) -> None:
    ada = visit("Ada", house=standing, language="fi")
    names = ["Maximilian", *BOT_NAMES[:9]]
    rounds = [[number * seat for seat in range(10)] for number in (1, 14)]
    evening = {"game": "maumau", "names": names, "rounds": rounds, "goal": 3, "isOn": True}
    ada.page.add_init_script(f"localStorage.setItem({json.dumps(KEPT)}, {json.dumps(json.dumps(evening))})")
    ada.open("scores")
    expect(ada.button("pad-add")).to_be_visible()
    found = looked_at(ada, "a pad in use")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "seats"), [("maumau", 10), ("dos", 6)])
def test_a_table_before_and_in_a_round(visit: Visit, standing: ServerProcess, game: str, seats: int) -> None:
    ada = visit("Ada", house=standing, language="fi")
    open_table(ada, game, seats=seats)
    found = looked_at(ada, f"{game}, waiting", ["Ada"])
    ada.press("play-fill")
    ada.press("play-start")
    Player(ada).wait()
    others = [*BOT_NAMES[: seats - 1]]
    found += looked_at(ada, f"{game}, playing", others, still=True)
    ada.page.set_viewport_size({"width": 320, "height": 568})
    fitting(ada).last.click(position={"x": 20, "y": 20})
    found += looked_at(ada, f"{game}, after a touch", others, still=True)
    assert not found, "\n".join(found)


def test_the_result_and_the_replay(visit: Visit, standing: ServerProcess) -> None:
    ada = visit("Ada", house=standing, language="fi")
    play_bots(ada, "maumau", rules={"rounds": 2})
    ada.touch(card(ada, "maumau", "R5"))
    expect(ada.button("play-continue")).to_be_visible()
    found = looked_at(ada, "the result of a round", ["Ada"])
    ada.press("play-continue")
    ada.touch(card(ada, "maumau", "R5"))
    expect(ada.button("play-rematch")).to_be_visible()
    found += looked_at(ada, "result", ["Ada"])
    ada.press("result-share")
    expect(ada.find("dialog", ada.says("result-share"))).to_be_visible()
    found += looked_at(ada, "sharing a result")
    ada.touch(ada.find("button", ada.says("web-close"), within=ada.find("dialog", ada.says("result-share"))))
    ada.touch(ada.find("link", ada.says("web-replay")))
    expect(ada.find("slider", ada.says("match-slider"))).to_be_visible()
    found += looked_at(ada, "replay", ["Ada"])
    assert not found, "\n".join(found)


def test_what_is_asked_for_a_name_and_a_face(visit: Visit, standing: ServerProcess) -> None:
    ada, bo, tv = (visit(name, house=standing, language="fi") for name in ("Ada", "Bo", "TV"))
    ada.open("new?game=maumau")
    expect(ada.name_dialog().get_by_role("group", name=ada.says("look-face"))).to_be_visible()
    found = looked_at(ada, "the name")
    ada.introduce()
    ada.sees("play-waiting-title")
    path = path_of(ada)
    bo.open(path)
    bo.touch(bo.page.locator("summary"))
    expect(bo.find("group", bo.says("look-face"))).to_be_visible()
    found += looked_at(bo, "the invitation")
    tv.open(f"tv/{path.rpartition('/')[2]}")
    tv.sees("tv-join")
    found += looked_at(tv, "a big screen, waiting", ["Ada"])
    ada.press("play-fill")
    begin(ada)
    expect(tv.find("region", tv.says("play-middle"))).to_be_visible()
    found += looked_at(tv, "a big screen in a round", ["Ada"])
    assert not found, "\n".join(found)


def test_the_dialogs_of_a_table(visit: Visit, standing: ServerProcess) -> None:
    ada, bo, kim = (visit(name, house=standing, language="fi") for name in ("Ada", "Bo", "Kim"))
    path = open_table(ada, "maumau", seats=4)
    found = list[str]()
    change_settings(ada)
    found += looked_at(ada, "the settings of a table")
    ada.press("web-close")
    come_by_link(bo, path)
    ada.press("play-fill")
    begin(ada)
    kim.open(path)
    accept_invitation(kim)
    kim.press("play-joins-not")
    found += looked_at(kim, "watching", ["Ada", "Bo"], still=True)
    ada.press("play-about")
    found += looked_at(ada, "about the table", ["Ada", "Bo"])
    ada.press("play-host-tools")
    expect(ada.button("friends-let-in", name="Kim")).to_be_visible()
    found += looked_at(ada, "host tools", ["Ada", "Bo", "Kim"])
    ada.press("web-close")
    for opening, dialog in (("play-moves", "play-moves"), ("play-leave", "play-leave")):
        ada.press(opening)
        expect(ada.find("dialog", ada.says(dialog))).to_be_visible()
        found += looked_at(ada, dialog)
        ada.touch(ada.find("button", ada.says("web-close"), within=ada.find("dialog", ada.says(dialog))))
        expect(ada.find("dialog", ada.says(dialog))).to_be_hidden()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (667, 375), (375, 553)])
def test_the_first_button_to_play_is_seen_at_once(visit: Visit, standing: ServerProcess, size: tuple[int, int]) -> None:
    ada = visit("Ada", house=standing, size=size, touch=True)
    ada.open()
    ada.sees("web-welcome")
    assert ada.button("web-play-now").evaluate_all(BUTTON_BOTTOM) <= size[1]
