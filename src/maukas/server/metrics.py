"""What an operator watches: counters without names, cards or codes; and the log."""

import logging

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.log = logging.getLogger("maukas")
        self.awake = Gauge("maukas_tables_awake", "Tables in memory", registry=self.registry)
        self.connections = Gauge("maukas_connections", "Open sockets", registry=self.registry)
        self.events = Counter("maukas_events", "Events stored", registry=self.registry)
        self.requests = Counter("maukas_requests", "Requests over sockets", registry=self.registry)
        self.refused = Counter("maukas_refused", "Requests refused", registry=self.registry)
        self.bad = Counter("maukas_bad_messages", "Texts that were no request", registry=self.registry)
        self.dropped = Counter("maukas_dropped", "Connections closed for being slow or flooding", registry=self.registry)
        self.lost = Counter("maukas_store_failures", "Batches that could not be stored", registry=self.registry)
        self.http = Histogram("maukas_http_seconds", "Time of HTTP answers", ["method", "status"], registry=self.registry)
