"""The picture of a contest: who wins how often, with how many points, and how they are rated."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from maukas.arena.tally import Estimate
from maukas.cli.arena_report import POINTS, Report, heading, shown_name
from maukas.cli.plot import INK, LINE, OCHRE, PLUM, STYLE, TEAL
from maukas.texts import Texts


def write_plot(report: Report, path: Path, texts: Texts) -> None:
    """Draw the picture into a file; its suffix says what kind of picture it is."""
    bots = [each.bot for each in report.standings]
    rates = [scaled(each.win_rate, 100) for each in report.standings]
    rated = [report.ratings[bot] for bot in bots]
    ratings = [Estimate(each.mu, each.mu - 2 * each.sigma, each.mu + 2 * each.sigma) for each in rated]
    height = 2.2 + 0.55 * len(bots)
    with rc_context(STYLE):
        figure = Figure(figsize=(12, height), layout=ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12))
        figure.suptitle(heading(report, texts), x=0.016, ha="left", fontsize=14, fontweight="bold")
        wins, points, strength = figure.subplots(1, 3, sharey=True)
        draw_bars(wins, bots, rates, texts.text("plot-win-rate"), TEAL, [texts.text("number-percent", value=each.mean) for each in rates])
        wins.xaxis.set_major_formatter(lambda value, _: texts.text("number-round-percent", value=value))
        fair = 100 / report.contest.seats
        wins.axvline(fair, color=INK, linewidth=1, linestyle=(0, (4, 3)))
        wins.set_xlabel(texts.text("plot-fair-share", percent=fair))
        means = [each.points for each in report.standings]
        labels = [texts.text("number-decimal", value=each.mean) for each in means]
        draw_bars(points, bots, means, texts.text("replay-points"), OCHRE, labels)
        points.set_xlabel(texts.text(POINTS[report.contest.game]))
        draw_marks(strength, ratings, texts.text("arena-rating"), [texts.text("number-decimal", value=each.mean) for each in ratings])
        strength.set_xlabel(texts.text("plot-rating"))
        for axes in (points, strength):
            axes.xaxis.set_major_formatter(lambda value, _: texts.text("number", value=value))
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure.savefig(path, dpi=150, metadata=metadata)


def scaled(estimate: Estimate, scale: float) -> Estimate:
    """The same in another unit."""
    low, high = (None if end is None else scale * end for end in (estimate.low, estimate.high))
    return Estimate(scale * estimate.mean, low, high)


def margins(estimates: Sequence[Estimate]) -> list[list[float]]:
    """How far each interval reaches to the left and to the right."""
    return [
        [0.0 if each.low is None else each.mean - each.low for each in estimates],
        [0.0 if each.high is None else each.high - each.mean for each in estimates],
    ]


def draw_bars(axes: Any, bots: Sequence[str], estimates: Sequence[Estimate], title: str, colour: str, labels: Sequence[str]) -> None:
    """A bar for each bot, the first on top, with its interval and its figure."""
    places = range(len(bots))
    axes.set_title(title)
    axes.barh(places, [each.mean for each in estimates], height=0.6, color=colour)
    axes.errorbar([each.mean for each in estimates], places, xerr=margins(estimates), fmt="none", ecolor=INK, elinewidth=1.2, capsize=4)
    axes.set_yticks(places, [shown_name(bot) for bot in bots])
    axes.set_ylim(len(bots) - 0.4, -0.6)
    write_labels(axes, estimates, labels)


def draw_marks(axes: Any, estimates: Sequence[Estimate], title: str, labels: Sequence[str]) -> None:
    """A mark for each bot where zero means nothing, with its interval and its figure."""
    axes.set_title(title)
    means = [each.mean for each in estimates]
    marks: Any = {"fmt": "o", "color": PLUM, "markersize": 8, "ecolor": INK, "elinewidth": 1.2, "capsize": 4}
    axes.errorbar(means, range(len(means)), xerr=margins(estimates), **marks)
    write_labels(axes, estimates, labels)


def write_labels(axes: Any, estimates: Sequence[Estimate], labels: Sequence[str]) -> None:
    """Each figure right of its interval, and light lines behind."""
    for place, (each, label) in enumerate(zip(estimates, labels, strict=True)):
        end = each.mean if each.high is None else each.high
        axes.annotate(
            label, (end, place), xytext=(7, 0), textcoords="offset points", va="center", fontsize=9, color=INK,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
        )
    axes.margins(x=0.2)
    axes.grid(axis="x", color=LINE, linewidth=0.8)
