"""The HTTP side: who am I, tables, finished matches, and what operators ask."""

import json
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post, put
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import Body, Parameter
from msgspec import Meta, Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from maukas.games.match_record import format_record, record_of
from maukas.journal.rows import Guest, MatchRow
from maukas.protocol.replays import RoundReplay
from maukas.protocol.settings import Settings
from maukas.protocol.summaries import MatchSummary, TableSummary
from maukas.server.catalogue import Catalogue, catalogue
from maukas.server.guests import person_of, secret_in
from maukas.server.rows import stored_of, summary_of
from maukas.server.site import Site
from maukas.tables.conduct import NotGranted
from maukas.tables.history import match_of
from maukas.tables.names import cleaned, read_code
from maukas.tables.replay import NoSuchRound, replay_of

MOST_LISTED = 50
LARGEST_PREFERENCES = 4096                              # bytes
FIGURES = CONTENT_TYPE_LATEST.partition("; charset")[0]     # how the text is encoded is said once, with every text
FOR_A_DAY = "public, max-age=86400, immutable"          # what is over does not change; how it is told may, one day

Code = Annotated[str, Parameter(min_length=1, max_length=40, description="A table's code, as in its link")]
RoundNumber = Annotated[int, Parameter(description="From 1 on")]


class Me(Struct, frozen=True):
    """What a guest is called and likes; without a name: nobody yet."""

    name: str | None = None
    language: str | None = None
    preferences: dict[str, Any] = {}


class MeChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called and likes."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    language: Annotated[str, Meta(max_length=10, pattern="^[A-Za-z0-9-]*$")] | None = None
    preferences: dict[Annotated[str, Meta(max_length=40)], str | float | bool | None] | None = None


class TableWish(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a new table shall be like."""


class Opened(Struct, frozen=True):
    """A new table."""

    code: str


class Problem(Struct, frozen=True):
    """Why something was not done: the id and values of the text that explains it."""

    reason: str
    values: dict[str, str | float] = {}


class Refusal(HTTPException):
    """An answer with a problem in it."""

    def __init__(self, status: int, reason: str, **values: str | int | float) -> None:
        super().__init__(status_code=status, detail=reason)
        self.problem = Problem(reason, values)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers that somebody may get instead, for the reference."""
    return {
        status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in (HTTPStatus.BAD_REQUEST, HTTPStatus.TOO_MANY_REQUESTS, *statuses)
    }


def site_of(request: "Request[Any, Any, State]") -> Site:
    """The site that answers."""
    site: Site = request.app.state.site
    return site


async def guest_of(request: "Request[Any, Any, State]") -> Guest | None:
    """The guest who asks, known by the cookie."""
    return await site_of(request).guests.find(secret_in(request.headers.getall("cookie", [])))


async def known_guest(request: "Request[Any, Any, State]") -> Guest:
    """The guest who asks; somebody without a name is asked for one first."""
    guest = await guest_of(request)
    if guest is None:
        raise Refusal(401, "http-no-guest")
    return guest


class MyController(Controller):
    """Things of my own."""

    path = "/api/me"
    tags = ["guests"]  # noqa: RUF012

    @get(summary="Who I am", responses=problems())
    async def me(self, request: "Request[Any, Any, State]") -> Me:
        """What I am called, and what I like; empty if I have no name yet."""
        guest = await guest_of(request)
        return Me() if guest is None else Me(guest.name, guest.language, json.loads(guest.preferences))

    @put(summary="Choose a name", responses=problems(403, 413))
    async def change(self, request: "Request[Any, Any, State]", data: Annotated[MeChange, Body()]) -> Response[Me]:
        """Choose or change my name, language and preferences; a new guest gets a cookie."""
        site, guest = site_of(request), await guest_of(request)
        name = cleaned(data.name)
        if not name:
            raise Refusal(400, "http-bad-name")
        chosen = None if data.preferences is None else msgspec.json.encode(data.preferences)
        if chosen is not None and len(chosen) > LARGEST_PREFERENCES:
            raise Refusal(400, "http-too-large")
        cookies = []
        if guest is None:
            guest, secret = await site.guests.welcome(name, data.language)
            cookies = [site.cookie(secret, request.url.scheme)]
        preferences = guest.preferences if chosen is None else chosen
        guest = await site.guests.change(guest, name=name, language=data.language, preferences=preferences)
        site.lounge.rename(person_of(guest))
        site.house.rename(person_of(guest))
        return Response(Me(guest.name, guest.language, json.loads(guest.preferences)), cookies=cookies)

    @get("/tables", summary="My tables", responses=problems())
    async def tables(self, request: "Request[Any, Any, State]") -> list[TableSummary]:
        """The tables where I have a seat, the latest first."""
        guest = await guest_of(request)
        if guest is None:
            return []
        rows = await site_of(request).journal.tables_of_guest(guest.id, MOST_LISTED)
        return [msgspec.json.decode(row.summary, type=TableSummary) for row in rows]

    @get("/matches", summary="My finished matches", responses=problems())
    async def matches(self, request: "Request[Any, Any, State]") -> list[MatchSummary]:
        """The matches I have played to the end, the latest first."""
        guest = await guest_of(request)
        if guest is None:
            return []
        rows = await site_of(request).journal.matches_of_guest(guest.id, MOST_LISTED)
        return [msgspec.structs.replace(msgspec.json.decode(row.summary, type=MatchSummary), table=row.code) for row in rows]


class TableController(Controller):
    """Tables."""

    path = "/api"
    tags = ["tables"]  # noqa: RUF012

    @get("/games", summary="What there is to choose from", responses=problems())
    async def games(self, request: "Request[Any, Any, State]") -> Catalogue:
        """The games and their house rules, the levels of bots, the clocks."""
        return catalogue(tuple(site_of(request).house.conduct.levels))

    @get("/lobby", summary="Open tables", responses=problems())
    async def lobby(self, request: "Request[Any, Any, State]") -> list[TableSummary]:
        """Public tables with somebody there, those with room first."""
        return site_of(request).house.lobby()[:MOST_LISTED]

    @post("/tables", summary="Open a table", responses=problems(401, 403, 413, 503))
    async def open(self, request: "Request[Any, Any, State]", data: Annotated[TableWish, Body()]) -> Opened:
        """Open a table, and sit down as its host."""
        guest, house = await known_guest(request), site_of(request).house
        if len(house.awake) >= house.settings.most_tables:
            raise Refusal(503, "http-full")
        try:
            return Opened(await house.open_table(person_of(guest), data))
        except NotGranted as refusal:
            raise Refusal(400, refusal.reason, **refusal.values) from None

    @get("/tables/{code:str}", summary="A table in short", responses=problems(404))
    async def table(self, request: "Request[Any, Any, State]", code: Code) -> TableSummary:
        """What lists show of a table, private or not, for who knows its code."""
        site, found = site_of(request), read_code(code)
        hosted = site.house.awake.get(found)
        if hosted is not None and hosted.table.number:
            return summary_of(hosted.table, 0.0)
        row = await site.journal.table(found)
        if row is None:
            raise Refusal(404, "http-no-table")
        return msgspec.json.decode(row.summary, type=TableSummary)


async def finished_match(request: "Request[Any, Any, State]", id: str) -> MatchRow:
    """The match of this id; while it is on there is none, for its cards are hidden."""
    row = await site_of(request).journal.match(read_code(id))
    if row is None:
        raise Refusal(404, "http-no-match")
    return row


class MatchController(Controller):
    """Finished matches."""

    path = "/api/matches"
    tags = ["matches"]  # noqa: RUF012

    @get("/{id:str}", summary="A finished match", responses=problems(404))
    async def match(self, request: "Request[Any, Any, State]", id: Code) -> MatchSummary:
        """Who played, and how it ended."""
        return msgspec.json.decode((await finished_match(request, id)).summary, type=MatchSummary)

    @get(
        "/{id:str}/record", summary="The record of a finished match", media_type="text/plain", responses=problems(404),
    )
    async def record(self, request: "Request[Any, Any, State]", id: Code) -> Response[str]:
        """Seeds, moves and results as one text; `maukas verify` checks it, `maukas replay` shows it."""
        site, row = site_of(request), await finished_match(request, id)
        rows = await site.journal.events(row.code, row.first, row.last)
        text = await site.house.prompter.thinking.run(lambda: format_record(record_of(match_of(map(stored_of, rows)))))
        disposition = f'attachment; filename="{row.game}-{row.id}.toml"'
        return Response(text, media_type="text/plain", headers={"content-disposition": disposition})

    @get("/{id:str}/rounds/{number:int}", summary="A round of a finished match, move by move", responses=problems(404))
    async def round(self, request: "Request[Any, Any, State]", id: Code, number: RoundNumber) -> Response[RoundReplay]:
        """The deal, every move and what it changed, with all hands; and what proves the deal."""
        site, row = site_of(request), await finished_match(request, id)
        rows = await site.journal.events(row.code, row.first, row.last)
        try:
            replay = await site.house.prompter.thinking.run(lambda: replay_of(map(stored_of, rows), number))
        except NoSuchRound:
            raise Refusal(404, "http-no-round", round=number) from None
        return Response(replay, headers={"cache-control": FOR_A_DAY})


@get("/health", summary="Whether the process answers", tags=["operators"], media_type="text/plain", responses=problems())
async def health() -> str:
    """Always ok, if it answers."""
    return "ok\n"


@get("/ready", summary="Whether it can take guests", tags=["operators"], responses=problems() | {503: ResponseSpec(dict[str, bool])})
async def ready(request: "Request[Any, Any, State]") -> Response[dict[str, bool]]:
    """The store can be read and written, and the server is not stopping; `bots`: the strong ones can think."""
    site = site_of(request)
    try:
        await site.journal.check()
        store = True
    except Exception:                                   # whatever it is, we are not ready
        store = False
    is_ready = store and not site.house.is_closing
    return Response({"store": store, "bots": site.house.prompter.thinking.ready.is_set()}, status_code=200 if is_ready else 503)


@get("/metrics", summary="Figures for Prometheus", tags=["operators"], media_type=FIGURES, responses=problems())
async def metrics(request: "Request[Any, Any, State]") -> bytes:
    """Counters without names, cards or codes."""
    return generate_latest(site_of(request).metrics.registry)


HANDLERS: list[Any] = [MyController, TableController, MatchController, health, ready, metrics]
