"""`maukas review`: what the decisions of a finished match were worth, and how much of the result was luck."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.arguments import AsJson, Seed
from maukas.cli.errors import CommandError
from maukas.extras import need_extra

if TYPE_CHECKING:
    from maukas.games.match_record import MatchRecord
    from maukas.review import MatchReview
    from maukas.texts import Texts


def review(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="placeholder-file", help="help-review-file")],
    round: Annotated[int | None, typer.Option("--round", "-r", metavar="placeholder-number", help="help-review-round")] = None,
    seat: Annotated[int | None, typer.Option("--seat", "-s", metavar="placeholder-number", help="help-review-seat")] = None,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="placeholder-number", help="help-review-depth")] = 320,
    hands: Annotated[bool, typer.Option("--hands", help="help-review-hands")] = False,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> int:
    """Review a match, or one round or one seat of it."""
    need_extra("bots")
    from maukas.cli.match_records import read_record, worded_discrepancy
    from maukas.games.match_record import is_unfinished

    record = read_record(file)
    if is_unfinished(record):
        raise CommandError("review-unfinished", code=1)
    discrepancy = worded_discrepancy(record, context.obj)
    if discrepancy is not None:
        raise CommandError("replay-does-not-hold", why=discrepancy, code=1)
    if round is not None and round not in range(1, len(record.rounds) + 1):
        raise CommandError("replay-no-such-round", round=round, count=len(record.rounds))
    if seat is not None and seat not in range(record.seats):
        raise CommandError("review-no-such-seat", seat=seat, last=record.seats - 1)
    found = reviewed(record, round, seat, depth, seed, context.obj)
    if as_json:
        from maukas.review import as_table

        typer.echo(json.dumps(as_table(found)))
    else:
        from maukas.cli.review_report import show_review

        show_review(found, record.options, context.obj, hands=hands)
    return 0


def reviewed(record: "MatchRecord", round: int | None, seat: int | None, depth: int, seed: int, texts: "Texts") -> "MatchReview":
    """Review what was asked for, with a progress bar meanwhile."""
    from maukas.bots.precompile import is_search_ready, precompile_search
    from maukas.cli.progress import progress_bar
    from maukas.review import review_match
    from maukas.review.reviewer import LEAST_DEPTH

    if depth < LEAST_DEPTH:
        raise CommandError("review-depth", least=LEAST_DEPTH, depth=depth)
    with progress_bar() as progress:
        if not is_search_ready(record.game):
            progress.console.print(texts.text("simulate-compiling"))
            precompile_search(record.game)
        task = progress.add_task(texts.text("review-progress"), total=None)

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        rounds, seats = (None if chosen is None else [chosen] for chosen in (round, seat))
        return review_match(record, rounds=rounds, seats=seats, depth=depth, seed=seed, on_progress=tell)
