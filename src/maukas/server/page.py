"""The browser client: one page under several addresses, and the files it is made of."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

PAGE = Path(__file__).parents[1] / "page"               # where the client is built
SCREENS = ("/", "/new", "/scores", "/rules", "/learn", "/t/{code:str}", "/m/{match:str}")
FOR_EVER = "public, max-age=31536000, immutable"        # a file of another content has another name
ASK_FIRST = "no-cache"


def page_handlers(base: str) -> list[Any]:
    """The page and its files; where none was built, the root leads to the reference."""
    if not (PAGE / "index.html").exists():
        return [to_reference]
    text = (PAGE / "index.html").read_text(encoding="utf-8").replace('"./', f'"{base}/')   # the same page at every depth

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


@get("/", include_in_schema=False)
async def to_reference() -> Redirect:
    """Nothing to play with in the browser: show what programs can do."""
    return Redirect("api/docs")
