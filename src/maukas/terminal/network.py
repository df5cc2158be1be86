"""A table at a server, for a guest in a terminal: joined by its link or opened, and come back to after a lost connection."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from maukas.client import Client, TableLink
from maukas.protocol.requests import Bot, Sit
from maukas.protocol.settings import Settings
from maukas.terminal.guest_file import GuestFile


class NetworkLink(TableLink):
    """A link over the network that says when it is lost."""

    on_lost: Callable[[], None] | None = None

    async def come_back(self, pause: float) -> float:
        if self.on_lost is not None:
            self.on_lost()
        return await super().come_back(pause)


def server_and_code(address: str) -> tuple[str, str] | None:
    """The server and the code that a link to a table names, or the server alone; None if it is no address."""
    if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).netloc:
        return None
    server, mark, code = address.rstrip("/").rpartition("/t/")
    return (server, code) if mark else (address.rstrip("/"), "")


@asynccontextmanager
async def guest_client(server: str, guest: GuestFile, language: str) -> AsyncIterator[Client]:
    """The guest at a server, who is known there from now on."""
    async with Client(server, guest.secrets.get(server)) as client:
        await client.call_me(guest.name, language)
        if client.secret is not None and guest.secrets.get(server) != client.secret:
            guest.secrets[server] = client.secret
        guest.save()
        yield client


@asynccontextmanager
async def network_link(
    client: Client, code: str, *, settings: Settings | None = None, levels: Sequence[str] = (), sits: bool = True
) -> AsyncIterator[NetworkLink]:
    """A link to a table; with settings a new one is opened, with bots of these levels."""
    if settings is not None:
        code = await client.open_table(settings)
    async with NetworkLink(client, code, None) as link:
        for seat, level in enumerate(levels, 1):
            await link.send(Bot(seat, level))
        if sits and settings is None:
            await link.send(Sit())
        yield link
