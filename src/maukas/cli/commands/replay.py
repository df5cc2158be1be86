"""`maukas replay`: a match record told as a story."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from maukas.cli.errors import CommandError

if TYPE_CHECKING:
    from rich.text import Text

    from maukas.cli.output import Output
    from maukas.games.match import ScoreSheet
    from maukas.games.match_record import MatchRecord
    from maukas.games.match_walk import WalkStep
    from maukas.games.middle import Middle
    from maukas.games.view import View
    from maukas.narrator import Narrator


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="placeholder-file", help="help-replay-file")],
    round: Annotated[int | None, typer.Option("--round", "-r", metavar="placeholder-number", help="help-replay-round")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-replay-plain")] = False,
) -> int:
    """Tell a match, or one round of it."""
    from maukas.cli.match_records import read_record, round_being_played, worded_discrepancy
    from maukas.cli.output import Output
    from maukas.games.match_walk import match_at, new_match, public_view, told_rounds, walk
    from maukas.games.registry import game_named
    from maukas.narrator import Narrator

    record = read_record(file)
    discrepancy = worded_discrepancy(record, context.obj)
    if discrepancy is not None:
        raise CommandError("replay-does-not-hold", why=discrepancy, code=1)
    rounds = [*told_rounds(record)]
    if round is not None and round not in range(1, len(rounds) + 1):
        raise CommandError("replay-no-such-round", round=round, count=len(rounds))
    narrator, output = Narrator(context.obj, game_named(record.game), record.options, record.players), Output(plain=plain)
    show_opening(output, narrator, record)
    match = new_match(record)
    for number, written in rounds if round is None else rounds[round - 1 : round]:
        match = match_at(record, number)
        show_round(output, narrator, number, public_view(match.round), [*walk(match, written, public_view)])
    if round is None:
        being_played = round_being_played(record)
        if being_played is not None:
            output.title(context.obj.text("replay-unfinished", round=being_played))
        show_scores(output, narrator, match.scores)
    return 0


def show_opening(output: "Output", narrator: "Narrator", record: "MatchRecord") -> None:
    """Say what is played, by whom, and under which house rules."""
    from maukas.cli.option_texts import option_title, option_value

    texts = narrator.texts
    output.title(texts.text("replay-opening", game=texts.text(f"game-{record.game}"), count=record.seats))
    output.show(texts.text("replay-players", players=narrator.names(range(record.seats))))
    for name, value in record.options.changed().items():
        title, meaning = option_title(texts, record.game, name), option_value(texts, record.game, name, value)
        output.show(texts.text("replay-house-rule", title=title, meaning=meaning))


def show_round(output: "Output", narrator: "Narrator", number: int, start: "View", steps: "Sequence[WalkStep[View]]") -> None:
    """A round: how it began, every move with the situation it left, how it ended."""
    texts = narrator.texts
    output.title(texts.text("replay-round", round=number, player=narrator.player(start.dealer)))
    seats = range(len(start.hand_sizes))
    opening = narrator.game.middle(start)
    headings = [texts.text("replay-number"), texts.text("replay-move"), texts.text("replay-row" if opening.is_row else "replay-top")]
    table = output.table(*headings, *map(narrator.player, seats), numbers=[0, *(seat + 3 for seat in seats)])
    table.columns[2].no_wrap = not opening.is_row
    table.add_row("", texts.text("replay-start"), middle_cards(output, narrator, opening), *hand_sizes(start, None))
    for count, step in enumerate(steps, 1):
        middle = narrator.game.middle(step.after)
        situation = middle_cards(output, narrator, middle), *hand_sizes(step.after, step.before)
        table.add_row(str(count), narrator.step_text(step), *situation)
    output.show(table)
    show_end(output, narrator, steps[-1].after if steps else start)


def middle_cards(output: "Output", narrator: "Narrator", middle: "Middle") -> "Text":
    """The cards that lie open in the middle of the table, and how many are owed."""
    from rich.text import Text

    shown = []
    for each in middle.cards:
        below = Text("+".join(each.covered_by) + ">", style="dim") if each.covered_by else Text("")
        shown.append(below + output.card(f"{each.card}:{each.colour}" if each.colour else each.card, each.colour))
    cards = Text(" ").join(shown)
    return cards + Text(f" {narrator.texts.text('replay-debt', count=middle.debt)}") if middle.debt else cards


def hand_sizes(view: "View", before: "View | None") -> list["Text"]:
    """How many cards each player holds; what has changed stands out."""
    from rich.text import Text

    old = view.hand_sizes if before is None else before.hand_sizes
    return [Text(str(size), style="bold" if size != was else "dim") for size, was in zip(view.hand_sizes, old, strict=True)]


def show_end(output: "Output", narrator: "Narrator", view: "View") -> None:
    """How a round ended: who won, what the others held, what it counts."""
    texts = narrator.texts
    assert view.hands is not None  # a record in which a round is cut short does not hold
    assert view.scores is not None
    ended = texts.text("replay-blocked") if view.winner is None else texts.text("replay-round-won", player=narrator.player(view.winner))
    output.show(ended)
    table = output.table(texts.text("replay-player"), texts.text("replay-cards-left"), texts.text("replay-points"), numbers=[2])
    for seat, hand in enumerate(view.hands):
        table.add_row(narrator.player(seat), output.cards(hand), str(view.scores[seat]))
    output.show(table)


def show_scores(output: "Output", narrator: "Narrator", scores: "ScoreSheet") -> None:
    """The score table, round by round, and the winners of a finished match."""
    texts = narrator.texts
    output.title(texts.text("replay-scores"))
    table = output.table(texts.text("replay-round-column"), *map(narrator.player, range(scores.seats)), numbers=range(scores.seats + 1))
    for number, result in enumerate(scores.results, 1):
        table.add_row(str(number), *map(str, result.outcome.scores))
    table.add_section()
    table.add_row(texts.text("replay-total"), *map(str, scores.totals), style="bold")
    output.show(table)
    if scores.is_over:
        output.show(texts.text("replay-winners", players=narrator.names(scores.winners), count=len(scores.winners)))
    else:
        output.show(texts.text("replay-match-open"))
