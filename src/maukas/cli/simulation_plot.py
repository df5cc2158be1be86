"""The picture of a simulation: how long rounds are, who wins, what it costs, what is done."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from maukas.cli.plot_style import BLUE, INK, LINE, OCHRE, PLUM, TEAL, margins, picture
from maukas.cli.simulation_report import agreed, heading, kind_name, match_heading, score_id, seat_names
from maukas.cli.simulation_summary import Counts, quantile, spread
from maukas.estimates import Estimate
from maukas.simulation import MatchStatistics, Setting, Statistics
from maukas.texts import Texts

MOST_BARS = 60
TAIL = 0.995  # the few longest rounds and highest scores are left out of the picture


def write_plot(statistics: Statistics, setting: Setting, path: Path, texts: Texts) -> None:
    """Draw the picture into a file; its suffix says what kind of picture it is."""
    title = f"{heading(statistics, texts)}\n{agreed(setting, None, texts)}"
    with picture(path, title, width=11, height=8) as figure:
        rows: Any = figure.subfigures(2, 1)
        lengths, wins = rows[0].subplots(1, 2)
        scores, kinds = rows[1].subplots(1, 2)
        draw_histogram(lengths, statistics.lengths, texts.text("simulate-length"), texts.text("plot-decisions"), BLUE, texts)
        draw_wins(wins, statistics.win_shares, texts.text("simulate-wins-title"), texts)
        wins.set_xticks(range(statistics.seats), [*map(str, range(1, statistics.seats)), texts.text("simulate-dealer")])
        wins.set_xlabel(texts.text("plot-seats"))
        draw_histogram(scores, statistics.scores, texts.text(score_id(statistics)), texts.text("plot-points"), OCHRE, texts)
        draw_kinds(kinds, statistics, texts)


def write_match_plot(statistics: MatchStatistics, setting: Setting, path: Path, texts: Texts) -> None:
    """The same of matches: how long they are, and who wins."""
    title = f"{match_heading(statistics, texts)}\n{agreed(setting, None, texts)}"
    with picture(path, title, width=11, height=4.6) as figure:
        rounds, wins = figure.subplots(1, 2)
        draw_histogram(rounds, statistics.rounds, texts.text("simulate-match-rounds"), texts.text("plot-rounds"), BLUE, texts)
        draw_wins(wins, statistics.seat_win_shares, texts.text("simulate-player-wins-title"), texts)
        wins.set_xticks(range(statistics.seats), seat_names(setting))


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
        texts.text("plot-median", median=values.median),
        (values.median, 1),
        xycoords=("data", "axes fraction"),
        xytext=(5, -2),
        textcoords="offset points",
        va="top",
        fontsize=9,
        color=INK,
    )
    show_percent(axes, texts)


def draw_wins(axes: Any, shares: Sequence[Estimate], title: str, texts: Texts) -> None:
    """The share of wins with its interval, beside an even share."""
    scaled = [share.scaled(100) for share in shares]
    labels = [texts.text("number-percent", value=share.mean) for share in scaled]
    axes.set_title(title)
    bars = axes.bar(
        range(len(scaled)), [share.mean for share in scaled], width=0.7, color=TEAL, yerr=margins(scaled), ecolor=INK, capsize=4
    )
    axes.bar_label(bars, labels, label_type="center", fontsize=9, color="white")
    axes.axhline(100 / len(scaled), color=INK, linewidth=1, linestyle=(0, (4, 3)))
    show_percent(axes, texts)


def draw_kinds(axes: Any, statistics: Statistics, texts: Texts) -> None:
    """How often each kind of move comes in a round, the most frequent on top."""
    means = sorted((count / statistics.rounds, kind) for kind, count in statistics.kinds.items() if count)
    reach = margins([statistics.kind_a_round(kind) for _, kind in means])
    axes.set_title(texts.text("plot-kinds"))
    bars = axes.barh(
        [kind_name(kind, statistics, texts) for _, kind in means],
        [mean for mean, _ in means],
        height=0.7,
        color=PLUM,
        xerr=reach,
        ecolor=INK,
        capsize=2,
    )
    axes.bar_label(bars, [texts.text("number-decimal", value=mean) for mean, _ in means], padding=4, fontsize=9, color=INK)
    axes.margins(x=0.12, y=0.02)
    axes.xaxis.set_visible(False)
    axes.spines["bottom"].set_visible(False)


def show_percent(axes: Any, texts: Texts) -> None:
    """Light lines across, with shares beside them."""
    axes.grid(axis="y", color=LINE, linewidth=0.8)
    axes.yaxis.set_major_formatter(lambda value, _: texts.text("number-round-percent", value=value))
