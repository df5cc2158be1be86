"""`maukas play`: the table in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.arguments import HouseRules, check_seats, named_bots
from maukas.cli.errors import CommandError
from maukas.cli.game_options import chosen_game, parse_options
from maukas.extras import need_extra

if TYPE_CHECKING:
    from maukas.games.match_record import MatchRecord
    from maukas.protocol.settings import Settings
    from maukas.texts import Texts

NO_GAME = "maumau"


def play(
    context: typer.Context,
    table: Annotated[str | None, typer.Argument(metavar="placeholder-table", help="help-play-table")] = None,
    game: Annotated[str, typer.Option("--game", "-g", metavar="placeholder-game", help="help-play-game")] = NO_GAME,
    seats: Annotated[int | None, typer.Option("--seats", "-s", metavar="placeholder-number", help="help-play-seats")] = None,
    bots: Annotated[list[str] | None, typer.Option("--bots", "-b", metavar="placeholder-bots", help="help-play-bots")] = None,
    option: HouseRules = None,
    name: Annotated[str | None, typer.Option("--name", metavar="placeholder-name", help="help-play-name")] = None,
    opens: Annotated[bool, typer.Option("--open", help="help-play-open")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="help-play-watch")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-play-plain")] = False,
    pace: Annotated[float | None, typer.Option("--pace", metavar="placeholder-seconds", help="help-play-pace")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="placeholder-file", help="help-play-record")] = None,
) -> int:
    """Sit down at a table: of this program, of a server, or of a match that is over."""
    need_extra("client" if plain else "terminal")
    from maukas.cli.files import check_folder
    from maukas.cli.table_sessions import TableChoice, play_at

    texts: Texts = context.obj
    if record is not None:
        check_folder(record)
    choice = TableChoice(
        record=record_named(table, texts),
        address=None if table is None or is_file(table) else table,
        settings=table_settings(game, seats, bots, option, pace, texts, plain=plain),
        levels=named_bots(bots or [], 10),
        name=name or "",
        opens=opens,
        watches=watch,
        is_plain=plain,
        keep=record,
    )
    return play_at(choice, texts)


def is_file(table: str) -> bool:
    """Whether a table is named that is a record of a match."""
    return "://" not in table and (table.endswith(".toml") or Path(table).exists())


def record_named(table: str | None, texts: "Texts") -> "MatchRecord | None":
    """The record that was named, if one was; one that does not hold is refused."""
    from maukas.cli.match_records import read_record, worded_discrepancy

    if table is None or not is_file(table):
        return None
    record = read_record(Path(table))
    discrepancy = worded_discrepancy(record, texts)
    if discrepancy is not None:
        raise CommandError("replay-does-not-hold", why=discrepancy, code=1)
    if not record.rounds or record.rounds[0].seed is None:
        raise CommandError("replay-no-such-round", round=1, count=0)
    return record


def table_settings(
    game: str, seats: int | None, bots: list[str] | None, option: list[str] | None, pace: float | None, texts: "Texts", *, plain: bool
) -> "Settings":
    """The settings of a table that is opened; so many seats as there are bots, if nobody says how many."""
    from maukas.protocol.settings import Settings

    rules = chosen_game(game)
    named = named_bots(bots or [], 10)
    count = seats if seats is not None else max(len(named) + 1, 3) if len(named) != 1 else 3
    check_seats(rules, count, texts)
    if pace is not None and not 0 <= pace <= 5:
        raise CommandError("error-play-pace", pace=f"{pace:g}")
    usual = 1.5 if plain else 1.0
    return Settings(
        game=rules.name, seats=count, options=parse_options(rules, option or []), pace=usual if pace is None else pace, grace=5.0
    )
