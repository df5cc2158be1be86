"""Guests over SSH: the table in their own terminal, by their key, and nothing else; whatever they do, the server goes on."""

import asyncio
import os
import random
import signal
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import asyncssh
import httpx
import pytest

from maukas.client import Client
from maukas.protocol import requests
from maukas.server.ssh.client_environment import KnownVariables
from maukas.server.ssh.guest_process import clamped, environment_of
from maukas.server.ssh.host_key import UnusableKey, kept_key, key_path
from maukas.server.ssh.passes import PASS, Passes, secret_of_key
from maukas.server.ssh.places import Places
from maukas.server.ssh.wishes import UnknownWord, Wish, parse_wish
from maukas.texts import Texts
from tests.journal.conftest import create_schema
from tests.server.people import Person, in_loop, quick, until
from tests.server.ssh_guests import ENGLISH, WHERE, YOUR_MOVE, SshGuest, SshServer, connect, eventually, is_alive, new_key, ssh_guest

GARBAGE = [b"", b"\0" * 2000, b"GET / HTTP/1.1\r\n\r\n", b"SSH-2.0-x\r\n" + b"\xff" * 5000, b"SSH-2.0-x\r\n" + b"\0\0\0\x0c\x0a" * 300]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SshServer]:
    with SshServer(tmp_path_factory.mktemp("ssh"), "--most-ssh", "6") as running:
        asyncio.run(running.started())
        yield running


@pytest.mark.parametrize("game", ["maumau", "dos"])
@in_loop
async def test_somebody_plays_a_whole_match_line_by_line(server: SshServer, game: str) -> None:
    async with Client(server.address) as host:
        await host.call_me("Bo")
        code = await host.open_table(quick(game, 2))
        async with host.join(code) as link, ssh_guest(server, "Aino", f"plain {code}", new_key()) as aino:
            bo = Person(link, game)
            await until(bo, lambda table: all(chair.kind == "person" for chair in table.chairs))
            await link.send(requests.Start())

            async def answer() -> str:
                while True:
                    line = await aino.until("\n")
                    if line.startswith((YOUR_MOVE, "1: continue")):
                        aino.type("1")
                    elif "win!" in line or "wins!" in line or "win together!" in line:
                        return line

            playing = asyncio.create_task(bo.play())
            assert await answer()
            await playing
            aino.type("quit")
            ended = await aino.process.wait()
            assert ended.exit_status == 0
            assert bo.link.table is not None
            assert set(bo.link.table.players) == {"Bo", "Aino"}


@in_loop
async def test_a_terminal_that_can_gets_the_screen_and_follows_its_size(server: SshServer) -> None:
    async with ssh_guest(server, "Aino", None, new_key(), term_type="xterm-256color", term_size=(100, 30)) as aino:
        await aino.until(WHERE)
        aino.type("1")
        await aino.until("\x1b[?1049h")  # the screen of its own
        await drawn(aino, lines=30)
        aino.process.change_terminal_size(80, 24)
        await drawn(aino, lines=24)
        for lines in range(40, 20, -1):  # a window that is being dragged smaller
            aino.process.change_terminal_size(120, lines)
        aino.process.change_terminal_size(90, 20)
        await drawn(aino, lines=20)


async def drawn(guest: SshGuest, lines: int) -> None:
    """Wait until the last line of the screen is where the client has it."""
    while f"\x1b[{lines};1H" not in (await guest.until("? Keyboard"))[-60:]:
        pass


@in_loop
async def test_a_terminal_that_cannot_is_told_line_by_line(server: SshServer) -> None:
    async with ssh_guest(server, "Aino", None, new_key(), term_type="dumb", term_size=(40, 24)) as aino:
        said = await aino.until(WHERE.split()[-1])
        assert "\x1b" not in said
        aino.type("2")
        await aino.until(ENGLISH.text("terminal-welcome")[:20])


@in_loop
async def test_who_goes_leaves_nothing_behind_and_finds_the_seat_again_by_the_key(server: SshServer) -> None:
    key = new_key()
    async with ssh_guest(server, "Aino", "plain", key) as aino:
        await aino.until(WHERE)
        aino.type("1")
        await aino.until("1: fill")
        aino.type("1")
        await aino.until("1: start")
        aino.type("1")
        hand = (await aino.until("Your hand:") and await aino.until("\n")).strip()
        process = server.sessions()
        assert process
    await eventually(lambda: not any(map(is_alive, process)))
    async with ssh_guest(server, "Aino", "plain", key) as aino:
        said = await aino.until(WHERE)
        assert "1: back to your table: Mau Mau" in said
        aino.type("")
        await aino.until("Your hand:")
        assert (await aino.until("\n")).strip() == hand
    async with ssh_guest(server, "Aino", "plain", new_key()) as other:
        assert "back to your table" not in await other.until(WHERE)
    await eventually(lambda: not server.sessions())


@in_loop
async def test_who_has_no_key_is_a_guest_until_the_end_of_the_visit(server: SshServer) -> None:
    async with ssh_guest(server, "Aino") as aino:
        assert "without a key" in await aino.until(WHERE)
        aino.type("1")
        await aino.until("1: fill")
    async with ssh_guest(server, "Aino") as aino:
        assert "back to your table" not in await aino.until(WHERE)


@in_loop
async def test_nobody_is_taken_for_the_owner_of_a_key_by_asking_about_it(server: SshServer) -> None:
    mine, theirs = new_key(), new_key()
    async with ssh_guest(server, "Aino", "plain", theirs) as aino:
        await aino.until(WHERE)
        aino.type("1")
        await aino.until("1: fill")
    forged = asyncssh.load_keypairs([mine])[0]
    forged.public_data = theirs.public_data  # what is signed is signed by another key
    connection = await connect(server, username="Aino", client_keys=[forged])
    async with connection:
        process = await connection.create_process("plain")
        async with asyncio.timeout(120):
            said = ""
            while WHERE not in said:
                said += await process.stdout.read(4096)
    assert "without a key" in said
    assert "back to your table" not in said


@in_loop
async def test_there_is_no_shell_no_command_no_file_transfer_and_no_forwarding(server: SshServer, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    connection = await connect(server, username="Aino", client_keys=[new_key()])
    async with connection:
        ended = await connection.run(f"touch {mark}; id")
        assert ended.exit_status == 2
        assert ended.stdout == ENGLISH.text("ssh-words") + "\n"
    connection = await connect(server, username="Aino", client_keys=[new_key()])
    async with connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_connection("127.0.0.1", server.port)
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", server.port)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.start_sftp_client()
    assert not mark.exists()


@in_loop
async def test_garbage_half_handshakes_and_floods_take_nothing_down(server: SshServer) -> None:
    dice, gate = random.Random(7), server.gate()
    noise = [
        *GARBAGE,
        *(dice.randbytes(dice.randrange(1, 3000)) for _ in range(40)),
        *(b"SSH-2.0-x\r\n" + dice.randbytes(500) for _ in range(40)),
    ]

    async def throw(data: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.ssh)
        with suppress(OSError, TimeoutError):
            writer.write(data)
            await writer.drain()
            if dice.random() < 0.5:
                async with asyncio.timeout(0.5):
                    await reader.read()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    await asyncio.gather(*map(throw, noise))
    async with httpx.AsyncClient(base_url=server.address) as web:
        assert (await web.get("/health")).status_code == 200
    assert server.gate() == gate

    async def is_let_in() -> None:
        while True:  # an address that comes too often has to wait
            try:
                async with ssh_guest(server, "Aino", "plain", new_key()) as aino:
                    await aino.until(WHERE)
                    return
            except (OSError, asyncssh.Error):
                await asyncio.sleep(0.5)

    async with asyncio.timeout(120):
        await is_let_in()


@in_loop
async def test_a_guest_who_types_without_end_is_only_slow(server: SshServer) -> None:
    async with ssh_guest(server, "Aino", "plain", new_key()) as aino:
        await aino.until(WHERE)
        for _ in range(200):
            aino.process.stdin.write("x" * 10_000)
        async with ssh_guest(server, "Bo", "plain", new_key()) as bo:
            await bo.until(WHERE)


@in_loop
async def test_variables_without_end_do_not_fill_the_memory_of_the_gate(server: SshServer) -> None:
    many = {f"LC_{number}": "x" * 30_000 for number in range(2_000)}
    async with ssh_guest(server, "Aino", "plain", new_key()) as aino:
        await aino.until(WHERE)
        gate = server.gate()
        assert gate is not None
        before = resident_memory(gate)
        async with ssh_guest(server, "Bo", "plain", new_key(), env={**many, "LANG": "fi_FI.UTF-8"}) as bo:
            await bo.until(Texts("fi").text("terminal-entrance-ask"))
            assert resident_memory(gate) - before < 20_000_000
    assert server.gate() == gate


def resident_memory(process: int) -> int:
    """The bytes that a process has in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@in_loop
async def test_places_are_limited_and_free_again(server: SshServer) -> None:
    key = new_key()
    async with (
        ssh_guest(server, "A", "plain", key) as one,
        ssh_guest(server, "B", "plain") as two,
        ssh_guest(server, "C", "plain") as three,
    ):
        for each in (one, two, three):
            await each.until(WHERE)
        async with ssh_guest(server, "D", "plain") as four:  # half of the places are the most for one address
            ended = await four.process.wait()
            assert (ended.exit_status, ended.stdout) == (1, ENGLISH.text("ssh-full") + "\n")
    await eventually(lambda: not server.sessions())


@in_loop
async def test_a_gate_that_dies_takes_its_guests_along_and_another_one_opens(tmp_path: Path) -> None:
    with SshServer(tmp_path) as server:
        await server.started()
        async with ssh_guest(server, "Aino", "plain", new_key()) as aino:
            await aino.until(WHERE)
            gate, sessions = server.gate(), server.sessions()
            assert gate is not None
            os.kill(gate, signal.SIGKILL)
            await eventually(lambda: not any(map(is_alive, sessions)))
        await eventually(lambda: server.gate() not in (None, gate))
        async with ssh_guest(server, "Aino", "plain", new_key()) as aino:
            await aino.until(WHERE)
            last = [server.gate(), *server.sessions()]
    assert server.process.returncode == 0, server.said()
    await eventually(lambda: not any(is_alive(each) for each in last if each is not None))


@in_loop
async def test_the_same_key_is_the_same_guest_at_several_workers(tmp_path: Path, postgres: str) -> None:
    await create_schema(postgres, "ssh")
    key_file = tmp_path / "key"
    database = f"{postgres}&search_path=ssh"
    with SshServer(tmp_path, "--workers", "2", "--ssh-key", str(key_file), database=database) as server:
        await server.started()
        key = new_key()
        for _ in range(3):
            async with ssh_guest(server, "Aino", "plain", key) as aino:
                said = await aino.until(WHERE)
                aino.type("1")
                await aino.until("1: fill")
        assert "1: back to your table" in said
    assert stat.S_IMODE(key_file.stat().st_mode) == 0o600


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = key_path(f"sqlite:///{tmp_path / 'store.db'}", "", tmp_path)
    assert path == tmp_path / "store.db.ssh_key"
    made = kept_key(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert kept_key(path) == made
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    path.chmod(0o640)
    with pytest.raises(UnusableKey, match="serve-ssh-key-open"):
        kept_key(path)
    path.chmod(0o600)
    path.write_text("no key")
    with pytest.raises(UnusableKey, match="serve-ssh-key-file"):
        kept_key(path)


def test_a_pass_is_for_one_address_and_from_one_key() -> None:
    ours = Passes(b"key")
    assert ours.read(ours.write("10.0.0.1")) == "10.0.0.1"
    assert ours.read(ours.write("10.0.0.1").replace("0.1", "0.2")) is None
    assert Passes(b"other").read(ours.write("10.0.0.1")) is None
    assert Passes().read(Passes().write("10.0.0.1")) is None
    assert [ours.read(each) for each in (None, "", "10.0.0.1", "10.0.0.1 ä")] == [None] * 4
    assert secret_of_key(b"key", b"a") != secret_of_key(b"key", b"b") != secret_of_key(b"other", b"b")


@in_loop
async def test_nobody_else_chooses_a_secret_or_an_address(server: SshServer) -> None:
    async with Client(server.address, "x" * 43, {PASS: "10.1.2.3 " + "0" * 64}) as liar:
        await liar.call_me("Bo")
        assert liar.secret != "x" * 43


def test_words_are_ours_or_nothing() -> None:
    assert parse_wish("plain FI dos") == Wish(is_plain=True, language="fi", game="dos")
    assert parse_wish("watch fomu-tiba-keda") == Wish(watches=True, code="fomutibakeda")
    assert parse_wish("") == Wish()
    for text in ("ls", "plain; ls", "../../etc", "scp -t /", "fomu", "plain " * 100):
        with pytest.raises(UnknownWord):
            parse_wish(text)


def test_a_client_says_little_about_the_environment() -> None:
    hostile = {"LD_PRELOAD": "/x", "PYTHONPATH": "/x", "TEXTUAL_SCREENSHOT": "1", "COLORTERM": "/x", "NO_COLOR": "yes"}
    assert environment_of("xterm", hostile) == {"TERM": "xterm", "LANG": "C.UTF-8", "PYTHONUTF8": "1", "NO_COLOR": "1"}
    assert environment_of("../../x", {})["TERM"] == "dumb"
    assert environment_of(None, {"COLORTERM": "truecolor"})["COLORTERM"] == "truecolor"
    assert [clamped(size) for size in ((0, 0), (1, 1), (10**6, 10**6))] == [(80, 24), (20, 5), (400, 150)]


def test_only_variables_that_mean_something_are_kept() -> None:
    kept = KnownVariables()
    for name, value in ((b"LANG", b"fi"), (b"LC_TIME", b"fi"), (b"NO_COLOR", b"1" * 101), (b"COLORTERM", b"truecolor"), (b"\xff", b"")):
        kept[name] = value
    assert kept == {b"LANG": b"fi", b"COLORTERM": b"truecolor"}


def test_places_are_counted_by_address_and_by_guest() -> None:
    places = Places(most=4, most_per_address=100, most_per_guest=1)
    assert places.enter("10.0.0.1", "a")
    assert not places.enter("10.0.0.2", "a")
    assert places.enter("10.0.0.1", "b")
    assert not places.enter("10.0.0.1", "c")
    assert places.enter("10.0.0.2", "c")
    assert places.enter("10.0.0.3", "d")
    assert not places.enter("10.0.0.4", "e")
    places.leave("10.0.0.1", "a")
    assert places.enter("10.0.0.4", "e")
    assert sum(places.connect("10.0.0.9") for _ in range(100)) == 4
    places.disconnect("10.0.0.9")
    assert places.connect("10.0.0.9")
