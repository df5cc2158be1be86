"""Whatever comes over a socket, the answer is a refusal or an end, and the table goes on."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from maukas.client import Client
from maukas.protocol import messages, requests
from maukas.protocol.codec import encode
from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import TableWish
from tests.play import scaled
from tests.server.people import Person, all_play, guests, in_loop, quick, seated, until
from tests.server.raw_socket import BINARY, CLOSE, CONT, PING, RawSocket, dialled, frame, handshake, joined
from tests.server.server_process import TIMEOUT, ServerProcess, stored_at

BAD_MESSAGES: dict[str, str | bytes] = {
    "nothing": "",
    "space": " ",
    "truncated": '{"type": "play", "mo',
    "half a string": '"',
    "no object": "[]",
    "a number": "1",
    "null": "null",
    "no type": "{}",
    "unknown type": '{"type": "shuffle"}',
    "type of another kind": '{"type": 3}',
    "type null": '{"type": null}',
    "a message of the server": '{"type": "moved", "number": 1, "seat": 0, "move": "R1", "view": {}}',
    "wrong type of a field": '{"type": "play", "move": 5, "after": 1}',
    "missing field": '{"type": "play", "move": "R1"}',
    "unknown field": '{"type": "play", "move": "R1", "after": 1, "seat": 1}',
    "who I am": '{"type": "sit", "guest": "0123456789abcdef"}',
    "negative": '{"type": "play", "move": "R1", "after": -1}',
    "too big a number": '{"type": "play", "move": "R1", "after": 1e300}',
    "huge integer": '{"type": "hint", "after": ' + "9" * 400 + "}",
    "not a number": '{"type": "hint", "after": NaN}',
    "long move": '{"type": "play", "move": "' + "R" * 25 + '", "after": 1}',
    "empty move": '{"type": "play", "move": "", "after": 1}',
    "seat too high": '{"type": "sit", "seat": 10}',
    "seat as a text": '{"type": "sit", "seat": "0"}',
    "half a seat": '{"type": "sit", "seat": 0.5}',
    "true as a seat": '{"type": "sit", "seat": true}',
    "share of odd length": '{"type": "ready", "share": "abc"}',
    "share in capitals": '{"type": "ready", "share": "AB"}',
    "long share": '{"type": "ready", "share": "' + "ab" * 33 + '"}',
    "unknown reaction": '{"type": "react", "reaction": "<script>"}',
    "level with spaces": '{"type": "fill", "level": "../x y"}',
    "eleven seats": '{"type": "resize", "seats": 11}',
    "a pace of a minute": '{"type": "pace", "pace": 60}',
    "one seat": '{"type": "resize", "seats": 1}',
    "twice": '{"type": "leave"}{"type": "leave"}',
    "trailing": '{"type": "leave"} x',
    "deep lists": "[" * 4000,
    "deep objects": '{"a":' * 800,
    "deep inside": '{"type": "sit", "seat": ' + "[" * 4000 + "}",
    "not UTF-8": b'{"type": "play", "move": "\xff\xfe", "after": 1}',
    "cut UTF-8": b'{"type": "react", "reaction": "\xc3"}',
    "lone surrogate": '{"type": "play", "move": "\\ud800", "after": 1}',
    "zero byte": "\0",
    "byte order mark": "\ufeff{}",
    "a comment": '/* */{"type": "leave"}',
    "single quotes": "{'type': 'leave'}",
}
BAD_FRAMES: dict[str, tuple[bytes, int]] = {  # and the code that the server closes with
    "binary": (frame(b'{"type": "leave"}', BINARY), 1003),
    "binary in parts": (frame(b"{", BINARY, fin=False) + frame(b"}", CONT), 1003),
    "too large": (frame(b" " * 4097), 1009),
    "announced too large": (frame(b"", size=2**40), 1009),
    "too large in parts": (frame(b" " * 3000, fin=False) + frame(b" " * 3000, CONT), 1009),
    "unmasked": (frame('{"type": "leave"}', masked=False), 1002),
    "reserved bit": (frame('{"type": "leave"}', reserved=4), 1002),
    "unknown opcode": (frame(b"", 3), 1002),
    "unknown control opcode": (frame(b"", 11), 1002),
    "part of nothing": (frame(b"{}", CONT), 1002),
    "new text within a text": (frame("{", fin=False) + frame("{}"), 1002),
    "ping in parts": (frame(b"", PING, fin=False), 1002),
    "large ping": (frame(b"x" * 126, PING), 1002),
    "closing with a wrong code": (frame((1005).to_bytes(2, "big"), CLOSE), 1002),
    "closing with half a code": (frame(b"\x03", CLOSE), 1002),
    "closing without UTF-8": (frame((1000).to_bytes(2, "big") + b"\xff", CLOSE), 1007),
    "closing": (frame((1000).to_bytes(2, "big") + b"bye", CLOSE), 1000),
}


@asynccontextmanager
async def table_to_disturb(server: ServerProcess) -> AsyncIterator[tuple[str, list[Client]]]:
    """A table where Ada and Ben are about to play, and Eve is not; nothing that is tried changes it, and the match comes to its end."""
    async with guests(server, "Ada", "Ben", "Eve") as (ada, ben, eve), seated([ada, ben], quick("dos", 2)) as people:
        for person in people:
            await until(person, lambda table: table.phase == "dealing")
        code = people[0].link.code
        before = await stored_at(server.settings.database, code)
        yield code, [ada, ben, eve]
        assert await stored_at(server.settings.database, code) == before
        for person in people:
            await person.link.send(requests.Ready())
        await all_play(people)


async def lives(raw: RawSocket) -> bool:
    """Whether a connection is still good."""
    await raw.send(frame('{"type": "hint", "after": 0}'))
    message = await raw.message("refused")
    while message is not None and message["request"] != "hint":
        message = await raw.message("refused")
    return message is not None


@in_loop
async def test_what_is_no_request_is_refused(server: ServerProcess) -> None:
    async with table_to_disturb(server) as (code, (_, ben, eve)):
        for client in (ben, eve):  # one who sits, and one who does not
            async with joined(server, client, code) as raw:
                for kind, text in BAD_MESSAGES.items():
                    await raw.send(frame(text))
                    message = await raw.message("refused")
                    assert message is not None, kind
                    assert (message["request"], message["reason"]) == ("", "table-bad-message"), kind
                    assert {*message} <= {"type", "request", "reason", "clause", "values"}
                assert await lives(raw)


@in_loop
async def test_what_is_no_text_ends_the_connection_with_a_code(server: ServerProcess) -> None:
    async with table_to_disturb(server) as (code, (_, ben, eve)):
        for client in (ben, eve):
            for kind, (data, expected) in BAD_FRAMES.items():
                async with joined(server, client, code) as raw:
                    await raw.send(data + frame('{"type": "leave"}'))  # what comes afterwards is not heard
                    assert await raw.end() == expected, kind


@in_loop
async def test_whoever_asks_and_hangs_up_at_once_is_heard(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben") as (ada, ben):
        code = await ada.open_table(quick("dos", 2))
        async with ada.join(code) as link:
            for request, kind in (("sit", "person"), ("leave", "free")):
                async with joined(server, ben, code) as raw:
                    await raw.send(frame(f'{{"type": "{request}"}}') + frame((1000).to_bytes(2, "big"), CLOSE))
                    await until(Person(link), lambda table, kind=kind: table.chairs[1].kind == kind)  # type: ignore[misc]


@in_loop
async def test_a_connection_cut_off_anywhere_is_just_gone(server: ServerProcess) -> None:
    async with table_to_disturb(server) as (code, (_, ben, _)):
        whole = frame('{"type": "leave"}')
        for size in range(len(whole)):
            async with joined(server, ben, code) as raw:
                await raw.send(whole[:size])
                if size % 2:
                    raw.writer.write_eof()


@pytest.mark.parametrize("cut", [1, 2, 5, 6])
@in_loop
async def test_what_looks_like_a_frame_within_another_one_is_none(server: ServerProcess, cut: int) -> None:
    inner = frame('{"type": "react", "reaction": "hello"}')
    outer = bytes([0x81, 0x80 | len(inner)]) + bytes(4) + inner  # a mask of zeros: its bytes arrive as they are
    async with guests(server, "Ada") as (ada,), joined(server, ada, await ada.open_table(quick("dos", 2))) as raw:
        assert await raw.message("table")
        await raw.send(outer[:cut])
        await asyncio.sleep(0.05)  # so that they come one by one
        await raw.send(outer[cut:])
        answer = await raw.message("refused", "reacted")
        assert answer is not None
        assert answer["reason"] == "table-bad-message"
        await raw.send(inner)
        assert await raw.message("refused", "reacted") == {"type": "reacted", "name": "Ada", "seat": 0, "reaction": "hello"}


@in_loop
async def test_a_text_in_parts_with_a_ping_between_is_one_request(server: ServerProcess) -> None:
    async with table_to_disturb(server) as (code, (ada, *_)), joined(server, ada, code) as raw:
        parts = frame('{"type": "rea', fin=False), frame(b"?", PING), frame(b"", CONT, fin=False), frame('ct", "reaction": "hello"}', CONT)
        for byte in b"".join(parts):
            await raw.send(bytes([byte]))
        message = await raw.message("reacted", "refused")
        assert message is not None
        assert (message["type"], message["name"], message["reaction"]) == ("reacted", "Ada", "hello")


# What is a request, but of somebody who may not

FOR_THE_HOST: list[AnyRequest] = [
    requests.Start(),
    requests.Bot(1, "casual"),
    requests.Fill("casual"),
    requests.Remove(0),
    requests.Remove(1),
    requests.Allow(),
    requests.Resize(4),
    requests.Pace(0.4),
    requests.Change(TableWish(game="maumau", seats=4)),
    requests.Admit("Eve"),
    requests.Pause(),
    requests.Resume(),
]
FOR_THE_SEATED: list[AnyRequest] = [requests.Play("draw", 99), requests.Ready("ab"), requests.Rematch(), requests.Leave()]


@in_loop
async def test_nobody_does_by_hand_what_only_others_may(server: ServerProcess) -> None:
    async with table_to_disturb(server) as (code, (_, ben, eve)):
        wrong: dict[Client, list[tuple[AnyRequest, str]]] = {
            ben: [(request, "table-not-host") for request in FOR_THE_HOST] + [(requests.Sit(0), "table-seated")],
            eve: [(request, "table-not-host") for request in FOR_THE_HOST]
            + [(request, "table-not-seated") for request in FOR_THE_SEATED]
            + [(requests.Sit(0), "table-taken"), (requests.Sit(9), "table-no-seat"), (requests.Sit(), "table-full")]
            + [(requests.Hint(0), "table-hint-not-now")],
        }
        for client, asked in wrong.items():
            async with joined(server, client, code) as raw:
                for request, reason in asked:
                    await raw.send(frame(encode(request)))
                    message = await raw.message("refused")
                    assert message is not None
                    assert (message["request"], message["reason"]) == (type(request).__name__.lower(), reason)


@in_loop
async def test_a_move_is_made_by_its_own_seat_and_once(server: ServerProcess) -> None:
    async with guests(server, "Ada", "Ben") as clients, seated(clients, quick("maumau", 2)) as people:
        for person in people:
            await until(person, lambda table: table.phase == "dealing")
            await person.link.send(requests.Ready())
        tables = [await until(person, lambda table: table.phase == "playing") for person in people]
        turn: int = tables[0].view["turn"]
        on_turn, other = people[turn], people[1 - turn]
        number, move = tables[0].number, next(move for move in tables[turn].view["legal"] if move != "mau")
        for person, request, reason in (
            (other, requests.Play(move, number), None),
            (other, requests.Play("draw", number), None),
            (on_turn, requests.Play(move, 0), "table-stale"),
            (on_turn, requests.Play("nonsense", number), "table-bad-move"),
            (on_turn, requests.Play("R99", number), "table-bad-move"),
            (on_turn, requests.Play("catch:7", number), None),
        ):
            refused = await answer(person, request)
            assert isinstance(refused, messages.Refused)
            assert refused.request == "play"
            assert refused.clause is not None if reason is None else refused.reason == reason
        moved = await answer(on_turn, requests.Play(move, number))
        assert isinstance(moved, messages.Moved)
        again = await answer(on_turn, requests.Play(move, number))
        assert isinstance(again, messages.Refused)
        assert again.reason == "table-stale"
        assert [stored.number for stored in await stored_at(server.settings.database, tables[0].code)][-1] == moved.number == number + 1


async def answer(person: Person, request: AnyRequest) -> AnyMessage:
    """What comes of a request."""
    await person.link.send(request)
    async with asyncio.timeout(TIMEOUT):
        async for message in person.link:
            if isinstance(message, messages.Moved | messages.Refused):
                return message
    raise AssertionError("the link has ended")


# Handshakes


@in_loop
async def test_a_wrong_handshake_is_answered_and_closed(server: ServerProcess) -> None:
    async with table_to_disturb(server) as (code, (ada, *_)):
        good, path, host = f"maukas={ada.secret}", f"/api/tables/{code}/socket", f"127.0.0.1:{server.settings.port}"
        cases: list[tuple[str, dict[str, str | None], int]] = [
            (path, {}, 401),
            (path, {"Cookie": "maukas="}, 401),
            (path, {"Cookie": "maukas=wrong"}, 401),
            (path, {"Cookie": good[:-1]}, 401),
            (path, {"Cookie": f"maukas={'x' * 3000}"}, 401),
            (path, {"Cookie": "maukas=\xe4\xff"}, 401),
            (path, {"Cookie": f"other={ada.secret}"}, 401),
            (path, {"Cookie": good, "Origin": "https://evil.example"}, 403),
            (path, {"Cookie": good, "Origin": "null"}, 403),
            (path, {"Cookie": good, "Origin": f"http://{host}.evil.example"}, 403),
            (path, {"Cookie": good, "Origin": "http://["}, 403),
            (path, {"Cookie": good, "Origin": "http://127.0.0.1"}, 403),
            (path, {"Cookie": good, "Origin": f"ftp://{host}"}, 403),
            (path, {"Cookie": good, "Origin": f"http://{host}\r\nOrigin: https://evil.example"}, 400),
            (path, {"Cookie": good, "Origin": ""}, 403),
            ("/api/tables/babababababa/socket", {"Cookie": good}, 404),
            ("/api/tables//socket", {"Cookie": good}, 404),
            (f"/api/tables/{code}", {"Cookie": good}, 404),
            ("/", {"Cookie": good}, 404),
            (f"/x{path}", {"Cookie": good}, 404),
            (f"{path}/..", {"Cookie": good}, 404),
            ("/[", {"Cookie": good}, 404),
            ("/api/tables/%00%ff/socket", {"Cookie": good}, 404),
            (path, {"Cookie": good, "Sec-WebSocket-Key": None}, 400),
            (path, {"Cookie": good, "Sec-WebSocket-Key": "short"}, 400),
            (path, {"Cookie": good, "Sec-WebSocket-Version": "8"}, 400),
            (path, {"Cookie": good, "Sec-WebSocket-Version": None}, 400),
            (path, {"Cookie": good, "X": "y" * 9000}, 431),
            (path, {"Cookie": good, **{f"X-{number}": "y" for number in range(200)}}, 431),
            (path, {"Cookie": good, "Origin": f"http://{host}"}, 101),
            (path, {"Cookie": f'a={{"b": [1, 2]}}; c d=e; f; {good}; g=\xe4'}, 101),  # what others keep there is no matter
            (f"{path}?after=x&after=1&y=%ff", {"Cookie": good}, 101),
            (f"{path}?after={'9' * 500}", {"Cookie": good}, 101),
            (f"/api/tables/{code.upper()}/socket", {"Cookie": good}, 101),
        ]
        for target, headers, expected in cases:
            async with dialled(server) as raw:
                await raw.send(handshake(server, target, headers))
                status, _ = await raw.head()
                assert status == expected, (target, headers)
                if status != 101:
                    assert await asyncio.wait_for(raw.reader.read(), TIMEOUT) is not None  # and closed
        async with dialled(server) as raw:
            await raw.send(handshake(server, path, {"Cookie": good}).replace(b"GET", b"POST"))
            assert (await raw.head())[0] == 405
        async with dialled(server) as raw:  # nobody listens before the answer
            await raw.send(handshake(server, path, {"Cookie": good}) + frame('{"type": "leave"}') * 5)
            assert (await raw.head())[0] == 101
            assert await lives(raw)


# Anything at all

names = st.sampled_from([*(kind.__name__.lower() for kind in AnyRequest.__args__), "table", "moved", "", "__proto__"])
fields = st.sampled_from(["move", "after", "seat", "level", "share", "seats", "reaction", "type", "guest"])
words = st.sampled_from(["draw", "R1", "casual", "hello"])
scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=30) | words
values = st.recursive(scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(fields, inner, max_size=3), max_leaves=8)
anything = st.builds(lambda name, rest: json.dumps({"type": name} | rest).encode(), names, st.dictionaries(fields, values, max_size=4))
encoded = st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass"))
texts = st.lists(anything | st.binary(max_size=200) | encoded, min_size=1, max_size=30)


@pytest.fixture(scope="module")
def sitting(server: ServerProcess) -> tuple[str, str]:
    """A table that stays, and the secret of its host."""

    async def open_one() -> tuple[str, str]:
        async with guests(server, "Ada") as (ada,):
            return await ada.open_table(quick("dos", 4)), ada.secret or ""

    return asyncio.run(open_one())


@settings(max_examples=scaled(25))
@given(sent=texts)
def test_any_text_is_a_request_or_refused(server: ServerProcess, sitting: tuple[str, str], sent: list[bytes]) -> None:
    async def try_it() -> None:
        code, secret = sitting
        async with Client(server.address, secret) as client, joined(server, client, code) as raw:
            for text in sent:
                await raw.send(frame(text))
            assert await lives(raw)

    asyncio.run(try_it())


@settings(max_examples=scaled(40))
@given(sent=st.lists(st.binary(max_size=300), max_size=5))
@example(sent=[b"\x81\xff" + b"\xff" * 8])
@example(sent=[bytes(100)])
def test_any_bytes_after_the_handshake_hurt_only_themselves(server: ServerProcess, sitting: tuple[str, str], sent: list[bytes]) -> None:
    async def try_it() -> None:
        code, secret = sitting
        async with Client(server.address, secret) as client:
            async with joined(server, client, code) as raw:
                await raw.send(*sent)
            async with joined(server, client, code) as raw:
                assert await lives(raw)

    asyncio.run(try_it())


@settings(max_examples=scaled(40))
@given(
    sent=st.lists(
        st.binary(max_size=300) | st.sampled_from([b"GET / HTTP/1.1\r\n", b"Host: x\r\n", b"\r\n", b"Upgrade: websocket\r\n"]), max_size=8
    )
)
def test_any_bytes_instead_of_a_handshake_hurt_only_themselves(server: ServerProcess, sent: list[bytes]) -> None:
    async def try_it() -> None:
        async with dialled(server) as raw:
            await raw.send(*sent)
        assert (await asyncio.to_thread(server.figures))["maukas_connections"] >= 0

    asyncio.run(try_it())


def test_nothing_of_all_this_broke_anything_inside(server: ServerProcess) -> None:
    """The last of the module: what was refused was no surprise."""
    assert "Traceback" not in server.said()
