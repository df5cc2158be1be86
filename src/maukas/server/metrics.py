"""Figures for operators, without names, cards or codes."""

from collections import Counter as Tally
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from maukas.tables import events
from maukas.tables.entry import Entry

STORE_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Metrics(Collector):
    """The figures of one server; those that change at every move are plain numbers, read when they are collected."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.in_memory = Gauge("maukas_tables_awake", "Tables in memory", registry=self.registry)
        self.connections = Gauge("maukas_connections", "Open sockets", registry=self.registry)
        self.stored = Gauge("maukas_store_bytes", "Size of the store", registry=self.registry)
        self.events = 0
        self.moves = 0
        self.requests = 0
        self.registry.register(self)
        self.refused = Counter("maukas_refused", "Requests refused", registry=self.registry)
        self.bad = Counter("maukas_bad_messages", "Texts that were no request", registry=self.registry)
        self.dropped = Counter("maukas_dropped", "Connections closed for being slow or flooding", registry=self.registry)
        self.lost = Counter("maukas_store_failures", "Batches that could not be stored", registry=self.registry)
        self.leases_lost = Counter("maukas_leases_lost", "Tables that another node has taken", registry=self.registry)
        self.unloadable = Counter("maukas_load_failures", "Tables that could not be loaded when they were due", registry=self.registry)
        self.http = Histogram("maukas_http_seconds", "Time of HTTP answers", ["method", "status"], registry=self.registry)
        self.store_time = Histogram("maukas_store_seconds", "Time of transactions", buckets=STORE_BUCKETS, registry=self.registry)
        self.observe_store: Callable[[float], None] = self.store_time.observe  # called with the seconds of each transaction
        ProcessCollector(registry=self.registry)  # memory, processor time, open files

    def count(self, happened: Sequence[Entry]) -> None:
        """Count what happened at a table."""
        self.events += len(happened)
        for entry in happened:
            if isinstance(entry.event, events.Moved):
                self.moves += 1

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily("maukas_events", "Events stored", self.events)
        yield CounterMetricFamily("maukas_moves", "Moves at all tables, bots' included", self.moves)
        yield CounterMetricFamily("maukas_requests", "Requests over sockets", self.requests)


class HouseMetrics(Collector):
    """Who and what is there at the moment, counted when it is asked for."""

    def __init__(
        self, people: Callable[[], int], tables: Callable[[], Iterable[tuple[str, str]]], thoughts: Callable[[], tuple[int, int]]
    ) -> None:
        self.people = people  # how many different guests are connected
        self.tables = tables  # the game and the phase of each table in memory
        self.thoughts = thoughts  # of bots: how many wait for a thread, and how many are thought

    def collect(self) -> Iterable[Metric]:
        yield GaugeMetricFamily("maukas_people", "Guests who are connected", self.people())
        tables = GaugeMetricFamily("maukas_tables", "Tables in memory", labels=["game", "phase"])
        for labels, count in sorted(Tally(self.tables()).items()):
            tables.add_metric(labels, count)
        yield tables
        waiting, running = self.thoughts()
        yield GaugeMetricFamily("maukas_bot_thoughts_waiting", "Thoughts of bots that wait for a thread", waiting)
        yield GaugeMetricFamily("maukas_bot_thoughts_running", "Thoughts of bots that are being thought", running)


class NodeMetrics(Collector):
    """A node among others, as it sees itself."""

    def __init__(self, seen: Callable[[], "NodeSeen"]) -> None:
        self.seen = seen

    def collect(self) -> Iterable[Metric]:
        now = self.seen()
        yield GaugeMetricFamily("maukas_nodes", "Nodes that live, this one included", now.nodes)
        yield GaugeMetricFamily("maukas_node_draining", "Whether this node gives its tables away", now.draining)
        yield GaugeMetricFamily("maukas_node_unsure", "Whether others may have taken the tables of this node", now.unsure)
        yield GaugeMetricFamily("maukas_loop_lag_seconds", "By how much the event loop is late", now.lag)
        yield GaugeMetricFamily("maukas_handed_on", "Connections that are handed to other nodes", now.handed_on)


class NodeSeen(NamedTuple):
    """What a node knows of itself."""

    nodes: int
    draining: bool
    unsure: bool
    lag: float
    handed_on: int
