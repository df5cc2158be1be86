"""`maukas arena`: bots against bots on the same deals, and which is the stronger one."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.arguments import (
    AsJson,
    BudgetText,
    GameName,
    HouseRules,
    PlotFile,
    Seats,
    Seed,
    Workers,
    check_amounts,
    check_plot,
    named_bots,
    parse_budget,
)
from maukas.cli.bot_makers import checked_maker
from maukas.cli.errors import CommandError
from maukas.cli.files import check_folder, save
from maukas.extras import need_extra

if TYPE_CHECKING:
    from maukas.arena.contest import Contest
    from maukas.arena.contest_round import ContestRound
    from maukas.texts import Texts


def arena(
    context: typer.Context,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="placeholder-bots", help="help-arena-bots")],
    game: GameName = "maumau",
    seats: Seats = 4,
    rounds: Annotated[int, typer.Option("--rounds", "-r", metavar="placeholder-number", help="help-arena-rounds")] = 1000,
    budget: BudgetText = "1000",
    option: HouseRules = None,
    seed: Seed = 0,
    workers: Workers = None,
    backend: Annotated[str, typer.Option("--backend", metavar="placeholder-backend", help="help-arena-backend")] = "loky",
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="placeholder-address", help="help-arena-cluster")] = None,
    no_luck: Annotated[bool, typer.Option("--no-luck", help="help-arena-no-luck")] = False,
    as_json: AsJson = False,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="placeholder-file", help="help-arena-csv")] = None,
    plot: PlotFile = None,
) -> int:
    """Let bots compete and show how they did."""
    need_extra("bots")
    from maukas.arena.contest import Contest, deals_for
    from maukas.cli.arena_report import as_table, report_of, show_report, write_csv
    from maukas.cli.game_options import chosen_game, parse_options

    chosen = chosen_game(game)
    check_amounts(chosen, seats, rounds, workers, context.obj)
    if csv is not None:
        check_folder(csv)
    if plot is not None:
        check_plot(plot)
    named = contenders(named_bots([bots], seats))
    contest = Contest(
        game=chosen.name,
        bots=named,
        seats=seats,
        deals=deals_for(rounds, named, seats),
        options=chosen.options.of(parse_options(chosen, option or [])),
        budget=parse_budget(budget),
        seed=seed,
        finds_luck=not no_luck,
    )
    played = gathered(contest, workers or os.cpu_count() or 1, backend, cluster, context.obj)
    report = report_of(contest, played)
    if as_json:
        typer.echo(json.dumps(as_table(report)))
    else:
        show_report(report, context.obj)
    if csv is not None:
        save(lambda: write_csv(contest, played, csv), csv, "arena-csv-written", context.obj)
    if plot is not None:
        from maukas.cli.arena_plot import write_plot

        save(lambda: write_plot(report, plot, context.obj), plot, "simulate-plot-written", context.obj)
    return 0


def contenders(names: list[str]) -> tuple[str, ...]:
    """The bots that are named, each of which can be loaded and made."""
    from maukas.arena.contenders import contender_names, load_contender

    for bot in names:
        checked_maker(bot, load_contender, contender_names())
    return tuple(names)


def gathered(contest: "Contest", workers: int, backend: str, cluster: str | None, texts: "Texts") -> list["ContestRound"]:
    """Play all the rounds, with a progress bar while they come."""
    from concurrent.futures import BrokenExecutor

    from maukas.arena.contest_runner import compete
    from maukas.cli.progress import progress_bar
    from maukas.parallel import BACKENDS

    if backend not in BACKENDS:
        raise CommandError("arena-no-such-backend", backend=backend, backends=", ".join(BACKENDS))
    if cluster is not None and backend != "dask":
        raise CommandError("arena-cluster-needs-dask")
    played: list[ContestRound] = []
    try:
        with progress_bar() as progress:
            task = progress.add_task(texts.text("simulate-progress"), total=contest.deals * len(contest.seatings))

            def tell() -> None:
                progress.console.print(texts.text("simulate-compiling"))

            for part in compete(contest, workers=workers, backend=backend, cluster=cluster, on_compile=tell):
                played += part
                progress.advance(task, len(part))
    except (BrokenExecutor, SystemExit):  # a bot has ended the process it was asked in
        raise CommandError("arena-worker-lost", code=1) from None
    except (OSError, ValueError) as error:  # no cluster at that address, or no address at all
        if cluster is None:
            raise
        raise CommandError("arena-no-cluster", code=1, address=cluster, why=str(error)) from None
    return played
