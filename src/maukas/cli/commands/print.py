"""`maukas print`: the pack, the rules or a score sheet as a PDF."""

from pathlib import Path
from typing import Annotated

import typer

from maukas.cli.errors import CommandError
from maukas.cli.files import check_folder, file_error
from maukas.extras import need_extra


def print_(
    context: typer.Context,
    kind: Annotated[str, typer.Argument(metavar="placeholder-print", help="help-print-kind")] = "cards",
    game: Annotated[str, typer.Option("--game", "-g", metavar="placeholder-game", help="help-print-game")] = "maumau",
    paper: Annotated[str, typer.Option("--paper", "-p", metavar="placeholder-paper", help="help-print-paper")] = "a4",
    large: Annotated[bool, typer.Option("--large", help="help-print-large")] = False,
    backs: Annotated[bool, typer.Option("--backs/--no-backs", help="help-print-backs")] = True,
    player: Annotated[list[str] | None, typer.Option("--player", metavar="placeholder-player", help="help-print-player")] = None,
    sheet: Annotated[str, typer.Option("--sheet", "-s", metavar="placeholder-language", help="help-print-sheet")] = "",
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="placeholder-file", help="help-print-output")] = None,
) -> int:
    """Write one PDF and say where it is."""
    need_extra("print")
    from maukas.cli.game_options import chosen_game
    from maukas.printing.job import KINDS, PrintJob
    from maukas.printing.paper import PAPERS
    from maukas.printing.sheets import sheets_of

    wanted = next((each for each in KINDS if each == kind.lower()), None)
    if wanted is None:
        raise CommandError("error-no-such-print", kind=kind, kinds=", ".join(KINDS))
    size = next((each for each in PAPERS if each == paper.lower()), None)
    if size is None:
        raise CommandError("error-no-such-paper", paper=paper, papers=", ".join(PAPERS))
    job = PrintJob(
        kind=wanted,
        game=chosen_game(game),
        paper=size,
        language=context.obj.language,
        large=large,
        backs=backs,
        players=tuple(name.strip() for text in player or [] for name in text.split(",")),
        sheet=sheet.lower(),
    )
    if not job.is_known:
        raise CommandError("rules-no-such-sheet", sheet=sheet, sheets=", ".join(sheets_of(job.game.name)) or "-")
    if not job.is_drawn:
        raise CommandError("error-print-not-drawn", game=job.game.name)
    if len(job.players) > job.game.players[-1]:
        raise CommandError("error-print-players", game=context.obj.text(f"game-{job.game.name}"), high=job.game.players[-1])
    file = output or Path(job.file_name)
    check_folder(file)
    write(file, job.pdf())
    typer.echo(context.obj.text("print-written", path=str(file)), err=True)
    return 0


def write(file: Path, content: bytes) -> None:
    """Write a file that the user has named, or say why not."""
    try:
        file.write_bytes(content)
    except OSError as error:
        raise file_error(file, error) from None
