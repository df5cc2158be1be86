"""`maukas check`: run scenarios and show where they went another way than they say."""

from pathlib import Path
from typing import Annotated

import typer

from maukas.cli.errors import CommandError
from maukas.cli.files import check_file, read_text
from maukas.texts import Texts, printable


def check(
    context: typer.Context, paths: Annotated[list[Path] | None, typer.Argument(metavar="placeholder-path", help="help-check-paths")] = None
) -> int:
    """Run the scenarios in files and folders, or those of the project; the exit code says whether all of them hold."""
    from maukas.games.scenarios import find_scenarios, own_scenarios

    for path in paths or []:
        check_file(path, may_be_folder=True)
    found = list(find_scenarios(paths or own_scenarios()))
    if not found:
        raise CommandError("check-nothing-to-run")
    failed = sum(not holds(path, context.obj) for path in found)
    typer.echo(f"{len(found) - failed} passed, {failed} failed")
    return 1 if failed else 0


def holds(path: Path, texts: Texts) -> bool:
    """Whether a scenario goes as it says; if not, what differs is shown."""
    from maukas.cli.scenario_differences import shown_difference
    from maukas.games.scenarios import parse_scenario, run_scenario

    try:
        scenario = parse_scenario(read_text(path))
        differences = run_scenario(scenario)
    except CommandError as error:
        report(path, "", [texts.text("check-broken", why=texts.text(error.reason, **error.values))])
        return False
    except (ValueError, LookupError, TypeError, RecursionError) as error:  # bad notation, and what no parser expects
        report(path, "", [texts.text("check-broken", why=str(error) or type(error).__name__)])
        return False
    report(path, scenario.title, [line for each in differences for line in shown_difference(each, scenario, texts)])
    return not differences


def report(path: Path, title: str, lines: list[str]) -> None:
    """Show what is wrong with a scenario, if anything."""
    if lines:
        typer.secho(printable(str(path)), fg=typer.colors.RED, bold=True)
        for line in ([printable(title)] if title else []) + lines:
            typer.echo(f"  {line}")
        typer.echo()
