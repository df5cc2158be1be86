"""`maukas replay`: a match record told as a story."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.failure import Failure

if TYPE_CHECKING:
    from rich.text import Text

    from maukas.cli.screen import Screen
    from maukas.cli.story import Chapter, Story, View
    from maukas.cli.words import Words
    from maukas.games.match_record import MatchRecord


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="placeholder-file", help="help-replay-file")],
    round: Annotated[int | None, typer.Option("--round", "-r", metavar="placeholder-number", help="help-replay-round")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-replay-plain")] = False,
) -> int:
    """Tell a match, or one round of it."""
    from maukas.cli.findings import round_being_played, worded_finding
    from maukas.cli.records import read_record
    from maukas.cli.screen import Screen
    from maukas.cli.story import told
    from maukas.cli.words import Words

    record = read_record(file)
    finding = worded_finding(record, context.obj)
    if finding is not None:
        raise Failure("replay-does-not-hold", why=finding, code=1)
    story, words, screen = told(record), Words(context.obj, record.game, record.players), Screen(plain=plain)
    shown = story.chapters
    if round is not None:
        shown = tuple(chapter for chapter in shown if chapter.number == round)
        if not shown:
            raise Failure("replay-no-such-round", round=round, count=len(story.chapters))
    show_opening(screen, words, record)
    for chapter in shown:
        show_round(screen, words, chapter)
    if round is None:
        number = round_being_played(record)
        if number is not None:
            screen.title(context.obj.text("replay-unfinished", round=number))
        show_scores(screen, words, story)
    return 0


def show_opening(screen: "Screen", words: "Words", record: "MatchRecord") -> None:
    """Say what is played, by whom, and under which house rules."""
    from maukas.cli.words import option_title, option_value

    texts = words.texts
    screen.title(texts.text("replay-opening", game=texts.text(f"game-{record.game}"), count=record.seats))
    screen.show(texts.text("replay-players", players=words.names(range(record.seats))))
    for name, value in record.options.changed().items():
        title, meaning = option_title(texts, record.game, name), option_value(texts, record.game, name, value)
        screen.show(texts.text("replay-house-rule", title=title, meaning=meaning))


def show_round(screen: "Screen", words: "Words", chapter: "Chapter") -> None:
    """A round: how it began, every move with the situation it left, how it ended."""
    texts = words.texts
    screen.title(texts.text("replay-round", round=chapter.number, player=words.player(chapter.start.dealer)))
    seats = range(len(chapter.start.hand_sizes))
    headings = [texts.text("replay-number"), texts.text("replay-player"), texts.text("replay-move"), middle_title(words)]
    table = screen.table(*headings, *map(words.player, seats), numbers=[0, *(seat + 4 for seat in seats)])
    table.columns[3].no_wrap = words.game == "maumau"
    table.add_row("", "", texts.text("replay-start"), middle(screen, words, chapter.start), *hand_sizes(chapter.start, None))
    for count, step in enumerate(chapter.steps, 1):
        situation = middle(screen, words, step.after), *hand_sizes(step.after, step.before)
        table.add_row(str(count), words.player(step.seat), words.step(step), *situation)
    screen.show(table)
    show_end(screen, words, chapter.end)


def middle_title(words: "Words") -> str:
    """What lies in the middle of the table, as a heading."""
    return words.texts.text("replay-top" if words.game == "maumau" else "replay-row")


def middle(screen: "Screen", words: "Words", view: "View") -> "Text":
    """What lies in the middle of the table."""
    from rich.text import Text

    from maukas.games.maumau.view import View as MauMauView

    if isinstance(view, MauMauView):
        named = f"{view.top}:{view.colour}" if view.top == "W" and view.colour else view.top
        top = screen.card(named, view.colour if view.top == "W" else None)
        return top + Text(f" {words.texts.text('replay-debt', count=view.debt)}") if view.debt else top
    laid = [Text("+".join(centre.covered_by) + ">", style="dim") if centre.covered_by else Text("") for centre in view.row]
    return Text(" ").join(on_top + screen.card(centre.card) for on_top, centre in zip(laid, view.row, strict=True))


def hand_sizes(view: "View", before: "View | None") -> list["Text"]:
    """How many cards each player holds; what has changed stands out."""
    from rich.text import Text

    old = view.hand_sizes if before is None else before.hand_sizes
    return [Text(str(size), style="bold" if size != was else "dim") for size, was in zip(view.hand_sizes, old, strict=True)]


def show_end(screen: "Screen", words: "Words", view: "View") -> None:
    """How a round ended: who won, what the others held, what it counts."""
    texts = words.texts
    assert view.hands is not None                       # a record in which a round is cut short does not hold
    assert view.scores is not None
    ended = texts.text("replay-blocked") if view.winner is None else texts.text("replay-round-won", player=words.player(view.winner))
    screen.show(ended)
    table = screen.table(texts.text("replay-player"), texts.text("replay-cards-left"), texts.text("replay-points"), numbers=[2])
    for seat, hand in enumerate(view.hands):
        table.add_row(words.player(seat), screen.cards(hand), str(view.scores[seat]))
    screen.show(table)


def show_scores(screen: "Screen", words: "Words", story: "Story") -> None:
    """The score table, round by round, and the winners of a finished match."""
    texts, scores = words.texts, story.table
    screen.title(texts.text("replay-scores"))
    table = screen.table(texts.text("replay-round-column"), *map(words.player, range(scores.seats)), numbers=range(scores.seats + 1))
    for number, result in enumerate(scores.results, 1):
        table.add_row(str(number), *map(str, result.outcome.scores))
    table.add_section()
    table.add_row(texts.text("replay-total"), *map(str, scores.totals), style="bold")
    screen.show(table)
    if scores.is_over:
        screen.show(texts.text("replay-winners", players=words.names(scores.winners), count=len(scores.winners)))
    else:
        screen.show(texts.text("replay-match-open"))
