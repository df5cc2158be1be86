"""`maukas serve`: the server, from the settings to the last word."""

import errno
import shutil
import sys
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Protocol

import typer

from maukas.cli.errors import CommandError
from maukas.cli.files import read_text
from maukas.cli.server_options import (
    check_ranges,
    is_typed,
    parse_base,
    parse_choice,
    parse_internal,
    parse_origins,
    parse_proxies,
    parse_telemetry,
    setting,
    setting_given_as,
)
from maukas.extras import need_extra
from maukas.server.settings import ServerSettings

if TYPE_CHECKING:
    import socket
    from collections.abc import Sequence

    from maukas.cli.databases import DatabaseLocation
    from maukas.server.ssh.gate_process import GatePlan
    from maukas.texts import Texts

USUAL = ServerSettings()


def serve(
    context: typer.Context,
    host: Annotated[str, setting("--host", "help-serve-host", "placeholder-address")] = USUAL.host,
    port: Annotated[int, setting("--port", "help-serve-port", "placeholder-number")] = USUAL.port,
    workers: Annotated[int, setting("--workers", "help-serve-workers", "placeholder-number")] = USUAL.workers,
    internal: Annotated[str, setting("--internal", "help-serve-internal", "placeholder-address")] = USUAL.internal,
    ssh: Annotated[int | None, setting("--ssh", "help-serve-ssh", "placeholder-number")] = USUAL.ssh,
    ssh_key: Annotated[str, setting("--ssh-key", "help-serve-ssh-key", "placeholder-file")] = USUAL.ssh_key,
    most_ssh: Annotated[int, setting("--most-ssh", "help-serve-most-ssh", "placeholder-number")] = USUAL.most_ssh,
    lan: Annotated[bool, typer.Option("--lan", help="help-serve-lan")] = False,
    open: Annotated[bool, typer.Option("--open/--no-open", help="help-serve-open")] = False,
    database: Annotated[str | None, setting("--database", "help-serve-database", "placeholder-address")] = None,
    base: Annotated[str, setting("--base", "help-serve-base", "placeholder-path")] = USUAL.base,
    origins: Annotated[str, setting("--origins", "help-serve-origins", "placeholder-addresses")] = ",".join(USUAL.origins),
    proxies: Annotated[str, setting("--proxies", "help-serve-proxies", "placeholder-addresses")] = USUAL.proxies,
    secure: Annotated[bool, setting("--secure/--no-secure", "help-serve-secure")] = USUAL.secure,
    think: Annotated[float, setting("--think", "help-serve-think", "placeholder-seconds")] = USUAL.think,
    hint: Annotated[float, setting("--hint", "help-serve-hint", "placeholder-seconds")] = USUAL.hint,
    threads: Annotated[int, setting("--threads", "help-serve-threads", "placeholder-number")] = USUAL.threads,
    reviews: Annotated[str, setting("--reviews", "help-serve-reviews", "placeholder-on-off")] = USUAL.reviews,
    linger: Annotated[float, setting("--linger", "help-serve-linger", "placeholder-seconds")] = USUAL.linger,
    keep_tables: Annotated[float, setting("--keep-tables", "help-serve-keep-tables", "placeholder-days")] = USUAL.keep_tables,
    keep_matches: Annotated[float | None, setting("--keep-matches", "help-serve-keep-matches", "placeholder-days")] = USUAL.keep_matches,
    keep_guests: Annotated[float, setting("--keep-guests", "help-serve-keep-guests", "placeholder-days")] = USUAL.keep_guests,
    keep_visitors: Annotated[float, setting("--keep-visitors", "help-serve-keep-visitors", "placeholder-days")] = USUAL.keep_visitors,
    most_stored: Annotated[int, setting("--most-stored", "help-serve-most-stored", "placeholder-number")] = USUAL.most_stored,
    rate: Annotated[float, setting("--rate", "help-serve-rate", "placeholder-number")] = USUAL.rate,
    http_rate: Annotated[float, setting("--http-rate", "help-serve-http-rate", "placeholder-number")] = USUAL.http_rate,
    most_connections: Annotated[
        int, setting("--most-connections", "help-serve-most-connections", "placeholder-number")
    ] = USUAL.most_connections,
    most_per_address: Annotated[
        int, setting("--most-per-address", "help-serve-most-per-address", "placeholder-number")
    ] = USUAL.most_per_address,
    most_per_guest: Annotated[int, setting("--most-per-guest", "help-serve-most-per-guest", "placeholder-number")] = USUAL.most_per_guest,
    most_watching: Annotated[int, setting("--most-watching", "help-serve-most-watching", "placeholder-number")] = USUAL.most_watching,
    most_tables: Annotated[int, setting("--most-tables", "help-serve-most-tables", "placeholder-number")] = USUAL.most_tables,
    unwanted_names: Annotated[str, setting("--unwanted-names", "help-serve-unwanted-names", "placeholder-file")] = USUAL.unwanted_names,
    admin_socket: Annotated[str, setting("--admin-socket", "help-serve-admin-socket", "placeholder-path")] = USUAL.admin_socket,
    log_level: Annotated[str, setting("--log-level", "help-serve-log-level", "placeholder-level")] = USUAL.log_level,
    log_format: Annotated[str, setting("--log-format", "help-serve-log-format", "placeholder-format")] = USUAL.log_format,
    telemetry: Annotated[str, setting("--telemetry", "help-serve-telemetry", "placeholder-address")] = USUAL.telemetry,
) -> int:
    """Serve until somebody stops it."""
    need_extra("server")
    from maukas.cli.server_address import EVERYWHERE
    from maukas.cli.databases import default_database, locate_database
    from maukas.server.logs import FORMATS, LEVELS, set_up_log

    if lan and is_typed(context, "host"):
        raise CommandError("serve-lan-or-host")
    settings = ServerSettings(
        host=EVERYWHERE if lan else host,
        port=port,
        workers=workers,
        internal=parse_internal(internal, context),
        ssh=ssh,
        most_ssh=most_ssh,
        database=database or default_database(),
        base=parse_base(base, context),
        origins=parse_origins(origins, context),
        proxies=parse_proxies(proxies, context),
        secure=secure,
        think=think,
        hint=hint,
        threads=threads,
        reviews=parse_choice("reviews", reviews, ("on", "off"), context),
        linger=linger,
        keep_tables=keep_tables,
        keep_matches=keep_matches,
        keep_guests=keep_guests,
        keep_visitors=keep_visitors,
        most_stored=most_stored,
        rate=rate,
        http_rate=http_rate,
        most_connections=most_connections,
        most_per_address=most_per_address,
        most_per_guest=most_per_guest,
        most_watching=most_watching,
        most_tables=most_tables,
        unwanted_names=read_text(Path(unwanted_names)) if unwanted_names else "",
        admin_socket=admin_socket,
        log_level=parse_choice("log_level", log_level, LEVELS, context),
        log_format=parse_choice("log_format", log_format, FORMATS, context),
        telemetry=parse_telemetry(telemetry, context),
    )
    check_ranges(settings, context)
    if settings.telemetry:
        need_extra("telemetry")
    location = locate_database(settings.database, setting_given_as(context, "database"))
    if workers > 1 and location.file is not None:
        raise CommandError("serve-workers-file", name=setting_given_as(context, "workers"), place=location.name)
    set_up_log(settings.log_level, settings.log_format)
    with ExitStack() as stack:
        gate = None
        if settings.ssh is not None:
            settings = replace(settings, ssh_key=str(checked_key(settings.database, ssh_key)))
            gate = gate_plan(settings, context.obj.language)
            stack.enter_context(closing(gate.listener))
        status = StatusLines(
            context.obj, settings, location, lan=lan, open=open, ssh=None if gate is None else gate.listener.getsockname()[1]
        )
        if workers > 1:
            return supervise(settings, status, gate)
        run(settings, location, status, gate=gate)
    return 0


def checked_key(database: str, chosen: str) -> Path:
    """The file of the key by which clients know the server over SSH; it is made if there is none."""
    need_extra("ssh")
    from maukas.cli.databases import data_folder
    from maukas.server.ssh.host_key import UnusableKey, kept_key, key_path

    path = key_path(database, chosen, data_folder())
    try:
        kept_key(path)
    except UnusableKey as error:
        raise CommandError(error.reason, file=str(path), why=error.why) from None
    return path


def gate_plan(settings: ServerSettings, language: str) -> "GatePlan":
    """Where guests over SSH are let in; the port is taken now, so that it is said at once if it cannot be had."""
    from maukas.server.process import BACKLOG, CannotListen, listening_socket
    from maukas.server.ssh.gate_process import GatePlan

    try:
        listener = listening_socket(settings.host, settings.ssh or 0, BACKLOG)
    except CannotListen as error:
        raise listen_error(error.__cause__, settings.host, str(settings.ssh)) from None
    python = [sys.executable, "-m"]
    return GatePlan(listener, [*python, "maukas.cli.ssh_gate"], [*python, "maukas.cli.ssh_session"], language)


def supervise(settings: ServerSettings, status: "StatusLines", gate: "GatePlan | None") -> int:
    """Let several workers serve; what is wrong with one that cannot start, it has said itself."""
    import asyncio

    from maukas.server.nodes.supervisor import Supervisor, WorkerFailed
    from maukas.server.process import CannotListen

    command = [sys.executable, "-m", "maukas.cli.worker"]
    try:
        asyncio.run(Supervisor(settings, settings.workers, command, gate).run(status.listening, status.stopping))
    except CannotListen as error:
        raise listen_error(error.__cause__, settings.host, str(settings.port)) from None
    except WorkerFailed as error:
        return error.code
    status.stopped()
    return 0


class Status(Protocol):
    """Who is told what a server does."""

    def listening(self, port: int, /) -> None: ...

    def stopping(self) -> None: ...

    def warming(self) -> None: ...

    def short(self, limit: int, needed: int, /) -> None: ...

    def stopped(self) -> None: ...


def run(
    settings: ServerSettings,
    location: "DatabaseLocation",
    status: Status,
    sockets: "Sequence[socket.socket]" = (),
    gate: "GatePlan | None" = None,
) -> None:
    """Serve, or say why not."""
    from maukas.cli.databases import database_error
    from maukas.journal.errors import JournalError
    from maukas.server.process import CannotListen
    from maukas.server.process import serve as run_server

    try:
        run_server(settings, status.listening, status.stopping, status.warming, status.short, sockets, gate)
    except CannotListen as error:
        raise listen_error(error.__cause__, settings.host, str(settings.port)) from None
    except JournalError as error:
        raise database_error(error, location) from None
    status.stopped()


def listen_error(error: BaseException | None, host: str, port: str) -> CommandError:
    """Why nobody can connect."""
    from socket import gaierror

    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, gaierror | UnicodeError) or number == errno.EADDRNOTAVAIL:
        return CommandError("serve-no-such-host", host=host)
    if number == errno.EADDRINUSE:
        return CommandError("serve-port-taken", code=1, port=port)
    if number == errno.EACCES:
        return CommandError("serve-port-forbidden", port=port)
    return CommandError("serve-cannot-listen", code=1, host=host, port=port, why=str(error))


class StatusLines:
    """What the server does, told in the terminal."""

    def __init__(
        self, texts: "Texts", settings: ServerSettings, location: "DatabaseLocation", *, lan: bool, open: bool, ssh: int | None = None
    ) -> None:
        self.texts = texts
        self.settings = settings
        self.location = location
        self.lan = lan
        self.open = open
        self.ssh = ssh  # the port

    def listening(self, port: int) -> None:
        """Where to go, where things are kept, how to stop."""
        from maukas.cli.server_address import address_of, lan_host, open_browser
        from maukas.server.http.page_files import PAGE

        host = lan_host() if self.lan else None
        address = address_of(host or self.settings.host, port, self.settings.base)
        if host is not None:
            self.say("serve-lan-address", address=address)
            self.show_code(address)
        else:
            self.say("serve-address", address=address)
            if self.lan:
                self.say("serve-no-lan")
        if not (PAGE / "index.html").exists():
            self.say("serve-no-page")
        if self.ssh is not None:
            self.say("serve-ssh", port=str(self.ssh), host=host or self.settings.host)
        self.say("serve-data", place=self.location.name)
        self.say("serve-how-to-stop")
        if self.open:
            open_browser(address)

    def show_code(self, address: str) -> None:
        """The address for phones."""
        from maukas.cli.server_address import can_show, qr_lines

        lines = qr_lines(address)
        if can_show(lines, shutil.get_terminal_size().columns, sys.stdout.encoding):
            self.write("\n".join(lines))

    def warming(self) -> None:
        """The search of the strong bots is being compiled, which takes its time."""
        self.say("serve-warming")

    def short(self, limit: int, needed: int) -> None:
        """The system allows fewer open files than the settings need."""
        self.say("serve-few-files", limit=str(limit), needed=str(needed))

    def stopping(self) -> None:
        self.say("serve-stopping")

    def stopped(self) -> None:
        self.say("serve-stopped")

    def say(self, id: str, **values: str) -> None:
        self.write(self.texts.text(id, **values))

    def write(self, text: str) -> None:
        """Something on the terminal; a server goes on if there is none any more."""
        with suppress(OSError):
            typer.echo(text)
