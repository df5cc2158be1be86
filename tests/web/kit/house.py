"""The server that people come to: quick bots, the built page, and if wanted every round dealt as a given position."""

import json
import shutil
from pathlib import Path
from typing import Any

from maukas.games.registry import GAMES
from maukas.games.round import Choices, Round
from maukas.server.http.page_files import PAGE
from maukas.tables.table import Table
from tests.play import generator
from tests.server.server_process import ServerProcess

HURRY: dict[str, Any] = {"http_rate": 10_000.0}  # nobody here is too fast
OWN, THEIRS = 10, 15  # cards in a long round


class Stacked:
    """Instead of a shuffle: every round begins with the same position."""

    def __init__(self, position: str) -> None:
        self.position = position

    def __call__(self, game: str, *, seed: bytes, options: Choices = None, **_: object) -> Round:
        return Round.from_position(game, self.position, seed=seed, options=options)


def long_round(game: str, seats: int) -> str:
    """A position, always the same: seat 0 begins, and nobody is out before everybody has had several turns."""
    numbers = [name for name in GAMES[game].cards.names if name[1:].isdigit()]
    cards = iter(generator("long round", game, seats).sample(numbers * 2, len(numbers) * 2))
    hands = [" ".join(next(cards) for _ in range(THEIRS if seat else OWN)) for seat in range(seats)]
    lying = f'discard = "{next(cards)}"' if game == "maumau" else f'row = "{next(cards)} {next(cards)}"'
    return f"hands = {json.dumps(hands)}\n{lying}\nturn = 0\n"


def copied_page(folder: Path) -> Path:
    """The page as it is now: a build meanwhile does not disturb."""
    assert (PAGE / "index.html").exists(), "the page has not been built: make page"
    return Path(shutil.copytree(PAGE, folder / "page"))


def open_house(
    folder: Path,
    page: Path,
    *,
    position: str = "",
    pause: float = 0.0,
    hasty: float | None = None,
    database: str | None = None,
    **patches: Any,
) -> ServerProcess:
    """A server, to be started with `with`; `pause` is how long bots take for a move, in seconds, `hasty` how long when they hurry."""
    changed: dict[str, Any] = {
        "maukas.server.http.page_files:PAGE": page,
        "maukas.server.bots.bot_turns:BotTurns.pauses": Pause(pause, hasty),
    }
    if position:
        changed["maukas.games.round:Round.deal"] = Stacked(position)
    return ServerProcess(folder, database=database, patches=changed | patches, **HURRY)


class Pause:
    """How long a bot takes at every table."""

    def __init__(self, seconds: float, hasty: float | None = None) -> None:
        self.seconds = seconds
        self.hasty = seconds if hasty is None else hasty

    def __call__(self, _: Table, __: str | None) -> tuple[float, float]:
        return self.seconds, self.hasty
