"""What lies in the middle of a table of DOS: the centre row, and what this turn has earned."""

from maukas.games.dos.view import DosView
from maukas.games.middle import Middle, OpenCard
from maukas.games.sentence import Sentence


def middle(view: DosView) -> Middle:
    """The centre row with what covers it, bonuses, and cards that somebody will draw."""
    counts = (("play-bonuses", view.bonuses), ("play-doubles", view.doubles), ("play-owed", view.owed))
    told = tuple(Sentence(id, view.turn, count=count) for id, count in counts if count)
    return Middle(tuple(OpenCard(each.card, covered_by=each.covered_by) for each in view.row), told, is_row=True)
