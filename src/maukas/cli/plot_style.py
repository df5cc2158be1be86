"""How pictures look, and how they are written into a file."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from maukas.estimates import Estimate

INK, SOFT, LINE = "#22303c", "#6b7a87", "#e3e8ec"
BLUE, TEAL, OCHRE, PLUM = "#4c78a8", "#4f9d8f", "#d9a441", "#8c6bb1"
STYLE: Any = {
    "font.family": ["DejaVu Sans"],
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": SOFT,
    "axes.edgecolor": LINE,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlepad": 10,
    "svg.hashsalt": "maukas",
}


@contextmanager
def picture(path: Path, title: str, *, width: float, height: float) -> Iterator[Figure]:
    """A figure to draw on, of so many inches; it is saved at the end, in the format that the suffix of the file says."""
    with rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout=ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12))
        figure.suptitle(title, x=0.016, ha="left", fontsize=14, fontweight="bold")
        yield figure
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure.savefig(path, dpi=150, metadata=metadata)


def margins(estimates: Sequence[Estimate]) -> list[list[float]]:
    """How far each interval reaches to the left and to the right."""
    return [
        [0.0 if each.low is None else each.mean - each.low for each in estimates],
        [0.0 if each.high is None else each.high - each.mean for each in estimates],
    ]


def draw_marks(axes: Any, estimates: Sequence[Estimate], title: str, labels: Sequence[str]) -> None:
    """A mark for each row where zero means nothing, with its interval and its figure."""
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
            label,
            (end, place),
            xytext=(7, 0),
            textcoords="offset points",
            va="center",
            fontsize=9,
            color=INK,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
        )
    axes.margins(x=0.2)
    axes.grid(axis="x", color=LINE, linewidth=0.8)
