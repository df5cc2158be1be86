"""What an operator watches: counters without names, cards or codes; and the log."""

import logging
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Metrics(Collector):
    """The figures of one server; those that every move changes are plain numbers, read when somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.log = logging.getLogger("maukas")
        self.awake = Gauge("maukas_tables_awake", "Tables in memory", registry=self.registry)
        self.connections = Gauge("maukas_connections", "Open sockets", registry=self.registry)
        self.events = 0
        self.requests = 0
        self.registry.register(self)
        self.refused = Counter("maukas_refused", "Requests refused", registry=self.registry)
        self.bad = Counter("maukas_bad_messages", "Texts that were no request", registry=self.registry)
        self.dropped = Counter("maukas_dropped", "Connections closed for being slow or flooding", registry=self.registry)
        self.lost = Counter("maukas_store_failures", "Batches that could not be stored", registry=self.registry)
        self.http = Histogram("maukas_http_seconds", "Time of HTTP answers", ["method", "status"], registry=self.registry)

    def collect(self) -> Iterable[Metric]:
        """The plain numbers."""
        yield CounterMetricFamily("maukas_events", "Events stored", self.events)
        yield CounterMetricFamily("maukas_requests", "Requests over sockets", self.requests)
