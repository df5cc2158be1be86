"""Requests over HTTP that only the owner of a table can answer, for it alone knows who watches: another node hands them on."""

import logging
import re
from typing import TYPE_CHECKING, Any

from maukas.server.nodes.ownership import OwnedElsewhere
from maukas.server.nodes.peer_requests import PeerRequests
from maukas.server.nodes.peers import PeerAway
from maukas.server.nodes.relay import CLIENT_ADDRESS, LOOK_AGAIN
from maukas.tables.codes import read_code

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Send

    from maukas.server.services import Services

OWNERS = re.compile(r"/api/tables/(?P<code>[^/]{1,40})/(?:reports|blocks)")  # everything else is answered by what is stored
PASSED_ON = (b"cookie", b"content-type", b"accept", b"accept-language")
PASSED_BACK = ("content-type", "retry-after", "cache-control")
TRIES = 3
AWAY = b'{"reason":"http-no-store","values":{}}'

LOGGER = logging.getLogger("maukas")


class HttpRelay:
    """An ASGI application around another one, which answers for the tables of this node and those that nobody owns."""

    def __init__(self, app: "ASGIApp", services: "Services", largest: int) -> None:
        self.app = app
        self.services = services
        self.largest = largest  # bytes of a body; what is larger the application refuses

    async def __call__(self, scope: Any, receive: "Receive", send: "Send") -> None:
        found = OWNERS.fullmatch(scope["path"].removeprefix(self.services.settings.base)) if scope["type"] == "http" else None
        if found is None or self.services.member is None or scope.get("is_handed_on"):
            await self.app(scope, receive, send)
            return
        code = read_code(found["code"])
        for _ in range(TRIES):
            owner = await self.owner(code)
            if owner is None:
                await self.app(scope, receive, send)
                return
            body = await whole_body(receive, self.largest)
            if body is None or await self.hand_on(scope, body, owner, send):
                return
            receive = again(body)
        await answer(send, 503, {"content-type": "application/json", "retry-after": "1"}, AWAY)

    async def owner(self, code: str) -> OwnedElsewhere | None:
        """The other node that owns a table; None if there is none, and this one answers."""
        try:
            await self.services.live_tables.find(code)
        except OwnedElsewhere as owner:
            return owner
        return None

    async def hand_on(self, scope: Any, body: bytes, owner: OwnedElsewhere, send: "Send") -> bool:
        """Let the owner answer; return whether it has."""
        headers = {name.decode(): value.decode("latin-1") for name, value in scope["headers"] if name in PASSED_ON}
        headers[CLIENT_ADDRESS] = scope["client_network"]
        requests: PeerRequests = self.services.peer_requests
        LOGGER.debug("a request is handed on to %s", owner.address)
        try:
            got = await requests.send(owner.address, owner.secret, scope["method"], scope["path"], body, headers)
        except PeerAway:
            return False
        if got.status_code in LOOK_AGAIN:
            return False
        await answer(send, got.status_code, {name: got.headers[name] for name in PASSED_BACK if name in got.headers}, got.content)
        return True


async def whole_body(receive: "Receive", largest: int) -> bytes | None:
    """The body of a request, or as much of it as shows that it is too large; None if the client has gone."""
    body = b""
    while len(body) <= largest:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")  # type: ignore[operator]
        if not message.get("more_body"):
            break
    return body


def again(body: bytes) -> "Receive":
    """A body that was read, to be read once more."""

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def answer(send: "Send", status: int, headers: dict[str, str], body: bytes) -> None:
    """Answer a request."""
    told = [(name.encode(), value.encode("latin-1")) for name, value in {**headers, "content-length": str(len(body))}.items()]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": body, "more_body": False})
