"""A finished match: step by step, by links and by keys, with everybody's cards, and a deal that can be checked."""

import asyncio
import re
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Route, expect

from maukas.games.match import Match
from maukas.games.match_record import MatchRecord, parse_record
from tests.server.people import all_play, guests, quick, seated
from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.player import Player
from tests.web.kit.table import meet_bots, path_of
from tests.web.kit.visitor import PHONE, SMALL_PHONE, Visit, Visitor

RULES = {"maumau": {"rounds": 2, "hand_size": 4}, "dos": {"target": 40, "hand_size": 7}}  # nobody is out with the first few moves


@dataclass(frozen=True)
class Played:
    """A finished match."""

    id: str
    record: MatchRecord

    def hands(self, round: int, move: int) -> list[list[str]]:
        """The hands after a move of a round, by the record."""
        match = Match(self.record.game, seats=self.record.seats, options=self.record.options)
        for number, written in enumerate(self.record.rounds[:round], 1):
            match.deal(written.seed, written.shares)
            for seat, made in written.moves[: move if number == round else None]:
                match.play(seat, made)
        return [[*(match.round.view(seat).hand or ())] for seat in range(match.round.seats)]

    def length(self, round: int) -> int:
        return len(self.record.rounds[round - 1].moves)


def played(house: ServerProcess, game: str, seats: int = 3) -> Played:
    """A match of Ada and bots, without a browser."""

    async def play() -> Played:
        rules = quick(game, seats, options=RULES[game])
        async with guests(house, "Ada") as (ada,), seated([ada], rules, "casual", share="ab") as (person,):
            await all_play([person])
            assert person.link.table is not None
            id = person.link.table.match_id or ""
            return Played(id, parse_record(await ada.record(id)))

    with ThreadPoolExecutor(1) as apart:  # the browser has the loop of this thread
        return apart.submit(asyncio.run, play()).result()


def slider(visitor: Visitor) -> Locator:
    return visitor.find("slider", visitor.says("match-slider"))


def is_at(visitor: Visitor, move: int) -> None:
    """The replay stands after this move, everywhere it is shown."""
    expect(slider(visitor)).to_have_value(str(move))
    current = visitor.page.locator("[aria-current=step]")
    expect(current).to_have_text(re.compile(f"^{move}\\D" if move else r"^\D"))
    said = re.sub(r"^\d+", "", current.inner_text()).strip()
    expect(visitor.page.get_by_text(said, exact=True).first).to_be_attached()


def shown_hands(visitor: Visitor, names: tuple[str, ...]) -> list[list[str]]:
    """The cards that the page shows, by name; what stands on their pictures comes after it."""
    new = re.escape(visitor.says("match-new-card", card="@")).replace("@", "(.*)")
    lists = [visitor.find("list", visitor.says("match-hand", name=name)).get_by_role("listitem") for name in names]
    return [sorted(re.sub(f"^{new}$", r"\1", card.split("\n")[0]) for card in cards.all_inner_texts()) for cards in lists]


def sees_position(visitor: Visitor, match: Played, round: int, move: int) -> None:
    """The replay shows the position that the record has there."""
    is_at(visitor, move)
    hands = [sorted(visitor.card(match.record.game, card) for card in hand) for hand in match.hands(round, move)]
    assert shown_hands(visitor, match.record.players) == hands


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_a_round_is_gone_through_by_buttons_by_jumps_and_by_itself(visit: Visit, house: ServerProcess, game: str) -> None:
    match, eve = played(house, game), visit("Eve")
    last = match.length(1)
    eve.open(f"m/{match.id}")
    sees_position(eve, match, 1, 0)
    axe(eve.page)
    for move in (1, 2, 3):
        eve.press("match-forward")
        sees_position(eve, match, 1, move)
    eve.press("match-back")
    sees_position(eve, match, 1, 2)
    eve.press("match-last")
    sees_position(eve, match, 1, last)
    expect(eve.button("match-forward")).to_be_disabled()
    eve.touch(eve.find("list", eve.says("match-moves")).get_by_role("button").nth(last - 2))
    sees_position(eve, match, 1, last - 2)
    eve.page.get_by_label(eve.says("match-speed")).select_option(index=3)
    eve.press("match-play")
    eve.sees_words(f"{last} / {last}")
    expect(eve.button("match-play")).to_be_visible()
    sees_position(eve, match, 1, last)
    eve.page.get_by_label(eve.says("match-speed")).select_option(index=0)  # so that it is still running when it is stopped
    eve.press("match-play")  # once more from the deal on
    expect(eve.button("match-pause")).to_be_visible()
    eve.press("match-pause")
    expect(slider(eve)).not_to_have_value(str(last))


def test_keys_go_through_a_round_too(visit: Visit, house: ServerProcess) -> None:
    match, eve = played(house, "maumau"), visit("Eve")
    eve.open(f"m/{match.id}")
    is_at(eve, 0)
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", match.length(1)), ("Home", 0), ("ArrowLeft", 0)):
        eve.page.keyboard.press(key)
        is_at(eve, move)
    eve.page.keyboard.press(" ")
    expect(eve.button("match-pause")).to_be_visible()
    eve.page.keyboard.press(" ")
    eve.page.keyboard.press("Home")
    slider(eve).focus()
    eve.page.keyboard.press("ArrowRight")  # the slider has these keys itself: one step, not two
    is_at(eve, 1)
    eve.button("match-back").focus()
    eve.page.keyboard.press(" ")  # so have buttons: pressed, and nothing runs
    is_at(eve, 0)
    expect(eve.button("match-play")).to_be_visible()
    eve.press("match-forward")
    eve.find("list", eve.says("match-moves")).get_by_role("button").nth(1).focus()
    eve.page.keyboard.press("ArrowDown")
    is_at(eve, 2)
    expect(eve.page.locator("[aria-current=step]")).to_be_focused()
    eve.page.keyboard.press("?")
    dialog = eve.page.get_by_role("dialog", name=eve.says("play-keys"))
    expect(dialog).to_contain_text(eve.says("match-play-pause"))
    axe(eve.page)


def test_a_link_to_a_move_opens_there_and_keeps_up(visit: Visit, house: ServerProcess) -> None:
    match, ben = played(house, "maumau", seats=6), visit("Ben", language="fi", size=SMALL_PHONE, touch=True, dark=True)
    ben.open(f"m/{match.id}?round=2&move=5")
    sees_position(ben, match, 2, 5)
    axe(ben.page)
    assert ben.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    ben.press("match-forward")
    ben.page.wait_for_url("**/m/*?round=2&move=6")
    link = ben.page.get_by_label(ben.says("match-link")).input_value()
    assert link == ben.page.url
    cat = visit("Cat", language="da")
    cat.page.goto(link)
    sees_position(cat, match, 2, 6)
    cat.touch(cat.find("link", cat.says("play-round", round=1)))
    sees_position(cat, match, 1, 0)
    cat.page.go_back()
    is_at(cat, 6)
    ben.open(f"m/{match.id}?round=1&move=99999")  # further than there is: the end
    is_at(ben, match.length(1))


def late(route: Route) -> None:
    """Let an answer take its time."""
    time.sleep(1)
    route.continue_()


def test_whoever_goes_back_at_once_gets_there_however_long_it_takes(visit: Visit, house: ServerProcess) -> None:
    match, ben = played(house, "maumau", seats=2), visit("Ben")
    ben.open(f"m/{match.id}?round=2&move=1")
    sees_position(ben, match, 2, 1)
    ben.touch(ben.find("link", ben.says("play-round", round=1)))
    sees_position(ben, match, 1, 0)
    ben.page.route("**/rounds/2", late)
    ben.page.go_back()
    sees_position(ben, match, 2, 1)
    assert ben.page.url.endswith("?round=2&move=1")


def test_whoever_played_finds_the_replay_and_checks_the_deal(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, touch=True)
    path = meet_bots(ada, "maumau", rules={"hand_size": 3, "rounds": 2})
    Player(ada).play()
    ada.touch(ada.page.get_by_text(ada.says("play-fair"), exact=True))
    ada.press("fair-check")
    for found in ("fair-seal-holds", "fair-seen", "fair-share-in", "fair-means"):
        ada.sees(found)
    ada.touch(ada.find("link", ada.says("web-replay")))
    is_at(ada, 0)
    ada.touch(ada.find("link", ada.says("play-round", round=2)))
    expect(ada.page.locator("[aria-current=page]")).to_have_text(ada.says("play-round", round=2))
    ada.press("fair-check")
    ada.sees("fair-share-in")
    command = ada.page.get_by_label(ada.says("fair-command")).input_value()
    with ada.page.expect_download() as download:
        ada.touch(ada.find("link", ada.says("play-record")))
    assert command == f"maukas verify {download.value.suggested_filename}"
    ada.touch(ada.find("link", ada.says("match-to-table")))
    ada.sees("play-rematch")
    assert path_of(ada) == path
    ada.open()
    ada.touch(ada.find("link", ada.says("web-replay")))
    is_at(ada, 0)


def test_a_seed_that_was_changed_afterwards_is_noticed(visit: Visit, house: ServerProcess) -> None:
    match, eve = played(house, "dos"), visit("Eve")

    def cheat(route: Route) -> None:
        answer = route.fetch().json()
        seed = answer["results"][0]["seed"]
        answer["results"][0]["seed"] = seed[1:] + seed[0]
        route.fulfill(json=answer)

    eve.page.route("**/rounds/1", cheat)
    eve.open(f"m/{match.id}")
    eve.press("fair-check")
    eve.sees("fair-seal-broken")
    expect(eve.page.get_by_text(eve.says("fair-means-if"))).to_have_count(0)


def test_without_a_safe_connection_there_is_still_the_command(visit: Visit, house: ServerProcess) -> None:
    match, eve = played(house, "maumau"), visit("Eve")
    eve.page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })")
    eve.open(f"m/{match.id}")
    eve.sees("fair-no-check")
    expect(eve.button("fair-check")).to_have_count(0)
    expect(eve.page.get_by_label(eve.says("fair-command"))).to_have_value(f"maukas verify maumau-{match.id}.toml")


def test_a_match_that_is_not_there_is_said_so(visit: Visit, house: ServerProcess) -> None:
    eve = visit("Eve")
    eve.expect_trouble("404")
    eve.open("m/nowhere")
    eve.sees("http-no-match")
    eve.open(f"m/{played(house, 'maumau').id}?round=77")
    eve.sees("http-no-round", round=77)
    axe(eve.page)
