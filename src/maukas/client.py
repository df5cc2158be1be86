"""Play from Python over the network: one guest, and links to tables that come back by themselves when the connection is lost."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from secrets import token_hex
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from maukas.games.registry import game_named
from maukas.protocol import COOKIE, HOST_COOKIE, messages, requests
from maukas.protocol.codec import encode, parse_message
from maukas.protocol.messages import AnyMessage, RoundResult
from maukas.protocol.requests import AnyRequest
from maukas.protocol.reviews import ReviewedMatch, ReviewProgress
from maukas.protocol.settings import Settings
from maukas.protocol.summaries import MatchSummary, TableSummary

__all__ = ["Client", "TableLink", "ServerRefused"]

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0  # seconds before coming back, and before sending again what came too fast
ASK_EVERY = 1.0  # seconds, while a review is made
TRIES = 3  # to open a table, where the connection fails

WHY_CLOSED = {401: "http-no-guest", 404: "http-no-table", 429: "table-too-fast", 503: "http-failed"}  # what a handshake is refused for


class ServerRefused(RuntimeError):
    """The server did not do what it was asked: the id of the text that explains it."""

    def __init__(self, status: int, reason: str, values: dict[str, Any]) -> None:
        super().__init__(f"{reason} ({status}) {values}")
        self.status = status
        self.reason = reason
        self.values = values


class Client:
    """A guest of a server; `secret` brings the same guest back later."""

    def __init__(self, address: str, secret: str | None = None, headers: Mapping[str, str] | None = None) -> None:
        self.address = address.rstrip("/")
        self.headers = dict(headers or {})  # that go with every request
        self.http = httpx.AsyncClient(
            base_url=self.address,
            cookies=None if secret is None else {COOKIE: secret},
            headers=self.headers,
            verify=self.address.startswith("https:"),  # without TLS no certificates need be loaded, which takes 0.1 s
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.http.aclose()

    @property
    def secret(self) -> str | None:
        """What the server knows this guest by; keep it as you would a password."""
        kept = {cookie.name: cookie.value for cookie in self.http.cookies.jar}
        return kept.get(HOST_COOKIE, kept.get(COOKIE))

    async def call_me(self, name: str, language: str | None = None) -> None:
        """Choose a name; the first time this makes a new guest."""
        await self.fetch("PUT", "/api/me", {"name": name, "language": language})

    async def games(self) -> Any:
        """The games and their house rules, the levels of bots, the clocks."""
        return msgspec.json.decode(await self.fetch("GET", "/api/games"))

    async def lobby(self) -> list[TableSummary]:
        """Public tables with somebody there."""
        return msgspec.json.decode(await self.fetch("GET", "/api/lobby"), type=list[TableSummary])

    async def my_tables(self) -> list[TableSummary]:
        """The tables where this guest has a seat."""
        return msgspec.json.decode(await self.fetch("GET", "/api/me/tables"), type=list[TableSummary])

    async def my_matches(self) -> list[MatchSummary]:
        """The matches that this guest has played to the end."""
        return msgspec.json.decode(await self.fetch("GET", "/api/me/matches"), type=list[MatchSummary])

    async def open_table(self, settings: Settings) -> str:
        """Open a table as its host; return its code. If the answer is lost, it is asked for again, and is still one table."""
        key = {"idempotency-key": token_hex(16)}
        for tries_left in reversed(range(TRIES)):
            try:
                code: str = msgspec.json.decode(await self.fetch("POST", "/api/tables", settings, key))["code"]
                return code
            except httpx.TransportError:
                if not tries_left:
                    raise
                await asyncio.sleep(FIRST_PAUSE)
        raise AssertionError("the last try returns or raises")

    async def results(self, code: str) -> list[RoundResult]:
        """All finished rounds of the match at a table; a snapshot has the latest."""
        return msgspec.json.decode(await self.fetch("GET", f"/api/tables/{code}/results"), type=list[RoundResult])

    async def record(self, match_id: str) -> str:
        """The record of a finished match."""
        return (await self.fetch("GET", f"/api/matches/{match_id}/record")).decode()

    async def review(self, match_id: str, on_progress: Callable[[ReviewProgress], None] | None = None) -> ReviewedMatch:
        """Have a finished match reviewed, and wait for it; `on_progress` is told again and again how far it is."""
        path = f"/api/matches/{match_id}/review"
        while True:
            progress = msgspec.json.decode(await self.fetch("GET", path), type=ReviewProgress)
            if progress.state == "none":  # or it was given up
                progress = msgspec.json.decode(await self.fetch("POST", path), type=ReviewProgress)
            if progress.state == "done":
                return msgspec.json.decode(await self.fetch("GET", f"{path}/result"), type=ReviewedMatch)
            if on_progress is not None:
                on_progress(progress)
            await asyncio.sleep(ASK_EVERY)

    def join(self, table: str, after: int | None = None) -> "TableLink":
        """A link to a table, given by its code or its address; use it with `async with`."""
        code = urlsplit(table).path.rstrip("/").rpartition("/")[2]
        return TableLink(self, code, after)

    async def fetch(self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> bytes:
        """Ask the server; raise ServerRefused if it does not want to."""
        content = None if body is None else encode(body)
        answer = await self.http.request(method, path, content=content, headers={"content-type": "application/json", **(headers or {})})
        if answer.is_success:
            return answer.content
        try:
            problem = msgspec.json.decode(answer.content)
        except msgspec.DecodeError:
            problem = {}
        raise ServerRefused(answer.status_code, problem.get("reason", "http-failed"), problem.get("values", {}))


class TableLink:
    """A connection to a table: iterate over what the table tells; it comes back after the last event seen by itself."""

    def __init__(self, client: Client, code: str, after: int | None) -> None:
        self.client = client
        self.code = code
        self.number = 0 if after is None else after
        self.table: messages.TableSnapshot | None = None  # the newest picture
        self.view: Any = None  # the newest view, as the game's own View
        self.socket: ClientConnection | None = None
        self.sent: requests.Play | None = None  # the move that is not answered yet
        self.retry_pause = FIRST_PAUSE

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def connect(self) -> None:
        """Connect; raise ServerRefused if the server does not let us in."""
        address = f"ws{self.client.address.removeprefix('http')}/api/tables/{self.code}/socket?after={self.number}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.http.cookies.jar)
        try:
            headers = {**self.client.headers, "Cookie": cookies}
            self.socket = await connect(address, additional_headers=headers, compression=None, max_size=2**20)
        except InvalidStatus as error:
            status = error.response.status_code
            raise ServerRefused(status, WHY_CLOSED.get(status, "http-refused"), {}) from None
        self.sent = None  # what was not answered over the old connection may be lost

    async def __aiter__(self) -> AsyncIterator[AnyMessage]:
        """What the table tells, for ever: until the server says goodbye for good."""
        pause = FIRST_PAUSE
        while True:
            try:
                assert self.socket is not None
                async for text in self.socket:
                    message = parse_message(text)
                    self.take(message)
                    pause = FIRST_PAUSE
                    if self.was_too_fast(message):
                        await self.send_again()
                        continue
                    yield message
                    if isinstance(message, messages.Goodbye):
                        if message.back_in is None:
                            return
                        pause = max(pause, message.back_in)
            except ConnectionClosed:
                pass
            pause = await self.come_back(pause)

    def was_too_fast(self, message: AnyMessage) -> bool:
        """Whether a message only says that the last move came too soon after others."""
        return (
            self.sent is not None and isinstance(message, messages.Refused) and (message.request, message.reason) == ("", "table-too-fast")
        )

    async def send_again(self) -> None:
        """Send the last move once more after a pause, a longer one each time."""
        assert self.sent is not None
        await asyncio.sleep(self.retry_pause)
        self.retry_pause = min(2 * self.retry_pause, LONGEST_PAUSE)
        await self.send(self.sent)

    async def come_back(self, pause: float) -> float:
        """Connect again after a pause, a longer one each time; return the next pause."""
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                await self.connect()
            except ServerRefused as error:
                if error.status < 500 and error.status != 429:
                    raise
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                continue
            else:
                return pause

    def take(self, message: AnyMessage) -> None:
        """Keep what is newest."""
        if isinstance(message, messages.TableSnapshot):
            self.table = message
            self.number = message.number
        elif isinstance(message, messages.Moved):
            self.number = message.number
        if isinstance(message, messages.Moved) or (isinstance(message, messages.Refused) and message.request == "play"):
            self.sent, self.retry_pause = None, FIRST_PAUSE  # answered, or overtaken
        if isinstance(message, (messages.TableSnapshot, messages.Moved)) and self.table is not None:
            self.view = message.view and msgspec.convert(message.view, game_named(self.table.settings.game).view_type)

    async def send(self, request: AnyRequest) -> None:
        """Ask the table for something; what comes of it is told to everybody, or refused.

        While the connection is lost nothing comes of it: the link is about to show the table anew, and one can ask again.
        """
        assert self.socket is not None
        with suppress(ConnectionClosed):
            await self.socket.send(encode(request).decode())

    async def play(self, move: str) -> None:
        """Make a move after all that was seen; one that comes too fast for the server is sent again a little later."""
        self.sent = requests.Play(move, self.number)
        await self.send(self.sent)
