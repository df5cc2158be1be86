"""The balancers of `deploy/`, run as they are, in front of two nodes: people play through them, with and without hashing by table."""

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from maukas.client import Client
from tests.journal.conftest import create_schema
from tests.server.node_processes import eventually, living, running_nodes, set_draining
from tests.server.people import addresses, all_play, in_loop, quick, seated
from tests.server.server_process import TIMEOUT, ServerProcess, free_port, stored_at
from tests.server.truth import moves_in

DEPLOY = Path(__file__).parents[2] / "deploy"
TABLES = 3


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[ServerProcess]]:
    asyncio.run(create_schema(postgres, "balanced"))
    with running_nodes(tmp_path_factory.mktemp("balanced"), f"{postgres}&search_path=balanced", 2) as running:
        yield running


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        pytest.skip(f"no {name} here: install {name} (Debian, Ubuntu)")
    return found


def written(name: str, nodes: list[ServerProcess], port: int, folder: Path, *, hashes: bool) -> Path:
    """A configuration of `deploy/` with the addresses of these nodes; without the lines that hash, if that is wanted."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for number, node in enumerate(nodes, 1):
        assert f"node{number}:8080" in text
        text = text.replace(f"node{number}:8080", node.address.removeprefix("http://"))
    assert text.count("listen 8000;") + text.count("bind :8000\n") == 1
    text = text.replace("listen 8000", f"listen 127.0.0.1:{port}").replace("bind :8000", f"bind 127.0.0.1:{port}")
    if not hashes:
        assert text.count("hash $table consistent;") + text.count("balance hdr(X-Table)") == 1
        text = text.replace("hash $table consistent;", "").replace("balance hdr(X-Table)", "balance roundrobin")
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@contextmanager
def balancer(kind: str, nodes: list[ServerProcess], folder: Path, *, hashes: bool) -> Iterator[str]:
    """nginx or HAProxy in front of the nodes; gives its address."""
    port = free_port()
    if kind == "nginx":
        path = written("nginx.conf", nodes, port, folder, hashes=hashes)
        command = [program("nginx"), "-p", str(folder), "-c", str(path), "-g", f"daemon off; pid {folder / 'pid'};"]
    else:
        path = written("haproxy.cfg", nodes, port, folder, hashes=hashes)
        command = [program("haproxy"), "-db", "-f", str(path)]
    log = folder / "log"
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, start_new_session=True)
    try:
        until = time.monotonic() + TIMEOUT
        while True:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            try:
                if httpx.get(f"http://127.0.0.1:{port}/ready", timeout=10).status_code == 200:
                    break
            except httpx.HTTPError:
                pass
            time.sleep(0.2)
        yield f"http://127.0.0.1:{port}"
    finally:
        os.killpg(process.pid, 9)
        process.wait()


async def play_everywhere(address: str, nodes: list[ServerProcess]) -> float:
    """Let people play at some tables through a balancer; return how many of their connections were handed from node to node."""
    clients = [Client(address) for _ in range(2 * TABLES)]
    try:
        for number, client in enumerate(clients):
            client.http.headers["X-Forwarded-For"] = next(addresses)
            await client.call_me(f"Ada {number}")

        async def pair(number: int) -> tuple[str, float]:
            async with seated(clients[2 * number : 2 * number + 2], quick("maumau", 2)) as people:
                await all_play(people)
                code = people[0].link.code
                stored = moves_in(await stored_at(nodes[0].settings.database, code))
                assert all(person.told.items() <= stored.items() for person in people)
                assert [each.table for each in await clients[2 * number].my_matches()] == [code]
                assert len(await clients[2 * number + 1].results(code)) == 2
                return code, sum([(await asyncio.to_thread(node.figures))["maukas_handed_on"] for node in nodes])

        return max(handed_on for _, handed_on in await asyncio.gather(*map(pair, range(TABLES))))
    finally:
        for client in clients:
            await client.http.aclose()


@pytest.mark.parametrize("kind", ["nginx", "haproxy"])
@in_loop
async def test_people_play_through_a_balancer_that_hashes(nodes: list[ServerProcess], tmp_path: Path, kind: str) -> None:
    with balancer(kind, nodes, tmp_path, hashes=True) as address:
        assert await play_everywhere(address, nodes) == 0  # everybody is where the table is
        async with httpx.AsyncClient(base_url=address) as browser:
            assert (await browser.get("/metrics")).status_code == 403
            (drained, *_) = await living(nodes[0].settings.database)
            assert await set_draining(nodes[0].settings.database, drained.id, True)
            try:
                for _ in range(20):  # whoever is drained answers all the same, or is left out
                    assert (await browser.get("/api/lobby")).status_code == 200
            finally:
                await set_draining(nodes[0].settings.database, drained.id, False)

        async def are_ready() -> bool:
            return all(httpx.get(f"{node.address}/ready").status_code == 200 for node in nodes)

        await eventually(are_ready)


@pytest.mark.parametrize("kind", ["nginx", "haproxy"])
@in_loop
async def test_nothing_depends_on_the_hashing(nodes: list[ServerProcess], tmp_path: Path, kind: str) -> None:
    with balancer(kind, nodes, tmp_path, hashes=False) as address:
        await play_everywhere(address, nodes)
