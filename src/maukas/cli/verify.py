"""`maukas verify`: whether a match record holds, from the promised seeds to the winners."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from maukas.games.match_record import MatchRecord
    from maukas.texts import Texts


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="placeholder-file", help="help-verify-file")],
) -> int:
    """Check a record and say what holds, or what does not."""
    from maukas.cli.findings import first_finding
    from maukas.cli.records import read_record

    record = read_record(file)
    finding = first_finding(record, context.obj)
    if finding is not None:
        typer.echo(typer.style("✗ ", fg=typer.colors.RED, bold=True) + finding.text)
        return 1
    for line in what_holds(record, context.obj):
        typer.echo(typer.style("✓ ", fg=typer.colors.GREEN, bold=True) + line)
    return 0


def what_holds(record: "MatchRecord", texts: "Texts") -> list[str]:
    """What has been checked, with how many of each there are."""
    rounds, moves = len(record.rounds), sum(len(written.moves) for written in record.rounds)
    lines = [
        texts.text("verify-commitments-hold", count=rounds),
        texts.text("verify-deals-hold", count=rounds),
        texts.text("verify-moves-hold", count=moves),
        texts.text("verify-results-hold", count=sum(written.outcome is not None for written in record.rounds)),
    ]
    return lines if record.totals is None else [*lines, texts.text("verify-totals-hold")]
