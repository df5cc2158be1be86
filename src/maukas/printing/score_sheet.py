"""A sheet for the points of an evening, blank or with names."""

from collections.abc import Sequence

from maukas.games.game import AnyGame
from maukas.printing.leaflet import worth
from maukas.printing.paper import Paper
from maukas.printing.pictures import read_pictures
from maukas.printing.typesetting import typeset
from maukas.texts import Texts, printable, shortened

USUAL_PLAYERS = 6
LONGEST_NAME = 24  # characters


def score_sheet_pdf(game: AnyGame, paper: Paper, texts: Texts, players: Sequence[str] = ()) -> bytes:
    """A sheet with a column for each player, and a row for each round."""
    names = [shortened(printable(name).strip(), LONGEST_NAME) for name in players[: game.players[-1]]]
    columns = len(names) if len(names) >= game.players[0] else min(USUAL_PLAYERS, game.players[-1])
    data = {
        "title": texts.text("print-scores-title", game=texts.text(f"game-{game.name}")),
        "language": texts.language,
        "paper": paper,
        "names": names + [""] * (columns - len(names)),
        "round": texts.text("print-scores-round"),
        "total": texts.text("print-scores-total"),
        "date": texts.text("print-scores-date"),
        "worth": [{"title": texts.text(each.title), "points": worth(texts, each.points)} for each in game.rulebook.samples],
        "match": [texts.text(clause) for clause in game.rulebook.sections[-1].clauses],
    }
    return typeset("score_sheet", data, {"logo.svg": read_pictures().mark()})
