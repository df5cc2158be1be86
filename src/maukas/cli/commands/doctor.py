"""`maukas doctor`: how this installation is, and what to do about what is missing or slow."""

from typing import Annotated

import typer

from maukas.cli.server_options import setting, setting_given_as


def doctor(
    context: typer.Context, database: Annotated[str | None, setting("--database", "help-serve-database", "placeholder-address")] = None
) -> int:
    """Show what was found, then what to do; the exit code says whether something is wrong."""
    from maukas.cli.diagnosis import findings
    from maukas.cli.output import Output

    texts, output = context.obj, Output()
    found = list(findings(database, setting_given_as(context, "database")))
    rows = output.list()
    for each in found:
        rows.add_row(texts.text(each.topic, **each.values), texts.text(each.state, **each.values))
    output.show(rows)
    advice = list(dict.fromkeys(texts.text(each.advice, **each.values) for each in found if each.advice))
    if advice:
        output.title(texts.text("doctor-advice"))
        for line in advice:
            output.show(f"- {line}")
    is_wrong = any(each.is_wrong for each in found)
    output.title(texts.text("doctor-wrong" if is_wrong else "doctor-well"))
    return 1 if is_wrong else 0
