"""House rules compared, as tables in the terminal: the figures of each, and how they differ from the first, deal by deal."""

from pathlib import Path
from typing import Any

from maukas.cli.game_options import written_value
from maukas.cli.simulation_report import begin, interval
from maukas.estimates import Estimate
from maukas.simulation import Comparison, Setting
from maukas.simulation.comparison import BLOCKED, FIRST, FIRST_NAMED, LENGTH, POINTS, ROUNDS, SHARES
from maukas.texts import Texts

FIGURE_TEXTS = {
    LENGTH: "simulate-length",
    ROUNDS: "simulate-match-rounds",
    FIRST: "compare-first",
    FIRST_NAMED: "compare-first-named",
    POINTS: "compare-points",
    BLOCKED: "compare-blocked",
}


def show_comparison(found: Comparison, setting: Setting, compared: str, texts: Texts) -> None:
    """The figures of each variant, and the differences."""
    output = begin(heading(found, setting, compared, texts), setting, compared, texts)
    names = variant_names(setting, compared)
    columns = [figure_name(figure, found, setting, texts) for figure in found.figures]
    table = output.table(compared, *columns, numbers=range(1, len(columns) + 1))
    for variant, name in enumerate(names):
        table.add_row(name, *(value_text(found.value(variant, figure), figure, texts) for figure in found.figures))
    output.show(table)
    output.title(texts.text("compare-difference-title", name=names[0]))
    table = output.table(compared, *columns, numbers=range(1, len(columns) + 1))
    for variant, name in list(enumerate(names))[1:]:
        table.add_row(name, *(difference_text(found.difference(variant, figure), figure, texts) for figure in found.figures))
    output.show(table)
    output.remark(texts.text("compare-chance"))


def heading(found: Comparison, setting: Setting, compared: str, texts: Texts) -> str:
    """What was compared."""
    id = "compare-heading-matches" if ROUNDS in found.figures else "compare-heading"
    return texts.text(id, game=texts.text(f"game-{setting.game}"), seats=setting.seats, count=found.count, name=compared)


def variant_names(setting: Setting, compared: str) -> list[str]:
    """The values that are compared."""
    return [written_value(getattr(options, compared)) for options in setting.variants]


def figure_name(figure: str, found: Comparison, setting: Setting, texts: Texts) -> str:
    """What a figure is called."""
    if figure == LENGTH and ROUNDS in found.figures:
        return texts.text("simulate-match-length")
    return texts.text(FIGURE_TEXTS[figure], player=Path(setting.players[0]).name)


def value_text(estimate: Estimate, figure: str, texts: Texts) -> str:
    """A figure with its interval."""
    return interval(estimate, "arena-rate", 100, texts) if figure in SHARES else interval(estimate, "number-interval", 1, texts)


def difference_text(estimate: Estimate, figure: str, texts: Texts) -> str:
    """A difference with its interval; of shares in percentage points."""
    is_share = figure in SHARES
    return interval(estimate, "compare-difference-share" if is_share else "compare-difference", 100 if is_share else 1, texts)


def as_table(found: Comparison, setting: Setting, compared: str, extra: dict[str, Any]) -> dict[str, Any]:
    """Everything as plain values, for programs; differences are to the first value."""

    def ends(estimate: Estimate) -> list[float | None]:
        return [estimate.mean, estimate.low, estimate.high]

    return {
        "game": setting.game,
        "seats": setting.seats,
        **extra,
        "compared": compared,
        "matches" if ROUNDS in found.figures else "rounds": found.count,
        "variants": [
            {
                "value": getattr(options, compared),
                "figures": {figure: ends(found.value(variant, figure)) for figure in found.figures},
                "differences": {figure: ends(found.difference(variant, figure)) for figure in found.figures},
            }
            for variant, options in enumerate(setting.variants)
        ],
    }
