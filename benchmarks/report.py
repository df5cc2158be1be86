"""The page on which the figures stand beside their peers and their goals."""

import datetime
import os
import platform
import statistics
from collections.abc import Iterator

Figures = dict[str, list[float]]

RATE = "decisions_per_second"
TITLES = {"maumau": "Mau Mau", "dos": "DOS"}
STARTS = (
    ("import", "`import maukas`", 0.3),
    ("help", "`maukas --help`", 0.3),
    ("first_compilation", "first compilation of everything", 40),
    ("from_the_cache", "the same from the cache", 2),
)


def middle(figures: Figures, name: str) -> float:
    """The median of a figure."""
    return statistics.median(figures[name])


def ratio(figures: Figures, ours: str, peer: str) -> str:
    """The median of the ratios within each turn, in which both met the same noise."""
    value = statistics.median(mine / theirs for mine, theirs in zip(figures[ours], figures[peer], strict=True))
    return f"{value:,.0f}" if value > 100 else f"{value:.2f}"


def peer_rows(figures: Figures) -> Iterator[str]:
    """Random play beside OpenSpiel and RLCard."""
    for seats in (2, 4):
        peer = f"openspiel {seats} {RATE}"
        yield f"| OpenSpiel crazy eights, {seats} players, C++ rollouts | {middle(figures, peer) / 1e6:.2f} M/s | 1 | |"
        for game, goal in (("maumau", 6), ("dos", 3)):
            ours = f"{game} {seats} {RATE}"
            yield row(f"**{TITLES[game]}**, {seats} players, full rules", figures, ours, ratio(figures, ours, peer), goal)
    uno, ours = f"rlcard {RATE}", f"maumau 2 {RATE}"
    yield f"| RLCard UNO, 2 players, `env.run` | {middle(figures, uno) / 1e3:.1f} k/s | 1 | |"
    yield row("**Mau Mau**, 2 players, full rules", figures, ours, ratio(figures, ours, uno), "1,000")
    both = "maumau 2 batch_on_two_cores"
    yield row("**Mau Mau**, 2 players, a batch of 256 on both cores", figures, both, ratio(figures, both, uno), "")


def core_rows(figures: Figures) -> Iterator[str]:
    """Batches on one core and on two."""
    for game, title in TITLES.items():
        one, two = f"{game} 4 batch", f"{game} 4 batch_on_two_cores"
        yield row(f"{title}, a batch of 256 on one core", figures, one, "1", "")
        yield row("the same on two cores", figures, two, ratio(figures, two, one), 1.4)


def search_rows(figures: Figures) -> Iterator[str]:
    """Searches beside OpenSpiel's."""
    peer = "hearts iterations_per_second"
    yield f"| OpenSpiel ISMCTS, hearts | {middle(figures, peer) / 1e3:.0f} k/s | 1 | |"
    for game, seats in (("maumau", 2), ("maumau", 4), ("dos", 2)):
        ours = f"search {game} {seats} iterations_per_second"
        rate = f"{middle(figures, ours) / 1e3:.0f} k/s"
        yield f"| **{TITLES[game]}**, {seats} players, the master's search | {rate} | {ratio(figures, ours, peer)} | 8 |"


def thinking_rows(figures: Figures) -> Iterator[str]:
    """How punctual two masters are who think at once."""
    for game, title in TITLES.items():
        within, slowest = middle(figures, f"thinking {game} within"), middle(figures, f"thinking {game} p99")
        yield f"| {title}, two searches of 100 ms at once: moves within 120 ms | {within:.1%} | 99 % |"
        yield f"| the slowest hundredth takes longer than | {slowest:.0f} ms | |"


def row(title: str, figures: Figures, name: str, value: str, goal: object) -> str:
    """A row of millions a second."""
    return f"| {title} | {middle(figures, name) / 1e6:.1f} M/s | {value} | {goal} |"


def plain_rows(figures: Figures) -> Iterator[str]:
    """What Python sees: rounds through `Round`, and starting."""
    for game, title in TITLES.items():
        rate, weight = middle(figures, f"plain {game} {RATE}"), middle(figures, f"plain {game} bytes_per_round")
        yield f"| {title} through `Round`, moves as text, 4 players | {rate:,.0f} decisions/s | at least 30,000 |"
        yield f"| a finished {title} `Round` with its moves | {weight / 1000:.1f} kB | at most 20 kB |"
    for key, title, goal in STARTS:
        yield f"| {title} (whole process) | {middle(figures, f'start {key}'):.2f} s | at most {goal} s |"


def page(figures: Figures, turns: int) -> str:
    """The whole page."""
    today = f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}"
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return "\n".join(
        [
            "# The rules and the search, measured",
            "",
            f"{today}, {machine}. Medians of {turns} turns, ratios taken within each turn. Made by `make bench`.",
            "",
            "| random play, one core unless said | decisions | ratio | goal |",
            "|---|---|---|---|",
            *peer_rows(figures),
            *core_rows(figures),
            "",
            "| search, one core | iterations | ratio | goal |",
            "|---|---|---|---|",
            *search_rows(figures),
            "",
            "| thinking in time | measured | goal |",
            "|---|---|---|",
            *thinking_rows(figures),
            "",
            "| from Python | measured | goal |",
            "|---|---|---|",
            *plain_rows(figures),
            "",
        ]
    )
