"""`maukas admin`: who is on, which tables there are, and what an operator does about them."""

from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.arguments import AsJson
from maukas.cli.errors import CommandError
from maukas.cli.server_options import setting, setting_given_as
from maukas.extras import need_extra
from maukas.server.settings import ServerSettings

if TYPE_CHECKING:
    from maukas.cli.databases import DatabaseLocation
    from maukas.server.admin.messages import AnyAdminAnswer, AnyAdminRequest

USUAL = ServerSettings()


def admin(
    context: typer.Context,
    action: Annotated[str, typer.Argument(metavar="placeholder-action", help="help-admin-action")],
    about: Annotated[list[str] | None, typer.Argument(metavar="placeholder-about", help="help-admin-about")] = None,
    lasting: Annotated[str, typer.Option("--for", metavar="placeholder-time", help="help-admin-for")] = "1d",
    soon: Annotated[str, typer.Option("--in", metavar="placeholder-time", help="help-admin-in")] = "5m",
    database: Annotated[str | None, setting("--database", "help-serve-database", "placeholder-address")] = None,
    admin_socket: Annotated[str, setting("--admin-socket", "help-serve-admin-socket", "placeholder-path")] = USUAL.admin_socket,
    keep_tables: Annotated[float, setting("--keep-tables", "help-serve-keep-tables", "placeholder-days")] = USUAL.keep_tables,
    keep_matches: Annotated[float | None, setting("--keep-matches", "help-serve-keep-matches", "placeholder-days")] = USUAL.keep_matches,
    keep_guests: Annotated[float, setting("--keep-guests", "help-serve-keep-guests", "placeholder-days")] = USUAL.keep_guests,
    keep_visitors: Annotated[float, setting("--keep-visitors", "help-serve-keep-visitors", "placeholder-days")] = USUAL.keep_visitors,
    as_json: AsJson = False,
) -> int:
    """Ask the server that runs, or else do it on its database; the exit code is 1 if it was not done."""
    need_extra("server")
    import asyncio

    from maukas.cli.admin_actions import request_for
    from maukas.cli.admin_report import show
    from maukas.cli.databases import default_database, locate_database

    request = request_for(action, about or [], lasting, soon)
    address = database or default_database()
    location = locate_database(address, setting_given_as(context, "database"))
    if location.file is not None and not location.file.exists():
        raise CommandError("error-no-such-file", path=str(location.file))
    settings = ServerSettings(
        database=address,
        admin_socket=admin_socket,
        keep_tables=keep_tables,
        keep_matches=keep_matches,
        keep_guests=keep_guests,
        keep_visitors=keep_visitors,
    )
    answer = asyncio.run(answer_to(request, settings, location))
    return show(answer, context.obj, as_json=as_json)


async def answer_to(request: "AnyAdminRequest", settings: ServerSettings, location: "DatabaseLocation") -> "AnyAdminAnswer":
    """Ask the server; where none runs, open the store, which nobody else then does."""
    from maukas.cli.databases import database_error
    from maukas.journal.errors import InUse, JournalError
    from maukas.journal.store_lock import owned
    from maukas.server.admin.admin_socket import NoServer, ask, socket_path
    from maukas.server.admin.handler import AdminHandler
    from maukas.server.services import Services

    path = socket_path(settings.database, settings.admin_socket)
    try:
        return await ask(path, request)
    except NoServer:
        pass
    except TimeoutError:
        raise CommandError("admin-silent", code=1, path=str(path)) from None
    except OSError as error:
        raise CommandError("admin-forbidden", code=1, path=str(path), why=error.strerror or str(error)) from None
    try:
        async with owned(settings.database, lambda: None):
            services = Services(settings)
            await services.open_journal()
            try:
                return await AdminHandler(services.journal, services.expire).answer(request)
            finally:
                await services.journal.close()
    except InUse:
        raise CommandError("admin-no-socket", code=1, path=str(path)) from None
    except JournalError as error:
        raise database_error(error, location) from None
