"""The name that a browser asked for: a page of another site that had its name point to this server is not served."""

from pathlib import Path

import httpx
import pytest

from maukas.server.transport.hosts import OwnHosts
from tests.server.people import guests, in_loop, quick
from tests.server.raw_socket import dialled, handshake
from tests.server.server_process import ServerProcess

REBOUND = "cards.evil.example:8080"


@pytest.mark.parametrize(
    "host",
    [
        None,  # no browser leaves it out
        "127.0.0.1",
        "127.0.0.1:8080",
        "192.168.1.20:8080",
        "[::1]:8080",
        "[fd00::1]",
        "localhost:8080",
        "maukas.localhost",
        "pi",
        "pi:8080",
        "Pi.local:8080",
        "pi.local.",
        "pi.lan",
        "pi.home.arpa:8080",
        "maukas.internal",
        "club.example",  # by --origins
        "CLUB.example:443",
        "games.den.example:8080",  # what the computer is called
    ],
)
def test_addresses_and_names_that_no_other_site_can_have_are_our_own(host: str | None) -> None:
    assert OwnHosts(("https://club.example",), "games.den.example").include(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        ":8080",
        REBOUND,
        "evil.example",
        "127.0.0.1.evil.example",
        "local.evil.example",
        "evillocal.example",
        "[::1",
        "a b",
        "x:y:z",
        "é",
    ],
)
def test_any_other_name_is_not(host: str) -> None:
    assert not OwnHosts(("https://club.example",), "games.den.example").include(host)


@in_loop
async def test_a_page_under_a_foreign_name_gets_nothing_and_is_told_what_to_do(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, proxies="10.0.0.1") as server:
        async with guests(server, "Ada") as (ada,):
            code = await ada.open_table(quick("dos", 2))
            foreign = {"Host": REBOUND, "Origin": f"http://{REBOUND}", "X-Forwarded-For": "1.2.3.4"}
            for method, path in (("GET", "/api/me"), ("PUT", "/api/me"), ("GET", "/"), ("GET", f"/api/tables/{code}")):
                answer = await ada.http.request(method, path, headers=foreign, json={"name": "Mallory"} if method == "PUT" else None)
                assert (answer.status_code, answer.json()) == (421, {"reason": "http-wrong-host", "values": {"host": REBOUND}})
            shown = await ada.http.get("/", headers={"Host": "<b>.evil.example", "Accept": "text/html", "Accept-Language": "fi"})
            assert shown.status_code == 421
            assert shown.headers["content-type"] == "text/html; charset=utf-8"
            assert "--origins" in shown.text
            assert "&lt;b&gt;.evil.example" in shown.text
            assert '<html lang="fi">' in shown.text
            async with dialled(server) as raw:
                await raw.send(handshake(server, f"/api/tables/{code}/socket", {"Cookie": f"maukas={ada.secret}", **foreign}))
                assert (await raw.head())[0] == 421
            assert (await ada.http.get("/api/me")).json()["name"] == "Ada"


@in_loop
async def test_whatever_name_a_trusted_proxy_hands_on_is_served(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada") as (ada,):
            code = await ada.open_table(quick("dos", 2))
            forwarded = {"Host": "club.example", "X-Forwarded-For": "1.2.3.4"}
            assert (await ada.http.get("/api/me", headers=forwarded)).json()["name"] == "Ada"
            async with dialled(server) as raw:
                await raw.send(handshake(server, f"/api/tables/{code}/socket", {"Cookie": f"maukas={ada.secret}", **forwarded}))
                assert (await raw.head())[0] == 101
        with httpx.Client(base_url=server.address) as direct:
            assert direct.get("/api/me", headers={"Host": "club.example"}).status_code == 421
