"""The browser client: one page under several addresses, and the files it is made of."""

import re
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from msgspec import Struct

PAGE = Path(__file__).parents[1] / "page"               # where the client is built
PARTS = "parts.json"                                    # what its screens are made of
USUAL_LANGUAGE = "en"
FOR_EVER = "public, max-age=31536000, immutable"        # a file of another content has another name
ASK_FIRST = "no-cache"


EDITION = "maukas-page"                                 # the name of the header, and of the mark in the page


class Screen(Struct, frozen=True):
    """What one address shows: the files that the page will ask for there, and those with its texts by language."""

    path: str
    files: list[str]
    texts: dict[str, list[str]]


def page_edition() -> str | None:
    """Which page was built: another one when any part of it has changed, for the names of its files tell their content."""
    index = PAGE / "index.html"
    return sha256(index.read_bytes()).hexdigest()[:16] if index.exists() else None


def page_handlers(base: str) -> list[Any]:
    """The page and its files; where none was built, the root leads to the reference."""
    edition = page_edition()
    if edition is None:
        return [to_reference(base)]
    text = (PAGE / "index.html").read_text(encoding="utf-8").replace('"./', f'"{base}/')   # the same page at every depth
    text = text.replace("<head>", f'<head>\n    <meta name="{EDITION}" content="{edition}" />', 1)
    screens = msgspec.json.decode((PAGE / PARTS).read_bytes(), type=list[Screen])

    def files(path: str, folder: Path, caching: str) -> Any:
        return create_static_files_router(
            path=path, directories=[folder], include_in_schema=False, name=f"files{path}", send_as_attachment=False,
            after_request=lambda response: cached(response, caching),
        )

    return [*(page_of(screen, text, base) for screen in screens), files("/assets", PAGE / "assets", FOR_EVER), files("/", PAGE, ASK_FIRST)]


def page_of(screen: Screen, text: str, base: str) -> Any:
    """The page at one address, in each language: it names at once what its scripts would ask for one after the other."""
    pages = {language: text_in(language, text, links([*screen.files, *texts], base)) for language, texts in screen.texts.items()}

    @get("/" + re.sub(r":(\w+)", r"{\1:str}", screen.path), include_in_schema=False, media_type=MediaType.HTML)
    async def page(request: "Request[Any, Any, State]") -> Response[str]:
        """The page; which screen it shows is its own affair."""
        language = preferred(request.headers.get("accept-language", ""), pages)
        return Response(pages[language], media_type=MediaType.HTML, headers={"cache-control": ASK_FIRST, "vary": "accept-language"})

    return page


def text_in(language: str, text: str, more: str) -> str:
    """The page for a language, with more in its head."""
    return text.replace('<html lang="en">', f'<html lang="{language}">', 1).replace("</head>", f"{more}  </head>", 1)


def links(files: list[str], base: str) -> str:
    """The files of a screen, for the head of the page."""
    kinds = {".css": "stylesheet", ".js": "modulepreload"}
    return "".join(f'  <link rel="{kinds[Path(name).suffix]}" crossorigin href="{base}/{name}" />\n  ' for name in dict.fromkeys(files))


def preferred(wishes: str, languages: Collection[str]) -> str:
    """The first language in an Accept-Language header that we speak, as the page itself would choose: browsers put the dearest first."""
    spoken = (wish.strip()[:2].lower() for wish in wishes.split(","))
    return next((language for language in spoken if language in languages), USUAL_LANGUAGE)


def cached(response: Response[Any], caching: str) -> Response[Any]:
    """Say how long a browser may keep an answer."""
    response.headers["cache-control"] = caching
    return response


def to_reference(base: str) -> Any:
    """Nothing to play with in the browser: show what programs can do."""
    @get("/", include_in_schema=False)
    async def reference() -> Redirect:
        return Redirect(f"{base}/api/docs")             # not from here on: with or without a slash at the end, this is the same place

    return reference
