"""Four languages: the browser's own at first, another one at any time, and never an id instead of a text."""

import re

import pytest
from playwright.sync_api import Page, expect

from maukas.texts import LANGUAGES, Texts
from tests.web.kit.table import change_settings, hand, open_table, play_bots
from tests.web.kit.visitor import Visit, Visitor

ID = re.compile(r"\b(?:web|play|table|http|option|preset|colour|maumau|dos|learn|sheet|replay|rules)-[a-z0-9]")
READ = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll('*')].flatMap(each =>
  ['aria-label', 'title', 'placeholder', 'alt'].map(name => each.getAttribute(name) ?? ''))].join('\\n')"""
OWN_NAMES = {"en": "English", "fi": "Suomi", "sv": "Svenska", "da": "Dansk"}


def assert_only_words(page: Page) -> None:
    """No id of a text can be read anywhere."""
    found = ID.findall(page.evaluate(READ))
    assert not found, found


def speak(visitor: Visitor, language: str) -> None:
    """Choose another language in the header."""
    visitor.page.get_by_role("banner").get_by_role("combobox", name=visitor.says("web-language")).select_option(label=OWN_NAMES[language])
    visitor.texts = Texts(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_the_language_of_the_browser(visit: Visit, language: str) -> None:
    ada = visit("Ada", language=language)
    ada.open()
    ada.sees("web-welcome")
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    assert_only_words(ada.page)
    ada.press("web-settings")
    ada.sees("web-theme")
    assert_only_words(ada.page)
    ada.press("web-close")
    for game in ("maumau", "dos"):
        open_table(ada, game)
        assert_only_words(ada.page)
        change_settings(ada)
        ada.page.get_by_text(ada.says("web-rules-each")).click()
        assert_only_words(ada.page)
        play_bots(ada, game, rules={"hand_size": 9})
        assert_only_words(ada.page)
        ada.press("play-about")
        ada.sees(f"option-{game}-hand-size")
        assert_only_words(ada.page)
    ada.open("scores")
    ada.sees("pad-about")
    assert_only_words(ada.page)


def test_the_language_can_be_changed_at_any_time_and_is_remembered(visit: Visit) -> None:
    ada = visit("Ada", language="da")
    ada.open()
    ada.sees("web-welcome")
    speak(ada, "fi")
    ada.sees("web-welcome")
    path = play_bots(ada, "dos")
    expect(hand(ada)).to_be_visible()
    ada.open()
    speak(ada, "sv")
    ada.sees("web-resume")
    ada.open(path)
    expect(hand(ada)).to_be_visible()
    ada.page.reload()
    expect(hand(ada)).to_be_visible()
    assert_only_words(ada.page)


def test_a_language_that_we_do_not_speak_gets_english(visit: Visit) -> None:
    ada = visit("Ada", language="pt-PT")
    ada.open()
    ada.sees("web-welcome")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
