"""HTTP middleware: rate limits by address, the checks of host and origin, and the security headers of every answer."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from socket import gethostname
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from maukas.protocol.bodies import Problem
from maukas.protocol.codec import encode
from maukas.server.bans import CurrentBans
from maukas.server.logs import fields
from maukas.server.metrics import Metrics
from maukas.server.nodes.relay import CLIENT_ADDRESS, NODE_SECRET
from maukas.server.request_ids import FROM_PROXY, REQUEST_ID, begin_request
from maukas.server.settings import ServerSettings
from maukas.server.ssh.passes import PASS, Passes
from maukas.server.telemetry import NO_SPANS, TRACE_PARENT, Spans
from maukas.server.transport.addresses import client_network, is_forwarded, is_own_origin
from maukas.server.transport.hosts import OwnHosts, wrong_host_page
from maukas.server.transport.rate_limits import TokenBuckets

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Send

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
FLOOD_DELAY = 1.0  # seconds until a refusal is answered: a timer costs less than a client that tries again at once
BURST = 10.0  # seconds' worth of requests at once
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}

LOOKED_AT = (
    b"accept",
    b"accept-language",
    b"host",
    b"origin",
    b"x-forwarded-for",
    b"x-forwarded-proto",
    FROM_PROXY.lower().encode(),
    REQUEST_ID.lower().encode(),
    NODE_SECRET.lower().encode(),
    CLIENT_ADDRESS.lower().encode(),
    TRACE_PARENT.lower().encode(),
    PASS.lower().encode(),
)
SCHEMES = ("http", "https")
LONGEST_STEP = 255  # between the slashes of a path; the name of a file has no more
STATUSES = {"http-banned": 403, "http-forbidden": 403, "http-not-found": 404, "http-wrong-host": 421, "table-too-fast": 429}  # of refusals
LOGGER = logging.getLogger("maukas")
NO_HEADERS: Mapping[str, str] = MappingProxyType({})


class HttpMiddleware:
    """An ASGI application around another one; it adds `more` headers to its own."""

    def __init__(
        self,
        app: "ASGIApp",
        settings: ServerSettings,
        metrics: Metrics,
        bans: CurrentBans,
        more: Mapping[str, str] = NO_HEADERS,
        is_node: Callable[[str], bool] = lambda _: False,
        spans: Spans = NO_SPANS,
        passes: Passes | None = None,
    ) -> None:
        self.passes = passes or Passes()
        self.spans = spans
        self.app = app
        self.settings = settings
        self.bans = bans
        self.is_node = is_node  # whether a secret is the one that other nodes know
        self.metrics = metrics
        self.reads = TokenBuckets(settings.http_rate, BURST * settings.http_rate)
        self.writes = TokenBuckets(settings.http_rate / 10, BURST * settings.http_rate / 5)
        self.hosts = OwnHosts(settings.origins, gethostname())
        self.headers = [(name.encode(), value.encode()) for name, value in {**HEADERS, **more}.items()]

    async def __call__(self, scope: Any, receive: "Receive", send: "Send") -> None:
        """Refuse a request, or let the application answer it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, method = time.perf_counter(), scope["method"]
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in LOOKED_AT}
        if PASS.lower().encode() in headers:
            headers = self.take_from_gate(scope, headers)
        peer, scheme = scope["client"][0] if scope["client"] else "", headers.get(b"x-forwarded-proto", "").strip()
        if scheme in SCHEMES and is_forwarded(peer, scheme, self.settings.proxies):
            scope["scheme"] = scheme

        is_handed_on = NODE_SECRET.lower().encode() in headers
        given = headers.get(REQUEST_ID.lower().encode()) if is_handed_on else headers.get(FROM_PROXY.lower().encode())
        id = begin_request(given if is_handed_on or is_forwarded(peer, given, self.settings.proxies) else None)

        async def send_safely(message: "Message") -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers_for(scope), (FROM_PROXY.lower().encode(), id.encode())]
                seconds = time.perf_counter() - began
                self.metrics.http.labels(method, str(message["status"])).observe(seconds)
                self.spans.note(**{"http.response.status_code": message["status"]})
                if LOGGER.isEnabledFor(logging.DEBUG):
                    said = fields(method=method, status=message["status"], seconds=round(seconds, 4))
                    LOGGER.debug("%s was answered with %d", method, message["status"], extra=said)
            await send(message)

        reason = self.take_from_node(scope, headers) if is_handed_on else await self.refusal(scope, peer, headers)
        if reason is not None:
            await refuse(send_safely, reason, headers)
            return
        parent = headers.get(TRACE_PARENT.lower().encode()) if is_handed_on else None
        with self.spans.span(f"HTTP {method}", parent, **{"http.request.method": method}):
            await self.app(scope, receive, send_safely)

    def take_from_gate(self, scope: Any, headers: Mapping[bytes, str]) -> dict[bytes, str]:
        """Take a request of a guest over SSH as one from where that guest is; a pass that is none counts for nothing."""
        address = self.passes.read(headers[PASS.lower().encode()])
        if address is None:
            return dict(headers)
        scope["is_from_gate"], scope["client"] = True, (address, 0)
        scope["headers"] = [(name, value) for name, value in scope["headers"] if not name.startswith(b"x-forwarded-")]
        return {name: value for name, value in headers.items() if not name.startswith(b"x-forwarded-")}

    def take_from_node(self, scope: Any, headers: Mapping[bytes, str]) -> str | None:
        """Take a request from another node, which has looked at the client; None, or why not."""
        if not self.is_node(headers[NODE_SECRET.lower().encode()]):
            return "http-wrong-host"
        scope["is_handed_on"] = True
        scope["client"] = headers.get(CLIENT_ADDRESS.lower().encode(), ""), 0
        scope["headers"] = [(name, value) for name, value in scope["headers"] if not name.startswith(b"x-forwarded-")]
        return None

    async def refusal(self, scope: Any, peer: str, headers: Mapping[bytes, str]) -> str | None:
        """Why a request is refused, or None; whoever goes on in spite of refusals waits for the next one."""
        host, forwarded = headers.get(b"host"), headers.get(b"x-forwarded-for")
        address = scope["client_network"] = client_network(peer, forwarded, self.settings.proxies)
        is_safe = scope["method"] in SAFE_METHODS
        buckets = self.reads if is_safe else self.writes
        if not buckets.take(address, time.monotonic()):
            if buckets.is_flooded(address):
                await asyncio.sleep(FLOOD_DELAY)
            return "table-too-fast"
        if not self.hosts.include(host) and not is_forwarded(peer, forwarded, self.settings.proxies):
            return "http-wrong-host"
        if not is_safe and not is_own_origin(headers.get(b"origin"), host, self.settings.origins):
            return "http-forbidden"
        if self.bans.includes(address) and scope["path"].startswith(f"{self.settings.base}/api/"):  # the page itself may say so
            return "http-banned"
        if "\0" in scope["path"] or any(len(step) > LONGEST_STEP for step in scope["path"].split("/")):
            return "http-not-found"  # no file can be called so
        return None

    def headers_for(self, scope: Any) -> list[tuple[bytes, bytes]]:
        """The headers that go with every answer; over TLS one more, which keeps browsers there."""
        if scope["scheme"] == "https":
            return [*self.headers, (b"strict-transport-security", b"max-age=31536000")]
        return self.headers


async def refuse(send: "Send", reason: str, headers: Mapping[bytes, str]) -> None:
    """Answer without the application: for programs the id of a text, for somebody who opened a page under a wrong name the text itself."""
    host, status = headers.get(b"host", ""), STATUSES[reason]
    if status == 421 and "text/html" in headers.get(b"accept", ""):
        kind, body = b"text/html; charset=utf-8", wrong_host_page(host, headers.get(b"accept-language", ""))
    else:
        problem = Problem(reason, {"host": host[:LONGEST_STEP]} if status == 421 else {})
        kind, body = b"application/json", encode(problem)
    answer = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if status == 429:
        answer.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": answer})
    await send({"type": "http.response.body", "body": body, "more_body": False})
