"""`maukas arena`: bots against bots on the same deals, and who is the stronger one."""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.checks import check_folder, check_plot, check_positive, check_seats
from maukas.cli.failure import Failure, file_failure

if TYPE_CHECKING:
    from maukas.arena.seating import Contest
    from maukas.arena.table import Played
    from maukas.bots.bot import Budget
    from maukas.texts import Texts

BUDGET = re.compile(r"(?P<milliseconds>\d+(\.\d+)?)\s*ms|(?P<iterations>\d+)")


def arena(
    context: typer.Context,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="placeholder-bots", help="help-arena-bots")],
    game: Annotated[str, typer.Option("--game", "-g", metavar="placeholder-game", help="help-simulate-game")] = "maumau",
    seats: Annotated[int, typer.Option("--seats", "-s", metavar="placeholder-number", help="help-simulate-seats")] = 4,
    rounds: Annotated[int, typer.Option("--rounds", "-r", metavar="placeholder-number", help="help-arena-rounds")] = 1000,
    budget: Annotated[str, typer.Option("--budget", metavar="placeholder-budget", help="help-arena-budget")] = "1000",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="placeholder-setting", help="help-simulate-option")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="placeholder-number", help="help-simulate-seed")] = 0,
    workers: Annotated[int | None, typer.Option("--workers", "-w", metavar="placeholder-number", help="help-simulate-workers")] = None,
    backend: Annotated[str, typer.Option("--backend", metavar="placeholder-backend", help="help-arena-backend")] = "loky",
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="placeholder-address", help="help-arena-cluster")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-simulate-json")] = False,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="placeholder-file", help="help-arena-csv")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="placeholder-file", help="help-simulate-plot")] = None,
) -> int:
    """Let bots compete and show how they did."""
    from maukas.arena.seating import Contest, deals_for
    from maukas.cli.arena_report import as_table, report_of, show_report, write_csv
    from maukas.cli.games import chosen_game, parse_options

    chosen = chosen_game(game)
    check_seats(chosen, seats, context.obj)
    check_positive("--rounds", rounds)
    if workers is not None:
        check_positive("--workers", workers)
    if csv is not None:
        check_folder(csv)
    if plot is not None:
        check_plot(plot)
    named = contenders(bots, seats)
    contest = Contest(
        game=chosen.name, bots=named, seats=seats, deals=deals_for(rounds, named, seats),
        options=chosen.options.of(parse_options(chosen, option or [])), budget=parse_budget(budget), seed=seed,
    )
    played = gathered(contest, workers or os.cpu_count() or 1, backend, cluster, context.obj)
    report = report_of(contest, played)
    if as_json:
        typer.echo(json.dumps(as_table(report)))
    else:
        show_report(report, context.obj)
    if csv is not None:
        saved(lambda: write_csv(contest, played, csv), csv, "arena-csv-written", context.obj)
    if plot is not None:
        from maukas.cli.arena_plot import write_plot

        saved(lambda: write_plot(report, plot, context.obj), plot, "simulate-plot-written", context.obj)
    return 0


def contenders(named: str, seats: int) -> tuple[str, ...]:
    """The bots that are named with commas, each of which can be loaded."""
    from maukas.arena.contenders import contender_names, maker_of
    from maukas.bots.registry import UnknownBot

    bots = tuple(name.strip() for name in named.split(","))
    if len(bots) > seats:
        raise Failure("simulate-players", count=len(bots), seats=seats)
    for bot in bots:
        try:
            maker_of(bot)
        except UnknownBot as error:
            if bot in contender_names() or bot.rpartition(":")[0].endswith(".py"):
                raise Failure("arena-bot-failed", why=str(error)) from None
            raise Failure("arena-no-such-bot", bot=bot, bots=", ".join(contender_names())) from None
        except SystemExit as error:                     # a bot's own file may end, which is not for it to decide
            raise Failure("arena-bot-failed", why=f"{bot}: SystemExit: {error}") from None
    return bots


def parse_budget(text: str) -> "Budget":
    """How long a bot may think: `100ms`, or so many iterations."""
    from maukas.bots.bot import Budget

    found = BUDGET.fullmatch(text.strip())
    if found is None or not float(found["milliseconds"] or found["iterations"]):
        raise Failure("arena-budget", budget=text)
    if found["iterations"]:
        return Budget(iterations=int(found["iterations"]))
    return Budget(milliseconds=float(found["milliseconds"]))


def gathered(contest: "Contest", workers: int, backend: str, cluster: str | None, texts: "Texts") -> list["Played"]:
    """Play all the rounds, with a progress bar while they come."""
    from concurrent.futures import BrokenExecutor

    from maukas.arena.tournament import BACKENDS, NotInstalled, compete
    from maukas.cli.waiting import progress_bar

    if backend not in BACKENDS:
        raise Failure("arena-no-such-backend", backend=backend, backends=", ".join(BACKENDS))
    if cluster is not None and backend != "dask":
        raise Failure("arena-cluster-needs-dask")
    played: list[Played] = []
    try:
        with progress_bar() as progress:
            task = progress.add_task(texts.text("simulate-progress"), total=contest.deals * len(contest.seatings))
            for part in compete(contest, workers=workers, backend=backend, cluster=cluster):
                played += part
                progress.advance(task, len(part))
    except NotInstalled as missing:
        raise Failure("arena-not-installed", backend=backend, extra=missing.extra) from None
    except (BrokenExecutor, SystemExit):                # a bot has ended the process it was asked in
        raise Failure("arena-worker-lost", code=1) from None
    except (OSError, ValueError) as error:              # no cluster at that address, or no address at all
        if cluster is None:
            raise
        raise Failure("arena-no-cluster", code=1, address=cluster, why=str(error)) from None
    return played


def saved(write: Callable[[], None], path: Path, told: str, texts: "Texts") -> None:
    """Write a file and say where it is."""
    try:
        write()
    except OSError as error:
        raise file_failure(path, error) from None
    typer.echo(texts.text(told, path=str(path)), err=True)
