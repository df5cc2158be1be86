"""What is checked before rounds are played: better to say so before a long wait."""

from pathlib import Path
from typing import TYPE_CHECKING

from maukas.cli.failure import Failure, file_failure

if TYPE_CHECKING:
    from maukas.games.game import Game
    from maukas.texts import Texts


def check_seats(game: "Game", seats: int, texts: "Texts") -> None:
    """A game is for so many players."""
    if seats not in game.players:
        name = texts.text(f"game-{game.name}")
        raise Failure("simulate-seats", game=name, low=game.players[0], high=game.players[-1], seats=seats)


def check_positive(name: str, number: int) -> None:
    """A number of things to do is at least one."""
    if number < 1:
        raise Failure("simulate-not-positive", name=name, number=number)


def check_folder(path: Path) -> None:
    """A file can be written only into a folder that there is."""
    folder = path.absolute().parent
    try:
        found = folder.is_dir()
    except OSError as error:                            # a name too long, for one
        raise file_failure(folder, error) from None
    if not found:
        raise Failure("error-no-such-file", path=str(folder))


def check_plot(path: Path) -> None:
    """A picture needs a known kind of file and the library that draws it."""
    from importlib.util import find_spec

    if path.suffix.lower() not in (".png", ".svg"):
        raise Failure("simulate-plot-kind", path=str(path))
    check_folder(path)
    if find_spec("matplotlib") is None:
        raise Failure("simulate-plot-missing", extra="maukas[plot]")
