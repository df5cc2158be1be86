"""Whatever happens to the page, the connection or the server: the game goes on where it was."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.kit.house import long_round, open_house
from tests.web.kit.player import Player
from tests.web.kit.table import cards, hand, play_bots
from tests.web.kit.visitor import NO_SERVER, Visit, Visitor, eventually

LONG = {"hand_size": 10}


def labels(visitor: Visitor) -> list[str]:
    """The own hand in words, without what fits."""
    ending = visitor.says("play-fits", card="")
    return [each.removesuffix(ending) for each in cards(visitor).evaluate_all("all => all.map(each => each.ariaLabel)")]


def test_a_reload_in_the_middle_changes_nothing(visit: Visit) -> None:
    ada = visit("Ada")
    play_bots(ada, "maumau", rules=LONG)
    player = Player(ada)
    player.turns(2)
    player.wait()
    before = labels(ada)
    ada.page.reload()
    eventually(ada.page, lambda: labels(ada) == before, "the same cards")
    player.turns(1)


def test_the_server_is_killed_and_comes_back(visit: Visit, tmp_path: Path, built_page: Path) -> None:
    with open_house(tmp_path, built_page, position=long_round("dos", 2)) as house:
        ada = visit("Ada", house=house)
        ada.expect_trouble(*NO_SERVER)
        play_bots(ada, "dos")
        player = Player(ada)
        player.turns(2)
        player.wait()
        before = labels(ada)
        house.kill()
        ada.sees("play-lost")
        house.start()
        expect(ada.page.get_by_text(ada.says("play-lost"))).to_have_count(0)
        assert labels(ada) == before
        player.turns(2)


def test_a_lost_connection_comes_back_by_itself(visit: Visit) -> None:
    ada = visit("Ada")
    ada.expect_trouble("ERR_INTERNET_DISCONNECTED", "error occurred when fetching the script")
    ada.open()
    ada.sees("web-lobby-empty")  # all of the page is there
    ada.context.set_offline(True)
    ada.sees("web-no-connection")
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(ada.says("web-no-connection"))).to_have_count(0)
    ada.sees("web-lobby-empty")


def test_two_tabs_of_one_guest_are_the_same_seat(visit: Visit) -> None:
    ada = visit("Ada")
    path = play_bots(ada, "maumau", rules=LONG)
    player = Player(ada)
    player.wait()
    first, second = ada.page, ada.tab()
    second.goto(f"{ada.house.address}/{path}")
    other = second.get_by_role("list", name=ada.any_number("play-hand"))
    expect(other.get_by_role("button")).to_have_count(player.hand_size())
    player.turns(1)
    eventually(first, lambda: other.get_by_role("button").count() == hand(ada).get_by_role("button").count(), "both tabs show the same")
