"""What a move, a table and a socket cost on PostgreSQL, measured with the load client of the server's benchmark."""

import asyncio
import os
from pathlib import Path
from typing import Any

import asyncpg
from msgspec import Struct

from benchmarks.server.load import OURS, Running, install, load
from tools.postgres_server import PostgresServer, running_server, server_programs

PORT = 8851
PACED = {"matches": 100, "seats": 4, "secs": 8, "warm": 2, "rate": 1000}
BUSY = {"matches": 100, "seats": 4, "secs": 8, "warm": 2}
FEW, MANY, KEPT_MOVES = 300, 900, 40  # tables, and moves at each, after which memory is compared
TICKS = os.sysconf("SC_CLK_TCK")


class Usage(Struct, frozen=True):
    """What a database has done so far."""

    seconds: float  # of processor time
    wal: int  # bytes
    size: int  # bytes
    commits: int
    events: int

    @classmethod
    async def of(cls, server: PostgresServer) -> "Usage":
        connection = await asyncpg.connect(server.address)
        try:
            wal = await connection.fetchval("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")
            size = await connection.fetchval("SELECT pg_database_size(current_database())")
            commits = await connection.fetchval("SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()")
            is_there = await connection.fetchval("SELECT to_regclass('events')") is not None
            events = await connection.fetchval("SELECT count(*) FROM events") if is_there else 0
        finally:
            await connection.close()
        return cls(processor_time(server), int(wal), int(size), int(commits), int(events))


class Costs(Struct, frozen=True):
    """What things cost; times in microseconds of one core, sizes in bytes."""

    node_move: float  # at a thousand moves a second, four seats a table
    node_move_busy: float  # in a rush
    database_move: float  # at a thousand moves a second
    database_move_busy: float  # when more moves share a transaction
    commits_per_move: float
    commits_per_move_busy: float
    wal_per_move: float
    wal_per_move_busy: float
    stored_per_move: float
    table: float
    socket: float
    p99: float  # milliseconds from a move until all have seen it, at a thousand a second
    others: float  # cores that other programs used meanwhile


def measure() -> Costs:
    """Measure everything; it takes two minutes."""
    programs = server_programs()
    if programs is None:
        raise SystemExit("no PostgreSQL server here: install postgresql (Debian, Ubuntu) or postgresql-server (Fedora)")
    install()
    paced, paced_used = run(programs, **PACED)
    busy, busy_used = run(programs, **BUSY)
    few, _ = run(programs, matches=FEW, seats=4, moves=KEPT_MOVES)
    many, _ = run(programs, matches=MANY, seats=4, moves=KEPT_MOVES)
    many_twos, _ = run(programs, matches=MANY, seats=2, moves=KEPT_MOVES)
    table = (many["played"] - few["played"]) / (MANY - FEW)  # with four sockets; what is needed once is in both
    socket = (many["played"] - many_twos["played"]) / MANY / 2
    return Costs(
        node_move=paced["server"] / paced["movesPerSecond"] * 1e6,
        node_move_busy=busy["server"] / busy["movesPerSecond"] * 1e6,
        database_move=paced_used.seconds / paced_used.events * 1e6,
        database_move_busy=busy_used.seconds / busy_used.events * 1e6,
        commits_per_move=paced_used.commits / paced_used.events,
        commits_per_move_busy=busy_used.commits / busy_used.events,
        wal_per_move=paced_used.wal / paced_used.events,
        wal_per_move_busy=busy_used.wal / busy_used.events,
        stored_per_move=busy_used.size / busy_used.events,
        table=table - 4 * socket,
        socket=socket,
        p99=paced["allP99"],
        others=max(paced["others"], busy["others"]),  # the database is among them
    )


def run(programs: Path, **settings: float) -> tuple[dict[str, Any], Usage]:
    """A fresh server and database under load; what the load client says, and what the database did."""
    with running_server(programs, PORT) as database, Running(OURS, MAUKAS_DATABASE=database.address):
        before = asyncio.run(Usage.of(database))
        found = load(OURS.adapter, **settings)
        after = asyncio.run(Usage.of(database))
    used = Usage(*(getattr(after, name) - getattr(before, name) for name in Usage.__struct_fields__))
    return found, used


def processor_time(server: PostgresServer) -> float:
    """Seconds that all processes of a database have used, those that are gone included."""
    main = (server.folder / "data" / "postmaster.pid").read_text().split()[0]
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    total = 0
    for process, fields in ((main, 4), *((child, 2) for child in children)):
        try:
            numbers = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += sum(int(number) for number in numbers[11 : 11 + fields])  # user, system, and of those who were waited for
    return total / TICKS
