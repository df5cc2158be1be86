"""Traces by OpenTelemetry, where an operator wants them: requests, handshakes, what is handed to other nodes, and transactions.

A trace goes from node to node. It has no names, cards, codes or addresses of people in it. Moves have no spans of their own, for they
share transactions.
"""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from time import time_ns
from typing import TYPE_CHECKING, Protocol

from maukas import __version__
from maukas.server.request_ids import request_id

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

TRACE_PARENT = "Maukas-Traceparent"  # between nodes; what clients say of traces is not believed
SECOND = 1_000_000_000  # nanoseconds


class Spans(Protocol):
    """What is noted of how long things take."""

    def span(self, name: str, parent: str | None = None, **attributes: str | int) -> AbstractContextManager[None]:
        """Note how long something takes; `parent` is what another node said of its own span."""

    def note(self, **attributes: str | int) -> None:
        """Add something to the span that is open."""

    def store_took(self, seconds: float) -> None:
        """Note a transaction that has just ended."""

    @property
    def headers(self) -> Mapping[str, str]:
        """What another node must be told, so that its spans belong to the one that is open."""

    def close(self) -> None:
        """Send what is left."""


class NoSpans:
    """Nobody wants to know."""

    headers: Mapping[str, str] = {}

    @contextmanager
    def span(self, name: str, parent: str | None = None, **attributes: str | int) -> Iterator[None]:  # noqa: ARG002
        yield

    def note(self, **attributes: str | int) -> None: ...

    def store_took(self, seconds: float) -> None: ...

    def close(self) -> None: ...


NO_SPANS = NoSpans()


class OpenTelemetrySpans:
    """Spans that a provider of OpenTelemetry exports."""

    def __init__(self, provider: "TracerProvider") -> None:
        from opentelemetry import trace
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        self.provider = provider
        self.tracer = provider.get_tracer("maukas", __version__)
        self.propagator = TraceContextTextMapPropagator()
        self.trace = trace

    @contextmanager
    def span(self, name: str, parent: str | None = None, **attributes: str | int) -> Iterator[None]:
        context = None if parent is None else self.propagator.extract({"traceparent": parent})
        told = {"maukas.request_id": request_id.get(), **attributes}
        with self.tracer.start_as_current_span(name, context=context, attributes=told):
            yield

    def note(self, **attributes: str | int) -> None:
        self.trace.get_current_span().set_attributes(attributes)

    def store_took(self, seconds: float) -> None:
        now = time_ns()
        self.tracer.start_span("store", start_time=now - int(seconds * SECOND)).end(now)

    @property
    def headers(self) -> Mapping[str, str]:
        carrier: dict[str, str] = {}
        self.propagator.inject(carrier)
        return {TRACE_PARENT: carrier["traceparent"]} if "traceparent" in carrier else {}

    def close(self) -> None:
        self.provider.shutdown()


def spans_sent_to(endpoint: str) -> Spans:
    """Spans that are sent to a collector by OTLP over HTTP, from a thread of its own; without an endpoint none."""
    if not endpoint:
        return NO_SPANS
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource.create({"service.name": "maukas", "service.version": __version__}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=f"{endpoint.rstrip('/')}/v1/traces")))
    return OpenTelemetrySpans(provider)
