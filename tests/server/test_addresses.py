"""Limits by address: whoever has a whole network of IPv6 counts once, and an IPv4 address is the same however it is written."""

from pathlib import Path

import httpx

from tests.server.people import in_loop
from tests.server.raw_socket import dialled, handshake
from tests.server.server_process import ServerProcess

MANY = 60  # many more than there may be at once, so that it does not matter how long they take


def renamed(client: httpx.Client, forwarded: str) -> httpx.Response:
    return client.put("/api/me", json={"name": "Ada"}, headers={"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https"})


def test_a_network_of_ipv6_counts_as_one_address(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, http_rate=5.0) as server, httpx.Client(base_url=server.address) as client:
        assert {renamed(client, f"2001:db8::{number:x}").status_code for number in range(MANY)} == {200, 429}
        assert renamed(client, "2001:db8:0:1::1").status_code == 200  # the neighbours are not punished
        assert renamed(client, "203.0.113.1").status_code == 200


@in_loop
async def test_nor_can_it_guess_codes_without_end(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, most_per_address=10) as server:
        statuses = []
        for number in range(MANY):
            async with dialled(server) as raw:
                headers = {"X-Forwarded-For": f"2001:db8::{number:x}", "Cookie": "maukas=x"}
                await raw.send(handshake(server, f"/api/tables/babababab{number:03}/socket", headers))
                statuses.append((await raw.head())[0])
        assert statuses[0] == 401
        assert statuses[-1] == 429


def test_a_proxy_is_believed_also_where_the_server_listens_for_both_kinds_of_addresses(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, host="::", http_rate=5.0) as server, httpx.Client(base_url=server.address) as client:
        answer = renamed(client, "203.0.113.1")
        assert "; secure" in answer.headers["set-cookie"].lower()
        assert {renamed(client, f"203.0.113.{number}").status_code for number in range(MANY)} == {200}  # each has its own limit
        assert {renamed(client, f"::ffff:203.0.113.{100 + number % 2}").status_code for number in range(MANY)} == {200, 429}
        assert renamed(client, "203.0.113.100").status_code == 429


@in_loop
async def test_and_so_is_it_for_sockets(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, host="::", most_per_address=3) as server:
        for number in range(MANY):
            async with dialled(server) as raw:
                headers = {"X-Forwarded-For": f"203.0.113.{number}", "Cookie": "maukas=x"}
                await raw.send(handshake(server, "/api/tables/babababababa/socket", headers))
                assert (await raw.head())[0] == 401
