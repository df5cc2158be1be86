"""The ASGI application: routes, errors, reference, page; put together in one place."""

import logging
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from maukas import __version__
from maukas.journal.errors import Unavailable
from maukas.protocol.bodies import Problem
from maukas.server.http.api_reference import ReferencePage
from maukas.server.http.conduct_controller import ConductController
from maukas.server.http.controllers import HANDLERS, HttpProblem
from maukas.server.http.page_files import PAGE_VERSION, page_version, page_handlers
from maukas.server.http.people_controller import PeopleController
from maukas.server.http.print_controller import PrintController
from maukas.server.http.review_controller import ReviewController
from maukas.server.nodes.http_relay import HttpRelay
from maukas.server.outage_log import OUTAGES
from maukas.server.services import Services
from maukas.server.settings import ServerSettings
from maukas.server.transport.middleware import HttpMiddleware

LARGEST_BODY = 16 * 1024
RETRY_AFTER = "5"  # seconds until the store may be back

LOGGER = logging.getLogger("maukas")


def create_app(settings: ServerSettings) -> tuple[ASGIApp, Services]:
    """The application, and the services behind it."""
    services = Services(settings)
    app = Litestar(
        route_handlers=[*HANDLERS, ReviewController, PrintController, PeopleController, ConductController, *page_handlers(settings.base)],
        path=settings.base or None,
        lifespan=[lambda _: services.opened()],
        state=State({"services": services}),
        exception_handlers={HTTPException: explain, RecursionError: too_deep, Unavailable: no_store, Exception: apologise},
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Maukas",
            version=__version__,
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[ReferencePage(settings.base)],
        ),
        logging_config=None,
    )
    version = page_version()  # an old page reads it, and reloads itself
    relay = HttpRelay(app, services, LARGEST_BODY)
    more = {} if version is None else {PAGE_VERSION: version}
    is_node = lambda secret: services.connections.is_node(secret)  # noqa: E731  # there are none before the services are open
    middleware = HttpMiddleware(relay, settings, services.metrics, services.bans, more, is_node, services.spans, services.passes)
    services.http_limits = {"reads of address": middleware.reads, "writes of address": middleware.writes}
    return middleware, services


def explain(_: "Request[Any, Any, State]", error: HTTPException) -> Response[Problem]:
    """The answer to what a client did wrong: the id of the text that explains it."""
    problem = error.problem if isinstance(error, HttpProblem) else Problem(reason_for(error), {"detail": str(error.detail)[:300]})
    return Response(problem, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def too_deep(_: "Request[Any, Any, State]", error: RecursionError) -> Response[Problem]:
    """The answer to a body that is nested without end: nothing else here calls itself so often."""
    return Response(Problem("http-bad-request", {"detail": str(error)[:300]}), status_code=400, media_type=MediaType.JSON)


def no_store(_: "Request[Any, Any, State]", error: Unavailable) -> Response[Problem]:
    """The answer while the store is gone."""
    OUTAGES.note("an HTTP request failed", error)
    return Response(Problem("http-no-store"), status_code=503, media_type=MediaType.JSON, headers={"retry-after": RETRY_AFTER})


def apologise(_: "Request[Any, Any, State]", error: Exception) -> Response[Problem]:
    """The answer when the server failed; the reason is only logged."""
    LOGGER.error("an HTTP request failed", exc_info=error)
    return Response(Problem("http-failed"), status_code=500, media_type=MediaType.JSON)


def reason_for(error: HTTPException) -> str:
    """The id of the text for a status."""
    match error.status_code:
        case 404:
            return "http-not-found"
        case 405:
            return "http-bad-method"
        case 413:
            return "http-too-large"
    return "http-bad-request"
