"""A guest in a terminal at a real server: joins by the link, comes back after a crash, and is the same guest next time."""

import asyncio
from pathlib import Path

import pytest

from maukas.client import ServerRefused
from maukas.protocol import requests
from maukas.protocol.settings import Settings
from maukas.terminal.guest_file import read_guest
from maukas.terminal.network import guest_client, network_link, server_and_code
from maukas.terminal.table_state import TableState
from maukas.texts import Texts
from tests.server.conftest import server as server
from tests.server.server_process import ServerProcess
from tests.terminal.faces import TIMEOUT, play, until

QUICK = Settings(game="maumau", seats=2, options={"rounds": 1}, pace=0, grace=0)


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("https://cards.example/t/fomu-tiba-keda", ("https://cards.example", "fomu-tiba-keda")),
        ("http://127.0.0.1:80/cards/t/fomu-tiba-keda/", ("http://127.0.0.1:80/cards", "fomu-tiba-keda")),
        ("https://cards.example/", ("https://cards.example", "")),
        ("fomu-tiba-keda", None),
        ("ftp://cards.example/t/x", None),
        ("https://", None),
    ],
)
def test_a_link_names_a_server_and_a_table(address: str, found: tuple[str, str] | None) -> None:
    assert server_and_code(address) == found


def test_a_guest_opens_a_table_loses_the_server_and_finds_the_same_seat_again(tmp_path: Path) -> None:
    async def visit(server: ServerProcess) -> tuple[list[str], TableState]:
        guest, state, lost = read_guest(tmp_path / "guest.json"), TableState(Texts("en")), []
        guest.name = "Aino"
        async with (
            guest_client(server.address, guest, "en") as client,
            network_link(client, "", settings=QUICK, levels=["beginner"]) as link,
        ):
            link.on_lost = lambda: lost.append("lost")
            await until(link, state, lambda: all(chair.kind != "free" for chair in state.table.chairs))
            await link.send(requests.Start())
            await until(link, state, lambda: state.must_agree)
            await link.send(requests.Ready())
            await until(link, state, lambda: state.is_my_turn)
            hand = state.view.hand
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            state.snapshot = None
            await until(link, state, lambda: state.snapshot is not None)
            assert state.view.hand == hand
            assert state.seat == 0
        again = TableState(Texts("en"))  # another evening, the same guest
        async with (
            guest_client(server.address, read_guest(tmp_path / "guest.json"), "en") as client,
            network_link(client, link.code) as second,
        ):
            await until(second, again, lambda: True)
        return lost, again

    with ServerProcess(tmp_path) as server:
        lost, again = asyncio.run(asyncio.wait_for(visit(server), TIMEOUT))
    assert lost == ["lost"]
    assert again.seat == 0
    assert again.names[0] == "Aino"


def test_the_command_joins_by_the_link_and_plays_to_the_end(server: ServerProcess, tmp_path: Path) -> None:
    ended = play(
        server.address, "--open", "--plain", "-s", "2", "-o", "rounds=1", "-b", "casual", "--pace", "0", "--name", "Bo",
        typed=["1"] * 2000, config=tmp_path,
    )  # fmt: skip
    assert (ended.returncode, ended.stderr) == (0, "")
    assert f"{server.address}/t/" in ended.stdout
    assert ended.stdout.splitlines()[-1] in ("You win!", "Aino wins!", "Bo and Aino win together!")


def test_what_stands_in_the_way_is_said_in_a_sentence(server: ServerProcess, tmp_path: Path) -> None:
    nowhere = play("http://127.0.0.1:9/t/fomu-tiba-keda", "--plain", config=tmp_path)
    assert nowhere.returncode == 2
    assert nowhere.stderr.startswith("There is no server at http://127.0.0.1:9")
    nothing = play(f"{server.address}/t/nono-nono-nono", "--plain", config=tmp_path)
    assert (nothing.returncode, nothing.stderr) == (2, "There’s no such table. Check the link or the code.\n")
    unfit = play("--open", "--plain", config=tmp_path)
    assert (unfit.returncode, unfit.stderr) == (2, "--open and --watch need the address of a server or a table.\n")


def test_a_table_that_is_not_there_is_refused(server: ServerProcess, tmp_path: Path) -> None:
    async def join() -> None:
        guest = read_guest(tmp_path / "guest.json")
        guest.name = "Bo"
        async with guest_client(server.address, guest, "en") as client, network_link(client, "nono-nono-nono"):
            pass

    with pytest.raises(ServerRefused) as refused:
        asyncio.run(join())
    assert refused.value.status == 404
