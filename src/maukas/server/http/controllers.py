"""The handlers of the HTTP API: guests, tables, finished matches, and figures for operators."""

import asyncio
import json
import time
from collections.abc import Coroutine, Iterator
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post, put
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import Body, HeaderParameter, Parameter
from litestar.response import Stream
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from maukas.journal.rows import Guest, MatchRow
from maukas.protocol.bodies import Catalogue, Me, MeChange, Problem, TableOpened
from maukas.protocol.messages import RoundResult
from maukas.protocol.replays import RoundReplay
from maukas.protocol.settings import TableWish
from maukas.protocol.summaries import MatchSummary, TableSummary
from maukas.server.admin.every_node import ORDERS
from maukas.server.admin.node_orders import format_order, parse_order
from maukas.server.admin.running_server import RunningServer
from maukas.server.guests import person_of, secret_in
from maukas.server.hosting.journal_rows import own_summary
from maukas.server.http.catalogue import catalogue
from maukas.server.services import Services
from maukas.server.transport.addresses import client_network
from maukas.server.worker_threads import Overloaded
from maukas.tables.codes import read_code
from maukas.tables.decider import RequestRefused
from maukas.tables.names import clean_name
from maukas.tables.replay import NoSuchRound

MOST_LISTED = 50
LARGEST_PREFERENCES = 4096  # bytes
METRICS_TYPE = CONTENT_TYPE_LATEST.partition("; charset")[0]  # Litestar adds the encoding of every text itself
RETRY_AFTER = 5  # seconds, then there may be room again
PIECE = 64 * 1024  # bytes of a large answer that are handed over at once
FOR_A_DAY = "public, max-age=86400, immutable"  # a finished match does not change; how it is told may, one day

Code = Annotated[str, Parameter(min_length=1, max_length=40, description="A table's code, as in its link")]
IdempotencyKey = Annotated[
    str | None,
    HeaderParameter(name="idempotency-key", min_length=1, max_length=64, description="Chosen by the client, another for each table"),
]
RoundNumber = Annotated[int, Parameter(description="From 1 on")]


class HttpProblem(HTTPException):
    """An answer that says why something was not done."""

    def __init__(self, status: int, reason: str, **values: str | int | float) -> None:
        super().__init__(status_code=status, detail=reason)
        self.problem = Problem(reason, values)


class Busy(HttpProblem):
    """An answer that says to come back in a moment."""

    def __init__(self, reason: str) -> None:
        super().__init__(503, reason)
        self.headers = {"retry-after": str(RETRY_AFTER)}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers in which a request is refused, for the reference."""
    return {
        status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in (HTTPStatus.BAD_REQUEST, HTTPStatus.TOO_MANY_REQUESTS, *statuses)
    }


def services_of(request: "Request[Any, Any, State]") -> Services:
    """The services behind the application."""
    services: Services = request.app.state.services
    return services


async def guest_of(request: "Request[Any, Any, State]") -> Guest | None:
    """The guest whose cookie came with a request; one who is kept out is told so."""
    services = services_of(request)
    guest = await services.guests.find(secret_of(request))
    if guest is not None and services.bans.includes(guest.id):
        raise HttpProblem(403, "http-banned")
    return guest


def address_of(request: "Request[Any, Any, State]") -> str:
    """The address of the client, as limits count it."""
    peer, forwarded = request.client.host if request.client else "", request.headers.get("x-forwarded-for")
    return client_network(peer, forwarded, services_of(request).settings.proxies)


def secret_of(request: "Request[Any, Any, State]") -> str | None:
    """The secret that came with a request."""
    return secret_in(request.headers.getall("cookie", []))


def is_from_gate(request: "Request[Any, Any, State]") -> bool:
    """Whether a request comes from a guest over SSH, whose secret is known before the guest is."""
    return bool(request.scope.get("is_from_gate"))


async def known_guest(request: "Request[Any, Any, State]") -> Guest:
    """The guest whose cookie came with a request; without one the request is refused."""
    guest = await guest_of(request)
    if guest is None:
        raise HttpProblem(401, "http-no-guest")
    return guest


async def check_room(services: Services) -> None:
    """A new table may be opened."""
    await services.look_at_disk()
    if len(services.live_tables.by_code) >= services.settings.most_tables:
        raise HttpProblem(503, "http-full")
    if services.is_full:
        raise HttpProblem(503, "http-store-full")
    if services.is_closed:
        raise HttpProblem(503, "http-house-closed")


def me_of(guest: Guest) -> Me:
    """A guest, told to that guest."""
    return Me(guest.name, guest.language, json.loads(guest.preferences), person_of(guest).face)


class MyController(Controller):
    """What belongs to the guest who asks."""

    path = "/api/me"
    tags = ["guests"]  # noqa: RUF012
    response_headers = {"cache-control": "no-store"}  # noqa: RUF012

    @get(summary="Who I am", responses=problems())
    async def me(self, request: "Request[Any, Any, State]") -> Response[Me]:
        """What I am called, and what I like; empty if I have no name yet. The cookie lasts from now on."""
        services, secret = services_of(request), secret_of(request)
        guest = await services.guests.find(secret)
        if guest is None or secret is None:
            return Response(Me())
        cookie = services.cookie(secret, request.url.scheme)
        return Response(me_of(guest), cookies=[cookie])

    @put(summary="Choose a name", responses=problems(403, 413))
    async def change(self, request: "Request[Any, Any, State]", data: Annotated[MeChange, Body()]) -> Response[Me]:
        """Choose or change my name, language and preferences; a new guest gets a cookie."""
        services, guest = services_of(request), await guest_of(request)
        name = clean_name(data.name)
        if not name:
            raise HttpProblem(400, "http-bad-name")
        if (guest is None or name != guest.name) and services.name_filter.refuses(name):
            raise HttpProblem(400, "http-unwanted-name")
        chosen = None if data.preferences is None else msgspec.json.encode(data.preferences)
        if chosen is not None and len(chosen) > LARGEST_PREFERENCES:
            raise HttpProblem(400, "http-too-large")
        cookies = []
        if guest is None:
            if not services.connections.newcomers.take(address_of(request), time.monotonic()):
                raise HttpProblem(429, "table-too-fast")
            guest, secret = await services.guests.create(name, data.language, secret_of(request) if is_from_gate(request) else None)
            cookies = [services.cookie(secret, request.url.scheme)]
        elif name != guest.name and not services.connections.spend_arrangement(guest.id, address_of(request)):
            raise HttpProblem(429, "table-too-fast")
        preferences = guest.preferences if chosen is None else chosen
        guest = await services.guests.change(guest, name=name, language=data.language, preferences=preferences)
        await services.rename(guest)
        return Response(me_of(guest), cookies=cookies)

    @get("/tables", summary="My tables", responses=problems())
    async def tables(self, request: "Request[Any, Any, State]") -> list[TableSummary]:
        """The tables where I have a seat, the latest first."""
        guest = await guest_of(request)
        if guest is None:
            return []
        rows = await services_of(request).journal.tables_of_guest(guest.id, MOST_LISTED)
        return [msgspec.json.decode(row.summary, type=TableSummary) for row in rows]

    @get("/matches", summary="My finished matches", responses=problems())
    async def matches(self, request: "Request[Any, Any, State]") -> list[MatchSummary]:
        """The matches I have played to the end, the latest first."""
        guest = await guest_of(request)
        if guest is None:
            return []
        rows = await services_of(request).journal.matches_of_guest(guest.id, MOST_LISTED)
        return [own_summary(row, guest.id) for row in rows]


def large_answers(kind: Any, media_type: MediaType = MediaType.JSON) -> dict[int, ResponseSpec]:
    """The answers to anyone who asks for something large, which is sent in pieces; for the reference."""
    return {HTTPStatus.OK: ResponseSpec(kind, media_type=media_type, generate_examples=False)} | problems(404, 503)


def pieces(content: bytes) -> Iterator[bytes]:
    """An answer in pieces: of each connection only one waits in memory to be read."""
    return (content[start : start + PIECE] for start in range(0, len(content), PIECE))


class TableController(Controller):
    """Tables."""

    path = "/api"
    tags = ["tables"]  # noqa: RUF012

    @get("/games", summary="What there is to choose from", responses=problems())
    async def games(self, request: "Request[Any, Any, State]") -> Catalogue:
        """The games and their house rules, the levels of bots, the clocks."""
        return catalogue(tuple(services_of(request).live_tables.decider.levels))

    @get("/lobby", summary="Open tables", responses=problems())
    async def lobby(self, request: "Request[Any, Any, State]") -> list[TableSummary]:
        """Public tables with somebody there, those with room first; none where somebody sits whom I have blocked, or who has blocked me."""
        services = services_of(request)
        guest = await services.guests.find(secret_of(request))
        return (await services.lobby.tables_for(None if guest is None else guest.id))[:MOST_LISTED]

    @post("/tables", summary="Open a table", responses=problems(401, 403, 413, 503))
    async def open(
        self, request: "Request[Any, Any, State]", data: Annotated[TableWish, Body()], key: IdempotencyKey = None
    ) -> TableOpened:
        """Open a table, and sit down as its host. A request that is sent again with the same key opens no other one."""
        guest, services = await known_guest(request), services_of(request)
        await check_room(services)
        try:
            if key is not None:
                return TableOpened(await services.table_opener.open_once(guest, data, key))
            return TableOpened(await services.live_tables.open_table(person_of(guest), data))
        except RequestRefused as refusal:
            raise HttpProblem(400, refusal.reason, **refusal.values) from None

    @get("/tables/{code:str}", summary="A table in short", responses=problems(404))
    async def table(self, request: "Request[Any, Any, State]", code: Code) -> TableSummary:
        """What lists show of a table, private or not, for anyone who knows its code."""
        summary = await services_of(request).live_tables.summary(read_code(code))
        if summary is None:
            raise HttpProblem(404, "http-no-table")
        return summary

    @get("/tables/{code:str}/results", summary="All results of a match", responses=large_answers(list[RoundResult]))
    async def results(self, request: "Request[Any, Any, State]", code: Code) -> Stream:
        """Every finished round of the match that is on at a table, or was last, with what proves its deal."""
        services = services_of(request)
        table = await services.live_tables.look(read_code(code))
        if table is None:
            raise HttpProblem(404, "http-no-table")
        match = table.match
        content = b"[]" if match is None else await services.replays.results(match)
        return Stream(pieces(content), media_type=MediaType.JSON, headers={"cache-control": "no-store"})


async def finished_match(request: "Request[Any, Any, State]", id: str) -> MatchRow:
    """The match of this id; while it is on there is none, for its cards are hidden."""
    row = await services_of(request).journal.match(read_code(id))
    if row is None:
        raise HttpProblem(404, "http-no-match")
    return row


async def while_there(request: "Request[Any, Any, State]", work: Coroutine[Any, Any, bytes]) -> bytes:
    """Do something that takes its time, unless too much is done already or the client goes away."""
    task, gone = asyncio.create_task(work), asyncio.create_task(disconnected(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise Busy("http-replays-busy")  # which nobody reads
    except Overloaded:
        raise Busy("http-replays-busy") from None
    finally:
        task.cancel()
        gone.cancel()


async def disconnected(request: "Request[Any, Any, State]") -> None:
    """Wait until the client has gone away."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


class MatchController(Controller):
    """Finished matches."""

    path = "/api/matches"
    tags = ["matches"]  # noqa: RUF012

    @get("/{id:str}", summary="A finished match", responses=problems(404))
    async def match(self, request: "Request[Any, Any, State]", id: Code) -> MatchSummary:
        """Who played, and how it ended."""
        return msgspec.json.decode((await finished_match(request, id)).summary, type=MatchSummary)

    @get(
        "/{id:str}/record", summary="The record of a finished match", media_type="text/plain", responses=large_answers(str, MediaType.TEXT)
    )
    async def record(self, request: "Request[Any, Any, State]", id: Code) -> Stream:
        """Seeds, moves and results as one text; `maukas verify` checks it, `maukas replay` shows it."""
        services, row = services_of(request), await finished_match(request, id)
        content = await while_there(request, services.replays.record(row, address_of(request)))
        disposition = f'attachment; filename="{row.game}-{row.id}.toml"'
        return Stream(pieces(content), media_type="text/plain", headers={"content-disposition": disposition})

    @get("/{id:str}/rounds/{number:int}", summary="A round of a finished match, move by move", responses=large_answers(RoundReplay))
    async def round(self, request: "Request[Any, Any, State]", id: Code, number: RoundNumber) -> Stream:
        """The deal, every move and what it changed, with all hands; and what proves the deal."""
        services, row = services_of(request), await finished_match(request, id)
        try:
            content = await while_there(request, services.replays.round(row, number, address_of(request)))
        except NoSuchRound:
            raise HttpProblem(404, "http-no-round", round=number) from None
        return Stream(pieces(content), media_type=MediaType.JSON, headers={"cache-control": FOR_A_DAY})


@get("/health", summary="Whether the process answers", tags=["operators"], media_type="text/plain", responses=problems())
async def health() -> str:
    """Always ok, if it answers."""
    return "ok\n"


@get("/ready", summary="Whether it can take guests", tags=["operators"], responses=problems() | {503: ResponseSpec(dict[str, bool])})
async def ready(request: "Request[Any, Any, State]") -> Response[dict[str, bool]]:
    """The store takes as much as a move writes, and the server is not stopping; `bots`: the strong ones can think."""
    services = services_of(request)
    store = await services.readiness.store_works()
    is_ready = store and services.is_taking
    return Response({"store": store, "bots": services.bot_threads.can_search}, status_code=200 if is_ready else 503)


@get("/metrics", summary="Figures for Prometheus", tags=["operators"], media_type=METRICS_TYPE, responses=problems())
async def metrics(request: "Request[Any, Any, State]") -> bytes:
    """Counters without names, cards or codes."""
    return generate_latest(services_of(request).metrics.registry)


@post(ORDERS, include_in_schema=False)
async def node_orders(request: "Request[Any, Any, State]") -> Response[bytes]:
    """Do what an operator has ordered at another node; nobody else finds this path."""
    order = parse_order(await request.body()) if request.scope.get("is_handed_on") else None
    if order is None:
        raise HttpProblem(404, "http-not-found")
    done = await RunningServer(services_of(request)).carry_out(order)
    return Response(format_order(done), media_type=MediaType.JSON)


HANDLERS: list[Any] = [MyController, TableController, MatchController, health, ready, metrics, node_orders]
