"""Traces and ids of requests: off unless asked for, the same from node to node, and nothing in them that is nobody's business."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

import pytest

from maukas.client import Client
from maukas.server import services as services_module
from maukas.server.http.app import create_app
from maukas.server.logs import JsonLines, TextLines
from maukas.server.process import Server, configuration, listening_sockets, reached_at, run
from maukas.server.request_ids import begin_request
from maukas.server.settings import ServerSettings
from maukas.server.telemetry import NO_SPANS, OpenTelemetrySpans, spans_sent_to
from tests.cli.command import maukas
from tests.server.people import Person, addresses, in_loop, quick, until


@asynccontextmanager
async def serving(database: str, folder: Path) -> AsyncIterator[str]:
    """A server in this process."""
    settings = ServerSettings(port=0, database=database, telemetry="http://127.0.0.1:9", admin_socket=str(folder / "admin"))
    app, services = create_app(settings)
    listening = asyncio.Event()
    server = Server(configuration(app, services), lambda _: listening.set(), lambda: None)
    listeners = [*listening_sockets(settings)]
    services.address = reached_at(listeners[0])
    task = asyncio.create_task(run(server, services, listeners, lambda: None))
    try:
        async with asyncio.timeout(120):
            await listening.wait()
        yield f"http://{services.address}"
    finally:
        server.should_exit = True
        await task
        for listener in listeners:
            listener.close()


def named(spans: tuple[ReadableSpan, ...], name: str) -> list[ReadableSpan]:
    return [span for span in spans if span.name == name]


@in_loop
async def test_a_trace_goes_from_node_to_node(postgres_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    monkeypatch.setattr(services_module, "spans_sent_to", lambda _: OpenTelemetrySpans(provider))
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(serving(postgres_address, tmp_path / str(number))) for number in range(2)]
        clients = [await stack.enter_async_context(Client(node)) for node in nodes]
        for client in clients:
            client.http.headers["X-Forwarded-For"] = next(addresses)
            await client.call_me("Augusta")
        code = await clients[0].open_table(quick("dos", 2))
        async with clients[0].join(code) as hers:
            await until(Person(hers), lambda table: table.you == 0)
            assert named(exporter.get_finished_spans(), "store")  # the table was opened
            exporter.clear()
            async with clients[1].join(code) as his:  # handed on
                await until(Person(his), lambda table: table.watching > 0)
                spans = exporter.get_finished_spans()
                (hand_on,) = named(spans, "hand on")
                (first, _) = named(spans, "handshake")  # the inner one ends first
                assert (first.parent and first.parent.span_id) == hand_on.context.span_id
                assert hand_on.parent is not None
                assert first.context.trace_id == hand_on.context.trace_id == hand_on.parent.trace_id
                assert len({(span.attributes or {})["maukas.request_id"] for span in (hand_on, first)}) == 1
                exporter.clear()
                reported = await clients[1].http.post(
                    f"/api/tables/{code}/reports", json={"name": "Augusta", "reason": "name"}, headers={"X-Request-Id": "from-a-proxy"}
                )
                assert (reported.status_code, reported.headers["x-request-id"]) == (201, "from-a-proxy")
        far, near = named(exporter.get_finished_spans(), "HTTP POST")
        (asked,) = named(exporter.get_finished_spans(), "ask a node")
        assert (far.parent and far.parent.span_id) == asked.context.span_id
        assert (asked.parent and asked.parent.span_id) == near.context.span_id
        assert {(span.attributes or {})["maukas.request_id"] for span in (far, asked, near)} == {"from-a-proxy"}
        assert (near.attributes or {})["http.response.status_code"] == 201
    everything = "".join(span.to_json() for span in exporter.get_finished_spans())
    assert not [secret for secret in (code, "Augusta", "10.") if f'"{secret}' in everything]


def test_nothing_is_traced_unless_somebody_asks() -> None:
    assert spans_sent_to("") is NO_SPANS
    assert NO_SPANS.headers == {}
    ended = maukas("serve", "--telemetry", "localhost", "--port", "0")
    assert (ended.returncode, "--telemetry is the address of a collector" in ended.stderr) == (2, True)


@pytest.mark.parametrize(
    ("given", "kept"), [("a1-b2.c3", True), ("with space", False), ("line\nfeed", False), ("x" * 65, False), (None, False)]
)
def test_an_id_of_a_request_is_in_every_line_of_its_log(given: str | None, kept: bool) -> None:
    id = begin_request(given)
    try:
        assert (id == given) is kept
        record = logging.LogRecord("maukas", logging.INFO, "", 0, "it is said", None, None)
        assert json.loads(JsonLines().format(record))["request"] == id
        assert TextLines("%(message)s").format(record) == f"it is said [{id}]"
    finally:
        from maukas.server.request_ids import request_id

        request_id.set("")


@in_loop
async def test_an_id_from_anyone_but_a_proxy_is_not_taken(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path / 'store.db'}", tmp_path) as address, httpx.AsyncClient(base_url=address) as browser:
        answer = await browser.get("/health", headers={"X-Request-Id": "from-a-proxy"})
        assert answer.headers["x-request-id"] == "from-a-proxy"  # 127.0.0.1 is one
        forged = await browser.get("/health", headers={"X-Request-Id": "two words"})
        assert forged.headers["x-request-id"] != "two words"
