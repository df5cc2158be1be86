"""Requests that nobody means well with, and a store that is gone: each gets its own answer, and none a traceback in the log."""

from pathlib import Path

import httpx
import pytest

from maukas.journal.errors import Unavailable
from tests.server.server_process import ServerProcess

DEPTHS = (900, 7000)  # within and beyond what the largest body has room for, many times over what any parser stands


@pytest.mark.parametrize("path", ["/assets/%00", "/assets/x%00.js", "/%00", "/t/%00", "/api/tables/%00", "/assets/" + "x" * 300])
def test_a_path_that_no_file_can_have_is_not_found(server: ServerProcess, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code == 404
    assert answer.json()["reason"].startswith("http-")
    assert "Traceback" not in server.said()


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize(
    "body", ['{{"name": "Ada", "preferences": {{"x": {}}}}}', '{{"name": {}}}', '{{"name": "Ada", "language": {}}}', "{}"]
)
def test_a_body_nested_without_end_is_a_bad_request(server: ServerProcess, body: str, depth: int) -> None:
    for opening, closing in ("[]", ('{"a":', "}")):
        nested = opening * depth + ("1" if closing == "}" else "") + closing * depth
        content = body.format(nested).encode()
        if len(content) > 16 * 1024:
            continue
        for method, path in (("PUT", "/api/me"), ("POST", "/api/tables")):
            answer = httpx.request(method, server.address + path, content=content, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 401), answer.text
    assert "Traceback" not in server.said()


@pytest.mark.parametrize("body", [{"name": "Ada", "language": "fi\n"}, {"name": "Ada", "language": "\n"}])
def test_a_line_end_does_not_slip_in_behind_a_pattern(server: ServerProcess, body: dict[str, str]) -> None:
    assert httpx.put(server.address + "/api/me", json=body).status_code == 400


async def unreachable(*_: object) -> None:
    """Instead of a query."""
    raise Unavailable("no route to the database of maukas")


def test_while_the_store_is_gone_the_answer_says_so_and_the_log_has_one_line(tmp_path: Path) -> None:
    patches = {f"maukas.journal.journal:Journal.{name}": unreachable for name in ("guest_by_secret", "table", "match", "add_guest")}
    with ServerProcess(tmp_path, patches=patches) as server, httpx.Client(base_url=server.address) as client:
        answers = [
            client.get("/api/me", headers={"Cookie": "maukas=someone"}),
            client.put("/api/me", json={"name": "Ada"}),
            client.get("/api/tables/babababababa"),
            client.get("/api/matches/babababababa"),
        ]
        for answer in answers:
            assert answer.status_code == 503
            assert answer.json() == {"reason": "http-no-store", "values": {}}
            assert int(answer.headers["retry-after"]) > 0
        said = server.said()
        assert "Traceback" not in said
        assert 1 <= said.count("the store does not answer") <= len(answers)  # one line a second at most
        assert client.get("/health").status_code == 200
