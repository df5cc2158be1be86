"""The gate of `maukas serve --ssh`: a process that the server starts, with all it has to know by its input."""

import asyncio
import json
import os
import resource
import socket
import sys
from contextlib import suppress
from pathlib import Path

import asyncssh

from maukas.cli.process_limits import limit
from maukas.server.logs import set_up_log
from maukas.server.ssh.gate import Gate, GateSettings
from maukas.server.ssh.host_key import kept_key

MOST_MEMORY = 2**30  # bytes; whoever makes the gate larger ends it, and another one is started


def main() -> int:
    """Serve until the server closes our input, or is gone."""
    told = json.loads(sys.stdin.readline())
    set_up_log(*told["log"])
    asyncssh.set_log_level("CRITICAL")  # it names people and addresses
    limit(resource.RLIMIT_AS, MOST_MEMORY)
    limit(resource.RLIMIT_CORE, 0)
    gate = Gate(GateSettings(**told["gate"]), kept_key(Path(told["key"])))
    with suppress(asyncio.CancelledError):
        asyncio.run(serve(gate, socket.socket(fileno=told["socket"])))
    return 0


async def serve(gate: Gate, listener: socket.socket) -> None:
    """Serve for as long as the server lives."""
    task = asyncio.current_task()
    assert task is not None
    loop = asyncio.get_running_loop()

    def look() -> None:
        if not os.read(sys.stdin.fileno(), 1):
            loop.remove_reader(sys.stdin.fileno())
            task.cancel()

    loop.add_reader(sys.stdin.fileno(), look)
    await gate.serve(listener)


if __name__ == "__main__":
    sys.exit(main())
