"""The log of a server: one line for each thing that an operator should know, as text or as JSON, without names, cards or secrets."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from maukas.server.request_ids import request_id

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
TEXT_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
QUIET = ("alembic", "asyncio", "maukas.sockets", "uvicorn", "websockets")  # heard only when something is wrong with them


class TextLines(logging.Formatter):
    """Each line a sentence, at its end the id of the request that it belongs to."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        id = request_id.get()
        return f"{super().formatMessage(record)} [{id}]" if id else super().formatMessage(record)


class JsonLines(logging.Formatter):
    """Each line an object: when, how bad, who says it, what it says, and the fields that it was given."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **({"request": id} if (id := request_id.get()) else {}),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_log(level: str, format: str) -> None:
    """Write our own lines from a level on; others' libraries speak only when something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if format == "json" else TextLines(TEXT_LINE))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("maukas").setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.ERROR)


def fields(**values: str | float) -> dict[str, Any]:
    """What a line says, for programs: the argument `extra` of a logger."""
    return {"fields": values}
