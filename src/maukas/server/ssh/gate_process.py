"""The process of the gate, started and kept alive by the server: whatever comes in over SSH, the server's own loop knows nothing of it."""

import asyncio
import json
import logging
import socket
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from maukas.server.settings import ServerSettings

SOON = 10.0  # seconds; a gate that lives no longer is not started again at once
PAUSE = 5.0  # seconds until then
STOP_TIMEOUT = 10.0  # seconds until a gate that was asked to stop has; then it is ended

LOGGER = logging.getLogger("maukas.ssh")


@dataclass(frozen=True, slots=True)
class GatePlan:
    """Where the gate listens, and what it runs."""

    listener: socket.socket
    command: Sequence[str]  # of the gate
    guest_command: Sequence[str]  # of the process of a guest
    language: str


@asynccontextmanager
async def gate_open(plan: GatePlan | None, settings: ServerSettings, address: str) -> AsyncIterator[None]:
    """Keep a gate open in front of the server at an address; without a plan there is none."""
    if plan is None:
        yield
        return
    keeper = asyncio.create_task(keep_open(plan, settings, address))
    try:
        yield
    finally:
        keeper.cancel()
        with suppress(asyncio.CancelledError):
            await keeper


async def keep_open(plan: GatePlan, settings: ServerSettings, address: str) -> None:
    """Start the gate, and start it again if it dies."""
    while True:
        began = time.monotonic()
        process = await start(plan, settings, address)
        try:
            code = await process.wait()
        except asyncio.CancelledError:
            await stop(process)
            raise
        LOGGER.error("the gate for SSH has ended with %s; another one takes its place", code)
        await asyncio.sleep(PAUSE if time.monotonic() - began < SOON else 0)


async def start(plan: GatePlan, settings: ServerSettings, address: str) -> Process:
    """Start a gate; it lives for as long as its input is open."""
    told = {
        "socket": plan.listener.fileno(),
        "key": settings.ssh_key,
        "log": [settings.log_level, settings.log_format],
        "gate": {
            "server": f"http://{address}{settings.base}",
            "site": f"{settings.origins[0]}{settings.base}" if settings.origins else "",
            "command": plan.guest_command,
            "language": plan.language,
            "most": settings.most_ssh,
            "most_per_address": settings.most_per_address,
            "most_per_guest": settings.most_per_guest,
        },
    }
    process = await asyncio.create_subprocess_exec(
        *plan.command, stdin=PIPE, stdout=DEVNULL, pass_fds=[plan.listener.fileno()], start_new_session=True
    )
    assert process.stdin is not None
    process.stdin.write(json.dumps(told).encode() + b"\n")
    return process


async def stop(process: Process) -> None:
    """Ask a gate to send its guests home, and wait until it has."""
    assert process.stdin is not None
    process.stdin.close()
    try:
        async with asyncio.timeout(STOP_TIMEOUT):
            await process.wait()
    except TimeoutError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
