"""The entrance of a server, line by line: the tables to go on at, those that are open, a new one, or a code that somebody gave."""

import os
import textwrap
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from maukas.client import Client
from maukas.games.registry import BUILT_IN
from maukas.protocol.settings import Settings
from maukas.protocol.summaries import TableSummary
from maukas.tables.codes import SYLLABLES, read_code
from maukas.terminal.daemon_thread import in_daemon_thread
from maukas.terminal.network import server_and_code
from maukas.texts import Texts, printable

MOST_OWN, MOST_OPEN = 3, 5  # tables that are listed
SEATS, PACE, GRACE = 4, 1.5, 5.0  # of a new table; nobody should lose by slow speech
LONGEST = 200  # characters of a line
CODE = 2 * SYLLABLES  # letters


@dataclass(frozen=True, slots=True)
class Way:
    """Where somebody wants to go: to a table, or to a new one of a game."""

    text: str
    code: str = ""
    game: str = ""


class Entrance:
    """Asks where to go, until that is clear."""

    def __init__(
        self, client: Client, texts: Texts, write: Callable[[str], None], read: Callable[[], Awaitable[str | None]], width: int | None
    ) -> None:
        self.client = client
        self.texts = texts
        self.write = write
        self.read = read
        self.width = width

    async def way(self) -> Way | None:
        """Where to go; None if somebody leaves."""
        ways = await self.ways()
        self.list(ways)
        while (line := await self.read()) is not None:
            meant = line.strip()[:LONGEST]
            if meant == "?":
                self.list(ways := await self.ways())
            elif not meant:
                return ways[0]
            elif meant.isdecimal() and 1 <= int(meant) <= len(ways) + 1:
                return ways[int(meant) - 1] if int(meant) <= len(ways) else None
            elif code := code_in(meant):
                return Way(meant, code)
            else:
                self.say("terminal-entrance-unknown", typed=meant)
        return None

    async def ways(self) -> list[Way]:
        """The ways there are now: the guest's own tables first, then new ones, then those of others."""
        own = [table for table in await self.client.my_tables() if table.phase != "finished"][:MOST_OWN]
        known = {table.code for table in own}
        others = [table for table in await self.client.lobby() if table.joinable and table.code not in known][:MOST_OPEN]
        new = [Way(self.texts.text("terminal-entrance-new", game=self.texts.text(f"game-{game}")), game=game) for game in BUILT_IN]
        return [
            *(Way(self.described("terminal-entrance-own", table), table.code) for table in own),
            *new,
            *(Way(self.described("terminal-entrance-open", table), table.code) for table in others),
        ]

    def described(self, id: str, table: TableSummary) -> str:
        """A table in a list."""
        names = ", ".join(name for name in table.names if name) or table.code
        return self.texts.text(id, game=self.texts.text(f"game-{table.game}"), names=names)

    def list(self, ways: "list[Way]") -> None:
        """The ways by number."""
        for number, text in enumerate([*(way.text for way in ways), self.texts.text("terminal-do-quit")], 1):
            self.put(f"{number}: {text}")
        self.say("terminal-entrance-ask")

    def say(self, id: str, **values: str) -> None:
        self.put(self.texts.text(id, **values))

    def put(self, text: str) -> None:
        clean = printable(text)
        self.write(clean if self.width is None else textwrap.fill(clean, self.width))


def code_in(typed: str) -> str:
    """The code of a table in what was typed, which may be a link; empty if there is none."""
    found = server_and_code(typed)
    code = read_code(typed if found is None else found[1])
    return code if len(code) == CODE else ""


def new_table(game: str) -> Settings:
    """The settings of a table that is opened at the entrance."""
    return Settings(game=game, seats=SEATS, pace=PACE, grace=GRACE)


async def typed_line(descriptor: int) -> str | None:
    """One line, and not a byte more: what comes after it is for the table. None at the end."""

    def read() -> str | None:
        line = b""
        while (byte := os.read(descriptor, 1)) and byte != b"\n":
            line = (line + byte)[-LONGEST:]
        return line.decode(errors="replace") if byte or line else None

    return await in_daemon_thread(read)
