"""What a node asks of another one over HTTP: a client's request that only the owner of a table can answer, or an order of an operator."""

from collections.abc import Mapping

import httpx

from maukas.server.nodes.peers import PeerAway
from maukas.server.nodes.relay import NODE_SECRET
from maukas.server.request_ids import REQUEST_ID, request_id
from maukas.server.telemetry import NO_SPANS, Spans

TIMEOUT = httpx.Timeout(10.0, connect=1.0)  # seconds


class PeerRequests:
    """Asks other nodes, over connections that are kept."""

    def __init__(self, spans: Spans = NO_SPANS) -> None:
        self.spans = spans
        self.http = httpx.AsyncClient(timeout=TIMEOUT, trust_env=False)

    async def send(
        self, address: str, secret: str, method: str, path: str, content: bytes, headers: Mapping[str, str] | None = None
    ) -> httpx.Response:
        """The answer of the node at an address.

        PeerAway: there is none.
        """
        with self.spans.span("ask a node"):
            ours = {NODE_SECRET: secret, REQUEST_ID: request_id.get(), **self.spans.headers}
            try:
                return await self.http.request(method, f"http://{address}{path}", content=content, headers={**(headers or {}), **ours})
            except httpx.HTTPError as error:
                raise PeerAway(address) from error

    async def close(self) -> None:
        await self.http.aclose()
