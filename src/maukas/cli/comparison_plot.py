"""The picture of a comparison: the figures of each variant above, what they differ from the first below."""

from pathlib import Path
from typing import Any

from maukas.cli.comparison_report import difference_text, figure_name, heading, value_text, variant_names
from maukas.cli.plot_style import INK, draw_marks, picture
from maukas.cli.simulation_report import agreed
from maukas.simulation import Comparison, Setting
from maukas.simulation.comparison import SHARES
from maukas.texts import Texts


def write_plot(found: Comparison, setting: Setting, compared: str, path: Path, texts: Texts) -> None:
    """Draw the picture into a file; its suffix says what kind of picture it is."""
    names = variant_names(setting, compared)
    figures = [each for place, each in enumerate(found.figures) if found.sums[:, place].any()]  # not what never happened
    title = f"{heading(found, setting, compared, texts)}\n{agreed(setting, compared, texts)}"
    with picture(path, title, width=3.4 * len(figures), height=2.4 + 0.9 * len(names)) as figure:
        rows = figure.subplots(2, len(figures), sharey="row", squeeze=False, height_ratios=[len(names), len(names) - 1])
        for place, each in enumerate(figures):
            draw_variants(rows[0][place], rows[1][place], found, each, figure_name(each, found, setting, texts), names, texts)
        rows[1][0].set_ylabel(texts.text("plot-difference", name=names[0]))


def draw_variants(above: Any, below: Any, found: Comparison, figure: str, title: str, names: list[str], texts: Texts) -> None:
    """One figure of every variant, and its differences."""
    scale = 100 if figure in SHARES else 1
    values = [found.value(variant, figure) for variant in range(len(names))]
    draw_marks(above, [each.scaled(scale) for each in values], title, [value_text(each, figure, texts) for each in values])
    above.set_yticks(range(len(names)), names)
    above.set_ylim(len(names) - 0.5, -0.5)
    differences = [found.difference(variant, figure) for variant in range(1, len(names))]
    labels = [difference_text(each, figure, texts) for each in differences]
    draw_marks(below, [each.scaled(scale) for each in differences], "", labels)
    below.axvline(0, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    below.set_yticks(range(len(names) - 1), names[1:])
    below.set_ylim(len(names) - 1.5, -0.5)
    for axes in (above, below):
        for label, each in zip(axes.texts, values if axes is above else differences, strict=True):
            label.xy = (scale * each.mean, label.xy[1])  # above its mark: intervals with their ends are long
            label.set_position((0, 9))
            label.set_ha("center")
            label.set_fontsize(8)
        axes.margins(x=0.35)
        axes.xaxis.set_major_formatter(lambda value, _: texts.text("number-short", value=value))
