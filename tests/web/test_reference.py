"""The reference of the HTTP interface, from our own files: no other host is asked, and nothing is blocked by the page's own policy."""

from playwright.sync_api import expect

from maukas.server.http.app import create_app
from maukas.server.settings import ServerSettings
from tests.web.kit.visitor import Visit


def test_every_request_can_be_read_in_the_reference(visit: Visit) -> None:
    reader = visit("Reader")
    reader.open("api/docs")
    app = create_app(ServerSettings())[0]
    paths = app.app.app.openapi_schema.to_schema()["paths"]  # type: ignore[attr-defined]
    assert len(paths) > 10
    for path in paths:
        expect(reader.page.locator(f'[data-path="{path}"]').first).to_be_visible()
    reader.touch(reader.find("button", "get /api/lobby"))
    expect(reader.page.get_by_text("Public tables with somebody there").first).to_be_visible()
