"""`maukas simulate`: many rounds or matches between bots, and what came of them, with one set of house rules or with several."""

import json
import os
import re
import traceback
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import reduce
from operator import add
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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
    check_positive,
    named_bots,
    parse_budget,
)
from maukas.cli.errors import UNUSABLE, CommandError
from maukas.cli.files import check_folder, file_error, save
from maukas.extras import need_extra

if TYPE_CHECKING:
    from maukas.simulation import Part, Setting
    from maukas.texts import Texts

USUAL_ROUNDS = 100_000


def simulate(
    context: typer.Context,
    game: GameName = "maumau",
    seats: Seats = 4,
    rounds: Annotated[int | None, typer.Option("--rounds", "-r", metavar="placeholder-number", help="help-simulate-rounds")] = None,
    matches: Annotated[int | None, typer.Option("--matches", "-m", metavar="placeholder-number", help="help-simulate-matches")] = None,
    option: HouseRules = None,
    compare: Annotated[str | None, typer.Option("--compare", "-c", metavar="placeholder-compare", help="help-simulate-compare")] = None,
    player: Annotated[list[str] | None, typer.Option("--player", "-p", metavar="placeholder-player", help="help-simulate-player")] = None,
    budget: BudgetText = "1000",
    seed: Seed = 0,
    workers: Workers = None,
    as_json: AsJson = False,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="placeholder-file", help="help-simulate-csv")] = None,
    plot: PlotFile = None,
) -> int:
    """Play many rounds or matches and show the figures."""
    need_extra("bots")
    from maukas.cli.game_options import chosen_game, parse_comparison, parse_options
    from maukas.cli.simulation_csv import CsvFile
    from maukas.simulation import Comparison, MatchStatistics, Setting, Statistics

    texts: Texts = context.obj
    chosen = chosen_game(game)
    check_amounts(chosen, seats, 1 if rounds is None else rounds, workers, texts)
    if matches is not None:
        check_positive("--matches", matches)
        if rounds is not None:
            raise CommandError("simulate-rounds-or-matches")
    for path in (csv, plot):
        if path is not None:
            check_folder(path)
    if plot is not None:
        check_plot(plot)
    options = parse_options(chosen, option or [])
    compared, values = (None, []) if compare is None else parse_comparison(chosen, compare, options)
    players = seated(named_bots(player or ["random"], seats), seats)
    with guarded(players):
        setting = Setting.of(
            chosen.name,
            seats=seats,
            variants=[options | {compared: value} for value in values] if compared is not None else [options],
            players=players,
            seed=seed,
            budget=parse_budget(budget),
        )
    parts: list[Comparison | MatchStatistics | Statistics] = []
    with ExitStack() as stack:
        file = None if csv is None else CsvFile(csv, setting, compared, matches is not None, stack)
        for part in played(setting, rounds or USUAL_ROUNDS, matches, workers or os.cpu_count() or 1, texts):
            if file is not None:
                file.write(part)
            if compared is not None:
                parts.append(Comparison.of(part))
            else:
                parts.append(Statistics.of(part[0]) if matches is None else MatchStatistics.of(part[0]))
    outcome: Any = reduce(add, parts)
    show(outcome, setting, compared, as_json, texts)
    if csv is not None:
        typer.echo(texts.text("arena-csv-written" if matches is None else "simulate-csv-matches", path=str(csv)), err=True)
    if plot is not None:
        save(lambda: draw(outcome, setting, compared, plot, texts), plot, "simulate-plot-written", texts)
    return 0


def show(outcome: Any, setting: "Setting", compared: str | None, as_json: bool, texts: "Texts") -> None:
    """Write the figures, for people or for programs."""
    from maukas.cli import comparison_report, simulation_report, simulation_summary
    from maukas.simulation import Statistics

    if as_json:
        options = {name: value for name, value in setting.variants[0].changed().items() if name != compared}
        agreed = {"options": options, "players": setting.players, "seed": setting.seed}
        if compared is not None:
            table = comparison_report.as_table(outcome, setting, compared, agreed)
        else:
            make = simulation_summary.as_table if isinstance(outcome, Statistics) else simulation_summary.match_table
            table = make(outcome, agreed)
        typer.echo(json.dumps(table))
    elif compared is not None:
        comparison_report.show_comparison(outcome, setting, compared, texts)
    elif isinstance(outcome, Statistics):
        simulation_report.show_statistics(outcome, setting, texts)
    else:
        simulation_report.show_matches(outcome, setting, texts)


def draw(outcome: Any, setting: "Setting", compared: str | None, path: Path, texts: "Texts") -> None:
    """Draw the picture."""
    from maukas.cli import comparison_plot, simulation_plot
    from maukas.simulation import Statistics

    if compared is not None:
        comparison_plot.write_plot(outcome, setting, compared, path, texts)
    elif isinstance(outcome, Statistics):
        simulation_plot.write_plot(outcome, setting, path, texts)
    else:
        simulation_plot.write_match_plot(outcome, setting, path, texts)


def seated(bots: list[str], seats: int) -> list[str]:
    """A player for each seat: those named sit down in turn until every seat is taken."""
    from maukas.bots.registry import bot_names
    from maukas.simulation import PLAYERS

    known = list(dict.fromkeys([*PLAYERS, *bot_names()]))
    for name in bots:
        if name not in known and not is_file(name):
            raise CommandError("simulate-no-such-player", player=name, bots=", ".join(known))
    return [bots[seat % len(bots)] for seat in range(seats)]


def is_file(name: str) -> bool:
    """Whether a player is named by a Python file that there is."""
    from maukas.bots.loader import file_of

    path = file_of(name)
    try:
        return path is not None and path.is_file()
    except OSError as error:  # a name too long, for one
        raise file_error(Path(name), error) from None


def played(setting: "Setting", rounds: int, matches: int | None, workers: int, texts: "Texts") -> Iterator[tuple["Part", ...]]:
    """Play everything, with a progress bar while it comes."""
    from maukas.cli.progress import progress_bar
    from maukas.simulation import played_matches, played_rounds

    with progress_bar() as progress, guarded(setting.players):
        task = progress.add_task(texts.text("simulate-progress"), total=matches or rounds)
        play, count = (played_rounds, rounds) if matches is None else (played_matches, matches)
        for parts in play(setting, count, workers=workers, on_compile=lambda: progress.console.print(texts.text("simulate-compiling"))):
            yield parts
            progress.advance(task, len(parts[0].rows))


@contextmanager
def guarded(players: Sequence[str]) -> Iterator[None]:
    """Say in a sentence what somebody's own bot did wrong: one in a Python file or of another package may do anything."""
    from maukas.bots.registry import BUILT_IN
    from maukas.simulation import PLAYERS

    try:
        yield
    except CommandError:
        raise
    except (Exception, SystemExit) as error:
        if set(players) <= {*PLAYERS, *BUILT_IN}:
            raise
        code = UNUSABLE if isinstance(error, SystemExit) else 1
        raise CommandError("simulate-script-failed", code=code, why=f"{type(error).__name__}: {error}{place_of(error, players)}") from None


def place_of(error: BaseException, players: Sequence[str]) -> str:
    """Where it happened in a player's own file, as far as that is known; a worker process tells of its error in a text."""
    from maukas.bots.loader import file_of

    files = {path.resolve() for path in map(file_of, players) if path is not None}
    places = re.findall(r'File "([^"]+)", line (\d+)', "".join(traceback.format_exception(error)))
    own = [(Path(path).name, line) for path, line in places if Path(path).resolve() in files]
    return f" ({own[-1][0]}, line {own[-1][1]})" if own and not isinstance(error, SystemExit) else ""
