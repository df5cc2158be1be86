"""The faces beside names."""

from playwright.sync_api import Locator, expect

from tests.web.kit.visitor import Visitor

FACE = "svg[viewBox='-20 -20 40 40']"


def drawn(place: Locator) -> str:
    """The one face that is in a place, once it is drawn."""
    face = place.locator(FACE)
    expect(face.locator("> g")).to_have_count(1)
    return face.inner_html()


def others(visitor: Visitor) -> Locator:
    """The seats of the others at a table."""
    return visitor.find("list", visitor.says("play-others")).get_by_role("listitem")
