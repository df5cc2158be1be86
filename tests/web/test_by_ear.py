"""The page by ear: whole matches by roles, names and live regions alone; every question answered by one key; nothing said twice."""

import os
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from maukas.games.registry import GAMES
from maukas.texts import LANGUAGES
from tests.server.server_process import ServerProcess
from tests.web.kit.ear import EarPlayer, Listener
from tests.web.kit.house import long_round
from tests.web.kit.table import choose_rule, change_settings, have_seats, play_bots
from tests.web.kit.visitor import Visit, eventually

Deal = Callable[[str], ServerProcess]
IS_SOAK = "MAUKAS_SOAK" in os.environ
SHORT = {"maumau": {"hand_size": 3, "rounds": 1}, "dos": {"hand_size": 3, "target": 10}}
USUAL = [("maumau", "fi"), ("maumau", "en"), ("dos", "sv"), ("dos", "da")]
MATCHES = [(game, language) for game in GAMES for language in LANGUAGES] if IS_SOAK else USUAL
ENOUGH = 500 if IS_SOAK else 60  # moves of bots
LONGEST = 120  # characters of an answer
QUESTIONS = ("t", "n", "w", "r", "p")


@pytest.mark.parametrize(("game", "language"), MATCHES)
def test_a_match_from_the_first_screen_to_the_next_match(visit: Visit, game: str, language: str) -> None:
    ada = visit.let_in(Listener, "Ada", language=language)
    ada.open()
    ada.sees("web-welcome")
    ada.touch(ada.page.get_by_role("region", name=ada.says(f"web-game-{game}")).get_by_role("link", name=ada.says("web-play-friends")))
    ada.arrive(ada.page.get_by_role("heading", name=ada.says("play-waiting-title")))
    have_seats(ada, 3)
    change_settings(ada)
    ada.touch(ada.page.get_by_text(ada.says("web-rules-each")))
    for name, value in SHORT[game].items():
        choose_rule(ada, game, name, value)
    ada.press("web-close")
    ada.press("play-fill")
    ada.press("play-start")
    EarPlayer(ada).play()
    ada.undisturbed()
    assert ada.heard()
    replay = str(ada.find("link", ada.says("web-replay")).get_attribute("href"))
    ada.press("play-rematch")
    expect(ada.page.locator(f"[href='{replay}']")).to_have_count(0)
    EarPlayer(ada).wait()


@pytest.mark.parametrize("language", LANGUAGES if IS_SOAK else ["fi"])
@pytest.mark.parametrize("game", GAMES)
def test_each_question_is_answered_by_one_key_and_one_sentence(visit: Visit, deal: Deal, game: str, language: str) -> None:
    ada = visit.let_in(Listener, "Ada", language=language, house=deal(long_round(game, 4)))
    play_bots(ada, game, seats=4)
    player = EarPlayer(ada)
    assert player.wait() == "turn"
    for key in QUESTIONS:
        answer = ada.ask(key)
        assert re.search(r"[.!]$", answer), answer
        assert len(answer) <= LONGEST, answer
    assert ada.ask("w").startswith(ada.says("play-your-turn"))
    hand, by_colour = ada.ask("a"), ada.ask("a")
    assert hand.startswith(ada.any_number("play-cards").match(hand)[0])  # type: ignore[index]
    assert by_colour.split(":")[0] in [ada.says(f"colour-{colour}") for colour in "RGBY"]
    assert ada.ask("a") == hand
    assert ada.ask("v") == hand
    ada.page.keyboard.press("g")  # to the next colour of the hand
    focus = ada.focused()
    card = ada.ask("i")
    assert card.startswith(focus.split(",")[0]), "what the card would do"
    ada.page.keyboard.press("Shift+G")
    assert ada.focused() != focus


def test_bots_neither_move_the_focus_nor_are_told_twice(visit: Visit, deal: Deal) -> None:
    ada = visit.let_in(Listener, "Ada", house=deal(long_round("maumau", 4)))
    play_bots(ada, "maumau", seats=4, rules={"rounds": 1})
    player = EarPlayer(ada)
    while ada.others_moves() < ENOUGH:
        match player.wait():
            case "finished":
                ada.press("play-rematch")
                eventually(ada.page, lambda: not ada.has("play-rematch"), "another match")
            case "dealing":
                player.go_on()
            case _:
                player.act()
    ada.undisturbed()


def test_keys_can_be_changed_and_switched_off(visit: Visit, deal: Deal) -> None:
    ada = visit.let_in(Listener, "Ada", house=deal(long_round("maumau", 2)))
    play_bots(ada, "maumau")
    assert EarPlayer(ada).wait() == "turn"
    ada.page.keyboard.press("?")
    dialog = ada.find("dialog", ada.says("play-keys"))
    action = ada.says("speech-key-counts")
    button = dialog.get_by_role("button", name=ada.says("speech-keys-change", key="n", action=action))
    button.press("Enter")
    expect(dialog.get_by_role("status")).to_have_text(ada.says("speech-keys-press", action=action))
    ada.page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_have_text(ada.says("speech-keys-taken", key="Enter"))
    ada.page.keyboard.press("x")
    expect(dialog.get_by_role("status")).to_have_text(ada.says("speech-keys-changed", action=action, key="x"))
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert "Ada" not in ada.ask("x")
    assert ada.says("play-you") in ada.ask("x")

    ada.page.keyboard.press("?")
    dialog.get_by_role("switch", name=ada.says("speech-keys-on")).press(" ")
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    before = len(ada.heard())
    for key in ("x", "d", "a", "?"):
        ada.page.keyboard.press(key)
    expect(dialog).to_be_hidden()
    assert EarPlayer(ada).wait() == "turn"
    assert len(ada.heard()) == before
    ada.press("play-about")
    ada.press("play-keys")  # the list is there all the same
    expect(dialog).to_be_visible()
