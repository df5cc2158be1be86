"""The page as it is served: each one is marked, and every answer tells which one the server has now."""

import asyncio
import re
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from maukas.server import page
from maukas.server.app import create_app
from maukas.server.settings import ServerSettings

INDEX = '<!doctype html>\n<html>\n  <head>\n    <script src="./assets/{script}"></script>\n  </head>\n</html>\n'


def answers(folder: Path, base: str, *paths: str) -> list[httpx.Response]:
    """What a server that finds its page here answers."""
    app, _ = create_app(ServerSettings(database=f"sqlite:///{folder / 'none.db'}", base=base))

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(cast("Any", app)), base_url="http://maukas.test") as client:
            return [await client.get(base + path) for path in paths]

    return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a page in it."""
    monkeypatch.setattr(page, "PAGE", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX.format(script="index-a.js"), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("base", ["", "/cards"])
def test_a_page_is_marked_with_what_every_answer_tells(built: Path, base: str) -> None:
    start, table, missing = answers(built, base, "/", "/t/fomu-tiba-keda", "/api/nothing")
    mark = re.search(r'<meta name="maukas-page" content="(\w+)" />', start.text)
    assert mark is not None
    assert {answer.headers["maukas-page"] for answer in (start, table, missing)} == {mark[1]}
    assert table.text == start.text
    assert f'"{base}/assets/index-a.js"' in start.text


def test_another_page_has_another_mark(built: Path) -> None:
    before = page.page_edition()
    (built / "index.html").write_text(INDEX.format(script="index-b.js"), encoding="utf-8")
    assert page.page_edition() not in (before, None)


def test_where_no_page_was_built_none_is_told(built: Path) -> None:
    (built / "index.html").unlink()
    (answer,) = answers(built, "", "/")
    assert answer.is_redirect
    assert "maukas-page" not in answer.headers


@pytest.mark.parametrize(("base", "path"), [("", "/"), ("/cards", "/"), ("/cards", "")])
def test_where_no_page_was_built_the_reference_is_shown_with_and_without_a_slash(built: Path, base: str, path: str) -> None:
    (built / "index.html").unlink()
    (answer,) = answers(built, base, path)
    assert str(answer.url.join(answer.headers["location"])) == f"http://maukas.test{base}/api/docs"
