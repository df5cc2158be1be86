"""`maukas nodes`: the servers that share a database, and how one of them is drained."""

from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.arguments import AsJson
from maukas.cli.errors import CommandError
from maukas.cli.server_options import setting, setting_given_as
from maukas.extras import need_extra

if TYPE_CHECKING:
    from maukas.cli.databases import DatabaseLocation
    from maukas.journal.journal import Journal
    from maukas.journal.rows import NodeRow
    from maukas.texts import Texts

ACTIONS = ("drain", "resume")
LOOK_EVERY = 0.2  # seconds


def nodes(
    context: typer.Context,
    action: Annotated[str | None, typer.Argument(metavar="placeholder-action", help="help-nodes-action")] = None,
    node: Annotated[str | None, typer.Argument(metavar="placeholder-node", help="help-nodes-node")] = None,
    wait: Annotated[float, typer.Option("--wait", metavar="placeholder-seconds", help="help-nodes-wait")] = 60.0,
    database: Annotated[str | None, setting("--database", "help-serve-database", "placeholder-address")] = None,
    as_json: AsJson = False,
) -> int:
    """List the nodes, or let one give its tables away; the exit code is 1 if it still has some."""
    need_extra("server")
    import asyncio

    from maukas.cli.databases import default_database, locate_database

    if action is not None and action not in ACTIONS:
        raise CommandError("nodes-no-action", action=action)
    if action is not None and node is None:
        raise CommandError("nodes-which", action=action)
    address = database or default_database()
    location = locate_database(address, setting_given_as(context, "database"))
    if location.file is not None:
        raise CommandError("nodes-file", place=location.name)
    return asyncio.run(answer(context.obj, address, location, action, node or "", wait, as_json))


async def answer(
    texts: "Texts", address: str, location: "DatabaseLocation", action: str | None, node: str, wait: float, as_json: bool
) -> int:
    """Ask the database alone: it knows all nodes, whatever their version; nothing is migrated."""
    from maukas.cli.databases import database_error
    from maukas.cli.node_report import show_nodes
    from maukas.journal.errors import JournalError
    from maukas.journal.journal import Journal
    from maukas.journal.postgres import PostgresStore

    journal = Journal(PostgresStore("postgresql://" + address.partition("://")[2]))
    try:
        found = await journal.nodes()
        if action is None:
            show_nodes(found, texts, as_json=as_json)
            return 0
        chosen = node_named(found, node)
        if action == "drain":
            return await drain(journal, found, chosen, wait, texts)
        await journal.set_draining(chosen.id, False)
        typer.echo(texts.text("nodes-resumed", node=chosen.address))
        return 0
    except JournalError as error:
        raise database_error(error, location) from None
    finally:
        await journal.close()


def node_named(found: "list[NodeRow]", name: str) -> "NodeRow":
    """The node that is meant by an address, an id, or the beginning of one."""
    meant = [each for each in found if name in (each.address, each.id)] or [each for each in found if name and each.id.startswith(name)]
    if not meant:
        raise CommandError("nodes-unknown", code=1, node=name, nodes=", ".join(each.address for each in found) or "—")
    if len(meant) > 1:
        raise CommandError("nodes-several", node=name, nodes=", ".join(f"{each.address} ({each.id})" for each in meant))
    return meant[0]


async def drain(journal: "Journal", found: "list[NodeRow]", chosen: "NodeRow", wait: float, texts: "Texts") -> int:
    """Let a node give its tables away, and wait until it has."""
    import asyncio
    import time

    from maukas.server.nodes.node_status import parse_status

    if all(each.draining for each in found if each.id != chosen.id):
        raise CommandError("nodes-alone", code=1, node=chosen.address)
    await journal.set_draining(chosen.id, True)
    until, tables = time.monotonic() + wait, parse_status(chosen.status).tables
    while True:
        now = next((each for each in await journal.nodes() if each.id == chosen.id), None)
        if now is None:
            typer.echo(texts.text("nodes-gone", node=chosen.address))
            return 0
        status = parse_status(now.status)
        tables = status.tables
        if status.draining and tables == 0:
            typer.echo(texts.text("nodes-drained", node=chosen.address))
            return 0
        if time.monotonic() > until:
            typer.echo(texts.text("nodes-draining", node=chosen.address, tables=tables), err=True)
            return 1
        await asyncio.sleep(LOOK_EVERY)
