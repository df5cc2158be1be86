"""A worker of `maukas serve --workers`: a process that its supervisor starts, with settings and sockets by its input."""

import json
import os
import signal
import socket
import sys
import threading
from dataclasses import fields
from typing import Any

from maukas.cli.commands.serve import run
from maukas.cli.databases import locate_database
from maukas.cli.errors import CommandError
from maukas.cli.language import language_of
from maukas.server.logs import set_up_log
from maukas.server.settings import ServerSettings
from maukas.texts import Texts


class WorkerStatus:
    """What a worker says: only that it listens, and that to its supervisor."""

    def listening(self, _: int) -> None:
        sys.stdout.write("listening\n")
        sys.stdout.flush()

    def stopping(self) -> None: ...

    def warming(self) -> None: ...

    def short(self, _limit: int, _needed: int) -> None: ...

    def stopped(self) -> None: ...


def main() -> int:
    """Serve until the supervisor says so, or is gone."""
    told = json.loads(sys.stdin.readline())
    settings = settings_in(told["settings"])
    set_up_log(settings.log_level, settings.log_format)
    sockets = [socket.socket(fileno=descriptor) for descriptor in told["sockets"]]
    threading.Thread(target=stop_with_supervisor, daemon=True).start()
    try:
        run(settings, locate_database(settings.database, "--database"), WorkerStatus(), sockets)
    except CommandError as error:
        sys.stderr.write(Texts(language_of(os.environ)).text(error.reason, **error.values) + "\n")
        return error.code
    return 0


def settings_in(values: dict[str, Any]) -> ServerSettings:
    """Settings of a supervisor that may be of another version."""
    known = {field.name for field in fields(ServerSettings)}
    given: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in values.items() if name in known}
    return ServerSettings(**given)


def stop_with_supervisor() -> None:
    """Stop when the supervisor is gone, however it went."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
