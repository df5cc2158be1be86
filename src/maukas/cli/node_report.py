"""What `maukas nodes` shows: a table for people, JSON for programs."""

import msgspec
import typer
from msgspec import Struct

from maukas.cli.output import Output
from maukas.journal.node_lease import LASTS
from maukas.journal.rows import NodeRow
from maukas.server.nodes.node_status import parse_status
from maukas.texts import Texts, printable

HEADS = ("node", "address", "version", "up", "tables", "connections", "handed-on", "lag", "heard", "state")


class NodeLine(Struct, frozen=True):
    """A node; times in seconds: since it has started, by which its event loop is late, since it was heard of."""

    id: str
    address: str
    version: str
    up: float
    tables: int
    connections: int
    handed_on: int
    lag: float
    heard: float
    draining: bool


def line_of(node: NodeRow) -> NodeLine:
    """A node in a line."""
    said = parse_status(node.status)
    return NodeLine(
        id=node.id,
        address=node.address,
        version=node.version,
        up=round(node.age, 1),
        tables=said.tables,
        connections=said.connections,
        handed_on=said.handed_on,
        lag=said.lag,
        heard=round(max(LASTS - node.left, 0.0), 1),
        draining=node.draining,
    )


def show_nodes(found: list[NodeRow], texts: Texts, *, as_json: bool) -> None:
    """All nodes, the oldest first."""
    lines = [line_of(each) for each in found]
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode({"nodes": lines}), indent=2).decode())
        return
    output = Output()
    if not lines:
        output.show(texts.text("nodes-none"))
        return
    table = output.table(*(texts.text(f"nodes-head-{head}") for head in HEADS), numbers=(3, 4, 5, 6, 7, 8))
    for line in lines:
        state = texts.text("nodes-state-draining" if line.draining else "nodes-state-ready")
        counts = (str(line.tables), str(line.connections), str(line.handed_on))
        times = (f"{1000 * line.lag:.0f} ms", f"{line.heard:.1f} s")
        table.add_row(*map(printable, (line.id, line.address, line.version, f"{line.up:.0f} s", *counts, *times, state)))
    output.show(table)
