"""The picture of a simulation: how long rounds are, who wins, what it costs, what is done."""

from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from maukas.cli.figures import heading, kind_name, score_id
from maukas.cli.summary import Counts, quantile, spread
from maukas.simulation import Statistics
from maukas.texts import Texts

INK, SOFT, LINE = "#22303c", "#6b7a87", "#e3e8ec"
BLUE, TEAL, OCHRE, PLUM = "#4c78a8", "#4f9d8f", "#d9a441", "#8c6bb1"
STYLE: Any = {
    "font.family": ["DejaVu Sans"], "font.size": 10, "text.color": INK, "axes.labelcolor": SOFT, "axes.edgecolor": LINE,
    "xtick.color": SOFT, "ytick.color": SOFT, "xtick.major.size": 0, "ytick.major.size": 0, "axes.spines.top": False,
    "axes.spines.right": False, "axes.spines.left": False, "axes.axisbelow": True, "axes.titlelocation": "left",
    "axes.titlesize": 11, "axes.titleweight": "bold", "axes.titlepad": 10, "svg.hashsalt": "maukas",
}
MOST_BARS = 60
TAIL = 0.995                                            # the few longest rounds and highest scores are left out of the picture


def write_plot(statistics: Statistics, path: Path, texts: Texts) -> None:
    """Draw the picture into a file; its suffix says what kind of picture it is."""
    with rc_context(STYLE):
        figure = Figure(figsize=(11, 8), layout=ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12))
        figure.suptitle(heading(statistics, texts), x=0.016, ha="left", fontsize=14, fontweight="bold")
        rows: Any = figure.subfigures(2, 1)
        lengths, wins = rows[0].subplots(1, 2)
        scores, kinds = rows[1].subplots(1, 2)
        draw_histogram(lengths, statistics.lengths, texts.text("simulate-length"), texts.text("plot-decisions"), BLUE, texts)
        draw_wins(wins, statistics, texts)
        draw_histogram(scores, statistics.scores, texts.text(score_id(statistics)), texts.text("plot-points"), OCHRE, texts)
        draw_kinds(kinds, statistics, texts)
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure.savefig(path, dpi=150, metadata=metadata)


def draw_histogram(axes: Any, counts: Counts, title: str, label: str, colour: str, texts: Texts) -> None:
    """How often each value came, in shares of all, with the median marked."""
    axes.set_title(title)
    axes.set_xlabel(label)
    if not counts:
        return
    values = spread(counts)
    highest, lowest, total = quantile(counts, TAIL), min(counts), sum(counts.values())
    width = max(1, -(-(highest - lowest + 1) // MOST_BARS))
    shares: dict[int, float] = {}
    for value, count in counts.items():
        if value <= highest:
            start = lowest + (value - lowest) // width * width
            shares[start] = shares.get(start, 0.0) + 100 * count / total
    axes.bar([start + (width - 1) / 2 for start in shares], list(shares.values()), width=0.86 * width, color=colour)
    axes.axvline(values.median, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    axes.annotate(
        texts.text("plot-median", median=values.median), (values.median, 1), xycoords=("data", "axes fraction"),
        xytext=(5, -2), textcoords="offset points", va="top", fontsize=9, color=INK,
    )
    show_percent(axes, texts)


def draw_wins(axes: Any, statistics: Statistics, texts: Texts) -> None:
    """The share of wins by place at the table, beside an even share."""
    shares = [100 * wins / statistics.rounds for wins in statistics.wins]
    places = range(statistics.seats)
    axes.set_title(texts.text("simulate-wins-title"))
    bars = axes.bar(places, shares, width=0.7, color=TEAL)
    axes.bar_label(bars, [texts.text("number-percent", value=share) for share in shares], label_type="center", fontsize=9, color="white")
    axes.axhline(100 / statistics.seats, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    axes.set_xticks(places, [*map(str, places[1:]), texts.text("simulate-dealer")])
    axes.set_xlabel(texts.text("plot-seats"))
    show_percent(axes, texts)


def draw_kinds(axes: Any, statistics: Statistics, texts: Texts) -> None:
    """How often each kind of move comes in a round, the most frequent on top."""
    means = sorted((count / statistics.rounds, kind) for kind, count in statistics.kinds.items() if count)
    axes.set_title(texts.text("plot-kinds"))
    bars = axes.barh([kind_name(kind, statistics, texts) for _, kind in means], [mean for mean, _ in means], height=0.7, color=PLUM)
    axes.bar_label(bars, [texts.text("number-decimal", value=mean) for mean, _ in means], padding=4, fontsize=9, color=INK)
    axes.margins(x=0.12, y=0.02)
    axes.xaxis.set_visible(False)
    axes.spines["bottom"].set_visible(False)


def show_percent(axes: Any, texts: Texts) -> None:
    """Light lines across, with shares beside them."""
    axes.grid(axis="y", color=LINE, linewidth=0.8)
    axes.yaxis.set_major_formatter(lambda value, _: texts.text("number-round-percent", value=value))
