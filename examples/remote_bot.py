"""A bot that joins a table by its link and plays: python examples/remote_bot.py http://127.0.0.1:8080/t/CODE [name]."""

import asyncio
import sys

from maukas.bots.bot import Budget, Situation
from maukas.bots.casual import Casual
from maukas.client import Client, TableLink
from maukas.games.game import game_named
from maukas.protocol.messages import Moved, Refused, Table
from maukas.protocol.requests import Ready, Sit


async def main(link: str, name: str) -> None:
    """Sit down and play until the match is over."""
    address, _, _ = link.partition("/t/")
    async with Client(address) as me:
        await me.call_me(name)
        async with me.join(link) as table:
            await table.send(Sit())
            async for message in table:
                if isinstance(message, Table) and message.phase == "dealing" and message.you is not None:
                    await table.send(Ready())
                if isinstance(message, Table) and message.phase == "finished":
                    print("the match is over:", *message.totals)
                    return
                is_early = isinstance(message, Refused) and message.reason == "table-grace"
                if is_early and table.table is not None:                # a catch has to wait: whoever forgot may still call
                    await asyncio.sleep(table.table.settings.grace)
                if (is_early or isinstance(message, (Table, Moved))) and table.view is not None:
                    await act(table, Casual(seed=table.number))


async def act(table: TableLink, bot: Casual) -> None:
    """Say what is due, or play when it is our turn."""
    assert table.table is not None
    settings, view = table.table.settings, table.view
    if not view.legal:
        return
    situation = Situation(settings.game, game_named(settings.game).options.of(settings.options), view, (), view)
    move = bot.interject(situation)
    if move is None and view.turn == view.seat:
        move = bot.choose(situation, Budget())
    if move is not None:
        await table.play(move)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__)
    else:
        asyncio.run(main(sys.argv[1], (sys.argv[2:] or ["Robot"])[0]))
