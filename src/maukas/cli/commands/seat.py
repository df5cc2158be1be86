"""`maukas seat`: a bot sits down at a table of any server and plays."""

from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from maukas.cli.arguments import BudgetText, Seed, parse_budget
from maukas.cli.bot_makers import checked_maker
from maukas.cli.errors import CommandError
from maukas.extras import need_extra

if TYPE_CHECKING:
    from maukas.bots.bot import Bot, Budget
    from maukas.protocol.messages import TableSnapshot
    from maukas.texts import Texts


def seat(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="placeholder-address", help="help-seat-table")],
    bot: Annotated[str, typer.Argument(metavar="placeholder-bot", help="help-seat-bot")],
    name: Annotated[str | None, typer.Option("--name", metavar="placeholder-name", help="help-seat-name")] = None,
    budget: BudgetText = "100ms",
    seed: Seed = 0,
) -> int:
    """Seat a bot, let it play until the match is over, and say how it ended."""
    need_extra("client")
    need_extra("bots")
    import asyncio

    from maukas.bots.loader import load_bot
    from maukas.bots.registry import bot_names

    server, _, code = table.rpartition("/t/")
    if urlsplit(server).scheme not in ("http", "https") or not code:
        raise CommandError("seat-no-address", address=table)
    maker = checked_maker(bot, load_bot, bot_names())
    finished = asyncio.run(played(server, code, name or own_name(bot), maker(seed), parse_budget(budget), context.obj))
    totals = zip(finished.players, finished.totals, strict=True)
    typer.echo(context.obj.text("seat-over", totals=", ".join(f"{player} {total}" for player, total in totals)))
    return 0


def own_name(bot: str) -> str:
    """What a bot is called if nobody says otherwise: by its class, its file, or its level."""
    from maukas.bots.loader import file_of

    path = file_of(bot)
    if path is None:
        return bot
    return path.stem if bot.endswith(".py") else bot.rpartition(":")[2]


async def played(server: str, code: str, name: str, bot: "Bot", budget: "Budget", texts: "Texts") -> "TableSnapshot":
    """Play a match at a table; what stands in the way is said in a sentence."""
    import httpx

    from maukas.bot_guest import BotGuest, MoveRefused
    from maukas.client import Client, ServerRefused
    from maukas.games.errors import Refusal

    try:
        async with Client(server) as client:
            await client.call_me(name)
            async with client.join(code) as link:
                typer.echo(texts.text("seat-sits", name=name, table=code))
                return await BotGuest(link, bot, budget).play()
    except (httpx.HTTPError, OSError) as error:
        raise CommandError("seat-no-server", address=server, why=str(error) or type(error).__name__) from None
    except ServerRefused as error:
        raise CommandError("seat-refused", reason=texts.text(error.reason, **error.values)) from None
    except MoveRefused as error:
        refused = error.refused
        why = texts.refusal_text(Refusal(refused.clause or "", refused.reason, dict(refused.values)))  # type: ignore[arg-type]
        if not refused.move:
            raise CommandError("seat-refused", reason=why) from None
        raise CommandError("seat-move-refused", move=refused.move, reason=f"{refused.clause}: {why}" if refused.clause else why) from None
