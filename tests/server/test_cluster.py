"""Three nodes behind a balancer while they and their database fail at random: nobody notices more than a pause."""

import asyncio
import os
from pathlib import Path

import httpx
import pytest


from tests.server.cluster_processes import QUICK_LEASES, running_cluster
from tests.server.people import guests, heard_more, in_loop, quick, seated
from tests.server.server_process import ServerProcess, stored_at
from tests.server.truth import moves_in
from tools.siege.balancer import BALANCERS, installed_balancer
from tools.siege.cluster_campaign import ClusterCampaign, ClusterReport
from tools.siege.tcp_proxy import TcpProxy

FAULTS, MANY_FAULTS = 40, 500
SOAK = int(os.environ.get("MAUKAS_SOAK", "0"))
LONGEST_TAKEOVER = 5.0  # seconds, with the usual leases
LONGEST_SILENCE = 40.0  # seconds; the driver alone would wait for a minute


async def campaign(folder: Path, balancer: str | None, faults: int, seed: int, **patches: float) -> ClusterReport:
    """A campaign; what the clients were told is held against what is stored, too."""
    async with running_cluster(folder, balancer, **patches) as (cluster, nodes, database):
        running = ClusterCampaign(cluster, seed)
        report = await running.run(faults)
        said = "\n".join(report.lines())
        assert not report.checker.discrepancies, said
        assert report.happened.total() >= faults
        for code in running.codes:
            assert report.checker.moves[code].items() <= moves_in(await stored_at(database, code)).items()
        for node in nodes:
            assert "Traceback" not in node.said()
        return report


@in_loop
async def test_a_network_that_forgets_its_connections_keeps_nobody_waiting(tmp_path: Path, postgres_address: str) -> None:
    place = httpx.URL(postgres_address).params
    proxy = TcpProxy(Path(place["host"]) / ".s.PGSQL.5432")
    await proxy.start()
    address = f"postgresql://maukas@127.0.0.1:{proxy.port}/postgres?search_path={place['search_path']}"
    server = ServerProcess(tmp_path, database=address)
    await asyncio.to_thread(server.start)
    try:
        async with guests(server, "Ada", "Ben") as clients, seated(clients, quick("maumau", 2)) as people:
            players = [asyncio.create_task(person.play(None)) for person in people]
            await heard_more(people, 5)
            proxy.cut("lose")
            proxy.mend()
            async with asyncio.timeout(LONGEST_SILENCE):
                await heard_more(people, 5)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
    finally:
        await asyncio.to_thread(server.kill)
        await proxy.stop()


def any_balancer() -> str | None:
    """One that is installed; without one clients pick the nodes themselves."""
    return next((name for name in BALANCERS if installed_balancer(name)), None)


def test_faults_cost_nobody_a_move_a_secret_or_the_way_back(tmp_path: Path) -> None:
    asyncio.run(campaign(tmp_path, any_balancer(), FAULTS, seed=7, **QUICK_LEASES))


@pytest.mark.skipif(not SOAK, reason="a thousand faults take most of an hour: make soak")
@pytest.mark.parametrize("balancer", BALANCERS)
def test_many_faults_do_not_either_and_others_take_over_in_time(tmp_path: Path, balancer: str) -> None:
    if installed_balancer(balancer) is None:
        pytest.skip(f"no {balancer} here")
    report = asyncio.run(campaign(tmp_path, balancer, MANY_FAULTS, seed=SOAK))
    assert max(report.takeovers) <= LONGEST_TAKEOVER
