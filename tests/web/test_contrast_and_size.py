"""For eyes that need more: high contrast in light and dark, and a hand with cards twice as large, none of which covers another."""

from collections.abc import Callable

import pytest

from tests.server.server_process import ServerProcess
from tests.web.kit.axe import axe
from tests.web.kit.house import long_round
from tests.web.kit.layout import assert_fits_across
from tests.web.kit.player import Player
from tests.web.kit.table import cards, choose, play_bots
from tests.web.kit.visitor import DESK, PHONE, Visit, Visitor, eventually

Deal = Callable[[str], ServerProcess]
BOXES = "all => all.map(each => each.getBoundingClientRect()).map(({ left, top, width, height }) => [left, top, width, height])"
CONTRASTS = """() => {
  const luminance = colour => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).slice(0, 3).map(each => each / 255)
      .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = each => {
    for (let at = each; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/rgba\\(.*, 0\\)|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  return [...document.querySelectorAll('main button, main p, header button, header b')]
    .filter(each => each.checkVisibility() && each.innerText?.trim())
    .map(each => {
      const [one, other] = [luminance(getComputedStyle(each).color), luminance(behind(each))].sort((a, b) => b - a);
      return [each.innerText.trim(), (one + 0.05) / (other + 0.05)];
    });
}"""


def prefer(visitor: Visitor, theme: str) -> None:
    """Choose how the page looks, at the table."""
    visitor.press("play-about")
    choose(visitor, visitor.says("web-theme"), visitor.says(f"web-theme-{theme}"))
    visitor.press("web-close")


@pytest.mark.parametrize("theme", ["contrast-light", "contrast-dark"])
def test_with_high_contrast_all_that_is_read_has_seven_to_one(visit: Visit, deal: Deal, theme: str) -> None:
    ada = visit("Ada", house=deal(long_round("maumau", 3)))
    play_bots(ada, "maumau", seats=3)
    assert Player(ada).wait() == "turn"
    prefer(ada, theme)
    axe(ada.page)
    found: list[tuple[str, float]] = ada.page.evaluate(CONTRASTS)
    assert len(found) > 5
    assert not [(words, ratio) for words, ratio in found if ratio < 7]


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_large_cards_are_twice_as_large_and_none_covers_another(visit: Visit, deal: Deal, device: str) -> None:
    size = PHONE if device == "phone" else DESK
    ada = visit("Ada", house=deal(long_round("dos", 3)), size=size, touch=device == "phone")
    play_bots(ada, "dos", seats=3)
    assert Player(ada).wait() == "turn"
    usual = cards(ada).evaluate_all(BOXES)[0][2]
    ada.press("play-about")
    switch = ada.page.get_by_role("switch", name=ada.says("look-large-cards"))
    switch.check()
    ada.press("web-close")
    eventually(ada.page, lambda: bool(cards(ada).evaluate_all(BOXES)[0][2] >= 2 * usual - 1), "the cards are twice as large")
    eventually(ada.page, lambda: not overlaps(cards(ada).evaluate_all(BOXES)), "no card covers another")
    assert_fits_across(ada.page)
    Player(ada).turns(1)


def overlaps(boxes: list[tuple[float, float, float, float]]) -> list[tuple[int, int]]:
    """Which cards lie on each other."""
    return [
        (one, other)
        for one, (left, top, width, height) in enumerate(boxes)
        for other, (its_left, its_top, _, _) in enumerate(boxes)
        if one != other and left <= its_left < left + width - 1 and top <= its_top < top + height - 1
    ]
