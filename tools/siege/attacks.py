"""Hostile clients from one address, at the usual limits: each does one thing that it should not, as often as it can."""

import asyncio
import base64
import json
import os
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import chain, repeat
from typing import Any

import httpx

from tools.siege.besieged import Target
from tools.siege.checker import Checker
from tools.siege.guest import CONNECTION_ERRORS, Guest

ADDRESS = "10.66.6.6"
SOCKETS = 20  # connections of one hostile guest
FEW_SOCKETS = 4  # as many as a guest may have at one table
LONGEST_DRAWING = 60.0  # seconds; in less a round is broken off
FULL_HAND = 20  # cards
PING = b"\x89\x80\x00\x00\x00\x00"  # masked by nothing

Attack = Callable[["Attacker"], Awaitable[None]]


class Attacker(Guest):
    """A hostile guest, and the innocent table that is attacked."""

    def __init__(self, server: Target, number: int, code: str) -> None:
        super().__init__(server, Checker(), f"Eve {number}", ADDRESS, random.Random(number))  # noqa: S311
        self.code = code

    async def flood(self, *texts: str, pause: float = 0.05) -> None:
        """Say the same things on many connections, for as long as they last."""
        async with AsyncExitStack() as stack:
            sockets = []
            for _ in range(SOCKETS):
                with suppress(*CONNECTION_ERRORS):
                    sockets.append(await stack.enter_async_context(self.connection(self.code)))
            while sockets:
                for socket in [*sockets]:
                    try:
                        for text in texts:
                            await socket.send(text)
                    except CONNECTION_ERRORS:
                        sockets.remove(socket)
                await asyncio.sleep(pause)


async def reactions(attacker: Attacker) -> None:
    """Shout."""
    await attacker.flood(json.dumps({"type": "react", "reaction": "hello"}))


async def chairs(attacker: Attacker) -> None:
    """Sit down and get up at a table of one's own, for each is stored."""
    attacker.code = await attacker.open_table(game="dos", seats=4, public=True)
    await attacker.flood(json.dumps({"type": "sit"}), json.dumps({"type": "leave"}))


async def garbage(attacker: Attacker) -> None:
    """What is no request, or is no longer one."""
    await attacker.flood("{", '{"type": "shuffle"}', '{"type": "play", "move": "R1", "after": 0}', "x" * 4000)


async def hints(attacker: Attacker) -> None:
    """Tables of one's own with master bots, and a hint at every turn."""
    code = await attacker.open_table(game="maumau", seats=4, pace=0)
    async with attacker.connection(code) as socket:
        for first in ({"type": "fill", "level": "master"}, {"type": "start"}, {"type": "ready"}):
            await socket.send(json.dumps(first))
        while True:
            message = json.loads(await socket.recv())
            attacker.hear(code, message)
            request = attacker.answer(1, "master")
            if request is not None:
                await socket.send(json.dumps({"type": "hint", "after": attacker.seen}))
                await socket.send(json.dumps(request))
            await asyncio.sleep(0.05)


async def half_requests(attacker: Attacker) -> None:
    """Requests that never end, and connections on which nothing is said."""
    writers = []
    try:
        for number in range(100):
            _, writer = await asyncio.open_connection("127.0.0.1", attacker.server.port)
            writers.append(writer)
            if number % 2:
                writer.write(b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: " + ADDRESS.encode() + b"\r\nX: ")
        await asyncio.sleep(5)
    finally:
        for writer in writers:
            writer.close()


async def noise(attacker: Attacker) -> None:
    """Bytes that are no protocol at all."""
    while True:
        _, writer = await asyncio.open_connection("127.0.0.1", attacker.server.port)
        try:
            writer.write(os.urandom(2000))
            await asyncio.sleep(0.1)
        finally:
            writer.close()


async def requests(attacker: Attacker) -> None:
    """New guests, new tables, lists and matches that are not there."""
    async with httpx.AsyncClient(base_url=attacker.server.address, headers=attacker.headers, timeout=30) as client:
        while True:
            await asyncio.gather(
                client.get("/api/lobby"),
                client.get("/api/matches/babababababa/rounds/1"),
                client.post("/api/tables", json={"game": "dos", "seats": 2, "public": True}),
                client.put("/api/me", json={"name": "Eve", "preferences": {str(each): "x" * 40 for each in range(60)}}),
                return_exceptions=True,
            )
            await asyncio.sleep(0.02)


async def oddities(attacker: Attacker) -> None:
    """Requests over HTTP that no browser makes, and new guests without end."""
    nested = "[" * 50_000
    async with httpx.AsyncClient(base_url=attacker.server.address, headers={"X-Forwarded-For": ADDRESS}, timeout=30) as client:
        while True:
            await asyncio.gather(
                client.get("/assets/%00"),
                client.get("/" + "x" * 5000),
                client.get("/api/lobby", headers={"Host": "evil.example"}),
                client.put("/api/me", content=nested, headers={"Content-Type": "application/json"}),
                client.put("/api/me", json={"name": "Eve", "preferences": {str(each): "x" * 40 for each in range(60)}}),
                return_exceptions=True,
            )
            await asyncio.sleep(0.05)


async def pings(attacker: Attacker) -> None:
    """Tiny frames, hundreds in a packet: each would be answered."""
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(raw_socket(attacker)) for _ in range(FEW_SOCKETS)]
        while any(not writer.is_closing() for writer in sockets):
            for writer in sockets:
                if not writer.is_closing():
                    writer.write(PING * 500)
            await asyncio.sleep(0.02)


async def deafness(attacker: Attacker) -> None:
    """Ask for answers, and read none of them."""
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(raw_socket(attacker)) for _ in range(FEW_SOCKETS)]
        wrong = text_frame('{"type": "play", "move": "' + "x" * 100 + '", "after": 0}')
        for _ in range(200):
            for writer in sockets:
                if not writer.is_closing():
                    writer.write(wrong)
            await asyncio.sleep(0.05)


async def replays(attacker: Attacker) -> None:
    """A round as long as two who are in league can make it; then its replay, again and again and on many connections at once."""
    for draws in chain([0], repeat(LONGEST_DRAWING)):
        match, number = await finished_match(attacker, draws)
        async with httpx.AsyncClient(base_url=attacker.server.address, headers={"X-Forwarded-For": ADDRESS}, timeout=60) as client:
            paths = [f"/api/matches/{match}/rounds/{each}" for each in range(1, number + 1)] + [f"/api/matches/{match}/record"]
            for _ in range(20):
                await asyncio.gather(*(client.get(path) for path in paths * 20), return_exceptions=True)


async def finished_match(attacker: Attacker, draws: float) -> tuple[str, int]:
    """Play a match against a friend, drawing cards for so many seconds; return what it is called, and how many rounds it has."""
    friend = Attacker(attacker.server, attacker.dice.randrange(10**6), attacker.code)
    await friend.enter()
    options = {"rounds": 1, "hand_size": 4, "mau": "auto", "free_draw": True}
    code = await attacker.open_table(game="maumau", seats=2, grace=0, options=options)
    until = time.monotonic() + draws

    async def play(guest: Attacker) -> None:
        async with guest.connection(code) as socket:
            while guest.table.get("phase") != "finished":
                guest.hear(code, json.loads(await socket.recv()))
                request = guest.answer(2, "")
                if request is not None and request["type"] == "play" and guest.view is not None and time.monotonic() < until:
                    request["move"] = endless_move(guest.view) or request["move"]
                if request is not None and request["type"] != "rematch":
                    await socket.send(json.dumps(request))
                    await asyncio.sleep(0.05)  # within the limits

    attacker.table, attacker.seen = {}, 0
    async with asyncio.timeout(3 * LONGEST_DRAWING):
        await asyncio.gather(play(attacker), play(friend))
    return str(attacker.table["match_id"]), int(attacker.table["round"])


def endless_move(view: dict[str, Any]) -> str | None:
    """What never ends a round: draw while the hand is small, so that there is always something to lay and something to draw."""
    wanted = ("draw", "end") if len(view["hand"]) < FULL_HAND else ()
    return next((each for each in wanted if each in view["legal"]), None)


@asynccontextmanager
async def raw_socket(attacker: Attacker) -> AsyncIterator[asyncio.StreamWriter]:
    """A connection to the attacked table from which nothing is read after the handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", attacker.server.port, limit=2**16)
    head = {
        "Host": f"127.0.0.1:{attacker.server.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **attacker.headers,
    }
    try:
        lines = [f"GET /api/tables/{attacker.code}/socket HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            raise ConnectionError("no socket")
        yield writer
    finally:
        writer.close()


def text_frame(text: str) -> bytes:
    """A text of up to 125 bytes, or a little longer, as a client must send it; the mask changes nothing."""
    data = text.encode()
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2, "big")
    return head + bytes(4) + data


ATTACKS: tuple[Attack, ...] = (
    reactions, chairs, garbage, hints, half_requests, noise, requests, oddities, pings, deafness, replays
)  # fmt: skip


async def attack(server: Target, number: int, code: str) -> None:
    """Attack without end: when the server sends the attacker away, it comes back."""
    attacker, does = Attacker(server, number, code), ATTACKS[number % len(ATTACKS)]
    await attacker.enter()
    while True:
        with suppress(*CONNECTION_ERRORS, KeyError, json.JSONDecodeError, asyncio.IncompleteReadError):
            await does(attacker)
        await asyncio.sleep(0.5)


def attack_together(port: int, code: str, attackers: int) -> None:
    """All hostile clients, in a process of their own that steps back for all others: a network would hold them up, too."""
    os.nice(19)

    async def all_of_them() -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(attackers):
                group.create_task(attack(Target(port), number, code))

    asyncio.run(all_of_them())
