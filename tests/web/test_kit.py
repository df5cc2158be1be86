"""The kit sees what it is there to see: each of its checks fails on a page that was spoilt for it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.web.kit import layout
from tests.web.kit.axe import axe
from tests.web.kit.layout import assert_fit_for_fingers, assert_fits_across, assert_fits_down, assert_nothing_cut
from tests.web.kit.player import Player
from tests.web.kit.visitor import PHONE, Visit, eventually

TALL = (390, 2600)  # all of the first screen is seen at once
SPOILT: dict[Callable[[Page], None], str] = {
    axe: "<img src='icon.svg'>",
    assert_fits_across: "<button style='width: 600px; height: 50px'>wide</button>",
    assert_fit_for_fingers: "<button style='all: unset; width: 20px; height: 20px'>x</button>",
    assert_fits_down: "<div style='height: 3000px'>long</div>",
    assert_nothing_cut: "<div style='width: 50px; height: 50px; overflow: hidden; white-space: nowrap'>much too long for this box</div>",
}


@pytest.mark.parametrize("check", SPOILT, ids=lambda check: check.__name__)
def test_a_spoilt_page_fails(visit: Visit, check: Callable[[Page], None], monkeypatch: pytest.MonkeyPatch) -> None:
    ada = visit("Ada", size=TALL if check is assert_fits_down else PHONE, touch=True)
    ada.open()
    ada.sees("web-lobby-empty")
    check(ada.page)
    ada.page.evaluate("html => document.querySelector('main').insertAdjacentHTML('beforeend', html)", SPOILT[check])
    monkeypatch.setattr(layout, "LOOKS", 2)  # it stays spoilt
    with pytest.raises(AssertionError):
        check(ada.page)


@pytest.mark.parametrize(
    ("trouble", "noted"),
    [
        ("console.error('oh')", "console: oh"),
        ("setTimeout(() => { throw new Error('lost') })", "error: .*lost"),
        ("fetch('api/nothing')", "404"),
        ("fetch('http://localhost:1/').catch(() => 0)", "localhost:1"),
    ],
)
def test_trouble_is_noted(visit: Visit, trouble: str, noted: str) -> None:
    ada = visit("Ada")
    ada.open()
    ada.sees("web-welcome")
    assert not ada.unexpected()
    ada.page.evaluate(f"() => {{ {trouble} }}")
    eventually(ada.page, lambda: bool(ada.unexpected()), "it was noted")
    ada.expect_trouble(noted, "Content Security Policy", "Fetch API cannot load")
    assert not ada.unexpected()


def test_a_player_looks_again_only_if_the_screen_has_changed(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open()
    ada.sees("web-lobby-empty")
    player = Player(ada)

    def too_late() -> None:
        ada.page.evaluate("() => document.querySelector('main').append('something new')")
        raise TimeoutError("it is gone")

    def never() -> None:
        raise TimeoutError("it is not there")

    assert not player.did(player.look(), too_late)
    assert player.did(player.look(), lambda: None)
    with pytest.raises(TimeoutError):
        player.did(player.look(), never)


FADING = """() => {
  const fading = document.querySelector('main').appendChild(document.createElement('p'));
  fading.style.cssText = 'color: #111; background: #000; transition: background 3s ease-in !important';
  fading.textContent = 'dark on dark, but not for long';
  fading.getBoundingClientRect();
  fading.style.background = '#fff';
}"""


def test_axe_waits_for_colours_that_are_changing(visit: Visit) -> None:
    ada = visit("Ada", calm=False)
    ada.open()
    ada.sees("web-welcome")
    ada.page.evaluate(FADING)
    axe(ada.page)
