"""A socket made by hand, byte by byte, so that everything about it can be wrong."""

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

from maukas.client import Client
from tests.server.server_process import TIMEOUT, ServerProcess

TEXT, BINARY, CLOSE, PING, PONG, CONT = 1, 2, 8, 9, 10, 0
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def frame(
    payload: bytes | str, opcode: int = TEXT, *, fin: bool = True, masked: bool = True, reserved: int = 0, size: int | None = None
) -> bytes:
    """A frame as a client sends it; or not quite."""
    data = payload.encode() if isinstance(payload, str) else payload
    size = len(data) if size is None else size
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    flag = 0x80 if masked else 0
    if size < 126:
        head = bytes([first, flag | size])
    elif size < 1 << 16:
        head = bytes([first, flag | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, flag | 127]) + size.to_bytes(8, "big")
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


class RawSocket:
    """The two streams of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *parts: bytes) -> None:
        """Write bytes; whoever has hung up does not hear them."""
        with suppress(ConnectionError):
            for part in parts:
                self.writer.write(part)
                await self.writer.drain()

    async def head(self) -> tuple[int, str]:
        """The status of an answer over HTTP, and its head; 0 if there was none."""
        try:
            text = (await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), TIMEOUT)).decode("latin-1")
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0, ""
        return int(text.split()[1]), text

    async def receive(self) -> tuple[int, bytes] | None:
        """The next frame of the server; None if the connection is gone."""
        try:
            async with asyncio.timeout(TIMEOUT):
                first, second = await self.reader.readexactly(2)
                size = second & 0x7F
                if size > 125:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                return first & 0x0F, await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def message(self, *types: str) -> dict[str, Any] | None:
        """The next message of one of these types; None if the connection was closed before."""
        while (received := await self.receive()) is not None:
            if received[0] == TEXT:
                message: dict[str, Any] = json.loads(received[1])
                if not types or message["type"] in types:
                    return message
        return None

    async def end(self) -> int | None:
        """Read to the end; the code that the server closed with, if it said one."""
        code = None
        while (received := await self.receive()) is not None:
            if received[0] == CLOSE:
                code = int.from_bytes(received[1][:2], "big")
        return code


def handshake(server: ServerProcess, path: str, headers: Mapping[str, str | None] | None = None) -> bytes:
    """A request to become a socket; headers given as None are left out."""
    usual = {
        "Host": f"127.0.0.1:{server.settings.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
    }
    lines = [f"{name}: {value}" for name, value in (usual | dict(headers or {})).items() if value is not None]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode("latin-1")


@asynccontextmanager
async def dialled(server: ServerProcess, *, window: int | None = None) -> AsyncIterator[RawSocket]:
    """A connection on which nothing was said yet; with a small window, if somebody wants to read slowly."""
    door = socket.socket()
    if window is not None:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    door.setblocking(False)
    await asyncio.get_running_loop().sock_connect(door, ("127.0.0.1", server.settings.port))
    reader, writer = await asyncio.open_connection(sock=door, limit=2**16 if window is None else window)
    try:
        yield RawSocket(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


@asynccontextmanager
async def joined(server: ServerProcess, client: Client, code: str, *, window: int | None = None) -> AsyncIterator[RawSocket]:
    """A socket of a guest at a table."""
    async with dialled(server, window=window) as raw:
        path = f"{server.settings.base}/api/tables/{code}/socket"
        await raw.send(handshake(server, path, {"Cookie": f"maukas={client.secret}"}))
        status, _ = await raw.head()
        assert status == 101
        yield raw
