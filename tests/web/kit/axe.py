"""axe-core, which looks for what shuts people out."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES = {"label-content-name-mismatch": {"enabled": False}}  # an experiment of theirs: takes the figures on a card for its label

SETTLED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter(each => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(each => each.finished));
}"""  # a colour on its way to another is none that anybody has to read


@cache
def source() -> str:
    """Its code, installed with what the page is built from."""
    return SOURCE.read_text(encoding="utf-8")


def axe(page: Page) -> None:
    """The screen violates nothing, once what was just changing has changed."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())  # not as a script tag: the page lets nobody add one
    page.evaluate(SETTLED)
    how = {"runOnly": TAGS, "resultTypes": ["violations"], "rules": RULES, "preload": False}  # it fetches nothing by itself
    found = page.evaluate("options => axe.run(document, options)", how)
    assert found["passes"], "axe saw nothing"
    said = [f"{each['id']} ({each['impact']}): {each['help']}{nodes(each)}" for each in found["violations"]]
    assert not said, f"on {page.url}:\n" + "\n".join(said)


def nodes(violation: dict[str, Any]) -> str:
    """Where it was found."""
    return "".join(f"\n    {node['target']}: {node['html'][:160]}" for node in violation["nodes"])
