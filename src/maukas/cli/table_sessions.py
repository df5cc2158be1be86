"""A table that was chosen on the command line, with the face that the terminal can show."""

import asyncio
import getpass
import os
import shutil
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from maukas.bots.loader import load_bot
from maukas.bots.registry import COMPILED, bot_names
from maukas.cli.bot_makers import checked_maker
from maukas.cli.errors import CommandError
from maukas.cli.files import file_error
from maukas.cli.language import take_language
from maukas.extras import need_extra
from maukas.games.match_record import MatchRecord
from maukas.protocol.settings import Settings
from maukas.tables.names import clean_name
from maukas.terminal.guest_file import GuestFile, guest_path, read_guest
from maukas.terminal.link import Link
from maukas.terminal.local_table import LocalTable
from maukas.terminal.plain import PlainTable
from maukas.terminal.record_walk import RecordWalk
from maukas.terminal.typed_lines import TypedLines
from maukas.texts import Texts

USUAL_LEVEL = "casual"
SCRIPT_PACE = 0.0  # nobody has to follow
NARROWEST = 20  # columns


@dataclass(frozen=True, slots=True)
class TableChoice:
    """What was said on the command line."""

    record: MatchRecord | None
    address: str | None
    settings: Settings
    levels: Sequence[str]
    name: str
    opens: bool
    watches: bool
    is_plain: bool  # wanted line by line
    keep: Path | None  # where the record of a match in this process goes


def play_at(choice: TableChoice, texts: Texts) -> int:
    """Play; what stands in the way is said in a sentence."""
    guest = read_guest(guest_path())
    guest.name = clean_name(choice.name) or guest.name or clean_name(user_name()) or texts.text("play-you")
    texts = kept_language(guest, texts)
    if choice.address is None:
        asyncio.run(session(choice, guest, texts))
    else:
        play_at_server(choice, guest, texts)
    return 0


def play_at_server(choice: TableChoice, guest: GuestFile, texts: Texts) -> None:
    """Play over the network, which takes its time to import."""
    import httpx

    from maukas.cli.server_visits import LeftAtTheEntrance
    from maukas.client import ServerRefused

    try:
        with suppress(LeftAtTheEntrance):
            asyncio.run(session(choice, guest, texts))
    except (httpx.HTTPError, OSError) as error:
        raise CommandError("seat-no-server", address=str(choice.address), why=str(error) or type(error).__name__) from None
    except ServerRefused as error:
        reason = "http-no-table" if error.status == 404 else error.reason
        raise CommandError(reason, **error.values) from None


def kept_language(guest: GuestFile, texts: Texts) -> Texts:
    """The texts in the language that was set at the table, unless another one is asked for in so many words."""
    is_said = take_language(sys.argv[1:])[0] is not None or bool(os.environ.get("MAUKAS_LANGUAGE"))
    return texts if is_said or not guest.language else Texts(guest.language)


def user_name() -> str:
    """What the system calls whoever sits there."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""


async def session(choice: TableChoice, guest: GuestFile, texts: Texts) -> None:
    """One visit to a table."""
    async with chosen_link(choice, guest, texts) as link:
        try:
            await face(link, texts, guest, is_plain=choice.is_plain, is_script=not sys.stdin.isatty())
        finally:
            if isinstance(link, LocalTable) and choice.keep is not None and link.record is not None:
                write_record(choice.keep, link.record)


async def face(link: Link, texts: Texts, guest: GuestFile, *, is_plain: bool, is_script: bool) -> None:
    """The table with the face that is wanted, and that the terminal can show."""
    if has_screen() and not is_plain:
        await screen_session(link, texts, guest)
    else:
        await plain_session(link, texts, is_script=is_script)


def has_screen() -> bool:
    """Whether a screen can be drawn: pipes, files and dumb terminals are told the table line by line."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


async def screen_session(link: Link, texts: Texts, guest: GuestFile) -> None:
    """The table on the whole screen."""
    from maukas.terminal.app.table_app import TableApp

    app = TableApp(link, texts, guest)
    await app.run_async()
    if app.failure is not None:
        raise app.failure


async def plain_session(link: Link, texts: Texts, *, is_script: bool) -> None:
    """The table line by line."""
    table = PlainTable(link, texts, write_line, is_script=is_script, width=line_width())
    await table.run(aiter(TypedLines(sys.stdin.fileno())))


def line_width() -> int | None:
    """How long a line may be; None where there is no terminal."""
    return max(shutil.get_terminal_size((80, 24)).columns - 1, NARROWEST) if sys.stdout.isatty() else None


def write_line(line: str) -> None:
    """Write a line at once; a reader that has gone ends the program quietly."""
    try:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0) from None


def write_record(path: Path, record: str) -> None:
    """Keep the record of a match."""
    try:
        path.write_text(record, encoding="utf-8")
    except OSError as error:
        raise file_error(path, error) from None


@asynccontextmanager
async def chosen_link(choice: TableChoice, guest: GuestFile, texts: Texts) -> AsyncIterator[Link]:
    """The way to the table that was chosen."""
    if choice.record is not None:
        async with RecordWalk(choice.record) as walk:
            yield walk
    elif choice.address is not None:
        from maukas.cli.server_visits import ServerVisit, visited_table
        from maukas.terminal.network import guest_client, server_and_code

        found = server_and_code(choice.address)
        if found is None or (choice.watches and not found[1]):
            raise CommandError("seat-no-address", address=choice.address)
        server, code = found
        visit = ServerVisit(
            code, choice.settings if choice.opens else None, choice.levels if choice.opens else (), watches=choice.watches, site=server
        )
        async with guest_client(server, guest, texts.language) as client, visited_table(client, visit, texts) as link:
            yield link
    elif choice.opens or choice.watches:
        raise CommandError("error-play-no-server")
    else:
        async with local_table(choice, guest) as local:
            yield local


def local_table(choice: TableChoice, guest: GuestFile) -> LocalTable:
    """A table in this process: each bot that was named has a seat, and they take turns where there are more seats."""
    named = choice.levels or [USUAL_LEVEL]
    levels = [named[seat % len(named)] for seat in range(choice.settings.seats - 1)]
    if set(levels) & set(COMPILED):
        need_extra("bots")
    makers = {level: checked_maker(level, load_bot, bot_names()) for level in dict.fromkeys(levels)}
    settings = choice.settings
    if not sys.stdin.isatty():
        settings = Settings(**{name: getattr(settings, name) for name in settings.__struct_fields__} | {"pace": SCRIPT_PACE, "grace": 0.0})
    return LocalTable(settings, guest.name, levels, makers=makers)
