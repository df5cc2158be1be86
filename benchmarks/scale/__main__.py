"""`python -m benchmarks.scale [players]`: a day of a million players with the costs in benchmarks/results/scale.json.

`python -m benchmarks.scale measure` measures these anew (two minutes on a machine that does nothing else), and how long matches are.
"""

import csv
import datetime
import math
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from benchmarks.scale.costs import Costs, measure
from benchmarks.scale.day import DAY, ENOUGH, GAMES, MINUTE, THINKING, Load, simulate
from benchmarks.server.load import ROOT

KEPT, RESULT = ROOT / "benchmarks" / "results" / "scale.json", ROOT / "benchmarks" / "results" / "scale.md"
MILLION = 1_000_000
MATCHES, QUANTILES = 4000, 200
SEED = 1
USED = 0.6  # of a core, or of a database's cores: the rest is for peaks and for those who take over
NODE_MEMORY = 250e6  # bytes, before the first table
CONNECTIONS = 17  # of a node to the database, at most: the pool, its lease and its lock


class Measured(Struct, frozen=True):
    """What was measured, and when."""

    date: str
    costs: Costs
    lengths: dict[str, list[int]]  # decisions of a match, as quantiles, by game and seats


def match_lengths(game: str, seats: int) -> list[int]:
    """How many decisions matches have, in the order of their lengths."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.csv"
        command = [sys.executable, "-m", "maukas", "simulate", "-g", game, "-s", str(seats), "-m", str(MATCHES)]
        subprocess.run([*command, "--player", "steady", "--csv", str(path)], check=True, capture_output=True)
        with path.open() as file:
            found = [int(row["decisions"]) for row in csv.DictReader(file)]
    return [int(each) for each in np.quantile(found, np.linspace(0, 1, QUANTILES))]


def page(measured: Measured, players: int, load: Load) -> str:
    """The day as text."""
    costs, peak = measured.costs, int(load.moves.argmax())
    moves, told, tables, people = (float(each[peak]) for each in (load.moves, load.told, load.tables, load.players))
    node_cores = moves * costs.node_move / 1e6
    memory = tables * costs.table + people * costs.socket
    nodes = math.ceil(node_cores / USED)
    whole = float(load.moves.mean()) * DAY
    database_cores = moves * costs.database_move / 1e6
    rows = [
        ("players at once", f"{people:,.0f}"),
        ("tables at once", f"{tables:,.0f}"),
        ("moves a second", f"{moves:,.0f}"),
        ("messages a second", f"{told:,.0f}"),
        ("cores of nodes", f"{node_cores:.1f}: {nodes} of one core each, {USED:.0%} busy at most, and one to spare"),
        ("memory of all nodes", f"{(memory + (nodes + 1) * NODE_MEMORY) / 1e9:.1f} GB"),
        ("cores of the database", f"{database_cores:.1f}"),
        ("transactions a second", f"at most {moves * costs.commits_per_move:,.0f}"),
        ("WAL", f"{moves * costs.wal_per_move / 1e6:.1f} MB/s, {whole * costs.wal_per_move / 1e9:,.0f} GB that day"),
        ("stored that day", f"{whole:,.0f} moves, {whole * costs.stored_per_move / 1e9:,.1f} GB"),
        ("connections to the database", f"{(nodes + 1) * CONNECTIONS}"),
    ]
    carried = [
        ("a node of one core", USED * 1e6 / costs.node_move),
        ("the same, by the cost in a rush", USED * 1e6 / costs.node_move_busy),
        ("a database of four cores", USED * 4e6 / costs.database_move),
        ("the same, by the cost in a rush", USED * 4e6 / costs.database_move_busy),
    ]
    per_player = moves / people
    return "\n".join(
        [
            "# How far it goes, simulated",
            "",
            f"Costs measured on {measured.date}; made by `python -m benchmarks.scale`. {players:,} players on one day, half of all",
            f"tables break up after {ENOUGH // MINUTE} minutes, a decision takes {THINKING:.0f} s in the mean; what else is assumed",
            "stands in `benchmarks/scale/day.py`.",
            "",
            "| what it costs | |",
            "|---|---|",
            f"| a move, for the node (four seats) | {costs.node_move:.0f} µs at 1,000 a second, {costs.node_move_busy:.0f} µs in a rush |",
            f"| a move, for the database | {costs.database_move:.0f} µs at 1,000 a second, {costs.database_move_busy:.0f} µs in a rush |",
            f"| transactions a move | {costs.commits_per_move:.2f} at 1,000 a second, {costs.commits_per_move_busy:.2f} in a rush |",
            f"| WAL a move | {costs.wal_per_move:,.0f} bytes at 1,000 a second, {costs.wal_per_move_busy:,.0f} in a rush |",
            f"| stored a move, indexes included | {costs.stored_per_move:,.0f} bytes |",
            f"| a table in memory | {costs.table / 1000:.0f} kB, and {costs.socket / 1000:.1f} kB for each socket |",
            f"| until all have seen a move, at 1,000 a second | {costs.p99:.0f} ms (p99; node, database and clients share two cores) |",
            "",
            "| in the busiest minute | |",
            "|---|---|",
            *(f"| {name} | {value} |" for name, value in rows),
            "",
            f"| what carries how many, {USED:.0%} busy | moves a second | players at once | players a day |",
            "|---|---|---|---|",
            *(
                f"| {name} | {rate:,.0f} | {rate / per_player:,.0f} | {rate / moves * players:,.0f} |"
                for name, rate in carried
            ),
            "",
        ]
    )  # fmt: skip


def main() -> None:
    """Measure, or simulate with what was measured."""
    if sys.argv[1:] == ["measure"]:
        costs = measure()
        lengths = {f"{game} {seats}": match_lengths(game, seats) for game, seats in GAMES}
        kept = Measured(f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}", costs, lengths)
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    measured = msgspec.json.decode(KEPT.read_bytes(), type=Measured)
    players = int(sys.argv[1]) if sys.argv[1:] and sys.argv[1].isdigit() else MILLION
    lengths_by_game = {(game, seats): np.array(measured.lengths[f"{game} {seats}"]) for game, seats in GAMES}
    text = page(measured, players, simulate(players, lengths_by_game, SEED))
    if players == MILLION:
        RESULT.write_text(text, encoding="utf-8")
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
