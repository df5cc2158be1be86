"""A bot that joins a table by its link and plays: python examples/remote_bot.py http://127.0.0.1:8080/t/CODE [name].

`maukas seat LINK my_bot.py:MyBot` does the same with any bot; this is how it is done from Python.
"""

import asyncio
import sys

from maukas.bot_guest import BotGuest
from maukas.bots import Budget
from maukas.bots.casual import Casual
from maukas.client import Client


async def main(link: str, name: str) -> None:
    """Sit down and play until the match is over."""
    address, _, _ = link.partition("/t/")
    async with Client(address) as me:
        await me.call_me(name)
        async with me.join(link) as table:
            ended = await BotGuest(table, Casual(seed=1), Budget()).play()
    print("the match is over:", *ended.totals)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__)
    else:
        asyncio.run(main(sys.argv[1], (sys.argv[2:] or ["Robot"])[0]))
