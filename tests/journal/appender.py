"""A process that appends until it is killed, and says of each event when it has been told that it is stored."""

import asyncio
import sys

from maukas.journal.journal import Journal
from maukas.journal.rows import Batch
from maukas.journal.writer import Writer
from tests.journal.samples import event, table

CODES = ("AB", "CD", "EF", "GH")


async def append(address: str) -> None:
    """Let each table go on from where it stands, two events at a time; the table row says how far it is."""
    journal = await Journal.open(address)
    writer = Writer(journal)
    stored = {code: len(await journal.events(code)) for code in CODES}
    await asyncio.gather(*(go_on(writer, code, number + 1) for code, number in stored.items()))


async def go_on(writer: Writer, code: str, number: int) -> None:
    loop = asyncio.get_running_loop()
    while True:
        stored = loop.create_future()
        batch = Batch([event(code, number), event(code, number + 1)], [table(code, changed=float(number + 1))])
        writer.put(batch, lambda stored=stored: stored.set_result(None), stored.set_exception)  # type: ignore[misc]
        await stored
        number += 2
        sys.stdout.write(f"{code} {number - 1}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(append(sys.argv[1]))
