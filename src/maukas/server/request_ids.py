"""Which request a line of the log belongs to: a proxy, or else the first node, gives it an id that goes with it from node to node."""

import re
import secrets
from contextvars import ContextVar

REQUEST_ID = "Maukas-Request-Id"  # between nodes
FROM_PROXY = "X-Request-Id"  # from a proxy that is believed, and in every answer
USABLE = re.compile(r"[\w.:/+=-]{1,64}", re.ASCII)

request_id: ContextVar[str] = ContextVar("request_id", default="")


def begin_request(given: str | None) -> str:
    """Let all lines from now on belong to a request with an id that was given, if it is one, else with a new one."""
    id = given if given is not None and USABLE.fullmatch(given) else secrets.token_hex(8)
    request_id.set(id)
    return id
