"""An honest guest, made from docs/protocol.md: opens tables, sits, plays what is legal, comes back after a lost connection."""

import asyncio
import json
import random
import secrets
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tools.siege.besieged import Target
from tools.siege.checker import Checker

WORDS = ("mau", "dos", "catch:")
SILENCE = 5.0  # seconds without an answer after which a connection is given up
CONNECT_TIMEOUT = 10.0  # seconds for a connection to be made: a node that stands still may have got it
RETRY = 0.3  # seconds between two attempts to connect
CONNECTION_ERRORS = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, httpx.HTTPError)


class Guest:
    """Somebody behind an address of their own, who plays at one table and keeps how long everything took."""

    def __init__(self, server: Target, checker: Checker, name: str, address: str, dice: random.Random) -> None:
        self.server, self.checker, self.name, self.address, self.dice = server, checker, name, address, dice
        self.http = httpx.AsyncClient(base_url=server.address, timeout=30)  # one: to make it takes longer than most moves
        self.cookie = ""
        self.seen = 0
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.clock: tuple[float, float] | None = None  # what was left of the turn, and when that was told
        self.starts = 0  # of the server, when that was told
        self.floor: int | None = None  # the number that was known at the table before this connection was asked for
        self.asked_at: float | None = None
        self.awaits = False  # whether something was asked, and nothing heard since
        self.asked: list[tuple[int, str]] = []  # moves, with the number that was seen before each; those that were told are taken out
        self.accounted: set[int] = set()  # own moves that were told
        self.heard_at = 0.0
        self.is_in = asyncio.Event()  # cleared: stays away from the table
        self.is_in.set()
        self.direct: str | None = None  # the address of one node, for the next connection
        self.goes_on = True  # plays another match after the last
        self.socket: ClientConnection | None = None
        self.compared: set[str] = set()  # matches whose record was read
        self.turned_at: float | None = None
        self.latencies: list[float] = []  # of own moves, from the request to the answer
        self.bot_times: list[float] = []  # from the move before a bot's to the bot's

    @property
    def headers(self) -> dict[str, str]:
        return {"X-Forwarded-For": self.address, **({"Cookie": self.cookie} if self.cookie else {})}

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask over HTTP, until the server answers."""
        while True:
            try:
                answer = await self.http.request(method, path, json=body, headers=self.headers)
                if answer.status_code < 500 and answer.status_code != 429:
                    return answer
            except httpx.HTTPError:
                pass
            await asyncio.sleep(RETRY)

    async def enter(self) -> None:
        """Become a guest."""
        answer = await self.call("PUT", "/api/me", {"name": self.name})
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    async def open_table(self, **settings: Any) -> str:
        answer = await self.call("POST", "/api/tables", settings)
        return str(answer.json()["code"])

    def connection(self, code: str) -> connect:
        """A connection to a table, with what was missed."""
        server, self.direct = self.direct or self.server.address, None
        address = f"{server.replace('http', 'ws')}/api/tables/{code}/socket?after={self.seen}"
        return connect(address, additional_headers=self.headers, open_timeout=CONNECT_TIMEOUT, close_timeout=1, max_size=2**24, proxy=None)

    async def play(self, code: str, seats: int, bots: str = "") -> None:
        """Sit, and play match after match until cancelled."""
        while True:
            await self.is_in.wait()
            try:
                self.floor = self.checker.newest[code]
                async with self.connection(code) as self.socket:
                    await self.take_part(code, self.socket, seats, bots)
            except CONNECTION_ERRORS:
                self.asked_at = self.turned_at = self.clock = None
            self.socket, self.awaits = None, False
            await asyncio.sleep(RETRY)

    async def take_part(self, code: str, socket: ClientConnection, seats: int, bots: str) -> None:
        """Answer what is told, as long as the connection lasts."""
        while True:
            async with asyncio.timeout(SILENCE if self.awaits else None):
                text = str(await socket.recv())
            message = json.loads(text)
            self.hear(code, message)
            self.checker.text(code, self.table, message, text)
            match = message["match_id"] if message["type"] == "table" and message["phase"] == "finished" else None
            if match and match not in self.compared:
                self.compared.add(match)
                await self.compare(code, match)
            if message["type"] == "refused" and message["reason"] in ("table-too-fast", "table-grace"):
                await asyncio.sleep(0.5)
            request = self.answer(seats, bots)
            if request is not None:
                if request["type"] == "play":
                    self.asked.append((request["after"], request["move"]))
                self.awaits = True
                await socket.send(json.dumps(request))

    def hear(self, code: str, message: dict[str, Any]) -> None:
        """Keep what was told, and hold it against what must be true."""
        now = self.heard_at = time.monotonic()
        self.awaits = False
        match message["type"]:
            case "table":
                self.checker.number(code, message["number"], self.seen if self.floor is None else self.floor)
                self.floor = None
                self.table, self.view, self.seen = message, message["view"], message["number"]
                self.checker.table(code, message)
                self.checker.view(code, message["you"], message["view"])
                for each in message["moves"]:
                    self.checker.move(code, message["match_id"], each["number"], each["seat"], each["move"])
                    self.account(code, each["number"], each["seat"], each["move"], None)
                self.turned_at = None
                self.tell_clock(message["clock"], now)
            case "moved":
                self.checker.number(code, message["number"], self.seen + 1)
                self.account(code, message["number"], message["seat"], message["move"], message.get("by", "owner"))
                self.checker.move(code, self.table.get("match_id"), message["number"], message["seat"], message["move"])
                self.checker.view(code, self.table.get("you"), message["view"])
                self.measure(code, message, now)
                self.view, self.seen = message["view"], message["number"]
                self.tell_clock(message.get("clock"), now)
                self.turned_at = now

    def account(self, code: str, number: int, seat: int, move: str, by: str | None) -> None:
        """A move of its own seat was asked for once and is told once; whose a missed one was is not told."""
        if seat != self.table.get("you") or by not in (None, "owner") or move.startswith(WORDS) or number in self.accounted:
            return
        self.accounted.add(number)
        wanted = max((after for after, text in self.asked if after < number and text == move), default=None)
        if wanted is not None:
            self.asked = [each for each in self.asked if each[0] > wanted]  # those before are stale
        elif by is not None:
            self.checker.fault(f"{code}: {number} is a move of seat {seat} that its owner did not ask for, or not twice")

    def tell_clock(self, left: float | None, now: float) -> None:
        self.clock = None if left is None else (left, now)
        self.starts = self.server.starts

    def measure(self, code: str, message: dict[str, Any], now: float) -> None:
        """How long a move took that was just told."""
        by, is_word = message.get("by", "owner"), message["move"].startswith(WORDS)
        if by == "clock" and self.clock is not None and self.starts == self.server.starts and not is_word:
            self.checker.clock(code, message["seat"], self.clock[0], now - self.clock[1])
        if by == "bot" and self.turned_at is not None and not is_word:
            self.bot_times.append(now - self.turned_at)
        if message["seat"] == self.table.get("you") and by == "owner" and self.asked_at is not None:
            self.latencies.append(now - self.asked_at)
            self.asked_at = None

    def answer(self, seats: int, bots: str) -> dict[str, Any] | None:
        """What to do now."""
        table, view = self.table, self.view
        if not table:
            return None
        you, phase = table["you"], table["phase"]
        if you is None:
            return {"type": "sit"} if phase == "waiting" else None
        if phase == "waiting" and table["hosting"]:
            free = [chair for chair in table["chairs"] if chair["kind"] == "free"]
            people = sum(chair["kind"] == "person" for chair in table["chairs"])
            if people < seats:
                return None
            return {"type": "fill", "level": bots} if free and bots else None if free else {"type": "start"}
        if phase == "dealing" and not table["chairs"][you].get("ready"):
            return {"type": "ready", "share": secrets.token_hex(8)}
        if phase == "finished":
            return {"type": "rematch"} if table["hosting"] and self.goes_on else None
        if phase != "playing" or view is None or view["turn"] != you or view["phase"] == "over":
            return None
        legal = [move for move in view["legal"] if not move.startswith(WORDS)]
        if not legal:
            return None
        laid = [move for move in legal if move not in ("draw", "end")]
        self.asked_at = time.monotonic()
        return {"type": "play", "move": self.dice.choice(laid or legal), "after": self.seen}

    async def compare(self, code: str, match: str) -> None:
        """Hold the record of a finished match against what was told."""
        answer = await self.call("GET", f"/api/matches/{match}/record")
        if answer.status_code == 200:
            self.checker.keep_record(code, match, answer.text)
        else:
            self.checker.fault(f"{code}: the record of a finished match is not there: {answer.status_code}")
