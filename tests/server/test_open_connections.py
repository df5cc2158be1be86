"""Connections that say half of a request, or nothing, are counted from the start, and leave room for others."""

import asyncio
import socket
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from types import SimpleNamespace

import pytest

from maukas.server import descriptors
from maukas.server.descriptors import raise_limit
from maukas.server.settings import ServerSettings
from maukas.server.transport import open_connections
from maukas.server.transport.open_connections import OpenConnections, descriptors_needed
from tests.server.people import guests, in_loop, quick
from tests.server.raw_socket import joined
from tests.server.server_process import TIMEOUT, ServerProcess

FEW = 10
ELSEWHERE = "127.0.0.2"  # another address of this computer


def half_a_request(stack: ExitStack, server: ServerProcess) -> socket.socket:
    """A connection that says half of a request, and waits."""
    door = stack.enter_context(socket.create_connection(("127.0.0.1", server.settings.port), TIMEOUT))
    door.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    return door


def answered(doors: list[socket.socket]) -> int:
    """How many of these were answered at once, though they had said half of what they had to say."""
    count = 0
    for door in doors:
        door.settimeout(0.5)
        try:
            count += door.recv(100).startswith(b"HTTP/1.1 503 ")
        except TimeoutError:
            pass
        except ConnectionError:  # the answer was overtaken by the end
            count += 1
    return count


def health(server: ServerProcess, address: str) -> int:
    """What somebody at an address is answered."""
    connection = HTTPConnection("127.0.0.1", server.settings.port, timeout=TIMEOUT, source_address=(address, 0))
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status
    finally:
        connection.close()


def test_so_many_plain_connections_of_one_address_and_others_still_come_in(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, proxies="", most_per_address=FEW) as server, ExitStack() as stack:
        doors = [half_a_request(stack, server) for _ in range(3 * FEW)]
        assert answered(doors) == 2 * FEW
        assert health(server, ELSEWHERE) == 200
        for door in doors:
            door.close()
        for _ in range(3 * FEW):  # and those that are closed are not counted any more
            assert health(server, ELSEWHERE) == 200
    assert "Traceback" not in server.said()


def test_all_plain_connections_together_leave_room_for_the_rest(tmp_path: Path) -> None:
    few = {"maukas.server.transport.open_connections:MOST_PLAIN": FEW}
    with ServerProcess(tmp_path, patches=few) as server, ExitStack() as stack:  # a proxy is believed, and is not limited by address
        assert answered([half_a_request(stack, server) for _ in range(2 * FEW)]) == FEW


@in_loop
async def test_a_socket_is_not_counted_as_a_plain_connection(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, proxies="", most_per_address=2) as server:
        async with guests(server, "Ada") as (ada,):
            code = await ada.open_table(quick("dos", 2))
            await ada.http.aclose()
            async with joined(server, ada, code) as first, joined(server, ada, code):
                assert await first.message("table")
                assert [await asyncio.to_thread(health, server, "127.0.0.1") for _ in range(5)] == [200] * 5


# Descriptors


def limits(monkeypatch: pytest.MonkeyPatch, soft: int, hard: int) -> list[tuple[int, int]]:
    """A system with these limits; what they are set to."""
    changed: list[tuple[int, int]] = []
    system = SimpleNamespace(
        RLIMIT_NOFILE=7, RLIM_INFINITY=-1, getrlimit=lambda _: (soft, hard), setrlimit=lambda _, pair: changed.append(pair)
    )
    monkeypatch.setattr(descriptors, "resource", system)
    return changed


@pytest.mark.parametrize(
    ("soft", "hard", "limit", "changed"),
    [
        (1024, 4096, 3000, [(3000, 4096)]),
        (1024, 2000, 2000, [(2000, 2000)]),
        (1024, -1, 3000, [(3000, -1)]),
        (5000, 5000, 5000, []),
        (-1, -1, 3000, []),
    ],
)
def test_the_limit_of_descriptors_is_raised_as_far_as_needed_and_allowed(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, limit: int, changed: list[tuple[int, int]]
) -> None:
    done = limits(monkeypatch, soft, hard)
    assert raise_limit(3000) == limit
    assert done == changed


def test_there_are_never_more_connections_than_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_connections, "RESERVE", 20)
    sockets = 0
    counted = OpenConnections(ServerSettings(most_connections=1000), lambda: sockets)
    counted.limit(100)
    sockets = 70
    assert [counted.add("10.0.0.1") for _ in range(12)] == [True] * 10 + [False] * 2
    counted.remove("10.0.0.1")
    assert counted.add("10.0.0.2")
    assert descriptors_needed(ServerSettings()) > ServerSettings().most_connections
