"""Arguments of the commands that play rounds: read and checked before a long wait."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.errors import CommandError
from maukas.cli.files import check_folder
from maukas.extras import need_extra

if TYPE_CHECKING:
    from maukas.bots.bot import Budget
    from maukas.games.game import AnyGame
    from maukas.texts import Texts

GameName = Annotated[str, typer.Option("--game", "-g", metavar="placeholder-game", help="help-simulate-game")]
Seats = Annotated[int, typer.Option("--seats", "-s", metavar="placeholder-number", help="help-simulate-seats")]
HouseRules = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="placeholder-setting", help="help-simulate-option")]
BudgetText = Annotated[str, typer.Option("--budget", metavar="placeholder-budget", help="help-arena-budget")]
Seed = Annotated[int, typer.Option("--seed", metavar="placeholder-number", help="help-simulate-seed")]
Workers = Annotated[int | None, typer.Option("--workers", "-w", metavar="placeholder-number", help="help-simulate-workers")]
AsJson = Annotated[bool, typer.Option("--json", help="help-simulate-json")]
PlotFile = Annotated[Path | None, typer.Option("--plot", metavar="placeholder-file", help="help-simulate-plot")]

BUDGET = re.compile(r"(?P<milliseconds>\d+(\.\d+)?)\s*ms|(?P<iterations>\d+)")


def check_amounts(game: "AnyGame", seats: int, rounds: int, workers: int | None, texts: "Texts") -> None:
    """So many can play, and there is something to do and somebody to do it."""
    check_seats(game, seats, texts)
    check_positive("--rounds", rounds)
    if workers is not None:
        check_positive("--workers", workers)


def check_seats(game: "AnyGame", seats: int, texts: "Texts") -> None:
    """A game is for so many players."""
    if seats not in game.players:
        name = texts.text(f"game-{game.name}")
        raise CommandError("simulate-seats", game=name, low=game.players[0], high=game.players[-1], seats=seats)


def check_positive(name: str, number: int) -> None:
    """A number of things to do is at least one."""
    if number < 1:
        raise CommandError("simulate-not-positive", name=name, number=number)


def check_plot(path: Path) -> None:
    """A picture needs a known kind of file and the library that draws it."""
    if path.suffix.lower() not in (".png", ".svg"):
        raise CommandError("simulate-plot-kind", path=str(path))
    check_folder(path)
    need_extra("plot")


def named_bots(texts: list[str], seats: int) -> list[str]:
    """The bots that are named, one by one or with commas between; there is a seat for each."""
    bots = [name.strip() for text in texts for name in text.split(",")]
    if len(bots) > seats:
        raise CommandError("simulate-players", count=len(bots), seats=seats)
    return bots


def parse_budget(text: str) -> "Budget":
    """How long a bot may think: `100ms`, or so many iterations."""
    from maukas.bots.bot import Budget

    found = BUDGET.fullmatch(text.strip())
    if found is None or not float(found["milliseconds"] or found["iterations"]):
        raise CommandError("arena-budget", budget=text)
    if found["iterations"]:
        return Budget(iterations=int(found["iterations"]))
    return Budget(milliseconds=float(found["milliseconds"]))
