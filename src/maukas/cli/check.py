"""`maukas check`: run scenarios and show where they went another way than they say."""

from pathlib import Path
from typing import Annotated

import typer

from maukas.cli.failure import Failure
from maukas.texts import Texts, printable


def check(
    context: typer.Context,
    paths: Annotated[list[Path], typer.Argument(metavar="placeholder-path", help="help-check-paths")],
) -> int:
    """Run the scenarios in files and folders; the exit code says whether all of them hold."""
    from maukas.games.scenarios import find_scenarios

    for path in paths:
        if not path.exists():
            raise Failure("error-no-such-file", path=str(path))
    found = list(find_scenarios(paths))
    if not found:
        raise Failure("check-nothing-to-run")
    failed = sum(not holds(path, context.obj) for path in found)
    typer.echo(f"{len(found) - failed} passed, {failed} failed")
    return 1 if failed else 0


def holds(path: Path, texts: Texts) -> bool:
    """Whether a scenario goes as it says; if not, what differs is shown."""
    from maukas.games.scenarios import read_scenario, run_scenario

    try:
        scenario = read_scenario(path)
        differences = run_scenario(scenario)
    except (ValueError, LookupError, TypeError, RecursionError) as error:      # bad notation, and what no parser expects
        report(path, "", [texts.text("check-broken", why=str(error) or type(error).__name__)])
        return False
    report(path, scenario.title, [
        texts.text("check-difference", what=each.what, expected=each.expected, found=each.found) for each in differences
    ])
    return not differences


def report(path: Path, title: str, lines: list[str]) -> None:
    """Show what is wrong with a scenario, if anything."""
    if lines:
        typer.secho(printable(str(path)), fg=typer.colors.RED, bold=True)
        for line in ([printable(title)] if title else []) + lines:
            typer.echo(f"  {line}")
        typer.echo()
