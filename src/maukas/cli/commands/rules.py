"""`maukas rules`: the rules of the games, clause by clause."""

from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.errors import CommandError

if TYPE_CHECKING:
    from maukas.cli.output import Output
    from maukas.texts import Texts


def rules(
    context: typer.Context,
    clause: Annotated[str | None, typer.Argument(metavar="placeholder-clause", help="help-rules-clause")] = None,
    game: Annotated[str | None, typer.Option("--game", "-g", metavar="placeholder-game", help="help-rules-game")] = None,
    sheet: Annotated[str | None, typer.Option("--sheet", "-s", metavar="placeholder-language", help="help-rules-sheet")] = None,
) -> int:
    """Show all the rules, one clause, or those with a word in them."""
    from maukas.cli.clauses import clauses_of, clauses_with, near_clauses, numbered
    from maukas.cli.game_options import chosen_games
    from maukas.cli.output import Output
    from maukas.games.registry import GAMES

    texts, output = context.obj, Output()
    games = chosen_games(game)
    if sheet is not None:
        games, texts = chosen_sheet(output, texts, games, sheet)
    groups = {prefix: clauses_of(name, prefix, texts) for name in games for prefix in GAMES[name].clause_prefixes}
    known = [each for group in groups.values() for each in group]
    if clause is None:
        for prefix, group in groups.items():
            show_group(output, texts, f"rules-group-{prefix}", group)
        return 0
    wanted = numbered(clause)
    if wanted in known:
        show_clause(output, texts, wanted, known)
        return 0
    if wanted is not None:
        raise CommandError("rules-no-such-clause", clause=wanted, near=", ".join(near_clauses(wanted, known)))
    found = clauses_with(clause, known, texts) if clause.strip() else []
    if not found:
        raise CommandError("rules-nothing-found", word=clause)
    show_found(output, texts, clause, found)
    return 0


def chosen_sheet(output: "Output", texts: "Texts", games: list[str], sheet: str) -> tuple[list[str], "Texts"]:
    """The game of one printed sheet and its texts, after a word about it."""
    from maukas.printing.sheets import PRESET, SheetTexts, sheet_options, sheets_of

    found = [name for name in games if sheet.lower() in sheets_of(name)]
    if not found:
        raise CommandError("rules-no-such-sheet", sheet=sheet, sheets=", ".join(each for name in games for each in sheets_of(name)) or "-")
    title = f"preset-{found[0]}-{PRESET}{sheet.lower()}"
    output.title(texts.text(title))
    output.show(texts.text(f"{title}-about"))
    return found[:1], SheetTexts(texts.language, sheet_options(found[0], sheet.lower()))


def show_group(output: "Output", texts: "Texts", title: str, clauses: list[str]) -> None:
    """Clauses with their texts under a title."""
    output.title(texts.text(title))
    table = output.list()
    for clause in clauses:
        table.add_row(clause, texts.text(clause))
    output.show(table)


def show_found(output: "Output", texts: "Texts", word: str, clauses: list[str]) -> None:
    """Clauses in whose texts the word is marked."""
    from rich.text import Text

    output.title(texts.text("rules-found", word=word, count=len(clauses)))
    table = output.list()
    for clause in clauses:
        marked = Text(texts.text(clause))
        marked.highlight_words([word], "bold reverse", case_sensitive=False)
        table.add_row(clause, marked)
    output.show(table)


def show_clause(output: "Output", texts: "Texts", clause: str, known: list[str]) -> None:
    """One clause with everything that belongs to it."""
    from maukas.cli.clauses import companions, game_of, options_of, scenarios_of
    from maukas.texts import printable

    game, shown = game_of(clause), scenarios_of(clause)
    output.title(f"{clause}  {texts.text('rules-group-' + clause.partition('-')[0])}")
    output.show(texts.text(clause))
    for name in options_of(clause, shown, texts):
        show_option(output, texts, game, name)
    others = companions(clause, shown, known)
    if others:
        show_group(output, texts, "rules-together", others)
    if shown:
        output.title(texts.text("rules-scenarios", count=len(shown)))
        for each in shown:
            output.show(printable(each.scenario.title))
            output.remark(each.path.name)


def show_option(output: "Output", texts: "Texts", game: str, name: str) -> None:
    """A house rule with its values, the strict one first."""
    from maukas.cli.game_options import written_value
    from maukas.cli.option_texts import option_help, option_title
    from maukas.games.registry import GAMES

    option = next(each for each in GAMES[game].options.all() if each.name == name)
    default = written_value(option.default)
    output.title(texts.text("rules-option", name=name, title=option_title(texts, game, name), default=default))
    table = output.list()
    for value, meaning in option_help(texts, game, option):
        table.add_row(value, meaning)
    output.show(table)
