"""A visit to a server from a terminal: to the table that is named, to a new one, or by way of the entrance."""

import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from maukas.cli.table_sessions import line_width, write_line
from maukas.client import Client
from maukas.protocol.settings import Settings
from maukas.terminal.entrance import Entrance, new_table, typed_line
from maukas.terminal.network import NetworkLink, network_link
from maukas.texts import Texts


class LeftAtTheEntrance(Exception):
    """Somebody wants to go nowhere."""


@dataclass(frozen=True, slots=True)
class ServerVisit:
    """What somebody wants at a server; without a code and without settings that is asked at the entrance."""

    code: str = ""
    settings: Settings | None = None  # of a table to open
    levels: Sequence[str] = ()  # of the bots there
    watches: bool = False
    site: str = ""  # where others reach the server, if that is known


@asynccontextmanager
async def visited_table(client: Client, visit: ServerVisit, texts: Texts) -> AsyncIterator[NetworkLink]:
    """The link to a table; whoever opens one is told how others come there.

    LeftAtTheEntrance: there is no table.
    """
    if not visit.code and visit.settings is None:
        visit = await visit_by_entrance(client, visit, texts)
    async with network_link(client, visit.code, settings=visit.settings, levels=visit.levels, sits=not visit.watches) as link:
        if visit.settings is not None and visit.site:
            write_line(texts.text("terminal-opened", address=f"{visit.site}/t/{link.code}"))
        elif visit.settings is not None:
            write_line(texts.text("terminal-opened-code", code=link.code))
        yield link


async def visit_by_entrance(client: Client, visit: ServerVisit, texts: Texts) -> ServerVisit:
    """Ask where to go."""
    way = await Entrance(client, texts, write_line, lambda: typed_line(sys.stdin.fileno()), line_width()).way()
    if way is None:
        write_line(texts.text("terminal-bye"))
        raise LeftAtTheEntrance
    return replace(visit, code=way.code, settings=new_table(way.game) if way.game else None)
