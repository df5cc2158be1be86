"""The browser client: one page under several addresses, and the files it is made of."""

from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

PAGE = Path(__file__).parents[1] / "page"               # where the client is built
SCREENS = ("/", "/new", "/scores", "/rules", "/rules/{game:str}", "/learn", "/learn/{game:str}", "/t/{code:str}", "/m/{match:str}")
FOR_EVER = "public, max-age=31536000, immutable"        # a file of another content has another name
ASK_FIRST = "no-cache"


EDITION = "maukas-page"                                 # the name of the header, and of the mark in the page


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

    @get([*SCREENS], include_in_schema=False, media_type=MediaType.HTML)
    async def page() -> Response[str]:
        """The page; which screen it shows is its own affair."""
        return Response(text, media_type=MediaType.HTML, headers={"cache-control": ASK_FIRST})

    def files(path: str, folder: Path, caching: str) -> Any:
        return create_static_files_router(
            path=path, directories=[folder], include_in_schema=False, name=f"files{path}", send_as_attachment=False,
            after_request=lambda response: cached(response, caching),
        )

    return [page, files("/assets", PAGE / "assets", FOR_EVER), files("/", PAGE, ASK_FIRST)]


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
