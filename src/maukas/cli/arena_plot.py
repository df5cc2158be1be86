"""The picture of a contest: who wins how often, with how many points, and how they are rated."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from maukas.cli.arena_report import ContestReport, heading, points_id, shown_name
from maukas.cli.plot_style import INK, OCHRE, TEAL, draw_marks, margins, picture, write_labels
from maukas.estimates import Estimate
from maukas.texts import Texts


def write_plot(report: ContestReport, path: Path, texts: Texts) -> None:
    """Draw the picture into a file; its suffix says what kind of picture it is."""
    bots = [each.bot for each in report.standings]
    rates = [each.win_rate.scaled(100) for each in report.standings]
    ratings = [report.ratings[bot] for bot in bots]
    with picture(path, heading(report, texts), width=12, height=2.2 + 0.55 * len(bots)) as figure:
        wins, points, strength = figure.subplots(1, 3, sharey=True)
        draw_bars(wins, bots, rates, texts.text("plot-win-rate"), TEAL, [texts.text("number-percent", value=each.mean) for each in rates])
        wins.xaxis.set_major_formatter(lambda value, _: texts.text("number-round-percent", value=value))
        fair = 100 / report.contest.seats
        wins.axvline(fair, color=INK, linewidth=1, linestyle=(0, (4, 3)))
        wins.set_xlabel(texts.text("plot-fair-share", percent=fair))
        means = [each.points for each in report.standings]
        labels = [texts.text("number-decimal", value=each.mean) for each in means]
        draw_bars(points, bots, means, texts.text("replay-points"), OCHRE, labels)
        points.set_xlabel(texts.text(points_id(report)))
        draw_marks(strength, ratings, texts.text("arena-rating"), [texts.text("number", value=round(each.mean)) for each in ratings])
        strength.set_xlabel(texts.text("plot-rating"))
        for axes in (points, strength):
            axes.xaxis.set_major_formatter(lambda value, _: texts.text("number", value=value))


def draw_bars(axes: Any, bots: Sequence[str], estimates: Sequence[Estimate], title: str, colour: str, labels: Sequence[str]) -> None:
    """A bar for each bot, the first on top, with its interval and its figure."""
    places = range(len(bots))
    axes.set_title(title)
    axes.barh(places, [each.mean for each in estimates], height=0.6, color=colour)
    axes.errorbar([each.mean for each in estimates], places, xerr=margins(estimates), fmt="none", ecolor=INK, elinewidth=1.2, capsize=4)
    axes.set_yticks(places, [shown_name(bot) for bot in bots])
    axes.set_ylim(len(bots) - 0.4, -0.6)
    write_labels(axes, estimates, labels)
