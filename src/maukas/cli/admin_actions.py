"""What an operator types after `maukas admin`, as a request."""

import re
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from maukas.cli.errors import CommandError

if TYPE_CHECKING:
    from maukas.server.admin.messages import AnyAdminRequest

TIME = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)([smhd])")
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
ACTIONS = {  # with the names of what each needs
    "people": (),
    "tables": (),
    "today": (),
    "reports": (),
    "bans": (),
    "log": (),
    "end": ("code",),
    "delete": ("code",),
    "remove": ("who",),
    "ban": ("who",),
    "unban": ("who",),
    "rename": ("who", "name"),
    "settle": ("who",),
    "announce": (),
    "cancel": (),
    "close": (),
    "open": (),
    "expire": (),
}


def request_for(action: str, about: Sequence[str], lasting: str, soon: str) -> "AnyAdminRequest":
    """The request behind an action and what follows it."""
    from msgspec import ValidationError, convert, to_builtins

    from maukas.server.admin import messages

    needed = ACTIONS.get(action)
    if needed is None:
        raise CommandError("admin-no-action", action=action, actions=", ".join(ACTIONS))
    if len(about) != len(needed):
        raise CommandError("admin-arguments", usage=" ".join([action, *(name.upper() for name in needed)]))
    kinds: dict[str, Callable[..., AnyAdminRequest]] = {
        "people": messages.People,
        "tables": messages.Tables,
        "today": lambda: messages.Today(midnight()),
        "reports": messages.Reports,
        "bans": messages.Bans,
        "log": messages.Log,
        "end": messages.End,
        "delete": messages.Delete,
        "remove": messages.Remove,
        "ban": lambda who: messages.KeepOut(who, parse_time(lasting)),
        "unban": messages.LetIn,
        "rename": messages.Rename,
        "settle": messages.Settle,
        "announce": lambda: messages.Announce(parse_time(soon)),
        "cancel": lambda: messages.Announce(None),
        "close": messages.Close,
        "open": messages.Open,
        "expire": messages.Expire,
    }
    request = kinds[action](*about)
    try:
        return convert(to_builtins(request), type(request))  # what is too long or too much is found here, and not by the server
    except ValidationError as error:
        raise CommandError("admin-not-understood", why=str(error)) from None


def parse_time(text: str) -> float:
    """A time such as 90s, 10m, 2h or 7d, in seconds."""
    found = TIME.fullmatch(text.strip().lower())
    if found is None or not float(found[1]):
        raise CommandError("admin-bad-time", value=text)
    return float(found[1]) * SECONDS[found[2]]


def midnight() -> float:
    """When this day began, where the operator is."""
    return datetime.now().astimezone().replace(hour=0, minute=0, second=0, microsecond=0).timestamp()
