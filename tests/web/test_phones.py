"""On a phone, by touch: everything within reach of a finger, also a hand of many cards."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from maukas.texts import LANGUAGES
from tests.server.server_process import ServerProcess
from tests.web.kit.layout import FINGER, assert_fit_for_fingers, assert_fits_across, assert_nothing_cut
from tests.web.kit.player import Player
from tests.web.kit.table import cards, change_settings, come_by_link, open_table, play_bots, play_together
from tests.web.kit.visitor import PHONE, SMALL_PHONE, Visit

MANY = """
hands = ["R1 R3 R4 R5 R6 R7 R8 R9 R10 G1 G3 G4 G5 G6 G7 G8 G9 G10 B1 B3 B4 B5 B6 B7 B8 B9 B10", "Y1 Y6 Y7"]
row = "Y3 Y10"
turn = 0
"""
# How much of each card nothing else covers: the width and the height of what belongs to it, from its upper left corner.
OPEN_PARTS = """all => all.map(each => {
  each.scrollIntoView({ block: 'nearest' });
  const box = each.getBoundingClientRect(), middle = 12;
  const isOurs = (x, y) => each.contains(document.elementFromPoint(x, y));
  let width = 0, height = 0;
  while (width < box.width - 1 && isOurs(box.left + width + 0.5, box.top + middle)) width += 1;
  while (height < box.height - 1 && isOurs(box.left + middle, box.top + height + 0.5)) height += 1;
  return [width + 1, height + 1];
})"""
# Instead of a master who thinks: what it would say at most, as soon as it is asked.
ADVISED = """window.WebSocket = class extends WebSocket {
  send(asked) {
    const { type, after } = JSON.parse(asked), wins = [1, 0.99, 0.1];
    if (type !== 'hint') return super.send(asked);
    const advice = ['R4+R6>Y10', 'R3>Y3', 'draw'].map((move, index) => ({ move, wins: wins[index], points: 1 }));
    const data = JSON.stringify({ type: 'hinted', after, advice, ...window.why });
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}"""
CLIPPED = "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.innerText)"
BEYOND = """all => all.filter(each => {
  const [edge, words] = [each, each.querySelector('small')].map(one => one.getBoundingClientRect());
  return words.bottom > edge.bottom || words.left < edge.left || words.right > edge.right;
}).map(each => each.innerText)"""
POINTS = 'hands = ["R5", "W W W W R+4 G+4 B+4 Y+4 RX GX BX", "G+2 B8 B9", "G5"]\ndiscard = "R3"\nturn = 0\n'

sizes = pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390x844", "360x740"])


@sizes
@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_every_screen_fits_and_is_made_for_fingers(visit: Visit, size: tuple[int, int], game: str) -> None:
    ada = visit("Ada", size=size, touch=True, language="fi")
    for path, sign in (("", "web-welcome"), ("scores", "pad-about")):
        ada.open(path)
        ada.sees(sign)
        assert_fits_across(ada.page)
        assert_fit_for_fingers(ada.page)
    open_table(ada, game, seats=4, rules={"hand_size": 10})
    change_settings(ada)
    ada.touch(ada.page.get_by_text(ada.says("web-rules-each")))
    assert_fits_across(ada.page)
    assert_fit_for_fingers(ada.page)
    ada.press("web-close")
    assert_fits_across(ada.page)
    assert_fit_for_fingers(ada.page)
    ada.press("play-fill")
    ada.press("play-start")
    player = Player(ada)
    player.wait()
    assert_fits_across(ada.page)
    player.act()
    ada.press("play-about")
    expect(ada.page.get_by_role("dialog", name=ada.says("play-about"))).to_be_visible()
    assert_fits_across(ada.page)
    assert_fit_for_fingers(ada.page)


@sizes
def test_a_hand_of_many_cards_can_be_touched_card_by_card(
    visit: Visit, deal: Callable[[str], ServerProcess], size: tuple[int, int]
) -> None:
    house = deal(MANY)
    ada, bo = visit("Ada", house=house, size=size, touch=True), visit("Bo", house=house)
    play_together(ada, bo, "dos")
    expect(cards(ada)).to_have_count(27)
    assert_fits_across(ada.page)
    small = [part for part in cards(ada).evaluate_all(OPEN_PARTS) if min(part) < FINGER]
    assert not small, small
    for each in cards(ada).all():
        each.tap(position={"x": FINGER / 2, "y": FINGER / 2})
        expect(each).to_have_attribute("aria-pressed", "true")


def test_a_phone_on_its_side_shows_the_table_and_the_hand(visit: Visit) -> None:
    ada = visit("Ada", size=(844, 390), touch=True)
    play_bots(ada, "maumau", seats=3)
    player = Player(ada)
    player.wait()
    assert_fits_across(ada.page)
    player.turns(1)


def test_a_friend_on_a_phone_comes_by_the_link(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo", size=SMALL_PHONE, touch=True, language="da", dark=True)
    path = open_table(ada, "dos")
    bo.open(path)
    bo.sees("play-name-who", names="Ada")
    assert_fits_across(bo.page)
    assert_fit_for_fingers(bo.page)
    come_by_link(bo, path)
    assert_fits_across(bo.page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_hint_are_whole_on_the_smallest_phones(visit: Visit, deal: Callable[[str], ServerProcess], language: str) -> None:
    house = deal(MANY)
    ada = visit("Ada", house=house, size=PHONE, touch=True, language=language)
    ada.page.add_init_script(ADVISED)
    play_bots(ada, "dos")
    for size in (PHONE, (320, 568)):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        for reason, count in (("points", 88), ("ahead", 1234)):
            ada.page.evaluate("why => window.why = why", {"reason": reason, "count": count})
            ada.press("play-hint")
            ada.sees_words(ada.says(f"play-why-{reason}", count=count))
            options = ada.find("group", ada.says("play-advice")).get_by_role("button")
            expect(options).to_have_count(3)
            assert_nothing_cut(ada.page)
            assert options.evaluate_all(BEYOND) == []
            ada.press("play-hint")
            expect(options).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_beside_a_seat_are_whole(visit: Visit, deal: Callable[[str], ServerProcess], language: str) -> None:
    ada = visit("Ada", house=deal(POINTS), size=PHONE, touch=True, language=language)
    ada.page.clock.install()
    play_bots(ada, "maumau", seats=4)
    ada.stop_time()
    ada.touch(cards(ada).first)
    seats = ada.find("list", ada.says("play-others")).get_by_role("listitem")
    shown = seats.locator("b")
    expect(shown).to_have_text([re.compile(str(points)) for points in (110, 27, 5)])
    assert shown.locator("..").evaluate_all(CLIPPED) == []
