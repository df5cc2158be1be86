"""The contests whose results are kept: `make contests` plays those that are missing (hours), one after the other.

Each result goes into benchmarks/results/contests.json as soon as it is there, and the page contests.md is written anew from all of them.
A contest that is broken off goes on where it was: its deals are kept in .cache/contests, as long as the rules and the bots are the same.
"""

import argparse
import datetime
import hashlib
import json
import os
import pickle
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from maukas.arena.contest import Contest, deals_for
from maukas.arena.contest_round import ContestRound
from maukas.arena.contest_statistics import statistics_by_bot
from maukas.arena.contest_runner import play_deals
from maukas.bots.bot import Budget
from maukas.games.registry import GAMES

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results"
KEPT = ROOT / ".cache" / "contests"
PART = 25  # deals that are kept together
TITLES = {"maumau": "Mau Mau", "dos": "DOS"}


@dataclass(frozen=True, slots=True)
class Planned:
    """A contest to be played in both games."""

    bots: tuple[str, ...]
    seats: int
    rounds: int
    budget: Budget
    goals: tuple[str, str] = ("", "")  # of the first bot, for Mau Mau and DOS


HUNDRED = Budget(milliseconds=100)
PLANS = {
    "casual-beginner": Planned(("casual", "beginner"), 2, 4400, HUNDRED, ("60 %", "60 %")),
    "master-search": Planned(("master", "search"), 2, 4400, HUNDRED, ("56 %", "56 %")),
    "master-casual": Planned(("master", "casual"), 2, 3400, HUNDRED, ("67 %", "69 %")),
    "search-casual": Planned(("search", "casual"), 2, 3400, HUNDRED),
    "clairvoyant-casual": Planned(("clairvoyant", "casual"), 2, 2600, HUNDRED),
    "master-three-casual": Planned(("master", "casual", "casual", "casual"), 4, 2900, HUNDRED, ("31 %", "40 %")),
    "search-three-casual": Planned(("search", "casual", "casual", "casual"), 4, 2900, HUNDRED),
    "search-oblivious": Planned(("search", "oblivious"), 2, 12000, Budget(iterations=500), ("above 50 %", "above 50 %")),
    "master-strong": Planned(("master", "strong"), 2, 3400, HUNDRED, ("54 %", "54 %")),
    "strong-casual": Planned(("strong", "casual"), 2, 3400, HUNDRED, ("54 %", "54 %")),
    **{
        f"{bot}-{number}-casual": Planned((bot, *["casual"] * (seats - 1)), seats, 3000, HUNDRED)
        for bot in ("master", "clairvoyant")
        for seats, number in ((3, "two"), (4, "three"), (6, "five"))
        if (bot, seats) != ("master", 4)
    },
}


def digest() -> str:
    """Another one when the rules, the bots or the arena have changed."""
    sources = sorted(path for folder in ("games", "bots", "arena") for path in (ROOT / "src" / "maukas" / folder).rglob("*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]


def rounds_of(contest: Contest, folder: Path, workers: int) -> list[ContestRound]:
    """All rounds of a contest: those that are kept, and the others, which are played now."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = {folder / f"{start:06}": range(start, min(start + PART, contest.deals)) for start in range(0, contest.deals, PART)}
    Parallel(n_jobs=workers)(delayed(keep)(contest, deals, file) for file, deals in parts.items() if not file.exists())
    return [played for file in parts for played in pickle.loads(file.read_bytes())]  # noqa: S301 (our own)


def keep(contest: Contest, deals: range, file: Path) -> None:
    """Play some deals and keep them, all or none."""
    draft = file.with_suffix(".draft")
    draft.write_bytes(pickle.dumps(play_deals(contest, deals)))
    draft.replace(file)


def play(plan: Planned, game: str, folder: Path, workers: int) -> dict[str, Any]:
    """Play a contest, and say how the first bot did."""
    options = GAMES[game].options.of({})
    contest = Contest(
        game=game,
        bots=plan.bots,
        seats=plan.seats,
        deals=deals_for(plan.rounds, plan.bots, plan.seats),
        options=options,
        budget=plan.budget,
        seed=0,
    )
    played = rounds_of(contest, folder, workers)
    first = statistics_by_bot(played, plan.bots, plan.budget)[0]
    return {
        "date": f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}",
        "workers": workers,
        "cores": os.cpu_count(),
        "rounds": len(played),
        "wins": first.win_rate.mean,
        "low": first.win_rate.low,
        "high": first.win_rate.high,
        "points": first.points.mean,
        "moves": first.moves,
        "milliseconds": 1000 * first.median,
        "slowest": 1000 * first.slowest,
    }


def main() -> None:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="contests to play again, like maumau/master-casual; if none, those that are missing")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    RESULTS.mkdir(exist_ok=True)
    store = RESULTS / "contests.json"
    results: dict[str, Any] = json.loads(store.read_text()) if store.exists() else {}
    everything = [f"{game}/{name}" for name in PLANS for game in TITLES]
    for name in arguments.names or [each for each in everything if each not in results]:
        print(name, "...", file=sys.stderr)
        game, _, plan = name.partition("/")
        results[name] = play(PLANS[plan], game, KEPT / digest() / game / plan, arguments.workers)
        store.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n")
        (RESULTS / "contests.md").write_text(page(results), encoding="utf-8")


def page(results: dict[str, Any]) -> str:
    """All results as a page."""
    lines = [
        "# Bots against each other",
        "",
        "Made by `make contests`. Every deal is played in every seating; intervals are 95 %, over deals. The budget is for each move.",
        "",
        "| game | contest | budget | rounds | first bot wins | 95 % | goal | 99 % of its moves within |",
        "|---|---|---|---|---|---|---|---|",
        *(row(name, results[name]) for name in sorted(results)),
        "",
        *shares(results),
    ]
    return "\n".join(lines)


def row(name: str, result: dict[str, Any]) -> str:
    """One contest."""
    game, _, plan_name = name.partition("/")
    plan = PLANS[plan_name]
    goal = plan.goals[[*TITLES].index(game)]
    budget = f"{plan.budget.milliseconds:.0f} ms" if plan.budget.milliseconds else f"{plan.budget.iterations} iterations"
    bots, interval = " - ".join(plan.bots), f"{result['low']:.1%} to {result['high']:.1%}"
    return (
        f"| {TITLES[game]} | {bots} | {budget} | {result['rounds']:,} | **{result['wins']:.1%}** | {interval} "
        f"| {goal} | {result['slowest']:.0f} ms |"
    )


def shares(results: dict[str, Any]) -> list[str]:
    """How much of what can be reached over the casual level a bot gets: a player who sees all hands gets all of it."""
    lines = []
    for game, title in TITLES.items():
        for bot in ("master", "search"):
            try:
                reached, clairvoyant = (results[f"{game}/{each}-casual"]["wins"] for each in (bot, "clairvoyant"))
            except KeyError:
                continue
            share = (reached - 0.5) / (clairvoyant - 0.5)
            lines += [f"{title}: the clairvoyant is {clairvoyant - 0.5:.1%} above even; `{bot}` gets {share:.0%} of that.", ""]
    return lines


if __name__ == "__main__":
    main()
