"""What must hold of every screen, whatever its size: it fits across, nothing is cut off, and a finger finds everything."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

FINGER = 44  # pixels
LOOKS, LOOK_AGAIN = 50, 200  # times, milliseconds: on a busy machine a screen takes seconds to be laid out
# What the page measures it lays out anew in the next frame.
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"

SIDEWAYS = """() => {
  const width = document.documentElement.clientWidth;
  const out = [...document.querySelectorAll('a, button, input, select, summary, h1, h2, p, table')].filter(each => {
    const box = each.getBoundingClientRect();
    const clip = each.closest('.scroll, .visually-hidden, [aria-hidden=true]');
    return each.checkVisibility() && box.width > 1 && !clip && (box.right > width + 1 || box.left < -1);
  }).map(each => each.outerHTML.slice(0, 120));
  return document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`, ...out] : out;
}"""
LOWER = """() => {
  const height = document.documentElement.scrollHeight;
  const shown = [...document.querySelectorAll('main *')].filter(each => !each.closest('[aria-hidden=true], .visually-hidden'));
  const scrolling = shown.filter(each => getComputedStyle(each).overflowY !== 'visible');
  const cut = scrolling.filter(each => each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 1);
  return [...(height > innerHeight ? [`the page is ${height} high`] : []), ...cut.map(each => each.outerHTML.slice(0, 120))];
}"""
TOO_SMALL = """finger => [...document.querySelectorAll('a[href], button, select, summary, input')].flatMap(each => {
  const target = each.matches('input[type=radio], input[type=checkbox]') ? each.labels[0] ?? each : each;
  const { width, height } = target.getBoundingClientRect();
  const isAside = each.closest('[inert], [aria-hidden=true], .visually-hidden, p');     // links in a sentence are as high as its lines
  const isHidden = !each.checkVisibility({ visibilityProperty: true }) || width <= 1 || isAside;
  if (isHidden || (width >= finger - 0.5 && height >= finger - 0.5)) return [];
  return [`${Math.round(width)} x ${Math.round(height)}: ${each.outerHTML.slice(0, 160)}`];
})"""
CUT = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('svg, option, .visually-hidden, [aria-hidden=true]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width <= 1) continue;
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box), edge = box.getBoundingClientRect();
      const isAcross = ['hidden', 'clip'].includes(style.overflowX) && (text.right > edge.right + 2 || text.left < edge.left - 2);
      const isDown = ['hidden', 'clip'].includes(style.overflowY) && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2);
      if (isAcross || isDown) found.push(`${node.textContent.trim().slice(0, 60)} in ${box.outerHTML.slice(0, 80)}`);
      if (['auto', 'scroll'].includes(style.overflowY) || style.position === 'fixed') break;
    }
  }
  return found;
}"""

NOT_WHOLE = (Path(__file__).parent / "not_whole.js").read_text(encoding="utf-8")


def found_by(page: Page, search: str, value: object = None) -> list[str]:
    """What a search of the screen finds in the end: what the page has yet to lay out is no fault."""
    for _ in range(LOOKS):
        page.evaluate(SETTLED)
        found = list[str](page.evaluate(search, value))
        if not found:
            break
        page.wait_for_timeout(LOOK_AGAIN)
    return found


def assert_fits_across(page: Page) -> None:
    """Nobody has to scroll sideways, and nothing to use lies beyond the edge."""
    found = found_by(page, SIDEWAYS)
    assert not found, "\n".join(found)


def assert_fits_down(page: Page) -> None:
    """All of it is seen without scrolling."""
    found = found_by(page, LOWER)
    assert not found, "\n".join(found)


def assert_fit_for_fingers(page: Page) -> None:
    """Everything that can be pressed is big enough."""
    found = found_by(page, TOO_SMALL, FINGER)
    assert not found, "\n".join(found)


def assert_nothing_cut(page: Page) -> None:
    """Every word can be read in full."""
    found = found_by(page, CUT)
    assert not found, "\n".join(found)


def not_whole(page: Page, names: Sequence[str] = (), *, still: bool = False) -> list[str]:
    """The hands, buttons and names that are cut, covered or outside; at a table everything is to be in view as it stands."""
    return found_by(page, NOT_WHOLE, {"names": [*names], "still": still})
