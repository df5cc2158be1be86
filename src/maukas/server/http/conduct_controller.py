"""Report and block over HTTP."""

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State
from litestar.params import Body, Parameter

from maukas.protocol.bodies import BlockWish, ReportWish
from maukas.protocol.summaries import BlockedPerson
from maukas.server.http.controllers import Code, HttpProblem, address_of, guest_of, known_guest, problems, services_of
from maukas.tables.codes import read_code
from maukas.tables.errors import RequestRefused

STATUSES = {"table-too-fast": 429, "http-nobody-there": 404}  # the status of a refusal, where it is not 403
Key = Annotated[str, Parameter(min_length=1, max_length=40, description="The key of somebody I have blocked")]


class ConductController(Controller):
    """People I do not want to meet."""

    path = "/api"
    tags = ["people"]  # noqa: RUF012
    response_headers = {"cache-control": "no-store"}  # noqa: RUF012

    @post("/tables/{code:str}/reports", summary="Report somebody", responses=problems(401, 403, 404, 413))
    async def report(self, request: "Request[Any, Any, State]", code: Code, data: Annotated[ReportWish, Body()]) -> ReportWish:
        """Tell those who run the server about somebody at a table where I am; nobody else learns of it."""
        guest, conduct = await known_guest(request), services_of(request).conduct
        try:
            await conduct.report(guest, address_of(request), read_code(code), data.name, data.reason)
        except RequestRefused as refusal:
            raise HttpProblem(STATUSES.get(refusal.reason, 403), refusal.reason, **refusal.values) from None
        return data

    @post("/tables/{code:str}/blocks", summary="Block somebody", responses=problems(401, 403, 404, 413))
    async def block(self, request: "Request[Any, Any, State]", code: Code, data: Annotated[BlockWish, Body()]) -> list[BlockedPerson]:
        """Not see the reactions of somebody at a table where I am, nor be led to a table with them; all I have blocked are answered."""
        guest, conduct = await known_guest(request), services_of(request).conduct
        try:
            return await conduct.block(guest, address_of(request), read_code(code), data.name)
        except RequestRefused as refusal:
            raise HttpProblem(STATUSES.get(refusal.reason, 403), refusal.reason, **refusal.values) from None

    @get("/me/blocks", summary="People I have blocked", responses=problems())
    async def blocked(self, request: "Request[Any, Any, State]") -> list[BlockedPerson]:
        """Those I do not want to meet, the latest first."""
        guest = await guest_of(request)
        return [] if guest is None else await services_of(request).conduct.blocked(guest)

    @delete("/me/blocks/{key:str}", summary="Unblock somebody", status_code=200, responses=problems(401, 403))
    async def unblock(self, request: "Request[Any, Any, State]", key: Key) -> list[BlockedPerson]:
        """Meet somebody again; those I still have blocked are answered."""
        return await services_of(request).conduct.unblock(await known_guest(request), key)
