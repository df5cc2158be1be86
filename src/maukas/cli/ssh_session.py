"""The process of a guest over SSH: the table in the terminal, for somebody who can run nothing else; the gate starts it.

What it has to know comes over a socket, and when that is closed the guest has gone. It can write no file.
"""

import asyncio
import fcntl
import json
import os
import resource
import signal
import socket
import sys
import termios
import threading
from contextlib import suppress
from typing import Any

import httpx

from maukas.cli.process_limits import limit
from maukas.cli.server_visits import LeftAtTheEntrance, ServerVisit, visited_table
from maukas.cli.table_sessions import face, write_line
from maukas.client import Client, ServerRefused
from maukas.server.ssh.passes import PASS
from maukas.tables.names import clean_name
from maukas.terminal.entrance import new_table
from maukas.terminal.guest_file import GuestFile
from maukas.texts import Texts

MOST_MEMORY = 2**30  # bytes of address space
PRIORITY = 5  # the server goes first
NAME_REFUSALS = ("http-bad-name", "http-unwanted-name")
GONE, FAILED = 1, 3


def main() -> int:
    """Play until the guest leaves, or is gone."""
    control = socket.socket(fileno=int(sys.argv[1]))
    file = control.makefile("rb")
    told = json.loads(file.readline())
    threading.Thread(target=end_with_gate, args=(file,), daemon=True).start()
    confine()
    texts = Texts(told["language"])
    try:
        asyncio.run(visit(told, texts))
    except (LeftAtTheEntrance, KeyboardInterrupt):
        return 0
    except ServerRefused as error:
        write_line(texts.text("http-no-table" if error.status == 404 else error.reason, **error.values))
        return GONE
    except (httpx.HTTPError, OSError):
        write_line(texts.text("ssh-failed"))
        return GONE
    except Exception:  # a guest learns nothing of how the server is built; the gate logs the code
        write_line(texts.text("ssh-failed"))
        return FAILED
    return 0


def end_with_gate(file: Any) -> None:
    """End at once when the gate is gone, however it went."""
    file.read()
    os._exit(GONE)


def confine() -> None:
    """Take the terminal as one's own, and give away what no guest needs."""
    os.nice(PRIORITY)
    limit(resource.RLIMIT_AS, MOST_MEMORY)
    limit(resource.RLIMIT_CORE, 0)
    limit(resource.RLIMIT_FSIZE, 0)
    signal.signal(signal.SIGTSTP, signal.SIG_IGN)  # nobody could wake it up again
    if sys.stdin.isatty():
        with suppress(OSError):
            fcntl.ioctl(sys.stdin.fileno(), termios.TIOCSCTTY, 0)  # so that Ctrl-C and a resize are told by the system


async def visit(told: dict[str, Any], texts: Texts) -> None:
    """One visit to the server."""
    guest = GuestFile(None, told["name"], language=texts.language)
    async with Client(told["server"], told["secret"], {PASS: told["pass"]}) as client:
        guest.name = await introduce(client, told["name"], texts)
        write_line(texts.text("ssh-welcome" if told["has_key"] else "ssh-welcome-without-key", name=guest.name))
        settings = new_table(told["game"]) if told["game"] and not told["code"] else None
        wanted = ServerVisit(told["code"], settings, watches=told["watches"], site=told["site"])
        async with visited_table(client, wanted, texts) as link:
            await face(link, texts, guest, is_plain=told["is_plain"], is_script=False)


async def introduce(client: Client, wanted: str, texts: Texts) -> str:
    """Give the guest the name that came with the connection, or, where it is none, a plain one; return it."""
    name = clean_name(wanted) or texts.text("ssh-guest")
    try:
        await client.call_me(name, texts.language)
    except ServerRefused as error:
        if error.reason not in NAME_REFUSALS:
            raise
        name = texts.text("ssh-guest")
        await client.call_me(name, texts.language)
    return name


if __name__ == "__main__":
    sys.exit(main())
