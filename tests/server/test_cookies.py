"""The cookie with a guest's secret: it lasts as long as somebody comes back, and over TLS no other host can set it."""

from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.server_process import ServerProcess

YEAR = 365 * 24 * 60 * 60


def cookies_in(answer: httpx.Response) -> dict[str, Morsel[str]]:
    """What an answer puts into the browser."""
    return {name: morsel for header in answer.headers.get_list("set-cookie") for name, morsel in SimpleCookie(header).items()}


@pytest.mark.parametrize(
    ("settings", "name"), [({}, "maukas"), ({"secure": True}, "__Host-maukas"), ({"secure": True, "base": "/cards"}, "maukas")]
)
def test_a_cookie_is_bound_to_its_host_where_that_is_possible(tmp_path: Path, settings: dict[str, Any], name: str) -> None:
    with ServerProcess(tmp_path, **settings) as server:
        made = cookies_in(httpx.put(server.address + "/api/me", json={"name": "Ada"}))
        assert made.keys() == {name}
        assert made[name]["secure"] is (True if "secure" in settings else "")
        assert made[name]["path"] == str(settings.get("base", "/"))
        known = httpx.get(server.address + "/api/me", headers={"Cookie": f"{name}={made[name].value}"})
        assert known.json()["name"] == "Ada"


def test_coming_back_renews_the_cookie_and_a_stranger_gets_none(server: ServerProcess) -> None:
    secret = cookies_in(httpx.put(server.address + "/api/me", json={"name": "Ada"}))["maukas"].value
    renewed = cookies_in(httpx.get(server.address + "/api/me", headers={"Cookie": f"maukas={secret}"}))["maukas"]
    assert (renewed.value, int(renewed["max-age"]), renewed["httponly"]) == (secret, YEAR, True)
    for nobody in ({}, {"Cookie": "maukas=made-up"}):
        assert not cookies_in(httpx.get(server.address + "/api/me", headers=nobody))


def test_a_cookie_of_the_older_name_is_known_and_gets_a_better_one(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, secure=True) as server:
        secret = cookies_in(httpx.put(server.address + "/api/me", json={"name": "Ada"}))["__Host-maukas"].value
        answer = httpx.get(server.address + "/api/me", headers={"Cookie": f"maukas={secret}"})
        assert answer.json()["name"] == "Ada"
        assert cookies_in(answer)["__Host-maukas"].value == secret
        planted = httpx.get(server.address + "/api/me", headers={"Cookie": f"maukas=of-a-subdomain; __Host-maukas={secret}"})
        assert planted.json()["name"] == "Ada"


@pytest.mark.parametrize("path", ["/api/me", "/api/me/tables", "/api/me/matches"])
def test_what_is_mine_is_kept_by_no_cache(server: ServerProcess, path: str) -> None:
    assert httpx.get(server.address + path).headers["cache-control"] == "no-store"
    assert httpx.put(server.address + "/api/me", json={"name": "Ada"}).headers["cache-control"] == "no-store"
