"""`maukas rules`: the rules of the games, clause by clause."""

from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.failure import Failure

if TYPE_CHECKING:
    from maukas.cli.screen import Screen
    from maukas.texts import Texts


def rules(
    context: typer.Context,
    clause: Annotated[str | None, typer.Argument(metavar="placeholder-clause", help="help-rules-clause")] = None,
    game: Annotated[str | None, typer.Option("--game", "-g", metavar="placeholder-game", help="help-rules-game")] = None,
) -> int:
    """Show all the rules, one clause, or those with a word in them."""
    from maukas.cli.clauses import PREFIXES, clauses_of, clauses_with, near_clauses, numbered
    from maukas.cli.games import chosen_games
    from maukas.cli.screen import Screen

    texts, screen = context.obj, Screen()
    games = chosen_games(game)
    groups = {prefix: clauses_of(name, prefix, texts) for name in games for prefix in PREFIXES[name]}
    known = [each for group in groups.values() for each in group]
    if clause is None:
        for prefix, group in groups.items():
            show_group(screen, texts, f"rules-group-{prefix}", group)
        return 0
    wanted = numbered(clause)
    if wanted in known:
        show_clause(screen, texts, wanted, known)
        return 0
    if wanted is not None:
        raise Failure("rules-no-such-clause", clause=wanted, near=", ".join(near_clauses(wanted, known)))
    found = clauses_with(clause, known, texts) if clause.strip() else []
    if not found:
        raise Failure("rules-nothing-found", word=clause)
    show_found(screen, texts, clause, found)
    return 0


def show_group(screen: "Screen", texts: "Texts", title: str, clauses: list[str]) -> None:
    """Clauses with their texts under a title."""
    screen.title(texts.text(title))
    table = screen.list()
    for clause in clauses:
        table.add_row(clause, texts.text(clause))
    screen.show(table)


def show_found(screen: "Screen", texts: "Texts", word: str, clauses: list[str]) -> None:
    """Clauses in whose texts the word is marked."""
    from rich.text import Text

    screen.title(texts.text("rules-found", word=word, count=len(clauses)))
    table = screen.list()
    for clause in clauses:
        marked = Text(texts.text(clause))
        marked.highlight_words([word], "bold reverse", case_sensitive=False)
        table.add_row(clause, marked)
    screen.show(table)


def show_clause(screen: "Screen", texts: "Texts", clause: str, known: list[str]) -> None:
    """One clause with everything that belongs to it."""
    from maukas.cli.clauses import companions, game_of, options_of, scenarios_of
    from maukas.texts import printable

    game, shown = game_of(clause), scenarios_of(clause)
    screen.title(f"{clause}  {texts.text('rules-group-' + clause.partition('-')[0])}")
    screen.show(texts.text(clause))
    for name in options_of(clause, shown, texts):
        show_option(screen, texts, game, name)
    others = companions(clause, shown, known)
    if others:
        show_group(screen, texts, "rules-together", others)
    if shown:
        screen.title(texts.text("rules-scenarios", count=len(shown)))
        for each in shown:
            screen.show(printable(each.scenario.title))
            screen.remark(each.path.name)


def show_option(screen: "Screen", texts: "Texts", game: str, name: str) -> None:
    """A house rule with its values, the strict one first."""
    from maukas.cli.games import written_value
    from maukas.cli.words import option_help, option_title
    from maukas.games.game import GAMES

    option = next(each for each in GAMES[game].options.all() if each.name == name)
    default = written_value(option.default)
    screen.title(texts.text("rules-option", name=name, title=option_title(texts, game, name), default=default))
    table = screen.list()
    for value, meaning in option_help(texts, game, option):
        table.add_row(value, meaning)
    screen.show(table)
