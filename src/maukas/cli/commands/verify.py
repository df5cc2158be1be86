"""`maukas verify`: whether a match record holds, from the promised seeds to the winners."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from maukas.games.match_record import MatchRecord
    from maukas.texts import Texts


def verify(context: typer.Context, file: Annotated[Path, typer.Argument(metavar="placeholder-file", help="help-verify-file")]) -> int:
    """Check a record and say what holds, or what does not."""
    from maukas.cli.match_records import worded_discrepancy
    from maukas.cli.match_records import read_record

    record = read_record(file)
    discrepancy = worded_discrepancy(record, context.obj)
    if discrepancy is not None:
        typer.echo(typer.style("✗ ", fg=typer.colors.RED, bold=True) + discrepancy)
        return 1
    for line in what_holds(record, context.obj):
        typer.echo(typer.style("✓ ", fg=typer.colors.GREEN, bold=True) + line)
    for line in what_is_open(record, context.obj):
        typer.echo(f"• {line}")
    return 0


def what_holds(record: "MatchRecord", texts: "Texts") -> list[str]:
    """What has been checked, with how many of each there are; a round that is still on cannot be."""
    checked = [written for written in record.rounds if written.seed is not None]
    lines = (
        []
        if not checked
        else [
            texts.text("verify-commitments-hold", count=len(checked)),
            texts.text("verify-deals-hold", count=len(checked)),
            texts.text("verify-moves-hold", count=sum(len(written.moves) for written in checked)),
            texts.text("verify-results-hold", count=len(checked)),
        ]
    )
    return lines if record.totals is None else [*lines, texts.text("verify-totals-hold")]


def what_is_open(record: "MatchRecord", texts: "Texts") -> list[str]:
    """What is yet to come in a match that is not finished."""
    from maukas.cli.match_records import round_being_played
    from maukas.games.match_record import is_unfinished

    number = round_being_played(record)
    lines = [] if number is None else [texts.text("verify-round-on", round=number)]
    return [*lines, texts.text("verify-unfinished")] if is_unfinished(record) else lines
