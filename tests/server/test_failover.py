"""The database dies and its replica takes its place: what anybody was told is there, and nothing is there twice."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from maukas.journal.postgres_connection import connect
from tests.server.cluster_processes import LINGER, QUICK_LEASES, AnyNode, ClusterNode
from tests.server.people import guests, heard_more, in_loop, quick, seated
from tests.server.server_process import ServerProcess, free_port, stored_at
from tests.server.truth import moves_in
from tools.postgres_server import PostgresServer, running_server, server_programs
from tools.siege.cluster import Cluster
from tools.siege.cluster_campaign import ClusterCampaign
from tools.siege.tcp_proxy import TcpProxy

NODES = 2
CONNECT_TIMEOUT = 5.0  # seconds


@pytest.fixture
def replicated() -> Iterator[tuple[PostgresServer, PostgresServer]]:
    """A server, and a replica for which every commit waits."""
    programs = server_programs()
    if programs is None:
        pytest.skip("no PostgreSQL server here: install postgresql (Debian, Ubuntu) or postgresql-server (Fedora)")
    with running_server(programs, free_port()) as primary:
        replica = PostgresServer(programs, free_port())
        try:
            replica.copy(primary)
            yield primary, replica
        finally:
            replica.remove()


def both(primary: PostgresServer, replica: PostgresServer) -> str:
    return f"postgresql://maukas@127.0.0.1:{primary.port},127.0.0.1:{replica.port}/postgres"


async def server_reached(primary: PostgresServer, replica: PostgresServer) -> int:
    """The port of the server that an address with three hosts means; one of them is a computer that has lost its power."""
    with socket.create_server(("127.0.0.1", 0)) as silent:  # it does not even refuse
        address = both(replica, primary).replace("@", f"@127.0.0.1:{silent.getsockname()[1]},")
        connection = await connect(address, timeout=CONNECT_TIMEOUT, server_settings={})
        try:
            return int(await connection.fetchval("SELECT inet_server_port()"))
        finally:
            await connection.close()


def test_a_replica_that_takes_over_has_every_move_that_was_told(tmp_path: Path, replicated: tuple[PostgresServer, PostgresServer]) -> None:
    primary, replica = replicated

    async def run() -> None:
        assert await server_reached(primary, replica) == primary.port
        nodes = []
        for number in range(NODES):
            home = tmp_path / f"node{number}"
            home.mkdir()
            nodes.append(ClusterNode(home, database=both(primary, replica), linger=LINGER, http_rate=1000.0, patches=QUICK_LEASES))
        try:
            await asyncio.gather(*(asyncio.to_thread(node.start) for node in nodes))
            campaign = ClusterCampaign(Cluster(AnyNode(nodes), nodes, primary, [], 0, LINGER), seed=3)

            async def fail_over() -> None:
                told = campaign.checker.told
                while campaign.checker.told < told + 100:  # in the middle of it
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(primary.kill)
                with pytest.raises((OSError, asyncpg.PostgresError, asyncpg.InterfaceError)):
                    await server_reached(primary, replica)
                await asyncio.to_thread(replica.promote)
                assert await server_reached(primary, replica) == replica.port

            report = await campaign.run(0, fail_over)
            assert not report.checker.discrepancies, "\n".join(report.lines())
            for code in campaign.codes:
                assert report.checker.moves[code].items() <= moves_in(await stored_at(replica.address, code)).items()
            for node in nodes:
                assert "Traceback" not in node.said()
        finally:
            for node in nodes:
                if node.process is not None:
                    node.kill()

    asyncio.run(run())


@in_loop
async def test_a_commit_whose_answer_was_lost_is_found_and_not_made_again(tmp_path: Path, postgres_address: str) -> None:
    place = httpx.URL(postgres_address).params
    proxy = TcpProxy(Path(place["host"]) / ".s.PGSQL.5432")
    await proxy.start()
    server = ServerProcess(
        tmp_path, database=f"postgresql://maukas@127.0.0.1:{proxy.port}/postgres?search_path={place['search_path']}", patches=QUICK_LEASES
    )
    await asyncio.to_thread(server.start)
    untold = 0
    try:
        async with guests(server, "Ada", "Ben") as clients, seated(clients, quick("maumau", 2)) as people:
            code = people[0].link.code
            players = [asyncio.create_task(person.play(None)) for person in people]
            for _ in range(5):
                await heard_more(people, 5)
                proxy.cut("mute")
                await asyncio.sleep(0.3)
                told = {number for person in people for number in person.told}
                untold += max(moves_in(await stored_at(postgres_address, code))) > max(told)
                proxy.mend()
            await heard_more(people, 5)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            stored = moves_in(await stored_at(postgres_address, code))
            for person in people:
                assert person.told.items() <= stored.items()
                assert {number: move for number, move in stored.items() if number <= max(person.told)} == person.told
    finally:
        await asyncio.to_thread(server.kill)
        await proxy.stop()
    assert untold > 0  # it happened, and was told later
