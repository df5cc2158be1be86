"""What a siege costs those who only play: `make bench-siege`; kept as a section of benchmarks/results/server.md.

Hostile clients of one address do everything in `tools/siege/attacks.py` at the usual limits, in a process that has the lowest priority:
over a network they would not get the server's own cores, either. Those who play, and whoever asks for health, are processes of their own.
"""

import datetime
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tools.siege.__main__ import besiege
from tools.siege.campaign import MEGABYTE, USUAL_ATTACKERS, Figures, percentile

RESULT = Path(__file__).parents[1] / "results" / "server.md"
HEADING = "## Under attack"
RUNS = 3
SECONDS = 40.0


def kept_section(text: str) -> str:
    """The section in a page, or nothing."""
    return text[text.index(HEADING) :] if HEADING in text else ""


def section(alone: list[Figures], attacked: list[Figures], busy: float) -> str:
    """The section as text."""

    def row(title: str, pick: Callable[[Figures], float], unit: str, goal: int) -> str:
        with_them, without = (statistics.median(map(pick, measured)) for measured in (attacked, alone))
        return f"| {title} | {with_them:.0f} {unit} | {without:.0f} {unit} | at most {goal} {unit} |"

    return "\n".join(
        [
            HEADING,
            "",
            f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}, {USUAL_ATTACKERS} hostile clients of one address, the usual limits,",
            "and three tables that play on as fast as they can; server and all clients on the same cores, the hostile ones with the lowest",
            f"priority. Medians of {len(attacked)} runs of {SECONDS:.0f} s, each beside one without attacks. Made by `make bench-siege`;",
            f"{busy:.1f} other processes wanted a core when it began.",
            "",
            "| figure | under attack | alone | goal |",
            "|---|---|---|---|",
            row("p50 of the moves of those who only play", lambda each: percentile(each.latencies, 50), "ms", 50),
            row("p99 of them", lambda each: percentile(each.latencies, 99), "ms", 50),
            row("p99 from a move to the bot's answer", lambda each: percentile(each.bot_times, 99), "ms", 500),
            row("p99 of health", lambda each: percentile(each.health, 99), "ms", 200),
            row("memory", lambda each: each.memory / MEGABYTE, "MB", 600),
            "",
        ]
    )


def measured(seed: int, attackers: int) -> Figures:
    """One run."""
    with tempfile.TemporaryDirectory(prefix="maukas-siege-") as folder:
        report = besiege(Path(folder), seconds=SECONDS, seed=seed, attackers=attackers, faults=False)
    print("\n".join(report.lines()), file=sys.stderr)
    if report.checker.discrepancies:
        sys.exit("something was wrong; nothing is written")
    return report.figures


def main() -> None:
    """Measure, and put the section into the page."""
    busy = os.getloadavg()[0]
    alone, attacked = [], []
    for seed in range(RUNS):
        alone.append(measured(seed, 0))
        attacked.append(measured(seed, USUAL_ATTACKERS))
    text = RESULT.read_text(encoding="utf-8")
    rest = text.removesuffix(kept_section(text)).rstrip()
    RESULT.write_text(f"{rest}\n\n{section(alone, attacked, busy)}", encoding="utf-8")


if __name__ == "__main__":
    main()
