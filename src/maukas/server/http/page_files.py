"""The browser client: one page under several addresses, and the files it is made of."""

import re
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, get, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

from maukas.server.http.link_preview import preview_tags
from maukas.server.http.static_files import StaticFile, answer_with, read_static_files, static_page
from maukas.tables.codes import read_code

PAGE = Path(__file__).parents[2] / "page"  # where the client is built
PARTS = "parts.json"  # which files each screen needs
USUAL_LANGUAGE = "en"
FOR_EVER = "public, max-age=31536000, immutable"  # a file with other content has another name
ASK_FIRST = "no-cache"
UNSENT = {"index.html", PARTS}  # pages are made of them
TABLE_PATH = "t/:code"
BROWSERS_ONLY = "sec-fetch-mode"  # a header of those who need no preview of a link
SEEN = f"accept-language, {BROWSERS_ONLY}"  # on what a page depends
PAGE_VERSION = "maukas-page"  # the name of the header, and of the mark in the page


class Screen(Struct, frozen=True):
    """A screen of the page: the files that it will ask for, and those with its texts by language."""

    path: str
    files: list[str]
    texts: dict[str, list[str]]


def page_version() -> str | None:
    """An identifier of the page that was built; it changes when any file does, for the names of the files are made from their content."""
    index = PAGE / "index.html"
    return sha256(index.read_bytes()).hexdigest()[:16] if index.exists() else None


def page_handlers(base: str) -> list[Any]:
    """The page and its files; where none was built, the root redirects to the reference."""
    version = page_version()
    if version is None:
        return [to_reference(base)]
    text = (PAGE / "index.html").read_text(encoding="utf-8").replace('"./', f'"{base}/')  # so that it works at every depth
    text = text.replace("<head>", f'<head>\n    <meta name="{PAGE_VERSION}" content="{version}" />', 1)
    screens = msgspec.json.decode((PAGE / PARTS).read_bytes(), type=list[Screen])

    return [
        *(page_of(screen, text, base) for screen in screens),
        files_at("/reference/{name:str}", read_static_files(PAGE / "reference"), ASK_FIRST),
        files_at("/assets/{name:str}", read_static_files(PAGE / "assets"), FOR_EVER),
        files_at("/{name:str}", {name: file for name, file in read_static_files(PAGE).items() if name not in UNSENT}, ASK_FIRST),
    ]


def files_at(path: str, files: dict[str, StaticFile], caching: str) -> Any:
    """Files by the last part of their address."""

    @route(path, http_method=[HttpMethod.GET, HttpMethod.HEAD], status_code=200, include_in_schema=False, name=f"files{path}")
    async def file(request: "Request[Any, Any, State]", name: FromPath[str]) -> Response[bytes]:
        if name not in files:
            raise NotFoundException
        return answer_with(files[name], request, caching)

    return file


def page_of(screen: Screen, text: str, base: str) -> Any:
    """The page at one address, in each language; it names at once the files that its scripts would ask for one after the other."""
    written = {language: text_in(language, text, links([*screen.files, *texts], base)) for language, texts in screen.texts.items()}
    pages = {language: static_page(page) for language, page in written.items()}

    @get("/" + re.sub(r":(\w+)", r"{\1:str}", screen.path), include_in_schema=False)
    async def page(request: "Request[Any, Any, State]") -> Response[bytes]:
        """Answer with the page; its scripts show the screen."""
        language = preferred(request.headers.get("accept-language", ""), pages)
        if screen.path == TABLE_PATH and BROWSERS_ONLY not in request.headers:
            tags = await preview_of(request, language)
            return answer_with(static_page(text_in(language, written[language], tags)), request, ASK_FIRST, vary=f"accept-encoding, {SEEN}")
        return answer_with(pages[language], request, ASK_FIRST, vary=f"accept-encoding, {SEEN}")

    return page


async def preview_of(request: "Request[Any, Any, State]", language: str) -> str:
    """What a messenger shows of the table whose page it reads; nothing if there is no such table."""
    summary = await request.app.state.services.live_tables.summary(read_code(request.path_params["code"]))
    return "" if summary is None else preview_tags(summary, language)


def text_in(language: str, text: str, more: str) -> str:
    """The page in a language, with `more` in its head."""
    return text.replace('<html lang="en">', f'<html lang="{language}">', 1).replace("</head>", f"{more}  </head>", 1)


def links(files: list[str], base: str) -> str:
    """Links to the files of a screen, for the head of the page."""
    kinds = {".css": "stylesheet", ".js": "modulepreload"}
    return "".join(f'  <link rel="{kinds[Path(name).suffix]}" crossorigin href="{base}/{name}" />\n  ' for name in dict.fromkeys(files))


def preferred(header: str, languages: Collection[str]) -> str:
    """The first language in an Accept-Language header that there are texts in, as the page itself would choose."""
    spoken = (choice.strip()[:2].lower() for choice in header.split(","))
    return next((language for language in spoken if language in languages), USUAL_LANGUAGE)


def to_reference(base: str) -> Any:
    """A redirect from the root to the reference of the API."""

    @get("/", include_in_schema=False)
    async def reference() -> Redirect:
        return Redirect(f"{base}/api/docs")  # absolute, for the root may be asked for with or without a slash at its end

    return reference
