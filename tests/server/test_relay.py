"""A connection that is handed to another node, which may go away at any moment."""

import asyncio
import gc
from typing import Any

import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request

from maukas.server.nodes.peers import PeerAway
from maukas.server.nodes.relay import connect
from tests.server.people import in_loop


@in_loop
async def test_a_node_that_goes_away_after_it_was_given_up_leaves_nothing_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maukas.server.nodes.relay.LOOK_EVERY", 0.01)
    complaints: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: complaints.append(context))
    gone = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()  # until whoever asked has given up
        writer.close()
        gone.set()

    async def owns_no_longer() -> bool:
        return False

    async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        with pytest.raises(PeerAway):
            await connect(f"{host}:{port}", "secret", Request("/", Headers()), {}, owns_no_longer)
        await gone.wait()
        await asyncio.sleep(0.1)
    gc.collect()
    assert complaints == []
