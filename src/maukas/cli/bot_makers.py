"""Bots that are named on the command line: loaded and made once before anything else, so that what is wrong with one is said at once."""

import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from maukas.cli.errors import CommandError

if TYPE_CHECKING:
    from maukas.bots.registry import BotMaker


def checked_maker(name: str, load: "Callable[[str], BotMaker]", known: Sequence[str]) -> "BotMaker":
    """What makes the bots of a name; `known` are those that need no file."""
    from maukas.bots.loader import file_of
    from maukas.bots.registry import UnknownBot

    try:
        maker = load(name)
        maker(0)
    except UnknownBot as error:
        if name in known or file_of(name) is not None:
            raise CommandError("arena-bot-failed", why=str(error)) from None
        raise CommandError("arena-no-such-bot", bot=name, bots=", ".join(known)) from None
    except SystemExit as error:  # a bot's own file may end, which is not for it to decide
        raise CommandError("arena-bot-failed", why=f"{name}: SystemExit: {error}") from None
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        why = f"{name}: {type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"
        raise CommandError("arena-bot-failed", why=why) from None
    return maker
