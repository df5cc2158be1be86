"""Reviews of finished matches, over HTTP."""

from http import HTTPStatus
from typing import Any

from litestar import Controller, MediaType, Request, get, post
from litestar.datastructures import State
from litestar.response import Stream

from maukas.protocol.reviews import ReviewedMatch, ReviewProgress
from maukas.server.http.controllers import (
    FOR_A_DAY,
    Busy,
    Code,
    HttpProblem,
    address_of,
    finished_match,
    guest_of,
    large_answers,
    pieces,
    problems,
    services_of,
)
from maukas.server.reviews import ReviewsOff
from maukas.server.worker_threads import Overloaded


class ReviewController(Controller):
    """Reviews of finished matches."""

    path = "/api/matches/{id:str}/review"
    tags = ["matches"]  # noqa: RUF012

    @get(summary="How far the review of a finished match is", responses=problems(404), response_headers={"cache-control": "no-store"})
    async def progress(self, request: "Request[Any, Any, State]", id: Code) -> ReviewProgress:
        """Anyone who waits for a review asks this every second or so; when nobody does for a while, it is given up."""
        return await services_of(request).reviews.progress(await finished_match(request, id))

    @post(summary="Ask for the review of a finished match", status_code=HTTPStatus.ACCEPTED, responses=problems(403, 404, 503))
    async def ask(self, request: "Request[Any, Any, State]", id: Code) -> ReviewProgress:
        """It is made once, in its turn; asking again changes nothing."""
        await guest_of(request)  # who may be kept out
        row = await finished_match(request, id)
        try:
            return await services_of(request).reviews.ask(row, address_of(request))
        except ReviewsOff as error:
            raise HttpProblem(503, error.reason) from None
        except Overloaded:
            raise Busy("http-reviews-busy") from None

    @get("/result", summary="The review of a finished match", responses=large_answers(ReviewedMatch))
    async def result(self, request: "Request[Any, Any, State]", id: Code) -> Stream:
        """What each decision was worth by what its player could know, and where the results came from."""
        content = await services_of(request).reviews.result(await finished_match(request, id))
        if content is None:
            raise HttpProblem(404, "http-no-review")
        return Stream(pieces(content), media_type=MediaType.JSON, headers={"cache-control": FOR_A_DAY})
