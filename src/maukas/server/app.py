"""The application: routes, errors, documentation, the page; wired in one place."""

import logging
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from maukas import __version__
from maukas.server.gate import Gate
from maukas.server.http import HANDLERS, Problem, Refusal
from maukas.server.page import EDITION, page_edition, page_handlers
from maukas.server.reference import ReferencePage
from maukas.server.settings import ServerSettings
from maukas.server.site import Site

LARGEST_BODY = 16 * 1024


def create_app(settings: ServerSettings) -> tuple[ASGIApp, Site]:
    """The application, and the site behind it."""
    site = Site(settings)
    app = Litestar(
        route_handlers=[*HANDLERS, *page_handlers(settings.base)],
        path=settings.base or None,
        lifespan=[lambda _: site.opened()],
        state=State({"site": site}),
        exception_handlers={HTTPException: explain, Exception: apologise},
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", exclude=[f"^{settings.base}/api"]),    # of the page only: answers hold secrets
        openapi_config=OpenAPIConfig(
            title="Maukas", version=__version__, path="/api/docs", render_plugins=[ReferencePage()],
        ),
        logging_config=None,
    )
    edition = page_edition()                            # an old page hears it, and reloads itself
    return Gate(app, settings, site.metrics, {} if edition is None else {EDITION: edition}), site


def explain(_: "Request[Any, Any, State]", error: HTTPException) -> Response[Problem]:
    """An answer for what a client did wrong: the id of the text that explains it."""
    problem = error.problem if isinstance(error, Refusal) else Problem(reason_for(error), {"detail": str(error.detail)[:300]})
    return Response(problem, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def apologise(_: "Request[Any, Any, State]", error: Exception) -> Response[Problem]:
    """An answer for what we did wrong; what it was stays in the log."""
    logging.getLogger("maukas").error("an HTTP request failed", exc_info=error)
    return Response(Problem("http-failed"), status_code=500, media_type=MediaType.JSON)


def reason_for(error: HTTPException) -> str:
    """The text for a status."""
    match error.status_code:
        case 404:
            return "http-not-found"
        case 405:
            return "http-bad-method"
        case 413:
            return "http-too-large"
    return "http-bad-request"

