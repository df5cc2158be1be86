"""The page as it is served: marked, so that every answer tells which one the server has now, and with the files of its screen named."""

import asyncio
import gzip
import json
import re
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from maukas.server.http import page_files
from maukas.server.http.app import create_app
from maukas.server.http.static_files import read_static_file
from maukas.server.settings import ServerSettings

INDEX = '<!doctype html>\n<html lang="en">\n  <head>\n    <script src="./assets/{script}"></script>\n  </head>\n</html>\n'
TEXTS = {"en": ["assets/texts-en.js"], "fi": ["assets/texts-fi.js"]}
SCREENS = [
    {"path": "", "files": ["assets/Home.css", "assets/Home.js"], "texts": TEXTS},
    {"path": "t/:code", "files": ["assets/Table.js"], "texts": TEXTS},
]
LINK = re.compile(r'<link rel="(\w+)" crossorigin href="([^"]+)" />')


def answers(folder: Path, base: str, *paths: str, **headers: str) -> list[httpx.Response]:
    """What a server that finds its page here answers; headers are given with underscores."""
    app, _ = create_app(ServerSettings(database=f"sqlite:///{folder / 'none.db'}", base=base))

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(cast("Any", app)), base_url="http://maukas.test") as client:
            named = {"sec-fetch-mode": "navigate"} | {name.replace("_", "-"): value for name, value in headers.items()}
            return [await client.get(base + path, headers=named) for path in paths]

    return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a page in it."""
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX.format(script="index-a.js"), encoding="utf-8")
    (tmp_path / "parts.json").write_text(json.dumps(SCREENS), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("base", ["", "/cards"])
def test_a_page_is_marked_with_what_every_answer_tells(built: Path, base: str) -> None:
    start, table, missing = answers(built, base, "/", "/t/fomu-tiba-keda", "/api/nothing")
    mark = re.search(r'<meta name="maukas-page" content="(\w+)" />', start.text)
    assert mark is not None
    assert {answer.headers["maukas-page"] for answer in (start, table, missing)} == {mark[1]}
    assert mark[0] in table.text
    assert f'"{base}/assets/index-a.js"' in start.text


@pytest.mark.parametrize("base", ["", "/cards"])
def test_a_page_names_the_files_of_its_screen(built: Path, base: str) -> None:
    start, table = answers(built, base, "/", "/t/fomu-tiba-keda")
    texts = ("modulepreload", f"{base}/assets/texts-en.js")
    assert LINK.findall(start.text) == [("stylesheet", f"{base}/assets/Home.css"), ("modulepreload", f"{base}/assets/Home.js"), texts]
    assert LINK.findall(table.text) == [("modulepreload", f"{base}/assets/Table.js"), texts]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [("fi-FI,fi;q=0.9,en;q=0.8", "fi"), ("pt-PT, FI;q=0.5", "fi"), ("en,fi", "en"), ("pt", "en"), ("", "en"), (",;*", "en")],
)
def test_a_page_comes_in_the_first_language_that_is_wished_and_spoken(built: Path, wishes: str, language: str) -> None:
    (answer,) = answers(built, "", "/", accept_language=wishes)
    assert f'<html lang="{language}">' in answer.text
    assert [name for _, name in LINK.findall(answer.text) if "texts" in name] == [f"/assets/texts-{language}.js"]
    assert "accept-language" in answer.headers["vary"]


def test_another_page_has_another_mark(built: Path) -> None:
    before = page_files.page_version()
    (built / "index.html").write_text(INDEX.format(script="index-b.js"), encoding="utf-8")
    assert page_files.page_version() not in (before, None)


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


SCRIPT = b"export const answer = 42;" * 40


@pytest.fixture
def script(built: Path) -> Path:
    """A script among the files of the page, with what was compressed of it when it was built."""
    path = built / "assets" / "index-a.js"
    path.write_bytes(SCRIPT)
    path.with_name("index-a.js.br").write_bytes(b"as Brotli")  # whatever it holds: the server only hands it on
    path.with_name("index-a.js.gz").write_bytes(gzip.compress(SCRIPT))
    return path


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip", "gzip"), ("gzip;q=0, identity", ""), ("br;q=0,gzip;q=0.5", "gzip"), ("GZIP ; q=1.0", "gzip"), ("zstd", ""), ("", "")],
)
def test_a_file_comes_in_the_best_encoding_that_a_client_takes(script: Path, accepted: str, encoding: str) -> None:
    (answer,) = answers(script.parents[1], "", "/assets/index-a.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.content == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"


def test_a_file_is_sent_as_it_was_compressed_when_it_was_built(script: Path) -> None:
    file = read_static_file(script)
    assert file.bodies["br"] == b"as Brotli"
    assert gzip.decompress(file.bodies["gzip"]) == file.bodies[""] == SCRIPT


def test_a_client_that_has_a_file_is_not_sent_it_again(script: Path) -> None:
    folder = script.parents[1]
    (first,) = answers(folder, "", "/assets/index-a.js")
    (again,) = answers(folder, "", "/assets/index-a.js", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert "immutable" in again.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/assets/%00", "/assets/..%2findex.html", "/assets/none.js", "/index-a.js.br", "/assets/index-a.js.br", "/parts.json"]
)
def test_what_is_no_file_of_the_page_is_not_found(script: Path, path: str) -> None:
    (answer,) = answers(script.parents[1], "", path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "http-not-found")
