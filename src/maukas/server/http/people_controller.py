"""The handlers of the HTTP API for people I have played with: who they are, notes to and from them, the same people again."""

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State
from litestar.params import Body

from maukas.protocol.bodies import InvitationWish, TableOpened
from maukas.protocol.summaries import Companion, Invitation
from maukas.server.guests import person_of
from maukas.server.http.controllers import Code, HttpProblem, check_room, guest_of, known_guest, problems, services_of
from maukas.tables.codes import read_code
from maukas.tables.errors import RequestRefused

STATUSES = {"http-invited-lately": 429, "http-no-match": 404}  # the status of a refusal, where it is not 403


class PeopleController(Controller):
    """People I have played with."""

    path = "/api/me"
    tags = ["people"]  # noqa: RUF012
    response_headers = {"cache-control": "no-store"}  # noqa: RUF012

    @get("/people", summary="People I have played with", responses=problems())
    async def people(self, request: "Request[Any, Any, State]") -> list[Companion]:
        """Those who have finished a match with me, the latest first."""
        guest = await guest_of(request)
        return [] if guest is None else await services_of(request).invitations.companions(guest)

    @get("/invitations", summary="Invitations for me", responses=problems())
    async def invitations(self, request: "Request[Any, Any, State]") -> list[Invitation]:
        """Notes of people I have played with, the latest first."""
        guest = await guest_of(request)
        return [] if guest is None else await services_of(request).invitations.of_guest(guest)

    @post("/invitations", summary="Invite somebody", responses=problems(401, 403, 413))
    async def invite(self, request: "Request[Any, Any, State]", data: Annotated[InvitationWish, Body()]) -> InvitationWish:
        """Leave a note for somebody I have played with: come to this table of mine."""
        guest = await known_guest(request)
        try:
            await services_of(request).invitations.invite(guest, data.person, read_code(data.table))
        except RequestRefused as refusal:
            raise HttpProblem(STATUSES.get(refusal.reason, 403), refusal.reason, **refusal.values) from None
        return data

    @delete("/invitations/{code:str}", summary="Put an invitation away", status_code=200, responses=problems(401, 403))
    async def decline(self, request: "Request[Any, Any, State]", code: Code) -> list[Invitation]:
        """Remove the notes that lead to a table; what is left is answered."""
        guest, services = await known_guest(request), services_of(request)
        await services.journal.withdraw(guest.id, read_code(code))
        return await services.invitations.of_guest(guest)

    @post("/matches/{id:str}/again", summary="The same people again", responses=problems(401, 403, 404, 503))
    async def again(self, request: "Request[Any, Any, State]", id: Code) -> TableOpened:
        """Open a table with the game and rules of a match that I have played, and invite those who played it with me."""
        guest, services = await known_guest(request), services_of(request)
        await check_room(services)
        try:
            return TableOpened(await services.invitations.again(guest, person_of(guest), read_code(id)))
        except RequestRefused as refusal:
            raise HttpProblem(STATUSES.get(refusal.reason, 403), refusal.reason, **refusal.values) from None
