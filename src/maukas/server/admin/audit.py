"""What operators do is written down: a line in the log, and a row in the store; without names, secrets and the codes of tables."""

import hashlib
import logging
import time

from maukas.journal.moderation import Moderation
from maukas.server.logs import fields

LOGGER = logging.getLogger("maukas.admin")


async def note(moderation: Moderation, action: str, **details: str | float) -> None:
    """Log what was done, and store it."""
    detail = " ".join(f"{name}={value}" for name, value in details.items())
    LOGGER.info("%s %s", action, detail, extra=fields(action=action, **details))
    await moderation.note(time.time(), action, detail)


def mark_of(code: str) -> str:
    """What stands for a table in the log: its code would open it to whoever reads that."""
    return hashlib.sha256(f"table {code}".encode()).hexdigest()[:6]
