"""What came of a contest: tables in the terminal, one object for programs, one line a round for spreadsheets."""

import csv
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from maukas.arena.chair import Fault
from maukas.arena.ratings import Rating, ratings
from maukas.arena.seating import Contest
from maukas.arena.table import Played
from maukas.arena.tally import Difference, Estimate, Standing, difference, standings
from maukas.cli.screen import Screen
from maukas.texts import Texts

POINTS = {"maumau": "arena-points-maumau", "dos": "arena-points-dos"}
FEW = 30                                                # deals; with fewer the intervals mean little
FAULTS = {"illegal": "arena-fault-illegal", "raised": "arena-fault-raised", "slow": "arena-fault-slow"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The results of a contest."""

    contest: Contest
    rounds: int
    blocked: int
    standings: list[Standing]
    ratings: dict[str, Rating]
    difference: Difference | None                       # when there are two bots
    faults: dict[str, Fault]                            # the first one of each bot that had any


def report_of(contest: Contest, played: Sequence[Played]) -> Report:
    """Add up the rounds."""
    found = standings(played, contest.bots, contest.budget)
    names = [each.bot for each in found]
    faults: dict[str, Fault] = {}
    for each in played:
        for bot, fault in zip(each.bots, each.faults, strict=True):
            if fault is not None:
                faults.setdefault(bot, fault)
    return Report(
        contest=contest, rounds=len(played), blocked=sum(each.winner is None for each in played), standings=found,
        ratings=ratings(played), difference=difference(played, *names) if len(names) == 2 else None, faults=faults,
    )


def as_table(report: Report) -> dict[str, Any]:
    """Everything as plain values; times in milliseconds."""
    contest = report.contest
    return {
        "game": contest.game, "seats": contest.seats, "bots": contest.bots, "options": contest.options.changed(),
        "budget": asdict(contest.budget), "seed": contest.seed, "deals": contest.deals, "seatings": contest.seatings,
        "rounds": report.rounds, "blocked": report.blocked,
        "standings": [
            {
                "bot": each.bot, "rounds": each.rounds, "wins": each.wins, "win_rate": asdict(each.win_rate),
                "points": asdict(each.points), "rating": asdict(report.ratings[each.bot]) | {"ordinal": report.ratings[each.bot].ordinal},
                "faults": {kind: each.faults[kind] for kind in FAULTS}, "moves": each.moves, "over_budget": each.over_budget,
                "milliseconds": {"median": 1000 * each.median, "p99": 1000 * each.slowest},
            }
            for each in report.standings
        ],
        "difference": None if report.difference is None else asdict(report.difference),
    }


def write_csv(contest: Contest, played: Sequence[Played], path: Path) -> None:
    """Write one line a round; seats are counted from 0."""
    seats = range(contest.seats)
    columns = ["deal", "seating", "dealer", *(f"bot_{seat}" for seat in seats), "winner", *(f"score_{seat}" for seat in seats)]
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow([*columns, "moves", "forfeited"])
        for each in played:
            forfeited = " ".join(str(seat) for seat in seats if each.faults[seat] is not None)
            winner = "" if each.winner is None else each.winner
            lines.writerow([each.deal, each.seating, each.dealer, *each.bots, winner, *each.scores, each.moves, forfeited])


def heading(report: Report, texts: Texts) -> str:
    """What was played."""
    game = texts.text(f"game-{report.contest.game}")
    return texts.text("arena-heading", game=game, seats=report.contest.seats, rounds=report.rounds, deals=report.contest.deals)


def show_report(report: Report, texts: Texts) -> None:
    """The results as tables, and what they mean."""
    screen = Screen()
    screen.title(heading(report, texts))
    columns = "arena-bot", "arena-rounds", "arena-win-rate", POINTS[report.contest.game], "arena-rating"
    table = screen.table(*map(texts.text, columns), numbers=range(1, len(columns)))
    for each in report.standings:
        rating = report.ratings[each.bot]
        table.add_row(
            shown_name(each.bot), texts.text("number", value=each.rounds), interval(each.win_rate, "arena-rate", 100, texts),
            interval(each.points, "arena-mean", 1, texts), texts.text("arena-rating-value", mu=rating.mu, sigma=rating.sigma),
        )
    screen.show(table)
    screen.remark(texts.text("arena-fair-share", percent=100 / report.contest.seats))
    if report.contest.deals < FEW:
        screen.remark(texts.text("arena-few-deals"))
    if report.blocked:
        screen.remark(texts.text("arena-blocked", count=report.blocked))
    if report.difference is not None:
        show_difference(screen, report, report.difference, texts)
    show_conduct(screen, report, texts)


def show_conduct(screen: Screen, report: Report, texts: Texts) -> None:
    """How long the bots thought, and what they did wrong."""
    columns = "arena-bot", "arena-moves", "arena-median", "arena-slowest", "arena-over-budget", "arena-faults"
    table = screen.table(*map(texts.text, columns), numbers=range(1, len(columns)))
    for each in report.standings:
        times = [texts.text("arena-milliseconds", value=1000 * time) for time in (each.median, each.slowest)]
        late, faults = (texts.text("number", value=count) for count in (each.over_budget, each.faults.total()))
        table.add_row(shown_name(each.bot), texts.text("number", value=each.moves), *times, late, faults)
    screen.title(texts.text("arena-conduct"))
    screen.show(table)
    for bot, fault in report.faults.items():
        screen.remark(texts.text(FAULTS[fault.kind], bot=shown_name(bot), detail=fault.detail))


def show_difference(screen: Screen, report: Report, found: Difference, texts: Texts) -> None:
    """How far one bot is ahead of the other, the one with more first."""
    names = [shown_name(each.bot) for each in report.standings]
    screen.title(texts.text("arena-difference"))
    for id, estimate, scale in (("arena-difference-wins", found.win_rate, 100), ("arena-difference-points", found.points, 1)):
        sign = -1 if estimate.mean < 0 else 1
        first, second = names[::sign]
        ends = sorted(scale * sign * (estimate.mean if end is None else end) for end in (estimate.low, estimate.high))
        screen.show(texts.text(id, first=first, second=second, mean=scale * sign * estimate.mean, low=ends[0], high=ends[1]))
        if ends[0] <= 0 or estimate.low is None:
            screen.remark(texts.text("arena-difference-unclear"))


def interval(estimate: Estimate, id: str, scale: int, texts: Texts) -> str:
    """A mean with its interval, as far as it is known."""
    if estimate.low is None or estimate.high is None:
        return texts.text("number-decimal", value=scale * estimate.mean)
    return texts.text(id, mean=scale * estimate.mean, low=scale * estimate.low, high=scale * estimate.high)


def shown_name(bot: str) -> str:
    """A bot's name; of one in a file without the folders."""
    return Path(bot).name
