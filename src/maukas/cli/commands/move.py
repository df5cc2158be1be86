"""`maukas move`: a server's data into another database, checked row by row."""

from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.errors import CommandError
from maukas.extras import need_extra

if TYPE_CHECKING:
    from maukas.cli.databases import DatabaseLocation
    from maukas.texts import Texts


def move(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="placeholder-source", help="help-move-source")],
    target: Annotated[str, typer.Argument(metavar="placeholder-target", help="help-move-target")],
) -> int:
    """Copy everything, compare it, and say how much it was; the source stays as it is."""
    need_extra("server")
    import asyncio

    from maukas.cli.databases import locate_database

    texts, addresses = context.obj, (as_address(source), as_address(target))
    origin, goal = (locate_database(address, texts.text(name)) for address, name in zip(addresses, PLACEHOLDERS, strict=True))
    if addresses[0] == addresses[1] or (origin.file is not None and origin.file == goal.file):
        raise CommandError("move-same", place=origin.name)
    if origin.file is not None and not origin.file.exists():
        raise CommandError("error-no-such-file", path=str(origin.file))
    counts = asyncio.run(carry(addresses, (origin, goal), texts))
    rows = ", ".join(f"{name} {count}" for name, count in counts.items())
    typer.echo(texts.text("move-done", place=goal.name, rows=rows))
    return 0


PLACEHOLDERS = ("placeholder-source", "placeholder-target")


def as_address(text: str) -> str:
    """The address of a database; a file may be named by its path alone."""
    return text if "://" in text or not text else f"sqlite:///{text}"


async def carry(addresses: tuple[str, str], locations: tuple["DatabaseLocation", "DatabaseLocation"], texts: "Texts") -> dict[str, int]:
    """Lock both databases, so that no server runs on either, and move one into the other."""
    import asyncio
    from contextlib import AsyncExitStack

    from maukas.cli.databases import database_error
    from maukas.journal.errors import JournalError, NotEmpty, TransferFailed
    from maukas.journal.journal import open_store
    from maukas.journal.store_lock import owned
    from maukas.journal.transfer import is_empty, is_unfinished, transfer

    mover = asyncio.current_task()
    assert mover is not None
    at = locations[0]  # the one that is being opened
    async with AsyncExitStack() as stack:
        stores = []
        try:
            for address, each in zip(addresses, locations, strict=True):
                at = each
                await stack.enter_async_context(owned(address, mover.cancel))  # type: ignore[arg-type]  # whoever lost the lock stops
                store = await open_store(address)
                stack.push_async_callback(store.close)
                stores.append(store)
            origin, goal = stores
            if await is_unfinished(origin):
                raise CommandError("store-unfinished", place=locations[0].name)
            if await is_empty(origin):
                raise CommandError("move-nothing", place=locations[0].name)

            def tell(table: str, rows: int) -> None:
                typer.echo(texts.text("move-copied", table=table, rows=rows), err=True)

            return await transfer(origin, goal, locations[0].name, tell)
        except NotEmpty:
            raise CommandError("move-not-empty", place=locations[1].name) from None
        except TransferFailed as error:
            raise CommandError("move-differs", code=1, place=locations[1].name, why=str(error)) from None
        except JournalError as error:
            raise database_error(error, at) from None
