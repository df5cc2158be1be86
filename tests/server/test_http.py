"""The HTTP side: what its reference says is true, and what keeps guests and operators safe."""

import asyncio
import hashlib
import re
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi_checks

from maukas.protocol import requests
from maukas.server.http.app import LARGEST_BODY, create_app
from maukas.server.settings import ServerSettings
from maukas.server.transport.middleware import FLOOD_DELAY, HEADERS
from tests.play import scaled
from tests.server.people import Person, addresses, all_play, guests, in_loop, quick, seated, until
from tests.server.raw_socket import RawSocket, dialled, handshake
from maukas.tables.faces import PEOPLE
from tests.server.server_process import NEVER, TIMEOUT, ServerProcess

RULES = {"game": "dos", "seats": 2}


@dataclass(frozen=True)
class Known:
    """Somebody who has played here."""

    secret: str
    code: str
    id: str


@pytest.fixture(scope="module")
def known(server: ServerProcess) -> Known:
    async def play() -> Known:
        async with guests(server, "Ada") as (ada,), seated([ada], quick("dos", 2), "casual") as (person,):
            await all_play([person])
            assert person.link.table is not None
            return Known(ada.secret or "", person.link.code, person.link.table.match_id or "")

    return asyncio.run(play())


@pytest.fixture
def browser(server: ServerProcess) -> Iterator[httpx.Client]:
    """A browser that nobody knows yet, behind an address of its own."""
    with httpx.Client(base_url=server.address, headers={"X-Forwarded-For": next(addresses)}) as client:
        yield client


# The reference

app: Any = create_app(ServerSettings())[0]
REFERENCE = app.app.app.openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(REFERENCE)
CHECKS: list[Any] = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_headers_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.unsupported_method,
]


def test_the_reference_is_what_the_server_gives_out(browser: httpx.Client) -> None:
    assert browser.get("/api/docs/openapi.json").json()["paths"].keys() == REFERENCE["paths"].keys()
    page = browser.get("/api/docs")
    assert page.status_code == 200
    assert re.findall(r'<script src="([^"]+)"', page.text) == ["/reference/swagger-ui-bundle.js", "/reference/start.js"]
    assert 'data-schema="/api/docs/openapi.json"' in page.text
    assert not re.search(r"<script[^>]*>[^<]", page.text)  # none stands in the page itself


@schema.parametrize()
@settings(max_examples=scaled(30), suppress_health_check=[*HealthCheck])
def test_whatever_is_asked_the_answer_is_as_the_reference_says(server: ServerProcess, known: Known, case: Any) -> None:
    case.headers = {**(case.headers or {}), "X-Forwarded-For": next(addresses)}
    case.cookies = {"maukas": known.secret}
    for real in ({}, {"code": known.code, "id": known.id, "number": 1}):  # something made up, then something that is there
        case.path_parameters = {name: real.get(name, value) for name, value in (case.path_parameters or {}).items()}
        answer = case.call(base_url=server.address)
        case.validate_response(answer, checks=CHECKS)
        assert {name: answer.headers.get(name, [""])[0] for name in HEADERS} == HEADERS
        assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/api", 404),
        ("DELETE", "/api/me", 405),
        ("GET", "/api/tables/none", 404),
        ("POST", "/api/tables", 400),
        ("PUT", "/api/me", 400),
        ("GET", "/api/docs", 200),
        ("GET", "/api/docs/openapi.json", 200),
        ("GET", "/health", 200),
        ("GET", "/ready", 200),
        ("GET", "/metrics", 200),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
        ("GET", "/api/matches/none/record", 404),
        ("HEAD", "/api/games", 405),
        ("OPTIONS", "/api/me", 204),
    ],
)
def test_every_answer_has_the_headers_that_keep_browsers_safe(browser: httpx.Client, method: str, path: str, status: int) -> None:
    answer = browser.request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "strict-transport-security" not in answer.headers
    if status >= 400 and method != "HEAD":
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["reason"].startswith("http-")


# Who I am


def test_a_name_is_enough_and_the_cookie_is_well_kept(server: ServerProcess, browser: httpx.Client) -> None:
    assert browser.get("/api/me").json() == {"name": None, "language": None, "preferences": {}, "face": 0}
    answer = browser.put("/api/me", json={"name": "  Åsa\u202e\t<b> ", "language": "sv", "preferences": {"sound": False, "speed": 0.5}})
    face = answer.json()["face"]
    assert answer.json() == {"name": "Åsa <b>", "language": "sv", "preferences": {"sound": False, "speed": 0.5}, "face": face}
    morsel = SimpleCookie(answer.headers["set-cookie"])["maukas"]
    assert (morsel["path"], morsel["httponly"], morsel["samesite"], morsel["secure"], morsel["domain"]) == ("/", True, "lax", "", "")
    assert int(morsel["max-age"]) == 365 * 24 * 60 * 60
    assert len(morsel.value) >= 43  # 256 bits
    assert browser.get("/api/me").json() == answer.json()
    again = browser.put("/api/me", json={"name": "Åsa"})
    assert "set-cookie" not in again.headers
    assert again.json()["preferences"] == {"sound": False, "speed": 0.5}
    chosen = browser.put("/api/me", json={"name": "Åsa", "preferences": {"face": (face + 1) % PEOPLE}})
    assert (again.json()["face"], chosen.json()["face"]) == (face, (face + 1) % PEOPLE)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": " \u200b\u2060 "},
        {"name": "x" * 201},
        {"name": 5},
        {"name": "Ada", "id": "0"},
        {"name": "Ada", "language": "\0"},
        {"name": "Ada", "language": "e" * 11},
        {"name": "Ada", "preferences": {"x" * 41: 1}},
        {"name": "Ada", "preferences": {"deep": {}}},
        {"name": "Ada", "preferences": {f"{number}": "x" * 40 for number in range(200)}},
        [],
        None,
    ],
)
def test_a_bad_wish_makes_no_guest(server: ServerProcess, browser: httpx.Client, body: object) -> None:
    before = guests_in(server)
    answer = browser.put("/api/me", json=body)
    assert answer.status_code == 400
    assert "set-cookie" not in answer.headers
    assert guests_in(server) == before


def rows_of(server: ServerProcess, query: str) -> list[tuple[Any, ...]]:
    """What the file of the store says."""
    with closing(sqlite3.connect(server.settings.database.removeprefix("sqlite:///"))) as connection:
        return connection.execute(query).fetchall()


def guests_in(server: ServerProcess) -> int:
    return int(rows_of(server, "SELECT count(*) FROM guests")[0][0])


def test_secrets_are_stored_only_as_hashes(server: ServerProcess, browser: httpx.Client) -> None:
    browser.put("/api/me", json={"name": "Ada"})
    secret = browser.cookies["maukas"]
    path = Path(server.settings.database.removeprefix("sqlite:///"))
    for file in path.parent.glob(path.name + "*"):
        assert not file.is_file() or secret.encode() not in file.read_bytes()  # the socket of operators holds nothing
        assert file.stat().st_mode & 0o077 == 0  # and nobody else on the computer reads it
    assert hashlib.sha256(secret.encode()).digest() in {row[0] for row in rows_of(server, "SELECT secret_hash FROM guests")}


def test_names_and_preferences_stay_over_a_restart(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, httpx.Client(base_url=server.address) as browser:
        browser.put("/api/me", json={"name": "Ada", "language": "en"})
        changed = browser.put("/api/me", json={"name": "Bea", "language": "fi", "preferences": {"colours": "symbols"}}).json()
        code = browser.post("/api/tables", json=RULES).json()["code"]
        for end in (server.stop, server.kill):
            end()
            server.start()
            assert browser.get("/api/me").json() == changed
            assert [table["code"] for table in browser.get("/api/me/tables").json()] == [code]


@in_loop
async def test_another_name_is_shown_wherever_one_is(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben", "Eve") as (ada, ben, eve):
        code = await ada.open_table(quick("dos", 3))
        async with ada.join(code) as host, ben.join(code) as link, eve.join(code) as watcher:
            await link.send(requests.Sit())
            await until(Person(host), lambda table: table.chairs[1].name == "Ben")
            await ben.call_me("Bob")
            await until(Person(host), lambda table: table.chairs[1].name == "Bob")
            await eve.call_me("Ivy")  # one who only looks on, and sits down afterwards
            await watcher.send(requests.Sit())
            await until(Person(host), lambda table: table.chairs[2].name == "Ivy")
        assert (await ada.my_tables())[0].names == ("Ada", "Bob", "Ivy")


# Whose page asks


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 200),
        ("own", 200),
        ("https://friends.example", 200),
        ("https://evil.example", 403),
        ("null", 403),
        ("http://127.0.0.1", 403),
        ("http://[", 403),
        ("", 403),
        ("http://friends.example", 403),
        ("https://friends.example.evil.example", 403),
    ],
)
@in_loop
async def test_only_our_own_pages_may_change_anything(tmp_path: Path, origin: str | None, status: int) -> None:
    with ServerProcess(tmp_path, origins=("https://friends.example",)) as server:
        headers = {} if origin is None else {"Origin": server.address if origin == "own" else origin}
        async with guests(server, "Ada") as (ada,):
            answer = await ada.http.put("/api/me", json={"name": "Mallory"}, headers=headers)
            assert answer.status_code == status
            assert (await ada.http.get("/api/me")).json()["name"] == ("Mallory" if status == 200 else "Ada")
            opened = await ada.http.post("/api/tables", json=RULES, headers=headers)
            assert opened.status_code == (201 if status == 200 else 403)
            code = await ada.open_table(quick("dos", 2))
            async with dialled(server) as raw:
                await raw.send(handshake(server, f"/api/tables/{code}/socket", {"Cookie": f"maukas={ada.secret}", **headers}))
                assert (await raw.head())[0] == (101 if status == 200 else 403)


def test_no_page_of_another_site_gets_permission_to_read(browser: httpx.Client) -> None:
    answer = browser.get("/api/me", headers={"Origin": "https://evil.example"})
    preflight = browser.options("/api/me", headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "PUT"})
    for each in (answer, preflight):
        assert not [name for name in each.headers if name.startswith("access-control-allow")]


# Too much


def test_a_body_that_is_too_large_is_refused(browser: httpx.Client) -> None:
    large = b'{"name": "' + b"x" * LARGEST_BODY + b'"}'
    assert browser.put("/api/me", content=large, headers={"content-type": "application/json"}).status_code == 413
    parts = (large[place : place + 1000] for place in range(0, len(large), 1000))  # nor in parts, without saying how large
    assert browser.put("/api/me", content=parts, headers={"content-type": "application/json"}).status_code == 413


@pytest.mark.parametrize(("method", "path", "body", "least"), [("PUT", "/api/me", {"name": "Ada"}, 40), ("GET", "/api/me", None, 200)])
def test_too_many_requests_of_one_address_are_refused_for_a_while(
    server: ServerProcess, method: str, path: str, body: object, least: int
) -> None:
    address = next(addresses)
    with httpx.Client(base_url=server.address, headers={"X-Forwarded-For": address}) as one:
        statuses: list[int] = []
        while 429 not in statuses and len(statuses) < 10 * least:
            answer = one.request(method, path, json=body)
            statuses.append(answer.status_code)
        assert len(statuses) > least
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["reason"]
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert one.request(method, path, json=body, headers={"X-Forwarded-For": next(addresses)}).status_code == 200


def test_whoever_goes_on_in_spite_of_refusals_waits_for_the_next_one(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address, headers={"X-Forwarded-For": next(addresses)}, timeout=TIMEOUT) as one:
        for _ in range(1000):
            began = time.monotonic()
            answer = one.put("/api/me", json={"name": "Eve"})
            if answer.status_code == 429 and time.monotonic() - began >= FLOOD_DELAY:
                break
        else:
            pytest.fail("a thousand were refused at once")


# Behind a proxy


def test_forwarded_headers_are_believed_only_from_trusted_proxies(tmp_path: Path) -> None:
    headers = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    for proxies, is_believed in (("127.0.0.1", True), ("127.0.0.0/8, 10.0.0.1", True), ("10.0.0.1", False), ("10.0.0.0/8", False)):
        folder = tmp_path / f"{is_believed}{len(proxies)}"
        folder.mkdir()
        with ServerProcess(folder, proxies=proxies, http_rate=5.0) as server, httpx.Client(base_url=server.address) as client:
            answer = client.put("/api/me", json={"name": "Ada"}, headers=headers)
            assert ("strict-transport-security" in answer.headers) == is_believed
            assert ("; Secure" in answer.headers["set-cookie"]) == is_believed
            statuses = {
                client.put("/api/me", json={"name": "Ada"}, headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code
                for number in range(60)  # many more than there may be at once, so that it does not matter how long they take
            }
            assert statuses == ({200} if is_believed else {200, 429})  # who is not believed cannot pretend to be many


def test_what_a_client_writes_before_the_proxy_does_is_not_believed(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as client:
        statuses = {
            client.put("/api/me", json={"name": "Ada"}, headers={"X-Forwarded-For": f"198.51.100.{number}, 203.0.113.77"}).status_code
            for number in range(60)
        }
    assert statuses == {200, 429}


@in_loop
async def test_neither_is_it_for_sockets(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, most_per_address=3, proxies="127.0.0.0/8") as server:
        for forged, expected in (("{}.1.1.1, 203.0.113.1", 429), ("203.0.113.1, {}.1.1.1", 401)):
            statuses = []
            for number in range(1, 12):
                async with dialled(server) as raw:
                    headers = {"X-Forwarded-For": forged.format(number), "Cookie": "maukas=x"}
                    await raw.send(handshake(server, "/api/tables/babababababa/socket", headers))
                    statuses.append((await raw.head())[0])
            assert statuses[-1] == expected


@in_loop
async def test_everything_works_under_a_sub_path(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, base="/cards") as server:
        assert server.address.endswith("/cards")
        async with guests(server, "Ada", "Ben") as clients, seated(clients, quick("maumau", 2)) as people:
            assert {cookie.path for cookie in clients[0].http.cookies.jar} == {"/cards"}
            await all_play(people)
            assert people[0].link.table is not None
            assert await clients[0].record(people[0].link.table.match_id or "")
            outside = f"http://127.0.0.1:{server.settings.port}"
            async with httpx.AsyncClient(base_url=outside) as other:
                for path in ("/api/me", "/health", "/api/docs", "/cardsapi/me", "/cardsharp/api/me"):
                    assert (await other.get(path)).status_code == 404
            code = people[0].link.code
            for path in (f"/api/tables/{code}/socket", f"/cardsapi/tables/{code}/socket", f"/cards/cards/api/tables/{code}/socket"):
                async with dialled(server) as raw:
                    await raw.send(handshake(server, path, {"Cookie": f"maukas={clients[0].secret}"}))
                    assert (await raw.head())[0] == 404


def test_of_two_cookies_the_one_for_the_longer_path_counts(server: ServerProcess, known: Known, browser: httpx.Client) -> None:
    """A server at / and one at /cards share a host: browsers send both cookies, ours first."""
    mine = browser.get("/api/me", headers={"Cookie": f"maukas={known.secret}"}).json()
    both = browser.get("/api/me", headers={"Cookie": f'x={{"y": 1}}; maukas={known.secret}; maukas=of-the-other-one'})
    assert both.json() == mine
    assert mine["name"] is not None


# Operators


@pytest.mark.parametrize("path", ["/health", "/metrics"])
def test_the_encoding_of_a_text_is_told_once(browser: httpx.Client, path: str) -> None:
    assert browser.get(path).headers["content-type"].count("charset=utf-8") == 1


def test_operators_see_whether_it_lives_and_is_ready(server: ServerProcess, browser: httpx.Client) -> None:
    assert browser.get("/health").text == "ok\n"
    assert browser.get("/ready").json()["store"] is True
    figures = server.figures()
    assert figures["maukas_store_failures_total"] == 0
    assert {name.partition("{")[0] for name in figures} >= {"maukas_tables_awake", "maukas_connections", "maukas_http_seconds_count"}


# Requests that do not end


async def goes_on(raw: RawSocket, first: bytes, again: bytes, pause: float) -> bytes:
    """Say something, and more and more of it, until the server hangs up; return its answer, unless it was lost by talking on."""
    async with asyncio.timeout(TIMEOUT):
        await raw.send(first)
        reading = asyncio.create_task(raw.reader.read())
        while not reading.done():
            await raw.send(again)
            await asyncio.sleep(pause)
        return b"" if reading.exception() else reading.result()


def is_cut_off(answer: bytes, *, is_heard: bool) -> bool:
    return answer.startswith(b"HTTP/1.1 400") or (answer == b"" and not is_heard)


@pytest.mark.parametrize(
    ("first", "again"),
    [(b"GET / HTTP/1.1\r\n", b"X: " + b"y" * 1000 + b"\r\n"), (b"GET / HTTP/1.1\r\nX: ", b"y" * 1000), (b"GET /", b"a" * 1000)],
)
@in_loop
async def test_headers_without_end_are_cut_off(server: ServerProcess, first: bytes, again: bytes) -> None:
    async with dialled(server) as raw:
        assert is_cut_off(await goes_on(raw, first, again * 10, 0.001), is_heard=False)


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\n", b""),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
        (b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n", b" "),
    ],
)
@in_loop
async def test_one_who_takes_for_ever_to_ask_is_cut_off(tmp_path: Path, first: bytes, again: bytes) -> None:
    with ServerProcess(tmp_path, patches={"maukas.server.transport.http_timeouts:REQUEST_TIMEOUT": 0.5}) as server:
        async with dialled(server) as raw:
            assert is_cut_off(await goes_on(raw, first, again, 0.02), is_heard=not again)


@in_loop
async def test_neither_a_socket_nor_a_connection_that_is_kept_has_to_end_when_a_request_would(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches={"maukas.server.transport.http_timeouts:REQUEST_TIMEOUT": 2.0}) as server:
        async with guests(server, "Ada") as (ada,), ada.join(await ada.open_table(quick("dos", 2))) as link, dialled(server) as kept:
            assert await health(kept) == b"ok\n"
            async with dialled(server) as slow:  # younger than both of them, and over before
                await goes_on(slow, b"GET /", b"", 0.02)
            person = Person(link)
            await link.send(requests.Fill("casual"))
            await until(person, lambda table: table.chairs[1].kind == "bot")
            assert await health(kept) == b"ok\n"


async def health(raw: RawSocket) -> bytes:
    """Ask on a connection whether the server lives."""
    await raw.send(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    assert (await raw.head())[0] == 200
    return await raw.reader.readexactly(3)


@in_loop
async def test_empty_lines_after_a_request_do_not_keep_a_connection(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches={"maukas.server.transport.http_timeouts:REQUEST_TIMEOUT": 2.0}) as server:
        async with dialled(server) as raw:
            assert await health(raw) == b"ok\n"
            assert await goes_on(raw, b"", b"\r\n", 0.02) == b""


# Answers that nobody reads

ANSWERS = 400
OK = b"HTTP/1.1 200"


def connected(server: ServerProcess) -> socket.socket:
    """A connection on which nothing was asked yet."""
    return socket.create_connection(("127.0.0.1", server.settings.port), TIMEOUT)


def ask_for_much(asking: socket.socket) -> None:
    """Ask for far more than the system keeps for somebody who does not read."""
    asking.sendall(b"GET /api/docs/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * ANSWERS)


def answers_to(asking: socket.socket) -> int:
    """How many answers come until all are there, or nothing comes any more."""
    return Reader(asking).read()


class Reader:
    """Somebody who reads answers, perhaps slowly, and knows how long they have not read at a time."""

    def __init__(self, asking: socket.socket) -> None:
        self.asking = asking
        self.answers = 0
        self.tail = b""  # of what was read, for the beginning of an answer may come in two pieces
        self.read_at = time.monotonic()
        self.longest_pause = 0.0

    def read(self, size: int = 1 << 16, pause: float = 0.0, seconds: float = NEVER) -> int:
        """Read for so long in such pieces, with such pauses, or until there is nothing more; return the answers so far."""
        end = time.monotonic() + seconds
        with suppress(ConnectionResetError):
            while self.answers < ANSWERS and time.monotonic() < end and (piece := self.asking.recv(size)):
                now = time.monotonic()
                self.longest_pause, self.read_at = max(self.longest_pause, now - self.read_at), now
                self.answers += (self.tail + piece).count(OK)
                self.tail = (self.tail + piece)[1 - len(OK) :]
                time.sleep(pause)
        return self.answers


def test_one_who_reads_no_answer_is_cut_off(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, patches={"maukas.server.transport.http_timeouts:READ_TIMEOUT": 0.2}, http_rate=10_000.0) as server:
        before = server.open_sockets()
        with closing(connected(server)) as asking:
            eventually(lambda: server.open_sockets() > before)
            ask_for_much(asking)
            eventually(lambda: server.open_sockets() == before)
            assert answers_to(asking) < ANSWERS
        with httpx.Client(base_url=server.address) as browser:
            assert browser.get("/health").text == "ok\n"


def test_one_who_reads_slowly_gets_everything(tmp_path: Path) -> None:
    """In all it takes much longer than somebody has who reads nothing, and in that time less is read than our system keeps."""
    for timeout in (2.0, 10.0, 40.0):
        patches = {"maukas.server.transport.http_timeouts:READ_TIMEOUT": timeout}
        with ServerProcess(tmp_path, patches=patches, http_rate=10_000.0) as server, closing(connected(server)) as asking:
            ask_for_much(asking)
            reader = Reader(asking)
            reader.read(1 << 14, pause=timeout / 20, seconds=2.5 * timeout)
            assert 0 < reader.answers < ANSWERS
            if reader.read() == ANSWERS:
                return
            assert reader.longest_pause > timeout / 2  # the machine had no time for the reader: once more, with more patience
    raise AssertionError("the machine had never time for the reader")


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + TIMEOUT
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)
