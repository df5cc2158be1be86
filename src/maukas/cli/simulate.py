"""`maukas simulate`: many rounds between bots, and what came of them."""

import json
import os
from dataclasses import dataclass
from functools import reduce
from operator import add
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.checks import check_plot, check_positive, check_seats
from maukas.cli.failure import UNUSABLE, Failure, file_failure

if TYPE_CHECKING:
    from maukas.simulation import Statistics
    from maukas.texts import Texts


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What is to be simulated."""

    game: str
    seats: int
    rounds: int
    options: dict[str, str | int | bool]
    players: list[str]
    seed: int
    workers: int

    @property
    def has_scripts(self) -> bool:
        """Whether somebody's own Python file plays."""
        return any(player.endswith(".py") for player in self.players)


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Option("--game", "-g", metavar="placeholder-game", help="help-simulate-game")] = "maumau",
    seats: Annotated[int, typer.Option("--seats", "-s", metavar="placeholder-number", help="help-simulate-seats")] = 4,
    rounds: Annotated[int, typer.Option("--rounds", "-r", metavar="placeholder-number", help="help-simulate-rounds")] = 100_000,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="placeholder-setting", help="help-simulate-option")] = None,
    player: Annotated[list[str] | None, typer.Option("--player", "-p", metavar="placeholder-player", help="help-simulate-player")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="placeholder-number", help="help-simulate-seed")] = 0,
    workers: Annotated[int | None, typer.Option("--workers", "-w", metavar="placeholder-number", help="help-simulate-workers")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-simulate-json")] = False,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="placeholder-file", help="help-simulate-plot")] = None,
) -> int:
    """Play many rounds and show the figures."""
    from maukas.cli.games import chosen_game, parse_options

    chosen = chosen_game(game)
    check_seats(chosen, seats, context.obj)
    check_positive("--rounds", rounds)
    if workers is not None:
        check_positive("--workers", workers)
    if plot is not None:
        check_plot(plot)
    setting = Setting(
        game=chosen.name, seats=seats, rounds=rounds, options=parse_options(chosen, option or []),
        players=seated(player or [], seats), seed=seed, workers=workers or os.cpu_count() or 1,
    )
    statistics = gathered(setting, context.obj)
    if as_json:
        from maukas.cli.summary import as_table

        typer.echo(json.dumps(as_table(statistics, {"options": setting.options, "players": setting.players, "seed": seed})))
    else:
        from maukas.cli.figures import show_statistics

        show_statistics(statistics, setting.players, context.obj)
    if plot is not None:
        save_plot(statistics, plot, context.obj)
    return 0


def seated(named: list[str], seats: int) -> list[str]:
    """A player for each seat: those named, with commas or one by one, sit down in turn until every seat is taken."""
    from maukas.simulation import PLAYERS

    players = [name.strip() for text in named for name in text.split(",")] or [PLAYERS[0]]
    for name in players:
        if name not in PLAYERS and not is_script(name):
            raise Failure("simulate-no-such-player", player=name, bots=", ".join(PLAYERS))
    if len(players) > seats:
        raise Failure("simulate-players", count=len(players), seats=seats)
    return [players[seat % len(players)] for seat in range(seats)]


def is_script(name: str) -> bool:
    """Whether this is somebody's own Python file."""
    try:
        return name.endswith(".py") and Path(name).is_file()
    except OSError as error:                            # a name too long, for one
        raise file_failure(Path(name), error) from None


def gathered(setting: Setting, texts: "Texts") -> "Statistics":
    """Play all the rounds and add up the figures, with a progress bar while they come."""
    from maukas.cli.waiting import progress_bar, quick_to_end
    from maukas.simulation import simulate as run

    parts = []
    try:
        with quick_to_end(), progress_bar() as progress:
            task = progress.add_task(texts.text("simulate-progress"), total=setting.rounds)
            for part in run(**vars(setting), on_compile=lambda: progress.console.print(texts.text("simulate-compiling"))):
                parts.append(part)
                progress.advance(task, part.rounds)
    except (Exception, SystemExit) as error:            # a player's own script may do anything
        if not setting.has_scripts:
            raise
        code = UNUSABLE if isinstance(error, SystemExit) else 1
        raise Failure("simulate-script-failed", code=code, why=f"{type(error).__name__}: {error}") from None
    return reduce(add, parts)


def save_plot(statistics: "Statistics", path: Path, texts: "Texts") -> None:
    """Write the picture and say where it is."""
    from maukas.cli.plot import write_plot

    try:
        write_plot(statistics, path, texts)
    except OSError as error:
        raise file_failure(path, error) from None
    typer.echo(texts.text("simulate-plot-written", path=str(path)), err=True)
