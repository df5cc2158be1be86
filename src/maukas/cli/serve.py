"""`maukas serve`: the server, from the settings to the last word."""

import errno
import shutil
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.failure import Failure
from maukas.cli.settings import check_ranges, is_typed, parse_base, parse_origins, parse_proxies, setting, setting_given_as
from maukas.server.settings import ServerSettings

if TYPE_CHECKING:
    from maukas.cli.stores import Place
    from maukas.texts import Texts

USUAL = ServerSettings()
LOG_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
QUIET = ("alembic", "asyncio", "maukas.sockets", "uvicorn", "websockets")       # heard only when something is wrong with them


def serve(
    context: typer.Context,
    host: Annotated[str, setting("--host", "help-serve-host", "placeholder-address")] = USUAL.host,
    port: Annotated[int, setting("--port", "help-serve-port", "placeholder-number")] = USUAL.port,
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
    linger: Annotated[float, setting("--linger", "help-serve-linger", "placeholder-seconds")] = USUAL.linger,
    keep_tables: Annotated[float, setting("--keep-tables", "help-serve-keep-tables", "placeholder-days")] = USUAL.keep_tables,
    keep_matches: Annotated[float | None, setting("--keep-matches", "help-serve-keep-matches", "placeholder-days")] = USUAL.keep_matches,
    keep_guests: Annotated[float, setting("--keep-guests", "help-serve-keep-guests", "placeholder-days")] = USUAL.keep_guests,
    rate: Annotated[float, setting("--rate", "help-serve-rate", "placeholder-number")] = USUAL.rate,
    http_rate: Annotated[float, setting("--http-rate", "help-serve-http-rate", "placeholder-number")] = USUAL.http_rate,
    most_connections: Annotated[
        int, setting("--most-connections", "help-serve-most-connections", "placeholder-number"),
    ] = USUAL.most_connections,
    most_per_address: Annotated[
        int, setting("--most-per-address", "help-serve-most-per-address", "placeholder-number"),
    ] = USUAL.most_per_address,
    most_per_guest: Annotated[int, setting("--most-per-guest", "help-serve-most-per-guest", "placeholder-number")] = USUAL.most_per_guest,
    most_watching: Annotated[int, setting("--most-watching", "help-serve-most-watching", "placeholder-number")] = USUAL.most_watching,
    most_tables: Annotated[int, setting("--most-tables", "help-serve-most-tables", "placeholder-number")] = USUAL.most_tables,
) -> int:
    """Serve until somebody stops it."""
    from maukas.cli.reach import EVERYWHERE
    from maukas.cli.stores import default_database, place_of

    if lan and is_typed(context, "host"):
        raise Failure("serve-lan-or-host")
    settings = ServerSettings(
        host=EVERYWHERE if lan else host, port=port, database=database or default_database(),
        base=parse_base(base, context), origins=parse_origins(origins, context), proxies=parse_proxies(proxies, context), secure=secure,
        think=think, hint=hint, threads=threads, linger=linger,
        keep_tables=keep_tables, keep_matches=keep_matches, keep_guests=keep_guests,
        rate=rate, http_rate=http_rate, most_connections=most_connections, most_per_address=most_per_address,
        most_per_guest=most_per_guest, most_watching=most_watching, most_tables=most_tables,
    )
    check_ranges(settings, context)
    place = place_of(settings.database, setting_given_as(context, "database"))
    set_up_log()
    run(settings, place, Herald(context.obj, settings, place, lan=lan, open=open))
    return 0


def set_up_log() -> None:
    """One line for what an operator should know; others' libraries speak only when something is wrong."""
    import logging

    logging.basicConfig(format=LOG_LINE, level=logging.WARNING)
    logging.getLogger("maukas").setLevel(logging.INFO)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.ERROR)


def run(settings: ServerSettings, place: "Place", herald: "Herald") -> None:
    """Serve, or say why not."""
    from maukas.cli.stores import store_failure
    from maukas.journal.errors import JournalError
    from maukas.server.run import CannotListen
    from maukas.server.run import serve as run_server

    try:
        run_server(settings, herald.listening, herald.stopping, herald.warming)
    except CannotListen as error:
        raise listen_failure(error.__cause__, settings) from None
    except JournalError as error:
        raise store_failure(error, place) from None
    herald.stopped()


def listen_failure(error: BaseException | None, settings: ServerSettings) -> Failure:
    """Why nobody can connect."""
    from socket import gaierror

    host, port = settings.host, str(settings.port)
    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, gaierror | UnicodeError) or number == errno.EADDRNOTAVAIL:
        return Failure("serve-no-such-host", host=host)
    if number == errno.EADDRINUSE:
        return Failure("serve-port-taken", code=1, port=port)
    if number == errno.EACCES:
        return Failure("serve-port-forbidden", port=port)
    return Failure("serve-cannot-listen", code=1, host=host, port=port, why=str(error))


class Herald:
    """Tells in the terminal what the server does."""

    def __init__(self, texts: "Texts", settings: ServerSettings, place: "Place", *, lan: bool, open: bool) -> None:
        self.texts = texts
        self.settings = settings
        self.place = place
        self.lan = lan
        self.open = open

    def listening(self, port: int) -> None:
        """Where to go, where things are kept, how to stop."""
        from maukas.cli.reach import address_of, lan_host, open_browser
        from maukas.server.page import PAGE

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
        self.say("serve-data", place=self.place.name)
        self.say("serve-how-to-stop")
        if self.open:
            open_browser(address)

    def show_code(self, address: str) -> None:
        """The address for phones."""
        from maukas.cli.reach import can_show, qr_lines

        lines = qr_lines(address)
        if can_show(lines, shutil.get_terminal_size().columns, sys.stdout.encoding):
            self.write("\n".join(lines))

    def warming(self) -> None:
        """The strong bots take their time."""
        self.say("serve-warming")

    def stopping(self) -> None:
        """It will be over soon."""
        self.say("serve-stopping")

    def stopped(self) -> None:
        """It is over."""
        self.say("serve-stopped")

    def say(self, id: str, **values: str) -> None:
        """A sentence."""
        self.write(self.texts.text(id, **values))

    def write(self, text: str) -> None:
        """Something on the terminal; a server goes on if there is none any more."""
        with suppress(OSError):
            typer.echo(text)
