"""What every HTTP request passes: limits by address, whose page asks, and the headers that keep browsers safe."""

import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from maukas.server.addresses import client_address, is_own_origin
from maukas.server.limits import Buckets
from maukas.server.metrics import Metrics
from maukas.server.settings import ServerSettings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Send

SAFE = ("GET", "HEAD", "OPTIONS")
BURST = 10.0                                            # seconds' worth of requests at once
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

NOTHING: Mapping[str, str] = MappingProxyType({})


class Gate:
    """An ASGI application around another one."""

    def __init__(self, app: "ASGIApp", settings: ServerSettings, metrics: Metrics, more: Mapping[str, str] = NOTHING) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.reads = Buckets(settings.http_rate, BURST * settings.http_rate)
        self.writes = Buckets(settings.http_rate / 10, BURST * settings.http_rate / 5)
        self.headers = [(name.encode(), value.encode()) for name, value in {**HEADERS, **more}.items()]

    async def __call__(self, scope: Any, receive: "Receive", send: "Send") -> None:
        """Answer, or let the application answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, method = time.perf_counter(), scope["method"]

        async def send_safely(message: "Message") -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers_for(scope)]
                self.metrics.http.labels(method, str(message["status"])).observe(time.perf_counter() - began)
            await send(message)

        status = self.refusal(scope)
        if status is None:
            await self.app(scope, receive, send_safely)
        else:
            reason = b'{"reason":"table-too-fast"}' if status == 429 else b'{"reason":"http-forbidden"}'
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(reason)).encode())]
            if status == 429:
                headers.append((b"retry-after", b"5"))
            await send_safely({"type": "http.response.start", "status": status, "headers": headers})
            await send_safely({"type": "http.response.body", "body": reason, "more_body": False})

    def refusal(self, scope: Any) -> int | None:
        """The status of a refusal, or None."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host", b"x-forwarded-for")}
        peer = scope["client"][0] if scope["client"] else ""
        address = client_address(peer, headers.get(b"x-forwarded-for"), self.settings.proxies)
        is_safe = scope["method"] in SAFE
        if not (self.reads if is_safe else self.writes).takes(address, time.monotonic()):
            return 429
        if not is_safe and not is_own_origin(headers.get(b"origin"), headers.get(b"host"), self.settings.origins):
            return 403
        return None

    def headers_for(self, scope: Any) -> list[tuple[bytes, bytes]]:
        """The headers that go with every answer; over TLS browsers shall stay there."""
        if scope["scheme"] == "https":
            return [*self.headers, (b"strict-transport-security", b"max-age=31536000")]
        return self.headers
